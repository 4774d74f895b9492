/** Edits of the sheet that is drawn on: how large the plan is, and the photo below it that is traced. */
import type { Drawing, Tracing } from '../drawing.ts';
import { type Point, centreOf } from '../geometry.ts';
import { FARTHEST } from '../table.ts';
import { LEAST_SIZE, clamped, rounded } from './place.ts';

/** The plan in another size, in plan units; never so small that a table's centre, which was on it, would not be. */
export function setExtent(drawing: Drawing, width: number, height: number): Drawing {
  if (!Number.isFinite(width) || !Number.isFinite(height)) return drawing;
  const needed = leastExtent(drawing);
  const size = {
    width: rounded(clamped(width, needed.width, FARTHEST)),
    height: rounded(clamped(height, needed.height, FARTHEST)),
  };
  return size.width === drawing.width && size.height === drawing.height ? drawing : { ...drawing, ...size };
}

/** The smallest size that the plan can be given. */
export function leastExtent(drawing: Drawing): { readonly width: number; readonly height: number } {
  let width = LEAST_SIZE;
  let height = LEAST_SIZE;
  for (const { room } of drawing.tables) {
    const centre = centreOf(room.coordinates);
    // One that stands on the edge with its centre outside is kept by the edge as it is.
    width = Math.max(width, Math.min(Math.ceil(centre.x), drawing.width));
    height = Math.max(height, Math.min(Math.ceil(centre.y), drawing.height));
  }
  return { width, height };
}

/** The traced photo laid, moved, made paler, locked; undefined takes it away. */
export function setTracing(drawing: Drawing, tracing: Tracing | undefined): Drawing {
  if (!tracing) {
    const { tracing: _, ...rest } = drawing;
    return drawing.tracing ? rest : drawing;
  }
  const { x, y, width, height, opacity, locked } = tracing;
  if (![x, y, width, height, opacity].every(Number.isFinite)) return drawing;
  const place = (value: number): number => rounded(clamped(value, -FARTHEST, FARTHEST));
  const length = (value: number): number => rounded(clamped(value, LEAST_SIZE, FARTHEST));
  return {
    ...drawing,
    tracing: {
      x: place(x),
      y: place(y),
      width: length(width),
      height: length(height),
      opacity: rounded(clamped(opacity, 0, 1)),
      locked,
    },
  };
}

/** The traced photo moved by so much. */
export function moveTracing(drawing: Drawing, by: Point): Drawing {
  const { tracing } = drawing;
  return !tracing || (by.x === 0 && by.y === 0)
    ? drawing
    : setTracing(drawing, { ...tracing, x: tracing.x + by.x, y: tracing.y + by.y });
}

/**
 * The traced photo scaled so that what lies between two points of it measures `distance` plan units; the first point
 * stays. Points in one place, or no distance, change nothing.
 */
export function scaleTracing(drawing: Drawing, [from, to]: readonly [Point, Point], distance: number): Drawing {
  const { tracing } = drawing;
  const measured = Math.hypot(to.x - from.x, to.y - from.y);
  if (!tracing || !(measured > 0) || !(distance > 0) || !Number.isFinite(distance / measured)) return drawing;
  const longest = Math.max(tracing.width, tracing.height);
  const ratio = clamped(distance / measured, LEAST_SIZE / Math.min(tracing.width, tracing.height), FARTHEST / longest);
  return setTracing(drawing, {
    ...tracing,
    width: tracing.width * ratio,
    height: tracing.height * ratio,
    x: from.x + (tracing.x - from.x) * ratio,
    y: from.y + (tracing.y - from.y) * ratio,
  });
}
