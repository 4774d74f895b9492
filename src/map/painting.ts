/** All that a picture of a plan is made from, but for the view of it. */
import type { Palette } from './palette.ts';
import type { Scene } from './scene.ts';
import type { TableState } from './tableLook.ts';

export type TablesPainting = {
  readonly scene: Scene;
  readonly palette: Palette;
  stateOf(place: number): TableState;
  /** The place of the table that the keyboard is on. */
  readonly focused?: number | undefined;
};

export type Painting = TablesPainting & {
  /** Paints what lies below the tables, in plan units; `scale` is device pixels to one. Absent where that is plain ground. */
  readonly paintGround?: ((ctx: CanvasRenderingContext2D, scale: number) => void) | undefined;
};
