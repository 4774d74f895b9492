/** Writes lengths for people: in meters, such as `2.4 m`, or in plan units if the plan has no scale. */
import { formatDecimal } from './messages.ts';

/** Returns a length. */
export function formatLength(length: number, unitsPerMeter: number | undefined): string {
  return unitsPerMeter === undefined ? formatDecimal(length) : `${formatDecimal(length / unitsPerMeter)} m`;
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
