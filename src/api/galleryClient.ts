/** The gallery's calls from the page's side. Expected failures are values; no function throws. */
import * as z from 'zod/mini';
import type { Pictures } from '../domain/checks/pictureFacts.ts';
import { type FixtureEntry, type PassedOverFixture, galleryCalls } from './bookingContract.ts';

export const galleryIndexSchema = z.object({
  fixtures: z.array(
    z.object({
      name: z.string(),
      bytes: z.number(),
      about: z.optional(z.string()),
      meant: z.optional(z.enum(['sound', 'damaged'])),
    }),
  ),
  passedOver: z.array(z.object({ name: z.string(), reason: z.enum(['name', 'size', 'missing', 'folder', 'ending']) })),
});

/** By picture name; null for a missing file. */
const pictureFactsSchema = z.object({
  pictures: z.record(
    z.string(),
    z.nullable(
      z.object({
        bytes: z.number(),
        width: z.optional(z.number()),
        height: z.optional(z.number()),
        ratio: z.optional(z.number()),
        broken: z.optional(z.boolean()),
      }),
    ),
  ),
});

type FixtureIndex = { readonly fixtures: readonly FixtureEntry[]; readonly passedOver: readonly PassedOverFixture[] };

/** Fetches the list of fixtures. Logs a failure and returns undefined. */
export const fetchFixtureIndex = (): Promise<FixtureIndex | undefined> =>
  fetchAs(galleryCalls.index, async (response) => galleryIndexSchema.parse(await response.json()));

/** Fetches a fixture's file as text, whatever it contains. Logs a failure and returns undefined. */
export const fetchFixture = (name: string): Promise<string | undefined> =>
  fetchAs(`${galleryCalls.folder}${name}.json`, (response) => response.text());

/** Fetches the facts of a fixture's pictures. Logs a failure and returns undefined. */
export const fetchPictureFacts = (name: string): Promise<Pictures | undefined> =>
  fetchAs(`${galleryCalls.pictures}${name}.json`, async (response) => {
    const { pictures } = pictureFactsSchema.parse(await response.json());
    return new Map(Object.entries(pictures).map(([picture, facts]) => [picture, facts ?? undefined]));
  });

async function fetchAs<Value>(
  address: string,
  read: (response: Response) => Promise<Value>,
): Promise<Value | undefined> {
  try {
    const response = await fetch(address, { headers: { Accept: 'application/json' } });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return await read(response);
  } catch (error) {
    console.warn(`${address} could not be loaded:`, error);
    return undefined;
  }
}
