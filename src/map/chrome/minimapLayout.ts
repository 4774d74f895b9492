/**
 * When a large plan shows a minimap, where, and what it frames. Plan units, except on the screen, which is in CSS
 * pixels.
 */
import { clamp } from '../../domain/geometry/numbers.ts';
import type { Box } from '../../domain/geometry/boxes.ts';
import { type Size, type Viewport, boxToPlan } from '../../domain/plan/viewport.ts';
import { medianTable, shorterSide } from '../paint/legibility.ts';
import type { Scene } from '../scene/scene.ts';

/**
 * A plan longer than this many sides of a table needs a minimap. Where tables are large enough to read and tap with
 * ease, at about 28 CSS pixels, a phone shows 13 in a row; nobody gets lost on three such screens.
 */
const MAX_TABLES_ACROSS = 40;
/** The minimap appears if a smaller part of the plan is in view, horizontally or vertically. */
const MIN_PART_IN_VIEW = 1 / 3;
/** The longer side of the minimap, on an element narrower than `WIDE_ELEMENT_PX` and on a wider one. */
const LONG_SIDE_NARROW_PX = 96;
const LONG_SIDE_WIDE_PX = 140;
const WIDE_ELEMENT_PX = 600;
/** The shorter side must remain large enough to hit. */
const MIN_SHORT_SIDE_PX = 24;
/**
 * The minimap takes at most this share of the clear region; it is not shown if its longer side would be below the
 * minimum.
 */
const MAX_REGION_RATIO = 0.36;
const MIN_LONG_SIDE_PX = 56;
const SIDE_MARGIN_PX = 12;
const TOP_MARGIN_PX = 8;
const MIN_FRAME_PX = 8;

export function needsMinimap(scene: Scene): boolean {
  const table = medianTable(scene);
  return (
    table !== undefined && Math.max(scene.extent.width, scene.extent.height) > MAX_TABLES_ACROSS * shorterSide(table)
  );
}

/**
 * Returns the box of the minimap on the plan's element: in the upper corner at the end of lines. Undefined if the view
 * needs no minimap, or if there is no room for one.
 *
 * @param region the clear part of the element
 * @param width the width of the element
 */
export function minimapBox(
  scene: Scene,
  view: Viewport,
  region: Box,
  width: number,
  rightToLeft: boolean,
): Box | undefined {
  const { extent } = scene;
  const shown = boxToPlan(view, region);
  const isLargePart =
    shown.width >= extent.width * MIN_PART_IN_VIEW && shown.height >= extent.height * MIN_PART_IN_VIEW;
  if (isLargePart || !needsMinimap(scene)) return undefined;
  const longSide = Math.floor(
    Math.min(
      width < WIDE_ELEMENT_PX ? LONG_SIDE_NARROW_PX : LONG_SIDE_WIDE_PX,
      Math.max(region.width, region.height) * MAX_REGION_RATIO,
    ),
  );
  const scale = longSide / Math.max(extent.width, extent.height);
  const side = (length: number): number => Math.max(Math.round(length * scale), MIN_SHORT_SIDE_PX);
  const size = { width: side(extent.width), height: side(extent.height) };
  const fits = size.width <= region.width * MAX_REGION_RATIO && size.height <= region.height - 2 * TOP_MARGIN_PX;
  if (longSide < MIN_LONG_SIDE_PX || !fits) return undefined;
  const x = rightToLeft ? region.x + SIDE_MARGIN_PX : region.x + region.width - SIDE_MARGIN_PX - size.width;
  return { x: Math.round(x), y: Math.round(region.y + TOP_MARGIN_PX), ...size };
}

/** Returns the view of the whole plan on a minimap of that size. */
export function minimapView({ extent }: Scene, { width, height }: Size): Viewport {
  const scale = Math.min(width / extent.width, height / extent.height);
  return {
    scale,
    x: (width - extent.width * scale) / 2 - extent.x * scale,
    y: (height - extent.height * scale) / 2 - extent.y * scale,
  };
}

/**
 * Returns where the part of the plan that `region` shows lies on a minimap with the view `mini`, never beyond its
 * edges.
 */
export function minimapFrame(mini: Viewport, size: Size, view: Viewport, region: Box): Box {
  const { x, y, width, height } = boxToPlan(view, region);
  const axis = (start: number, length: number, offset: number, max: number): { start: number; length: number } => {
    const low = clamp(start * mini.scale + offset, 0, max);
    const high = clamp((start + length) * mini.scale + offset, 0, max);
    const frame = Math.max(high - low, MIN_FRAME_PX);
    return { start: clamp((low + high - frame) / 2, 0, max - frame), length: frame };
  };
  const across = axis(x, width, mini.x, size.width);
  const down = axis(y, height, mini.y, size.height);
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}
