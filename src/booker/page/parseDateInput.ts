import { type PlainDate, formatDisplayDate, parseWireDate } from '../../domain/booking/time.ts';
import { cleanCode } from '../../domain/text/cleanText.ts';
import { foldText } from '../../domain/text/foldText.ts';

type DateParts = { readonly day: string; readonly month: string; readonly year: string | undefined };

const padTwo = (digits: string): string => digits.padStart(2, '0');

/** Returns the month, 1 to 12, whose name in a language or in English starts with a word of at least three letters. */
function monthNamed(word: string, language: string): number | undefined {
  const start = foldText(word);
  for (const names of [language, 'en']) {
    for (let month = 1; month <= 12; month += 1) {
      const name = formatDisplayDate(`2024-${padTwo(String(month))}-01`, names, { month: 'long' });
      if (foldText(name).startsWith(start)) return month;
    }
  }
  return undefined;
}

/** Reads `24 December`, `Dec 24` or `Thu, 24 Dec 2026`. */
function readNamedMonth(typed: string, language: string): DateParts | undefined {
  const months = (typed.match(/\p{L}{3,}/gu) ?? []).flatMap((word) => monthNamed(word, language) ?? []);
  const numbers = typed.match(/\d+/g) ?? [];
  const [month] = months;
  const [day, year] = numbers;
  if (month === undefined || day === undefined || numbers.length > 2) return undefined;
  return { day, month: String(month), year };
}

/** Reads `26.11.2026`, `26/11`, `26-11-26` or `26112026`, day before month. */
function readNumbers(typed: string): DateParts | undefined {
  const match =
    /^(\d{1,2})[.,/ -]+(\d{1,2})(?:[.,/ -]+(\d{4}|\d{2})?)?$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(typed);
  if (!match) return undefined;
  const [, day = '', month = '', year] = match;
  return { day, month, year };
}

/**
 * Reads a date as people type it: `26.11.2026`, `26112026`, `26/11/2026`, `26-11-26`, `2026-11-26`, `2026/11/26`,
 * `26 November`, `Nov 26`, with digits of any script. Without a year it is the next such day from `first` on. Months may be
 * named in `language` or in English. Returns undefined for anything else.
 */
export function parseDateInput(text: string, first: PlainDate | undefined, language = 'en'): PlainDate | undefined {
  const typed = cleanCode(text);
  const [, year, month = '', day = ''] = /^(\d{4})[.,/ -]+(\d{1,2})[.,/ -]+(\d{1,2})$/.exec(typed) ?? [];
  if (year !== undefined) return parseWireDate(`${padTwo(day)}.${padTwo(month)}.${year}`);
  const parts = readNumbers(typed) ?? readNamedMonth(typed, language);
  if (!parts) return undefined;
  const inYear = (value: string): PlainDate | undefined =>
    parseWireDate(`${padTwo(parts.day)}.${padTwo(parts.month)}.${value}`);
  if (parts.year !== undefined) return inYear(parts.year.length === 2 ? `20${parts.year}` : parts.year);
  if (first === undefined) return undefined;
  const thisYear = inYear(first.slice(0, 4));
  return thisYear !== undefined && thisYear >= first ? thisYear : inYear(String(+first.slice(0, 4) + 1));
}
