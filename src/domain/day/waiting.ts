/** The waiting list: how long a party must expect to wait, and who gets tables that become free. */
import { WHOLE_DATE_CLAIM, occupancyOf, slotsFrom } from '../booking/occupancy.ts';
import { SLOT_STEP_MINUTES } from '../booking/bookingCalendar.ts';
import { suggestTables } from '../booking/suggestTables.ts';
import { type Substitutes, tablesByKind } from '../booking/tableKinds.ts';
import type { PlainDate } from '../booking/time.ts';
import type { Occupancy } from '../booking/venue.ts';
import { MINUTES_PER_DAY } from '../plan/timeOfDay.ts';
import { type Seating, seatsTogether, spareTables } from '../plan/reading/joins.ts';
import type { Table } from '../plan/table.ts';
import { visitToCome } from './newVisit.ts';
import { type WaitingEntry, canBeOffered } from './party.ts';
import { type Holder, type Occupied, occupiedTables } from './occupiedTables.ts';
import { type VisitRules, expectedEnd, minutesOfDate, turnTime } from './visit.ts';

type QuoteFacts = {
  readonly date: PlainDate;
  readonly tables: readonly Table[];
  readonly holders: readonly Holder[];
  /** The sizes of the parties that wait already, the first one first. */
  readonly ahead: readonly number[];
  readonly rules: VisitRules & { readonly substitutes: Substitutes };
  readonly now: number;
};

/**
 * Returns in how many minutes tables for a party will be free, if everybody leaves when expected and those ahead are
 * seated first: a multiple of 5, or undefined if nobody can foresee when.
 */
export function quoteMinutes(guests: number, facts: QuoteFacts): number | undefined {
  const { date, tables, now } = facts;
  // Where a table serves one party a date or a service, tables are counted by the quarter of an hour here as well. Whoever
  // has one by the day keeps it: nobody else gets it when they leave.
  const { occupancy: usual, tableOccupancy = {} } = facts.rules;
  const counted = (occupancy: Occupancy): Occupancy => (occupancy === 'days' ? occupancy : 'stay');
  const ofTables = Object.entries(tableOccupancy).map(([key, occupancy]) => [key, counted(occupancy)] as const);
  const rules = { ...facts.rules, occupancy: counted(usual), tableOccupancy: Object.fromEntries(ofTables) };
  const start = minutesOfDate(date, now, rules.timeZone);
  const occupied = occupiedUntilExpectedEnds({ ...facts, rules }, start);
  for (const [place, size] of [...facts.ahead, guests].entries()) {
    const isLast = place === facts.ahead.length;
    const found = firstFit(size, Math.max(start, 0), tables, occupied, rules);
    if (!found) {
      // Those ahead who find nothing today keep nobody from a table.
      if (isLast) return undefined;
      continue;
    }
    if (isLast) return Math.ceil((found.time - start) / 5) * 5;
    occupied.add({ party: -1 - place, visit: visitToCome({ ...found, date, guests: size }, rules, now) });
  }
  return undefined;
}

function occupiedUntilExpectedEnds({ holders, date, rules }: QuoteFacts, start: number): Occupied {
  const expected = holders.map((holder): Holder => {
    if ('block' in holder) return holder;
    const { visit } = holder;
    const end = expectedEnd(visit, rules);
    if (end === null) return holder;
    // Nobody can tell when guests leave who should have left already.
    if (visit.status === 'seated' && end <= start) return { party: holder.party, visit: { ...visit, stay: null } };
    return { party: holder.party, visit: { ...visit, stay: Math.max(end - visit.time, 1) } };
  });
  return occupiedTables(expected, date, rules);
}

type Fit = { readonly time: number; readonly tables: string[] };

function firstFit(
  guests: number,
  start: number,
  tables: readonly Table[],
  occupied: Occupied,
  rules: QuoteFacts['rules'],
): Fit | undefined {
  const stay = turnTime(guests, rules);
  for (let time = start; time < MINUTES_PER_DAY; time += SLOT_STEP_MINUTES - (time % SLOT_STEP_MINUTES)) {
    const slots = slotsFrom(time, stay);
    const free = tables.filter(({ key }) =>
      occupied.isFree(key, occupancyOf(rules, key) === 'days' ? [WHOLE_DATE_CLAIM] : slots),
    );
    for (const kind of tablesByKind(free, rules.substitutes)) {
      const found = suggestTables(kind, guests);
      if (found) return { time, tables: found.map(({ key }) => key) };
    }
  }
  return undefined;
}

/** Returns who gets tables that became free: the first waiting party that they seat without a table too many. */
export function nextForTables<
  Entry extends Pick<WaitingEntry, 'state' | 'guests' | 'joinedAt' | 'email'> &
    Partial<Pick<WaitingEntry, 'phone' | 'messages'>>,
>(waiting: readonly Entry[], tables: readonly Seating[]): Entry | undefined {
  const seats = seatsTogether(tables);
  return waiting
    .filter((entry) => entry.state === 'waiting' && canBeOffered(entry) && entry.guests <= seats)
    .filter(({ guests }) => tables.length === 1 || spareTables(tables, guests).length < tables.length)
    .toSorted((a, b) => a.joinedAt - b.joinedAt)[0];
}
