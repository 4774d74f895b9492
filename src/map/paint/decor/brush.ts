/** What every painter of decor is handed. */
import type { Box } from '../../../domain/geometry/boxes.ts';
import type { Palette } from '../palette.ts';

export type Brush = {
  readonly ctx: CanvasRenderingContext2D;
  readonly palette: Palette;
  /** Device pixels per plan unit. */
  readonly scale: number;
  /** The part of the plan that the canvas shows, in plan units: nothing need be drawn outside it. */
  readonly visible: Box;
};
