/**
 * The interactive plan outside React: input moves the camera, and the render loop shows its view. React passes in what
 * to render, and gets taps and the views at rest.
 */
import { type Box, type Point, boundsOf, intersectBoxes } from '../domain/geometry/boxes.ts';
import type { Table, TableStates } from '../domain/plan/table.ts';
import { Camera } from './camera/camera.ts';
import { type SavedView, restoreView, saveView } from './camera/savedView.ts';
import {
  type Insets,
  NO_INSETS,
  type Size,
  type Viewport,
  boxToScreen,
  clearRegion,
  toPlan,
} from './camera/viewport.ts';
import { type AnchorOptions, type AnchorPosition, anchorPosition } from './chrome/anchorPosition.ts';
import { applyGesture } from './input/applyGesture.ts';
import { type CooperativeGestures, claimsPlan, cooperativeGestures } from './input/cooperativeGestures.ts';
import type { PointerType } from './input/dragThreshold.ts';
import type { Gesture } from './input/gestures.ts';
import { type HitTestResult, hitTest } from './input/hitTest.ts';
import { type KeyCommand, type PointerBinding, bindPointerEvents } from './input/pointerEvents.ts';
import type { PointerInterceptor } from './input/pointerInterceptor.ts';
import { areLabelsLegible, shorterSide } from './paint/legibility.ts';
import { MIN_DETAILED_WIDTH_PX } from './paint/levelOfDetail.ts';
import { type RenderInput, changedTables, sceneStates, stateLookup, unselectedStates } from './paint/renderInput.ts';
import type { CanvasBackend } from './render/canvasBackend.ts';
import { prefersReducedMotion, watchPixelRatio } from './render/mediaQueries.ts';
import { type Overlay, overlayTapAction } from './render/overlay.ts';
import { OverscanRenderer } from './render/overscanRenderer.ts';
import { RenderLoop } from './render/renderLoop.ts';
import { sceneIndex } from './scene/sceneIndex.ts';

/** `at` is in CSS pixels from the element's top left corner. */
export type PlanTap = { readonly table?: Table; readonly at: Point };

export type PlanListener = {
  onTap(tap: PlanTap): void;
  onLongPress?: ((tap: PlanTap) => void) | undefined;
  /** The mouse has moved over a table, or over none. Nothing is reported when it leaves the plan. */
  onHover?: ((table: Table | undefined) => void) | undefined;
  /** The view has come to rest. */
  onMoveEnd?: ((view: Viewport) => void) | undefined;
  /** The plan leaves the page. Gets its last view; undefined if it showed the whole plan. */
  onUnmount?: ((lastView: SavedView | undefined) => void) | undefined;
};

/** A view to start with: a saved one, or a box of the plan if the whole plan would be smaller than `minScale`. */
export type InitialView = SavedView | (Box & { readonly minScale: number });

const isSavedView = (view: InitialView | undefined): view is SavedView => view !== undefined && 'view' in view;

type CameraAction = (camera: Camera, now: number, reducedMotion: boolean) => void;

/** More changed tables than this are faster to paint together with all the others. */
const MAX_REPAINTED_TABLES = 24;
/**
 * The shorter side, in CSS pixels, to which `scrollIntoView` enlarges a table whose label is not legible: more than a
 * finger needs, and enough for a label in any dense view.
 */
const LEGIBLE_TABLE_PX = 1.1 * MIN_DETAILED_WIDTH_PX;

export class PlanView {
  readonly renderer = new OverscanRenderer();
  #listener: PlanListener | undefined;
  #input: RenderInput | undefined;
  readonly #camera: Camera;
  readonly #loop: RenderLoop;
  #interceptor: PointerInterceptor | undefined;
  #page: CooperativeGestures | undefined;
  #pointers: PointerBinding | undefined;
  #isInsideTap = false;
  /** Replaces the ratio of the screen. */
  #pixelRatio: number | undefined;
  #size: Size = { width: 0, height: 0 };
  #insets = NO_INSETS;
  #obscuredBottom = 0;
  /** Shown until somebody moves the view. */
  #initialView: InitialView | undefined;
  #resize = (): void => {};

  /** `unboundedPan` is as in `Camera`. */
  constructor(unboundedPan = false) {
    this.#camera = new Camera(unboundedPan);
    this.#loop = new RenderLoop(
      this.renderer,
      this.#camera,
      () => this.#input,
      (view) => this.#listener?.onMoveEnd?.(view),
    );
  }

  /** Shows the plan on an element and handles its input, until the returned function is called. */
  mount(element: HTMLElement): () => void {
    this.#loop.start(element);
    this.renderer.mount(element);
    const pointers = bindPointerEvents(element, {
      gesture: (gesture, pointerType) => this.#handleGesture(gesture, pointerType),
      key: (command) => this.#handleKey(command),
      hover: (at, event) => {
        element.style.cursor = this.#interceptor ? this.#interceptor.hover(at, event) : this.#hover(at);
      },
      isEmptyAt: (at) => {
        const hit = this.#hitTest(at);
        return hit !== undefined && !hit.table && !hit.ambiguous;
      },
      interceptor: () => this.#interceptor,
      pageScrolls: () => this.#page?.pageScrolls === true,
      hasLongPress: () => this.#listener?.onLongPress !== undefined,
    });
    const page = cooperativeGestures(element);
    this.#pointers = pointers;
    this.#page = page;
    const resize = (): void => {
      pointers.reset();
      const size = { width: element.clientWidth, height: element.clientHeight };
      // A hidden element keeps its view until it is shown again.
      if (size.width === 0 || size.height === 0) return;
      this.#size = size;
      this.renderer.resize(size, this.#pixelRatio ?? window.devicePixelRatio, this.#pixelRatio !== undefined);
      this.#updateLayout({ size }, true);
    };
    this.#resize = resize;
    const observer = new ResizeObserver(resize);
    observer.observe(element);
    const stopWatchingRatio = watchPixelRatio(resize);
    return () => {
      this.#listener?.onUnmount?.(saveView(this.#camera, this.#size));
      pointers.stop();
      page.stop();
      observer.disconnect();
      stopWatchingRatio();
      this.#loop.stop();
      this.#resize = () => {};
    };
  }

  /** Handles a pointer or wheel event of the stage. */
  readonly handleInput = (event: PointerEvent | WheelEvent): void => this.#pointers?.handle(event);

  /** Draws on these canvases from now on. `drawn` is what they show already. */
  readonly attachCanvases = (
    canvases: CanvasBackend,
    drawn?: { readonly size: Size; readonly view: Viewport },
  ): void => {
    this.renderer.attachCanvases(canvases, drawn);
    this.#loop.request();
  };

  /** Sets the view to start with, until somebody moves it; undefined for the whole plan. */
  setInitialView(view: InitialView | undefined): void {
    const wasRestored = isSavedView(this.#initialView);
    this.#initialView = view;
    if (!wasRestored || isSavedView(view)) return;
    this.#applyToCamera((camera, now) => {
      camera.fit(now, true);
      this.#showInitialView(camera, now);
    });
  }

  setListener(listener: PlanListener): void {
    this.#listener = listener;
  }

  setPointerInterceptor(interceptor: PointerInterceptor | undefined): void {
    this.#interceptor = interceptor;
  }

  /** The view at this moment, also during an animation; undefined before the plan has a size. */
  get view(): Viewport | undefined {
    return this.#camera.viewAt(performance.now());
  }

  /** Adds an overlay. Returns a function that removes it. */
  addOverlay(overlay: Overlay): () => void {
    this.#loop.overlays.add(overlay);
    this.#loop.request();
    return () => {
      this.#loop.overlays.delete(overlay);
    };
  }

  /**
   * Sets what to render. `isDrawn` means that the canvases show it already. If only a few tables of the same scene have
   * changed their states, these alone are painted again.
   */
  setRenderInput(input: RenderInput, isDrawn = false): void {
    const before = this.#input;
    this.#input = input;
    const changed = before && changedTables(before, input);
    if (changed && changed.length <= MAX_REPAINTED_TABLES) this.renderer.repaintTables(input, changed);
    else this.renderer.setRenderInput(input, isDrawn);
    if (before?.scene !== input.scene) this.#updateLayout({ scene: input.scene }, true);
    else this.#loop.cameraChanged(performance.now());
  }

  /**
   * Shows states at once, ahead of `setRenderInput`, which must follow with the same ones: a tap is answered before
   * React has rendered. Only what takes a moment is painted; otherwise nothing.
   */
  showStatesAhead(next: TableStates): void {
    const before = this.#input;
    if (!before) return;
    const unselected = unselectedStates(before.scene, next.selection?.unselectedState ?? next);
    const states = sceneStates(before.scene, unselected, next.selection?.keys);
    const input = { ...before, states, stateOf: stateLookup(states) };
    const changed = changedTables(before, input);
    if (changed && changed.length <= MAX_REPAINTED_TABLES) this.renderer.repaintAhead(input);
  }

  /** Redraws everything, after a font or an image has loaded. */
  redraw(): void {
    this.renderer.invalidate();
    this.#loop.request();
  }

  /** Replaces the pixel ratio of the screen; undefined restores it. */
  setPixelRatio(ratio: number | undefined): void {
    if (ratio === this.#pixelRatio) return;
    this.#pixelRatio = ratio;
    this.#resize();
  }

  setInsets(insets: Insets): void {
    this.#insets = insets;
    this.#updateLayout({ insets });
  }

  /** Sets the height that is covered at the lower end for a while, in CSS pixels. */
  setObscuredBottom(obscuredBottom: number): void {
    this.#obscuredBottom = obscuredBottom;
    this.#updateLayout({ obscuredBottom });
  }

  /** Sets the box that is covered in a corner, in CSS pixels. */
  setObscuredCorner(obscuredCorner: Box | undefined): void {
    this.#updateLayout({ obscuredCorner });
  }

  zoom(steps: 1 | -1): void {
    this.#page?.claim();
    this.#moveCamera((camera, now, reducedMotion) => camera.zoomStep(steps, now, reducedMotion));
  }

  fit(): void {
    this.#page?.claim();
    this.#moveCamera((camera, now, reducedMotion) => camera.fit(now, reducedMotion));
  }

  flyTo(box: Box): void {
    const scene = this.#input?.scene;
    if (!scene) return;
    this.#page?.claim();
    const minSide = Array.from(sceneIndex(scene).visible(box)).reduce(
      (min, index) => Math.min(min, shorterSide(scene.tables[index]!)),
      Infinity,
    );
    this.#moveCamera((camera, now, reducedMotion) =>
      camera.flyTo(box, Number.isFinite(minSide) ? minSide : scene.minTableSide, now, reducedMotion),
    );
  }

  /** Shows exactly this view, as far as the plan's limits allow. */
  setView(view: Viewport): void {
    this.#moveCamera((camera) => camera.setView(view));
  }

  /** Moves a point of the plan to the center; at once if a pointer drags it there. */
  centerOn(point: Point, isDragging: boolean): void {
    this.#page?.claim();
    if (isDragging) this.#loop.noteMovement();
    this.#moveCamera((camera, now, reducedMotion) => camera.centerOn(point, now, reducedMotion || isDragging));
  }

  /**
   * Moves a table clear of everything that covers the plan. Zooms in if its label is not legible, except during a tap:
   * a table that can be tapped can be seen, and so can the next one.
   */
  scrollIntoView(key: string): void {
    const scene = this.#input?.scene;
    const table = this.#tableOf(key);
    const scale = this.#camera.targetScale;
    if (!scene || !table || scale === undefined) return;
    const ratio = this.#pixelRatio ?? window.devicePixelRatio;
    const isLegible = this.#isInsideTap || areLabelsLegible(scene, { scale, ratio }, this.renderer.dense, table);
    const minScale = isLegible ? 0 : LEGIBLE_TABLE_PX / shorterSide(table);
    this.#moveCamera((camera, now, reducedMotion) =>
      camera.scrollIntoView(boundsOf(table), now, reducedMotion, minScale),
    );
  }

  /** Returns the box of a table, in CSS pixels; undefined for an unknown key, or before the plan has a size. */
  boxOf(key: string): Box | undefined {
    const { view } = this;
    const table = this.#tableOf(key);
    return view && table && boxToScreen(view, boundsOf(table));
  }

  /** As `PlanHandle.anchorPosition`. */
  anchorPosition(
    key: string,
    size: Size,
    options: Partial<AnchorOptions> = {},
  ): (AnchorPosition & { readonly isInSight: boolean }) | undefined {
    const box = this.boxOf(key);
    if (!box) return undefined;
    const bottom = Math.max(this.#insets.bottom, this.#obscuredBottom);
    const clear = clearRegion(this.#size, { ...this.#insets, bottom });
    return {
      ...anchorPosition(box, size, { rooms: [clear], side: 'above', ...options }),
      isInSight: intersectBoxes(box, clear) !== undefined,
    };
  }

  #tableOf(key: string): Table | undefined {
    const scene = this.#input?.scene;
    const index = scene && sceneIndex(scene).indexOf(key);
    return index === undefined ? undefined : scene?.tables[index];
  }

  #updateLayout(change: Parameters<Camera['updateLayout']>[0], isImmediate = false): void {
    this.#applyToCamera((camera, now, reducedMotion) => {
      camera.updateLayout(change, now, isImmediate || reducedMotion);
      this.#showInitialView(camera, now);
    });
  }

  #showInitialView(camera: Camera, now: number): void {
    const initial = this.#initialView;
    if (!initial || !camera.fittedView) return;
    if (isSavedView(initial)) camera.setView(restoreView(this.#size, initial));
    else if (camera.fittedView.scale < initial.minScale) camera.flyTo(initial, Infinity, now, true);
  }

  /** For movements that the visitor or the page asks for: they replace the initial view. */
  #moveCamera(action: CameraAction): void {
    this.#initialView = undefined;
    this.#applyToCamera(action);
  }

  #applyToCamera(action: CameraAction): void {
    const now = performance.now();
    // Before the first view there is nothing to animate from.
    action(this.#camera, now, this.#loop.restView === undefined || prefersReducedMotion());
    this.#loop.cameraChanged(now);
  }

  #handleKey(command: KeyCommand): void {
    switch (command.type) {
      case 'zoom':
        this.zoom(command.steps);
        break;
      case 'fit':
        this.fit();
        break;
      case 'pan':
        this.#moveCamera((camera, now, reducedMotion) => camera.panStep(command.steps, now, reducedMotion));
        break;
    }
  }

  #handleGesture(gesture: Gesture, pointerType: PointerType): void {
    if (claimsPlan(gesture, pointerType)) this.#page?.claim();
    // A finger that scrolls the page sends its first moves here too, before the browser takes it over.
    else if (gesture.type === 'move' && pointerType !== 'mouse' && this.#page?.pageScrolls) return;
    this.#moveCamera((camera, now, reducedMotion) => {
      switch (gesture.type) {
        case 'long-press':
          this.#handleTap(gesture.at, (tap) => this.#listener?.onLongPress?.(tap));
          break;
        case 'tap':
          this.#handleTap(gesture.at, (tap) => {
            if (gesture.count === 2 && !tap.table) camera.doubleTap(gesture.at, now, reducedMotion);
            this.#listener?.onTap(tap);
          });
          break;
        default:
          applyGesture(camera, this.#loop, gesture, pointerType, now, reducedMotion);
      }
    });
  }

  /** Reports a tap. If it is ambiguous, zooms in instead, so that the next tap is not. */
  #handleTap(at: Point, report: (tap: PlanTap) => void): void {
    const overlayAction = overlayTapAction(this.#loop.overlays, at);
    if (overlayAction) {
      overlayAction();
      return;
    }
    const hit = this.#hitTest(at);
    if (!hit) return;
    const { table, ambiguous } = hit;
    if (ambiguous) {
      this.#moveCamera((camera, now, reducedMotion) => camera.zoomToDisambiguate(at, ambiguous, now, reducedMotion));
      return;
    }
    this.#isInsideTap = true;
    try {
      report(table ? { table, at } : { at });
    } finally {
      this.#isInsideTap = false;
    }
  }

  /** Reports the table under the mouse, and returns the cursor there. */
  #hover(at: Point): string {
    const { table, ambiguous } = this.#hitTest(at) ?? {};
    this.#listener?.onHover?.(table);
    if (table || overlayTapAction(this.#loop.overlays, at)) return 'pointer';
    return ambiguous ? 'zoom-in' : '';
  }

  #hitTest(at: Point): HitTestResult | undefined {
    const { view } = this;
    const scene = this.#input?.scene;
    return view && scene && hitTest(scene, toPlan(view, at), view.scale, this.#camera.isAtMaxScale(view));
  }
}
