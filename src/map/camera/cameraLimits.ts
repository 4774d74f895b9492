/** How far a view can be moved and zoomed, and the rubber band past those limits. All functions are pure. */
import { clamp } from '../../domain/geometry/numbers.ts';
import { type Box, type Point, expandBox } from '../../domain/geometry/boxes.ts';
import { maxScaleFor } from '../../domain/plan/zoomLimits.ts';
import {
  type Insets,
  NO_INSETS,
  type Viewport,
  boxToScreen,
  fitBox,
  transformView,
} from '../../domain/plan/viewport.ts';

/** The plan always covers the place that it has on the screen in the fitted view. */
export type CameraLimits = {
  readonly extent: Box;
  /** Also the smallest scale. */
  readonly fitted: Viewport;
  readonly maxScale: number;
  /** Sides that are covered for a while, in CSS pixels: the plan may be moved away from them by as much. */
  readonly obscured?: Insets;
};

export type Range = { readonly min: number; readonly max: number };
/** Where a view's offsets can be at its scale, in CSS pixels. */
export type OffsetBounds = { readonly x: Range; readonly y: Range };

/** An unbounded camera zooms in this many times further than a bounded one. */
const UNBOUNDED_ZOOM_FACTOR = 4;
/** A pinch can shrink the plan to this share of the fitted view; it springs back when the pinch ends. */
const MIN_PINCH_SCALE = 0.85;
/** A drag past an edge moves the plan by about half at first, and by a fifth after about 80 pixels. */
const RUBBER_BAND = { factor: 0.55, lengthPx: 80 };

/** `minTableSide` is in plan units. */
export function cameraLimits(
  extent: Box,
  region: Box,
  minTableSide: number,
  fitted = fitBox(extent, region),
): CameraLimits {
  return { extent, fitted, maxScale: maxScaleFor(minTableSide, fitted.scale) };
}

/** Limits for an editor: far enough out to see the ground around the plan, near enough to place an edge exactly. */
export function unboundedPanLimits(extent: Box, region: Box, minTableSide: number): CameraLimits {
  const wide = expandBox(extent, Math.max(extent.width, extent.height));
  return {
    ...cameraLimits(wide, region, minTableSide),
    maxScale: maxScaleFor(minTableSide, fitBox(extent, region).scale) * UNBOUNDED_ZOOM_FACTOR,
  };
}

/** Zooms about a point of the screen, which keeps its plan point. The scale stays within the limits. */
export function zoomAbout(view: Viewport, point: Point, factor: number, limits: CameraLimits): Viewport {
  return transformView(
    view,
    point,
    point,
    clamp(view.scale * factor, limits.fitted.scale, limits.maxScale) / view.scale,
  );
}

/**
 * Like `transformView`, as a drag or a pinch does it: the scale can fall a little below the fitted one, and the offsets
 * are unlimited.
 */
export function dragView(view: Viewport, from: Point, to: Point, factor: number, limits: CameraLimits): Viewport {
  return transformView(
    view,
    from,
    to,
    clamp(view.scale * factor, limits.fitted.scale * MIN_PINCH_SCALE, limits.maxScale) / view.scale,
  );
}

/** Returns the nearest view within the limits. A scale outside them changes about the center of the fitted plan. */
export function clampView(view: Viewport, limits: CameraLimits): Viewport {
  const scale = clamp(view.scale, limits.fitted.scale, limits.maxScale);
  const home = boxToScreen(limits.fitted, limits.extent);
  const middle = { x: home.x + home.width / 2, y: home.y + home.height / 2 };
  const scaled = scale === view.scale ? view : { ...transformView(view, middle, middle, scale / view.scale), scale };
  return limitOffsets(scaled, limits);
}

/**
 * Returns the offsets with which the plan, at a scale, covers its place in the fitted view, or lies within it if it is
 * smaller.
 */
export function offsetBounds(scale: number, { extent, fitted, obscured = NO_INSETS }: CameraLimits): OffsetBounds {
  const axis = (fittedOffset: number, start: number, length: number, low: number, high: number): Range => {
    const near = start * fitted.scale + fittedOffset - start * scale;
    const far = near + length * (fitted.scale - scale);
    return { min: Math.min(near, far) - high, max: Math.max(near, far) + low };
  };
  return {
    x: axis(fitted.x, extent.x, extent.width, obscured.left, obscured.right),
    y: axis(fitted.y, extent.y, extent.height, obscured.top, obscured.bottom),
  };
}

/**
 * Moves a view within its bounds. `beyond` maps the pixels by which an offset passes its bound to those that remain.
 */
function limitOffsets(view: Viewport, limits: CameraLimits, beyond: (by: number) => number = () => 0): Viewport {
  const { x, y } = offsetBounds(view.scale, limits);
  const axis = (offset: number, { min, max }: Range): number => {
    const inside = clamp(offset, min, max);
    return offset === inside ? inside : inside + Math.sign(offset - inside) * beyond(Math.abs(offset - inside));
  };
  return { scale: view.scale, x: axis(view.x, x), y: axis(view.y, y) };
}

/** Returns what a dragged view shows: past its bounds it follows the pointer less and less. */
export function applyRubberBand(view: Viewport, limits: CameraLimits): Viewport {
  const { factor, lengthPx } = RUBBER_BAND;
  return limitOffsets(view, limits, (by) => lengthPx * Math.log1p((by * factor) / lengthPx));
}

/** The inverse of `applyRubberBand`: where the view has been dragged to show this. */
export function removeRubberBand(shown: Viewport, limits: CameraLimits): Viewport {
  const { factor, lengthPx } = RUBBER_BAND;
  return limitOffsets(shown, limits, (by) => (lengthPx / factor) * Math.expm1(by / lengthPx));
}
