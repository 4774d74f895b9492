/** Which pictures are taken of each fixture. */
import * as z from 'zod/mini';

/** The whole plan, its center at twice the scale, and its middle table large enough to read. */
export const ZOOMS = ['whole', 'twice', 'deep'] as const;
export type Zoom = (typeof ZOOMS)[number];
export const THEMES = ['light', 'dark'] as const;

/** CSS pixels. The pixel ratio is 1, so that pictures are small and the same on every screen. */
export const VIEWPORT_SIZE_PX = { width: 360, height: 640 };

const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/**
 * What the views of a fixture's pictures depend on, in plan units: the plan's own size, the boxes of the plan and of
 * its tables, the smallest table, the middle one, and the areas by name, in whose middle their labels are. Approved pictures keep it, so that a table that is added, moved or
 * removed differs at its place only.
 */
export const frameSchema = z.object({
  size: z.optional(z.object({ width: z.number(), height: z.number() })),
  extent: boxSchema,
  filled: boxSchema,
  minTableSide: z.number(),
  middleTable: z.optional(boxSchema),
  areas: z.optional(z.record(z.string(), boxSchema)),
});
export type Frame = z.infer<typeof frameSchema>;
