/** The calls of the setup page: method, path and schemas, shared by page and host. */
import * as z from 'zod/mini';
import { isTimeZone } from '../domain/booking/time.ts';
import { LANGUAGES } from '../domain/language.ts';
import { parseEmail } from '../domain/text/emailAddress.ts';
import { TEMPLATE_NAMES, TEMPLATE_TABLES } from '../domain/plan/templates.ts';

export const setupCalls = {
  /** Uses up the address that the host has printed, and starts the owner's session. */
  begin: { method: 'POST', path: '/api/setup/sign-in' },
  create: { method: 'POST', path: '/api/setup/venues' },
} as const;
export const SETUP_PATH = '/setup';

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/));
const guests = z.int().check(z.minimum(1), z.maximum(100));

/** What the owner answers. The host checks each again as `venue.json` is checked. */
export const setupAnswersSchema = z.strictObject({
  name: text,
  /** The part of the addresses that names the venue. */
  tenant: z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/)),
  language: z.enum(LANGUAGES),
  time_zone: text.check(z.refine(isTimeZone)),
  services: z
    .array(
      z
        .strictObject({ meal: z.optional(z.enum(['lunch', 'dinner'])), first: time, last: time })
        .check(z.refine(({ first, last }) => first <= last)),
    )
    .check(
      z.minLength(1),
      z.maxLength(2),
      z.refine(([first, second]) => first === undefined || second === undefined || first.last < second.first),
    ),
  closed_weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.refine((days) => new Set(days).size < 7)),
  guests: z.strictObject({ min: guests, max: guests }).check(z.refine(({ min, max }) => min <= max)),
  address: text,
  telephone: text,
  email: text.check(z.refine((typed) => parseEmail(typed).ok)),
  template: z.enum(TEMPLATE_NAMES),
  tables: z.int().check(z.minimum(TEMPLATE_TABLES.min), z.maximum(TEMPLATE_TABLES.max)),
});
export type SetupAnswers = z.infer<typeof setupAnswersSchema>;
export type SetupField = keyof SetupAnswers;
const FIELDS = Object.keys(setupAnswersSchema.shape) as [SetupField, ...SetupField[]];

/** The answers that are refused, with a message in general. */
export const setupRefusalSchema = z.object({ fields: z.array(z.enum(FIELDS)) });
/** `key` signs in again later. Only the first venue's owner gets one. */
export const setupReplySchema = z.object({ tenant: z.string(), key: z.optional(z.string()) });
export type SetupReply = z.infer<typeof setupReplySchema>;

/** Returns the answers that are refused by themselves. */
export function findRefusedAnswers(answers: unknown): readonly SetupField[] {
  const { error } = setupAnswersSchema.safeParse(answers);
  const places = new Set(error?.issues.map(({ path }) => path[0]));
  return FIELDS.filter((field) => places.has(field));
}

/** The page-level values: `data-…` attributes of the element that the page mounts in. */
export const setupPageSchema = z.object({
  /** Whether the browser has a session that may make venues; otherwise it needs the printed address. */
  signedIn: z.pipe(
    z.string(),
    z.transform((value) => value === 'true'),
  ),
  /** A venue to go back to; absent for the first. */
  back: z.optional(z.string()),
});
