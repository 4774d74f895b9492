/**
 * The living plan outside React: input moves the camera, and its frames show it. React hands in what to paint and hears
 * of taps and of views at rest.
 */
import { type Box, type Point, boundsOf } from '../domain/geometry/boxes.ts';
import type { Table } from '../domain/plan/table.ts';
import { type HitTestResult, hitTest } from './input/hitTest.ts';
import { Camera } from './camera/camera.ts';
import type { CanvasBackend } from './render/canvasBackend.ts';
import { prefersReducedMotion, watchPixelRatio } from './render/mediaQueries.ts';
import { RenderLoop } from './render/renderLoop.ts';
import type { GestureIntent, PointerKind } from './input/gestures.ts';
import type { PointerInterceptor } from './input/pointerInterceptor.ts';
import { type Overlay, overlayTapAction } from './render/overlay.ts';
import { areLabelsLegible, shorterSide } from './chrome/minimapLayout.ts';
import { type CooperativeGestures, cooperativeGestures, claimsPlan } from './input/cooperativeGestures.ts';
import { type RenderInput, changedTables } from './paint/renderInput.ts';
import { sceneIndex } from './scene/sceneIndex.ts';
import { type KeyCommand, bindPointerEvents } from './input/pointerEvents.ts';
import { type SavedView, saveView, restoreView } from './camera/savedView.ts';
import { applyGesture } from './input/applyGesture.ts';
import { OverscanRenderer } from './render/overscanRenderer.ts';
import {
  type Insets,
  NO_INSETS,
  type Size,
  type Viewport,
  boxToScreen,
  clearRegion,
  toPlan,
} from './camera/viewport.ts';

/** `at` is in CSS pixels from the element's top left corner. */
export type PlanTap = { readonly table?: Table; readonly at: Point };

export type PlanListener = {
  onTap(hit: PlanTap): void;
  onLongPress?: ((hit: PlanTap) => void) | undefined;
  /** The view has come to rest. */
  onMoveEnd?: ((view: Viewport) => void) | undefined;
  /** The plan leaves the page, and showed this last; undefined for the whole plan. */
  onUnmount?: ((standing: SavedView | undefined) => void) | undefined;
};

/** More changed tables than this are quicker drawn with all the others. */
const FEW = 24;

export class PlanView {
  readonly renderer = new OverscanRenderer();
  #listener: PlanListener | undefined;
  #painting: RenderInput | undefined;
  readonly #camera: Camera;
  readonly #frames: RenderLoop;
  #hand: PointerInterceptor | undefined;
  #page: CooperativeGestures | undefined;
  /** A tap is being told. */
  #answering = false;
  /** Device pixels to a CSS pixel in place of the screen's own. */
  #pixelRatio: number | undefined;
  #size: Size = { width: 0, height: 0 };
  #covers = { insets: NO_INSETS, overlay: 0 };
  /** What to begin with, until somebody moves the view. */
  #begun: SavedView | undefined;
  #resize = (): void => {};

  /** `roaming` as the camera has it. */
  constructor(roaming = false) {
    this.#camera = new Camera(roaming);
    this.#frames = new RenderLoop(
      this.renderer,
      this.#camera,
      () => this.#painting,
      (view) => this.#listener?.onMoveEnd?.(view),
    );
  }

  /** Comes alive on an element, until the returned function is called. */
  mount(element: HTMLElement): () => void {
    this.#frames.start(element);
    this.renderer.mount(element);
    const pointers = bindPointerEvents(element, {
      intent: (intent, kind) => this.#intent(intent, kind),
      key: (command) => this.#key(command),
      hover: (at, event) => {
        if (this.#hand) {
          element.style.cursor = this.#hand.hover(at, event);
          return;
        }
        const { table, ambiguous: unclear } = this.#aim(at) ?? {};
        element.style.cursor =
          table || overlayTapAction(this.#frames.overlays, at) ? 'pointer' : unclear ? 'zoom-in' : '';
      },
      isEmptyAt: (at) => {
        const found = this.#aim(at);
        return found !== undefined && !found.table && !found.ambiguous;
      },
      interceptor: () => this.#hand,
      pageScrolls: () => this.#page?.pageScrolls === true,
      hasLongPress: () => this.#listener?.onLongPress !== undefined,
    });
    const page = (this.#page = cooperativeGestures(element));
    const resize = (this.#resize = (): void => {
      pointers.reset();
      const size = { width: element.clientWidth, height: element.clientHeight };
      // Hidden: it keeps its view until it is shown again.
      if (size.width === 0 || size.height === 0) return;
      this.#size = size;
      this.renderer.resize(size, this.#pixelRatio ?? window.devicePixelRatio, this.#pixelRatio !== undefined);
      this.#frame({ size }, true);
    });
    const observer = new ResizeObserver(resize);
    observer.observe(element);
    const stopRatio = watchPixelRatio(resize);
    return () => {
      this.#listener?.onUnmount?.(saveView(this.#camera, this.#size));
      pointers.stop();
      page.stop();
      observer.disconnect();
      stopRatio();
      this.#frames.stop();
      this.#resize = () => {};
    };
  }

  /** Draws on these bitmaps from now on; `drawn` is what they show already. */
  attachCanvases(canvases: CanvasBackend, drawn?: { readonly size: Size; readonly view: Viewport }): void {
    this.renderer.attachCanvases(canvases, drawn);
    this.#frames.request();
  }

  /** Begins with what was shown before; with the whole plan where undefined, or where it becomes so before anybody moves the view. */
  setInitialView(standing: SavedView | undefined): void {
    const outdated = this.#begun !== undefined && standing === undefined;
    this.#begun = standing;
    if (outdated) this.#move((camera, now) => camera.fit(now, true));
  }

  /** Who hears of taps and of views at rest, from now on. */
  setListener(listener: PlanListener): void {
    this.#listener = listener;
  }

  /** Who takes single pointers before the plan does, from now on. */
  setPointerInterceptor(hand: PointerInterceptor | undefined): void {
    this.#hand = hand;
  }

  /** The view at this moment, in flight too; undefined before the plan has a size. */
  get view(): Viewport | undefined {
    return this.#camera.viewAt(performance.now());
  }

  /** Lays something over the plan, until the returned function is called. */
  addOverlay(overlay: Overlay): () => void {
    this.#frames.overlays.add(overlay);
    this.#frames.request();
    return () => {
      this.#frames.overlays.delete(overlay);
    };
  }

  /** What to paint; `isDrawn` where the bitmaps show it already. Other states of a few tables of the same scene are painted into what is there. */
  setRenderInput(painting: RenderInput, isDrawn = false): void {
    const before = this.#painting;
    this.#painting = painting;
    const changes = before && changedTables(before, painting);
    if (changes && changes.length <= FEW) this.renderer.repaintTables(painting, changes);
    else this.renderer.setRenderInput(painting, isDrawn);
    if (before?.scene !== painting.scene) this.#frame({ scene: painting.scene }, true);
    else this.#frames.cameraChanged(performance.now());
  }

  /** The bitmap's text or pictures have changed: draws it anew. */
  redraw(): void {
    this.renderer.invalidate();
    this.#frames.request();
  }

  /** Draws as on a screen with so many device pixels to a CSS pixel; undefined as on this one. */
  setPixelRatio(ratio: number | undefined): void {
    if (ratio === this.#pixelRatio) return;
    this.#pixelRatio = ratio;
    this.#resize();
  }

  setInsets(insets: Insets): void {
    this.#covers.insets = insets;
    this.#frame({ insets });
  }

  /** So much of the lower end is covered for a while, in CSS pixels from the edge. */
  setObscuredBottom(overlay: number): void {
    this.#covers.overlay = overlay;
    this.#frame({ overlay });
  }

  /** What lies over a corner, in CSS pixels. */
  setObscuredCorner(corner: Box | undefined): void {
    this.#frame({ corner });
  }

  /** The part of the element that nothing but a corner covers for the moment, in CSS pixels. */
  get clearRegion(): Box {
    const { insets, overlay } = this.#covers;
    return clearRegion(this.#size, { ...insets, bottom: Math.max(insets.bottom, overlay) });
  }

  zoom(step: 1 | -1): void {
    this.#page?.claim();
    this.#steer((camera, now, calm) => camera.zoomStep(step, now, calm));
  }

  fit(): void {
    this.#page?.claim();
    this.#steer((camera, now, calm) => camera.fit(now, calm));
  }

  flyTo(box: Box): void {
    const scene = this.#painting?.scene;
    if (!scene) return;
    this.#page?.claim();
    const smallest = Array.from(sceneIndex(scene).visible(box)).reduce(
      (least, place) => Math.min(least, shorterSide(scene.tables[place]!)),
      Infinity,
    );
    this.#steer((camera, now, calm) =>
      camera.flyTo(box, Number.isFinite(smallest) ? smallest : scene.minTableSide, now, calm),
    );
  }

  /** Shows exactly this view, as far as the plan's limits allow. */
  setView(view: Viewport): void {
    this.#steer((camera) => camera.setView(view));
  }

  /** Brings a point of the plan to the middle; at once while a hand leads it there. */
  centerOn(point: Point, led: boolean): void {
    this.#page?.claim();
    if (led) this.#frames.noteMovement();
    this.#steer((camera, now, calm) => camera.centerOn(point, now, calm || led));
  }

  /** A table that can't be read where it stands is brought near, unless it was tapped there: then it is seen, and so is the next one. */
  scrollIntoView(key: string): void {
    const [scene, table] = [this.#painting?.scene, this.#tableOf(key)];
    const scale = this.#camera.targetScale;
    if (!scene || !table || scale === undefined) return;
    const ratio = this.#pixelRatio ?? window.devicePixelRatio;
    const small = !this.#answering && !areLabelsLegible(scene, { scale, ratio }, this.renderer.dense, table);
    this.#steer((camera, now, calm) =>
      camera.scrollIntoView(boundsOf(table), now, calm, small ? shorterSide(table) : undefined),
    );
  }

  /** Where a table stands, in CSS pixels; undefined for no such table, or before the plan has a size. */
  boxOf(key: string): Box | undefined {
    const view = this.#camera.viewAt(performance.now());
    const table = this.#tableOf(key);
    return view && table && boxToScreen(view, boundsOf(table));
  }

  #tableOf(key: string): Table | undefined {
    const scene = this.#painting?.scene;
    const place = scene && sceneIndex(scene).indexOf(key);
    return place === undefined ? undefined : scene?.tables[place];
  }

  /** The plan or its surroundings are others. `calm` for at once. */
  #frame(change: Parameters<Camera['updateLayout']>[0], calm = false): void {
    this.#move((camera, now, prefersIt) => {
      camera.updateLayout(change, now, calm || prefersIt);
      if (this.#begun && camera.fittedView) camera.setView(restoreView(this.#size, this.#begun));
    });
  }

  /** Somebody moves the view. */
  #steer(act: (camera: Camera, now: number, calm: boolean) => void): void {
    this.#begun = undefined;
    this.#move(act);
  }

  #move(act: (camera: Camera, now: number, calm: boolean) => void): void {
    const now = performance.now();
    // What was never shown has nowhere to fly from.
    act(this.#camera, now, this.#frames.restView === undefined || prefersReducedMotion());
    this.#frames.cameraChanged(now);
  }

  #key(command: KeyCommand): void {
    if ('zoom' in command) this.zoom(command.zoom);
    else if ('fit' in command) this.fit();
    else this.#steer((camera, now, calm) => camera.panStep(command.pan, now, calm));
  }

  #intent(intent: GestureIntent, kind: PointerKind): void {
    if (claimsPlan(intent, kind)) this.#page?.claim();
    // The first moves of a finger that scrolls the page come here too, before the browser takes it away.
    else if (intent.type === 'move' && kind !== 'mouse' && this.#page?.pageScrolls) return;
    this.#steer((camera, now, calm) => {
      if (intent.type === 'long-tap') {
        this.#tap(intent.at, (hit) => this.#listener?.onLongPress?.(hit));
        return;
      }
      if (intent.type !== 'tap') {
        applyGesture(camera, this.#frames, intent, kind, now, calm);
        return;
      }
      this.#tap(intent.at, (hit) => {
        if (intent.count === 2 && !hit.table) camera.doubleTap(intent.at, now, calm);
        this.#listener?.onTap(hit);
      });
    });
  }

  /** Tells what was meant; where that is unclear, brings the tables apart instead, for the next tap to tell. */
  #tap(at: Point, tell: (hit: PlanTap) => void): void {
    const instead = overlayTapAction(this.#frames.overlays, at);
    if (instead) {
      instead();
      return;
    }
    const found = this.#aim(at);
    const { table, ambiguous: unclear } = found ?? {};
    if (unclear) this.#steer((camera, now, calm) => camera.zoomToDisambiguate(at, unclear, now, calm));
    else if (found) {
      this.#answering = true;
      try {
        tell(table ? { table, at } : { at });
      } finally {
        this.#answering = false;
      }
    }
  }

  #aim(at: Point): HitTestResult | undefined {
    const view = this.#camera.viewAt(performance.now());
    return (
      view &&
      this.#painting &&
      hitTest(this.#painting.scene, toPlan(view, at), view.scale, this.#camera.isAtMaxScale(view))
    );
  }
}
