/** What the timeline draws: a row a table, a bar a visit, and the guests of each quarter of an hour. */
import { atom } from 'jotai';
import { SLOT_STEP_MINUTES, hoursOn } from '../../domain/booking/bookingCalendar.ts';
import { type Covers, coversPerSlot } from '../../domain/day/covers.ts';
import type { Block, Party } from '../../domain/day/party.ts';
import { expectedEnd, minutesOfDate } from '../../domain/day/visit.ts';
import { type Minutes, MINUTES_PER_DAY } from '../../domain/plan/timeOfDay.ts';
import type { Table } from '../../domain/plan/table.ts';
import { dayStateAtom } from '../state/day.ts';
import { nowMinutesAtom } from '../state/selection.ts';
import { tablesAtom } from '../state/tables.ts';

/** A visit or a block on a row, in minutes of the date. */
export type Bar = { readonly from: Minutes; readonly until: Minutes } & (
  | { readonly party: Party; readonly block?: undefined }
  | { readonly block: Block; readonly party?: undefined }
);

/** Without a table, it is a lane for parties that have none. */
export type TimelineRow = { readonly key: string; readonly table: Table | undefined; readonly bars: readonly Bar[] };

type TimeRange = { readonly first: Minutes; readonly last: Minutes };

const MINUTES_PER_HOUR = 60;

const partyBarsAtom = atom((get): readonly (Bar & { readonly party: Party })[] => {
  const state = get(dayStateAtom);
  const now = get(nowMinutesAtom);
  if (!state) return [];
  const { last } = hoursOn(state.venue.opening, state.date);
  return state.parties
    .filter(({ cancelled }) => !cancelled)
    .map((party) => {
      const { timeZone } = state.venue;
      const from = party.time;
      const expected = expectedEnd(party, state.venue) ?? last + MINUTES_PER_HOUR;
      const left = party.leftAt === null ? undefined : minutesOfDate(party.date, party.leftAt, timeZone);
      // An overstaying party still holds its table.
      const until = left ?? (party.status === 'seated' && now !== undefined ? Math.max(expected, now) : expected);
      return { party, from, until: Math.max(until, from + SLOT_STEP_MINUTES) };
    });
});

/** Whole hours around the venue's hours and all visits. */
export const timeRangeAtom = atom((get): TimeRange => {
  const state = get(dayStateAtom);
  const hours = state ? hoursOn(state.venue.opening, state.date) : { first: 0, last: MINUTES_PER_DAY };
  const bars = get(partyBarsAtom);
  const first = Math.min(hours.first, ...bars.map(({ from }) => from));
  const last = Math.max(hours.last + MINUTES_PER_HOUR, ...bars.map(({ until }) => until));
  return {
    first: Math.floor(first / MINUTES_PER_HOUR) * MINUTES_PER_HOUR,
    last: Math.ceil(last / MINUTES_PER_HOUR) * MINUTES_PER_HOUR,
  };
});

/** The lanes without a table, at least one, then the tables in the order of the plan. */
export const timelineRowsAtom = atom((get): readonly TimelineRow[] => {
  const byTable = new Map<string, Bar[]>();
  const add = (key: string, bar: Bar): void => {
    const bars = byTable.get(key);
    if (bars) bars.push(bar);
    else byTable.set(key, [bar]);
  };
  const lanes: Bar[][] = [[]];
  for (const bar of get(partyBarsAtom)) {
    for (const key of bar.party.tables) add(key, bar);
    if (bar.party.tables.length > 0) continue;
    const lane = lanes.find((bars) => (bars.at(-1)?.until ?? -Infinity) <= bar.from);
    if (lane) lane.push(bar);
    else lanes.push([bar]);
  }
  for (const block of get(dayStateAtom)?.blocks ?? [])
    for (const key of block.tables)
      add(key, { block, from: block.fromTime ?? 0, until: block.untilTime ?? MINUTES_PER_DAY });
  return [
    ...lanes.map((bars, lane) => ({ key: `lane-${lane}`, table: undefined, bars })),
    ...get(tablesAtom).map((table) => ({ key: table.key, table, bars: byTable.get(table.key) ?? [] })),
  ];
});

/** Guests of each quarter of an hour of the range. */
export const timelineCoversAtom = atom((get): readonly Covers[] => {
  const state = get(dayStateAtom);
  const { first, last } = get(timeRangeAtom);
  return state ? coversPerSlot(state.parties, state.venue, first, last - SLOT_STEP_MINUTES) : [];
});
