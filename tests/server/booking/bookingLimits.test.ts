/** One person, or one network, must not reserve a whole evening. */
import { beforeEach, describe, expect, test } from 'vitest';
import { changeReservation } from '../../../src/server/booking/changeReservation.ts';
import {
  createConfirmationSecret,
  freeExpiredTables,
  releasedHolds,
} from '../../../src/server/booking/heldReservations.ts';
import { eraseReservations } from '../../../src/server/booking/personalData.ts';
import { endOffers } from '../day/daySession.ts';
import { openHarness } from '../openHarness.ts';
import { AJAX, type JsonObject, NOW, type ServerHarness } from '../serverHarness.ts';

let harness: ServerHarness;
beforeEach(async () => {
  harness = await openHarness({ settings: { rateLimit: 10_000 } });
});

const TOMORROW = '24.11.2026';

async function reserve(table: number, guest: JsonObject, address = '203.0.113.9'): Promise<string> {
  const payload = harness.payload({ selected_tables: [table], date: TOMORROW, ...guest });
  const answer = await harness.post('/reservation', payload, AJAX, address);
  return answer.statusCode === 200 ? 'ok' : Object.keys(answer.json().errors ?? {}).join();
}

const stranger = (n: number): JsonObject => ({ email: `guest${n}@example.com`, phone: `77${1_000_000 + n}` });

async function mails(): Promise<string[]> {
  return (await harness.rows('outbox')).map((row) => String(row['kind']));
}

const ok = (count: number): string[] => Array.from({ length: count }, () => 'ok');
const tablesOf = async (): Promise<number> => (await harness.rows('claims')).length;

test('one person gets three tables of a date, the third one held, and the venue is notified once', async () => {
  const outcomes: string[] = [];
  for (let table = 1; table <= 20; table++) outcomes.push(await reserve(table, {}, `203.0.113.${table}`));
  expect(outcomes).toEqual([...ok(3), ...Array.from({ length: 17 }, () => 'email')]);
  expect(await tablesOf()).toBe(3);
  const sorted = (await mails()).toSorted((a, b) => a.localeCompare(b));
  expect(sorted).toEqual(['confirm', 'flood', 'guest', 'guest', 'notice', 'notice']);
});

test('one person is recognized by either email address or telephone number, however they are written', async () => {
  for (let table = 1; table <= 3; table++)
    expect(await reserve(table, { ...stranger(table), phone: '0771234567' }, `203.0.113.${table}`)).toBe('ok');
  expect(await reserve(4, { ...stranger(4), phone: '+94 77 123 4567' }, '203.0.113.4')).toBe('email');
  for (let table = 5; table <= 7; table++)
    expect(await reserve(table, { ...stranger(table), email: `Bo+${table}@Example.com` }, `203.0.113.${table}`)).toBe(
      'ok',
    );
  expect(await reserve(8, { ...stranger(8), email: 'bo@example.com' }, '203.0.113.8')).toBe('email');
});

test('one person gets no fourth mail within ten minutes of real time, for any dates', async () => {
  for (let day = 24; day <= 26; day++) expect(await reserve(1, { date: `${day}.11.2026` })).toBe('ok');
  expect(await reserve(1, { date: '27.11.2026' })).toBe('email');
  expect((await mails()).filter((kind) => kind === 'guest' || kind === 'confirm')).toHaveLength(3);
  await harness.setAll('reservations', { recorded_at: Date.now() - 11 * 60_000 });
  expect(await reserve(1, { date: '27.11.2026' })).toBe('ok');
});

test('one person gets no further mail through other spellings of a Gmail address', async () => {
  const outcomes: string[] = [];
  for (const [i, name] of ['ada.silva@gmail', 'adasilva+1@gmail', 'a.d.a.silva@googlemail', 'Adasilva@gmail'].entries())
    outcomes.push(await reserve(1, { ...stranger(i), email: `${name}.com`, date: `${24 + i}.11.2026` }));
  expect(outcomes).toEqual([...ok(3), 'email']);
});

test('one person may take as many tables as the party needs in one reservation', async () => {
  expect(await reserve(1, { selected_tables: [1, 2, 3, 4], guests: '8' })).toBe('ok');
});

test('one person cannot pass the limit with simultaneous requests', async () => {
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, i) => reserve(i + 1, {}, `203.0.113.${i + 1}`)));
  expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(3);
});

test('one person who confirms each mail gets six tables of a date, from any network, and the venue is told', async () => {
  const outcomes: string[] = [];
  for (let table = 1; table <= 30; table++) {
    const guest = { email: `ada${table % 5}@example.com` };
    outcomes.push(await reserve(table, guest, `203.0.113.${table}`));
    if (outcomes.at(-1) === 'ok') await confirm(await newSecret());
  }
  expect(outcomes).toEqual([...ok(6), ...Array.from({ length: 24 }, () => 'email')]);
  expect(await tablesOf()).toBe(6);
  expect((await mails()).filter((kind) => kind === 'flood')).toHaveLength(1);
});

test('one person who confirms each mail gets six tables of all dates within ten minutes', async () => {
  const outcomes: string[] = [];
  for (let day = 24; day <= 30; day++) {
    outcomes.push(await reserve(1, { date: `${day}.11.2026` }));
    await confirm(await newSecret());
  }
  expect(outcomes).toEqual([...ok(6), 'email']);
});

test('one person cannot move confirmed reservations of other dates to a date that has six of theirs', async () => {
  for (let table = 1; table <= 7; table++) {
    await reserve(table, { date: table === 7 ? '25.11.2026' : TOMORROW });
    await confirm(await newSecret());
    await harness.setAll('reservations', { recorded_at: 1 });
  }
  const { code } = (await harness.rows('reservations')).find(({ date }) => date === '2026-11-25')!;
  const limits = { network: undefined, site: undefined, realNow: Date.now() };
  const options = { now: Date.parse(NOW), by: 'guest', limits } as const;
  const change = (day: number): Promise<unknown> =>
    changeReservation(harness.store, harness.venues, 'shell-bay', String(code), { date: `${day}.11.2026` }, options);
  expect(await change(24)).toMatchObject({ ok: false, errors: { email: [{ code: 'limit_person' }] } });
  expect(await change(26)).toMatchObject({ ok: true });
});

test('one network gets twelve tables of a date and holds six more at a time; others are not affected', async () => {
  const outcomes: string[] = [];
  for (let table = 1; table <= 22; table++) outcomes.push(await reserve(table, stranger(table)));
  // Nobody is refused, as it may be a hotel's, but the latest holds have ended the first ones.
  expect(outcomes).toEqual(ok(22));
  expect(await tablesOf()).toBe(18);
  expect(await reserve(13, stranger(13), '198.51.100.1')).toBe('ok');
  expect(await reserve(22, stranger(22), '198.51.100.1')).toBe('selected_tables');
  expect(await reserve(31, { ...stranger(31), date: '25.11.2026' })).toBe('ok');
  const kinds = await mails();
  expect(kinds.filter((kind) => kind === 'flood')).toHaveLength(1);
});

test('one network is the /56 of an IPv6 address, within a /48 that gets three times as much', async () => {
  for (let table = 1; table <= 24; table++)
    expect(await reserve(table, stranger(table), `2001:db8:1:${table.toString(16)}::1`)).toBe('ok');
  expect(await tablesOf()).toBe(18);
  for (let table = 1; table <= 42; table++)
    await reserve(table, { ...stranger(table), date: '25.11.2026' }, `2001:db8:2:${(table << 8).toString(16)}::1`);
  const made = (await harness.rows('reservations')).filter(({ date }) => date === '2026-11-25');
  expect(made.filter(({ held_until: until }) => until === null)).toHaveLength(36);
});

test('one network can go on at a hotel, as each guest confirms by mail', async () => {
  for (let table = 1; table <= 30; table++) {
    expect(await reserve(table, stranger(table))).toBe('ok');
    if (table > 12) expect((await confirm(await newSecret())).statusCode).toBe(200);
  }
  expect(await tablesOf()).toBe(30);
});

test('one network is not limited behind a proxy on this machine that the settings do not name', async () => {
  for (let table = 1; table <= 16; table++) expect(await reserve(table, stranger(table), '127.0.0.1')).toBe('ok');
  expect(await tablesOf()).toBe(16);
});

const rush = async (tables: number, changes: JsonObject = {}): Promise<string[]> => {
  for (let table = 1; table <= tables; table++)
    await reserve(table, { ...stranger(table), ...changes }, `198.51.${table}.1`);
  return (await mails()).filter((kind) => kind === 'rush');
};

test('many tables of a date in a short time are reported to the venue once an hour for each date', async () => {
  // A quarter of 42 tables.
  expect(await rush(10)).toHaveLength(0);
  await harness.setAll('reservations', { recorded_at: Date.now() - 11 * 60_000 });
  await reserve(20, stranger(50), '198.51.100.50');
  expect(await mails(), 'over a longer time').not.toContain('rush');
  expect(await rush(40)).toHaveLength(1);
  expect(await rush(11, { date: '25.11.2026' })).toHaveLength(2);
  const { body } = await harness.app.inject({ url: '/metrics' });
  expect(body).toContain('tidetable_alarms_total{venue="shell-bay",kind="rush"} 2');
  await harness.setAll('alarms', { raised_at: 1 });
  await reserve(41, { ...stranger(51), guests: '8' }, '198.51.100.51');
  expect((await mails()).filter((kind) => kind === 'rush')).toHaveLength(3);
});

/** Returns the secret of a link, as the outbox puts it into the mail about the last reservation. */
async function newSecret(): Promise<string> {
  const last = (await harness.rows('reservations')).at(-1)!;
  return createConfirmationSecret(harness.store, 'shell-bay', Number(last['id']));
}

const confirm = (secret: string, tenant = 'shell-bay') => harness.press(`/v/${tenant}/confirm/${secret}`);

describe('a held reservation', () => {
  let secret: string;
  beforeEach(async () => {
    for (let table = 1; table <= 3; table++) await reserve(table, {}, `203.0.113.${table}`);
    secret = await newSecret();
  });
  const freeTables = () => harness.freeTables({ date: TOMORROW });
  const expire = () => endOffers(harness);

  test('a held reservation is answered with the time to confirm, also when the request is repeated', async () => {
    await expire();
    const request = { selected_tables: [5], date: TOMORROW, idempotency_key: 'submit-0001' };
    const first = await harness.reserve(request);
    const { code, manage } = first.json<{ code: string; manage: string }>();
    const calendar = `${manage}/reservation.ics`;
    expect(first.json()).toEqual({ success: true, code, manage, calendar, confirm_within_minutes: 15 });
    expect((await harness.reserve(request)).json()).toEqual(first.json());
    await confirm(await newSecret());
    expect((await harness.reserve(request)).json()).toEqual({ success: true, code, manage, calendar });
  });

  test('a held reservation takes its tables until it expires; then others get them, and the link is void', async () => {
    expect(await freeTables()).not.toContain(3);
    expect(await reserve(3, stranger(3), '198.51.100.1')).toBe('selected_tables');
    await expire();
    expect(await freeTables()).toContain(3);
    expect(await reserve(3, stranger(3), '198.51.100.1')).toBe('ok');
    expect((await confirm(secret)).statusCode).toBe(404);
    expect(await harness.rows('claims')).toHaveLength(3);
  });

  test('a held reservation frees the idempotency key when it expires', async () => {
    await expire();
    const request = { idempotency_key: 'submit-0001' };
    expect(await reserve(5, request)).toBe('ok');
    await expire();
    expect(await reserve(5, request)).toBe('ok');
  });

  test('a held reservation is changed by no GET, and stays when its button is pressed', async () => {
    await harness.setAll('reservations', { language: 'ar' });
    const before = await harness.contents();
    const url = `/v/shell-bay/confirm/${secret}`;
    const page = await harness.app.inject({ url });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="ar" dir="rtl">');
    expect(page.body).toContain('<form method="post">');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    await harness.app.inject({ method: 'HEAD', url });
    expect(await harness.contents()).toBe(before);
    // Of the link there is only a hash.
    expect(secret).toMatch(/^[\w-]{32}$/);
    expect(JSON.stringify(await harness.rows('confirmation_links'))).not.toContain(secret);
    expect((await confirm(secret)).statusCode).toBe(200);
    await expire();
    expect(await freeTables()).not.toContain(3);
    expect((await mails()).filter((kind) => kind === 'guest')).toHaveLength(3);
  });

  test('the page that confirms a reservation answers unknown, used and expired links alike', async () => {
    const unknown = await confirm('x'.repeat(32));
    const foreign = await confirm(secret, 'reef');
    await confirm(secret);
    const used = await confirm(secret);
    await reserve(4, {}, '203.0.113.4');
    const late = await newSecret();
    await expire();
    const expired = await confirm(late);
    for (const answer of [used, expired]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(unknown.body);
    }
    expect(foreign.statusCode).toBe(404);
    const opened = await harness.app.inject({ url: `/v/shell-bay/confirm/${late}` });
    expect([opened.statusCode, opened.body]).toEqual([404, unknown.body]);
  });

  test('a held reservation is erased with its mails and links some time after it expired', async () => {
    await expire();
    await freeExpiredTables(harness.store, harness.venues.get('shell-bay')!);
    const expired = await releasedHolds(harness.store, 'shell-bay');
    await eraseReservations(harness.store, harness.venues.get('shell-bay')!, expired, harness.dataDir);
    expect(await harness.rows('reservations')).toHaveLength(2);
    expect(await harness.rows('confirmation_links')).toEqual([]);
    expect(await mails()).not.toContain('confirm');
  });
});
