/** The booking calls: method, path and schemas, shared by page and host. */
import * as z from 'zod/mini';

/** The header that marks every call; the host rejects a POST without it. */
export const AJAX_HEADER = { 'X-Requested-With': 'XMLHttpRequest' } as const;

export const bookingCalls = {
  validate: { method: 'POST', path: '/reservation/validation' },
  reserve: { method: 'POST', path: '/reservation' },
  /** The request of a party that is too large to reserve online, where the host's features name `requests`. */
  request: { method: 'POST', path: '/reservation/request' },
  tables: { method: 'GET', path: '/api/reservations/tables' },
  /** Server-sent events, where the host's features name `live`. */
  events: { method: 'GET', path: '/api/reservations/events' },
} as const;

/** Features of a host beyond the three calls, as listed in `data-features`. */
export const FEATURES = [
  'idempotency',
  'stay',
  'proof',
  'live',
  'offline',
  'manage',
  'messages',
  'taken',
  'days',
  'requests',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Error messages by field. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * Accepts one text or a list of texts, also as an object with numbered fields, as some hosts send it. Ignores
 * everything else.
 */
function messagesOf(value: unknown): string[] {
  const messages: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return messages.filter((message): message is string => typeof message === 'string' && message.trim() !== '');
}

/** The key of messages that concern no field. */
export const GENERAL_ERRORS = '';

/** Returns the fields with messages; undefined if there are none. A text or a list of texts concerns no field. */
function fieldErrorsOf(value: unknown): FieldErrors | undefined {
  const isByField = typeof value === 'object' && value !== null && !Array.isArray(value);
  const fields: [string, unknown][] = isByField ? Object.entries(value) : [[GENERAL_ERRORS, value]];
  const listed = fields
    .map(([field, each]) => [field, messagesOf(each)] as const)
    .filter(([, texts]) => texts.length > 0);
  return listed.length > 0 ? Object.fromEntries(listed) : undefined;
}

function readSuccess(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  return value === false || value === 0 || value === '0' || value === 'false' ? false : undefined;
}

const acceptedPromoSchema = z.object({ code: z.string(), gives: z.catch(z.optional(z.string()), undefined) });
export type AcceptedPromo = z.infer<typeof acceptedPromoSchema>;

/**
 * The reply to a POST, read tolerantly. `success` is undefined if it is missing or has another value; it may be missing
 * beside `errors`. `reason` is the host's general message.
 */
export const postReplySchema = z.pipe(
  z.looseObject({
    code: z.catch(z.optional(z.string()), undefined),
    /** How long the tables are held for a guest who must confirm by mail. */
    confirm_within_minutes: z.catch(z.optional(z.number()), undefined),
    /** The guest's page about the reservation. */
    manage: z.catch(z.optional(z.string()), undefined),
    /** The reservation as a calendar file. */
    calendar: z.catch(z.optional(z.string()), undefined),
    /** The promo code as the venue writes it, and what it gives. */
    promo: z.catch(z.optional(acceptedPromoSchema), undefined),
  }),
  z.transform(({ code, confirm_within_minutes, manage, calendar, promo, success, errors, message, error }) => ({
    success: readSuccess(success),
    errors: fieldErrorsOf(errors),
    reason: fieldErrorsOf(message) ?? fieldErrorsOf(error),
    code,
    confirm_within_minutes,
    manage,
    calendar,
    promo,
  })),
);
export type PostReply = z.infer<typeof postReplySchema>;

/** The page-level values: `data-…` attributes of the element that the booker mounts in. */
export type PageValues = {
  readonly tenant: string;
  readonly host: string;
  readonly key: string;
  readonly locationId: string;
  /** DD.MM.YYYY */
  readonly defaultDate?: string | undefined;
  /** The host's current time (ISO). */
  readonly now?: string | undefined;
  readonly features: string;
  /** The page's language as a tag. Without it the page follows the browser and the venue. */
  readonly language?: string | undefined;
  /** The host's latest event when it made the page. */
  readonly lastEventId?: string | undefined;
  /** The public part of the venue's settings, as JSON. */
  readonly venue?: string | undefined;
  /** Texts in place of the page's own, as JSON: by name of the catalogue, `booker` and `days`, and of the text. */
  readonly texts?: string | undefined;
  /** Where the three calls are answered, if not at the host's address: below a guest's link. */
  readonly calls?: string | undefined;
  /** The reservation that the page changes, as JSON. Without it the page makes one. */
  readonly change?: string | undefined;
  /** Where friends will be whose link opened the page, as JSON. */
  readonly beside?: string | undefined;
  /** Address of the plan's size and decor. Without it the page only draws tables. */
  readonly ground?: string | undefined;
};

/** The booker's screens in the gallery: the form, the tables with the sheet, and the open list. */
export const BOOKER_SCREENS = ['form', 'sheet', 'list'] as const;
/** The mails in the gallery. */
export const MAIL_SCREENS = [
  'confirm',
  'guest',
  'changed',
  'cancelled',
  'notice',
  'change_notice',
  'cancel_notice',
  'reminder_day',
  'reminder_hours',
  'offer',
  'undelivered',
  'flood',
  'rush',
  'messages',
] as const;

/**
 * The gallery's page and fixtures: `index` lists them, `folder` has each under its name and `.json`, and `pictures` has
 * the facts of each fixture's pictures. `screens` has the booker's screens and mails for each fixture, and `host`
 * answers the calls of these screens.
 */
export const galleryCalls = {
  page: '/gallery',
  index: '/gallery/fixtures.json',
  folder: '/gallery/fixtures/',
  pictures: '/gallery/pictures/',
  screens: '/gallery/screens/',
  host: '/gallery/host/',
} as const;

/**
 * An entry of the index: name (`venues/…`, `plans/…`, `rules/…`), size, description and intended state of a fixture.
 */
export type FixtureEntry = {
  name: string;
  bytes: number;
  about?: string | undefined;
  meant?: 'sound' | 'damaged' | undefined;
};
/**
 * A file or folder that the gallery can't show, and why: its name has other characters, it is too large, a file is
 * missing, which a link out of the folder is too, it is a folder of plans, or its name ends in .jsonc or .json5.
 */
export type PassedOverFixture = { name: string; reason: 'name' | 'size' | 'missing' | 'folder' | 'ending' };
