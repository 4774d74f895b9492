/** The days of a stay that the form asks for: how many there may be, and which one is the last. */
import { type Atom, atom } from 'jotai';
import {
  type DayLimits,
  type DayRules,
  dayCounts,
  dayLimits,
  dayRulesSchema,
  stayEnd,
} from '../../domain/booking/days.ts';
import { type PlainDate, addDays } from '../../domain/booking/time.ts';
import { isByDaysOnly } from '../../domain/booking/venue.ts';
import { formatDay, formatLongDay, messages } from '../messages.ts';
import { nowAtom } from '../page/clock.ts';
import { calendarAtom, venueAtom } from '../page/page.ts';
import { dateAtom, formDraftAtom, minDateAtom, noSlotsReasonAtom } from '../reservation/form.ts';
import { texts } from './messages.ts';

/** How far from the form's date another arrival is looked for, in days. */
const MAX_DISTANCE = 60;

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
 * begin on the date. Of a date that is not open at all, only that it is past the last one. Undefined if nothing.
 */
export const daysTextAtom = atom((get): string | undefined => {
  const date = get(dateAtom);
  if (date === undefined) return undefined;
  if (get(noSlotsReasonAtom) !== undefined)
    return stayEnd(get(calendarAtom), date, get(nowAtom)).code === 'days_end' ? get(endTextAtom)(date) : undefined;
  const { min } = get(limitsFromAtom)(date);
  const { language } = get(venueAtom);
  const allowed = get(allowedDaysAtom);
  const lastDayText = get(lastDayTextAtom)(date);
  if (allowed.length === 0) return `${texts.noDays({ min, date: formatDay(date, language) })} ${lastDayText}`;
  return [min > 1 && !allowed.includes(1) ? texts.leastDays({ min }) : [], lastDayText].flat().join(' ');
});

/** Returns why a stay ends before a date that can't be reserved. */
const endTextAtom = atom((get) => {
  const calendar = get(calendarAtom);
  const now = get(nowAtom);
  const { language } = get(venueAtom);
  return (date: PlainDate): string => {
    const end = stayEnd(calendar, date, now);
    if (end.code === 'days_end') return texts.lastDay({ last: formatDay(end.last, language) });
    const day = formatDay(date, language);
    if (end.code === 'days_interrupted') return texts.interrupted({ day });
    return texts.notReleased({ day, on: formatDay(end.on, language), at: messages.formatTime(end.at) });
  };
});

/** Returns why a stay that begins on a date ends early; empty if it may be as long as the venue takes. */
const lastDayTextAtom = atom((get) => {
  const limitsFrom = get(limitsFromAtom);
  const rules = get(rulesAtom);
  const calendar = get(calendarAtom);
  const now = get(nowAtom);
  const endText = get(endTextAtom);
  return (arrival: PlainDate): string => {
    const { max } = limitsFrom(arrival);
    // Without a shortest stay, all days up to the end count.
    const most = dayCounts({ ...rules, min: 1, max, rules: [] }, calendar, arrival, now).length;
    return most >= max ? '' : endText(addDays(arrival, most));
  };
});

/**
 * The arrival nearest to the form's date from which a stay can be as long as the visitor wants; undefined if one from the
 * date itself can, or none soon.
 */
export const otherArrivalAtom = atom((get): { readonly date: PlainDate; readonly days: number } | undefined => {
  const date = get(dateAtom);
  const text = get(daysTextAtom);
  if (date === undefined || text === undefined) return undefined;
  const wanted = get(formDraftAtom).days ?? 1;
  const allowedFrom = get(allowedDaysFromAtom);
  const daysFrom = (arrival: PlainDate): number | undefined => allowedFrom(arrival).find((count) => count >= wanted);
  if (daysFrom(date) !== undefined) return undefined;
  const first = get(minDateAtom) ?? date;
  for (let distance = 1; distance <= MAX_DISTANCE; distance++)
    for (const arrival of [addDays(date, -distance), addDays(date, distance)]) {
      const days = arrival < first ? undefined : daysFrom(arrival);
      if (days !== undefined) return { date: arrival, days };
    }
  return undefined;
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
