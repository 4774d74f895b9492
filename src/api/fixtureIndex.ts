/** The index of the fixtures in `fixtures/plans`: what each is for. */
import * as z from 'zod/mini';

export const fixtureEntrySchema = z.strictObject({
  /** Its file in the same folder; without its ending it is the fixture's name. */
  file: z.string().check(z.regex(/^[a-z0-9-]+\.json$/, 'must be the name of a file, such as one-table.json')),
  /** What it is for, in a sentence. */
  about: z.string().check(z.minLength(1), z.maxLength(300)),
  kind: z.enum(['plan', 'answer']),
  /** Whether it is as a venue or a host would have it, or damaged on purpose. */
  meant: z.enum(['sound', 'damaged']),
  /** Arguments of `npm run fixtures:make` that give this very file. */
  made: z.optional(z.string()),
});
export type FixtureEntry = z.infer<typeof fixtureEntrySchema>;

export const fixtureIndexSchema = z
  .array(fixtureEntrySchema)
  .check(z.refine((index) => new Set(index.map(({ file }) => file)).size === index.length, 'a file stands twice'));
