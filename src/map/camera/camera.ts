/**
 * Where the view is and where it goes: gestures, flights, limits. It has no DOM and no clock of its own; whoever draws
 * asks it frame by frame. Lengths in CSS pixels, times in milliseconds.
 */
import { type Box, type Point, centerOf, expandBox, intersectBoxes } from '../../domain/geometry/boxes.ts';
import { MIN_DETAILED_WIDTH_PX } from '../paint/levelOfDetail.ts';
import { type CameraAnimation, animationViewAt, animateTo, inertia } from './cameraAnimation.ts';
import { FIT_MARGIN_PX } from '../../domain/plan/zoomLimits.ts';
import type { Scene } from '../scene/scene.ts';
import {
  type Insets,
  type CameraLimits,
  NO_INSETS,
  type Size,
  type Viewport,
  clamp,
  offsetBounds,
  boxToScreen,
  clampView,
  clearRegion,
  fitBox,
  cornerInsets,
  fitPlan,
  removeRubberBand,
  cameraLimits,
  transformView,
  dragView,
  recenterView,
  scrollBoxIntoView,
  unboundedPanLimits,
  viewsAlmostEqual,
  applyRubberBand,
  toScreen,
  insetBox,
  zoomAbout,
} from './viewport.ts';

/** A press of a zoom button or key, and a double tap; a press of an arrow key. */
const ZOOM_STEP = 1.6;
const DOUBLE_TAP_ZOOM = 2.2;
const PAN_STEP = 80;
/**
 * What is flown to fills the view, but its smallest table is shown no larger than so many CSS pixels, at which all is well
 * read, so that a single table is not blown up; or no nearer than twice the fitted view, where that is larger.
 */
const FLY_MOST = { table: 96, fitted: 2 };
/**
 * CSS pixels of the shorter side of a table that was too small to read and is brought near: more than a finger needs, and
 * so many that it has its number in any crowd.
 */
const NEAR_TABLE = 1.1 * MIN_DETAILED_WIDTH_PX;
/** Tables that a tap can't tell apart are zoomed in on at least a step, and no further than they still stand about the tap. */
const APART = { least: ZOOM_STEP, most: 3 };
const ORIGIN: Point = { x: 0, y: 0 };

export class Camera {
  #scene: Pick<Scene, 'extent' | 'filled' | 'minTableSide'> | undefined;
  #size: Size = { width: 0, height: 0 };
  #insets: Insets = NO_INSETS;
  /** How much of the lower end is covered for a while: what is fitted need not mind, what is revealed must. */
  #overlay = 0;
  /** What lies over a corner of the region. */
  #corner: Box | undefined;
  #limits: CameraLimits | undefined;
  /** Where a hand has moved it, or where it stands; past the edges it is shown softened. */
  #view: Viewport | undefined;
  /** The view of the whole plan. */
  #fitted: Viewport | undefined;
  #flight: CameraAnimation | undefined;
  /** The view to begin with, where that is not the whole plan. */
  #wanted: Viewport | undefined;
  #dragged = false;
  readonly #roaming: boolean;

  /** `roaming` for whoever draws: the view goes further out and nearer in, and stays where it is when the scene changes. */
  constructor(roaming = false) {
    this.#roaming = roaming;
  }

  /** The view at a time; undefined as long as there is no scene, or no size to show it in. */
  viewAt(now: number): Viewport | undefined {
    if (this.#flight) {
      this.#view = animationViewAt(this.#flight, now);
      if (now >= this.#flight.start + this.#flight.duration) this.#flight = undefined;
    }
    return this.#view && this.#limits && this.#dragged && !this.#flight
      ? applyRubberBand(this.#view, this.#limits)
      : this.#view;
  }

  /** True while a hand moves the view, also while it rests. */
  get isDragging(): boolean {
    return this.#dragged;
  }

  /** True while the view moves by itself. */
  get isAnimating(): boolean {
    return this.#flight !== undefined;
  }

  /** The view of the whole plan; undefined as long as there is no view. */
  get fittedView(): Viewport | undefined {
    return this.#fitted;
  }

  get region(): Box {
    return clearRegion(this.#size, this.#insets);
  }

  /** The part of the region that nothing covers for the moment. */
  get #free(): Box {
    return clearRegion(this.#size, { ...this.#insets, bottom: Math.max(this.#insets.bottom, this.#overlay) });
  }

  /** Takes over a new size, new insets, another cover or another scene. A fitted view stays fitted, any other keeps its middle. */
  updateLayout(
    change: {
      readonly size?: Size;
      readonly insets?: Insets;
      readonly overlay?: number;
      readonly corner?: Box | undefined;
      readonly scene?: Pick<Scene, 'extent' | 'filled' | 'minTableSide'>;
    },
    now: number,
    calm: boolean,
  ): void {
    const [before, fitted] = [this.region, this.#fitted];
    this.#size = change.size ?? this.#size;
    this.#insets = change.insets ?? this.#insets;
    this.#overlay = change.overlay ?? this.#overlay;
    if ('corner' in change) this.#corner = change.corner;
    this.#scene = change.scene ?? this.#scene;
    if (!this.#scene || this.#size.width <= 0 || this.#size.height <= 0) return;
    const { extent, filled, minTableSide } = this.#scene;
    const lift = this.region.y + this.region.height - this.#free.y - this.#free.height;
    // Whoever draws wants to see where the plan ends.
    this.#fitted = this.#roaming ? fitBox(extent, this.region) : fitPlan(extent, filled, this.region, this.#size);
    this.#limits = {
      ...(this.#roaming
        ? unboundedPanLimits(extent, this.region, minTableSide)
        : cameraLimits(extent, this.region, minTableSide, this.#fitted)),
      obscured: {
        ...cornerInsets(this.#corner && expandBox(this.#corner, FIT_MARGIN_PX), boxToScreen(this.#fitted, extent)),
        bottom: lift,
      },
    };
    const standing = this.#destination;
    const stays = this.#roaming && change.scene !== undefined;
    if (!standing || !fitted) this.#jump(this.#wanted ? clampView(this.#wanted, this.#limits) : this.#fitted);
    else if (!stays && viewsAlmostEqual(standing, fitted))
      this.#go(this.#fitted, now, calm || change.insets === undefined);
    else if (change.size) this.#jump(clampView(recenterView(standing, before, this.region), this.#limits));
    else this.#go(clampView(standing, this.#limits), now, calm);
  }

  /** A finger comes down: the view stands where it is. */
  stopAnimation(now: number): void {
    this.#view = this.viewAt(now);
    this.#flight = undefined;
  }

  /**
   * A hand moves what is under `from` to under `to`, and scales by `factor` about it. The scaling is true to the fingers
   * even past the edges, so that they keep what they hold; the move gives way there, unless the visitor wants it calm.
   */
  drag(from: Point, to: Point, factor: number, now: number, calm: boolean): void {
    const shown = this.viewAt(now);
    if (!shown || !this.#view || !this.#limits) return;
    const limits = this.#limits;
    // What was caught past an edge, while it came back, goes on from where it shows.
    const held = this.#dragged && !this.#flight ? this.#view : removeRubberBand(shown, limits);
    const zoomed = factor === 1 ? held : removeRubberBand(dragView(shown, from, from, factor, limits), limits);
    const view = transformView(zoomed, from, to, 1);
    this.#jump(calm ? clampView(view, limits) : view);
    this.#dragged = true;
  }

  /** The hand is gone: the view glides on with a flick's speed, and comes back within its limits. */
  release(now: number, speed: Point, calm: boolean): void {
    const shown = this.viewAt(now);
    const [limits, held] = [this.#limits, this.#view];
    const dragged = this.#dragged;
    this.#dragged = false;
    if (!shown || !held || !limits) return;
    this.#view = shown;
    const target = clampView(shown, limits);
    if (dragged && !calm && target.scale === shown.scale) {
      // Past an edge the plan is slower than the finger.
      const next = applyRubberBand(transformView(held, ORIGIN, speed, 1), limits);
      this.#flight = inertia(
        shown,
        { x: next.x - shown.x, y: next.y - shown.y },
        offsetBounds(shown.scale, limits),
        now,
      );
    }
    if (!this.#flight) this.#go(target, now, calm);
  }

  /** Zooms about a point: at once for fine steps, which come many a second, else in a short flight. */
  zoomAt(point: Point, factor: number, now: number, calm: boolean): void {
    const standing = this.#destination;
    if (standing && this.#limits)
      this.#go(clampView(zoomAbout(standing, point, factor, this.#limits), this.#limits), now, calm);
  }

  zoomStep(steps: 1 | -1, now: number, calm: boolean): void {
    const { x, y, width, height } = this.region;
    this.zoomAt({ x: x + width / 2, y: y + height / 2 }, ZOOM_STEP ** steps, now, calm);
  }

  doubleTap(point: Point, now: number, calm: boolean): void {
    this.zoomAt(point, DOUBLE_TAP_ZOOM, now, calm);
  }

  /** Zooms in about a point where a tap may have meant any of the tables in a box of the plan, and keeps them in view. */
  zoomToDisambiguate(point: Point, box: Box, now: number, calm: boolean): void {
    const standing = this.#destination;
    if (!standing || !this.#limits) return;
    const factor = clamp(fitBox(box, this.region).scale / standing.scale, APART.least, APART.most);
    this.#go(
      clampView(scrollBoxIntoView(zoomAbout(standing, point, factor, this.#limits), box, this.region), this.#limits),
      now,
      calm,
    );
  }

  /** True where a view can't come nearer. */
  isAtMaxScale(view: Viewport): boolean {
    return this.#limits !== undefined && view.scale >= this.#limits.maxScale * (1 - 1e-3);
  }

  /** Moves the view by so many pixels. */
  pan(by: Point, now: number, calm: boolean): void {
    const standing = this.#destination;
    if (standing && this.#limits) this.#go(clampView(transformView(standing, ORIGIN, by, 1), this.#limits), now, calm);
  }

  /** Moves the view by steps of the arrow keys. */
  panStep(steps: Point, now: number, calm: boolean): void {
    this.pan({ x: steps.x * PAN_STEP, y: steps.y * PAN_STEP }, now, calm);
  }

  /** Takes exactly this view, as far as the limits allow; before there are any, it is the one to begin with. */
  setView(view: Viewport): void {
    if (this.#limits) this.#jump(clampView(view, this.#limits));
    else this.#wanted = view;
  }

  /** Brings a point of the plan to the middle of the region. */
  centerOn(point: Point, now: number, calm: boolean): void {
    const standing = this.#destination;
    if (!standing) return;
    const { x, y, width, height } = this.region;
    const at = toScreen(standing, point);
    this.pan({ x: x + width / 2 - at.x, y: y + height / 2 - at.y }, now, calm);
  }

  fit(now: number, calm: boolean): void {
    if (this.#fitted) this.#go(this.#fitted, now, calm);
  }

  /** Flies to a box of the plan, whose smallest table has so short a side, and shows it clear of all that covers it. */
  flyTo(box: Box, smallest: number, now: number, calm: boolean): void {
    if (!this.#limits || !this.#fitted) return;
    const target = fitBox(box, this.#free);
    const most = Math.min(
      this.#limits.maxScale,
      Math.max(FLY_MOST.table / smallest, this.#fitted.scale * FLY_MOST.fitted),
    );
    this.#go(clampView(target.scale <= most ? target : this.#amid(box, most), this.#limits), now, calm);
  }

  /**
   * Moves as little as brings a box of the plan clear of what floats over it. Where it is a table that can't be read where
   * it stands, it has such a shorter `side` (plan units), and is brought near, to the middle.
   */
  scrollIntoView(box: Box, now: number, calm: boolean, side?: number): void {
    const standing = this.#destination;
    if (!standing || !this.#limits) return;
    const near = side === undefined ? 0 : Math.min(NEAR_TABLE / side, this.#limits.maxScale);
    const view = near > standing.scale ? this.#amid(box, near) : standing;
    const free = this.#free;
    const revealed = clampView(scrollBoxIntoView(view, box, free), this.#limits);
    const isUnder =
      this.#corner !== undefined && intersectBoxes(this.#corner, boxToScreen(revealed, box)) !== undefined;
    const beside = isUnder
      ? clampView(scrollBoxIntoView(view, box, insetBox(free, cornerInsets(this.#corner, free))), this.#limits)
      : revealed;
    this.#go(beside, now, calm);
  }

  /** The scale at which the view stands, or to which it flies; undefined as long as there is no view. */
  get targetScale(): number | undefined {
    return this.#destination?.scale;
  }

  /** The view at a scale with the middle of a box in the middle of what is free. */
  #amid(box: Box, scale: number): Viewport {
    const [at, to] = [centerOf(box), centerOf(this.#free)];
    return { scale, x: to.x - at.x * scale, y: to.y - at.y * scale };
  }

  get #destination(): Viewport | undefined {
    return this.#flight?.to ?? this.#view;
  }

  #jump(view: Viewport): void {
    this.#flight = undefined;
    this.#view = view;
  }

  #go(to: Viewport, now: number, calm: boolean): void {
    const from = this.viewAt(now);
    if (!from || calm || viewsAlmostEqual(from, to)) this.#jump(to);
    else this.#flight = animateTo(from, to, now);
  }
}
