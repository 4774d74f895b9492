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
