import { type PlainDate, parseWireDate, isPlainDate } from '../../domain/booking/time.ts';

/**
 * Reads a date as people type it, day before month: `26.11.2026`, `26112026`, `26/11/2026`, `26-11-26`, `2026-11-26`, or
 * `26.11` for the next such day from `first` on. Returns undefined for anything else.
 */
export function parseDateInput(text: string, first: PlainDate | undefined): PlainDate | undefined {
  const typed = text.trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed)) return isPlainDate(typed) ? typed : undefined;
  const match =
    /^(\d{1,2})[.,/ -]+(\d{1,2})(?:[.,/ -]+(\d{4}|\d{2})?)?$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(typed);
  if (!match) return undefined;
  const [, day = '', month = '', year] = match;
  const inYear = (full: string): PlainDate | undefined =>
    parseWireDate(`${day.padStart(2, '0')}.${month.padStart(2, '0')}.${full}`);
  if (year !== undefined) return inYear(year.length === 2 ? `20${year}` : year);
  if (first === undefined) return undefined;
  const thisYear = inYear(first.slice(0, 4));
  return thisYear !== undefined && thisYear >= first ? thisYear : inYear(String(+first.slice(0, 4) + 1));
}
