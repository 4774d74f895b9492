/** Lets a page take a pointer before the plan's own gestures do, as a drawing tool does. */
import type { Point } from '../../domain/geometry/boxes.ts';

/** Points are CSS pixels from the plan's top left corner. */
export type PointerInterceptor = {
  /** A first pointer comes down. Returns false to leave it to the plan. */
  down(at: Point, event: PointerEvent): boolean;
  move(at: Point, event: PointerEvent): void;
  up(at: Point, event: PointerEvent): void;
  /** The pointer is lost, or a second one has come down and the plan takes both. */
  cancel(): void;
  /** The mouse moves over the plan with no button down. Returns the CSS cursor to show. */
  hover(at: Point, event: PointerEvent): string;
};
