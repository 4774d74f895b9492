/** A venue's settings (`venue.json`), and the part of them that the page receives. */
import * as z from 'zod/mini';
import { isObject } from '../plan/reading/coerce.ts';
import { FULL_HEX_COLOR_PATTERN } from '../plan/color.ts';
import { pictureSchema } from '../plan/plan.ts';
import { MAX_SEATS } from '../plan/limits.ts';
import { type Minutes, MINUTES_PER_DAY, parseTimeOfDay } from '../plan/timeOfDay.ts';
import { type BookingCalendar, type Hours, SLOT_STEP_MINUTES } from './bookingCalendar.ts';
import { isPlainDate, isTimeZone } from './time.ts';

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
/** The file's `HH:mm`, as minutes. */
const slot = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^(?:(?:[01]\d|2[0-3]):(?:00|15|30|45)|24:00)$/,
        'must be a time such as 09:15, on a quarter of an hour, from 00:00 to 24:00',
      ),
    ),
  z.transform((value): Minutes => parseTimeOfDay(value) ?? 0),
);
const DATE_MESSAGE = 'must be a date such as 2026-12-31';
const plainDate = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: DATE_MESSAGE, abort: true }), z.refine(isPlainDate, DATE_MESSAGE));
const color = z.string().check(z.regex(FULL_HEX_COLOR_PATTERN, 'must be a color such as #0b6e75'));

const publicSlot = z.int().check(z.nonnegative(), z.maximum(MINUTES_PER_DAY), z.multipleOf(SLOT_STEP_MINUTES));
/** No country code begins with 0. */
export const COUNTRY_CODE_PATTERN = /^\+[1-9]\d{0,3}$/;
const LANGUAGE_MESSAGE = 'must be a language tag such as en or pt-BR';
const language = z
  .string()
  .check(
    z.regex(/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/, { error: LANGUAGE_MESSAGE, abort: true }),
    z.refine(isLanguage, LANGUAGE_MESSAGE),
  );

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

const inOrder = z.refine<Hours>(({ first, last }) => first <= last, 'the last slot is before the first');
const areDistinct = z.refine<Hours>(
  ({ first, last }) => first > 0 || last < MINUTES_PER_DAY,
  '00:00 and 24:00 have the same text, 12:00 AM: keep one of them',
);
/** Hours of a venue that specifies none: 07:00 to 20:00. */
const DEFAULT_HOURS: Hours = { first: 7 * 60, last: 20 * 60 };
const hoursSchema = z.strictObject({ first: slot, last: slot }).check(inOrder, areDistinct);
const publicHoursSchema = z.object({ first: publicSlot, last: publicSlot }).check(inOrder, areDistinct);

const guestsSchema = z
  .strictObject({
    min: z._default(z.int().check(z.positive()), 1),
    max: z._default(z.int().check(z.positive(), z.maximum(MAX_SEATS)), 10),
    default: z._default(z.int().check(z.positive()), 2),
  })
  .check(
    z.refine(
      (guests) => guests.min <= guests.default && guests.default <= guests.max,
      'the default must lie between min and max',
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

/** A table with this many seats needs this many guests (specification, section 5: 12 seats, 5 guests). */
const seatRuleSchema = z.strictObject({ seats: z.int().check(z.positive()), min_guests: z.int().check(z.positive()) });
export type SeatRule = z.infer<typeof seatRuleSchema>;

/** A paragraph of the terms. `{hold_minutes}` in its text is replaced by the setting. */
const termSchema = z.strictObject({ heading: z.optional(text(120)), text: text(4_000) });

const promoCodeSchema = z
  .strictObject({ code: text(40), from: z.optional(plainDate), until: z.optional(plainDate) })
  .check(
    z.refine(({ from, until }) => from === undefined || until === undefined || from <= until, 'from lies after until'),
  );

/** The fields that page and host share. All have defaults, so that another host's page needs few or none of them. */
const shared = {
  name: z._default(text(80), 'Reservation'),
  language: z._default(language, 'en'),
  time_zone: z._default(z.string().check(z.refine(isTimeZone, 'is not an IANA time zone')), 'UTC'),
  country_code: z._default(z.string().check(z.regex(COUNTRY_CODE_PATTERN, 'must be a country code such as +94')), '+1'),
  telephone: z._default(z.string().check(z.maxLength(40)), ''),
  address: z._default(z.string().check(z.maxLength(200)), ''),
  hours: z._default(hoursSchema, DEFAULT_HOURS),
  lead_minutes: z._default(z.int().check(z.nonnegative(), z.maximum(60 * 24 * 60)), 60),
  closed_weekdays: z._default(z.array(z.int().check(z.minimum(1), z.maximum(7))), []),
  closed_dates: z._default(z.array(plainDate), []),
  farthest_days: z._default(z.int().check(z.nonnegative(), z.maximum(730)), 365),
  guests: z._default(guestsSchema, { min: 1, max: 10, default: 2 }),
  /** Offered lengths of stay, the default first. Absent if the form has no such field. */
  stays: z.optional(
    z.array(staySchema).check(
      z.minLength(1),
      z.refine(
        (stays) => new Set(stays.map((stay) => stay.name)).size === stays.length,
        'two stays have the same name',
      ),
    ),
  ),
  /**
   * `date`: a table serves one reservation per date. `stay`: a table is occupied for the slots of the stay, which is then
   * sent.
   */
  occupancy: z._default(z.enum(['date', 'stay']), 'date'),
  seat_rules: z._default(z.array(seatRuleSchema), []),
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
    z.string().check(z.regex(/^(?:https:\/\/|\/)\S+$/, 'must be an https address or a path from /')),
  ),
  terms: z._default(z.array(termSchema), []),
  theme: z._default(z.strictObject({ accent: z.optional(color), accent_dark: z.optional(color) }), {}),
};

/** `venue.json` of a venue's folder. The folder's name is the tenant. */
export const venueSchema = z
  .strictObject({
    ...shared,
    $schema: z.optional(z.string()),
    name: text(80),
    time_zone: z.string().check(z.refine(isTimeZone, 'is not an IANA time zone')),
    picture: z.optional(pictureSchema),
    /** Contact for changes. Mails contain telephone and address. */
    telephone: text(40),
    address: text(200),
    /** Identifies the venue in reservations. */
    location_id: text(40),
    /** Identifies the venue in the availability call. Public. */
    key: text(80),
    /** Receives notices of new reservations. */
    email: z.email(),
    /** Promo codes with their validity by reserved date. Absent if the form has no such field. Never sent to a page. */
    promo_codes: z.optional(z.array(promoCodeSchema)),
    /** Whether the page must spend a second of computing on each reservation, which slows down scripts. */
    proof_of_work: z._default(z.boolean(), false),
    /** The venue's own texts for the host's messages, by name. */
    words: z._default(z.record(z.string(), z.string()), {}),
  })
  .check(
    z.refine(
      (venue) => venue.terms_url !== undefined || venue.terms.length > 0,
      'the terms must be given here or at terms_url',
    ),
    z.refine((venue) => venue.occupancy === 'date' || venue.stays !== undefined, 'occupancy by stay needs stays'),
  );
export type Venue = z.infer<typeof venueSchema> & { readonly tenant: string };

/**
 * Finds problems that the schema can't, each with a JSON Pointer: a venue that is never open or can never be reserved, a
 * promo code used twice, a dead link.
 */
export function validateVenue(venue: Venue): { path: string; message: string }[] {
  const errors: { path: string; message: string }[] = [];
  if (new Set(venue.closed_weekdays).size === 7)
    errors.push({ path: '/closed_weekdays', message: 'names all seven days: the venue would never be open' });
  // Where the clock is put back, a date is an hour longer.
  if (venue.lead_minutes > venue.farthest_days * MINUTES_PER_DAY + venue.hours.last + 60) {
    errors.push({ path: '/lead_minutes', message: 'reaches beyond farthest_days: no time could ever be reserved' });
  }
  const codes = new Set<string>();
  venue.promo_codes?.forEach(({ code }, i) => {
    if (codes.has(code.toLowerCase()))
      errors.push({
        path: `/promo_codes/${i}/code`,
        message: `the code ${code} is used twice; case makes no difference`,
      });
    codes.add(code.toLowerCase());
  });
  const ownPage = `/v/${venue.tenant}/terms`;
  if (venue.terms.length === 0 && venue.terms_url?.replace(/[?#].*$/, '').replace(/\/$/, '') === ownPage) {
    errors.push({ path: '/terms_url', message: `${ownPage} is the page of terms, which are empty here` });
  }
  return errors;
}

/** What a page receives about its venue. Unknown fields are allowed, since another host may send more. */
export const publicVenueSchema = z.object({
  ...shared,
  /** In minutes. */
  hours: z._default(publicHoursSchema, DEFAULT_HOURS),
  /** Whether the form has a promo code. */
  promo: z._default(z.boolean(), false),
});
export type PublicVenue = z.infer<typeof publicVenueSchema>;

/** Returns the public part of a venue. Promo codes, key and mail address stay on the host. */
export function toPublicVenue(venue: Venue): PublicVenue {
  const shown = publicVenueSchema.parse({ ...venue, promo: venue.promo_codes !== undefined });
  return {
    ...shown,
    terms: shown.terms.map((term) => ({
      ...term,
      text: term.text.replaceAll('{hold_minutes}', String(venue.hold_minutes)),
    })),
  };
}

/** Returns the public fields of a venue's file as they are, valid or not. */
export function publicVenueFields(file: unknown): Record<string, unknown> {
  if (!isObject(file)) return {};
  return Object.fromEntries(Object.entries(file).filter(([field]) => Object.hasOwn(shared, field)));
}

/** Returns when the venue can be reserved. */
export function bookingCalendar(venue: PublicVenue | Venue): BookingCalendar {
  return {
    timeZone: venue.time_zone,
    hours: venue.hours,
    leadMinutes: venue.lead_minutes,
    closedWeekdays: venue.closed_weekdays,
    closedDates: venue.closed_dates,
    maxDaysAhead: venue.farthest_days,
  };
}

/** Returns the numbers of guests on offer, ascending. */
export function guestOptions(venue: PublicVenue | Venue): number[] {
  return Array.from({ length: venue.guests.max - venue.guests.min + 1 }, (_, i) => venue.guests.min + i);
}
