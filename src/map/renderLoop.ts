/**
 * Shows the camera's view frame by frame, on the stage and on what lies over it. Publishes the state of the view as data
 * attributes of the element, for tests and embedders; the page itself never reads them.
 */
import type { Stage } from 'konva/lib/Stage.js';
import type { Camera } from './camera/camera.ts';
import { type Viewport, viewsEqual } from './camera/viewport.ts';
import type { Overlay } from './chrome/overlay.ts';
import { OverscanLayer } from './layers/overscanLayer.ts';

/** This long after the last movement, the plan is redrawn for its view. */
const SETTLE_DELAY_MS = 120;

type PublishedState = 'ready' | 'still' | 'viewport';

type RenderLoopListener = {
  /** The view has come to rest, at another place than before. */
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
  /** A wheel reports no end, and a finger can rest: until this time the view counts as moving. */
  #movingUntil = 0;
  /** The view has moved since the last frame. The delay starts with the next one, however late that comes. */
  #hasMoved = false;
  #restView: Viewport | undefined;
  /** Ends the movement. It runs on while the view moves: setting it again in each frame would cost more. */
  #settleTimer = 0;
  #dense = false;

  constructor(camera: Camera, listener: RenderLoopListener) {
    this.#camera = camera;
    this.#listener = listener;
  }

  start(element: HTMLElement, stage: Stage): void {
    this.#target = { element, stage };
    this.#published = {};
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#settleTimer);
    this.#frame = 0;
    this.#settleTimer = 0;
    this.#target = undefined;
  }

  /** The last view at rest; undefined before the first. */
  get restView(): Viewport | undefined {
    return this.#restView;
  }

  /** A gesture has moved the view, and may continue. */
  noteMovement(): void {
    this.#hasMoved = true;
  }

  /** The gesture has ended: unless an animation follows, the view is at rest. */
  noteRelease(): void {
    this.#hasMoved = false;
    this.#movingUntil = 0;
  }

  /**
   * Call this after every change of the camera. Publishes at once that the old view is outdated, without waiting for a
   * frame.
   */
  cameraChanged(now: number): void {
    if (this.#camera.isAnimating || !viewsEqual(this.#camera.viewAt(now), this.#restView))
      this.#publish('still', 'false');
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

  #showFrame(now: number): void {
    this.#frame = 0;
    const view = this.placeStage(now);
    if (!view || !this.#target) return;
    if (this.#hasMoved) this.#movingUntil = now + SETTLE_DELAY_MS;
    this.#hasMoved = false;
    const isMoving = this.#camera.isAnimating || now < this.#movingUntil;
    const atRest = !isMoving && !this.#camera.isDragging;
    for (const layer of this.#target.stage.getLayers()) if (layer instanceof OverscanLayer) layer.follow(isMoving);
    if (!isMoving) this.#dense = this.#listener.isDense(view);
    for (const overlay of this.overlays) overlay.show(view, atRest, this.#dense);
    this.#publish('ready', String(this.#listener.hasTables()));
    this.#publish('still', String(atRest));
    if (this.#camera.isAnimating) this.request();
    // Until then nothing changes, unless there is input, which requests a frame of its own.
    else if (isMoving) this.#awaitSettling(this.#movingUntil - now);
    else if (atRest && !viewsEqual(view, this.#restView)) {
      this.#restView = view;
      this.#publish('viewport', `${view.scale.toFixed(6)} ${view.x.toFixed(3)} ${view.y.toFixed(3)}`);
      this.#listener.onRest(view);
    }
  }

  #awaitSettling(delay: number): void {
    if (this.#settleTimer !== 0) return;
    this.#settleTimer = window.setTimeout(() => {
      this.#settleTimer = 0;
      const left = this.#movingUntil - performance.now();
      if (left > 0) this.#awaitSettling(left);
      else this.request();
    }, delay);
  }
}
