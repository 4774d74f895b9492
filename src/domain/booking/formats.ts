/** Times, numbers and plurals in the language of a page. */
import { type PlainDate, formatDisplayDate, formatWireTime } from './time.ts';
import { type Minutes, MINUTES_PER_DAY } from '../plan/timeOfDay.ts';

/** Texts for the plural forms of a language, with `#` for the number. */
type PluralTexts = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * Returns the formats of a language tag. Digits are Latin in every language, like those on the plan, in the date field
 * and in telephone numbers. Nothing of `Intl` is made before it is needed.
 */
export function createFormats(tag: string) {
  const isEnglish = /^en\b/i.test(tag);
  let times: Intl.DateTimeFormat | undefined;

  /** A time of day. English shows what is sent: `09:00 AM`. */
  const shortTime = (minutes: Minutes): string =>
    isEnglish
      ? formatWireTime(minutes)
      : (times ??= new Intl.DateTimeFormat(tag, {
          hour: '2-digit',
          minute: '2-digit',
          timeZone: 'UTC',
          numberingSystem: 'latn',
        })).format(minutes * 60_000);

  /** A time of day; the end of the date is marked with `midnight`. */
  const time = (minutes: Minutes, midnight: string): string =>
    minutes === MINUTES_PER_DAY ? `${shortTime(minutes)} ${midnight}` : shortTime(minutes);

  return { shortTime, time };
}

export type DecimalFormats = ReturnType<typeof createDecimalFormats>;

/** Returns the formats of a language tag with numbers and dates, which the booking page does without. */
export function createDecimalFormats(tag: string) {
  const numbers = new Intl.NumberFormat(tag, { numberingSystem: 'latn' });
  const plurals = new Intl.PluralRules(tag);

  /** Groups digits: `10,000`. */
  const number = (value: number): string => numbers.format(value);

  /** Makes a message of a count from the texts of its plural forms. */
  const count =
    (texts: PluralTexts) =>
    (value: number): string =>
      (texts[plurals.select(value)] ?? texts.other).replace('#', number(value));

  /** Writes a number with exactly this many digits after the decimal point. */
  const decimal = (value: number, digits: number): string =>
    new Intl.NumberFormat(tag, {
      numberingSystem: 'latn',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  /** `Sat, 14 Nov` */
  const shortDate = (date: PlainDate): string =>
    formatDisplayDate(date, tag, { weekday: 'short', day: 'numeric', month: 'short' });
  return { ...createFormats(tag), number, count, decimal, shortDate };
}
