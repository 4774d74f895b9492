/**
 * The interactive plan outside React: input moves the camera, and the render loop shows its view on the stage. React
 * passes in the scene, and gets taps and the views at rest.
 */
import type { Stage } from 'konva/lib/Stage.js';
import { type Box, type Point, boundsOf } from '../domain/geometry/boxes.ts';
import type { Table } from '../domain/plan/table.ts';
import { Camera, type Opening } from './camera/camera.ts';
import { type SavedView, restoreView, saveView } from './camera/savedView.ts';
import { type Insets, type Size, type Viewport, boxToPlan, boxToScreen, toPlan } from '../domain/plan/viewport.ts';
import { type AnchorOptions, type AnchorPosition, anchorPosition } from '../domain/geometry/anchorPosition.ts';
import { type Overlay, overlayTapAction } from './chrome/overlay.ts';
import { applyGesture } from './input/applyGesture.ts';
import { type CooperativeGestures, claimsPlan, cooperativeGestures } from './input/cooperativeGestures.ts';
import type { PointerType } from './input/dragThreshold.ts';
import type { Gesture } from './input/gestures.ts';
import { possibleTargets } from './input/hitTest.ts';
import { type KeyCommand, type PointerBinding, bindPointerEvents } from './input/pointerEvents.ts';
import type { PointerInterceptor } from './input/pointerInterceptor.ts';
import { type CrowdInput, CrowdNodes } from './crowdNodes.ts';
import { prefersReducedMotion, watchPixelRatio } from './mediaQueries.ts';
import { areLabelsLegible, shorterSide } from './paint/legibility.ts';
import { MIN_DETAILED_WIDTH_PX } from './paint/levelOfDetail.ts';
import type { PlanHandle } from './chrome/planHandle.ts';
import { imageLoader } from './paint/imageLoader.ts';
import { RenderLoop } from './renderLoop.ts';
import type { Scene } from './scene/scene.ts';
import { sceneIndex } from './scene/sceneIndex.ts';
import { MAX_DETAILED_TABLES } from './scene/tableBuffers.ts';

/** `at` is in CSS pixels from the element's top left corner. */
export type PlanTap = { readonly table?: Table; readonly at: Point };

export type PlanListener = {
  onTap(tap: PlanTap): void;
  /** A finger's tap may mean each of these tables. Returns whether it is answered; the plan goes nearer otherwise. */
  onAmbiguousTap?: ((tables: readonly Table[], at: Point) => boolean) | undefined;
  onLongPress?: ((tap: PlanTap) => void) | undefined;
  /** The mouse has moved over a table, or over none. Nothing is reported when it leaves the plan. */
  onHover?: ((table: Table | undefined) => void) | undefined;
  /** The view has come to rest. */
  onMoveEnd?: ((view: Viewport) => void) | undefined;
  /** The plan leaves the page. Gets its last view; undefined if it showed the whole plan. */
  onUnmount?: ((lastView: SavedView | undefined) => void) | undefined;
};

export type InitialView = SavedView | Opening;

const isSavedView = (view: InitialView | undefined): view is SavedView => view !== undefined && 'view' in view;

type CameraAction = (camera: Camera, now: number, reducedMotion: boolean) => void;

/**
 * The shorter side, in CSS pixels, to which `scrollIntoView` enlarges a table whose label is not legible: more than a
 * finger needs, and enough for a label in any dense view.
 */
const LEGIBLE_TABLE_PX = 1.1 * MIN_DETAILED_WIDTH_PX;

/** Methods without a comment are described in `PlanHandle`. */
export class PlanView implements PlanHandle {
  element!: HTMLElement;
  readonly imageAt: PlanHandle['imageAt'];
  #listener: PlanListener | undefined;
  #scene: Scene | undefined;
  #stage: Stage | undefined;
  readonly #camera: Camera;
  readonly #crowdNodes = new CrowdNodes();
  readonly #loop: RenderLoop;
  #interceptor: PointerInterceptor | undefined;
  #page: CooperativeGestures | undefined;
  #pointers: PointerBinding | undefined;
  #size: Size = { width: 0, height: 0 };
  /** Shown until somebody moves the view. */
  #initialView: InitialView | undefined;

  /** `unboundedPan` is as in `Camera`, `imageUrl` as in `imageLoader`. */
  constructor(unboundedPan: boolean | undefined, imageUrl: (path: string) => string) {
    this.imageAt = imageLoader(imageUrl, () => this.redraw());
    this.#camera = new Camera(unboundedPan);
    this.#loop = new RenderLoop(this.#camera, {
      onRest: (view) => {
        this.#showNodes();
        this.#listener?.onMoveEnd?.(view);
      },
      hasTables: () => this.#scene !== undefined && this.#scene.tables.length > 0,
      isDense: (view) => this.tablesInSight(view).length > MAX_DETAILED_TABLES,
    });
  }

  /** Shows the plan on the stage in an element and handles its input, until the returned function is called. */
  mount(element: HTMLElement, stage: Stage): () => void {
    this.element = element;
    this.#stage = stage;
    if (new URLSearchParams(window.location.search).has('inspect')) Object.assign(window, { __tidetable: { stage } });
    // React's own batches suffice: react-konva would flush its work after each event of a gesture.
    stage.eventBatchFunc((handle: () => void) => handle());
    this.#loop.start(element, stage);
    const pointers = bindPointerEvents(element, {
      gesture: (gesture, pointerType, key) => this.#handleGesture(gesture, pointerType, key),
      key: (command) => this.#handleKey(command),
      hover: (at, event, key) => {
        element.style.cursor = this.#interceptor ? this.#interceptor.hover(at, event) : this.#hover(at, key);
      },
      interceptor: () => this.#interceptor,
      pageScrolls: () => this.#page?.pageScrolls === true,
      hasLongPress: () => this.#listener?.onLongPress !== undefined,
    });
    // A phone that returns to the page may have dropped the pixels of a canvas.
    const restore = (): void => this.redraw();
    element.addEventListener('contextrestored', restore, true);
    const page = cooperativeGestures(element);
    this.#pointers = pointers;
    this.#page = page;
    const observer = new ResizeObserver(() => {
      pointers.reset();
      const size = { width: element.clientWidth, height: element.clientHeight };
      // A hidden element keeps its view until it is shown again.
      if (size.width === 0 || size.height === 0) return;
      this.#size = size;
      this.#updateLayout({ size }, true);
      // Konva draws at once.
      this.#loop.placeStage(performance.now());
      stage.size(size);
    });
    observer.observe(element);
    const stopWatchingRatio = watchPixelRatio(() => this.redraw());
    return () => {
      this.#listener?.onUnmount?.(saveView(this.#camera, this.#size));
      pointers.stop();
      page.stop();
      observer.disconnect();
      stopWatchingRatio();
      element.removeEventListener('contextrestored', restore, true);
      this.#loop.stop();
    };
  }

  /** Handles a pointer event of the stage. `key` is of the table that is its target. */
  handlePointer(event: PointerEvent, key: string | undefined): void {
    this.#pointers?.handle(event, key);
  }

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

  get clearRegion(): Box {
    return this.#camera.clearRegion;
  }

  currentView(): Viewport | undefined {
    return this.#camera.viewAt(performance.now());
  }

  addOverlay(overlay: Overlay): () => void {
    this.#loop.overlays.add(overlay);
    this.#loop.request();
    return () => {
      this.#loop.overlays.delete(overlay);
    };
  }

  setScene(scene: Scene): void {
    if (scene === this.#scene) return;
    this.#scene = scene;
    this.#updateLayout({ scene }, true);
  }

  /** Sets what the tables look like that have no nodes of their own until they are in sight. */
  setCrowd(crowd: CrowdInput): void {
    this.#crowdNodes.set(crowd);
    this.#showNodes();
  }

  #showNodes(): void {
    const view = this.currentView();
    if (this.#stage && view) this.#crowdNodes.show(this.#stage, this.tablesInSight(view));
  }

  /** Returns the indices of the tables in a view of the plan. */
  tablesInSight(view: Viewport): ArrayLike<number> {
    return this.#scene ? sceneIndex(this.#scene).visible(boxToPlan(view, { x: 0, y: 0, ...this.#size })) : [];
  }

  /** Redraws everything, after a font or an image has loaded. */
  redraw(): void {
    this.#stage?.batchDraw();
    this.#loop.request();
  }

  setInsets(insets: Insets): void {
    this.#updateLayout({ insets });
  }

  setObscuredBottom(obscuredBottom: number): void {
    this.#updateLayout({ obscuredBottom });
  }

  setObscuredCorner(obscuredCorner: Box | undefined): void {
    this.#updateLayout({ obscuredCorner });
  }

  zoomIn(): void {
    this.#zoom(1);
  }

  zoomOut(): void {
    this.#zoom(-1);
  }

  #zoom(steps: 1 | -1): void {
    this.#page?.claim();
    this.#moveCamera((camera, now, reducedMotion) => camera.zoomStep(steps, now, reducedMotion));
  }

  fit(): void {
    this.#page?.claim();
    this.#moveCamera((camera, now, reducedMotion) => camera.fit(now, reducedMotion));
  }

  flyTo(box: Box): void {
    const scene = this.#scene;
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

  setView(view: Viewport): void {
    this.#moveCamera((camera) => camera.setView(view));
  }

  centerOn(point: Point, isDragging: boolean): void {
    this.#page?.claim();
    if (isDragging) this.#loop.noteMovement();
    this.#moveCamera((camera, now, reducedMotion) => camera.centerOn(point, now, reducedMotion || isDragging));
  }

  scrollIntoView(key: string, zoomsIn = true): void {
    const scene = this.#scene;
    const table = this.#tableOf(key);
    const scale = this.#camera.targetScale;
    if (!scene || !table || scale === undefined) return;
    const view = this.currentView();
    const isDense = view !== undefined && this.tablesInSight(view).length > MAX_DETAILED_TABLES;
    const isLegible = !zoomsIn || areLabelsLegible(scene, { scale, ratio: window.devicePixelRatio }, isDense, table);
    const minScale = isLegible ? 0 : LEGIBLE_TABLE_PX / shorterSide(table);
    this.#moveCamera((camera, now, reducedMotion) =>
      camera.scrollIntoView(boundsOf(table), now, reducedMotion, minScale),
    );
  }

  tableAt(at: Point, isCertain = false): string | undefined {
    const key = tableKeyOf(this.#stage?.getIntersection(at));
    const table = key === undefined ? undefined : this.#tableOf(key);
    return isCertain && table && this.#targetsAt(at, table, 'mouse').length > 1 ? undefined : key;
  }

  boxOf(key: string): Box | undefined {
    const view = this.currentView();
    const table = this.#tableOf(key);
    return view && table && boxToScreen(view, boundsOf(table));
  }

  anchorPosition(key: string, size: Size, options: Partial<AnchorOptions> = {}): AnchorPosition | undefined {
    const box = this.boxOf(key);
    if (!box) return undefined;
    return anchorPosition(box, size, { rooms: [this.clearRegion], side: 'above', ...options });
  }

  #tableOf(key: string): Table | undefined {
    const scene = this.#scene;
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
    else camera.open(initial, now);
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
        this.#zoom(command.steps);
        break;
      case 'fit':
        this.fit();
        break;
      case 'pan':
        this.#moveCamera((camera, now, reducedMotion) => camera.panStep(command.steps, now, reducedMotion));
        break;
    }
  }

  #handleGesture(gesture: Gesture, pointerType: PointerType, key: string | undefined): void {
    if (claimsPlan(gesture, pointerType)) this.#page?.claim();
    // A finger that scrolls the page sends its first moves here too, before the browser takes it over.
    else if (gesture.type === 'move' && pointerType !== 'mouse' && this.#page?.pageScrolls) return;
    if (gesture.type === 'tap' || gesture.type === 'long-press') this.#handleTap(gesture, pointerType, key);
    else
      this.#moveCamera((camera, now, reducedMotion) =>
        applyGesture(camera, this.#loop, gesture, pointerType, now, reducedMotion),
      );
  }

  /**
   * Reports a tap or a long press: gestures have decided that it is one, and the target of Konva's event tells on what.
   * If it may mean several tables, goes nearer instead, so that the next one means one. A long press chooses nothing.
   */
  #handleTap(
    gesture: Gesture & { readonly type: 'tap' | 'long-press' },
    pointerType: PointerType,
    key: string | undefined,
  ): void {
    const { at } = gesture;
    const table = key === undefined ? undefined : this.#tableOf(key);
    const overlayAction = overlayTapAction(this.#loop.overlays, at);
    const pointer = gesture.type === 'tap' ? pointerType : 'mouse';
    const targets = table ? this.#targetsAt(at, table, pointer) : [];
    if (overlayAction) overlayAction();
    else if (targets.length > 1) {
      if (pointer === 'touch' && this.#listener?.onAmbiguousTap?.(targets, at)) return;
      this.#moveCamera((camera, now, reducedMotion) =>
        camera.goNearer(at, Math.min(...targets.map(shorterSide)), now, reducedMotion),
      );
    } else if (gesture.type === 'long-press') this.#listener?.onLongPress?.(table ? { table, at } : { at });
    else {
      if (gesture.count === 2 && !table)
        this.#moveCamera((camera, now, reducedMotion) => camera.doubleTap(at, now, reducedMotion));
      this.#listener?.onTap(table ? { table, at } : { at });
    }
  }

  /** Reports the table under the mouse, and returns the cursor there. */
  #hover(at: Point, key: string | undefined): string {
    const table = key === undefined ? undefined : this.#tableOf(key);
    const isAmbiguous = table !== undefined && this.#targetsAt(at, table, 'mouse').length > 1;
    this.#listener?.onHover?.(isAmbiguous ? undefined : table);
    if ((table && !isAmbiguous) || overlayTapAction(this.#loop.overlays, at)) return 'pointer';
    return isAmbiguous ? 'zoom-in' : '';
  }

  /** Returns the tables that a pointer at a point may mean; a single one if there is no way to go nearer. */
  #targetsAt(at: Point, table: Table, pointerType: PointerType): readonly Table[] {
    const view = this.currentView();
    if (!view || !this.#scene || this.#camera.isAtMaxScale(view)) return [table];
    return possibleTargets(this.#scene, table, toPlan(view, at), view.scale, pointerType);
  }
}

/** Returns the key of the table that a node of Konva stands for. */
export function tableKeyOf(
  node: { hasName(name: string): boolean; id(): string } | null | undefined,
): string | undefined {
  return node?.hasName('table') ? node.id() : undefined;
}
