/** The Konva layer of a plan. */
import { Layer } from 'konva/lib/Layer.js';

/**
 * A layer that Konva and react-konva never redraw on their own: the renderer does, and only the part that has changed.
 */
export class PlanLayer extends Layer {
  override batchDraw(): this {
    return this;
  }
}
