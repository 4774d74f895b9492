/** The days of a stay that the form asks for: how many there may be, and which one is the last. */
import { type Atom, atom } from 'jotai';
import { type DayLimits, type DayRules, dayCounts, dayLimits, dayRulesSchema } from '../../domain/booking/days.ts';
import { type PlainDate, addDays } from '../../domain/booking/time.ts';
import { isByDaysOnly } from '../../domain/booking/venue.ts';
import { formatDay, formatLongDay } from '../messages.ts';
import { nowAtom } from '../page/clock.ts';
import { calendarAtom, venueAtom } from '../page/page.ts';
import { dateAtom, formDraftAtom, noSlotsReasonAtom } from '../reservation/form.ts';
import { texts } from './messages.ts';

/** Rules of a host that we can't read count as none: the host decides. */
const rulesAtom = atom((get): DayRules | undefined => dayRulesSchema.safeParse(get(venueAtom).days ?? {}).data);

/** Returns the limits of a stay that begins on a date, in an area if one is named. */
export const limitsFromAtom = atom((get) => {
  const rules = get(rulesAtom);
  return (arrival: PlainDate, area?: string): DayLimits => dayLimits(rules, arrival, area);
});

/** Returns how many days a stay that begins on a date may have, ascending; empty if a closed day is too near. */
export const allowedDaysFromAtom = atom((get) => {
  const rules = get(rulesAtom);
  const calendar = get(calendarAtom);
  const now = get(nowAtom);
  const hasVisits = !isByDaysOnly(get(venueAtom));
  return (arrival: PlainDate): number[] => dayCounts(rules, calendar, arrival, now, hasVisits);
});

/** How many days the stay may have that begins on the form's date. */
export const allowedDaysAtom = atom((get): readonly number[] => {
  const date = get(dateAtom);
  return date === undefined ? [] : get(allowedDaysFromAtom)(date);
});

/** The days that the visitor wants, or else as near to it as the venue allows. */
export const daysAtom: Atom<number> = atom((get): number => {
  const allowed = get(allowedDaysAtom);
  const wanted = get(formDraftAtom).days ?? 1;
  const date = get(dateAtom);
  const least = date === undefined ? 1 : get(limitsFromAtom)(date).min;
  return allowed.find((count) => count >= wanted) ?? allowed.at(-1) ?? least;
});

/** The last day of the stay; undefined for a single day. */
export const untilAtom: Atom<PlainDate | undefined> = atom((get): PlainDate | undefined => {
  const date = get(dateAtom);
  const days = get(daysAtom);
  return date === undefined || days === 1 ? undefined : addDays(date, days - 1);
});

/**
 * What the form says of the days: that a stay must be longer, that it can't be as long as the venue takes, or why none can
 * begin on the date. Undefined if nothing, and on a date that is not open at all.
 */
export const daysTextAtom = atom((get): string | undefined => {
  const date = get(dateAtom);
  if (date === undefined || get(noSlotsReasonAtom) !== undefined) return undefined;
  const { min } = get(limitsFromAtom)(date);
  const { language } = get(venueAtom);
  const allowed = get(allowedDaysAtom);
  if (allowed.length === 0) return texts.noDays({ min, date: formatDay(date, language) });
  return [min > 1 && !allowed.includes(1) ? texts.leastDays({ min }) : [], get(lastDayTextAtom)(date)].flat().join(' ');
});

/** Returns that a stay ends before a day that can't be reserved; empty if it may be as long as the venue takes. */
const lastDayTextAtom = atom((get) => {
  const limitsFrom = get(limitsFromAtom);
  const allowedFrom = get(allowedDaysFromAtom);
  const { language } = get(venueAtom);
  return (arrival: PlainDate): string => {
    const most = allowedFrom(arrival).at(-1) ?? 0;
    if (most === 0 || most >= limitsFrom(arrival).max) return '';
    return texts.interrupted({ day: formatDay(addDays(arrival, most), language) });
  };
});

/** That no table is free on all days. */
export const noneFreeTextAtom = atom((): string => texts.noneAllDays);

/** What the calendar says once the first day is picked. */
export const lastDayHintAtom = atom((get) => {
  const lastDayText = get(lastDayTextAtom);
  const { language } = get(venueAtom);
  return (arrival: PlainDate): string =>
    `${texts.chooseLastDay({ first: formatLongDay(arrival, language) })} ${lastDayText(arrival)}`.trim();
});
