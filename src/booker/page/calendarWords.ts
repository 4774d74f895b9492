/** The names of days and months that the calendar shows and speaks. */
import type { DatePickerProps } from 'react-datepicker';
import { type PlainDate, formatDisplayDate } from '../../domain/booking/time.ts';
import { primaryLanguage } from '../../domain/language.ts';

type Locale = Exclude<DatePickerProps['locale'], string | undefined>;

const padTwo = (number: number): string => String(number).padStart(2, '0');

export function toPlainDate(day: Date): PlainDate {
  return `${day.getFullYear()}-${padTwo(day.getMonth() + 1)}-${padTwo(day.getDate())}`;
}

/** `November 2026` */
export function formatMonth(day: Date, language: string): string {
  return formatDisplayDate(toPlainDate(day), language, { month: 'long', year: 'numeric' });
}

/** What the calendar's patterns stand for. Every other one stands for a whole date. */
const PARTS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  EEEE: { weekday: 'long' },
  LLLL: { month: 'long' },
};

/** Longer short names of weekdays, as in Arabic, don't fit above a column. */
const MAX_SHORT_CHARS = 3;

function formatShortWeekday(date: PlainDate, language: string): string {
  const short = formatDisplayDate(date, language, { weekday: 'short' });
  return short.length <= MAX_SHORT_CHARS ? short : formatDisplayDate(date, language, { weekday: 'narrow' });
}

/** Without words before a date: that a day is disabled, the browser says. */
const NO_PREFIXES = { chooseDayAriaLabelPrefix: '', disabledDayAriaLabelPrefix: '', monthAriaLabelPrefix: '' };

/**
 * Returns the calendar's words in a language. They are the browser's, in the order of the language, instead of a file of
 * names for each language. English is the calendar's own.
 */
export function calendarWords(language: string): Partial<typeof NO_PREFIXES> & { readonly locale?: Locale } {
  if (primaryLanguage(language) === 'en') return {};
  const write = (day: Date, pattern: string): string => {
    const date = toPlainDate(day);
    if (pattern === 'EEEEEE') return formatShortWeekday(date, language);
    if (pattern.startsWith('MMMM')) return formatMonth(day, language);
    return formatDisplayDate(date, language, PARTS[pattern]);
  };
  const locale: { formatLong: Partial<Locale['formatLong']>; localize: Partial<Locale['localize']> } = {
    // A whole date. Any pattern will do.
    formatLong: { date: () => 'd' },
    localize: {
      preprocessor: (day, parts) => [{ isToken: false, value: write(day, parts.map(({ value }) => value).join('')) }],
    },
  };
  return { locale: locale as Locale, ...NO_PREFIXES };
}
