/** The index of the folder `fixtures/plans`. */
import * as z from 'zod/mini';

const fixtureEntrySchema = z.strictObject({
  /** The file in the same folder; without its extension it is the fixture's name. */
  file: z.string().check(z.regex(/^[a-z0-9-]+\.json$/, 'must be the name of a file, such as one-table.json')),
  /** Its purpose, in one sentence. */
  about: z.string().check(z.minLength(1), z.maxLength(300)),
  kind: z.enum(['plan', 'answer']),
  /** Whether it is valid, or damaged on purpose. */
  meant: z.enum(['sound', 'damaged']),
});
export type FixtureEntry = z.infer<typeof fixtureEntrySchema>;

export const fixtureIndexSchema = z
  .array(fixtureEntrySchema)
  .check(z.refine((index) => new Set(index.map(({ file }) => file)).size === index.length, 'a file is listed twice'));
