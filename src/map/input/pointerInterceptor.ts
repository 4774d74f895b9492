/** What takes a pointer before the plan's own gestures do, as a drawing tool does. */
import type { Point } from '../../domain/geometry/boxes.ts';

/** Points are CSS pixels from the plan's top left corner. */
export type PointerInterceptor = {
  /** A first pointer comes down; false leaves it to the plan, which moves by it. */
  down(at: Point, event: PointerEvent): boolean;
  move(at: Point, event: PointerEvent): void;
  up(at: Point, event: PointerEvent): void;
  /** The pointer is gone, or the plan's from now on: a second finger has come down, and both move the plan. */
  cancel(): void;
  /** The mouse goes over the plan with no button down. Gives the cursor that it has there, as CSS names it. */
  hover(at: Point, event: PointerEvent): string;
};
