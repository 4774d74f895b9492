/** Parses stored drawings strictly, since another version of the editor may have saved them. */
import * as z from 'zod/mini';
import type { EditorDocument } from '../../domain/document/editorDocument.ts';
import { categorySchema, decorSchema, roomSchema } from '../../domain/plan/plan.ts';

const itemFlags = {
  key: z.string(),
  locked: z.optional(z.literal(true)),
  hidden: z.optional(z.literal(true)),
  group: z.optional(z.string()),
};
const drawingSchema = z.strictObject({
  width: z.number().check(z.positive()),
  height: z.number().check(z.positive()),
  unitsPerMeter: z.optional(z.number().check(z.positive())),
  categories: z.array(categorySchema),
  areas: z.array(z.strictObject({ id: z.int(), name: z.string() })),
  tables: z.array(z.strictObject({ ...itemFlags, kind: z.literal('table'), area: z.int(), room: roomSchema })),
  decor: z.array(z.strictObject({ ...itemFlags, kind: z.literal('decor'), decor: decorSchema })),
  tracing: z.optional(
    z.strictObject({
      x: z.number(),
      y: z.number(),
      width: z.number(),
      height: z.number(),
      opacity: z.number(),
      locked: z.boolean(),
    }),
  ),
  $schema: z.optional(z.string()),
});

/** Returns the drawing, or undefined if the stored value is invalid. */
export function parseDraftDrawing(stored: unknown): EditorDocument | undefined {
  const read = drawingSchema.safeParse(stored);
  // Zod types optional keys as possibly undefined, but stored drawings omit them.
  return read.success ? (read.data as EditorDocument) : undefined;
}
