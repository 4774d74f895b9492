/** A unit vector along an axis. */
export type Direction = { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 };

/** Where each arrow key leads on a plan, whose y grows downward. */
export const ARROW_DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
