/**
 * The view of a plan: where a plan's points stand on the screen, and how far it may be moved and zoomed. A plan point p
 * stands at p × scale + offset, in CSS pixels from the top left corner of the plan's element. All pure.
 */
import { type Box, type Point, expandBox } from '../../domain/geometry/boxes.ts';
import { FIT_MARGIN_PX, maxScaleFor } from '../../domain/plan/zoomLimits.ts';

export type Viewport = { readonly scale: number; readonly x: number; readonly y: number };
/** How finely a view is drawn: CSS pixels per plan unit, device pixels per CSS pixel. */
export type Resolution = { readonly scale: number; readonly ratio: number };
export type Size = { readonly width: number; readonly height: number };
/** What floats over the plan on each side, in CSS pixels. */
export type Insets = { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * How far a view may go: scales, and the place on the screen that the plan always covers, its place in the fitted view.
 * From sides that are `covered` for a while, by so many CSS pixels, the plan may be moved away by as much.
 */
export type CameraLimits = {
  readonly extent: Box;
  readonly fitted: Viewport;
  readonly maxScale: number;
  readonly obscured?: Insets;
};

export type Range = { readonly min: number; readonly max: number };
/** Where a view's offsets may be at its scale. */
export type OffsetBounds = { readonly x: Range; readonly y: Range };

/** Whoever draws comes so many times nearer than a visitor needs. */
const ROAMING_NEARER = 4;
/** A pinch may pass the fitted view by so much; it springs back when it ends. */
const PINCH_SLACK = 0.85;
/** A drag past the edge is followed by half at first, and less the further it goes: after some 80 pixels by a fifth. */
const RUBBER = { first: 0.55, length: 80 };

export const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

export function toScreen(view: Viewport, point: Point): Point {
  return { x: point.x * view.scale + view.x, y: point.y * view.scale + view.y };
}

export function toPlan(view: Viewport, point: Point): Point {
  return { x: (point.x - view.x) / view.scale, y: (point.y - view.y) / view.scale };
}

/** Where a box of the plan stands, in CSS pixels. */
export function boxToScreen(view: Viewport, box: Box): Box {
  return { ...toScreen(view, box), width: box.width * view.scale, height: box.height * view.scale };
}

/** The part of the plan that a box of the screen shows. */
export function boxToPlan(view: Viewport, box: Box): Box {
  return { ...toPlan(view, box), width: box.width / view.scale, height: box.height / view.scale };
}

/** Insets leave at least so much of a side, in CSS pixels, or a third of a short one. */
const LEAST_CLEAR = 72;

/** The part of the element that nothing floats over. */
export function clearRegion(size: Size, insets: Insets): Box {
  const across = clearSpan(size.width, insets.left, insets.right);
  const down = clearSpan(size.height, insets.top, insets.bottom);
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

function clearSpan(length: number, near: number, far: number): { start: number; length: number } {
  const shrink = Math.min(1, (length - Math.min(LEAST_CLEAR, length / 3)) / Math.max(near + far, 1));
  return { start: near * shrink, length: length - (near + far) * shrink };
}

/** The view that shows a box whole and as large as it goes, in the middle of a region of the screen, with a margin. */
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
 * The view that shows a whole plan: what its tables fill stands clear in the region, and the ground around them may run
 * under what floats there, yet never off the element. `region` is the clear part of an element of that size.
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

/** `smallest` is the shortest side of any table, in plan units. */
export function cameraLimits(
  extent: Box,
  region: Box,
  smallest: number,
  fitted = fitBox(extent, region),
): CameraLimits {
  return { extent, fitted, maxScale: maxScaleFor(smallest, fitted.scale) };
}

/** For whoever draws: so far out that the plan lies in the middle of its like, and so near that an edge can be placed. */
export function unboundedPanLimits(extent: Box, region: Box, smallest: number): CameraLimits {
  const wide = expandBox(extent, Math.max(extent.width, extent.height));
  return {
    ...cameraLimits(wide, region, smallest),
    maxScale: maxScaleFor(smallest, fitBox(extent, region).scale) * ROAMING_NEARER,
  };
}

/** Moves the plan point under `from` to under `to`, and scales by `factor` about it. */
export function transformView(view: Viewport, from: Point, to: Point, factor: number): Viewport {
  return { scale: view.scale * factor, x: to.x - (from.x - view.x) * factor, y: to.y - (from.y - view.y) * factor };
}

/** Zooms about a point of the screen, which keeps its plan point; the scale stays within the limits. */
export function zoomAbout(view: Viewport, point: Point, factor: number, limits: CameraLimits): Viewport {
  return transformView(
    view,
    point,
    point,
    clamp(view.scale * factor, limits.fitted.scale, limits.maxScale) / view.scale,
  );
}

/** As a drag or a pinch moves it: the scale gives a little past the fitted view, the place is not bounded yet. */
export function dragView(view: Viewport, from: Point, to: Point, factor: number, limits: CameraLimits): Viewport {
  return transformView(
    view,
    from,
    to,
    clamp(view.scale * factor, limits.fitted.scale * PINCH_SLACK, limits.maxScale) / view.scale,
  );
}

/** The nearest view within the limits. A scale outside them changes about the middle of the fitted plan. */
export function clampView(view: Viewport, limits: CameraLimits): Viewport {
  const scale = clamp(view.scale, limits.fitted.scale, limits.maxScale);
  const home = boxToScreen(limits.fitted, limits.extent);
  const middle = { x: home.x + home.width / 2, y: home.y + home.height / 2 };
  const scaled = scale === view.scale ? view : { ...transformView(view, middle, middle, scale / view.scale), scale };
  return placed(scaled, limits);
}

/** The offsets with which the plan, at a scale, covers its place in the fitted view, or lies within it where it is smaller. */
export function offsetBounds(
  scale: number,
  { extent, fitted, obscured: covered = NO_INSETS }: CameraLimits,
): OffsetBounds {
  const axis = (fittedOffset: number, start: number, length: number, low: number, high: number): Range => {
    const near = start * fitted.scale + fittedOffset - start * scale;
    const far = near + length * (fitted.scale - scale);
    return { min: Math.min(near, far) - high, max: Math.max(near, far) + low };
  };
  return {
    x: axis(fitted.x, extent.x, extent.width, covered.left, covered.right),
    y: axis(fitted.y, extent.y, extent.height, covered.top, covered.bottom),
  };
}

/** Moves a view within its bounds, and lets each offset pass them by what `beyond` makes of the pixels that it does. */
function placed(view: Viewport, limits: CameraLimits, beyond: (by: number) => number = () => 0): Viewport {
  const { x, y } = offsetBounds(view.scale, limits);
  const axis = (offset: number, { min: least, max: most }: Range): number => {
    const within = clamp(offset, least, most);
    return offset === within ? within : within + Math.sign(offset - within) * beyond(Math.abs(offset - within));
  };
  return { scale: view.scale, x: axis(view.x, x), y: axis(view.y, y) };
}

/** What is shown of a view that a hand has moved: past the edges it follows less and less willingly. */
export function applyRubberBand(view: Viewport, limits: CameraLimits): Viewport {
  return placed(view, limits, (by) => RUBBER.length * Math.log1p((by * RUBBER.first) / RUBBER.length));
}

/** The other way round: where a hand has moved what is shown so. */
export function removeRubberBand(shown: Viewport, limits: CameraLimits): Viewport {
  return placed(shown, limits, (by) => (RUBBER.length / RUBBER.first) * Math.expm1(by / RUBBER.length));
}

/** The view between two others, `part` from 0 to 1: whatever stands still in both stands still all along. */
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

/** The same scale, with the plan point in the middle of one region in the middle of another. */
export function recenterView(view: Viewport, from: Box, to: Box): Viewport {
  return {
    scale: view.scale,
    x: view.x + to.x + to.width / 2 - from.x - from.width / 2,
    y: view.y + to.y + to.height / 2 - from.y - from.height / 2,
  };
}

/** The least move that brings a box of the plan into a region of the screen; a larger box is centred in it. */
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

/** What is left of a region within insets. */
export function insetBox({ x, y, width, height }: Box, { top, right, bottom, left }: Insets): Box {
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - bottom };
}

/** What a box in an upper corner of a region covers of it: all along the upper end where it is a wide one, else along its side. */
export function cornerInsets(corner: Box | undefined, region: Box): Insets {
  if (!corner) return NO_INSETS;
  if (corner.width >= corner.height) return { ...NO_INSETS, top: Math.max(0, corner.y + corner.height - region.y) };
  return corner.x + corner.width / 2 < region.x + region.width / 2
    ? { ...NO_INSETS, left: Math.max(0, corner.x + corner.width - region.x) }
    : { ...NO_INSETS, right: Math.max(0, region.x + region.width - corner.x) };
}

/** True where two views can't be told apart on the screen. */
export function viewsAlmostEqual(one: Viewport, other: Viewport): boolean {
  return (
    Math.abs(one.scale / other.scale - 1) < 1e-3 && Math.abs(one.x - other.x) < 0.5 && Math.abs(one.y - other.y) < 0.5
  );
}

/** Whether two views are the same to the last fraction. */
export function viewsEqual(one: Viewport | undefined, other: Viewport | undefined): boolean {
  return one?.scale === other?.scale && one?.x === other?.x && one?.y === other?.y;
}
