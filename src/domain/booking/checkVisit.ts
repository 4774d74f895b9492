/**
 * The rules of a visit that need no other reservations. A new reservation and a change of one both ask `checkVisit`, so that no
 * rule holds on one way only.
 */
import type { Table } from '../plan/table.ts';
import type { Minutes } from '../plan/timeOfDay.ts';
import { isPastAvailableUntil } from './availableUntil.ts';
import { awaitedRelease, isOpenDate, isReservableSlot } from './bookingCalendar.ts';
import { stayProblem } from './days.ts';
import { type PlainDate, formatWireDate, formatWireTime, zonedTimeToInstant } from './time.ts';
import { validateSelection } from './validateSelection.ts';
import { type Stay, areaOccupancy, bookingCalendar, countsDays, isByDaysOnly, overrunEnd } from './venue.ts';
import { type Venue, findPromoCode } from './venueFile.ts';

/** Records an error for a field. */
export type AddRequestError = (field: string, code: string, details?: Record<string, string | number>) => void;

/** A visit as it was read: what could not be read is undefined, and judged by nothing. */
export type JudgedVisit = {
  readonly date: PlainDate | undefined;
  /** The last date of a stay of several days; undefined if it could not be read. */
  readonly until: PlainDate | undefined;
  readonly time: Minutes | undefined;
  readonly guests: number | undefined;
  readonly stay: Pick<Stay, 'minutes'> | undefined;
  readonly discountCode: string;
  /** None before they are chosen. */
  readonly tables: readonly Table[];
  /** The other tables that a stay of several days moves to, by their dates. */
  readonly moves: readonly { readonly tables: readonly Table[] }[];
};

/** What a party has reserved already. */
type KeptVisit = {
  readonly date: PlainDate;
  /** The last date of a stay of several days; undefined if it has gaps, so that all of its days are judged anew. */
  readonly until: PlainDate | undefined;
  readonly time: Minutes;
  readonly stay: Minutes | null;
  readonly tables: readonly Table[];
  /** Whether it is one day of a stay of several. */
  readonly isPartOfStay: boolean;
};

/**
 * Checks a visit. What stays as it was `kept` is not judged again, but for the seats: a party may get another table shortly
 * before its visit, or keep what the venue no longer offers.
 */
export function checkVisit(
  visit: JudgedVisit,
  venue: Venue,
  now: number,
  addError: AddRequestError,
  kept?: KeptVisit,
): void {
  const { date, until, time, stay, discountCode, tables, moves } = visit;
  const isOtherDate = !kept || (date !== undefined && date !== kept.date);
  const isOtherTime = isOtherDate || time !== kept.time;
  const isOtherSpan = isOtherDate || until !== kept.until;
  const allTables = [tables, ...moves.map((move) => move.tables)].flat();
  const otherTables = allTables.filter(({ areaId }) => !kept?.tables.some((table) => table.areaId === areaId));
  if (date !== undefined && isOtherTime) checkSlot(date, time, venue, now, addError);
  if (stay && (isOtherTime || stay.minutes !== kept?.stay || otherTables.length > 0))
    checkStay(stay, visit, venue, addError);
  if (discountCode !== '' && isOtherDate) checkPromoCode(discountCode, date, venue, addError);
  for (const chosen of [tables, ...moves.map((move) => move.tables)]) checkTables(chosen, visit, venue, addError);
  if (isOtherSpan || (otherTables.length > 0 && !kept?.isPartOfStay)) checkDays(visit, venue, now, addError);
}

/** Checks how many days a visit has, where tables are reserved by the day. */
function checkDays(
  { date, until, tables, moves }: JudgedVisit,
  venue: Venue,
  now: number,
  addError: AddRequestError,
): void {
  if (date === undefined || until === undefined || !countsDays(venue)) return;
  const all = [tables, ...moves.map((move) => move.tables)].flat();
  const byDays = all.filter(({ areaId }) => areaOccupancy(venue, areaId) === 'days');
  const areas = [...new Set(byDays.map(({ areaId }) => areaId))];
  // Other tables are reserved for a visit, whatever the limits of days. Without tables, any may follow.
  const isVisit = until === date && byDays.length === 0 && (all.length > 0 || !isByDaysOnly(venue));
  const problem = !isVisit && stayProblem(venue.days, bookingCalendar(venue), { arrival: date, until, areas }, now);
  if (!problem) return;
  const { code, ...details } = problem;
  const onWire = ([name, value]: [string, string | number]): [string, string | number] => {
    if (typeof value === 'string') return [name, formatWireDate(value)];
    return [name, name === 'at' ? formatWireTime(value) : value];
  };
  addError('until', code, Object.fromEntries(Object.entries(details).map(onWire)));
}

/** Checks that the venue takes reservations on a date and, unless it is undefined, at a time. */
function checkSlot(
  date: PlainDate,
  time: Minutes | undefined,
  venue: Venue,
  now: number,
  addError: AddRequestError,
): void {
  const calendar = bookingCalendar(venue);
  const release = awaitedRelease(calendar, date, now);
  if (!isOpenDate(calendar, date, now)) addError('date', 'closed_date');
  else if (release)
    addError('date', 'not_released', { on: formatWireDate(release.on), at: formatWireTime(release.at) });
  else if (time !== undefined && !isReservableSlot(calendar, date, time, now)) {
    const isPast = zonedTimeToInstant(date, time, venue.time_zone) < now + venue.lead_minutes * 60_000;
    addError('time', isPast ? 'time_lapsed' : 'bad_time', { lead: venue.lead_minutes });
  }
}

/** Checks that a stay ends before the tables must be free. An unknown date or time checks nothing, nor do tables without stays. */
function checkStay(
  stay: Pick<Stay, 'minutes'>,
  { date, time, tables }: Pick<JudgedVisit, 'date' | 'time' | 'tables'>,
  venue: Venue,
  addError: AddRequestError,
): void {
  if (date === undefined || time === undefined) return;
  const end = overrunEnd(venue, stay, { date, time }, tables.length > 0 ? tables : undefined);
  if (end !== undefined) addError('stay', 'stay_too_long', { until: formatWireTime(end) });
}

/** Checks that tables seat a party, and that none closes too soon for its time. An undefined value checks nothing. */
function checkTables(
  tables: readonly Table[],
  { guests, time }: { readonly guests: number | undefined; readonly time: Minutes | undefined },
  venue: Venue,
  addError: AddRequestError,
): void {
  if (tables.length > 0 && guests !== undefined) {
    const invalid = validateSelection(tables, guests, venue.seat_rules);
    if (invalid) {
      const { type, ...details } = invalid;
      addError('selected_tables', type.replaceAll('-', '_'), { ...details, guests });
    }
  }
  for (const { name, availableUntil } of tables) {
    if (availableUntil === undefined || time === undefined) continue;
    if (isPastAvailableUntil(availableUntil, time, venue.least_stay_minutes))
      addError('selected_tables', 'past_until', { table: name, until: formatWireTime(availableUntil) });
  }
}

/**
 * Checks that a promo code exists and, unless the date is undefined, that it is valid on that date. Returns it as the
 * venue writes it.
 */
export function checkPromoCode(
  code: string,
  date: PlainDate | undefined,
  venue: Venue,
  addError: AddRequestError,
): string {
  const promo = findPromoCode(venue, code);
  if (!promo) addError('discount_code', 'unknown_code');
  else if (
    date !== undefined &&
    ((promo.from !== undefined && date < promo.from) || (promo.until !== undefined && date > promo.until))
  ) {
    addError('discount_code', 'code_not_valid_then');
  }
  return promo?.code ?? '';
}
