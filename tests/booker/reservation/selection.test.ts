/** Loading and selecting tables. */
import { describe, expect, test, vi } from 'vitest';
import { availabilityAtom, planBackgroundAtom, tablesAtom } from '../../../src/booker/reservation/availability.ts';
import { areTogetherAtom, selectedGroupsAtom } from '../../../src/booker/choosing/groups.ts';
import { takeSplitAtom } from '../../../src/booker/choosing/otherDays.ts';
import { changeFormAtom, changeDateAtom } from '../../../src/booker/reservation/form.ts';
import { setDaysCodeAtom } from '../../../src/booker/reservation/daysCode.ts';
import { loadTablesAtom } from '../../../src/booker/reservation/loadTables.ts';
import { restoreStepAtom } from '../../../src/booker/reservation/steps.ts';
import { noticeAtom, refusalAtom } from '../../../src/booker/reservation/notices.ts';
import {
  selectedSeatsAtom,
  selectedKeysAtom,
  splitStayAtom,
  tableStatesAtom,
  toggleTableAtom,
} from '../../../src/booker/reservation/selection.ts';
import type { Table } from '../../../src/domain/plan/table.ts';
import { TABLES, later, offering } from '../fakeHost.ts';
import { opened, openedAndFilled } from '../openPage.ts';
import { ROOMS, answerOf, pageOf, room } from '../pageFixtures.ts';

const names = (tables: readonly { name: string }[]): string[] => tables.map(({ name }) => name);

describe('loading the tables', () => {
  test('happens with the page and on a new date, not on another party size', async () => {
    const { store, host } = await openedAndFilled(pageOf('first'));
    store.set(changeFormAtom, { guests: 5 });
    store.set(changeDateAtom, '24.11.2026');
    await vi.waitFor(() => {
      expect(store.get(availabilityAtom)).toBeDefined();
    });
    expect(host.to(TABLES).map(({ url }) => Object.fromEntries(url.searchParams))).toEqual([
      { key: 'first-key', date: '23.11.2026', guests: '2' },
      { key: 'first-key', date: '24.11.2026', guests: '5' },
    ]);
    expect(host.to(TABLES)[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  });

  test('ignores a late answer to an older query', async () => {
    const old = later();
    const { store } = opened(pageOf('first'), (host) => {
      host.tables = ({ url }) =>
        url.searchParams.get('date') === '23.11.2026' ? old.reply : { json: answerOf([room(9, 'Of the new date', 2)]) };
    });
    store.set(changeDateAtom, '24.11.2026');
    await vi.waitFor(() => {
      expect(names(store.get(tablesAtom))).toEqual(['Of the new date']);
    });
    old.come({ json: answerOf() });
    // Reading a response's stream takes several tasks.
    for (let turn = 0; turn < 10; turn++)
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    expect(names(store.get(tablesAtom))).toEqual(['Of the new date']);
  });

  test('shows an answer for its date only, and keeps the tables while the same date reloads', async () => {
    const { store, host } = await openedAndFilled(pageOf('first'));
    const again = later();
    host.tables = () => again.reply;
    void store.set(loadTablesAtom);
    expect(store.get(tablesAtom)).toHaveLength(ROOMS.length);
    store.set(changeDateAtom, '24.11.2026');
    expect(store.get(availabilityAtom)).toBeUndefined();
  });

  test('retries a failure quietly until it succeeds', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const replies = [{ status: 503 }, 'network' as const, { text: '<h1>Bad gateway</h1>' }, { json: answerOf() }];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => {
        controller.abort();
      }, ms);
      return controller.signal;
    });
    const { store, host } = opened(pageOf('first'), (fake) => {
      fake.tables = () => replies.shift()!;
    });
    await vi.advanceTimersByTimeAsync(5);
    for (const pause of [1_000, 2_000, 4_000]) {
      await vi.advanceTimersByTimeAsync(pause - 10);
      expect(store.get(availabilityAtom)).toBeUndefined();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(store.get(tablesAtom)).toHaveLength(ROOMS.length);
    expect(host.to(TABLES)).toHaveLength(4);
    expect(store.get(noticeAtom)).toBeUndefined();
  });

  test('requests the plan background only if the page names one', async () => {
    const plain = await openedAndFilled(pageOf('first'));
    expect(plain.store.get(planBackgroundAtom)).toBe('none');
    expect(plain.host.calls.map(({ url }) => url.pathname)).toEqual([TABLES]);
    vi.restoreAllMocks();
    const { store } = opened(pageOf('first', { ground: '/ground.json' }), (host) => {
      host.ground = () => ({ json: { width: 500, height: 400, decor: [] } });
    });
    await vi.waitFor(() => {
      expect(store.get(planBackgroundAtom)).toEqual({ width: 500, height: 400, decor: [] });
    });
  });

  test('sends time and stay only if the host counts stays', async () => {
    const { store, host } = await openedAndFilled(
      pageOf('first', { features: 'idempotency stay' }, { occupancy: 'stay' }),
    );
    store.set(changeFormAtom, { stay: 'Full day' });
    await vi.waitFor(() => {
      expect(host.to(TABLES)).toHaveLength(2);
    });
    expect(Object.fromEntries(host.to(TABLES)[1]!.url.searchParams)).toMatchObject({
      time: '09:00 AM',
      stay: 'Full day',
    });
  });
});

describe('selecting tables', () => {
  test('shows the reason of each refusal', async () => {
    const { store } = await openedAndFilled(pageOf('first'));
    store.set(toggleTableAtom, '3');
    expect(store.get(refusalAtom)?.text).toContain('already taken');
    const turn = store.get(refusalAtom)!.id;
    store.set(toggleTableAtom, '3');
    expect(store.get(refusalAtom)!.id, 'the same one is another message').toBeGreaterThan(turn);
    store.set(toggleTableAtom, '4');
    expect(store.get(refusalAtom)?.text).toBe('Minimum 5 guests to book 12 pax table');
    store.set(toggleTableAtom, '1');
    expect(store.get(refusalAtom)).toBeUndefined();
    store.set(toggleTableAtom, '2');
    expect(store.get(refusalAtom)?.text).toContain('enough seats');
    expect(store.get(selectedKeysAtom)).toEqual(['1']);
  });

  test('adds tables until they seat the party; guests only change the check', async () => {
    const { store } = await openedAndFilled(pageOf('first'));
    store.set(changeFormAtom, { guests: 4 });
    store.set(toggleTableAtom, '1');
    store.set(toggleTableAtom, '2');
    expect(store.get(selectedSeatsAtom)).toBe(4);
    store.set(changeFormAtom, { guests: 6 });
    expect(store.get(selectedKeysAtom)).toEqual(['1', '2']);
    expect(store.set(toggleTableAtom, '6')).toMatchObject({ ok: true });
  });

  test('reports a lost table once and keeps the other tables', async () => {
    const { store, host } = await openedAndFilled(pageOf('first'));
    store.set(changeFormAtom, { guests: 4 });
    store.set(toggleTableAtom, '1');
    store.set(toggleTableAtom, '2');
    offering(room(1, 'Line 1', 2, { available: false }), room(2, 'Line 2', 2))(host);
    await store.set(loadTablesAtom);
    await vi.waitFor(() => {
      expect(store.get(selectedKeysAtom)).toEqual(['2']);
    });
    const notice = store.get(noticeAtom);
    expect(notice?.text).toContain('Line 1');
    await store.set(loadTablesAtom);
    expect(store.get(noticeAtom)).toBe(notice);
  });

  test('keeps a restored stay that moves, whatever was loaded before, until one of its tables is lost', async () => {
    const { store, host } = await openedAndFilled(pageOf('first'));
    const days = ['23.11.2026', '24.11.2026', '25.11.2026'] as const;
    const takenOn = (...lists: (readonly string[])[]) => ({
      json: answerOf(lists.map((list, at) => room(at + 1, `Line ${at + 1}`, 2, { available: false, taken_on: list }))),
    });
    host.tables = () => takenOn([days[2]], [days[0], days[1]]);
    await store.set(loadTablesAtom);
    const [one, two] = [store.get(tablesAtom).slice(0, 1), store.get(tablesAtom).slice(1, 2)];
    const split = [
      { dates: days.slice(0, 2), tables: one },
      { dates: days.slice(2), tables: two },
    ];
    store.set(restoreStepAtom, undefined, one, split);
    await store.set(loadTablesAtom);
    expect(store.get(splitStayAtom), 'before the code for days is loaded').toEqual(split);
    store.set(setDaysCodeAtom, await import('../../../src/booker/daysCode.ts'));
    await store.set(loadTablesAtom);
    expect(store.get(splitStayAtom)).toEqual(split);
    expect(store.get(noticeAtom)).toBeUndefined();
    host.tables = () => takenOn([days[2]], days);
    await store.set(loadTablesAtom);
    await vi.waitFor(() => expect(store.get(splitStayAtom)).toEqual([]));
    expect(store.get(noticeAtom)?.text).toContain('Line 2');
  });

  test('selects all tables of a stay that moves, with the seats of one day, and releases them together', async () => {
    const { store } = await openedAndFilled(pageOf('first'));
    const [one, two] = store.get(tablesAtom).filter(({ seats }) => seats === 2) as [Table, Table];
    const stretches = [one, two, one].map((table, day) => ({ dates: [`0${day + 1}.12.2026`], tables: [table] }));
    store.set(takeSplitAtom, stretches);
    const stateOf = (key: string) => store.get(tableStatesAtom).get(key);
    expect([stateOf(one.key), stateOf(two.key)]).toEqual(['selected', 'selected']);
    expect(store.get(selectedSeatsAtom)).toBe(2);
    expect(store.get(selectedGroupsAtom).map(({ tables }) => names(tables))).toEqual([[one.name], [two.name]]);
    expect(store.get(areTogetherAtom)).toBe(true);
    store.set(toggleTableAtom, two.key);
    expect(store.get(selectedKeysAtom)).toEqual([]);
    expect(store.get(splitStayAtom)).toEqual([]);
  });
});
