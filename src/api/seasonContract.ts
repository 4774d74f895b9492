/** The owner's calls about season places: method, path and schemas, shared by the settings page and the host. */
import * as z from 'zod/mini';
import { MAX_SEASON_ROWS, SEASON_PROBLEMS, seasonRowSchema } from '../domain/booking/seasonPlaces.ts';

export const seasonCalls = {
  places: { method: 'GET', path: '/api/settings/:tenant/season' },
  assign: { method: 'POST', path: '/api/settings/:tenant/season' },
  change: { method: 'PUT', path: '/api/settings/:tenant/season/:id' },
  release: { method: 'DELETE', path: '/api/settings/:tenant/season/:id' },
  link: { method: 'POST', path: '/api/settings/:tenant/season/:id/link' },
} as const;

/** Season places to assign: all of them or none. */
export const assignSeasonSchema = z.strictObject({
  rows: z.array(seasonRowSchema).check(z.minLength(1), z.maxLength(MAX_SEASON_ROWS)),
});
/** What keeps rows from being assigned, by their place in the list, from 0. Nothing if all places are assigned. */
export const assignedSeasonSchema = z.object({
  problems: z.array(z.object({ row: z.int(), problem: z.enum(SEASON_PROBLEMS), date: z.optional(z.string()) })),
});
export type SeasonRowProblem = z.infer<typeof assignedSeasonSchema>['problems'][number];
export const changeSeasonSchema = z.strictObject({ paid: z.boolean() });
/** The holder's page, as a path. The host can't show it again. */
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
  /** Whether the current plan has the table. */
  is_on_plan: z.boolean(),
  has_link: z.boolean(),
  /** Dates from today on that the holder has given back. */
  given_back: z.array(z.string()),
});
export type SeasonPlace = z.infer<typeof seasonPlaceSchema>;
export const seasonPlacesSchema = z.object({ places: z.array(seasonPlaceSchema) });
