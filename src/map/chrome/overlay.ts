/** Something that lies over the plan and moves with it. */
import type { Point } from '../../domain/geometry/boxes.ts';
import type { Viewport } from '../../domain/plan/viewport.ts';

export type Overlay = {
  /**
   * Called in every frame of a movement, so it must cost next to nothing. `atRest` is false while the view moves;
   * `dense` is as in `LevelOfDetail`.
   */
  show(view: Viewport, atRest: boolean, dense: boolean): void;
  /**
   * Returns what a tap at this point does instead of its effect on the plan. CSS pixels from the plan's top left
   * corner.
   */
  tapAction?(at: Point): (() => void) | undefined;
};

/** Returns the action of the first overlay that takes a tap. */
export function overlayTapAction(overlays: Iterable<Overlay>, at: Point): (() => void) | undefined {
  for (const overlay of overlays) {
    const action = overlay.tapAction?.(at);
    if (action) return action;
  }
  return undefined;
}
