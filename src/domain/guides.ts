/** The lines that show why a box lies where it does, and a box seen along one axis. */
import type { Box, Point } from './geometry.ts';

export type Axis = 'x' | 'y';
/** `axis` is that along which a box snapped; `distance` the plan units between the two boxes that the line joins. */
export type Guide = {
  readonly kind: 'edge' | 'centre' | 'gap';
  readonly axis: Axis;
  readonly from: Point;
  readonly to: Point;
  readonly distance?: number;
};

export const startOf = (box: Box, axis: Axis): number => box[axis];
export const sizeOf = (box: Box, axis: Axis): number => (axis === 'x' ? box.width : box.height);
export const endOf = (box: Box, axis: Axis): number => box[axis] + sizeOf(box, axis);
export const otherAxis = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x');

/** To a hundredth, as lengths are told. */
export const told = (length: number): number => Math.round(length * 100) / 100;
