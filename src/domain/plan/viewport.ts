/**
 * The view of a plan, and the transforms between the plan and the screen. A plan point p appears at p × scale + offset,
 * in CSS pixels from the top left corner of the plan's element. All functions are pure.
 */
import { clamp } from '../geometry/numbers.ts';
import type { Box, Point } from '../geometry/boxes.ts';
import { FIT_MARGIN_PX } from './zoomLimits.ts';

/** `scale` is CSS pixels per plan unit; `x` and `y` are CSS pixels. */
export type Viewport = { readonly scale: number; readonly x: number; readonly y: number };
/** `scale` is CSS pixels per plan unit; `ratio` is device pixels per CSS pixel. */
export type Resolution = { readonly scale: number; readonly ratio: number };
export type Size = { readonly width: number; readonly height: number };
/** How much of each side of the plan's element is covered, in CSS pixels. */
export type Insets = { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
/** Insets leave at least this much of a side, in CSS pixels, or a third of a shorter side. */
const MIN_CLEAR_PX = 72;

export function toScreen(view: Viewport, point: Point): Point {
  return { x: point.x * view.scale + view.x, y: point.y * view.scale + view.y };
}

export function toPlan(view: Viewport, point: Point): Point {
  return { x: (point.x - view.x) / view.scale, y: (point.y - view.y) / view.scale };
}

/** Converts a box in plan units to a box on the screen, in CSS pixels. */
export function boxToScreen(view: Viewport, box: Box): Box {
  return { ...toScreen(view, box), width: box.width * view.scale, height: box.height * view.scale };
}

/** Converts a box on the screen, in CSS pixels, to the part of the plan that it shows. */
export function boxToPlan(view: Viewport, box: Box): Box {
  return { ...toPlan(view, box), width: box.width / view.scale, height: box.height / view.scale };
}

/** Returns the part of an element that the insets leave uncovered, in CSS pixels. */
export function clearRegion(size: Size, insets: Insets): Box {
  const across = clearSpan(size.width, insets.left, insets.right);
  const down = clearSpan(size.height, insets.top, insets.bottom);
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

function clearSpan(length: number, near: number, far: number): { start: number; length: number } {
  const shrink = Math.min(1, (length - Math.min(MIN_CLEAR_PX, length / 3)) / Math.max(near + far, 1));
  return { start: near * shrink, length: length - (near + far) * shrink };
}

/** Shrinks a box by insets. */
export function insetBox({ x, y, width, height }: Box, { top, right, bottom, left }: Insets): Box {
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - bottom };
}

/**
 * Returns what a box in an upper corner of a region covers of it, as insets: the whole upper side if the box is wider
 * than high, else the side that the box is nearer to.
 */
export function cornerInsets(corner: Box | undefined, region: Box): Insets {
  if (!corner) return NO_INSETS;
  if (corner.width >= corner.height) return { ...NO_INSETS, top: Math.max(0, corner.y + corner.height - region.y) };
  return corner.x + corner.width / 2 < region.x + region.width / 2
    ? { ...NO_INSETS, left: Math.max(0, corner.x + corner.width - region.x) }
    : { ...NO_INSETS, right: Math.max(0, region.x + region.width - corner.x) };
}

/** Returns the view that shows a whole box as large as possible, centered in a region of the screen, with a margin. */
export function fitBox(box: Box, region: Box): Viewport {
  const margin = Math.min(FIT_MARGIN_PX, region.width / 8, region.height / 8);
  const scale = Math.min((region.width - 2 * margin) / box.width, (region.height - 2 * margin) / box.height);
  return {
    scale,
    x: region.x + region.width / 2 - (box.x + box.width / 2) * scale,
    y: region.y + region.height / 2 - (box.y + box.height / 2) * scale,
  };
}

/**
 * Returns the view that shows a whole plan. The part that tables fill stays inside the region; the ground around it may
 * run under whatever covers the rest of the element, but never off the element.
 *
 * @param region the uncovered part of an element of that size
 */
export function fitPlan(extent: Box, filled: Box, region: Box, size: Size): Viewport {
  const whole = fitBox(extent, region);
  const scale = Math.min(fitBox(filled, region).scale, size.width / extent.width, size.height / extent.height);
  if (scale <= whole.scale) return whole;
  const axis = (middle: number, start: number, length: number, low: number, span: number): number => {
    const slack = Math.max(0, Math.min(FIT_MARGIN_PX, (span - length * scale) / 2));
    return clamp(
      low + span / 2 - middle * scale,
      low + slack - start * scale,
      low + span - slack - (start + length) * scale,
    );
  };
  return {
    scale,
    x: axis(extent.x + extent.width / 2, filled.x, filled.width, region.x, region.width),
    y: axis(extent.y + extent.height / 2, filled.y, filled.height, region.y, region.height),
  };
}

/** Moves the plan point under `from` to `to`, and scales by `factor` about it. */
export function transformView(view: Viewport, from: Point, to: Point, factor: number): Viewport {
  return { scale: view.scale * factor, x: to.x - (from.x - view.x) * factor, y: to.y - (from.y - view.y) * factor };
}

/** Interpolates between two views, `part` from 0 to 1. A point that both views show at the same place never moves. */
export function interpolateView(from: Viewport, to: Viewport, part: number): Viewport {
  if (part >= 1) return to;
  const growth = Math.log(to.scale / from.scale);
  const along = Math.abs(growth) < 1e-6 ? part : Math.expm1(growth * part) / Math.expm1(growth);
  return {
    scale: from.scale * Math.exp(growth * part),
    x: from.x + (to.x - from.x) * along,
    y: from.y + (to.y - from.y) * along,
  };
}

/** Moves the plan point at the center of one region to the center of another, at the same scale. */
export function recenterView(view: Viewport, from: Box, to: Box): Viewport {
  return {
    scale: view.scale,
    x: view.x + to.x + to.width / 2 - from.x - from.width / 2,
    y: view.y + to.y + to.height / 2 - from.y - from.height / 2,
  };
}

/** Moves a box of the plan into a region of the screen by the shortest way. A box that is too large is centered. */
export function scrollBoxIntoView(view: Viewport, box: Box, region: Box): Viewport {
  const margin = Math.min(FIT_MARGIN_PX, region.width / 8, region.height / 8);
  const at = boxToScreen(view, box);
  const axis = (start: number, length: number, low: number, span: number): number => {
    if (length > span - 2 * margin) return low + span / 2 - (start + length / 2);
    return clamp(start, low + margin, low + span - margin - length) - start;
  };
  return {
    scale: view.scale,
    x: view.x + axis(at.x, at.width, region.x, region.width),
    y: view.y + axis(at.y, at.height, region.y, region.height),
  };
}

/** Whether two views look the same on the screen. */
export function viewsAlmostEqual(one: Viewport, other: Viewport): boolean {
  return (
    Math.abs(one.scale / other.scale - 1) < 1e-3 && Math.abs(one.x - other.x) < 0.5 && Math.abs(one.y - other.y) < 0.5
  );
}

/** Whether two views are identical. */
export function viewsEqual(one: Viewport | undefined, other: Viewport | undefined): boolean {
  return one?.scale === other?.scale && one?.x === other?.x && one?.y === other?.y;
}
