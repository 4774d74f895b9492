/** Parses stored drawings and their histories strictly, since another version of the editor may have saved them. */
import * as z from 'zod/mini';
import type { EditorDocument } from '../../domain/document/editorDocument.ts';
import { type History, type StoredSteps, restoreHistory } from '../../domain/document/history.ts';
import type { Patch } from '../../domain/document/patch.ts';
import { categorySchema, decorSchema, roomSchema } from '../../domain/plan/plan.ts';

const corner = z.strictObject({ x: z.number(), y: z.number() });
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
      rotation: z.optional(z.number()),
      above: z.optional(z.literal(true)),
      corners: z.optional(z.tuple([corner, corner, corner, corner])),
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

const change = z.strictObject({ from: z.unknown(), to: z.unknown() });
const list = z.array(z.unknown());
const patchSchema: z.ZodMiniType<Patch> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('value'), from: z.unknown(), to: z.unknown() }),
    z.strictObject({ type: z.enum(['added', 'removed']), field: z.unknown() }),
    z.strictObject({ type: z.literal('fields'), fields: z.map(z.string(), patchSchema) }),
    z.strictObject({ type: z.literal('entries'), entries: z.map(z.int(), change) }),
    z.strictObject({ type: z.literal('splice'), at: z.int(), from: list, to: list }),
  ]),
);
const selection = z.optional(z.set(z.string()));
const steps = z.array(
  z.strictObject({ name: z.string(), patch: patchSchema, selectedBefore: selection, selectedAfter: selection }),
);
const historySchema = z.strictObject({ undo: steps, redo: steps });

/** Returns the history of a drawing from its stored steps, or undefined if they are invalid or not of this drawing. */
export function parseDraftHistory(stored: unknown, drawing: EditorDocument): History<EditorDocument> | undefined {
  const read = historySchema.safeParse(stored);
  return read.success ? restoreHistory(drawing, read.data as StoredSteps) : undefined;
}
