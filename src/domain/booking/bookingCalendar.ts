/** When a venue can be reserved: its slots, open dates and lead time. */
import type { Minutes } from '../plan/timeOfDay.ts';
import {
  type PlainDate,
  type TimeZone,
  addDays,
  existsInZone,
  formatWireTime,
  isoWeekday,
  startOfEvenDate,
  zonedTime,
  zonedTimeToInstant,
} from './time.ts';

/** Minutes between two slots, unless the venue has fewer (specification, section 9). Claims are of this length. */
export const SLOT_STEP_MINUTES: Minutes = 15;

const MS_PER_MINUTE = 60_000;
/** A guest who has chosen a slot can reserve it for this long after it has lapsed, so that nobody loses it at once. */
const GRACE_MS = 5 * MS_PER_MINUTE;

/** First and last slot in minutes, both bookable, and when the tables must be free. */
export type Hours = { readonly first: Minutes; readonly last: Minutes; readonly end?: Minutes | undefined };

/**
 * A part of a day in which guests are seated, such as lunch: on ISO weekdays, in a season; by default on all days of all
 * years. It needs no name if it is the only one.
 */
export type Service = Hours & {
  readonly name?: string | undefined;
  readonly weekdays?: readonly number[] | undefined;
  readonly from?: PlainDate | undefined;
  readonly to?: PlainDate | undefined;
};

/** A date that differs from its weekday: closed, with services of its own, or only with a note for guests. */
export type SpecialDay = {
  readonly date: PlainDate;
  readonly closed?: boolean | undefined;
  readonly services?: readonly Service[] | undefined;
  readonly note?: string | undefined;
};

/** When guests can begin to reserve some dates, both included: from a time of a date on, on the venue's clock. */
export type Release = {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly on: PlainDate;
  readonly at: Minutes;
};

/** When a venue can be reserved. */
export type BookingCalendar = {
  readonly timeZone: TimeZone;
  /** At least one. */
  readonly services: readonly Service[];
  readonly specialDays: readonly SpecialDay[];
  /** Minutes between two slots of a service. */
  readonly slotMinutes: Minutes;
  /** Minimum minutes from now to a slot's start. */
  readonly leadMinutes: Minutes;
  /** ISO weekdays, 1 Monday to 7 Sunday, on which the venue is closed. */
  readonly closedWeekdays: readonly number[];
  readonly closedDates: readonly PlainDate[];
  /** Days from the venue's today to the farthest date that can be reserved. */
  readonly maxDaysAhead: number;
  readonly releases?: readonly Release[] | undefined;
};

/** The part of a calendar that doesn't depend on now. */
export type OpeningHours = Pick<
  BookingCalendar,
  'services' | 'specialDays' | 'slotMinutes' | 'closedWeekdays' | 'closedDates'
>;

/** Returns what is special about a date, if anything. */
export function specialDayOn(
  { specialDays }: Pick<OpeningHours, 'specialDays'>,
  date: PlainDate,
): SpecialDay | undefined {
  return specialDays.find((special) => special.date === date);
}

/**
 * Returns the services of a date by their start; none if the venue is closed. The services of a special day replace all
 * others. On the dates of its season, a service replaces one of the same name that has no season.
 */
export function servicesOn(opening: OpeningHours, date: PlainDate): readonly Service[] {
  const special = specialDayOn(opening, date);
  const weekday = isoWeekday(date);
  const isClosed = opening.closedWeekdays.includes(weekday) || opening.closedDates.includes(date);
  if (special?.closed || (isClosed && !special?.services)) return [];
  const services = (special?.services ?? opening.services).filter(
    (service) => isInSeason(service, date) && (service.weekdays?.includes(weekday) ?? true),
  );
  const seasonal = new Set(services.filter(hasSeason).map(({ name }) => name));
  return services
    .filter((service) => hasSeason(service) || !seasonal.has(service.name))
    .toSorted((one, other) => one.first - other.first);
}

function hasSeason({ from, to }: Service): boolean {
  return (from ?? to) !== undefined;
}

function isInSeason({ from, to }: Service, date: PlainDate): boolean {
  return (from ?? date) <= date && date <= (to ?? date);
}

/** Returns the service in which guests are seated at a time; undefined between services. */
export function serviceAt(opening: OpeningHours, date: PlainDate, time: Minutes): Service | undefined {
  return servicesOn(opening, date)
    .filter(({ first, last }) => first <= time && time <= last)
    .at(-1);
}

/** Returns the first and last slot of a date; those of an ordinary day if the venue is closed. */
export function hoursOn(opening: OpeningHours, date: PlainDate): Hours {
  return widestHours(usualServices(opening, date));
}

/** Returns the first and last slot of all services. */
export function widestHours(services: readonly Hours[]): Hours {
  return {
    first: Math.min(...services.map(({ first }) => first)),
    last: Math.max(...services.map(({ last }) => last)),
  };
}

/** Returns the services of a date, ascending; all that there are if the venue is closed, or the date is unknown. */
export function usualServices(opening: OpeningHours, date: PlainDate | undefined): readonly Service[] {
  const services = date === undefined ? [] : servicesOn(opening, date);
  return services.length > 0 ? services : opening.services.toSorted((one, other) => one.first - other.first);
}

/** Returns the slots of services, ascending. */
function slotsOf(services: readonly Service[], step: Minutes): Minutes[] {
  const slots = services.flatMap(({ first, last }) =>
    Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => first + i * step),
  );
  return [...new Set(slots)].toSorted((one, other) => one - other);
}

/** Returns all slots of a date. */
export function allSlots(opening: OpeningHours, date: PlainDate): Minutes[] {
  return slotsOf(servicesOn(opening, date), opening.slotMinutes);
}

/**
 * Parses a time in the payload's format to a slot of a date; of an ordinary day if the date is unknown or closed.
 * `12:00 AM` is the end of the date if its hours reach it, else its start. Returns undefined if there is no such slot.
 */
export function parseWireTime(text: string, opening: OpeningHours, date: PlainDate | undefined): Minutes | undefined {
  return slotsOf(usualServices(opening, date), opening.slotMinutes)
    .filter((slot) => formatWireTime(slot) === text)
    .at(-1);
}

/** Returns whether a venue is closed on a date, and by what: its weekday, or the date itself. */
export function closureOn(opening: OpeningHours, date: PlainDate): Closure | undefined {
  if (servicesOn(opening, date).length > 0) return undefined;
  const isByDate = specialDayOn(opening, date) ?? opening.closedDates.includes(date);
  return !isByDate && opening.services.some((service) => isInSeason(service, date)) ? 'weekday' : 'date';
}
export type Closure = 'weekday' | 'date';

/** Why opening hours don't cover a visit. */
export type Uncovered = 'closed' | 'outside_hours';

/**
 * Returns why the venue's hours don't cover a visit, or undefined if they do. Guests can't reserve such a visit; one that
 * they have made before the hours changed is for the venue to decide.
 */
export function uncoveredBy(
  opening: OpeningHours,
  { date, time }: { readonly date: PlainDate; readonly time: Minutes },
): Uncovered | undefined {
  if (servicesOn(opening, date).length === 0) return 'closed';
  return serviceAt(opening, date, time) ? undefined : 'outside_hours';
}

/** Returns the release that guests wait for before they can reserve a date. Of several, the last in the list counts. */
export function awaitedRelease(calendar: BookingCalendar, date: PlainDate, now: number): Release | undefined {
  const release = calendar.releases?.filter(({ from, to }) => from <= date && date <= to).at(-1);
  return release && releaseInstant(calendar, release) > now ? release : undefined;
}

function releaseInstant({ timeZone }: BookingCalendar, { on, at }: Release): number {
  return zonedTimeToInstant(on, at, timeZone);
}

/** Returns whether the venue is open on a date that is not past and not too far ahead, released or not. */
export function isOpenDate(calendar: BookingCalendar, date: PlainDate, now: number): boolean {
  const today = zonedTime(now, calendar.timeZone).date;
  return date >= today && date <= addDays(today, calendar.maxDaysAhead) && servicesOn(calendar, date).length > 0;
}

/**
 * Returns the slots of a date that can still be reserved at `now`: open, existing on the clock, and at least the lead
 * time away. Time counts in whole minutes, as on a wall clock: at 08:00 a lead of one hour allows 09:00 until the clock
 * shows 08:01.
 */
export function openSlots(calendar: BookingCalendar, date: PlainDate, now: number): Minutes[] {
  if (!isOpenDate(calendar, date, now) || awaitedRelease(calendar, date, now)) return [];
  const startOfDate = startOfEvenDate(date, calendar.timeZone);
  return allSlots(calendar, date).filter((slot) =>
    startOfDate === undefined
      ? isAhead(calendar, date, slot, now)
      : startOfDate + slot * MS_PER_MINUTE >= earliestStart(calendar, now),
  );
}

/** Returns whether a slot of a released date is among `openSlots`, without placing all of them on the clock. */
export function isOpenSlot(calendar: BookingCalendar, date: PlainDate, slot: Minutes, now: number): boolean {
  return (
    isOpenDate(calendar, date, now) && allSlots(calendar, date).includes(slot) && isAhead(calendar, date, slot, now)
  );
}

/** Returns whether a guest who has chosen a slot can still reserve it: until some minutes after it has lapsed. */
export function isReservableSlot(calendar: BookingCalendar, date: PlainDate, slot: Minutes, now: number): boolean {
  return !awaitedRelease(calendar, date, now) && isOpenSlot(calendar, date, slot, now - GRACE_MS);
}

function isAhead(calendar: BookingCalendar, date: PlainDate, slot: Minutes, now: number): boolean {
  const { timeZone } = calendar;
  return zonedTimeToInstant(date, slot, timeZone) >= earliestStart(calendar, now) && existsInZone(date, slot, timeZone);
}

/** Returns the earliest instant at which a reservation can start. */
function earliestStart({ leadMinutes }: BookingCalendar, now: number): number {
  return Math.floor(now / MS_PER_MINUTE) * MS_PER_MINUTE + leadMinutes * MS_PER_MINUTE;
}

/** Returns the first date with an open slot, from `from` on (by default the venue's today), or undefined. */
export function firstOpenDate(calendar: BookingCalendar, now: number, from?: PlainDate): PlainDate | undefined {
  const today = zonedTime(now, calendar.timeZone).date;
  const last = addDays(today, calendar.maxDaysAhead);
  for (let date = from !== undefined && from > today ? from : today; date <= last; date = addDays(date, 1)) {
    if (openSlots(calendar, date, now).length > 0) return date;
  }
  return undefined;
}

/** Returns the instant at which the next slot of a date expires, or undefined if none is left. */
export function nextSlotExpiry(calendar: BookingCalendar, date: PlainDate, now: number): number | undefined {
  const slot = openSlots(calendar, date, now)[0];
  return slot === undefined
    ? undefined
    : zonedTimeToInstant(date, slot, calendar.timeZone) + (1 - calendar.leadMinutes) * MS_PER_MINUTE;
}

/**
 * Returns the next instant at which a slot of a date is no longer offered, or lost for those who have it, or at which
 * any dates are released; undefined if there is none.
 */
export function nextSlotChange(calendar: BookingCalendar, date: PlainDate, now: number): number | undefined {
  const releases = calendar.releases?.map((release) => releaseInstant(calendar, release)) ?? [];
  const expiries = [0, GRACE_MS].map((graceMs) => (nextSlotExpiry(calendar, date, now - graceMs) ?? 0) + graceMs);
  const changes = [...releases, ...expiries].filter((instant) => instant > now);
  return changes.length > 0 ? Math.min(...changes) : undefined;
}

/** Returns `09:00 AM` if it is offered, else the first slot (specification, section 9). */
export function defaultSlot(slots: readonly Minutes[]): Minutes | undefined {
  return slots.find((slot) => slot === 9 * 60) ?? slots[0];
}
