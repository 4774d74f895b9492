/**
 * Draws the plan frame by frame: each animation frame shows the camera's view. Publishes the state of the view as data
 * attributes of the element, for tests and embedders; the page itself never reads them.
 */
import type { Camera } from '../camera/camera.ts';
import { type Viewport, viewsEqual } from '../camera/viewport.ts';
import type { RenderInput } from '../paint/renderInput.ts';
import type { Overlay } from './overlay.ts';
import type { OverscanRenderer } from './overscanRenderer.ts';

/** This long after the last movement, the plan is redrawn for its view. */
const SETTLE_DELAY_MS = 120;
/** After this long at rest, there is time to prepare for the next movement. */
const IDLE_DELAY_MS = 300;

type PublishedState = 'ready' | 'still' | 'viewport';

export class RenderLoop {
  readonly overlays = new Set<Overlay>();
  readonly #renderer: OverscanRenderer;
  readonly #camera: Camera;
  readonly #input: () => RenderInput | undefined;
  readonly #onRest: (view: Viewport) => void;
  #element: HTMLElement | undefined;
  #published: Partial<Record<PublishedState, string>> = {};
  #frame = 0;
  /** A wheel reports no end, and a finger can rest: until this time the view counts as moving. */
  #movingUntil = 0;
  /** The view has moved since the last frame. The delay starts with the next one, however late that comes. */
  #hasMoved = false;
  #restView: Viewport | undefined;
  /** Starts the idle work. */
  #timer = 0;
  /** Ends the movement. It runs on while the view moves: setting it again in each frame would cost more. */
  #settleTimer = 0;

  /** `onRest` gets each new view at rest. */
  constructor(
    renderer: OverscanRenderer,
    camera: Camera,
    input: () => RenderInput | undefined,
    onRest: (view: Viewport) => void,
  ) {
    this.#renderer = renderer;
    this.#camera = camera;
    this.#input = input;
    this.#onRest = onRest;
  }

  start(element: HTMLElement): void {
    this.#element = element;
    this.#published = {};
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    clearTimeout(this.#settleTimer);
    this.#frame = 0;
    this.#timer = 0;
    this.#settleTimer = 0;
    this.#element = undefined;
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
    if (this.#element && this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#showFrame(now));
  }

  /** Sets a data attribute, only if it changes: each write costs the page work. */
  #publish(name: PublishedState, value: string): void {
    if (!this.#element || this.#published[name] === value) return;
    this.#published[name] = value;
    this.#element.dataset[name] = value;
  }

  #showFrame(now: number): void {
    this.#frame = 0;
    const view = this.#camera.viewAt(now);
    const input = this.#input();
    if (!view || !this.#element || !input) return;
    if (this.#hasMoved) this.#movingUntil = now + SETTLE_DELAY_MS;
    this.#hasMoved = false;
    const isMoving = this.#camera.isAnimating || now < this.#movingUntil;
    const atRest = !isMoving && !this.#camera.isDragging;
    this.#renderer.show(view, isMoving, this.#camera.isDragging);
    for (const overlay of this.overlays) overlay.show(view, atRest, this.#renderer.dense);
    const { isComplete } = this.#renderer;
    if (isComplete) this.#publish('ready', String(input.scene.tables.length > 0));
    this.#publish('still', String(atRest && isComplete));
    if (this.#timer !== 0) clearTimeout(this.#timer);
    this.#timer = 0;
    if (!isComplete || this.#camera.isAnimating) {
      this.request();
      return;
    }
    if (!atRest) {
      // Until then nothing changes, unless there is input, which requests a frame of its own.
      if (isMoving) this.#awaitSettling(this.#movingUntil - now);
      return;
    }
    this.#timer = window.setTimeout(() => {
      const fitted = this.#camera.fittedView;
      if (fitted) this.#prepare(this.#renderer.prepareIdleBitmaps(fitted));
    }, IDLE_DELAY_MS);
    if (!viewsEqual(view, this.#restView)) {
      this.#restView = view;
      this.#publish('viewport', `${view.scale.toFixed(6)} ${view.x.toFixed(3)} ${view.y.toFixed(3)}`);
      this.#onRest(view);
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

  /** Runs work with pauses, until it is done or another frame is shown. */
  #prepare(work: Iterator<undefined>): void {
    if (!work.next().done) this.#timer = window.setTimeout(() => this.#prepare(work));
  }
}
