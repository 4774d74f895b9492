/** A guest's own reservation at `/r/:secret`. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createGuestLink,
  guestPath,
  mailedSecret,
  newSecret,
  replySecret,
} from '../../../src/server/links/guestLinks.ts';
import { readLog } from '../../../src/server/day/dayState.ts';
import { MAIL_TEXTS } from '../../../src/server/messages/messages.ts';
import { OF_ALL_VENUES } from '../venueStatements.ts';
import { PLAN_PICTURE_SIZE } from '../../../src/server/drawing/planPictures.ts';
import { readImageSize } from '../../../src/domain/plan/imageSize.ts';
import { openHarness } from '../openHarness.ts';
import { AJAX, NOW, STAYS, type ServerHarness, TEST_VENUE, TODAY } from '../serverHarness.ts';

let harness: ServerHarness;
beforeEach(async () => {
  harness = await openHarness();
});

type Reserved = { readonly code: string; readonly manage: string };

async function reserve(changes: Record<string, unknown> = {}): Promise<Reserved> {
  const answer = await harness.reserve(changes);
  expect(answer.json()).toMatchObject({ success: true });
  return answer.json<Reserved>();
}

const get = (url: string, headers: Record<string, string> = {}) => harness.app.inject({ url, headers });
const cancel = (manage: string) => harness.press(`${manage}/cancel`);
const save = (manage: string, changes: Record<string, unknown>) =>
  harness.post(
    `${manage}/reservation`,
    harness.payload({ first_name: '', last_name: '', email: '', phone: '', ...changes }),
  );

/** Everything in the database, links included: equal if nothing was written. */
async function wholeDatabase(): Promise<string> {
  // On Postgres other schemas have the same tables, and a transaction that changes nothing leaves its receipt.
  const names = new Set((await harness.store.introspection.getTables()).map(({ name }) => name));
  names.delete('write_receipts');
  const contents = [...names].map(async (name) => {
    const { rows } = await sql`select * from ${sql.table(name)} order by 1 ${sql.raw(OF_ALL_VENUES)}`.execute(
      harness.store,
    );
    return [name, rows];
  });
  return JSON.stringify(await Promise.all(contents));
}

/** Sets columns of the venue's only reservation. */
const setReservation = (columns: Record<string, unknown>) => harness.setAll('reservations', columns);

describe('the link', () => {
  test('a guest’s link is in the reply, with at least 128 random bits, and only its hash is stored', async () => {
    const { manage } = await reserve();
    const [, secret = ''] = /^\/r\/([\w-]{38})$/.exec(manage) ?? [];
    expect(secret.length).toBe(38);
    expect(await wholeDatabase()).not.toContain(secret.slice(6));
    const others = Array.from({ length: 200 }, () => newSecret('shell-bay'));
    expect(new Set([secret, ...others].map((each) => each.slice(6))).size).toBe(201);
    expect(new Set([secret, ...others].map((each) => each.slice(0, 6))).size).toBe(1);
    expect(manage).not.toContain('shell');
  });

  test('a guest’s link is the same for a repeated request, whose key alone does not tell it', async () => {
    const key = { idempotency_key: 'a-key-of-twenty-chars' };
    const first = await harness.reserve(key);
    const before = await wholeDatabase();
    expect((await harness.reserve(key)).body).toBe(first.body);
    expect(await wholeDatabase()).toBe(before);
    const { manage, code } = first.json<Reserved>();
    expect((await get(manage)).body).toContain(code);
    for (const linkKey of ['', 'another-key'])
      expect(replySecret('shell-bay', code, key.idempotency_key, linkKey)).not.toBe(manage.slice(3));
  });

  test('an address that goes on after a guest’s link and its date opens nothing, and is repeated nowhere', async () => {
    const { manage } = await reserve();
    expect((await get(`${manage}.2026-11-23`)).statusCode).toBe(200);
    for (const tail of ['.x', '.%22%3E%3Cimg%3E', '.%0d%0aX:y']) {
      const page = await get(`${manage}.2026-11-23${tail}`);
      expect([page.statusCode, page.body.includes('"><img>')], tail).toEqual([404, false]);
      expect((await harness.press(`${manage}.2026-11-23${tail}/messages`)).statusCode, tail).toBe(404);
    }
  });

  test.each([
    ['unknown', () => `/r/${newSecret('shell-bay')}`],
    ['of a venue that this host does not serve', () => `/r/${newSecret('elsewhere')}`],
    ['of no known form', () => '/r/x'],
    ['with the mark of another venue', (manage: string) => `/r/${newSecret('reef').slice(0, 6)}${manage.slice(9)}`],
    ['cut off', (manage: string) => manage.slice(0, -1)],
  ])(
    'a guest’s link that is %s gets the same answer as an expired one, and the same statements',
    async (_what, linkOf) => {
      const { manage } = await reserve();
      await setReservation({ date: '2026-10-23' });
      const statements = vi.spyOn(harness.store, 'selectFrom');
      const urls = [manage, linkOf(manage)];
      const counts: number[] = [];
      for (const tail of ['', '/plan.jpg', '/reservation.ics', '/change']) {
        const answers = [];
        for (const url of urls) {
          statements.mockClear();
          answers.push(await get(url + tail));
          counts.push(statements.mock.calls.length);
        }
        const [expired, other] = answers;
        expect(other!.statusCode).toBe(404);
        expect(expired!.statusCode).toBe(404);
        expect(other!.body).toBe(expired!.body);
        const plain = ({ headers }: typeof expired & object) => ({ ...headers, 'x-request-id': '', date: '' });
        expect(plain(other!)).toEqual(plain(expired!));
      }
      expect(new Set(counts)).toEqual(new Set([1]));
      statements.mockRestore();
      const [expired, other] = await Promise.all(urls.map((url) => cancel(url)));
      expect([other!.statusCode, other!.body]).toEqual([404, expired!.body]);
      for (const call of ['reservation', 'reservation/validation']) {
        const replies = await Promise.all(urls.map((url) => harness.post(`${url}/${call}`, harness.payload())));
        expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
        expect(replies[1]!.body).toBe(replies[0]!.body);
      }
    },
  );

  test("a guest’s link lives for 30 days after the visit, in the venue's time zone", async () => {
    const { manage } = await reserve();
    await setReservation({ date: '2026-10-24' });
    expect((await get(manage)).body).toContain(MAIL_TEXTS.en.manage_past);
    await setReservation({ date: '2026-10-23' });
    expect((await get(manage)).statusCode).toBe(404);
  });
});

test('a guest’s page shows what, when, where, the notes and how to reach the venue, without naming the guest', async () => {
  const { manage, code } = await reserve();
  const { statusCode, body, headers } = await get(manage);
  expect(statusCode).toBe(200);
  const { name, address, telephone } = TEST_VENUE;
  for (const text of [code, 'Line 1 (Lines)', '10:00 AM', 'A high chair', name, address, telephone])
    expect(body).toContain(text);
  expect(body).not.toMatch(/Ada|Silva|ada@example|771234567/);
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("default-src 'none'");
});

test('a guest’s page is never framed, also where the host lets sites frame its pages', async () => {
  harness = await openHarness({
    settings: { frameAncestors: ['https://site.example'] },
    venue: { embed_sites: ['*'] },
  });
  const { manage } = await reserve();
  for (const tail of ['', '/change']) {
    const { headers } = await get(manage + tail);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
  }
});

test('a guest’s page has the language of the reservation', async () => {
  const answer = await harness.post('/reservation', harness.payload(), { ...AJAX, 'Accept-Language': 'ar' });
  const { body } = await get(answer.json<Reserved>().manage, { 'Accept-Language': 'de' });
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body).toContain(MAIL_TEXTS.ar.manage_cancel);
});

test('a guest’s page shows the tables on the plan', async () => {
  const { manage } = await reserve();
  const picture = await get(`${manage}/plan.jpg`);
  expect(picture.headers['content-type']).toBe('image/jpeg');
  expect(readImageSize(picture.rawPayload)).toEqual(PLAN_PICTURE_SIZE);
  expect(picture.headers['cache-control']).toBe('private, no-cache');
  const etag = String(picture.headers['etag']);
  expect((await get(`${manage}/plan.jpg`)).rawPayload.equals(picture.rawPayload)).toBe(true);
  expect((await get(`${manage}/plan.jpg`, { 'If-None-Match': etag })).statusCode).toBe(304);
});

test('a guest’s page escapes what the guest has written', async () => {
  const { manage } = await reserve();
  await setReservation({ discount_code: '<script>alert(1)</script>', notes: '<script>alert(2)</script>' });
  expect((await get(manage)).body).not.toContain('<script>alert');
});

test.each(['GET', 'HEAD', 'OPTIONS'] as const)(
  'a guest’s page changes nothing for a %s of any of its addresses',
  async (method) => {
    const { manage } = await reserve();
    const before = await wholeDatabase();
    const calls = ['/reservation', '/reservation/validation', `/api/reservations/tables?date=${TODAY}&guests=2`];
    for (const tail of ['', '/cancel', '/change', '/plan.jpg', '/reservation.ics', ...calls])
      for (const query of ['', '?changed', '?cancel=1&confirm=yes'])
        await harness.app.inject({ method, url: manage + tail + query, headers: AJAX });
    expect(await wholeDatabase()).toBe(before);
    expect(harness.reservationCount()).toBe(1);
  },
);

test('a guest’s page of a visit that is over has no buttons', async () => {
  const { manage } = await reserve();
  await setReservation({ date: '2026-11-22' });
  const { body } = await get(manage);
  expect(body).toContain(MAIL_TEXTS.en.manage_past);
  expect(body).not.toContain('<button');
  for (const page of ['change', 'cancel']) expect((await get(`${manage}/${page}`)).headers['location']).toBe(manage);
});

test('canceling takes two pressed buttons, frees the tables, and tells guest and venue', async () => {
  const { manage } = await reserve();
  expect((await get(manage)).body).toContain(`<form method="get" action="${manage}/cancel">`);
  const question = (await get(`${manage}/cancel`)).body;
  for (const text of [MAIL_TEXTS.en.manage_cancel_yes, MAIL_TEXTS.en.manage_back, 'Line 1 (Lines)'])
    expect(question).toContain(text);
  expect(question).toContain(`<form method="post" action="${manage}/cancel">`);
  expect(question).not.toMatch(/Ada|Silva|ada@example/);
  const answer = await cancel(manage);
  expect([answer.statusCode, answer.headers['location']]).toEqual([303, manage]);
  expect(await harness.rows('claims')).toEqual([]);
  const mails = (await harness.rows('outbox')).map(({ kind }) => kind);
  expect(mails).toEqual(['guest', 'notice', 'cancelled', 'cancel_notice']);
  const { body } = await get(manage);
  expect(body).toContain(MAIL_TEXTS.en.manage_cancelled);
  expect(body).not.toContain('<button');
  expect(body).toContain('href="/v/shell-bay"');
  const events = await harness.rows('events');
  expect(events.at(-1)).toMatchObject({ kind: 'tables', tables: '[{"key":"1","available":true}]' });
  const before = await wholeDatabase();
  expect((await cancel(manage)).statusCode, 'a second time').toBe(303);
  expect(await wholeDatabase()).toBe(before);
});

test('canceling is possible while the tables of a late guest are held, and no longer', async () => {
  const { manage } = await reserve({ time: '09:00 AM' });
  // 08:00 in Colombo; the tables are held for 15 minutes.
  await setReservation({ time: 8 * 60 - 15 });
  const before = await wholeDatabase();
  await cancel(manage);
  expect((await save(manage, { guests: '1', time: '07:45 AM' })).statusCode).toBe(422);
  expect(await wholeDatabase()).toBe(before);
  await setReservation({ time: 8 * 60 - 14 });
  await cancel(manage);
  expect(await harness.rows('claims')).toEqual([]);
});

test('canceling counts in the rate limit', async () => {
  harness = await openHarness({ settings: { rateLimit: 3 } });
  const link = `/r/${newSecret('shell-bay')}`;
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push((await cancel(link)).statusCode);
  expect(statuses).toEqual([404, 404, 404, 429, 429]);
});

const fileOf = async (manage: string): Promise<string> => (await get(`${manage}/reservation.ics`)).body;

test('the calendar file offers the event, then its update, then takes it out, with the same UID and a growing SEQUENCE', async () => {
  const { manage, code } = await reserve();
  const fields = (file: string) =>
    [/METHOD:(.*)\r/, /SEQUENCE:(.*)\r/, /STATUS:(.*)\r/].map((line) => line.exec(file)?.[1]);
  const offered = await fileOf(manage);
  expect(fields(offered)).toEqual(['PUBLISH', '0', 'CONFIRMED']);
  await save(manage, { time: '11:00 AM' });
  const updated = await fileOf(manage);
  expect(fields(updated)).toEqual(['PUBLISH', '1', 'CONFIRMED']);
  expect(updated).toContain('DTSTART:20261123T053000Z');
  await cancel(manage);
  const cancelled = await fileOf(manage);
  expect(fields(cancelled)).toEqual(['CANCEL', '2', 'CANCELLED']);
  for (const file of [offered, updated, cancelled]) {
    expect(file).toContain(`UID:${code}@tidetable`);
    expect(file).not.toMatch(/ATTENDEE|Ada|ada@/);
  }
});

test('changing the notes alone cleans them, notifies the venue, is logged, and leaves the tables alone', async () => {
  const { manage, code } = await reserve();
  const claims = await harness.rows('claims');
  // Online reservations of today are paused, which concerns no notes.
  await harness.store
    .insertInto('pauses')
    .values({ tenant: 'shell-bay', until_at: Date.parse(NOW) + 3_600_000, revision: 1 })
    .execute();
  const answer = await save(manage, { notes: '  Two prams\u200b\r\nand a dog ' });
  expect(answer.json()).toEqual({
    success: true,
    code,
    manage: `${manage}?changed`,
    calendar: `${manage}/reservation.ics`,
  });
  const [row] = await harness.rows('reservations');
  expect(row).toMatchObject({ notes: 'Two prams\nand a dog', time: 600, sequence: 1, revision: 1 });
  expect(await harness.rows('claims')).toEqual(claims);
  const mails = (await harness.rows('outbox')).map(({ kind }) => kind);
  expect(mails).toEqual(['guest', 'notice', 'changed', 'change_notice']);
  expect((await harness.rows('events')).at(-1)).toMatchObject({ kind: 'day', date: '2026-11-23' });
  expect((await get(manage)).body).toContain('Two prams\nand a dog');
  await harness.store.deleteFrom('pauses').where('tenant', '=', 'shell-bay').execute();
  await save(manage, { notes: '', time: '11:00 AM' });
  const steps = (await readLog(harness.store, 'shell-bay', '2026-11-23')).map(({ role, type }) => `${role} ${type}`);
  expect(steps).toEqual(['guest notes', 'guest change', 'guest notes', 'guest reserve']);
  expect((await get(manage)).body).not.toContain(MAIL_TEXTS.en.label_notes);
});

test('changing to invalid notes changes nothing', async () => {
  const { manage } = await reserve();
  const before = await harness.contents();
  for (const notes of ['<b>Hello</b>', 'x'.repeat(1_001), 5]) {
    expect((await save(manage, { notes })).json()).toMatchObject({ errors: { notes: [expect.any(String)] } });
  }
  expect(await harness.contents()).toBe(before);
  const { notes: _, ...without } = harness.payload({ guests: '1' });
  await harness.post(`${manage}/reservation`, without);
  expect((await harness.rows('reservations'))[0]).toMatchObject({ guests: 1, notes: 'A high chair, please' });
});

test('changing is validated before the tables are chosen, and keeps a time that is no longer offered', async () => {
  const { manage } = await reserve({ time: '09:00 AM' });
  const validate = (changes: object) =>
    harness.post(`${manage}/reservation/validation`, { ...harness.payload({ time: '09:00 AM' }), ...changes });
  await setReservation({ time: 8 * 60 + 20 });
  expect((await validate({ time: '08:20 AM', guests: '4' })).json()).toEqual({ success: true });
  expect((await validate({ time: '08:30 AM' })).json()).toMatchObject({ errors: { time: [expect.any(String)] } });
  expect((await validate({ date: '22.11.2026' })).json()).toMatchObject({ errors: { date: [expect.any(String)] } });
  expect((await save(manage, { time: '08:20 AM', guests: '1' })).json()).toMatchObject({ success: true });
});

test("changing offers the reservation's own tables, and no others'", async () => {
  const { manage } = await reserve();
  await reserve({ selected_tables: [2] });
  const taken = (areas: { rooms: { id: number; available: boolean }[] }[]): number[] =>
    areas.flatMap(({ rooms }) => rooms.filter(({ available }) => !available).map(({ id }) => id));
  const own = await get(`${manage}/api/reservations/tables?date=${TODAY}&guests=2&key=x`, AJAX);
  expect([taken(own.json()), taken((await harness.tables()).json())]).toEqual([[2], [1, 2]]);
});

test('changing includes the stay where the venue counts stays', async () => {
  harness = await openHarness({ venue: { occupancy: 'stay', stays: STAYS } });
  const { manage } = await reserve();
  expect((await save(manage, { stay: '45 minutes' })).json()).toMatchObject({ success: true });
  expect(await harness.rows('reservations')).toMatchObject([{ stay: 45 }]);
});

test('changing opens the booking page with what is reserved, and no name or contact details', async () => {
  const { manage } = await reserve();
  const { body } = await get(`${manage}/change`);
  expect(body).toContain(`data-calls="${manage}"`);
  const change: unknown = JSON.parse(/data-change="([^"]*)"/.exec(body)![1]!.replaceAll('&quot;', '"'));
  expect(change).toMatchObject({
    path: manage,
    date: '2026-11-23',
    time: 600,
    guests: 2,
    tables: ['1'],
    notes: 'A high chair, please',
  });
  expect(body).toContain('data-features="idempotency"');
  expect(body).not.toMatch(/Ada|ada@example|771234567/);
});

test('what follows reservations in the name of a mailbox is limited as mails to it, except through a link in one of them', async () => {
  const dates = [TODAY, '24.11.2026'];
  const both = [await reserve(), await reserve({ date: dates[1], email: 'Ada+x@example.com' })];
  const change = (round: number) =>
    Promise.all(
      both.map(async ({ manage }, i) => (await save(manage, { date: dates[i], notes: `Note ${round}` })).statusCode),
    );
  const statuses = [await change(1), await change(2), await change(3)].flat();
  expect(statuses).toEqual([200, 200, 200, 200, 422, 422]);
  // A cancellation is never refused, and not told by a further mail.
  await cancel(both[1]!.manage);
  const told = async () => (await harness.rows('outbox')).map(({ kind }) => kind);
  expect(await told()).not.toContain('cancelled');
  const [row] = await harness.rows('reservations');
  const secret = mailedSecret('shell-bay');
  await createGuestLink(harness.store, 'shell-bay', Number(row!['id']), secret);
  expect((await save(guestPath(secret), { notes: 'Mine' })).statusCode).toBe(200);
  await cancel(guestPath(secret));
  expect(await told()).toContain('cancelled');
});

test('changing is limited to ten changes of a reservation, each of which sends two mails', async () => {
  harness = await openHarness({ settings: { rateLimit: 1_000 } });
  const { manage } = await reserve();
  await setReservation({ sequence: 10 });
  const answer = await save(manage, { time: '11:00 AM' });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['']]);
});

test("the page of a held reservation says that it waits for the confirmation, can be canceled, and can't be changed", async () => {
  const { manage } = await reserve();
  await setReservation({ held_until: Date.now() + 600_000 });
  const { body } = await get(manage);
  expect(body).toContain(MAIL_TEXTS.en.manage_held);
  expect(body).toContain('/cancel"');
  expect(body).not.toContain(MAIL_TEXTS.en.manage_change);
  expect((await save(manage, { time: '11:00 AM' })).json()).toMatchObject({ errors: { '': [expect.any(String)] } });
  await setReservation({ held_until: Date.now() - 1 });
  expect((await get(manage)).statusCode).toBe(404);
});

test('a guest cancels and changes at once: the reservation ends canceled, without claims', async () => {
  for (let round = 0; round < 5; round++) {
    const date = `2${4 + round}.11.2026`;
    const { manage } = await reserve({ date, email: `ada${round}@example.com` });
    await Promise.all([save(manage, { date, selected_tables: [2] }), cancel(manage), cancel(manage)]);
    expect((await get(manage)).body).toContain(MAIL_TEXTS.en.manage_cancelled);
  }
  expect(await harness.rows('claims')).toEqual([]);
  const mails = (await harness.rows('outbox')).filter(({ kind }) => kind === 'cancelled');
  expect(mails).toHaveLength(5);
});
