/** What a plan can hold in a field, as its schema has it; a test holds the two together. Lengths are plan units. */
import { FARTHEST, LARGEST_FONT } from '../../domain/table.ts';

/** Which numbers a field takes; `above` is a bound that is itself too little. */
export type NumberRange = {
  readonly least: number;
  readonly most: number;
  readonly above?: boolean;
  readonly whole?: boolean;
};

export const POSITION: NumberRange = { least: -FARTHEST, most: FARTHEST };
export const LENGTH: NumberRange = { least: 1, most: FARTHEST };
export const FONT: NumberRange = { least: 0, most: LARGEST_FONT, above: true };
export const DEGREES: NumberRange = { least: -360, most: 360 };
export const SEATS: NumberRange = { least: 1, most: 200, whole: true };
export const PERCENT: NumberRange = { least: 0, most: 100 };

/** Characters. */
export const MOST_NAME = 80;
export const MOST_TEXT = 40;
export const MOST_LETTERING = 80;
export const MOST_DESCRIPTION = 4_000;
