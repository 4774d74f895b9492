/** Pointer tolerances by device, in CSS pixels. The functions convert them to plan units. */
import { DRAG_THRESHOLD_PX } from '../../map/input/dragThreshold.ts';
import type { PointerType } from './tool.ts';

/** A press this close to an item counts as on it. A finger's target is 44 pixels wide. */
const HIT_SLOP_PX: Record<PointerType, number> = { mouse: 4, touch: 22, pen: 8 };
const SNAP_DISTANCE_PX: Record<PointerType, number> = { mouse: 6, touch: 10, pen: 6 };

export const dragThreshold = (pointerType: PointerType, unitsPerPixel: number): number =>
  DRAG_THRESHOLD_PX[pointerType] * unitsPerPixel;
export const hitSlop = (pointerType: PointerType, unitsPerPixel: number): number =>
  HIT_SLOP_PX[pointerType] * unitsPerPixel;
export const snapDistance = (pointerType: PointerType, unitsPerPixel: number): number =>
  SNAP_DISTANCE_PX[pointerType] * unitsPerPixel;
