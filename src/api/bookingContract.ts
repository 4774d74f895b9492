/** The host's calls: method, path and the form of what goes in and comes out, once for both ends. */
import * as z from 'zod/mini';

/** The marker that every call carries; a POST without it is refused. */
export const AJAX_HEADER = { 'X-Requested-With': 'XMLHttpRequest' } as const;

export const bookingCalls = {
  validate: { method: 'POST', path: '/reservation/validation' },
  reserve: { method: 'POST', path: '/reservation' },
  tables: { method: 'GET', path: '/api/reservations/tables' },
} as const;

/** What a host has beyond the three calls, as `data-features` names it. */
export const FEATURES = ['idempotency', 'stay'] as const;
export type Feature = (typeof FEATURES)[number];

/** The fields that a host blames: messages by field. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Messages may be one text or a list of texts, which some hosts send as an object of numbered fields; all else is left out. */
function messagesOf(value: unknown): string[] {
  const messages: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return messages.filter((message): message is string => typeof message === 'string' && message.trim() !== '');
}

/** The fields that have a message. Undefined where none has: such a failure is told like one without `errors`. */
const errorsSchema = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((fields): FieldErrors | undefined => {
    const blamed = Object.entries(fields)
      .map(([field, value]) => [field, messagesOf(value)] as const)
      .filter(([, messages]) => messages.length > 0);
    return blamed.length > 0 ? Object.fromEntries(blamed) : undefined;
  }),
);

/** The answer to a POST, read tolerantly; `success` counts only where it says true, and may be missing beside `errors`. */
export const postReplySchema = z.object({
  success: z.pipe(
    z.optional(z.unknown()),
    z.transform((value: unknown) => value === true || value === 1 || value === '1' || value === 'true'),
  ),
  errors: z.catch(z.optional(errorsSchema), undefined),
  code: z.catch(z.optional(z.string()), undefined),
});

/** The names of the page-level values, on the element that the booker mounts in. */
export const pageValuesSchema = z.object({
  tenant: z._default(z.string(), ''),
  host: z._default(z.string(), ''),
  key: z._default(z.string(), ''),
  locationId: z._default(z.string(), ''),
  /** DD.MM.YYYY */
  defaultDate: z.optional(z.string()),
  /** The host's time, ISO. */
  now: z.optional(z.string()),
  features: z._default(z.string(), ''),
  /** The public part of the venue's settings, as JSON. */
  venue: z.optional(z.string()),
  /** Where the plan's size and decor are had; without it only the tables are drawn. */
  ground: z.optional(z.string()),
});
export type PageValues = z.infer<typeof pageValuesSchema>;

/**
 * The gallery's page and its fixtures: `index` lists them, below `folder` each is had by its name and `.json`, and below
 * `pictures` likewise what the files of the pictures are like that it names.
 */
export const galleryCalls = {
  page: '/gallery',
  index: '/gallery/fixtures.json',
  folder: '/gallery/fixtures/',
  pictures: '/gallery/pictures/',
} as const;

/** A fixture in the index: its name (`venues/…`, `plans/…`, `rules/…`), its bytes, what it is for and how it is meant. */
export type FixtureEntry = {
  name: string;
  bytes: number;
  about?: string | undefined;
  meant?: 'sound' | 'damaged' | undefined;
};
