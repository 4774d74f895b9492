/** What the booking page needs to change a reservation instead of making one: `data-change`, as JSON. */
import * as z from 'zod/mini';

const changeSchema = z.object({
  /** The guest's page about the reservation. */
  path: z.string(),
  /** YYYY-MM-DD */
  date: z.string(),
  /** Minutes after midnight. */
  time: z.number(),
  guests: z.number(),
  /** The name of a stay; empty if the venue counts none. */
  stay: z.string(),
  /** The keys of the reserved tables, on its first day. */
  tables: z.array(z.string()),
  /** Of a whole stay of several days, how many it has from its first to its last, and where the party is when. */
  days: z.optional(z.number()),
  stretches: z.optional(
    z.array(
      z.object({
        /** Days in a row, DD.MM.YYYY. */
        dates: z.array(z.string()),
        tables: z.array(z.string()),
      }),
    ),
  ),
  /** The guest's words to the venue. Without them the form has no field for them. */
  notes: z.optional(z.string()),
  /** Texts in the page's language. */
  heading: z.string(),
  save: z.string(),
  back: z.string(),
});
export type ReservationToChange = z.infer<typeof changeSchema>;

/** Reads the value. Throws if it is not what the host writes. */
export function parseChange(json: string): ReservationToChange {
  return changeSchema.parse(JSON.parse(json));
}
