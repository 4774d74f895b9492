/** The options of `npm run reservations -- TENANT --change CODE`, as a change of the reservation. */
import type { ReservationChange } from '../../domain/booking/reservationChange.ts';
import {
  type PlainDate,
  formatWireDate,
  formatWireTime,
  isPlainDate,
  parseWireDate,
} from '../../domain/booking/time.ts';
import { type Table, tableAlias } from '../../domain/plan/table.ts';
import { parseTimeOfDay } from '../../domain/plan/timeOfDay.ts';
import { cleanCode } from '../../domain/text/cleanText.ts';
import { foldText } from '../../domain/text/foldText.ts';
import type { ServedVenue } from '../venues/venues.ts';

export type ChangeFlags = Partial<Readonly<Record<'date' | 'time' | 'guests' | 'tables', string>>>;
export type ChangeFlagsReading =
  | { readonly ok: true; readonly change: ReservationChange }
  | { readonly ok: false; readonly error: string };

/** Reads a date such as 31.12.2026 or 2026-12-31. */
export function readDate(text: string): PlainDate | undefined {
  const typed = cleanCode(text);
  return isPlainDate(typed) ? typed : parseWireDate(typed);
}

/**
 * Reads the options. Tables are named by name, by the text painted on them or by id, separated by commas. `error` is
 * one line for the operator. The rules of a reservation are checked later.
 */
export function readChange(flags: ChangeFlags, { venue, tables }: ServedVenue): ChangeFlagsReading {
  const date = flags.date === undefined ? undefined : readDate(flags.date);
  if (flags.date !== undefined && date === undefined)
    return { ok: false, error: `${flags.date} is not a valid date. Write it like 31.12.2026 or 2026-12-31.` };
  const names = flags.tables?.split(',').map((name) => name.trim());
  const found = names?.map((name) => ({ name, table: findTable([...tables.values()], name) }));
  const missing = found?.find(({ table }) => table === undefined);
  if (missing)
    return {
      ok: false,
      error: `${venue.name} has no table ${missing.name}, or more than one. Use the id of the table.`,
    };
  return {
    ok: true,
    change: {
      ...(date === undefined ? {} : { date: formatWireDate(date) }),
      ...(flags.time === undefined ? {} : { time: toWireTime(flags.time) }),
      ...(flags.guests === undefined ? {} : { guests: cleanCode(flags.guests) }),
      ...(found === undefined ? {} : { selected_tables: found.map(({ table }) => table?.id) }),
    },
  };
}

/** Returns the one table with a name, an alias or an id, in this order. */
function findTable(tables: readonly Table[], text: string): Table | undefined {
  const wanted = foldText(text);
  const keysOf = [({ name }: Table) => name, (table: Table) => tableAlias(table), ({ key }: Table) => key];
  for (const keyOf of keysOf) {
    const [first, ...others] = tables.filter((table) => foldText(keyOf(table) ?? '') === wanted);
    if (first) return others.length === 0 ? first : undefined;
  }
  return undefined;
}

/** Accepts 18:30, 9:00 and 06:30 PM. */
function toWireTime(text: string): string {
  const minutes = parseTimeOfDay(cleanCode(text).padStart(5, '0'));
  return minutes === undefined ? cleanCode(text).toUpperCase() : formatWireTime(minutes);
}
