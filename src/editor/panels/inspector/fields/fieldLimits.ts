/** The ranges that number fields accept. A test compares them with the plan's schema. Lengths are plan units. */
import { MAX_SEATS } from '../../../../domain/plan/limits.ts';
import { MAX_COORDINATE, MAX_FONT_SIZE } from '../../../../domain/plan/table.ts';

/** With `exclusiveMin`, `min` itself is too low. */
export type NumberRange = {
  readonly min: number;
  readonly max: number;
  readonly exclusiveMin?: boolean;
  readonly integer?: boolean;
};

export const POSITION_RANGE: NumberRange = { min: -MAX_COORDINATE, max: MAX_COORDINATE };
export const LENGTH_RANGE: NumberRange = { min: 1, max: MAX_COORDINATE };
export const FONT_SIZE_RANGE: NumberRange = { min: 0, max: MAX_FONT_SIZE, exclusiveMin: true };
export const ROTATION_RANGE: NumberRange = { min: -360, max: 360 };
export const SEATS_RANGE: NumberRange = { min: 1, max: MAX_SEATS, integer: true };
