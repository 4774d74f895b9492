/** Finds items of a drawing by place. */
import type { Item } from './drawing.ts';
import type { Box, Point } from './geometry.ts';

export type ItemIndex = {
  /** The uppermost item at a point, else the nearest within `reach` (plan units): tables before decor, decor before grounds. */
  at(point: Point, reach: number): Item | undefined;
  /** What a marquee takes: what it meets, of grounds only what lies wholly inside, and of decor none that lies all around it. */
  touched(box: Box): readonly Item[];
};
