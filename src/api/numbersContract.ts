/** The calls of the numbers page: method, path and schemas, shared by page and host. */
import * as z from 'zod/mini';
import { venueSwitchValue } from './venueSwitch.ts';
import { type DayFigure, NUMBERS_STEPS } from '../domain/day/dailySums.ts';

/** Paths below the host's origin, with placeholders. */
export const numbersCalls = {
  numbers: { method: 'GET', path: '/api/numbers/:tenant' },
  csv: { method: 'GET', path: '/api/numbers/:tenant/export.csv' },
} as const;
/** The page's address, with a placeholder. */
export const NUMBERS_PATH = '/numbers/:tenant';

/** The longest time that can be asked for, in days: two years. */
export const MAX_NUMBERS_DAYS = 731;

const count = z.int();
/** YYYY-MM-DD */
const date = z.string();
const minutes = z.int();
const figures = {
  reservations: count,
  covers: count,
  walk_ins: count,
  no_shows: count,
  cancellations: count,
} satisfies Record<DayFigure, typeof count>;

/** What the calls ask for, as their query. Both dates are included. */
export const numbersQuerySchema = z.object({ from: date, until: date, step: z.enum(NUMBERS_STEPS) });
export type NumbersQuery = z.infer<typeof numbersQuerySchema>;

export const numbersSchema = z.object({
  /** Whether there is anything to count yet, whenever. */
  isNew: z.boolean(),
  /** Both dates are included. */
  periods: z.array(z.object({ from: date, until: date, ...figures })),
  /** Guests by the service and the hour at which they come. The service's name is empty where the venue gives none. */
  starts: z.array(z.object({ service: z.string(), hour: minutes, covers: count })),
  /** The services up to today, in which each table could have been taken. */
  services: count,
  /** In how many services each table of the plan was taken. */
  tables: z.array(z.object({ name: z.string(), area: z.string(), taken: count })),
  /** Reservations by how many days ahead they were made, at least. */
  ahead: z.array(z.object({ days: count, reservations: count })),
  /** What guests have looked for when no table was free for them, the most frequent first. */
  unmet: z.array(z.object({ date, time: minutes, guests: count, count })),
});
export type Numbers = z.infer<typeof numbersSchema>;

/** The page-level values: `data-…` attributes of the element that the page mounts in. */
export const numbersPageSchema = z.object({
  tenant: z.string(),
  name: z._default(z.string(), ''),
  /** The venue's today, as YYYY-MM-DD. */
  today: z.string(),
  venues: venueSwitchValue,
});
export type NumbersPageValues = z.infer<typeof numbersPageSchema>;
