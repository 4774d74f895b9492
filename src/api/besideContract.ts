/** What the booking page needs to show where friends will be: `data-beside`, as JSON. */
import * as z from 'zod/mini';

const besideSchema = z.object({
  /** YYYY-MM-DD; undefined if the link that the page was opened with has ended. */
  date: z.optional(z.string()),
  /** The last day of a stay of several, YYYY-MM-DD. */
  until: z.optional(z.string()),
  /** Minutes after midnight. */
  time: z.optional(z.number()),
  /** The keys of the friends' tables. */
  tables: z._default(z.array(z.string()), []),
});
export type FriendsPlace = z.infer<typeof besideSchema>;

/** Reads the value. What is not as the host writes it is like a link that has ended. */
export function parseBeside(json: string): FriendsPlace {
  try {
    return besideSchema.parse(JSON.parse(json));
  } catch {
    return { tables: [] };
  }
}

/** The calls of a guest's page, below its address: makes the link, or ends it. Replies with the link's path, if it has one. */
export const besideCalls = { make: 'beside', end: 'beside/end' } as const;
export const besideReplySchema = z.object({ link: z.optional(z.string()) });
