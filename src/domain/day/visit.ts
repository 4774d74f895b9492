/** The life of a visit: which states follow one another, which slots it holds meanwhile, and how long it lasts. */
import { type OpeningHours, type Uncovered, serviceAt, uncoveredBy } from '../booking/bookingCalendar.ts';
import { type ClaimRules, claimedSlots, occupancyOf, serviceSpan, slotsFrom } from '../booking/occupancy.ts';
import { type PlainDate, type TimeZone, daysBetween, zonedTime, zonedTimeToInstant } from '../booking/time.ts';
import { isWholeDate } from '../booking/venue.ts';
import { type Minutes, MINUTES_PER_DAY } from '../plan/timeOfDay.ts';
import type { PartyStatus, Visit } from './party.ts';

const MINUTE_MS = 60_000;

/** How long parties stay, by ascending size, and the stays that guests can choose. */
type StayRules = {
  readonly turnTimes: readonly { readonly guests: number; readonly minutes: Minutes }[];
  readonly stays: readonly { readonly minutes: Minutes | null }[];
};
/** What the rules of a visit need of a venue. */
export type VisitRules = StayRules & ClaimRules & { readonly timeZone: TimeZone };

/** The states that a visit can be moved to. */
const NEXT: Readonly<Record<PartyStatus, readonly PartyStatus[]>> = {
  reserved: ['confirmed', 'arrived', 'seated', 'no_show'],
  confirmed: ['reserved', 'arrived', 'seated', 'no_show'],
  // To `arrived` again with another number of guests, and back where somebody tapped by mistake.
  arrived: ['arrived', 'seated', 'left', 'no_show', 'reserved', 'confirmed'],
  seated: ['seated', 'left', 'arrived'],
  // To `no_show` where a day has ended by itself.
  left: ['seated', 'arrived', 'no_show'],
  no_show: ['reserved', 'confirmed', 'arrived', 'seated'],
};

type VisitError = 'cancelled' | 'wrong_status' | 'no_table';
type VisitResult = { readonly ok: true; readonly visit: Visit } | { readonly ok: false; readonly error: VisitError };

/**
 * Moves a visit to another status. `arrived` is how many of its guests are here; without it, all. Whoever deals with a
 * party that is only held has promised it its tables.
 */
export function changeStatus(
  visit: Visit,
  { status, arrived }: { readonly status: PartyStatus; readonly arrived?: number | undefined },
  now: number,
): VisitResult {
  if (visit.cancelled) return { ok: false, error: 'cancelled' };
  if (!NEXT[visit.status].includes(status) && visit.status !== status) return { ok: false, error: 'wrong_status' };
  if (status === 'seated' && visit.tables.length === 0) return { ok: false, error: 'no_table' };
  const isHere = status === 'arrived' || status === 'seated' || status === 'left';
  const count = Math.max(1, Math.min(arrived ?? (status === 'left' ? visit.arrived : visit.guests), visit.guests));
  const isSame = visit.status === status && visit.heldUntil === null && (!isHere || visit.arrived === count);
  if (isSame) return { ok: true, visit };
  const sat = status === 'left' ? visit.seatedAt : null;
  return {
    ok: true,
    visit: {
      ...visit,
      revision: visit.revision + 1,
      status,
      arrived: isHere ? count : 0,
      statusAt: now,
      seatedAt: status === 'seated' ? (visit.seatedAt ?? now) : sat,
      leftAt: status === 'left' ? now : null,
      heldUntil: null,
    },
  };
}

/** Returns whether a visit keeps its tables from others: not after it has left, nor if it won't come. */
export function holdsTables({ status, cancelled }: Pick<Visit, 'status' | 'cancelled'>): boolean {
  return !cancelled && status !== 'left' && status !== 'no_show';
}

/** Returns since when a visit has its tables, in minutes of its date: a party that sat down early has them since then. */
export function heldFrom({ date, time, seatedAt }: Visit, timeZone: TimeZone): Minutes {
  return seatedAt === null ? time : Math.max(0, Math.min(time, minutesOfDate(date, seatedAt, timeZone)));
}

/** Returns the slots that a visit claims at a table. */
export function heldSlots(visit: Visit, rules: ClaimRules & Pick<VisitRules, 'timeZone'>, table: string): number[] {
  if (!holdsTables(visit)) return [];
  if (occupancyOf(rules, table) !== 'stay') return claimedSlots(rules, visit, table);
  const { time, stay } = visit;
  const start = heldFrom(visit, rules.timeZone);
  return slotsFrom(start, stay === null ? null : time + stay - start);
}

/** Returns a visit that ends at another time. It begins when the party sat down if it ends before the time reserved. */
export function endingAt(visit: Visit, end: Minutes, timeZone: TimeZone): Visit {
  const time = end > visit.time ? visit.time : heldFrom(visit, timeZone);
  return { ...visit, time, stay: Math.max(end - time, 1) };
}

/**
 * Returns the slots beyond its promised ones that a seated visit holds at a table because its guests are still there: up
 * to the current one. None where the table serves one party a date.
 */
export function overstayedSlots(
  visit: Visit,
  rules: ClaimRules & Pick<VisitRules, 'timeZone'>,
  table: string,
  now: number,
): number[] {
  const end = promisedEnd(visit, rules, table);
  if (end === null || visit.cancelled || visit.status !== 'seated') return [];
  const minutes = minutesOfDate(visit.date, now, rules.timeZone);
  return minutes < end ? [] : slotsFrom(end, minutes - end + 1);
}

/** Returns until when a visit has been promised a table, in minutes of its date; null for the rest of it. */
export function promisedEnd({ date, time, stay }: Visit, rules: ClaimRules, table: string): Minutes | null {
  const occupancy = occupancyOf(rules, table);
  if (occupancy === 'service') return serviceSpan(rules.opening, date, time).until;
  return isWholeDate(occupancy) || stay === null ? null : time + stay;
}

/** Returns an instant in minutes of a date, which are negative before it. */
export function minutesOfDate(date: PlainDate, instant: number, timeZone: TimeZone): Minutes {
  const at = zonedTime(instant, timeZone);
  return at.minutes + daysBetween(date, at.date) * MINUTES_PER_DAY;
}

/** Returns how long a party of this size stays; null for the rest of the date. */
export function turnTime(guests: number, { turnTimes, stays }: StayRules): Minutes | null {
  const rule = turnTimes.find((one) => guests <= one.guests) ?? turnTimes.at(-1);
  return rule ? rule.minutes : (stays[0]?.minutes ?? null);
}

/**
 * Returns when a visit is expected to leave, in minutes of its date, or null if nothing tells. A stay that was promised
 * ends as promised; else the venue's turn time counts from when the party sat down.
 */
export function expectedEnd(visit: Visit, rules: VisitRules): Minutes | null {
  // Whoever has a table by the day has it until the end of each.
  if (occupancyOf(rules, visit.tables[0] ?? '') === 'days') return null;
  if (visit.stay !== null) return visit.time + visit.stay;
  const length = turnTime(visit.guests, rules);
  const { date, time, seatedAt } = visit;
  if (length === null) {
    const [first = ''] = visit.tables;
    const end = promisedEnd(visit, rules, first);
    return occupancyOf(rules, first) === 'service' ? (serviceAt(rules.opening, date, time)?.end ?? end) : end;
  }
  return (seatedAt === null ? time : minutesOfDate(date, seatedAt, rules.timeZone)) + length;
}

/**
 * Returns whether a party will have left by then as far as anybody can tell. The default stay, which nobody has chosen,
 * tells less than the venue's turn time.
 */
export function isGoneBy(visit: Visit, time: Minutes, rules: VisitRules): boolean {
  const { stay } = visit;
  const isChosen = stay !== rules.stays[0]?.minutes;
  const end = isChosen ? stay && visit.time + stay : expectedEnd({ ...visit, stay: null }, rules);
  return end !== null && end <= time;
}

/** Returns how many minutes a seated party has left, negative if it is over; undefined if that is not known. */
export function minutesLeft(visit: Visit, rules: VisitRules, now: number): number | undefined {
  const { cancelled, status, date, stay, seatedAt } = visit;
  const end = expectedEnd(visit, rules);
  if (cancelled || status !== 'seated' || end === null) return undefined;
  // What was promised ends at a time of the clock on the wall, which may be changed meanwhile; a turn time just passes.
  const length = stay === null ? turnTime(visit.guests, rules) : null;
  const isTurn = length !== null && seatedAt !== null;
  const endsAt = isTurn ? seatedAt + length * MINUTE_MS : zonedTimeToInstant(date, end, rules.timeZone);
  return Math.ceil((endsAt - now) / MINUTE_MS);
}

/** Returns whether a party has not come yet, so that it can be late. */
export function isAwaited({ status, cancelled }: Pick<Visit, 'status' | 'cancelled'>): boolean {
  return !cancelled && (status === 'reserved' || status === 'confirmed');
}

/** Why the venue has to decide about a visit. */
export type Undecided = Uncovered | 'area_closed';

/**
 * Returns why a visit to come can't simply be expected: the venue has changed its hours or closed an area since, and has
 * not yet decided to keep it. Undefined for any other visit. `isClosed` tells the tables whose area is closed on its date.
 */
export function undecidedBecause(
  visit: Pick<Visit, 'date' | 'time' | 'status' | 'cancelled' | 'keptAt' | 'tables'>,
  hours: OpeningHours,
  isClosed: (table: string) => boolean,
): Undecided | undefined {
  if (!isAwaited(visit) || visit.keptAt !== null) return undefined;
  return uncoveredBy(hours, visit) ?? (visit.tables.some(isClosed) ? 'area_closed' : undefined);
}

/** Returns by how many whole minutes an awaited party is late; undefined if it is not. */
export function minutesLate(visit: Visit, timeZone: TimeZone, now: number): number | undefined {
  if (!isAwaited(visit)) return undefined;
  const late = Math.floor((now - zonedTimeToInstant(visit.date, visit.time, timeZone)) / MINUTE_MS);
  return late > 0 ? late : undefined;
}

/** Returns the milliseconds for which a late party's tables are still kept, 0 or less if no longer; undefined if in time. */
export function holdLeft(visit: Visit, holdMinutes: Minutes, timeZone: TimeZone, now: number): number | undefined {
  if (!isAwaited(visit)) return undefined;
  const start = zonedTimeToInstant(visit.date, visit.time, timeZone);
  return now < start ? undefined : start + holdMinutes * MINUTE_MS - now;
}
