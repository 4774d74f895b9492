/** A drawing of any format as plain data, as readers give it to the worker that recognizes tables. */
import type { Box, Outline } from '../../../domain/geometry/boxes.ts';

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A line in the drawing's units. A closed one ends where it begins. */
export type Line = {
  readonly points: readonly (readonly [number, number])[];
  readonly closed: boolean;
  readonly smooth: boolean;
};

/** A group, layer or placed block. Its index in the list of the drawing is its id. */
export type Group = {
  readonly name: string | undefined;
  readonly isLayer: boolean;
  /** The name of the block that was placed: `use` of SVG, INSERT of DXF. */
  readonly block: string | undefined;
  /** What the file says about what is in it. */
  readonly seats?: number | undefined;
};

export type Shape = {
  /** Set if the shape is a rectangle or an ellipse. */
  readonly outline: Outline | undefined;
  readonly lines: readonly Line[];
  /** Around the shape, upright. */
  readonly box: Box;
  /** `#rrggbb`; undefined if nothing is painted. */
  readonly fill: string | undefined;
  readonly stroke: string | undefined;
  readonly strokeWidth: number;
  /** Ids of its groups, outermost first. */
  readonly groups: readonly number[];
  /** What its author calls it for people to read. */
  readonly title: string | undefined;
  readonly id: string | undefined;
  readonly className: string;
  /** What the file says about it, such as `data-seats`. */
  readonly seats: number | undefined;
  readonly area: string | undefined;
  /** The data of a table that the editor has exported. */
  readonly exported: string | undefined;
};

/** Of a shape about which the file says nothing but how it is painted. */
export const WITHOUT_WORDS = {
  title: undefined,
  id: undefined,
  className: '',
  seats: undefined,
  area: undefined,
  exported: undefined,
} as const satisfies Partial<Shape>;

/** A text; `x` and `y` are its center. */
export type DrawnText = {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly rotation: number;
  readonly groups: readonly number[];
};

/** Why parts of a drawing are not on the plan. */
export const LEFT_OUT = [
  'hidden',
  'doubles',
  'parts',
  'ignored',
  'labels',
  'small',
  'loneChairs',
  'notes',
  'pictures',
  'unreadable',
  'skewed',
  'far',
  'otherFiles',
  'selfReferences',
  'nested',
  'tooMany',
] as const;
type LeftOutReason = (typeof LEFT_OUT)[number];
export type LeftOut = Partial<Record<LeftOutReason, number>>;

export function countLeftOut(leftOut: LeftOut, reason: LeftOutReason, count = 1): void {
  if (count > 0) leftOut[reason] = (leftOut[reason] ?? 0) + count;
}

export type Drawing = {
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** Units of the drawing per meter, if the file tells. */
  readonly unitsPerMeter: number | undefined;
  /** Units per meter of the paper or the screen on which it is drawn, if the file tells. */
  readonly paperUnitsPerMeter?: number | undefined;
  readonly groups: readonly Group[];
  readonly shapes: readonly Shape[];
  readonly texts: readonly DrawnText[];
  readonly leftOut: LeftOut;
};

/** Returns what is at an index that is known to be in a list; a negative one counts from the end. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items.at(index);
  if (item === undefined) throw new RangeError(`Nothing at ${index} of ${items.length}`);
  return item;
}
