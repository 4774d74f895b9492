/** What integrators can rely on: nothing that they write is lost without a word. */
import { beforeEach, expect, test } from 'vitest';
import { venueSchema } from '../../../src/domain/booking/venueFile.ts';
import { openEditorSession } from '../editor/editorSession.ts';
import { openHarness } from '../openHarness.ts';
import { AJAX, type ServerHarness, TEST_VENUE } from '../serverHarness.ts';

let harness: ServerHarness;
beforeEach(async () => {
  harness = await openHarness();
});

test('calls with a session refuse parameters and fields that they do not know, and name them', async () => {
  const owner = await openEditorSession(harness);
  const period = 'from=2026-11-01&until=2026-11-30';
  for (const path of [`/reservations?${period}&form=1`, `/reservations.csv?${period}&form=1`, '/webhooks?form=1']) {
    const answer = await owner.call('GET', path);
    expect([answer.statusCode, answer.json<{ message: string }>().message], path).toEqual([
      400,
      expect.stringContaining('/form'),
    ]);
  }
  const webhook = { url: 'https://pos.example/hook', contents: 'lean' };
  expect((await owner.call('POST', '/webhooks', webhook)).statusCode).toBe(400);
  expect((await owner.call('GET', `/reservations?${period}`)).statusCode).toBe(200);
});

test('guests’ calls refuse fields that they do not know, and ignore such parameters', async () => {
  expect((await harness.reserve({ note: 'misspelled' })).json()).toMatchObject({
    errors: { note: [expect.any(String)] },
  });
  const { manage } = (await harness.reserve()).json<{ manage: string }>();
  const change = (fields: object) =>
    harness.post(`${manage}/reservation`, harness.payload({ time: '11:00 AM', ...fields }));
  expect((await change({ note: 'misspelled' })).statusCode).toBe(400);
  expect((await change({})).json()).toMatchObject({ success: true, calendar: `${manage}/reservation.ics` });
  const url = '/api/reservations/tables?key=shell-bay-key&date=23.11.2026&guests=2&utm_source=news';
  expect((await harness.app.inject({ url, headers: AJAX })).statusCode).toBe(200);
});

test('there are no deliveries of a webhook that the venue does not have', async () => {
  const owner = await openEditorSession(harness);
  for (const id of ['1', 'x']) expect((await owner.call('GET', `/webhooks/${id}/deliveries`)).statusCode).toBe(404);
});

test.each([3_000, 30_000])('bodies of %i levels are refused by every call', async (levels) => {
  const deep = '['.repeat(levels) + ']'.repeat(levels);
  for (const url of ['/reservation', '/reservation/validation', '/reservation/request']) {
    const headers = { ...AJAX, 'Content-Type': 'application/json' };
    const payload = `{"notes":${deep}}`;
    const answer = await harness.app.inject({ method: 'POST', url, headers, payload });
    expect([400, 413], url).toContain(answer.statusCode);
  }
});

test.each([
  ['line breaks in its name', { name: 'Shell\nBay' }],
  ['quotes in the address of its terms', { terms_url: 'https://shell.example/"onclick=x' }],
  ['20,000 promo codes', { promo_codes: Array.from({ length: 20_000 }, (_, i) => ({ code: `CODE${i}` })) }],
])('a venue with %s is refused', (_, changes) => {
  expect(venueSchema.safeParse(TEST_VENUE).success).toBe(true);
  expect(venueSchema.safeParse({ ...TEST_VENUE, ...changes }).success).toBe(false);
});
