/** The event stream of a host that listens, read by the page's own client, with a second host on the same database. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LiveEvent, followEvents } from '../../../src/api/eventStream.ts';
import { cancelReservation, changeReservation } from '../../../src/server/booking/changeReservation.ts';
import { freeExpiredTables } from '../../../src/server/booking/heldReservations.ts';
import { deleteOldEvents } from '../../../src/server/live/events.ts';
import { openEditorSession } from '../editor/editorSession.ts';
import { openHarness } from '../openHarness.ts';
import { AJAX, NOW, type ServerHarness, TODAY } from '../serverHarness.ts';

let harness: ServerHarness;
let other: ServerHarness;
let address: string;
const endings: AbortController[] = [];
beforeEach(async () => {
  harness = await openHarness({ settings: { rateLimit: 30, trustProxy: ['127.0.0.1'] } });
  other = await openHarness({ database: harness.database });
  address = await harness.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const ending of endings.splice(0)) ending.abort();
});

type Followed = { readonly events: LiveEvent[]; readonly position: { lastEventId?: string | undefined } };

/** Follows the events from the host's first answer on. */
async function follow(date = TODAY, lastEventId?: string, key = 'shell-bay-key', until?: string): Promise<Followed> {
  const ending = new AbortController();
  endings.push(ending);
  const followed: Followed = { events: [], position: { lastEventId } };
  const { events, position } = followed;
  void followEvents({
    host: address,
    key,
    date,
    until,
    position,
    signal: ending.signal,
    onEvent: (event) => events.push(event),
  });
  await eventually(() => expect(events).not.toEqual([]));
  return followed;
}

function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 30_000 });
}

const changesOf = ({ events }: Followed): unknown[] =>
  events.flatMap((event) =>
    event.type === 'tables' ? event.tables.map(({ id, available }) => [event.date, id, available]) : [event.type],
  );

const open = (headers: Record<string, string> = {}, query = `key=shell-bay-key&date=${TODAY}`): Promise<Response> => {
  const ending = new AbortController();
  endings.push(ending);
  return fetch(`${address}/api/reservations/events?${query}`, {
    headers: { ...AJAX, ...headers },
    signal: ending.signal,
  });
};

async function streamCount(): Promise<number> {
  const { body } = await harness.app.inject({ url: '/metrics' });
  return Number(/^tidetable_streams (\d+)$/m.exec(body)?.[1]);
}

test('the event stream tells of each change, whichever process made it: taken, changed, freed', async () => {
  const here = await follow();
  const { code } = (await other.reserve({ selected_tables: [1] })).json<{ code: string }>();
  await eventually(() => expect(changesOf(here)).toEqual([[TODAY, 1, false]]));
  const { store, venues } = other;
  const now = Date.parse(NOW);
  await changeReservation(store, venues, 'shell-bay', code, { selected_tables: [2] }, { now });
  await eventually(() =>
    expect(changesOf(here).slice(1)).toEqual([
      [TODAY, 1, true],
      [TODAY, 2, false],
    ]),
  );
  await changeReservation(store, venues, 'shell-bay', code, { date: '24.11.2026' }, { now });
  await eventually(() => expect(changesOf(here).slice(3)).toEqual([[TODAY, 2, true]]));
  await harness.reserve({ selected_tables: [3] });
  await eventually(() => expect(changesOf(here).slice(4)).toEqual([[TODAY, 3, false]]));
  const tomorrow = await follow('24.11.2026', '0');
  expect(changesOf(tomorrow)).toEqual([['24.11.2026', 2, false]]);
  await cancelReservation(store, venues.get('shell-bay')!, code, now);
  await eventually(() => expect(changesOf(tomorrow).slice(1)).toEqual([['24.11.2026', 2, true]]));
});

test('the event stream tells of each day of a stay, at once and after a gap', async () => {
  const stay = await follow(TODAY, undefined, 'shell-bay-key', '25.11.2026');
  for (const [index, date] of [TODAY, '25.11.2026', '26.11.2026'].entries())
    await other.reserve({ date, selected_tables: [index + 1] });
  const changes = [
    [TODAY, 1, false],
    ['25.11.2026', 2, false],
  ];
  await eventually(() => expect(changesOf(stay)).toEqual(changes));
  expect(changesOf(await follow(TODAY, '0', 'shell-bay-key', '25.11.2026'))).toEqual(changes);
});

test('the event stream tells of a hold that expires', async () => {
  await harness.reserve({ selected_tables: [1] });
  await harness.setAll('reservations', { held_until: Date.now() - 1 });
  const here = await follow();
  await freeExpiredTables(harness.store, harness.venues.get('shell-bay')!);
  await eventually(() => expect(changesOf(here)).toEqual([[TODAY, 1, true]]));
});

test('the event stream tells of a published plan on every date, and nothing to other venues', async () => {
  const here = await follow('30.11.2026');
  const reef = await follow(TODAY, undefined, 'reef-key');
  await (await openEditorSession(other)).publish(other.venues.get('shell-bay')!.plan);
  await eventually(() => expect(changesOf(here)).toEqual(['plan']));
  expect(changesOf(reef)).toEqual([]);
});

test('the event stream catches up after a gap, and asks for a reload if the gap is too long', async () => {
  await harness.reserve({ selected_tables: [1] });
  await harness.reserve({ selected_tables: [2] });
  expect(changesOf(await follow(TODAY, '1'))).toEqual([[TODAY, 2, false]]);
  expect(changesOf(await follow(TODAY, '2'))).toEqual([]);
  // From before a backup was restored.
  expect(changesOf(await follow(TODAY, '3'))).toEqual(['reload']);
  await deleteOldEvents(harness.store, 'shell-bay', Date.now() + 2 * 3_600_000);
  expect((await harness.rows('events')).map(({ id }) => id)).toEqual([2]);
  expect(changesOf(await follow(TODAY, '0'))).toEqual(['reload']);
  await harness.reserve({ selected_tables: [3] });
  expect((await harness.rows('events')).map(({ id }) => id)).toEqual([2, 3]);
});

test('the event stream asks for a reload if the database goes back in time under an open stream', async () => {
  await harness.reserve({ selected_tables: [1] });
  await harness.reserve({ selected_tables: [2] });
  const here = await follow();
  await harness.store.deleteFrom('events').where('id', '=', 2).where('tenant', '=', 'shell-bay').execute();
  await eventually(() => expect(changesOf(here)).toEqual(['reload']));
  expect(here.position.lastEventId).toBe('1');
});

test('the event stream contains no personal data', async () => {
  const answer = await harness.reserve({ selected_tables: [1], notes: 'A window, please' });
  const text = JSON.stringify(await harness.rows('events'));
  for (const secret of ['Ada', 'Silva', '771234567', 'ada@', 'window', answer.json<{ code: string }>().code])
    expect(text).not.toContain(secret);
});

test('the event stream is counted, ends with the host, and is refused above the limit of its network', async () => {
  const from = (ip: string) => open({ 'X-Forwarded-For': ip });
  const streams = await Promise.all(Array.from({ length: 200 }, () => from('192.0.2.1')));
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await streamCount()).toBe(200);
  const refused = await from('192.0.2.1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  expect((await from('192.0.2.2')).status).toBe(200);
  endings[0]?.abort();
  await eventually(async () => expect(await streamCount()).toBe(200));
  expect((await from('192.0.2.1')).status).toBe(200);
  await harness.app.close();
  expect(await streams.at(-1)!.text()).toContain('event: tables');
});

test('the event stream refuses an unknown venue and a text that is no date', async () => {
  for (const [query, field] of [
    [`key=nowhere&date=${TODAY}`, 'key'],
    ['key=shell-bay-key&date=soon', 'date'],
    ['key=shell-bay-key', 'date'],
  ] as const) {
    const answer = await open({}, query);
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, [field]]);
  }
});

test('the event stream ends with the first event if the page asks for that, missed or new', async () => {
  await harness.reserve({ selected_tables: [1] });
  const answer = await open({ 'Last-Event-ID': '0' }, `key=shell-bay-key&date=${TODAY}&once=1`);
  expect(await answer.text()).toBe(
    `event: tables\nid: 1\ndata: {"date":"${TODAY}","tables":[{"id":1,"available":false}]}\n\n` +
      `event: tables\nid: 1\ndata: {"date":"${TODAY}","tables":[]}\n\n`,
  );
  const next = await open({ 'Last-Event-ID': '1' }, `key=shell-bay-key&date=${TODAY}&once=1`);
  await eventually(async () => expect(await streamCount()).toBe(1));
  await harness.reserve({ selected_tables: [2] });
  expect(await next.text()).toBe(
    `event: tables\nid: 2\ndata: {"date":"${TODAY}","tables":[{"id":2,"available":false}]}\n\n`,
  );
  await eventually(async () => expect(await streamCount()).toBe(0));
});
