/** What lies over a living plan and goes with it. */
import type { Point } from '../../domain/geometry/boxes.ts';
import type { Viewport } from '../camera/viewport.ts';

export type Overlay = {
  /**
   * A view is shown, `still` where it rests, `crowded` where its tables are drawn plainly. It is told of every frame of a
   * movement, and must cost next to nothing.
   */
  show(view: Viewport, still: boolean, crowded: boolean): void;
  /** What a tap there does in place of what it does on the plan; in CSS pixels from the plan's top left corner. */
  tapAction?(at: Point): (() => void) | undefined;
};

/** What the first of these that takes a tap for itself does with it. */
export function overlayTapAction(overlays: Iterable<Overlay>, at: Point): (() => void) | undefined {
  for (const overlay of overlays) {
    const instead = overlay.tapAction?.(at);
    if (instead) return instead;
  }
  return undefined;
}
