/** One person, or one network, must not reserve a whole evening. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clientNetwork, isLoopback } from '../../../src/server/booking/clientNetwork.ts';
import { AJAX, type JsonObject, type ServerHarness, openServerHarness } from '../serverHarness.ts';

let house: ServerHarness;
beforeEach(async () => {
  house = await openServerHarness({ settings: { rateLimit: 10_000 } });
});
afterEach(() => house.close());

const TOMORROW = '24.11.2026';

async function reserve(table: number, guest: JsonObject, address = '203.0.113.9'): Promise<string> {
  const { app, payload } = house;
  const answer = await app.inject({
    method: 'POST',
    url: '/reservation',
    remoteAddress: address,
    headers: AJAX,
    payload: payload({ selected_tables: [table], date: TOMORROW, ...guest }),
  });
  return answer.statusCode === 200 ? 'ok' : Object.keys(answer.json().errors ?? {}).join();
}

const stranger = (n: number): JsonObject => ({ email: `guest${n}@example.com`, phone: `77${1_000_000 + n}` });

async function mails(): Promise<string[]> {
  return (await house.rows('outbox')).map((row) => String(row['kind']));
}

describe('one person', () => {
  test('gets three tables of a date, and the venue is notified once', async () => {
    const outcomes: string[] = [];
    for (let table = 1; table <= 20; table++) outcomes.push(await reserve(table, {}, `203.0.113.${table}`));
    expect(outcomes).toEqual(['ok', 'ok', 'ok', ...Array.from({ length: 17 }, () => 'email')]);
    expect(await house.rows('claims')).toHaveLength(3);
    expect((await mails()).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'flood',
      'guest',
      'guest',
      'guest',
      'notice',
      'notice',
      'notice',
    ]);
  });

  test('is recognized by either email address or telephone number, however they are written', async () => {
    for (let table = 1; table <= 3; table++)
      expect(await reserve(table, { ...stranger(table), phone: '0771234567' }, `203.0.113.${table}`)).toBe('ok');
    expect(await reserve(4, { ...stranger(4), phone: '+94 77 123 4567' }, '203.0.113.4')).toBe('email');
    for (let table = 5; table <= 7; table++)
      expect(await reserve(table, { ...stranger(table), email: `Bo+${table}@Example.com` }, `203.0.113.${table}`)).toBe(
        'ok',
      );
    expect(await reserve(8, { ...stranger(8), email: 'bo@example.com' }, '203.0.113.8')).toBe('email');
  });

  test('gets no fourth mail within ten minutes, on whatever dates', async () => {
    for (let day = 24; day <= 26; day++) expect(await reserve(1, { date: `${day}.11.2026` })).toBe('ok');
    expect(await reserve(1, { date: '27.11.2026' })).toBe('email');
    expect((await mails()).filter((kind) => kind === 'guest')).toHaveLength(3);
  });

  test('may reserve again after ten minutes of real time, although the time of the venue is fixed', async () => {
    for (let day = 24; day <= 26; day++) expect(await reserve(1, { date: `${day}.11.2026` })).toBe('ok');
    await house.store
      .updateTable('reservations')
      .set({ recorded_at: Date.now() - 11 * 60_000 })
      .execute();
    expect(await reserve(1, { date: '27.11.2026' })).toBe('ok');
  });

  test('may take as many tables as the party needs in one reservation', async () => {
    expect(await reserve(1, { selected_tables: [1, 2, 3, 4], guests: '8' })).toBe('ok');
  });

  test('cannot pass the limit with simultaneous requests', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, i) => reserve(i + 1, {}, `203.0.113.${i + 1}`)));
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(3);
  });
});

describe('one network', () => {
  test('gets twelve tables of a date; others are not affected', async () => {
    const outcomes: string[] = [];
    for (let table = 1; table <= 16; table++) outcomes.push(await reserve(table, stranger(table)));
    expect(outcomes).toEqual([
      ...Array.from({ length: 12 }, () => 'ok'),
      ...Array.from({ length: 4 }, () => 'selected_tables'),
    ]);
    expect(await reserve(20, stranger(20), '198.51.100.1')).toBe('ok');
    expect(await reserve(21, { ...stranger(21), date: '25.11.2026' })).toBe('ok');
    expect((await mails()).filter((kind) => kind === 'flood')).toHaveLength(1);
  });

  test('is not limited behind a proxy on this machine that the settings do not name', async () => {
    const outcomes: string[] = [];
    for (let table = 1; table <= 16; table++) outcomes.push(await reserve(table, stranger(table), '127.0.0.1'));
    expect(outcomes).toEqual(Array.from({ length: 16 }, () => 'ok'));
  });

  test.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])('%s is a loopback address', (address) =>
    expect(isLoopback(address)).toBe(true),
  );

  test.each(['203.0.113.9', '2001:db8::1', '', 'localhost'])('%j is not a loopback address', (address) =>
    expect(isLoopback(address)).toBe(false),
  );

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['[2001:DB8:1:2:ffff::2]:443', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (address, network) => expect(clientNetwork(address)).toBe(network));
});

test('a replay of a reservation that was canceled since is refused', async () => {
  const key = { idempotency_key: 'submit-0001' };
  expect(await reserve(1, key)).toBe('ok');
  expect(await reserve(1, key)).toBe('ok');
  await house.store.updateTable('reservations').set({ cancelled_at: 1 }).execute();
  expect(await reserve(1, key)).toBe('selected_tables');
});
