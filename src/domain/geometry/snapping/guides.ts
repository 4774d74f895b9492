/** The lines that show why a box lies where it does, and a box seen along one axis. */
import type { Box, Point } from '../boxes.ts';

export type Axis = 'x' | 'y';
/** `axis` is that along which a box snapped; `distance` the plan units between the two boxes that the line joins. */
export type Guide = {
  readonly type: 'edge' | 'centre' | 'gap';
  readonly axis: Axis;
  readonly from: Point;
  readonly to: Point;
  readonly distance?: number;
};

export const boxStart = (box: Box, axis: Axis): number => box[axis];
export const boxSize = (box: Box, axis: Axis): number => (axis === 'x' ? box.width : box.height);
export const boxEnd = (box: Box, axis: Axis): number => box[axis] + boxSize(box, axis);
export const crossAxis = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x');

/** To a hundredth, as lengths are told. */
export const round2 = (length: number): number => Math.round(length * 100) / 100;
