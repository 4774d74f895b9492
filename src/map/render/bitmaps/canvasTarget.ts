/** A canvas that shows background and tables together. */
import { type Box, boundsOf, expandBox } from '../../../domain/geometry/boxes.ts';
import { type Viewport, boxToPlan, boxToScreen } from '../../camera/viewport.ts';
import type { RenderInput } from '../../paint/renderInput.ts';
import { PAINT_OVERFLOW_PX, paintTables } from '../../paint/tablePainter.ts';
import type { Scene } from '../../scene/scene.ts';
import { sceneIndex } from '../../scene/sceneIndex.ts';
import { MAX_DETAILED_TABLES } from '../../scene/tableBuffers.ts';
import { clearPart } from './clearPart.ts';

export type CanvasTarget = {
  /** The view of the canvas, not of the plan's element. */
  readonly view: Viewport;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  /** Tables show the details that they have at this multiple of the scale. */
  readonly detailZoom: number;
  readonly dense: boolean;
  /** As in `LevelOfDetail`. */
  readonly restRatio?: number | undefined;
};

/** Returns a view of a canvas in its device pixels. */
export function viewInPixels({ scale, x, y }: Viewport, ratio: number): Viewport {
  return { scale: scale * ratio, x: x * ratio, y: y * ratio };
}

/** Paints a part of a canvas (device pixels) again, with or without tables. */
export function paintCanvasTarget(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  input: RenderInput,
  part: Box,
  { view, ratio, detailZoom, dense, restRatio }: CanvasTarget,
  hasTables = true,
): void {
  const { scene, palette, paintBackground } = input;
  // TypeScript can't call an overloaded method of a union.
  const ctx = (canvas as HTMLCanvasElement).getContext('2d');
  if (!ctx) return;
  const own = viewInPixels(view, ratio);
  const scale = view.scale * detailZoom;
  const box = boxToPlan(own, part);
  ctx.save();
  clearPart(ctx, part);
  ctx.fillStyle = palette.backdrop;
  ctx.fillRect(part.x, part.y, part.width, part.height);
  ctx.setTransform(own.scale, 0, 0, own.scale, own.x, own.y);
  const { width, height } = canvas;
  paintBackground?.(ctx, own.scale, boxToPlan(own, { x: 0, y: 0, width, height }), box);
  if (hasTables)
    paintTables(ctx, input, sceneIndex(scene).visible(expandBox(box, PAINT_OVERFLOW_PX / scale)), {
      scale,
      ratio: own.scale / scale,
      dense,
      restRatio,
    });
  ctx.restore();
}

/**
 * More tables than this are painted strip by strip, in tasks of their own. A table with all details counts several
 * times.
 */
const MAX_TABLES_PER_STRIP = 2_500;
const DETAILED_WEIGHT = 12;
/** Decor costs by its pixels. A picture of 360 × 640 pixels is one strip: at the edges of strips, curves look a little different. */
const MAX_PIXELS_PER_STRIP = 450_000;

/**
 * Returns the number of strips in which a part of the plan is painted, so that none of them blocks a gesture for long.
 * `decorPixels` are the device pixels of the part, if there is decor to paint.
 */
export function stripCount(scene: Scene, box: Box, decorPixels = 0): number {
  const { length } = sceneIndex(scene).visible(box);
  return Math.ceil(
    Math.max(
      ((length > MAX_DETAILED_TABLES ? 1 : DETAILED_WEIGHT) * length) / MAX_TABLES_PER_STRIP,
      decorPixels / MAX_PIXELS_PER_STRIP,
      1,
    ),
  );
}

/** Divides a bitmap into strips of whole device pixels, from top to bottom. */
export function stripsOf(width: number, height: number, count: number): Box[] {
  const topOf = (index: number): number => Math.round((height * index) / count);
  return Array.from({ length: count }, (_, index) => ({
    x: 0,
    y: topOf(index),
    width,
    height: topOf(index + 1) - topOf(index),
  }));
}

/** Returns the strips that come into a bitmap when its content moves: at one side, or at two. */
export function exposedStrips(width: number, height: number, dx: number, dy: number): Box[] {
  const strips: Box[] = [];
  if (dx !== 0) strips.push({ x: dx > 0 ? 0 : width + dx, y: 0, width: Math.abs(dx), height });
  if (dy !== 0)
    strips.push({ x: Math.max(dx, 0), y: dy > 0 ? 0 : height + dy, width: width - Math.abs(dx), height: Math.abs(dy) });
  return strips;
}

/** Paints a whole canvas strip by strip, and pauses between them. */
export function* paintInStrips(
  canvas: HTMLCanvasElement,
  input: RenderInput,
  target: CanvasTarget,
  hasTables = true,
): Generator<undefined> {
  const { width, height } = canvas;
  const box = boxToPlan(viewInPixels(target.view, target.ratio), { x: 0, y: 0, width, height });
  const count = stripCount(input.scene, box, width * height);
  for (const [index, strip] of stripsOf(width, height, count).entries()) {
    if (index > 0) yield undefined;
    paintCanvasTarget(canvas, input, strip, target, hasTables);
  }
}

/** Paints a few tables again. */
export function repaintTargetTables(
  canvas: HTMLCanvasElement,
  input: RenderInput,
  indices: readonly number[],
  target: CanvasTarget,
): void {
  const { view, ratio, detailZoom } = target;
  for (const part of tableParts(input.scene, indices, viewInPixels(view, ratio), view.scale * detailZoom))
    paintCanvasTarget(canvas, input, part, target);
}

/**
 * Returns the parts of a canvas in which tables are painted at a scale. They are whole device pixels, which leave no
 * seam where the clip cuts a neighbor.
 */
export function tableParts({ tables }: Scene, indices: readonly number[], own: Viewport, scale: number): Box[] {
  return indices.flatMap((index) => {
    const table = tables[index];
    if (!table) return [];
    const { x, y, width, height } = boxToScreen(own, expandBox(boundsOf(table), PAINT_OVERFLOW_PX / scale));
    const left = Math.floor(x);
    const top = Math.floor(y);
    return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
  });
}
