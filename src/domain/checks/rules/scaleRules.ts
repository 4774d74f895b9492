/** Rules about values in a wrong unit: plans and positions of another scale, and rotations in radians. */
import { say } from '../../say.ts';
import { type Box, boundsOf, boxFromPoints, unionBoxes } from '../../geometry/boxes.ts';
import type { CheckContext, PlacedTable } from '../checkContext.ts';
import { decorBounds } from './decorBounds.ts';
import { kindName } from './decorNames.ts';
import { type FindingDetails, defineRule, displayName } from '../finding.ts';
import { median } from '../maxZoomScale.ts';
import { isObject } from '../../plan/reading/coerce.ts';

/** Fewer tables don't reveal their usual distance. */
const MIN_TABLES = 4;
/** The plan may be this many times as wide and high as what is on it. */
const MAX_EMPTY_RATIO = 5;

/** The two smallest values, and the index of the smallest. */
type Extreme = { first: number; second: number; owner: number };

function addValue(extreme: Extreme, value: number, owner: number): void {
  if (value < extreme.first) Object.assign(extreme, { first: value, second: extreme.first, owner });
  else if (value < extreme.second) extreme.second = value;
}

/** Returns the indices of the tables that reach farthest to a side, each with the bounds of all other tables. */
function outermostTables(placed: readonly PlacedTable[]): { readonly index: number; readonly rest: Box }[] {
  const extreme = (): Extreme => ({ first: Infinity, second: Infinity, owner: -1 });
  const sides = { left: extreme(), top: extreme(), right: extreme(), bottom: extreme() };
  // No box is kept: ten thousand of them would leave the processor's caches.
  placed.forEach(({ outline }, index) => {
    const { x, y, width, height } = boundsOf(outline);
    addValue(sides.left, x, index);
    addValue(sides.top, y, index);
    addValue(sides.right, -x - width, index);
    addValue(sides.bottom, -y - height, index);
  });
  const without = ({ first, second, owner }: Extreme, index: number): number => (owner === index ? second : first);
  const owners = new Set(Object.values(sides).map(({ owner }) => owner));
  return [...owners].map((index) => ({
    index,
    rest: boxFromPoints([
      { x: without(sides.left, index), y: without(sides.top, index) },
      { x: -without(sides.right, index), y: -without(sides.bottom, index) },
    ]),
  }));
}

const remoteTable = defineRule({
  id: 'remote-table',
  severity: 'warning',
  description: 'A table is farther from all others than the others extend, as by a digit too many.',
  check: ({ placed }) => {
    if (placed.length < MIN_TABLES) return [];
    // A table between others is never remote, and at most one table is: the others extend to the second one.
    return outermostTables(placed).flatMap(({ index, rest }): FindingDetails[] => {
      const outermost = placed[index];
      if (!outermost) return [];
      const { table, outline } = outermost;
      const box = boundsOf(outline);
      const gapX = Math.max(rest.x - box.x - box.width, box.x - rest.x - rest.width, 0);
      const gapY = Math.max(rest.y - box.y - box.height, box.y - rest.y - rest.height, 0);
      if (Math.max(gapX, gapY) <= Math.max(rest.width, rest.height)) return [];
      return [
        {
          path: `${table.path}/coordinates`,
          table: table.id,
          message: say`${displayName(table)} is ${Math.round(Math.max(gapX, gapY))} units away from all other tables: check its position`,
        },
      ];
    });
  },
});

/**
 * The longer side of the typical table: in meters where the plan has a scale, else in units. Patterns of sand and water
 * have their own units, so only a plan without decor may be small. Ordinary tables have 40 to 110 units, so both slips of
 * a factor of ten lie beyond; a day bed of three meters in centimeters lies within.
 */
const TYPICAL_METERS = { min: 0.25, max: 12 };
const TYPICAL_UNITS = { min: 12, minWithoutDecor: 2, max: 300 };

type TypicalTable = { readonly side: number; readonly min: number; readonly max: number };

/** Returns the longer side of the typical table, and its limits, in plan units; undefined if there are few tables. */
function typicalTable({ fileKind, json, placed, decor }: CheckContext): TypicalTable | undefined {
  if (placed.length < MIN_TABLES) return undefined;
  const sides = placed.map(({ outline: { box } }) => Math.max(box.width, box.height));
  const side = Math.round((median(sides) ?? 0) * 100) / 100;
  const scale = isObject(json) ? json['units_per_meter'] : undefined;
  if (typeof scale === 'number' && scale > 0)
    return { side, min: TYPICAL_METERS.min * scale, max: TYPICAL_METERS.max * scale };
  return {
    side,
    min: decor.length === 0 ? TYPICAL_UNITS.minWithoutDecor : TYPICAL_UNITS.min,
    max: fileKind === 'plan' ? TYPICAL_UNITS.max : Infinity,
  };
}

const emptyPlan = defineRule({
  id: 'plan-too-large',
  severity: 'warning',
  appliesTo: ['plan'],
  description: `A plan is more than ${MAX_EMPTY_RATIO} times as wide and high as what is on it, or its typical table is far too large.`,
  check: (context) => {
    const { placed, size, decor } = context;
    const typical = typicalTable(context);
    if (typical && typical.side > typical.max)
      return [
        {
          path: '',
          message: say`A typical table is ${typical.side} units wide: divide all positions and sizes, so that a table has about 40 units, or set units_per_meter`,
        },
      ];
    const filled = unionBoxes([
      ...placed.map(({ outline }) => boundsOf(outline)),
      ...decor.flatMap(({ piece }) => decorBounds(piece) ?? []),
    ]);
    if (!size || !filled || placed.length < MIN_TABLES) return [];
    const across = size.width / Math.max(filled.x + filled.width, 1);
    const down = size.height / Math.max(filled.y + filled.height, 1);
    if (across <= MAX_EMPTY_RATIO || down <= MAX_EMPTY_RATIO) return [];
    return [
      {
        path: '/width',
        message: say`The plan is ${size.width} × ${size.height}, but everything lies within ${Math.ceil(filled.x + filled.width)} × ${Math.ceil(filled.y + filled.height)}: make the plan smaller`,
      },
    ];
  },
});

const tinyPlan = defineRule({
  id: 'plan-too-small',
  severity: 'warning',
  description: 'The typical table is far too small, as if positions were fractions, degrees or kilometers.',
  check: (context) => {
    const typical = typicalTable(context);
    if (!typical || typical.side >= typical.min) return [];
    return [
      {
        path: '',
        message: say`A typical table is ${typical.side} units wide: multiply all positions and sizes, so that a table has about 40 units, or set units_per_meter`,
      },
    ];
  },
});

/** How large a text or a prop for one person may be, as multiples of the typical table's longer side. */
const DECOR_SIZES = { minText: 0.03, maxText: 6, minProp: 0.02, maxProp: 10, minLength: 0.1, minLine: 0.015 };
/** Things that are about as long as wide, and by how much they may differ. */
const ROUND_PROPS: ReadonlySet<unknown> = new Set(['umbrella', 'palm', 'tree', 'fire', 'lantern']);
const MAX_ROUND_RATIO = 4;
/** Things that a person sits at, carries or goes through. */
const SMALL_PROPS: ReadonlySet<unknown> = new Set([
  'door',
  'chair',
  'lantern',
  'towel',
  'scooter',
  'grill',
  'toilet',
  'umbrella',
  'fire',
  'surfboards',
  'dj',
]);

const decorSize = defineRule({
  id: 'decor-size',
  severity: 'warning',
  appliesTo: ['plan'],
  description: 'A text of the plan, or a thing such as a door, is far too large or too small beside the tables.',
  check: (context) => {
    const { side = NaN } = typicalTable(context) ?? {};
    return context.decor.flatMap(({ path, piece: { kind, text, size, width, height } }): FindingDetails[] => {
      if (kind === 'text' && typeof size === 'number') {
        const { minText, maxText } = DECOR_SIZES;
        if (size < side * minText || size > side * maxText)
          return [
            {
              path: `${path}/size`,
              message:
                size > side
                  ? say`The text "${String(text)}" has the size ${size}, and a typical table is ${side} wide: make it smaller`
                  : say`The text "${String(text)}" has the size ${size}, and a typical table is ${side} wide: make it larger`,
            },
          ];
      }
      const thinner = Math.min(Number(width), Number(height));
      if (thinner > 0 && thinner < side * DECOR_SIZES.minProp)
        return [
          {
            path: `${path}/height`,
            message: say`The ${kindName(kind)} is ${thinner} thin, so nobody sees it: make it larger`,
          },
        ];
      const longer = Math.max(Number(width), Number(height));
      if (longer > 0 && longer < side * DECOR_SIZES.minLength)
        return [
          {
            path: `${path}/width`,
            message: say`The ${kindName(kind)} is ${longer} long, so nobody sees it: make it larger`,
          },
        ];
      if (ROUND_PROPS.has(kind) && thinner > 0 && longer > thinner * MAX_ROUND_RATIO)
        return [
          {
            path: `${path}/height`,
            message: say`The ${kindName(kind)} is ${longer} long and ${thinner} thin, but round: correct its size`,
          },
        ];
      if ((kind === 'wall' || kind === 'path') && typeof width === 'number' && width < side * DECOR_SIZES.minLine)
        return [
          {
            path: `${path}/width`,
            message: say`The ${kindName(kind)} is ${width} wide, so nobody sees it: make it wider`,
          },
        ];
      if (!SMALL_PROPS.has(kind) || !(longer > side * DECOR_SIZES.maxProp)) return [];
      return [
        {
          path: `${path}/width`,
          message: say`The ${kindName(kind)} is ${longer} long, and a typical table ${side}: make it smaller`,
        },
      ];
    });
  },
});

/** The error in degrees of a radian with four decimals. */
const MAX_DEGREE_ERROR = 0.004;

/** Radians that people use: multiples of 15°, written with two or more decimals, or of 1° with four or more. */
function looksLikeRadians(rotation: unknown): rotation is number {
  if (typeof rotation !== 'number' || Math.abs(rotation) > 2 * Math.PI + 0.01 || Number.isInteger(rotation * 10))
    return false;
  const degrees = (rotation * 180) / Math.PI;
  if (!Number.isInteger(rotation * 1_000) && Math.abs(degrees - Math.round(degrees)) < MAX_DEGREE_ERROR) return true;
  const steps = rotation / (Math.PI / 12);
  return Math.abs(rotation - Math.round(steps) * (Math.PI / 12)) < 0.004;
}

const rotationInRadians = defineRule({
  id: 'rotation-in-radians',
  severity: 'warning',
  description: 'A rotation such as 1.5708 looks like radians. Rotations are degrees.',
  check: ({ placed, decor }: CheckContext) => [
    ...placed.flatMap(({ table, outline: { rotation } }): FindingDetails[] =>
      looksLikeRadians(rotation)
        ? [
            {
              path: `${table.path}/coordinates/rotation`,
              table: table.id,
              message: say`${displayName(table)} is rotated by ${rotation}°, which looks like radians: write ${toDegrees(rotation)}`,
            },
          ]
        : [],
    ),
    ...decor.flatMap(({ path, piece }): FindingDetails[] =>
      looksLikeRadians(piece['rotation'])
        ? [
            {
              path: `${path}/rotation`,
              message: say`A rotation of ${piece['rotation']}° looks like radians: write ${toDegrees(piece['rotation'])}`,
            },
          ]
        : [],
    ),
  ],
});

const toDegrees = (radians: number): number => Math.round((radians * 180) / Math.PI);

export const scaleRules = [remoteTable, emptyPlan, tinyPlan, decorSize, rotationInRadians] as const;
