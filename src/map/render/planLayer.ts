/** The Konva layer of a plan. */
import { Konva } from 'konva/lib/Core.js';
import { Layer } from 'konva/lib/Layer.js';

/** A layer that Konva and react-konva never redraw on their own: the renderer does, and only the part that has changed. */
class PlanLayer extends Layer {
  override batchDraw(): this {
    return this;
  }
}

/** The type by which react-konva creates the layer. */
export const PLAN_LAYER = 'PlanLayer';

Object.assign(Konva, { [PLAN_LAYER]: PlanLayer });
