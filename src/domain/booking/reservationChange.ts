/** The host's validation of a change of a reservation: other dates, another time, party size, tables or notes. */
import type { Table } from '../plan/table.ts';
import type { Minutes } from '../plan/timeOfDay.ts';
import { parseWireTime } from './bookingCalendar.ts';
import { type AddRequestError, checkVisit } from './checkVisit.ts';
import {
  type RequestErrors,
  type ReservationRequest,
  laterDaysOf,
  parseGuests,
  parseMoves,
  parseNotes,
  parseReservationDate,
  parseTables,
  parseUntil,
} from './reservationRequest.ts';
import { type PlainDate, daysBetween, formatWireDate } from './time.ts';
import { findStay, openingHours } from './venue.ts';
import { type Venue } from './venueFile.ts';

/** The fields to change, as in the payload of a reservation. A field that is missing stays as it is. Not trusted. */
export type ReservationChange = {
  readonly date?: unknown;
  readonly time?: unknown;
  readonly guests?: unknown;
  /** The name of a stay, where the venue counts them. */
  readonly stay?: unknown;
  readonly selected_tables?: unknown;
  /** The last date of a whole stay of several days, and its moves. Without them it has one day, and its tables must be named. */
  readonly until?: unknown;
  readonly moves?: unknown;
  readonly notes?: unknown;
};

/** What a party has reserved. */
export type ReservedVisit = {
  readonly date: PlainDate;
  readonly time: Minutes;
  readonly guests: number;
  /** Null is the rest of the date. */
  readonly stay: Minutes | null;
  /** The keys of the tables. */
  readonly tables: readonly string[];
  /** Whether it is one day of a stay of several. */
  readonly isPartOfStay: boolean;
  /** The days of a whole stay of several that are left, with the keys of their tables. */
  readonly days?: readonly { readonly date: PlainDate; readonly tables: readonly string[] }[] | undefined;
  /** Empty without a code. */
  readonly discountCode: string;
  readonly notes: string;
};

/** A visit that has passed every rule that needs no other reservations. */
export type ChangedVisit = Pick<ReservedVisit, 'date' | 'time' | 'guests' | 'stay'> & {
  readonly tables: readonly Table[];
  readonly laterDays: ReservationRequest['laterDays'];
};

type ChangeReading =
  | {
      readonly ok: true;
      readonly visit: ChangedVisit;
      readonly notes: string;
      /** Whether the visit differs from the reserved one, whatever the notes. */
      readonly isMoved: boolean;
    }
  | { readonly ok: false; readonly errors: RequestErrors };

/** Validates a change by the rules of a new reservation, as far as they concern what changes: see `checkVisit`. */
export function parseReservationChange(
  change: ReservationChange,
  reserved: ReservedVisit,
  venue: Venue,
  tables: ReadonlyMap<string, Table>,
  now: number,
): ChangeReading {
  const errors: RequestErrors = {};
  const addError: AddRequestError = (field, code, details = {}) => {
    (errors[field] ??= []).push({ ...details, code });
  };
  const dateText = change.date === undefined ? formatWireDate(reserved.date) : change.date;
  if (typeof dateText !== 'string') addError('date', 'bad_date');
  const date = typeof dateText === 'string' ? parseReservationDate(dateText, venue, now, addError) : undefined;
  const time = change.time === undefined ? reserved.time : parseTime(change.time, venue, date);
  if (time === undefined) addError('time', 'bad_time');
  const guests = change.guests === undefined ? reserved.guests : parseGuests(change.guests, venue, addError);
  const stay = change.stay === undefined ? reserved : readStay(change.stay, venue);
  if (!stay) addError('stay', 'bad_stay');
  const { discountCode, days } = reserved;
  const until = days && date !== undefined ? parseUntil(change.until, date, venue, now, addError) : date;
  const span = days && date !== undefined && until !== undefined ? { date, until } : undefined;
  const chosen =
    change.selected_tables === undefined && !days
      ? keptTables(reserved, tables, addError)
      : parseTables(change.selected_tables, tables, addError);
  const moves = span ? parseMoves(change.moves, span, tables, addError) : [];
  const wanted = { date, until, time, guests, stay: stay && { minutes: stay.stay }, discountCode };
  const reservedDays = days ?? [reserved];
  const lastDate = reservedDays.at(-1)?.date ?? reserved.date;
  const hasGaps = daysBetween(reserved.date, lastDate) >= reservedDays.length;
  const kept = {
    ...reserved,
    until: hasGaps ? undefined : lastDate,
    tables: reservedDays.flatMap((day) => tablesOf(day, tables)),
  };
  checkVisit({ ...wanted, tables: chosen, moves }, venue, now, addError, kept);
  const laterDays = span ? laterDaysOf({ ...span, chosen, moves }, venue, addError) : [];
  const notes = change.notes === undefined ? reserved.notes : parseNotes(change.notes, addError);
  if (Object.keys(errors).length > 0 || date === undefined || time === undefined || guests === undefined || !stay)
    return { ok: false, errors };
  const isSameVisit = time === reserved.time && guests === reserved.guests && stay.stay === reserved.stay;
  const wantedDays = [{ date, tables: chosen }, ...laterDays];
  const areSameDays =
    wantedDays.length === reservedDays.length &&
    reservedDays.every((day, at) => {
      const other = wantedDays[at];
      return other?.date === day.date && haveSameKeys(other.tables, day.tables);
    });
  return {
    ok: true,
    visit: { date, time, guests, stay: stay.stay, tables: chosen, laterDays },
    notes,
    isMoved: !isSameVisit || !areSameDays,
  };
}

function parseTime(value: unknown, venue: Venue, date: PlainDate | undefined): Minutes | undefined {
  return typeof value === 'string' ? parseWireTime(value, openingHours(venue), date) : undefined;
}

/** A length that is null is the rest of the date, so it is wrapped. */
function readStay(name: unknown, venue: Venue): Pick<ReservedVisit, 'stay'> | undefined {
  const stay = typeof name === 'string' ? findStay(venue, name) : undefined;
  return stay && { stay: stay.minutes };
}

function tablesOf({ tables: keys }: Pick<ReservedVisit, 'tables'>, tables: ReadonlyMap<string, Table>): Table[] {
  return keys.flatMap((key) => tables.get(key) ?? []);
}

/** The plan may have lost a table since the reservation. */
function keptTables(
  reserved: ReservedVisit,
  tables: ReadonlyMap<string, Table>,
  addError: AddRequestError,
): readonly Table[] {
  const kept = tablesOf(reserved, tables);
  if (kept.length === reserved.tables.length) return kept;
  addError('selected_tables', 'unknown_table');
  return [];
}

function haveSameKeys(tables: readonly Table[], keys: readonly string[]): boolean {
  const others = new Set(keys);
  return tables.length === keys.length && tables.every(({ key }) => others.has(key));
}
