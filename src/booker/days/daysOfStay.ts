/** The days of a stay that the form asks for: how many there may be, and which one is the last. */
import { type Atom, atom } from 'jotai';
import { type DayLimits, type DayRules, dayCounts, dayLimits, dayRulesSchema } from '../../domain/booking/days.ts';
import { type PlainDate, addDays } from '../../domain/booking/time.ts';
import { formatDay, formatLongDay } from '../messages.ts';
import { nowAtom } from '../page/clock.ts';
import { calendarAtom, venueAtom } from '../page/page.ts';
import { dateAtom, formDraftAtom } from '../reservation/form.ts';
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
  return (arrival: PlainDate): number[] => dayCounts(rules, calendar, arrival, now);
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
  return Math.max(allowed[0] ?? least, Math.min(wanted, allowed.at(-1) ?? least));
});

/** The last day of the stay; undefined for a single day. */
export const untilAtom: Atom<PlainDate | undefined> = atom((get): PlainDate | undefined => {
  const date = get(dateAtom);
  const days = get(daysAtom);
  return date === undefined || days === 1 ? undefined : addDays(date, days - 1);
});

/** What the form says of the days: that a stay must be longer, or why none can begin on the date. Undefined if nothing. */
export const daysTextAtom = atom((get): string | undefined => {
  const date = get(dateAtom);
  if (date === undefined) return undefined;
  const { min } = get(limitsFromAtom)(date);
  if (get(allowedDaysAtom).length === 0) return texts.noDays({ min, date: formatDay(date, get(venueAtom).language) });
  return min > 1 ? texts.leastDays({ min }) : undefined;
});

/** That no table is free on all days. */
export const noneFreeTextAtom = atom((): string => texts.noneAllDays);

/** What the calendar says once the first day is picked. */
export function lastDayHint(arrival: PlainDate, language: string): string {
  return texts.chooseLastDay({ first: formatLongDay(arrival, language) });
}
