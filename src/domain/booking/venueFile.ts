/** A venue's settings (`venue.json`), which the host checks and keeps. The page receives the part in `venue.ts`. */
import * as z from 'zod/mini';
import { LANGUAGES } from '../language.ts';
import { isObject } from '../plan/reading/coerce.ts';
import { pictureSchema } from '../plan/plan.ts';
import type { Table, TableAccess } from '../plan/table.ts';
import { MAX_SEATS } from '../plan/limits.ts';
import { type Minutes, MINUTES_PER_DAY, parseTimeOfDay } from '../plan/timeOfDay.ts';
import { parseEmail } from '../text/emailAddress.ts';
import { isRichText, isStrictRichText } from '../plan/richText.ts';
import { foldText } from '../text/foldText.ts';
import { dayRulesSchema } from './days.ts';
import { type PlainDate, addDays, isTimeZone, zoneOffsets, zonedTime } from './time.ts';
import { type Service, serviceAt, widestHours } from './bookingCalendar.ts';
import {
  type PublicVenue,
  type Stay,
  countsStays,
  datesInOrder,
  latestEnd,
  line,
  openingFields,
  openingHours,
  plainDate,
  publicVenueSchema,
  shared,
  text,
} from './venue.ts';
import { type VenueIssue, type VenueRule, brokenRule } from './venueRules.ts';

/** The name of a venue's folder, which is in its addresses. */
export const TENANT_PATTERN = /^[a-z0-9-]+$/;

/** The file's `HH:mm`, as minutes. */
const slot = z.pipe(
  z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):(?:00|15|30|45)|24:00)$/, 'time' satisfies VenueRule)),
  z.transform((value): Minutes => parseTimeOfDay(value) ?? 0),
);

const EMAIL_RULE: VenueRule = 'email';
const emailAddress = z.string().check(
  z.regex(/^[^\s@<>]+@[^\s@<>]+$/, { error: EMAIL_RULE, abort: true }),
  z.refine((typed) => parseEmail(typed).ok, EMAIL_RULE),
);

/** An origin, with `*` for any subdomain, as in the `frame-ancestors` of a content security policy. */
const FRAME_ANCESTOR_PATTERN = /^(?:\*|https?:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?)$/;

const promoCodeSchema = z
  .strictObject({
    code: line(40),
    /** What it gives, in words for guests. */
    gives: z.optional(text(200)),
    from: z.optional(plainDate),
    until: z.optional(plainDate),
  })
  .check(
    z.refine(
      ({ from, until }) => from === undefined || until === undefined || from <= until,
      'dates_order' satisfies VenueRule,
    ),
  );

export type PromoCode = z.infer<typeof promoCodeSchema>;

/** How long parties up to this size stay. */
const turnTimeSchema = z.strictObject({
  guests: z.int().check(z.positive(), z.maximum(MAX_SEATS)),
  minutes: z.int().check(z.positive(), z.maximum(MINUTES_PER_DAY)),
});
/** Who may have tables, by name or id: only guests entered by staff, or only those who walk in. */
const tableAccessSchema = z.strictObject({
  tables: z.array(text(100)).check(z.minLength(1)),
  access: z.enum(['in_house', 'walk_in']),
});

/** An area of the plan, by its id, that is closed on all dates from one to another, such as a terrace in winter. */
const areaClosureSchema = z
  .strictObject({ area: text(40), from: plainDate, to: plainDate, note: z.optional(text(200)) })
  .check(datesInOrder);
export type AreaClosure = z.infer<typeof areaClosureSchema>;

/** Each reservation with a code looks through them. */
const MAX_PROMO_CODES = 1_000;
/** Entries of a list in the settings. */
const MAX_ENTRIES = 1_000;

/** What guests call a table. Each other word has texts of its own in every language. */
const tableWord = z.enum(['table', 'sunbed', 'cabana', 'place']);
export type TableWord = z.infer<typeof tableWord>;

const notifications = z.enum(['each', 'daily', 'none']);

/** `venue.json` of a venue's folder. The folder's name is the tenant. */
export const venueSchema = z
  .strictObject({
    ...shared,
    ...openingFields(slot, z.strictObject),
    $schema: z.optional(z.string()),
    name: line(80),
    time_zone: z.string().check(z.refine(isTimeZone, 'time_zone' satisfies VenueRule)),
    picture: z.optional(pictureSchema),
    /** Contact for changes. Mails contain telephone and address. */
    telephone: line(40),
    address: text(200),
    /** Identifies the venue in reservations. */
    location_id: line(40),
    /** Identifies the venue in the availability call. Public. */
    key: line(80),
    /** Receives notices of reservations, as `notifications` says. */
    email: emailAddress,
    contact_email: z.optional(emailAddress),
    /** Sites that may show the booker in a frame, as origins. `*` stands for all. */
    embed_sites: z._default(z.array(z.string().check(z.regex(FRAME_ANCESTOR_PATTERN, 'site' satisfies VenueRule))), []),
    /** Promo codes with their validity by reserved date. Absent if the form has no such field. Never sent to a page. */
    promo_codes: z.optional(z.array(promoCodeSchema).check(z.maxLength(MAX_PROMO_CODES))),
    /** Whether the page must spend a second of computing on each reservation, which slows down scripts. */
    proof_of_work: z._default(z.boolean(), false),
    /** Turn times by ascending party size; larger parties stay as long as the last. */
    turn_times: z._default(
      z
        .array(turnTimeSchema)
        .check(
          z.refine(
            (times) => times.every(({ guests }, i) => i === 0 || guests > times[i - 1]!.guests),
            'turn_times_order' satisfies VenueRule,
          ),
        ),
      [],
    ),
    /** How many days a stay has, where guests reserve several in a row. */
    days: z.optional(dayRulesSchema),
    /** Guests who may come within a quarter of an hour by online reservations. Staff may enter more. */
    max_covers_per_slot: z.optional(z.int().check(z.positive())),
    /** Tables that are not reserved online. */
    table_access: z._default(z.array(tableAccessSchema).check(z.maxLength(MAX_ENTRIES)), []),
    /** Areas that are closed for a while. Nobody reserves their tables then. */
    area_closures: z._default(z.array(areaClosureSchema).check(z.maxLength(MAX_ENTRIES)), []),
    /** Minutes after its time at which a late party counts as a no-show, which frees its tables. */
    auto_free_minutes: z.optional(z.int().check(z.positive(), z.maximum(MINUTES_PER_DAY))),
    /** Minutes without a touch after which the day's page locks itself. */
    lock_after_minutes: z._default(z.int().check(z.positive(), z.maximum(MINUTES_PER_DAY)), 5),
    /** Days for which reservations are kept after their visit; 0 keeps them. By default as the host is set. */
    retention_days: z.optional(z.int().check(z.nonnegative(), z.maximum(36_500))),
    /** When guests get a reminder by mail: a day before, two hours before. */
    reminders: z._default(z.array(z.enum(['day', 'two_hours'])), []),
    /** Messages to guests' telephones in a day, which cost money. */
    messages_per_day: z._default(z.int().check(z.nonnegative(), z.maximum(100_000)), 300),
    /** Whose numbers get messages, by ISO 3166, such as LK. By default the country of the venue's telephone. */
    message_countries: z.optional(
      z
        .array(z.string().check(z.regex(/^[A-Z]{2}$/, 'country' satisfies VenueRule)))
        .check(z.minLength(1), z.maxLength(250)),
    ),
    /** Whether guests get messages before they have shown that they read their mailbox. */
    messages_unverified: z._default(z.boolean(), false),
    /** How the venue is notified of new, changed and canceled reservations: a mail for each, one mail a day, or none. */
    notifications: z._default(notifications, 'each'),
    /** By the name of a service, where its notices differ. */
    service_notifications: z._default(z.record(z.string(), notifications), {}),
    /** When the mail of the day is sent. In the morning if absent. */
    digest_time: z.optional(slot),
    /** Minutes for which a waiting party keeps the tables that it was offered by mail. */
    waiting_offer_minutes: z._default(z.int().check(z.positive(), z.maximum(120)), 10),
    /**
     * The texts of these settings and of the plan in other languages, by the text itself: name, heading, terms and what
     * promo codes give, areas, categories, descriptions and the words on the plan.
     */
    translations: z._default(z.partialRecord(z.enum(LANGUAGES), z.record(z.string(), text(4_000))), {}),
    /** What guests call a table, on the page and in mails and messages. Staff call it a table. */
    table_word: z._default(tableWord, 'table'),
    /** The venue's own texts for the host's messages, by name. */
    words: z._default(z.record(z.string(), z.string()), {}),
  })
  .check(
    z.refine((venue) => venue.terms_url !== undefined || venue.terms.length > 0, 'terms_missing' satisfies VenueRule),
    z.refine((venue) => !countsStays(venue) || venue.stays !== undefined, 'stays_missing' satisfies VenueRule),
    z.refine(
      (venue) =>
        !countsStays(venue) ||
        !venue.stays ||
        servicesOf(venue).every((service) => hasStayInTime(service, venue.stays)),
      'stays_too_long' satisfies VenueRule,
    ),
    z.refine(
      (venue) => venue.hours === undefined || venue.services === undefined,
      'hours_or_services' satisfies VenueRule,
    ),
  );
export type Venue = z.infer<typeof venueSchema> & { readonly tenant: string };

type Opening = Parameters<typeof openingHours>[0];

/** Returns the services of all days. */
function servicesOf(venue: Opening): readonly Service[] {
  const { services, specialDays } = openingHours(venue);
  return [...services, ...specialDays.flatMap((special) => special.services ?? [])];
}

function hasStayInTime(service: Service, stays: readonly Stay[] = []): boolean {
  return stays.some(({ minutes }) => minutes === null || service.last + minutes <= latestEnd(service, stays));
}

/**
 * Finds problems that the schema can't, each with a JSON Pointer: a venue that is never open or can never be reserved,
 * a promo code used twice, a dead link.
 */
export function validateVenue(venue: Venue): VenueIssue[] {
  const issues: VenueIssue[] = [];
  const find = (path: string, rule: VenueRule): unknown => issues.push(brokenRule(path, rule));
  if (new Set(venue.closed_weekdays).size === 7) find('/closed_weekdays', 'never_open');
  venue.services?.forEach(({ weekdays }, i) => {
    if (weekdays?.every((day) => venue.closed_weekdays.includes(day)))
      find(`/services/${i}/weekdays`, 'service_never_held');
  });
  // Where the clock is put back, a date is an hour longer.
  if (venue.lead_minutes > venue.farthest_days * MINUTES_PER_DAY + widestHours(servicesOf(venue)).last + 60)
    find('/lead_minutes', 'lead_too_long');
  venue.terms.forEach(({ text: term }, i) => {
    if (isRichText(term) && !isStrictRichText(term)) find(`/terms/${i}/text`, 'terms_html');
  });
  const codes = new Set<string>();
  venue.promo_codes?.forEach(({ code }, i) => {
    if (codes.has(foldText(code))) find(`/promo_codes/${i}/code`, 'code_twice');
    codes.add(foldText(code));
  });
  const ownPage = `/v/${venue.tenant}/terms`;
  if (venue.terms.length === 0 && venue.terms_url?.replace(/[?#].*$/, '').replace(/\/$/, '') === ownPage)
    find('/terms_url', 'terms_page_empty');
  return issues;
}

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

/** Returns what a page receives about a venue. `now` is the venue's time. */
export function toPageVenue(venue: Venue, now: number): PublicVenue {
  const { time_zone: zone, farthest_days: days } = venue;
  const today = zonedTime(now, zone).date;
  return { ...toPublicVenue(venue), utc_offsets: zoneOffsets(zone, today, addDays(today, days)) };
}

/** Returns the closures of areas that a date is in. */
export function areaClosuresOn(
  { area_closures: closures }: Pick<Venue, 'area_closures'>,
  date: PlainDate,
): AreaClosure[] {
  return closures.filter(({ from, to }) => from <= date && date <= to);
}

/** Returns how the venue is notified of the reservations of a date and time: by the service that they are in. */
export function notificationsOf(
  venue: Opening & Pick<Venue, 'notifications' | 'service_notifications'>,
  { date, time }: { readonly date: PlainDate; readonly time: Minutes },
): Venue['notifications'] {
  const name = serviceAt(openingHours(venue), date, time)?.name ?? '';
  return venue.service_notifications[name] ?? venue.notifications;
}

/** Returns who may have which tables, by key. A table that is not in it can be reserved online. */
export function tableAccess(
  { table_access: rules }: Pick<Venue, 'table_access'>,
  tables: Iterable<Pick<Table, 'key' | 'name'>>,
): Map<string, TableAccess> {
  const byTable = new Map(rules.flatMap(({ tables: names, access }) => names.map((name) => [name, access] as const)));
  return new Map(
    [...tables].flatMap(({ key, name }) => {
      const access = byTable.get(key) ?? byTable.get(name);
      return access === undefined ? [] : [[key, access] as const];
    }),
  );
}

/**
 * Returns the promo code that a typed one means: codes are read aloud and typed on phones, so neither case nor blanks and
 * full stops matter, unless they are all that tells two codes apart.
 */
export function findPromoCode(
  { promo_codes: codes }: Pick<Venue, 'promo_codes'>,
  typed: string,
): PromoCode | undefined {
  const isMeant = (fold: (code: string) => string): PromoCode | undefined =>
    codes?.find(({ code }) => fold(code) === fold(typed));
  return isMeant(foldText) ?? isMeant((code) => foldText(code).replaceAll(/[\s.]/g, ''));
}

const PUBLIC_FIELDS: ReadonlySet<string> = new Set([
  ...Object.keys(openingFields(slot, z.strictObject)),
  ...Object.keys(shared),
  'days',
]);

/** Returns the public fields of a venue's file as they are, valid or not. */
export function publicVenueFields(file: unknown): Record<string, unknown> {
  if (!isObject(file)) return {};
  return Object.fromEntries(Object.entries(file).filter(([field]) => PUBLIC_FIELDS.has(field)));
}
