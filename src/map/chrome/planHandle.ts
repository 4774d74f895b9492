/** What pages, and the chrome of the map, control a plan by. */
import type { Box, Point } from '../../domain/geometry/boxes.ts';
import type { Size, Viewport } from '../../domain/plan/viewport.ts';
import type { AnchorOptions, AnchorPosition } from '../../domain/geometry/anchorPosition.ts';
import type { Overlay } from './overlay.ts';

export type PlanHandle = {
  readonly element: HTMLElement;
  /** The part of the element that nothing covers at the moment, in CSS pixels from its top left corner. */
  readonly clearRegion: Box;
  zoomIn(): void;
  zoomOut(): void;
  /** Shows the whole plan. */
  fit(): void;
  /** Flies to a box of the plan, in plan units. */
  flyTo(box: Box): void;
  /** Shows exactly this view, as far as the plan's limits allow. */
  setView(view: Viewport): void;
  /** Sets the height, in CSS pixels, that is covered at the lower end for a while. The fitted view ignores it. */
  setObscuredBottom(height: number): void;
  /** Sets the box that is covered in a corner, in CSS pixels from the element's top left corner. */
  setObscuredCorner(box: Box | undefined): void;
  /**
   * Moves a table clear of everything that covers the plan. Unless `zoomsIn` is false, zooms in, with the table in the
   * center, if its label is not legible: a table that can be tapped can be seen, and so can the next one.
   */
  scrollIntoView(key: string, zoomsIn?: boolean): void;
  /** Moves a point of the plan (plan units) to the center; at once if a pointer drags it there. */
  centerOn(point: Point, isDragging: boolean): void;
  /**
   * Adds an overlay, which is shown in the next frame and in every frame of a movement. Returns a function that removes
   * it.
   */
  addOverlay(overlay: Overlay): () => void;
  /** Returns the view at this moment, also during an animation; undefined before the plan has a size. */
  currentView(): Viewport | undefined;
  /** Returns the loaded image of a path of the decor. Undefined until it is loaded, after which the plan is redrawn. */
  imageAt(path: string): CanvasImageSource | undefined;
  /**
   * Returns the key of the table that a tap at a point would mean (CSS pixels from the element's top left corner);
   * undefined for none. `isCertain` leaves out what may as well mean another table.
   */
  tableAt(at: Point, isCertain?: boolean): string | undefined;
  /** Returns the box of a table, in CSS pixels from the element's top left corner; undefined for an unknown key. */
  boxOf(key: string): Box | undefined;
  /**
   * Positions a popover of a size (CSS pixels) beside a table: by default above it, in the part that nothing covers.
   * Undefined for an unknown key.
   */
  anchorPosition(key: string, size: Size, options?: Partial<AnchorOptions>): AnchorPosition | undefined;
};
