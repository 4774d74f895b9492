import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { DayActionOf } from '../../../src/domain/day/action.ts';
import {
  eraseExpired,
  eraseReservations,
  eraseWaitingGuests,
  findPersonalData,
  findWaitingGuests,
} from '../../../src/server/booking/personalData.ts';
import { createWebhook } from '../../../src/server/webhooks/webhooks.ts';
import { takeDueSteps } from '../../../src/server/day/actions/hostSteps.ts';
import { endAccess, listAccess } from '../../../src/server/editor/accessTokens.ts';
import { openHarness } from '../openHarness.ts';
import { AJAX, NOW, STAYS, type ServerHarness, type ServerHarnessOptions } from '../serverHarness.ts';
import { DATE, type DaySession, endOffers, openDaySession, blockAction } from './daySession.ts';

let harness: ServerHarness;

async function open(venue: ServerHarnessOptions['venue'] = {}): Promise<DaySession & { token: string }> {
  harness = await openHarness({ venue });
  return openDaySession(harness);
}
const day = () => ({ store: harness.store, venues: harness.venues, tenant: 'shell-bay' });
const get = (url: string, headers: Record<string, string> = {}) =>
  harness.app.inject({ url, headers: { Host: 'localhost', ...headers } });

/** The venue's time. */
const now = Date.parse(NOW);

const CALLS = ['', '/parties/1/visits', '/push', '/plan', '/log', '/export.csv', '/events', '/wall', '/feeds'];
const GUEST: DayActionOf<'add'> = {
  type: 'add',
  guests: 2,
  name: '=HYPERLINK("https://evil.example")',
  time: 600,
  tables: ['1'],
  notes: '<script>',
};
const STEP = { id: 'some-step-1', date: DATE, action: GUEST };

it('a date too far ahead is refused in every call of the day, and as a date of a block', async () => {
  const staff = await open();
  const last = '2028-11-23';
  for (const date of ['2028-11-24', '9999-12-31']) {
    const errors = { date: [expect.stringContaining('23.11.2028')] };
    expect(await staff.act(GUEST, undefined, date)).toMatchObject({ ok: false, type: 'invalid', errors });
    for (const path of ['', '/log', '/export.csv', '/wall'])
      expect((await staff.call('GET', `${path}?date=${date}`)).statusCode, path).toBe(422);
    for (const from of [DATE, date])
      expect((await staff.act(blockAction({ from, until: date }))).errors, from).toHaveProperty('until');
  }
  expect(await staff.act(blockAction({ from: '1900-01-01' }))).toMatchObject({ ok: false });
  expect(await harness.rows('day_log')).toEqual([]);
  expect(await staff.act(blockAction({ from: last, until: last }))).toMatchObject({ ok: true });
});

it('access to the day needs a session for everything, and one of this venue', async () => {
  await open();
  const foreign = await openDaySession(harness, { tenant: 'reef' });
  for (const path of CALLS) {
    const url = `/api/day/shell-bay${path}`;
    expect((await get(url)).statusCode, path).toBe(401);
    expect((await get(url, { Cookie: foreign.cookie })).statusCode, path).toBe(401);
  }
  const page = await get('/day/shell-bay');
  expect([page.statusCode, page.body]).toEqual([401, expect.stringContaining('/day/shell-bay/sign-in')]);
  expect((await get('/day/shell-bay/sign-in')).body).toContain('data-next="/day/shell-bay"');
});

it('access to the day lets staff run the day, and neither draw nor make secret addresses', async () => {
  const staff = await open();
  expect((await staff.state()).role).toBe('staff');
  expect((await get('/day/shell-bay', { Cookie: staff.cookie })).body).toContain('data-tenant="shell-bay"');
  expect((await get('/api/editor/shell-bay', { ...AJAX, Cookie: staff.cookie })).statusCode).toBe(403);
  for (const reply of [
    await staff.call('GET', '/feeds'),
    await staff.call('PUT', '/feeds/ical', {}),
    await staff.call('DELETE', '/feeds/ical'),
  ])
    expect(reply.statusCode).toBe(403);
  const headers = { Host: 'localhost', ...AJAX, Cookie: staff.cookie };
  expect((await harness.post('/api/editor/shell-bay/sign-out', {}, headers)).statusCode).toBe(200);
  expect((await staff.call('GET')).statusCode).toBe(401);
});

it('access to the day refuses steps from pages of other sites, and without the marker', async () => {
  const staff = await open();
  const send = (headers: Record<string, string>) =>
    harness.post('/api/day/shell-bay/actions', STEP, { Host: 'localhost', Cookie: staff.cookie, ...headers });
  expect((await send({})).statusCode).toBe(403);
  expect((await send({ ...AJAX, Origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await send({ ...AJAX, 'Sec-Fetch-Site': 'same-site' })).statusCode).toBe(403);
  expect(await harness.rows('reservations')).toEqual([]);
});

it('access to the day ends for one token alone, with its open stream', async () => {
  const one = await open();
  const other = await openDaySession(harness, { name: 'Door phone' });
  const origin = await harness.app.listen({ port: 0, host: '127.0.0.1' });
  // From now on the host knows its port.
  const host = new URL(origin).host;
  const statusOf = async (cookie: string): Promise<number> =>
    (await get('/api/day/shell-bay', { Host: host, Cookie: cookie })).statusCode;
  const stream = await fetch(`${origin}/api/day/shell-bay/events`, { headers: { Cookie: one.cookie } });
  const reader = stream.body!.getReader();
  const read = async (): Promise<string> => new TextDecoder().decode((await reader.read()).value);
  expect(await read()).toContain('event: alive');
  const headers = { Host: host, ...AJAX, Cookie: other.cookie };
  expect((await harness.post('/api/day/shell-bay/actions', STEP, headers)).statusCode).toBe(200);
  expect(await read()).toMatch(new RegExp(`event: day\\nid: \\d+\\ndata: {"date":"${DATE}"`));
  const token = (await listAccess(harness.store, 'shell-bay', Date.now())).find(
    ({ kind, name }) => kind === 'token' && name === 'Bar tablet',
  );
  await endAccess(harness.store, 'shell-bay', token!.id);
  let rest = await reader.read();
  while (!rest.done) rest = await reader.read();
  expect([await statusOf(one.cookie), await statusOf(other.cookie)]).toEqual([401, 200]);
});

it('an invalid action is refused with messages, and changes nothing', async () => {
  const staff = await open();
  const before = await harness.contents();
  const bodies: object[] = [
    { id: 'x', action: { type: 'note', text: '' } },
    { date: '2026-02-31', action: { type: 'note', text: 'x' } },
    { action: { type: 'dance' } },
    { action: { ...GUEST, email: 'no address' } },
    { action: { ...GUEST, name: 'a\u0007b', guests: 0, time: 99_999 } },
    { action: { ...GUEST, tables: ['1', '1'], x: 1 } },
    { action: { ...GUEST, tables: ['none'] } },
    { date: '2026-11-01', action: GUEST },
    { date: '2026-11-24', action: { type: 'walk_in', guests: 2, tables: ['1'] } },
    { action: { type: 'undo', log: 99 } },
    { action: { type: 'status', party: 5, revision: 0, status: 'left' } },
    { action: blockAction({ from: '2026-11-24', fromTime: 60 }) },
  ];
  for (const body of [{}, ...bodies.map((each) => ({ ...STEP, ...each }))]) {
    const reply = await staff.call('POST', '/actions', body);
    const { type, errors } = reply.json();
    expect([JSON.stringify(body), reply.statusCode, type]).toEqual([JSON.stringify(body), 422, 'invalid']);
    expect(Object.values(errors).flat().length).toBeGreaterThan(0);
    for (const text of Object.values(errors).flat()) expect(text).toMatch(/^\p{Lu}.*\.$/u);
  }
  expect(await harness.contents()).toBe(before);
});

it('secret addresses are made and withdrawn by owners, and only their hashes are stored', async () => {
  const staff = await open();
  await staff.act(GUEST);
  const owner = await openDaySession(harness, { role: 'owner' });
  const made = (await owner.call('PUT', '/feeds/ical', {})).json().address as string;
  const path = new URL(made).pathname;
  expect(path).toMatch(/^\/ical\/shell-bay\/[\w-]{43}\.ics$/);
  const feed = await get(path);
  expect(feed.headers['content-type']).toContain('text/calendar');
  expect(feed.body).toContain('SUMMARY:=HYPERLINK');
  expect(JSON.stringify(await harness.rows('feeds'))).not.toContain(path.split('/')[3]!.slice(0, 20));
  const again = new URL((await owner.call('PUT', '/feeds/ical', {})).json().address as string).pathname;
  expect([(await get(path)).statusCode, (await get(again)).statusCode]).toEqual([404, 200]);
  expect((await get(again.replace('shell-bay', 'reef'))).statusCode).toBe(404);
  await owner.call('DELETE', '/feeds/ical');
  expect((await get(again)).statusCode).toBe(404);
});

it('secret addresses of the calendar can be narrowed to an area, a service, or both, and to nothing unknown', async () => {
  const services = [
    { name: 'Lunch', first: '10:00', last: '14:00' },
    { name: 'Dinner', first: '18:00', last: '21:00' },
  ];
  const staff = await open({ hours: undefined, services });
  for (const [name, table, time] of [
    ['Ana', '1', 660],
    ['Bo', '2', 1140],
    // Between two services: it belongs to the earlier one.
    ['Cy', '41', 900],
  ] as const)
    await staff.act({ ...GUEST, name, tables: [table], time, guests: table === '41' ? 5 : 2 });
  const owner = await openDaySession(harness, { role: 'owner' });
  const areas = ['Lines', 'Inside'].map((name, at) => ({ id: String(at + 1), name }));
  expect((await owner.call('GET', '/feeds')).json()).toMatchObject({ areas, services: ['Lunch', 'Dinner'] });
  const address = new URL((await owner.call('PUT', '/feeds/ical', {})).json().address as string).pathname;
  const namesOf = async (query: string): Promise<string[]> =>
    [...(await get(address + query)).body.matchAll(/SUMMARY:(\w+)/g)].map(([, name]) => name!).toSorted();
  expect(await namesOf('')).toEqual(['Ana', 'Bo', 'Cy']);
  expect(await namesOf('?area=1')).toEqual(['Ana', 'Bo']);
  expect(await namesOf('?service=Lunch')).toEqual(['Ana', 'Cy']);
  expect(await namesOf('?area=1&service=Dinner')).toEqual(['Bo']);
  expect((await get(`${address}?area=1`)).body).toContain('X-WR-CALNAME:Shell Bay · Lines');
  for (const unknown of ['?area=9', '?service=Brunch', '?area=1&area=2'])
    expect([unknown, (await get(address + unknown)).statusCode]).toEqual([unknown, 404]);
});

it('secret addresses of the wall show the day without names', async () => {
  const staff = await open();
  await harness.reserve();
  const owner = await openDaySession(harness, { role: 'owner' });
  const secret = new URL((await owner.call('PUT', '/feeds/wall', {})).json().address as string).hash.slice(1);
  const wall = await get('/api/day/shell-bay/wall', { 'X-Wall-Secret': secret });
  expect(wall.statusCode).toBe(200);
  expect(wall.json().parties).toHaveLength(1);
  for (const word of ['Ada', 'Silva', 'ada@', '7123']) expect(wall.body).not.toContain(word);
  expect((await get('/api/day/shell-bay/wall', { 'X-Wall-Secret': `${secret}x` })).statusCode).toBe(401);
  expect((await get('/api/day/shell-bay', { 'X-Wall-Secret': secret })).statusCode).toBe(401);
  expect((await get('/day/shell-bay/wall')).body).toContain('data-view="wall"');
  expect((await staff.call('GET', '/wall')).statusCode).toBe(200);
});

it('a period is exported by owners only, as CSV without formulas and as JSON, batch by batch', async () => {
  const staff = await open();
  await staff.act(GUEST);
  // More than are read at once.
  const [row] = await harness.rows('reservations');
  const copies = Array.from({ length: 600 }, (_, index) => ({ ...row, id: index + 1, code: `C${index}` }));
  await harness.store
    .insertInto('reservations')
    .values(copies as never)
    .execute();
  const address = (file: string) => `/api/editor/shell-bay/reservations${file}?from=${DATE}&until=${DATE}`;
  const read = (file: string, { cookie }: DaySession) => get(address(file), { ...AJAX, Cookie: cookie });
  expect((await read('.csv', staff)).statusCode).toBe(403);
  const owner = await openDaySession(harness, { role: 'owner' });
  const csv = await read('.csv', owner);
  expect(csv.headers['content-disposition']).toContain(`shell-bay-${DATE}-${DATE}.csv`);
  const lines = csv.body.trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\ufeffid,code,date,/);
  expect([lines.length, new Set(lines).size]).toEqual([602, 602]);
  expect(lines[1]).toContain(`'=HYPERLINK`);
  const list = (await read('.json', owner)).json<{ id: number; status: string; guest: { first_name: string } }[]>();
  expect(new Set(list.map(({ id }) => id)).size).toBe(601);
  expect(list[0]).toMatchObject({ time: '10:00', guest: { first_name: GUEST.name } });
});

it("a table's page says until when the table is free or taken, and names no guest", async () => {
  const staff = await open({ occupancy: 'stay', stays: STAYS, table_access: [{ tables: ['3'], access: 'walk_in' }] });
  await staff.act({ type: 'walk_in', guests: 2, tables: ['1'], name: 'Mei' });
  await staff.act({ ...GUEST, name: 'Noah', tables: ['2'] });
  const page = async (table: number, lang = 'en'): Promise<string> =>
    (await get(`/v/shell-bay/t/${table}?lang=${lang}`)).body;
  expect(await page(1)).toMatch(/taken until .*10:00 AM.*Nearest free: .*Line 2/);
  expect(await page(2)).toMatch(/free until .*10:00 AM.*\?table=2&amp;/);
  expect(await page(3)).toContain('ask our staff');
  expect(await page(4, 'de')).toContain('Dieser Tisch ist frei');
  // The plan shows where the table is, and the one in its place.
  expect(await page(1)).toMatch(/src="\/v\/shell-bay\/t\/1\/plan\.jpg" alt="[^"]*Line 2/);
  expect((await get('/v/shell-bay/t/999/plan.jpg')).statusCode).toBe(404);
  // The booking page says the same.
  const { rooms }: { rooms: object[] } = (await harness.tables({ time: '09:00 AM', stay: '2 hours' })).json()[0];
  expect(rooms.slice(0, 4)).toMatchObject([
    { id: 1, available: false, taken: [{ until: 600 }] },
    { id: 2, available: false, taken: [{ from: 600 }] },
    { id: 3, available: false, access: 'walk_in' },
    { id: 4, available: true },
  ]);
  expect(rooms[3]).not.toHaveProperty('taken');
  for (const text of [await page(1), await page(2)]) expect(text).not.toMatch(/Mei|Noah/);
  expect((await get('/v/shell-bay/t/999')).statusCode).toBe(404);
});

const wait = (name: string, email = `${name}@example.com`) =>
  ({ type: 'wait_add', name, guests: 2, email, phone: '0771234567', quotedMinutes: 15 }) as const;

it('the waiting list does not take tables away from a party that was seated without it', async () => {
  const staff = await open();
  await staff.act(wait('ines'));
  const [entry] = (await staff.state()).waiting;
  await staff.act({ type: 'wait_offer', entry: entry!.id, revision: 0, tables: ['1'], minutes: 10 });
  const { id, revision } = await staff.party('ines');
  await staff.act({ type: 'status', party: id, revision, status: 'seated' });
  await endOffers(harness);
  await takeDueSteps(day(), now);
  expect(await staff.party('ines')).toMatchObject({ status: 'seated', cancelled: false });
});

it('a venue can have the tables of late parties freed by a rule', async () => {
  const staff = await open({ auto_free_minutes: 20 });
  await staff.act({ ...GUEST, name: 'Late', time: 8 * 60 });
  await staff.act({ ...GUEST, name: 'Here', time: 8 * 60, tables: ['2'] });
  const here = await staff.party('Here');
  await staff.act({ type: 'status', party: here.id, revision: 0, status: 'arrived' });
  const after = (minutes: number) => now + minutes * 60_000;
  await takeDueSteps(day(), after(19));
  expect((await staff.party('Late')).status).toBe('reserved');
  await takeDueSteps(day(), after(20));
  expect([(await staff.party('Late')).status, (await staff.party('Here')).status]).toEqual(['no_show', 'arrived']);
  expect((await staff.act({ type: 'walk_in', guests: 2, tables: ['1'] })).ok).toBe(true);
});

it('guests who stay longer than promised keep their table from others until they leave', async () => {
  const staff = await open({ occupancy: 'stay', stays: STAYS, lead_minutes: 0 });
  const at = (minutes: number) => now + minutes * 60_000;
  const slots = async (): Promise<number[]> =>
    (await harness.rows('claims')).map(({ slot }) => Number(slot)).toSorted((a, b) => a - b);
  await staff.act({ ...GUEST, name: 'Ines', time: 8 * 60, stay: 60 });
  await staff.act({ ...GUEST, name: 'Noah', time: 9 * 60 + 30, stay: 30 });
  const ines = await staff.party('Ines');
  await takeDueSteps(day(), at(75));
  // Nobody knows whether guests who were not seated are there.
  expect(await slots()).toEqual([32, 33, 34, 35, 38, 39]);
  await staff.act({ type: 'status', party: ines.id, revision: 0, status: 'seated' });
  await takeDueSteps(day(), at(59));
  expect(await slots()).toEqual([32, 33, 34, 35, 38, 39]);
  await takeDueSteps(day(), at(60));
  expect(await slots()).toEqual([32, 33, 34, 35, 36, 38, 39]);
  const refused = await staff.act({ ...GUEST, name: 'Mei', time: 9 * 60, stay: 15 });
  expect(refused).toMatchObject({ type: 'collision', collisions: [{ table: '1', name: 'Ines' }] });
  // Who has reserved the table keeps it.
  await takeDueSteps(day(), at(125));
  expect(await slots()).toEqual([32, 33, 34, 35, 36, 37, 38, 39, 40]);
  await staff.act({ type: 'status', party: ines.id, revision: 1, status: 'left' });
  expect(await slots()).toEqual([38, 39]);
});

it('personal data is found and erased on request, with what steps have replaced', async () => {
  const staff = await open();
  await staff.act({ ...GUEST, name: 'Ines', tables: ['1'] });
  await staff.act({ type: 'wait_add', name: 'Ines', guests: 2, quotedMinutes: 5 });
  const { id } = await staff.party('Ines');
  await staff.act({ type: 'edit', party: id, revision: 0, staffNote: 'Allergic', phone: '0771234567' });
  const { store } = harness;
  const found = await findPersonalData(store, 'shell-bay', '0771234567');
  const waiting = await findWaitingGuests(store, 'shell-bay', 'ines');
  expect([found.length, waiting.length]).toEqual([1, 1]);
  expect(await findPersonalData(store, 'shell-bay', 'allergic')).toHaveLength(1);
  await eraseReservations(store, harness.venues.get('shell-bay')!, found, harness.dataDir);
  await eraseWaitingGuests(store, 'shell-bay', waiting, '');
  expect(await harness.contents()).not.toMatch(/Ines|771234567|Allergic/);
  expect((await staff.state()).parties).toEqual([]);
});

it('personal data is found in whatever form somebody writes a name, an address or a number', async () => {
  await open();
  const guest = { last_name: 'Großmann', phone: '077 123 4567', email: 'jo@müller-test.de' };
  await harness.reserve({ first_name: 'Jos\u00e9', ...guest });
  // As earlier builds have stored it.
  await harness.setAll('reservations', { first_name: 'Jose\u0301' });
  const numbers = ['0771234567', '+94 77 123 4567', '+940771234567'];
  const addresses = ['jo@müller-test.de', 'jo@xn--mller-test-9db.de'];
  for (const text of ['José', 'Jose\u0301', 'jose grossmann', ...numbers, ...addresses])
    expect(await findPersonalData(harness.store, 'shell-bay', text), text).toHaveLength(1);
  for (const text of ['Josef', '0771234568', '77123'])
    expect(await findPersonalData(harness.store, 'shell-bay', text), text).toEqual([]);
});

it('personal data of a day is deleted after the retention time, with its notes, blocks and log', async () => {
  const staff = await open();
  await staff.act({ ...GUEST, name: 'Ines', tables: ['1'] });
  const webhook = { tenant: 'shell-bay', url: 'https://pos.example.com/', content: 'full' } as const;
  await createWebhook(harness.store, webhook, Date.now());
  await staff.act({ type: 'wait_add', name: 'Noah', guests: 2, quotedMinutes: 5, email: 'noah@example.com' });
  const [noah] = (await staff.state()).waiting;
  await staff.act({ type: 'wait_offer', entry: noah!.id, revision: noah!.revision, tables: ['2'], minutes: 5 });
  expect(JSON.stringify(await harness.rows('webhook_messages'))).toContain('Noah');
  await staff.act({ type: 'note', text: 'Wedding of Mei' });
  await staff.act(blockAction({ tables: ['5'], reason: 'Mei' }));
  const later = { days: 30, now: Date.parse(NOW) + 32 * 86_400_000, outboxDir: harness.dataDir };
  await eraseExpired(harness.store, harness.venues, later);
  expect(await harness.contents()).not.toMatch(/Ines|Noah|Mei/);
  expect(JSON.stringify(await harness.rows('webhook_messages'))).not.toMatch(/Ines|Noah|Mei/);
  // Neither in free pages nor in the write-ahead log. Postgres keeps its files elsewhere.
  const files = readdirSync(harness.dataDir).filter((name) => name.includes('sqlite'));
  const traces = files.filter((file) => /Ines|Noah|Wedding/.test(readFileSync(join(harness.dataDir, file), 'latin1')));
  expect(traces).toEqual([]);
  for (const table of ['reservations', 'claims', 'blocks', 'waiting_list', 'day_notes', 'day_log'] as const)
    expect([table, await harness.rows(table)]).toEqual([table, []]);
});
