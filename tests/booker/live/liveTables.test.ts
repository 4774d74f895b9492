/** The host's events on an open page: what they change, what they say, and when they wait. */
import { onTestFinished, expect, test, vi } from 'vitest';
import { keepTablesLive } from '../../../src/booker/live/liveTables.ts';
import { messages } from '../../../src/booker/messages.ts';
import { availabilityAtom, tableByKeyAtom } from '../../../src/booker/reservation/availability.ts';
import { changeFormAtom } from '../../../src/booker/reservation/form.ts';
import { loadTablesAtom } from '../../../src/booker/reservation/loadTables.ts';
import { noticeAtom } from '../../../src/booker/reservation/notices.ts';
import { selectedKeysAtom, toggleTableAtom } from '../../../src/booker/reservation/selection.ts';
import { makeReservationAtom } from '../../../src/booker/reservation/reserve.ts';
import { pendingAtom, stepAtom, validateAndContinueAtom } from '../../../src/booker/reservation/steps.ts';
import type { Store } from '../../../src/booker/startBooker.ts';
import { EVENTS, type FakeHost, TABLES, later, offering } from '../fakeHost.ts';
import { openedAndFilled } from '../openPage.ts';
import { pageOf, room } from '../pageFixtures.ts';

const DATE = '23.11.2026';

function tablesEvent(id: number, tables: readonly (readonly [number, boolean])[], date = DATE): string {
  const data = { date, tables: tables.map(([table, available]) => ({ id: table, available })) };
  return `event: tables\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Step 2 with table 1 selected, and a host that sends each text in a stream of its own, then nothing new. The page
 * lacks the feature `live`: it would follow the events as well, and take texts before the test looks.
 */
async function following(
  texts: readonly string[],
  page = pageOf('first', { features: 'idempotency', lastEventId: '0' }),
): Promise<{ store: Store; host: FakeHost; send(text: string): void }> {
  const waiting = [...texts];
  const { store, host } = await openedAndFilled(page, (fake) => {
    fake.events = () => ({ text: waiting.shift() ?? tablesEvent(9, []) });
  });
  await store.set(validateAndContinueAtom);
  store.set(toggleTableAtom, '1');
  expect(store.get(selectedKeysAtom)).toEqual(['1']);
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  keepTablesLive(store, ending.signal);
  return { store, host, send: (text) => waiting.push(text) };
}

const isAvailable = (store: Store, key: string): boolean | undefined => store.get(tableByKeyAtom).get(key)?.available;

test('a table that is taken changes the map without a load, and is announced if it was selected', async () => {
  const { store, host, send } = await following([tablesEvent(1, [[2, false]])]);
  const loads = host.to(TABLES).length;
  await vi.waitFor(() => expect(isAvailable(store, '2')).toBe(false), 10_000);
  expect([store.get(noticeAtom), store.get(selectedKeysAtom)]).toEqual([undefined, ['1']]);
  // Sent only now: a busy machine would not see the state in between.
  send(
    tablesEvent(10, [
      [1, false],
      [2, true],
    ]),
  );
  await vi.waitFor(() => expect(isAvailable(store, '1')).toBe(false), 10_000);
  expect(isAvailable(store, '2')).toBe(true);
  expect(store.get(noticeAtom)?.text).toBe(messages.tablesLost({ names: ['Line 1'], hasOthers: false, namesCount: 1 }));
  expect(store.get(selectedKeysAtom)).toEqual([]);
  expect(host.to(TABLES)).toHaveLength(loads);
  expect(host.to(EVENTS)[0]?.headers.get('last-event-id')).toBe('0');
});

test('a selected table that a new plan no longer has is not said to be taken', async () => {
  const { store, host } = await following([tablesEvent(1, [])]);
  offering(room(2, 'Line 2', 2))(host);
  await store.set(loadTablesAtom, { fresh: true });
  await vi.waitFor(() => expect(store.get(selectedKeysAtom)).toEqual([]), 10_000);
  expect(store.get(noticeAtom)?.text).toBe(
    messages.tablesRemoved({ names: ['Line 1'], hasOthers: false, namesCount: 1 }),
  );
});

test('an answer that is older than an event does not undo it', async () => {
  const { store, host } = await following([tablesEvent(1, [[2, false]])]);
  await vi.waitFor(() => expect(isAvailable(store, '2')).toBe(false), 10_000);
  const answer = store.get(availabilityAtom);
  await store.set(loadTablesAtom, { fresh: true });
  await vi.waitFor(() => expect(store.get(availabilityAtom)).not.toBe(answer), 10_000);
  await vi.waitFor(() => expect(isAvailable(store, '2')).toBe(false), 10_000);
  expect(host.to(TABLES).length).toBeGreaterThan(1);
});

test("the visitor's own reservation is not announced as taken by someone else", async () => {
  const { store, host, send } = await following([]);
  const reply = later();
  host.reserve = () => reply.reply;
  store.set(changeFormAtom, { terms: true });
  const reserving = store.set(makeReservationAtom);
  await vi.waitFor(() => expect(store.get(pendingAtom)).toBe('reserve'));
  send(
    tablesEvent(10, [
      [1, false],
      [2, false],
    ]),
  );
  const before = host.to(EVENTS).length;
  await vi.waitFor(() => expect(host.to(EVENTS).length).toBeGreaterThan(before + 1), 10_000);
  expect([isAvailable(store, '1'), store.get(noticeAtom)]).toEqual([true, undefined]);
  reply.come({ json: { success: true, code: 'BCDFGHJK' } });
  await reserving;
  expect([store.get(stepAtom), store.get(noticeAtom)]).toEqual(['done', undefined]);
});

test.each(['event: reload\nid: 7\ndata: {}\n\n', 'event: plan\nid: 7\ndata: {}\n\n'])(
  'everything is loaded again after %j',
  async (text) => {
    const { host } = await following([text]);
    const loads = host.to(TABLES).length;
    await vi.waitFor(() => expect(host.to(TABLES).length).toBeGreaterThan(loads), 10_000);
  },
);

test('where stays count, a change loads the tables of the chosen time again', async () => {
  const page = pageOf('first', { features: 'stay', lastEventId: '0' }, { occupancy: 'stay' });
  const { store, host } = await following([tablesEvent(1, [[2, false]])], page);
  const loads = host.to(TABLES).length;
  await vi.waitFor(() => expect(host.to(TABLES).length).toBeGreaterThan(loads), 10_000);
  expect(isAvailable(store, '2')).toBe(true);
});
