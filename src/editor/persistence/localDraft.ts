/** A drawing as it is kept on the device, read strictly: another version of the editor may have kept it. */
import * as z from 'zod/mini';
import type { EditorDocument } from '../../domain/document/editorDocument.ts';
import { categorySchema, decorSchema, roomSchema } from '../../domain/plan/plan.ts';

const marks = {
  key: z.string(),
  locked: z.optional(z.literal(true)),
  hidden: z.optional(z.literal(true)),
  group: z.optional(z.string()),
};
const drawingSchema = z.strictObject({
  width: z.number().check(z.positive()),
  height: z.number().check(z.positive()),
  categories: z.array(categorySchema),
  areas: z.array(z.strictObject({ id: z.int(), name: z.string() })),
  tables: z.array(z.strictObject({ ...marks, kind: z.literal('table'), area: z.int(), room: roomSchema })),
  decor: z.array(z.strictObject({ ...marks, kind: z.literal('decor'), decor: decorSchema })),
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

/** The drawing that was kept; undefined of what is none, or has been kept by an editor of another form. */
export function parseDraftDrawing(kept: unknown): EditorDocument | undefined {
  const read = drawingSchema.safeParse(kept);
  // What is optional is left out, never undefined: so it was kept.
  return read.success ? (read.data as EditorDocument) : undefined;
}
