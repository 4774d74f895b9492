/** The scale of a plan: how many plan units are a meter. A plan without one shows lengths in plan units. */
import { clamp, round2 } from '../geometry/numbers.ts';
import type { EditorDocument } from './editorDocument.ts';

/** The scales that the editor sets. With more meters per unit, sizes would be too coarse. */
export const UNITS_PER_METER_RANGE = { min: 1, max: 10_000 } as const;

/** Sets the scale in plan units per meter, within its range. Undefined removes it. */
export function setPlanScale(drawing: EditorDocument, unitsPerMeter: number | undefined): EditorDocument {
  if (unitsPerMeter === undefined) {
    const { unitsPerMeter: _, ...rest } = drawing;
    return drawing.unitsPerMeter === undefined ? drawing : rest;
  }
  const { min, max } = UNITS_PER_METER_RANGE;
  const scale = round2(clamp(unitsPerMeter, min, max));
  return !Number.isFinite(scale) || scale === drawing.unitsPerMeter ? drawing : { ...drawing, unitsPerMeter: scale };
}

/** Returns a length for people: in meters, such as `2.4 m`, or in plan units if the plan has no scale. */
export function formatLength(length: number, unitsPerMeter: number | undefined): string {
  return unitsPerMeter === undefined ? String(round2(length)) : `${round2(length / unitsPerMeter)} m`;
}

/** Returns a size for people, such as `2.4 m × 1.2 m`. */
export function formatSize(size: { readonly width: number; readonly height: number }, unitsPerMeter?: number): string {
  return `${formatLength(size.width, unitsPerMeter)} × ${formatLength(size.height, unitsPerMeter)}`;
}

/** Returns a move for people: its distances along the axes, with arrows such as `→ 1.2 m  ↑ 0.4 m`. */
export function formatMove(by: { readonly x: number; readonly y: number }, unitsPerMeter?: number): string {
  const alongX = `${by.x < 0 ? '←' : '→'} ${formatLength(Math.abs(by.x), unitsPerMeter)}`;
  const alongY = `${by.y < 0 ? '↑' : '↓'} ${formatLength(Math.abs(by.y), unitsPerMeter)}`;
  if (by.y === 0) return alongX;
  return by.x === 0 ? alongY : `${alongX}  ${alongY}`;
}
