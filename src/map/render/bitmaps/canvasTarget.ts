/** A canvas that shows background and tables together. */
import { type Box, boundsOf, expandBox } from '../../../domain/geometry/boxes.ts';
import { type Viewport, boxToPlan } from '../../camera/viewport.ts';
import type { RenderInput } from '../../paint/renderInput.ts';
import { PAINT_OVERFLOW_PX, paintTables } from '../../paint/tablePainter.ts';
import type { Scene } from '../../scene/scene.ts';
import { sceneIndex } from '../../scene/sceneIndex.ts';
import { MAX_DETAILED_TABLES } from '../../scene/tableBuffers.ts';

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

type TargetPainter = (
  canvas: HTMLCanvasElement | OffscreenCanvas,
  input: RenderInput,
  box: Box,
  target: CanvasTarget,
) => void;

/** Paints a box of the plan (plan units) again. */
export const paintCanvasTarget: TargetPainter = (canvas, input, box, target) => {
  paintTarget(canvas, input, box, target, true);
};

/** Paints a box of the plan (plan units) without its tables. */
export const paintTargetBackground: TargetPainter = (canvas, input, box, target) => {
  paintTarget(canvas, input, box, target, false);
};

function paintTarget(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  input: RenderInput,
  box: Box,
  { view, ratio, detailZoom, dense, restRatio }: CanvasTarget,
  hasTables: boolean,
): void {
  const { scene, palette, paintBackground } = input;
  // TypeScript can't call an overloaded method of a union.
  const ctx = (canvas as HTMLCanvasElement).getContext('2d');
  if (!ctx) return;
  const unit = view.scale * ratio;
  const scale = view.scale * detailZoom;
  ctx.save();
  ctx.setTransform(unit, 0, 0, unit, view.x * ratio, view.y * ratio);
  ctx.beginPath();
  ctx.rect(box.x, box.y, box.width, box.height);
  ctx.clip();
  ctx.fillStyle = palette.backdrop;
  ctx.fillRect(box.x, box.y, box.width, box.height);
  const size = { width: canvas.width / ratio, height: canvas.height / ratio };
  paintBackground?.(ctx, unit, boxToPlan(view, { x: 0, y: 0, ...size }), box);
  if (hasTables)
    paintTables(ctx, input, sceneIndex(scene).visible(expandBox(box, PAINT_OVERFLOW_PX / scale)), {
      scale,
      ratio: unit / scale,
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

/**
 * Returns the number of strips in which a part of the plan is painted, so that none of them blocks a gesture for long.
 */
export function stripCount(scene: Scene, box: Box): number {
  const { length } = sceneIndex(scene).visible(box);
  return Math.ceil(((length > MAX_DETAILED_TABLES ? 1 : DETAILED_WEIGHT) * length) / MAX_TABLES_PER_STRIP) || 1;
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
  paint = paintCanvasTarget,
): Generator<undefined> {
  const { view, ratio } = target;
  const toPlan = ({ x, y, width, height }: Box): Box =>
    boxToPlan(view, { x: x / ratio, y: y / ratio, width: width / ratio, height: height / ratio });
  const { width, height } = canvas;
  const count = stripCount(input.scene, toPlan({ x: 0, y: 0, width, height }));
  for (const [index, strip] of stripsOf(width, height, count).entries()) {
    if (index > 0) yield undefined;
    paint(canvas, input, toPlan(strip), target);
  }
}

/** Paints a few tables again. */
export function repaintTargetTables(
  canvas: HTMLCanvasElement,
  input: RenderInput,
  indices: readonly number[],
  target: CanvasTarget,
): void {
  for (const box of paintedBoxes(input.scene, indices, target.view.scale * target.detailZoom))
    paintCanvasTarget(canvas, input, box, target);
}

/** Returns the boxes (plan units) in which tables are painted at a scale. */
export function paintedBoxes({ tables }: Scene, indices: readonly number[], scale: number): Box[] {
  return indices.flatMap((index) => {
    const table = tables[index];
    return table ? [expandBox(boundsOf(table), PAINT_OVERFLOW_PX / scale)] : [];
  });
}
