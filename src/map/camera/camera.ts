/**
 * The camera: where the view is and where it goes, moved by gestures and animations, within limits. It has no DOM and
 * no clock; the renderer asks it for the view of each frame. Lengths are CSS pixels, times milliseconds.
 * `reducedMotion` replaces animations by jumps.
 */
import { type Box, type Point, centerOf, expandBox, intersectBoxes } from '../../domain/geometry/boxes.ts';
import { FIT_MARGIN_PX } from '../../domain/plan/zoomLimits.ts';
import { type CameraAnimation, animateTo, animationViewAt, inertia } from './cameraAnimation.ts';
import {
  type CameraLimits,
  applyRubberBand,
  cameraLimits,
  clampView,
  dragView,
  offsetBounds,
  removeRubberBand,
  unboundedPanLimits,
  zoomAbout,
} from './cameraLimits.ts';
import {
  type Insets,
  NO_INSETS,
  type Size,
  type Viewport,
  boxToPlan,
  boxToScreen,
  clearRegion,
  cornerInsets,
  fitBox,
  fitPlan,
  insetBox,
  recenterView,
  scrollBoxIntoView,
  toScreen,
  transformView,
  viewsAlmostEqual,
} from '../../domain/plan/viewport.ts';

/** What the camera knows of a plan, in plan units; a `Scene` has it. */
export type CameraScene = {
  readonly extent: Box;
  /** The part of the extent that tables fill. */
  readonly filled: Box;
  /** The shortest side of any table. */
  readonly minTableSide: number;
};

/**
 * Where to start: at a box of the plan, at `minScale`, if the whole plan would be smaller; at `minScaleIfWide` if it would
 * also fill little of its element.
 */
export type Opening = { readonly minScale: number; readonly minScaleIfWide: number; readonly box: () => Box };

/** A plan that fills less of its element, as a wide one on a phone does, leaves room to begin closer. */
const MIN_FILLED_SHARE = 0.4;
/** The factor of a zoom button or key. */
const ZOOM_STEP = 1.6;
const DOUBLE_TAP_ZOOM = 2.2;
const PAN_STEP_PX = 80;
/**
 * `flyTo` fills the view with its box, but shows the smallest table there no larger than this, so that a single table
 * is not blown up. Twice the fitted scale is always allowed.
 */
const MAX_FLY_TO_TABLE_PX = 96;
const MAX_FLY_TO_ZOOM = 2;
/** Three times the usual error of a finger, up to 8 pixels an axis: it hardly ever lands farther from what it aims at. */
export const FINGER_REACH_PX = 24;
/** Twice the usual error: most fingers land within it. */
const FINGER_ERROR_PX = 16;
const ORIGIN: Point = { x: 0, y: 0 };

export class Camera {
  #scene: CameraScene | undefined;
  #size: Size = { width: 0, height: 0 };
  #insets: Insets = NO_INSETS;
  /**
   * The height of a temporary cover at the lower end: the fitted view ignores it, `scrollIntoView` and `flyTo` do not.
   */
  #obscuredBottom = 0;
  #obscuredCorner: Box | undefined;
  #limits: CameraLimits | undefined;
  /** While dragging, the view before the rubber band is applied. */
  #view: Viewport | undefined;
  #fitted: Viewport | undefined;
  #animation: CameraAnimation | undefined;
  /** The initial view, if that is not the whole plan. */
  #initialView: Viewport | undefined;
  #isDragging = false;
  readonly #unboundedPan: boolean;

  /** `unboundedPan` suits an editor: wider limits, and the view stays when the scene changes. */
  constructor(unboundedPan = false) {
    this.#unboundedPan = unboundedPan;
  }

  /** Returns the view at a time; undefined without a scene, or without a size to show it in. */
  viewAt(now: number): Viewport | undefined {
    if (this.#animation) {
      this.#view = animationViewAt(this.#animation, now);
      if (now >= this.#animation.start + this.#animation.duration) this.#animation = undefined;
    }
    return this.#view && this.#limits && this.#isDragging && !this.#animation
      ? applyRubberBand(this.#view, this.#limits)
      : this.#view;
  }

  /** True during a drag or a pinch, also while the pointers rest. */
  get isDragging(): boolean {
    return this.#isDragging;
  }

  get isAnimating(): boolean {
    return this.#animation !== undefined;
  }

  /** The view of the whole plan; undefined as long as there is no view. */
  get fittedView(): Viewport | undefined {
    return this.#fitted;
  }

  /** The scale of the view, or of the one that it flies to; undefined as long as there is no view. */
  get targetScale(): number | undefined {
    return this.#target?.scale;
  }

  /** The part of the element within the insets. */
  get region(): Box {
    return clearRegion(this.#size, this.#insets);
  }

  /** The part of the region that nothing covers at the moment. */
  get clearRegion(): Box {
    return clearRegion(this.#size, { ...this.#insets, bottom: Math.max(this.#insets.bottom, this.#obscuredBottom) });
  }

  get #target(): Viewport | undefined {
    return this.#animation?.to ?? this.#view;
  }

  /** Takes a new size, insets, cover or scene. A fitted view stays fitted; any other keeps its center. */
  updateLayout(
    change: {
      readonly size?: Size;
      readonly insets?: Insets;
      readonly obscuredBottom?: number;
      readonly obscuredCorner?: Box | undefined;
      readonly scene?: CameraScene;
    },
    now: number,
    reducedMotion: boolean,
  ): void {
    const oldRegion = this.region;
    const oldFitted = this.#fitted;
    this.#size = change.size ?? this.#size;
    this.#insets = change.insets ?? this.#insets;
    this.#obscuredBottom = change.obscuredBottom ?? this.#obscuredBottom;
    if ('obscuredCorner' in change) this.#obscuredCorner = change.obscuredCorner;
    this.#scene = change.scene ?? this.#scene;
    if (!this.#scene || this.#size.width <= 0 || this.#size.height <= 0) return;
    const { extent, filled, minTableSide } = this.#scene;
    const { region } = this;
    const clear = this.clearRegion;
    // In an editor the fitted view shows the edges of the plan.
    this.#fitted = this.#unboundedPan ? fitBox(extent, region) : fitPlan(extent, filled, region, this.#size);
    this.#limits = {
      ...(this.#unboundedPan
        ? unboundedPanLimits(extent, region, minTableSide)
        : cameraLimits(extent, region, minTableSide, this.#fitted)),
      obscured: {
        ...cornerInsets(
          this.#obscuredCorner && expandBox(this.#obscuredCorner, FIT_MARGIN_PX),
          boxToScreen(this.#fitted, extent),
        ),
        bottom: region.y + region.height - clear.y - clear.height,
      },
    };
    const target = this.#target;
    const keepsView = this.#unboundedPan && change.scene !== undefined;
    if (!target || !oldFitted)
      this.#jumpTo(this.#initialView ? clampView(this.#initialView, this.#limits) : this.#fitted);
    else if (!keepsView && viewsAlmostEqual(target, oldFitted))
      this.#moveTo(this.#fitted, now, reducedMotion || change.insets === undefined);
    else if (change.size) this.#jumpTo(clampView(recenterView(target, oldRegion, region), this.#limits));
    else this.#moveTo(clampView(target, this.#limits), now, reducedMotion);
  }

  /** Stops the view where it is, as a pointer that comes down does. */
  stopAnimation(now: number): void {
    this.#view = this.viewAt(now);
    this.#animation = undefined;
  }

  /**
   * Moves what is under `from` to `to`, and scales by `factor` about it. Past the edges the rubber band slows the
   * movement but not the scaling, so that the plan stays under the fingers. With reduced motion the view stops at the
   * edges.
   */
  drag(from: Point, to: Point, factor: number, now: number, reducedMotion: boolean): void {
    const shown = this.viewAt(now);
    if (!shown || !this.#view || !this.#limits) return;
    const limits = this.#limits;
    // A view that was caught while it sprang back continues from what it shows.
    const held = this.#isDragging && !this.#animation ? this.#view : removeRubberBand(shown, limits);
    const zoomed = factor === 1 ? held : removeRubberBand(dragView(shown, from, from, factor, limits), limits);
    const view = transformView(zoomed, from, to, 1);
    this.#jumpTo(reducedMotion ? clampView(view, limits) : view);
    this.#isDragging = true;
  }

  /**
   * Ends a drag: the view continues with a flick's speed (CSS pixels per millisecond) and returns within its limits.
   */
  release(now: number, speed: Point, reducedMotion: boolean): void {
    const shown = this.viewAt(now);
    const held = this.#view;
    const limits = this.#limits;
    const wasDragging = this.#isDragging;
    this.#isDragging = false;
    if (!shown || !held || !limits) return;
    this.#view = shown;
    const target = clampView(shown, limits);
    if (wasDragging && !reducedMotion && target.scale === shown.scale) {
      // Past an edge the plan is slower than the pointer.
      const next = applyRubberBand(transformView(held, ORIGIN, speed, 1), limits);
      this.#animation = inertia(
        shown,
        { x: next.x - shown.x, y: next.y - shown.y },
        offsetBounds(shown.scale, limits),
        now,
      );
    }
    if (!this.#animation) this.#moveTo(target, now, reducedMotion);
  }

  zoomAt(point: Point, factor: number, now: number, reducedMotion: boolean): void {
    const target = this.#target;
    if (target && this.#limits)
      this.#moveTo(clampView(zoomAbout(target, point, factor, this.#limits), this.#limits), now, reducedMotion);
  }

  zoomStep(steps: 1 | -1, now: number, reducedMotion: boolean): void {
    this.zoomAt(centerOf(this.region), ZOOM_STEP ** steps, now, reducedMotion);
  }

  doubleTap(point: Point, now: number, reducedMotion: boolean): void {
    this.zoomAt(point, DOUBLE_TAP_ZOOM, now, reducedMotion);
  }

  /**
   * Goes so near to a tap (CSS pixels) that tables with this shorter side (plan units) are wide enough for a finger. What
   * the finger is likely to have missed stays in view: where thousands of tables are in view, one tap goes half the way.
   */
  goNearer(at: Point, minTableSide: number, now: number, reducedMotion: boolean): void {
    const target = this.#target;
    if (!target) return;
    const box = boxToPlan(target, expandBox({ ...at, width: 0, height: 0 }, FINGER_ERROR_PX));
    const wanted = Math.max((2 * FINGER_REACH_PX) / minTableSide, target.scale * ZOOM_STEP);
    this.scrollIntoView(box, now, reducedMotion, Math.min(wanted, fitBox(box, this.clearRegion).scale));
  }

  isAtMaxScale(view: Viewport): boolean {
    return this.#limits !== undefined && view.scale >= this.#limits.maxScale * (1 - 1e-3);
  }

  pan(by: Point, now: number, reducedMotion: boolean): void {
    const target = this.#target;
    if (target && this.#limits)
      this.#moveTo(clampView(transformView(target, ORIGIN, by, 1), this.#limits), now, reducedMotion);
  }

  /** Pans by steps of the arrow keys. */
  panStep(steps: Point, now: number, reducedMotion: boolean): void {
    this.pan({ x: steps.x * PAN_STEP_PX, y: steps.y * PAN_STEP_PX }, now, reducedMotion);
  }

  /** Shows exactly this view, as far as the limits allow. Without limits yet, it becomes the initial view. */
  setView(view: Viewport): void {
    if (this.#limits) this.#jumpTo(clampView(view, this.#limits));
    else this.#initialView = view;
  }

  /** Moves a point of the plan to the center of the region. */
  centerOn(point: Point, now: number, reducedMotion: boolean): void {
    const target = this.#target;
    if (!target) return;
    const center = centerOf(this.region);
    const at = toScreen(target, point);
    this.pan({ x: center.x - at.x, y: center.y - at.y }, now, reducedMotion);
  }

  fit(now: number, reducedMotion: boolean): void {
    if (this.#fitted) this.#moveTo(this.#fitted, now, reducedMotion);
  }

  /** Starts anew, with what a visitor should see first. */
  open({ minScale, minScaleIfWide, box }: Opening, now: number): void {
    if (!this.#fitted || !this.#scene) return;
    const { scale } = this.#fitted;
    const { width, height } = this.#scene.extent;
    const isWide = scale ** 2 * width * height < MIN_FILLED_SHARE * this.#size.width * this.#size.height;
    const least = isWide ? minScaleIfWide : minScale;
    if (scale < least || this.targetScale !== scale) this.#jumpTo(this.#fitted);
    if (scale < least) this.scrollIntoView(box(), now, true, least);
  }

  /**
   * Flies to a box of the plan, clear of everything that covers the plan. `minTableSide` is that of the tables in the
   * box.
   */
  flyTo(box: Box, minTableSide: number, now: number, reducedMotion: boolean): void {
    if (!this.#limits || !this.#fitted) return;
    const target = fitBox(box, this.clearRegion);
    const maxScale = Math.min(
      this.#limits.maxScale,
      Math.max(MAX_FLY_TO_TABLE_PX / minTableSide, this.#fitted.scale * MAX_FLY_TO_ZOOM),
    );
    this.#moveTo(
      clampView(target.scale <= maxScale ? target : this.#viewCenteredOn(box, maxScale), this.#limits),
      now,
      reducedMotion,
    );
  }

  /**
   * Moves a box of the plan clear of everything that covers the plan, by the shortest way. If the scale is below
   * `minScale`, zooms in to it with the box in the center.
   */
  scrollIntoView(box: Box, now: number, reducedMotion: boolean, minScale = 0): void {
    const target = this.#target;
    if (!target || !this.#limits) return;
    const scale = Math.min(minScale, this.#limits.maxScale);
    const view = scale > target.scale ? this.#viewCenteredOn(box, scale) : target;
    const clear = this.clearRegion;
    const corner = this.#obscuredCorner;
    const scrolled = clampView(scrollBoxIntoView(view, box, clear), this.#limits);
    const isObscured = corner !== undefined && intersectBoxes(corner, boxToScreen(scrolled, box)) !== undefined;
    this.#moveTo(
      isObscured
        ? clampView(scrollBoxIntoView(view, box, insetBox(clear, cornerInsets(corner, clear))), this.#limits)
        : scrolled,
      now,
      reducedMotion,
    );
  }

  #viewCenteredOn(box: Box, scale: number): Viewport {
    const from = centerOf(box);
    const to = centerOf(this.clearRegion);
    return { scale, x: to.x - from.x * scale, y: to.y - from.y * scale };
  }

  #jumpTo(view: Viewport): void {
    this.#animation = undefined;
    this.#view = view;
  }

  #moveTo(to: Viewport, now: number, reducedMotion: boolean): void {
    const from = this.viewAt(now);
    if (!from || reducedMotion || viewsAlmostEqual(from, to)) this.#jumpTo(to);
    else this.#animation = animateTo(from, to, now);
  }
}
