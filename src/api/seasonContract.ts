/** The owner's calls about season places: method, path and schemas, shared by the settings page and the host. */
import * as z from 'zod/mini';
import { MAX_SEASON_ROWS, RENEWAL_PROBLEMS, SEASON_PROBLEMS, seasonRowSchema } from '../domain/booking/seasonPlaces.ts';

export const seasonCalls = {
  places: { method: 'GET', path: '/api/settings/:tenant/season' },
  assign: { method: 'POST', path: '/api/settings/:tenant/season' },
  offer: { method: 'POST', path: '/api/settings/:tenant/season/offers' },
  change: { method: 'PUT', path: '/api/settings/:tenant/season/:id' },
  release: { method: 'DELETE', path: '/api/settings/:tenant/season/:id' },
  link: { method: 'POST', path: '/api/settings/:tenant/season/:id/link' },
  mail: { method: 'POST', path: '/api/settings/:tenant/season/:id/mail' },
} as const;

/** Season places to assign: all of them or none. `mail` sends each holder who has an address a link to the place. */
export const assignSeasonSchema = z.strictObject({
  mail: z.boolean(),
  rows: z.array(seasonRowSchema).check(z.minLength(1), z.maxLength(MAX_SEASON_ROWS)),
});
/** What keeps rows from being assigned, by their place in the list, from 0. Nothing if all places are assigned. */
export const assignedSeasonSchema = z.object({
  problems: z.array(z.object({ row: z.int(), problem: z.enum(SEASON_PROBLEMS), date: z.optional(z.string()) })),
});
/**
 * Places to offer to their holders for another season, all of them or none. The dates are YYYY-MM-DD. Without `from` and
 * `until`, each place is offered for its own dates of the year after.
 */
export const offerSeasonSchema = z.strictObject({
  places: z.array(z.string().check(z.regex(/^\d{1,16}$/))).check(z.minLength(1), z.maxLength(MAX_SEASON_ROWS)),
  from: z.optional(z.string()),
  until: z.optional(z.string()),
  /** The last date for an answer. Then the table is free for others. */
  answer_by: z.string(),
});
/** `problem` keeps all of them from being offered. */
export const offeredSeasonSchema = z.extend(assignedSeasonSchema, { problem: z.optional(z.enum(RENEWAL_PROBLEMS)) });
export type SeasonRowProblem = z.infer<typeof assignedSeasonSchema>['problems'][number];
/** Whether a place is paid, or what its holder has answered to the offer. */
export const changeSeasonSchema = z.union([
  z.strictObject({ paid: z.boolean() }),
  z.strictObject({ answer: z.enum(['accept', 'decline']) }),
]);
/** The link is the same each time, until a new one ends it. */
export const makeSeasonLinkSchema = z.strictObject({ is_new: z.boolean() });
/** The holder's page, as a path. */
export const seasonLinkSchema = z.object({ path: z.string() });
const seasonPlaceSchema = z.object({
  id: z.string(),
  table: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  from: z.string(),
  until: z.string(),
  paid: z.boolean(),
  /** Declined or expired: the offer has ended, and the table is free for others. */
  state: z.enum(['held', 'offered', 'declined', 'expired']),
  /** The last date for an answer to the offer. */
  answer_by: z.nullable(z.string()),
  /** What became of the latest mail about the place; null if there was none. */
  mail: z.nullable(z.enum(['waiting', 'gathered', 'sent', 'refused', 'failed'])),
  /** Whether the current plan has the table. */
  is_on_plan: z.boolean(),
  /** Dates from today on that the holder has given back. */
  given_back: z.array(z.string()),
});
export type SeasonPlace = z.infer<typeof seasonPlaceSchema>;
/** `today` is the venue's date. */
export const seasonPlacesSchema = z.object({ today: z.string(), places: z.array(seasonPlaceSchema) });
