/**
 * Shows the camera's view frame by frame, on the stage and on what lies over it, and has its layers improve their
 * pictures while nobody touches the plan. Publishes the state of the view as data
 * attributes of the element, for tests and embedders; the page itself never reads them.
 */
import type { Stage } from 'konva/lib/Stage.js';
import type { Camera } from './camera/camera.ts';
import { type Viewport, viewsEqual } from '../domain/plan/viewport.ts';
import type { Overlay } from './chrome/overlay.ts';
import { OverscanLayer } from './layers/overscanLayer.ts';

/**
 * The view is at rest once this many frames have passed without a movement, this far apart. One would not do: after a
 * frame that took long, the next may come before the input that has waited for it.
 */
const QUIET_FRAMES = 2;
const QUIET_FRAME_MS = 60;

/**
 * After the last movement of a finger, so that the next one, which often follows at once, finds an idle page: it moves
 * the picture as it is.
 */
const REST_DELAY_MS = 200;

type PublishedState = 'ready' | 'still' | 'viewport';

type RenderLoopListener = {
  /** The view has come to rest, at another place than before, and is painted. */
  onRest(view: Viewport): void;
  /** Whether there are tables to show. */
  hasTables(): boolean;
  /** Whether a view has too many tables to paint their details, as in `LevelOfDetail`. */
  isDense(view: Viewport): boolean;
};

export class RenderLoop {
  readonly overlays = new Set<Overlay>();
  readonly #camera: Camera;
  readonly #listener: RenderLoopListener;
  #target: { readonly element: HTMLElement; readonly stage: Stage } | undefined;
  #published: Partial<Record<PublishedState, string>> = {};
  #frame = 0;
  /** A wheel reports no end, and a finger can rest: until as many frames without a movement the view counts as moving. */
  #framesToRest = 0;
  #restView: Viewport | undefined;
  /** Counts a quiet frame. It runs on while the view moves: setting it again in each frame would cost more. */
  #quietTimer = 0;
  #dense = false;
  #movedAt = 0;
  /** Until the next piece of a picture. */
  #pieceTimer = 0;
  /** The last frame. */
  #shown: { readonly view: Viewport; readonly atRest: boolean } | undefined;

  constructor(camera: Camera, listener: RenderLoopListener) {
    this.#camera = camera;
    this.#listener = listener;
  }

  start(element: HTMLElement, stage: Stage): void {
    this.#target = { element, stage };
    this.#published = {};
    stage.on('outdated.loop', () => this.request());
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#quietTimer);
    this.#holdPieces();
    this.#frame = 0;
    this.#quietTimer = 0;
    this.#target?.stage.off('outdated.loop');
    this.#target = undefined;
  }

  /** The last view at rest; undefined before the first. */
  get restView(): Viewport | undefined {
    return this.#restView;
  }

  /** A gesture has moved the view, and may continue. */
  noteMovement(): void {
    this.#framesToRest = QUIET_FRAMES;
  }

  /** The gesture has ended: unless an animation follows, the view is at rest. */
  noteRelease(): void {
    this.#framesToRest = 0;
  }

  /**
   * Call this after every change of the camera. Publishes at once that the old view is outdated, without waiting for a
   * frame.
   */
  cameraChanged(now: number): void {
    if (this.#camera.isAnimating || !viewsEqual(this.#camera.viewAt(now), this.#restView))
      this.#publish('still', 'false');
    this.#movedAt = now;
    this.#holdPieces();
    this.request();
  }

  /** Schedules a frame. Several requests before it share it. */
  request(): void {
    if (this.#target && this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#showFrame(now));
  }

  /** Gives the stage the view of the camera. This is the only place that moves the stage. */
  placeStage(now: number): Viewport | undefined {
    const view = this.#camera.viewAt(now);
    if (view) this.#target?.stage.setAttrs({ x: view.x, y: view.y, scaleX: view.scale, scaleY: view.scale });
    return view;
  }

  /** Sets a data attribute, only if it changes: each write costs the page work. */
  #publish(name: PublishedState, value: string): void {
    if (!this.#target || this.#published[name] === value) return;
    this.#published[name] = value;
    this.#target.element.dataset[name] = value;
  }

  get #layers(): OverscanLayer[] {
    return this.#target?.stage.getLayers().filter((layer) => layer instanceof OverscanLayer) ?? [];
  }

  #showFrame(now: number): void {
    this.#frame = 0;
    const view = this.placeStage(now);
    if (!view || !this.#target) return;
    const isMoving = this.#camera.isAnimating || this.#framesToRest > 0;
    const atRest = !isMoving && !this.#camera.isDragging;
    this.#shown = { view, atRest };
    const layers = this.#layers;
    for (const layer of layers) layer.follow(isMoving);
    if (!isMoving) this.#dense = this.#listener.isDense(view);
    for (const overlay of this.overlays) overlay.show(view, atRest, this.#dense);
    if (isMoving) this.#holdPieces();
    else if (layers.some((layer) => !layer.isComplete))
      this.#paintPiece(this.#restView ? Math.max(0, this.#movedAt + REST_DELAY_MS - now) : 0);
    this.#report();
    if (this.#camera.isAnimating) this.request();
    // Until then nothing changes, unless there is input, which requests a frame of its own.
    else if (isMoving) this.#awaitQuiet();
  }

  /** Publishes what the canvases show: the view rests once it is painted as it is. */
  #report(): void {
    if (!this.#shown) return;
    const { view, atRest } = this.#shown;
    const isPainted = this.#layers.every(({ isSharp }) => isSharp);
    if (isPainted) this.#publish('ready', String(this.#listener.hasTables()));
    this.#publish('still', String(atRest && isPainted));
    if (!atRest || !isPainted || viewsEqual(view, this.#restView)) return;
    this.#restView = view;
    this.#publish('viewport', `${view.scale.toFixed(6)} ${view.x.toFixed(3)} ${view.y.toFixed(3)}`);
    this.#listener.onRest(view);
  }

  /** Paints the next piece of a picture after a time. Each has a task of its own, so that input comes between them. */
  #paintPiece(delay: number): void {
    this.#pieceTimer ||= window.setTimeout(() => {
      this.#pieceTimer = 0;
      const isMissing = this.#layers.some((layer) => layer.improve());
      this.#report();
      if (isMissing) this.#paintPiece(0);
    }, delay);
  }

  #holdPieces(): void {
    clearTimeout(this.#pieceTimer);
    this.#pieceTimer = 0;
  }

  #awaitQuiet(): void {
    if (this.#quietTimer !== 0) return;
    this.#quietTimer = window.setTimeout(() => {
      this.#quietTimer = 0;
      if (this.#framesToRest > 0) this.#framesToRest -= 1;
      this.request();
    }, QUIET_FRAME_MS);
  }
}
