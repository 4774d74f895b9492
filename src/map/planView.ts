/**
 * The living plan outside React: input moves the camera, and its frames show it. React hands in what to paint and hears
 * of taps and of views at rest.
 */
import { type Box, type Point, boundsOf } from '../domain/geometry.ts';
import type { Table } from '../domain/table.ts';
import { type Aim, aim } from './aim.ts';
import { Camera } from './camera.ts';
import type { Canvases } from './canvases.ts';
import { prefersCalm, watchPixelRatio } from './device.ts';
import { Frames } from './frames.ts';
import type { Intent, PointerKind } from './gestures.ts';
import type { Hand } from './hand.ts';
import { type Overlay, takenAt } from './overlay.ts';
import { isReadable, sideOf } from './overview.ts';
import { type PageShare, sharePage, turnsToPlan } from './pageScroll.ts';
import { type Painting, changesBetween } from './painting.ts';
import { indexOf } from './sceneIndex.ts';
import { type KeyCommand, listenTo } from './pointers.ts';
import { type Standing, standingOf, viewOn } from './standing.ts';
import { steer } from './steering.ts';
import { Surface } from './surface.ts';
import { type Insets, NO_INSETS, type Size, type Viewport, boxToScreen, clearRegion, toPlan } from './viewport.ts';

/** `at` is in CSS pixels from the element's top left corner. */
export type Hit = { readonly table?: Table; readonly at: Point };

export type PlanListener = {
  onTap(hit: Hit): void;
  onLongTap?: ((hit: Hit) => void) | undefined;
  /** The view has come to rest. */
  onView?: ((view: Viewport) => void) | undefined;
  /** The plan leaves the page, and showed this last; undefined for the whole plan. */
  onLeave?: ((standing: Standing | undefined) => void) | undefined;
};

/** More changed tables than this are quicker drawn with all the others. */
const FEW = 24;

export class PlanView {
  readonly surface = new Surface();
  #listener: PlanListener | undefined;
  #painting: Painting | undefined;
  readonly #camera: Camera;
  readonly #frames: Frames;
  #hand: Hand | undefined;
  #page: PageShare | undefined;
  /** A tap is being told. */
  #answering = false;
  /** Device pixels to a CSS pixel in place of the screen's own. */
  #pixelRatio: number | undefined;
  #size: Size = { width: 0, height: 0 };
  #covers = { insets: NO_INSETS, overlay: 0 };
  /** What to begin with, until somebody moves the view. */
  #begun: Standing | undefined;
  #resize = (): void => {};

  /** `roaming` as the camera has it. */
  constructor(roaming = false) {
    this.#camera = new Camera(roaming);
    this.#frames = new Frames(
      this.surface,
      this.#camera,
      () => this.#painting,
      (view) => this.#listener?.onView?.(view),
    );
  }

  /** Comes alive on an element, until the returned function is called. */
  mount(element: HTMLElement): () => void {
    this.#frames.begin(element);
    this.surface.mount(element);
    const pointers = listenTo(element, {
      intent: (intent, kind) => this.#intent(intent, kind),
      key: (command) => this.#key(command),
      hover: (at, event) => {
        if (this.#hand) {
          element.style.cursor = this.#hand.hover(at, event);
          return;
        }
        const { table, unclear } = this.#aim(at) ?? {};
        element.style.cursor = table || takenAt(this.#frames.overlays, at) ? 'pointer' : unclear ? 'zoom-in' : '';
      },
      bare: (at) => {
        const found = this.#aim(at);
        return found !== undefined && !found.table && !found.unclear;
      },
      hand: () => this.#hand,
      pageScrolls: () => this.#page?.pageScrolls === true,
      longTaps: () => this.#listener?.onLongTap !== undefined,
    });
    const page = (this.#page = sharePage(element));
    const resize = (this.#resize = (): void => {
      pointers.reset();
      const size = { width: element.clientWidth, height: element.clientHeight };
      // Hidden: it keeps its view until it is shown again.
      if (size.width === 0 || size.height === 0) return;
      this.#size = size;
      this.surface.resize(size, this.#pixelRatio ?? window.devicePixelRatio, this.#pixelRatio !== undefined);
      this.#frame({ size }, true);
    });
    const observer = new ResizeObserver(resize);
    observer.observe(element);
    const stopRatio = watchPixelRatio(resize);
    return () => {
      this.#listener?.onLeave?.(standingOf(this.#camera, this.#size));
      pointers.stop();
      page.stop();
      observer.disconnect();
      stopRatio();
      this.#frames.end();
      this.#resize = () => {};
    };
  }

  /** Draws on these bitmaps from now on; `drawn` is what they show already. */
  adopt(canvases: Canvases, drawn?: { readonly size: Size; readonly view: Viewport }): void {
    this.surface.adopt(canvases, drawn);
    this.#frames.request();
  }

  /** Begins with what was shown before; with the whole plan where undefined, or where it becomes so before anybody moves the view. */
  begin(standing: Standing | undefined): void {
    const outdated = this.#begun !== undefined && standing === undefined;
    this.#begun = standing;
    if (outdated) this.#move((camera, now) => camera.fit(now, true));
  }

  /** Who hears of taps and of views at rest, from now on. */
  listen(listener: PlanListener): void {
    this.#listener = listener;
  }

  /** Who takes single pointers before the plan does, from now on. */
  lend(hand: Hand | undefined): void {
    this.#hand = hand;
  }

  /** The view at this moment, in flight too; undefined before the plan has a size. */
  get view(): Viewport | undefined {
    return this.#camera.viewAt(performance.now());
  }

  /** Lays something over the plan, until the returned function is called. */
  lay(overlay: Overlay): () => void {
    this.#frames.overlays.add(overlay);
    this.#frames.request();
    return () => {
      this.#frames.overlays.delete(overlay);
    };
  }

  /** What to paint; `isDrawn` where the bitmaps show it already. Other states of a few tables of the same scene are painted into what is there. */
  paint(painting: Painting, isDrawn = false): void {
    const before = this.#painting;
    this.#painting = painting;
    const changes = before && changesBetween(before, painting);
    if (changes && changes.length <= FEW) this.surface.repaintTables(painting, changes);
    else this.surface.paint(painting, isDrawn);
    if (before?.scene !== painting.scene) this.#frame({ scene: painting.scene }, true);
    else this.#frames.steered(performance.now());
  }

  /** The bitmap's text or pictures have changed: draws it anew. */
  redraw(): void {
    this.surface.outdate();
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
  setOverlay(overlay: number): void {
    this.#covers.overlay = overlay;
    this.#frame({ overlay });
  }

  /** What lies over a corner, in CSS pixels. */
  setCorner(corner: Box | undefined): void {
    this.#frame({ corner });
  }

  /** The part of the element that nothing but a corner covers for the moment, in CSS pixels. */
  get clear(): Box {
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
    const smallest = Array.from(indexOf(scene).visible(box)).reduce(
      (least, place) => Math.min(least, sideOf(scene.tables[place]!)),
      Infinity,
    );
    this.#steer((camera, now, calm) =>
      camera.flyTo(box, Number.isFinite(smallest) ? smallest : scene.smallest, now, calm),
    );
  }

  /** Shows exactly this view, as far as the plan's limits allow. */
  look(view: Viewport): void {
    this.#steer((camera) => camera.look(view));
  }

  /** Brings a point of the plan to the middle; at once while a hand leads it there. */
  centre(point: Point, led: boolean): void {
    this.#page?.claim();
    if (led) this.#frames.moved();
    this.#steer((camera, now, calm) => camera.centre(point, now, calm || led));
  }

  /** A table that can't be read where it stands is brought near, unless it was tapped there: then it is seen, and so is the next one. */
  reveal(key: string): void {
    const [scene, table] = [this.#painting?.scene, this.#tableOf(key)];
    const scale = this.#camera.scale;
    if (!scene || !table || scale === undefined) return;
    const ratio = this.#pixelRatio ?? window.devicePixelRatio;
    const small = !this.#answering && !isReadable(scene, { scale, ratio }, this.surface.crowded, table);
    this.#steer((camera, now, calm) => camera.reveal(boundsOf(table), now, calm, small ? sideOf(table) : undefined));
  }

  /** Where a table stands, in CSS pixels; undefined for no such table, or before the plan has a size. */
  boxOf(key: string): Box | undefined {
    const view = this.#camera.viewAt(performance.now());
    const table = this.#tableOf(key);
    return view && table && boxToScreen(view, boundsOf(table));
  }

  #tableOf(key: string): Table | undefined {
    const scene = this.#painting?.scene;
    const place = scene && indexOf(scene).placeOf(key);
    return place === undefined ? undefined : scene?.tables[place];
  }

  /** The plan or its surroundings are others. `calm` for at once. */
  #frame(change: Parameters<Camera['frame']>[0], calm = false): void {
    this.#move((camera, now, prefersIt) => {
      camera.frame(change, now, calm || prefersIt);
      if (this.#begun && camera.fitted) camera.look(viewOn(this.#size, this.#begun));
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
    act(this.#camera, now, this.#frames.told === undefined || prefersCalm());
    this.#frames.steered(now);
  }

  #key(command: KeyCommand): void {
    if ('zoom' in command) this.zoom(command.zoom);
    else if ('fit' in command) this.fit();
    else this.#steer((camera, now, calm) => camera.panStep(command.pan, now, calm));
  }

  #intent(intent: Intent, kind: PointerKind): void {
    if (turnsToPlan(intent, kind)) this.#page?.claim();
    // The first moves of a finger that scrolls the page come here too, before the browser takes it away.
    else if (intent.type === 'move' && kind !== 'mouse' && this.#page?.pageScrolls) return;
    this.#steer((camera, now, calm) => {
      if (intent.type === 'long-tap') {
        this.#tap(intent.at, (hit) => this.#listener?.onLongTap?.(hit));
        return;
      }
      if (intent.type !== 'tap') {
        steer(camera, this.#frames, intent, kind, now, calm);
        return;
      }
      this.#tap(intent.at, (hit) => {
        if (intent.count === 2 && !hit.table) camera.doubleTap(intent.at, now, calm);
        this.#listener?.onTap(hit);
      });
    });
  }

  /** Tells what was meant; where that is unclear, brings the tables apart instead, for the next tap to tell. */
  #tap(at: Point, tell: (hit: Hit) => void): void {
    const instead = takenAt(this.#frames.overlays, at);
    if (instead) {
      instead();
      return;
    }
    const found = this.#aim(at);
    const { table, unclear } = found ?? {};
    if (unclear) this.#steer((camera, now, calm) => camera.comeApart(at, unclear, now, calm));
    else if (found) {
      this.#answering = true;
      try {
        tell(table ? { table, at } : { at });
      } finally {
        this.#answering = false;
      }
    }
  }

  #aim(at: Point): Aim | undefined {
    const view = this.#camera.viewAt(performance.now());
    return (
      view && this.#painting && aim(this.#painting.scene, toPlan(view, at), view.scale, this.#camera.isNearest(view))
    );
  }
}
