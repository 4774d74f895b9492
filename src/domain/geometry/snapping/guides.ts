/** Snapping guides, and access to boxes by axis. */
import type { Box, Point } from '../boxes.ts';

export type Axis = 'x' | 'y';
/**
 * `axis` is the axis along which the box snapped. `distance` is the gap in plan units between the boxes that the guide
 * joins.
 */
export type Guide = {
  readonly type: 'edge' | 'center' | 'gap';
  readonly axis: Axis;
  readonly from: Point;
  readonly to: Point;
  readonly distance?: number;
};

export const boxStart = (box: Box, axis: Axis): number => box[axis];
export const boxSize = (box: Box, axis: Axis): number => (axis === 'x' ? box.width : box.height);
export const boxEnd = (box: Box, axis: Axis): number => box[axis] + boxSize(box, axis);
/** Returns the point at a place along an axis and at another one across it. */
export const pointAt = (axis: Axis, along: number, across: number): Point =>
  axis === 'x' ? { x: along, y: across } : { x: across, y: along };
export const crossAxis = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x');
