/**
 * The plan frame by frame: one animation frame shows where the camera stands, and the element's attributes tell it, and
 * whether the view is at rest.
 */
import type { Camera } from '../camera/camera.ts';
import type { Overlay } from './overlay.ts';
import type { RenderInput } from '../paint/renderInput.ts';
import type { OverscanRenderer } from './overscanRenderer.ts';
import { type Viewport, viewsEqual } from '../camera/viewport.ts';

/** So long after the last movement, in milliseconds, the plan is drawn for where it stands. */
const REST = 120;
/** Nothing has moved for so long, in milliseconds: time to prepare for the next movement. */
const LEISURE = 300;

export class RenderLoop {
  /** What lies over the plan, and is shown with it. */
  readonly overlays = new Set<Overlay>();
  readonly #surface: OverscanRenderer;
  readonly #camera: Camera;
  readonly #painting: () => RenderInput | undefined;
  readonly #rested: (view: Viewport) => void;
  #element: HTMLElement | undefined;
  #frame = 0;
  /** A wheel has no end, and a finger may rest: until then the view counts as moving. */
  #movingUntil = 0;
  /** Something has moved it since the last frame: however late that frame comes, the rest begins with it. */
  #moved = false;
  #told: Viewport | undefined;
  #preparing = 0;

  /** `painting` is what there is to show, `rested` hears of each new view at rest. */
  constructor(
    surface: OverscanRenderer,
    camera: Camera,
    painting: () => RenderInput | undefined,
    rested: (view: Viewport) => void,
  ) {
    this.#surface = surface;
    this.#camera = camera;
    this.#painting = painting;
    this.#rested = rested;
  }

  /** Shows on an element from now on, until `end`. */
  start(element: HTMLElement): void {
    this.#element = element;
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#preparing);
    this.#frame = 0;
    this.#element = undefined;
  }

  /** The last view at rest; undefined before the first. */
  get restView(): Viewport | undefined {
    return this.#told;
  }

  /** A hand or a wheel has moved the view, and may go on. */
  noteMovement(): void {
    this.#moved = true;
  }

  /** The hand has let go: what does not fly on is at rest. */
  noteRelease(): void {
    this.#moved = false;
    this.#movingUntil = 0;
  }

  /** The camera was steered. Told at once, not with the next frame: whoever asks in between must not take the old view for the new. */
  cameraChanged(now: number): void {
    if (this.#element && (this.#camera.isAnimating || !viewsEqual(this.#camera.viewAt(now), this.#told)))
      this.#tell('still', 'false');
    this.request();
  }

  /** The one scheduler: however much happens between two frames, it is shown once. */
  request(): void {
    if (this.#element && this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#show(now));
  }

  /** Sets an attribute only where it changes: every writing of one is work for the page. */
  #tell(name: 'ready' | 'still' | 'viewport', value: string): void {
    const element = this.#element!;
    if (element.dataset[name] !== value) element.dataset[name] = value;
  }

  #show(now: number): void {
    this.#frame = 0;
    const view = this.#camera.viewAt(now);
    const painting = this.#painting();
    if (!view || !this.#element || !painting) return;
    if (this.#moved) this.#movingUntil = now + REST;
    this.#moved = false;
    const moving = this.#camera.isAnimating || now < this.#movingUntil;
    const still = !moving && !this.#camera.isDragging;
    this.#surface.show(view, moving);
    for (const overlay of this.overlays) overlay.show(view, still, this.#surface.dense);
    this.#tell('ready', String(painting.scene.tables.length > 0));
    this.#tell('still', String(still));
    clearTimeout(this.#preparing);
    if (!still) {
      this.request();
      return;
    }
    this.#preparing = window.setTimeout(() => this.#surface.prepareIdleBitmaps(this.#camera.fittedView!), LEISURE);
    if (!viewsEqual(view, this.#told)) {
      this.#told = view;
      this.#tell('viewport', `${view.scale.toFixed(6)} ${view.x.toFixed(3)} ${view.y.toFixed(3)}`);
      this.#rested(view);
    }
  }
}
