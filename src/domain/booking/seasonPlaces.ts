/** Season places: a table that a guest has from one date to another, without the dates that the guest has given back. */
import * as z from 'zod/mini';
import { foldText } from '../text/foldText.ts';
import { type PlainDate, addDays, isPlainDate } from './time.ts';

/** The longest season, in days. */
export const MAX_SEASON_DAYS = 400;
/** Places that are assigned at once: each claims a table on every date of its season, in one transaction. */
export const MAX_SEASON_ROWS = 200;

/** The longest value of a row, in characters. */
export const MAX_SEASON_TEXT = 200;
const text = z.string().check(z.maxLength(MAX_SEASON_TEXT));
/** A place as the owner writes it. Only the host knows whether it can be assigned. */
export const seasonRowSchema = z.strictObject({
  name: text,
  email: text,
  phone: text,
  /** The table's name, with the name of its area before it where two areas have such a table. */
  place: text,
  from: text,
  until: text,
  paid: text,
});
export type SeasonRow = z.infer<typeof seasonRowSchema>;

/** The columns of a list, in their order. */
export const SEASON_COLUMNS = ['name', 'email', 'phone', 'place', 'from', 'until', 'paid'] as const;

/** What keeps a row from being assigned. */
export const SEASON_PROBLEMS = [
  'name',
  'email',
  'place',
  'ambiguous',
  'date',
  'order',
  'past',
  'paid',
  'taken',
] as const;
export type SeasonProblem = (typeof SEASON_PROBLEMS)[number];
/** What keeps all places from being offered for another season: its dates, or the last date for an answer. */
export const RENEWAL_PROBLEMS = ['order', 'past', 'answer'] as const;
export type RenewalProblem = (typeof RENEWAL_PROBLEMS)[number];

/** Both included. */
export type DateSpan = { readonly from: PlainDate; readonly until: PlainDate };

/** Reads a date written as 2027-06-01 or 1.6.2027. */
export function readSeasonDate(typed: string): PlainDate | undefined {
  const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(typed.trim()) ?? [];
  const date = year === undefined ? typed.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : undefined;
}

const PAID = /^(?:yes|y|true|1|x|paid|ja|sí|si|sì|oui|ya|نعم|ஆம்|ඔව්)$/i;
const UNPAID = /^(?:|no|n|false|0|nein|non|tidak|لا|இல்லை|නැත)$/i;

/** Reads whether a place is paid; undefined if the word is neither a yes nor a no. */
export function readPaid(typed: string): boolean | undefined {
  if (PAID.test(typed.trim())) return true;
  return UNPAID.test(typed.trim()) ? false : undefined;
}

/** What columns are called in a heading. */
const HEADINGS: Readonly<Record<(typeof SEASON_COLUMNS)[number], RegExp>> = {
  email: /mail|correo/,
  phone: /phone|tel|mobil|handy|movil|cellul/,
  place: /place|table|seat|tisch|platz|mesa|lugar|tavol|posto|emplacement|meja|tempat|umbrella|schirm/,
  from: /^(?:from|start|von|ab|beginn|desde|du|debut|dal?|inizio|dari|mulai|arrival)\b/,
  until: /^(?:to|until|end|bis|hasta|au|fin|al|fine|sampai|hingga|departure)\b/,
  paid: /paid|bezahlt|pagad|pagat|paye|bayar|lunas/,
  name: /name|guest|gast|holder|nombre|cliente|nom\b|tamu/,
};
/** Fewer columns that are known by their heading may as well be cells of a row. */
const MIN_HEADINGS = 3;

/**
 * Returns the rows of a list with their numbers, counted from 1. Its heading, which has no digit, tells the order of the
 * columns; without one it is `SEASON_COLUMNS`. Empty rows are left out.
 */
export function readSeasonCells(cells: readonly (readonly string[])[]): { row: SeasonRow; number: number }[] {
  const filled = cells
    .map((row, index) => ({ cells: row.map((cell) => cell.trim()), number: index + 1 }))
    .filter((row) => row.cells.some((cell) => cell !== ''));
  const heading = filled[0]?.cells ?? [];
  const words = heading.map((cell) => foldText(cell));
  const called = new Map(
    SEASON_COLUMNS.map((column) => [column, words.findIndex((word) => HEADINGS[column].test(word))]),
  );
  const isHeading = heading.length > 0 && !/\d/.test(heading.join(''));
  const isNamed = isHeading && [...called.values()].filter((index) => index !== -1).length >= MIN_HEADINGS;
  return filled.slice(isHeading ? 1 : 0).map((row) => ({
    number: row.number,
    row: Object.fromEntries(
      SEASON_COLUMNS.map((column, index) => [column, row.cells[(isNamed ? called.get(column) : index) ?? -1] ?? '']),
    ) as SeasonRow,
  }));
}

/** Returns the same dates of the year after, and of 29 February the day 365 days later. */
export function aYearLater({ from, until }: DateSpan): DateSpan {
  const later = (date: PlainDate): PlainDate => {
    const same = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
    return isPlainDate(same) ? same : addDays(date, 365);
  };
  return { from: later(from), until: later(until) };
}

/** Returns the dates of a span. */
export function datesBetween({ from, until }: DateSpan): PlainDate[] {
  const dates: PlainDate[] = [];
  for (let date = from; date <= until; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** Returns what is left of a span without another: nothing, one span or two. */
export function withoutDates({ from, until }: DateSpan, gap: DateSpan): DateSpan[] {
  if (gap.from > until || gap.until < from) return [{ from, until }];
  return [
    ...(from < gap.from ? [{ from, until: addDays(gap.from, -1) }] : []),
    ...(until > gap.until ? [{ from: addDays(gap.until, 1), until }] : []),
  ];
}
