/** What the page receives of a venue's settings. `venueFile.ts` has the rest, which only the host needs. */
import * as z from 'zod/mini';
import { FULL_HEX_COLOR_PATTERN } from '../plan/color.ts';
import { MAX_SEATS } from '../plan/limits.ts';
import { type Minutes, MINUTES_PER_DAY, parseTimeOfDay } from '../plan/timeOfDay.ts';
import {
  type BookingCalendar,
  type Hours,
  type OpeningHours,
  SLOT_STEP_MINUTES,
  serviceAt,
} from './bookingCalendar.ts';
import { type PlainDate, type ZoneOffsets, isPlainDate } from './time.ts';
import type { VenueRule } from './venueRules.ts';

export const weekday = z.int().check(z.minimum(1), z.maximum(7));
export const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
/** A text of one line: mails, calendars and pages have it in headers and titles. */
export const line = (max: number) =>
  text(max).check(z.refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), 'one_line' satisfies VenueRule));
const DATE_RULE: VenueRule = 'date';
export const plainDate = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: DATE_RULE, abort: true }), z.refine(isPlainDate, DATE_RULE));
const color = z.string().check(z.regex(FULL_HEX_COLOR_PATTERN, 'color' satisfies VenueRule));

/** Of a span in which either end may be open. */
export const datesInOrder = z.refine<{ from?: PlainDate | undefined; to?: PlainDate | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  'dates_order' satisfies VenueRule,
);

/** In minutes, or `HH:mm` as in the venue's file. */
const publicSlot = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? (parseTimeOfDay(value) ?? value) : value)),
  z.int().check(z.nonnegative(), z.maximum(MINUTES_PER_DAY), z.multipleOf(SLOT_STEP_MINUTES)),
);
/** No country code begins with 0. */
export const COUNTRY_CODE_PATTERN = /^\+[1-9]\d{0,3}$/;
const LANGUAGE_RULE: VenueRule = 'language';
const language = z
  .string()
  .check(
    z.regex(/^(?:[A-Za-z]{2,3}|[A-Za-z]{5,8})(?:-[A-Za-z0-9]{1,8})*$/, { error: LANGUAGE_RULE, abort: true }),
    z.refine(isLanguage, LANGUAGE_RULE),
  );

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** Hours of a venue that specifies none: 07:00 to 20:00. */
export const DEFAULT_HOURS: Hours = { first: 7 * 60, last: 20 * 60 };

/** Returns the fields of opening times. `time` reads a time, `object` makes the schema of an object. */
export function openingFields(time: z.ZodMiniType<Minutes>, object: typeof z.object | typeof z.strictObject) {
  const service = object({
    name: z.optional(text(40)),
    first: time,
    last: time,
    end: z.optional(time),
    /** ISO weekdays, all by default. */
    weekdays: z.optional(z.array(weekday).check(z.minLength(1))),
    from: z.optional(plainDate),
    to: z.optional(plainDate),
  }).check(
    z.refine(({ first, last }) => first <= last, 'last_slot' satisfies VenueRule),
    z.refine(({ first, last }) => first > 0 || last < MINUTES_PER_DAY, 'midnight_twice' satisfies VenueRule),
    z.refine(({ last, end = last }) => last <= end, 'service_end' satisfies VenueRule),
    datesInOrder,
  );
  const services = z.optional(z.array(service).check(z.minLength(1)));
  return {
    /** The only service. A venue has this or `services`. */
    hours: z.optional(service),
    services,
    special_days: z._default(
      z
        .array(
          object({
            date: plainDate,
            closed: z.optional(z.boolean()),
            services,
            /** A word for guests. */
            note: z.optional(text(120)),
          }).check(z.refine((day) => !day.closed || !day.services, 'closed_day' satisfies VenueRule)),
        )
        .check(
          z.refine(
            (days) => new Set(days.map(({ date }) => date)).size === days.length,
            'date_twice' satisfies VenueRule,
          ),
        ),
      [],
    ),
    /** Dates that guests can reserve only from a day and time on. */
    releases: z.optional(
      z.array(object({ from: plainDate, to: plainDate, on: plainDate, at: time }).check(datesInOrder)),
    ),
  };
}

const guestsSchema = z
  .strictObject({
    min: z._default(z.int().check(z.positive()), 1),
    max: z._default(z.int().check(z.positive(), z.maximum(MAX_SEATS)), 10),
    default: z._default(z.int().check(z.positive()), 2),
  })
  .check(
    z.refine(
      (guests) => guests.min <= guests.default && guests.default <= guests.max,
      'default_guests' satisfies VenueRule,
    ),
  );

/** A length of stay. `minutes` is null for the rest of the date. */
const staySchema = z.strictObject({
  name: text(40),
  minutes: z.nullable(z.int().check(z.multipleOf(SLOT_STEP_MINUTES), z.positive(), z.maximum(MINUTES_PER_DAY))),
});
export type Stay = z.infer<typeof staySchema>;

/** Returns the stay with a name. Without a name it is the venue's first, the default. Undefined if there is none. */
export function findStay(venue: { readonly stays?: readonly Stay[] | undefined }, name = ''): Stay | undefined {
  return name === '' ? venue.stays?.[0] : venue.stays?.find((stay) => stay.name === name);
}

export type VenueOccupancy = Pick<PublicVenue, 'occupancy' | 'area_occupancy'>;

/** Returns how the tables of an area are occupied. */
export function areaOccupancy(venue: VenueOccupancy, area: string | undefined): Occupancy {
  return venue.area_occupancy?.[area ?? ''] ?? venue.occupancy;
}

/** Returns whether a table serves one party a date, however many dates are reserved at once. */
export const isWholeDate = (occupancy: Occupancy): boolean => occupancy === 'date' || occupancy === 'days';

/** Returns whether guests reserve several days in a row, at all tables or at some. */
export const countsDays = (venue: VenueOccupancy): boolean => occupanciesOf(venue).includes('days');

/** Returns whether guests reserve whole days at all tables, so that nobody chooses a time. */
export const isByDaysOnly = (venue: VenueOccupancy): boolean => occupanciesOf(venue).every((each) => each === 'days');

/** Returns whether the length of a stay counts for tables, by default for any of the venue's. */
export function countsStays(
  venue: VenueOccupancy,
  tables?: readonly { readonly areaId?: string | undefined }[],
): boolean {
  if (tables) return tables.some(({ areaId }) => areaOccupancy(venue, areaId) === 'stay');
  return occupanciesOf(venue).includes('stay');
}

/** Returns whether the venue's tables, or some of them, are free at one time of a date and taken at another. */
export function countsTimes(venue: VenueOccupancy): boolean {
  return occupanciesOf(venue).some((each) => !isWholeDate(each));
}

function occupanciesOf({ occupancy, area_occupancy: areas = {} }: VenueOccupancy): readonly Occupancy[] {
  return [occupancy, ...Object.values(areas)];
}

/**
 * Returns the stay that tables are reserved for and its end, which the rest of a date has not. Undefined if none counts.
 * Without tables, those of the whole venue decide.
 */
export function countedStay(
  venue: VenueOccupancy & Pick<PublicVenue, 'stays'>,
  name: string,
  time: Minutes,
  tables?: readonly { readonly areaId?: string | undefined }[],
): { readonly name: string; readonly end: Minutes | undefined } | undefined {
  const stay = countsStays(venue, tables) ? findStay(venue, name) : undefined;
  if (!stay) return undefined;
  return { name: stay.name, end: stay.minutes === null ? undefined : time + stay.minutes };
}

/**
 * Returns when stays of a service end at the latest: when its tables must be free, or else the default stay from its
 * last slot.
 */
export function latestEnd({ last, end }: Hours, stays: readonly Stay[] | undefined): Minutes {
  return end ?? last + (stays?.[0]?.minutes ?? Infinity);
}

/**
 * Returns when a stay from a slot would have to end but doesn't, where stays count for some of the tables; undefined if it
 * ends in time. The rest of the date always does. Without tables, stays must count for all of the venue: guests may
 * still choose others.
 */
export function overrunEnd(
  venue: VenueOccupancy & Pick<PublicVenue, 'stays'> & Opening,
  { minutes }: Pick<Stay, 'minutes'>,
  { date, time }: { readonly date: PlainDate; readonly time: Minutes },
  tables?: readonly { readonly areaId?: string | undefined }[],
): Minutes | undefined {
  const isCounted = tables ? countsStays(venue, tables) : occupanciesOf(venue).every((each) => each === 'stay');
  const service = isCounted && minutes !== null ? serviceAt(openingHours(venue), date, time) : undefined;
  if (!service || minutes === null) return undefined;
  const end = latestEnd(service, venue.stays);
  return time + minutes <= end ? undefined : end;
}

/**
 * What a table serves one party at a time of: `date`, a date; `service`, a service of a date; `stay`, the slots of the stay,
 * which is then sent; `days`, a date, of which guests reserve several in a row.
 */
export const OCCUPANCIES = ['date', 'service', 'stay', 'days'] as const;
export type Occupancy = (typeof OCCUPANCIES)[number];

/** A table with this many seats needs this many guests (specification, section 5: 12 seats, 5 guests). */
const seatRuleSchema = z.strictObject({ seats: z.int().check(z.positive()), min_guests: z.int().check(z.positive()) });
export type SeatRule = z.infer<typeof seatRuleSchema>;

/**
 * A part of the terms. `{hold_minutes}` in its text is replaced by the setting. A text that begins with `<p>`, `<ul>` or
 * `<ol>` is HTML, with what descriptions of tables may have.
 */
const termSchema = z.strictObject({ heading: z.optional(text(120)), text: text(4_000) });

/** Categories by id, each in one group at most: of two groups nobody could tell which one counts. */
const substitutesSchema = z
  .array(z.array(z.pipe(z.union([z.string(), z.number()]), z.transform(String))).check(z.minLength(2)))
  .check(
    z.refine((groups) => new Set(groups.flat()).size === groups.flat().length, 'category_twice' satisfies VenueRule),
  );

/** The fields that page and host share. All have defaults, so that another host's page needs few or none of them. */
export const shared = {
  name: z._default(text(80), 'Reservation'),
  language: z._default(language, 'en'),
  time_zone: z._default(z.string(), 'UTC'),
  country_code: z._default(z.string().check(z.regex(COUNTRY_CODE_PATTERN, 'country_code' satisfies VenueRule)), '+1'),
  telephone: z._default(z.string().check(z.maxLength(40)), ''),
  address: z._default(z.string().check(z.maxLength(200)), ''),
  /** Shown to visitors beside the telephone. */
  contact_email: z.optional(z.string()),
  lead_minutes: z._default(z.int().check(z.nonnegative(), z.maximum(60 * 24 * 60)), 60),
  closed_weekdays: z._default(z.array(weekday), []),
  closed_dates: z._default(z.array(plainDate), []),
  /** Minutes between two slots. */
  slot_minutes: z._default(
    z.int().check(z.positive(), z.multipleOf(SLOT_STEP_MINUTES), z.maximum(60)),
    SLOT_STEP_MINUTES,
  ),
  farthest_days: z._default(z.int().check(z.nonnegative(), z.maximum(730)), 365),
  guests: z._default(guestsSchema, { min: 1, max: 10, default: 2 }),
  /** Offered lengths of stay, the default first. Absent if the form has no such field. */
  stays: z.optional(
    z.array(staySchema).check(
      z.minLength(1),
      z.refine(
        (stays) => new Set(stays.map((stay) => stay.name)).size === stays.length,
        'stay_twice' satisfies VenueRule,
      ),
    ),
  ),
  occupancy: z._default(z.enum(OCCUPANCIES), 'date'),
  /** By the id of an area of the plan whose tables are occupied in another way. */
  // A record would bring a kilobyte of zod to the booking page, which has objects anyway.
  area_occupancy: z.optional(z.catchall(z.object({}), z.enum(OCCUPANCIES))),
  seat_rules: z._default(z.array(seatRuleSchema), []),
  /** Whether neighboring tables are joined for a party that a single table would seat too. */
  join_tables: z._default(z.boolean(), false),
  /** Categories whose tables stand in for one another, the preferred first. Others are never mixed. */
  substitutes: z._default(substitutesSchema, []),
  /** Minutes before a table's `available_until` at which it can last be reserved. */
  least_stay_minutes: z._default(z.int().check(z.nonnegative(), z.maximum(MINUTES_PER_DAY)), 60),
  hold_minutes: z._default(z.int().check(z.nonnegative(), z.maximum(240)), 15),
  /** Whether tables are loaded again before step 2 opens (`wait`) or in the background as it opens (`quiet`). */
  tables_reload: z._default(z.enum(['quiet', 'wait']), 'quiet'),
  /** Heading above the plan, with its picture. */
  heading: z.optional(text(40)),
  picture: z.optional(z.string()),
  /** The page with the terms. Without it they are shown in a dialog. */
  terms_url: z.optional(
    z
      .string()
      .check(z.regex(/^(?:https:\/\/[^\s\\"'<>`]+|\/(?![/\\])[^\s\\"'<>`]*)$/, 'terms_url' satisfies VenueRule)),
  ),
  terms: z._default(z.array(termSchema), []),
  theme: z._default(z.strictObject({ accent: z.optional(color), accent_dark: z.optional(color) }), {}),
};

export const zoneOffsetsSchema = z.readonly(
  z.array(z.object({ from: z.number(), minutes: z.number() })).check(z.minLength(1)),
) satisfies z.ZodMiniType<ZoneOffsets>;

/** What a page receives about its venue. Unknown fields are allowed, since another host may send more. */
export const publicVenueSchema = z.object({
  ...shared,
  ...openingFields(publicSlot, z.object),
  /** Of the dates on offer, by the host: no browser's rules are then needed. */
  utc_offsets: z.optional(zoneOffsetsSchema),
  /** How many days a stay has. Only the code for such stays reads it. */
  days: z.optional(z.unknown()),
  /** Whether the form has a promo code. */
  promo: z._default(z.boolean(), false),
});
export type PublicVenue = z.infer<typeof publicVenueSchema>;

type Opening = Pick<
  PublicVenue,
  'hours' | 'services' | 'special_days' | 'slot_minutes' | 'closed_weekdays' | 'closed_dates'
>;
export type Bookable = Opening & Pick<PublicVenue, 'time_zone' | 'lead_minutes' | 'farthest_days' | 'releases'>;

/** Returns when the venue is open. */
export function openingHours(venue: Opening): OpeningHours {
  return {
    services: venue.services ?? [venue.hours ?? DEFAULT_HOURS],
    specialDays: venue.special_days,
    slotMinutes: venue.slot_minutes,
    closedWeekdays: venue.closed_weekdays,
    closedDates: venue.closed_dates,
  };
}

/** Returns when the venue can be reserved. */
export function bookingCalendar(venue: Bookable & Pick<PublicVenue, 'utc_offsets'>): BookingCalendar {
  return {
    ...openingHours(venue),
    timeZone: venue.utc_offsets ?? venue.time_zone,
    leadMinutes: venue.lead_minutes,
    maxDaysAhead: venue.farthest_days,
    releases: venue.releases,
  };
}

/** Returns the numbers of guests on offer, ascending. */
export function guestOptions(venue: Pick<PublicVenue, 'guests'>): number[] {
  return Array.from({ length: venue.guests.max - venue.guests.min + 1 }, (_, i) => venue.guests.min + i);
}
