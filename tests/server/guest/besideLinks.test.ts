/** The links with which guests let friends see where they will be: `/beside/:secret`. */
import { beforeEach, expect, test } from 'vitest';
import { eraseReservations } from '../../../src/server/booking/personalData.ts';
import { newSecret } from '../../../src/server/links/guestLinks.ts';
import { openHarness } from '../openHarness.ts';
import { AJAX, type ServerHarness } from '../serverHarness.ts';

let harness: ServerHarness;
let manage: string;
const GUEST = { first_name: 'Zenobia', last_name: 'Quill', email: 'zenobia@example.com', notes: 'by the palm' };

beforeEach(async () => {
  harness = await openHarness();
  const answer = await harness.reserve(GUEST);
  manage = answer.json<{ manage: string }>().manage;
});

const get = (url: string) => harness.app.inject({ url });
const make = async (): Promise<string> => {
  const answer = await harness.app.inject({ method: 'POST', url: `${manage}/beside`, headers: AJAX });
  return answer.json<{ link?: string }>().link ?? '';
};
const end = () => harness.press(`${manage}/beside/end`);
/** What a link tells, as the page reads it. */
async function told(link: string): Promise<unknown> {
  const { body } = await get(link);
  return JSON.parse((/data-beside="([^"]*)"/.exec(body)?.[1] ?? '').replaceAll('&quot;', '"'));
}

test('a link for friends tells table, date and time, and nothing else of the reservation', async () => {
  const link = await make();
  const [reservation] = await harness.rows('reservations');
  const page = await get(link);
  expect(page.statusCode).toBe(200);
  expect(await told(link)).toEqual({
    date: reservation!['date'],
    time: reservation!['time'],
    tables: [String((harness.payload()['selected_tables'] as number[])[0])],
  });
  for (const secret of [
    ...Object.values(GUEST),
    String(reservation!['code']),
    String(reservation!['phone']),
    manage.slice(3),
    manage.slice(9),
  ])
    expect(page.body).not.toContain(secret);
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
});

test('a link for friends can’t be guessed, is kept as a hash only, and opens nothing of the guest’s own page', async () => {
  const link = await make();
  const secret = /^\/beside\/([\w-]{38})$/.exec(link)?.[1] ?? '';
  expect(secret).not.toBe('');
  expect(await harness.contents()).not.toContain(secret.slice(6));
  expect((await get(`/r/${secret}`)).statusCode).toBe(404);
  expect((await harness.press(`/r/${secret}/cancel`)).statusCode).toBe(404);
  expect((await harness.press(`/r/${secret}/beside/end`)).statusCode).toBe(404);
  for (const wrong of [newSecret('shell-bay'), `${secret}x`, `${secret}.2026-11-23`, secret.slice(0, 6)])
    expect(await told(`/beside/${wrong}`), wrong).toEqual({});
  expect((await get('/beside/nobodys-secret')).statusCode).toBe(404);
  // The address of the reservation is no link for friends.
  expect(await told(`/beside/${manage.slice(3)}`)).toEqual({});
});

test('a link for friends is the same until it is ended, and then another', async () => {
  const link = await make();
  expect(await make()).toBe(link);
  expect((await get(manage)).body).toContain(`href="${link}"`);
  await end();
  expect(await told(link)).toEqual({});
  expect((await get(manage)).body).not.toContain('href="/beside/');
  const next = await make();
  expect(next).not.toBe(link);
  expect([await told(link), await told(next)]).toEqual([{}, expect.objectContaining({ tables: expect.anything() })]);
  await end();
  await end();
  expect(await told(next)).toEqual({});
});

test('a mail scanner that opens every address makes and ends no link', async () => {
  const before = await harness.contents();
  for (const step of ['beside', 'beside/end']) expect((await get(`${manage}/${step}`)).statusCode, step).toBe(404);
  expect(await harness.contents()).toBe(before);
});

test('a link for friends shows where the guest has moved to, and ends when the reservation is canceled or over', async () => {
  const link = await make();
  await harness.setAll('reservations', { date: '2020-01-01' });
  expect(await told(link)).toEqual({});
  await harness.setAll('reservations', { date: '2026-11-25' });
  expect(await told(link)).toMatchObject({ date: '2026-11-25' });
  await harness.press(`${manage}/cancel`);
  expect(await told(link)).toEqual({});
  expect(await make()).toBe('');
});

test('a link for friends is erased with the reservation', async () => {
  const link = await make();
  const rows = (await harness.rows('reservations')) as { id: number; code: string }[];
  await eraseReservations(harness.store, harness.venues.get('shell-bay')!, rows, harness.dataDir);
  expect(await harness.rows('beside_links')).toEqual([]);
  expect(await told(link)).toEqual({});
});
