/** Rules about values in a wrong unit: plans and positions of another scale, and rotations in radians. */
import { say } from '../../say.ts';
import { type Box, boundsOf, unionBoxes } from '../../geometry/boxes.ts';
import type { CheckContext, CheckedTable, PlacedTable } from '../checkContext.ts';
import { decorBounds } from './decorBounds.ts';
import { kindName } from './decorNames.ts';
import { type FindingDetails, defineRule, displayName } from '../finding.ts';
import { median } from '../maxZoomScale.ts';
import { isObject } from '../../plan/reading/coerce.ts';

/** Fewer tables don't reveal their usual distance. */
const MIN_TABLES = 4;
/** The plan may be this many times as wide and high as what is on it. */
const MAX_EMPTY_RATIO = 5;
/** It may be this many times as wide or as high as its tables, which no sea or lawn explains. */
const MAX_LENGTH_RATIO = 8;

/** So many tables may have been moved together by one slip; of few tables only one. */
const MAX_REMOTE_TABLES = 3;
const MIN_OTHERS_RATIO = 8;

/** The sides that a table can reach to. */
const SIDES: readonly ((box: Box) => number)[] = [
  ({ x }) => x,
  ({ y }) => y,
  ({ x, width }) => -x - width,
  ({ y, height }) => -y - height,
];

type Remote = { readonly members: readonly PlacedTable[]; readonly distance: number };

/** Returns the fewest tables at a side that are farther from all others than these extend. */
function remoteTablesAt(placed: readonly PlacedTable[], boxes: readonly Box[], side: (box: Box) => number): Remote[] {
  const values = boxes.map(side);
  const order = values.map((_value, index) => index).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const boxesOf = (indices: readonly number[]): Box[] => indices.flatMap((index) => boxes[index] ?? []);
  const largest = Math.max(1, Math.min(MAX_REMOTE_TABLES, Math.floor(placed.length / MIN_OTHERS_RATIO)));
  for (let count = 1; count <= largest; count++) {
    const box = unionBoxes(boxesOf(order.slice(0, count)));
    const rest = unionBoxes(boxesOf(order.slice(count)));
    if (!box || !rest) return [];
    const gapX = Math.max(rest.x - box.x - box.width, box.x - rest.x - rest.width, 0);
    const gapY = Math.max(rest.y - box.y - box.height, box.y - rest.y - rest.height, 0);
    const distance = Math.max(gapX, gapY);
    if (distance > Math.max(rest.width, rest.height))
      return [{ members: order.slice(0, count).flatMap((index) => placed[index] ?? []), distance }];
  }
  return [];
}

const remoteTable = defineRule({
  id: 'remote-table',
  severity: 'warning',
  description:
    'A table, or a small group of tables, is farther from all others than those extend, as by a digit too many.',
  check: ({ placed, areas }) => {
    if (placed.length < MIN_TABLES) return [];
    const boxes = placed.map(({ outline }) => boundsOf(outline));
    // A corner is at two sides.
    const found = new Map<CheckedTable, FindingDetails>();
    for (const { members, distance } of SIDES.flatMap((side) => remoteTablesAt(placed, boxes, side))) {
      const isArea = areas.some(
        ({ tables }) => tables.length === members.length && members.every(({ table }) => tables.includes(table)),
      );
      // Several tables far away that are an area of their own are meant to be there.
      if (members.length > 1 && isArea) continue;
      for (const { table } of members)
        found.set(table, {
          path: `${table.path}/coordinates`,
          table: table.id,
          message:
            members.length === 1
              ? say`${displayName(table)} is ${Math.round(distance)} units away from all other tables: check its position`
              : say`${displayName(table)} is one of ${members.length} tables that are ${Math.round(distance)} units away from all others: check their positions`,
        });
    }
    return [...found.values()];
  },
});

/**
 * The longer side of the typical table: in meters where the plan has a scale, else in units. Patterns of sand and water
 * have their own units, so only a plan without decor may be small. Ordinary tables have 40 to 110 units, so both slips of
 * a factor of ten lie beyond; a day bed of three meters in centimeters lies within.
 */
const TYPICAL_METERS = { min: 0.25, max: 6 };
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
  description: `A plan is more than ${MAX_EMPTY_RATIO} times as wide and high as what is on it, or ${MAX_LENGTH_RATIO} times as wide or high as its tables, or its typical table is far too large.`,
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
    const ratiosOf = (box: Box): readonly number[] => [
      size.width / Math.max(box.x + box.width, 1),
      size.height / Math.max(box.y + box.height, 1),
    ];
    const tables = unionBoxes(placed.map(({ outline }) => boundsOf(outline))) ?? filled;
    const isEmpty = Math.min(...ratiosOf(filled)) > MAX_EMPTY_RATIO;
    if (!isEmpty && Math.max(...ratiosOf(tables)) <= MAX_LENGTH_RATIO) return [];
    const { x, y, width, height } = isEmpty ? filled : tables;
    const reach = [Math.ceil(x + width), Math.ceil(y + height)] as const;
    return [
      {
        path: '/width',
        message: isEmpty
          ? say`The plan is ${size.width} × ${size.height}, but everything lies within ${reach[0]} × ${reach[1]}: make the plan smaller`
          : say`The plan is ${size.width} × ${size.height}, but all tables stand within ${reach[0]} × ${reach[1]}: make the plan smaller`,
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
const DECOR_SIZES = {
  minText: 0.1,
  maxText: 4,
  /** Beside the largest other text. */
  maxTextRatio: 6,
  minProp: 0.02,
  maxProp: 10,
  minLength: 0.1,
  minLine: 0.015,
  maxWall: 1.2,
};
/** Fewer texts show no usual size. */
const MIN_TEXTS = 4;
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
  description: 'A text, a wall, or a thing such as a door, is far too large or too small beside the tables.',
  check: (context) => {
    const { side = NaN } = typicalTable(context) ?? {};
    const texts = context.decor
      .flatMap(({ piece: { kind, size } }) => (kind === 'text' && typeof size === 'number' ? [size] : []))
      .toSorted((one, other) => other - one);
    const [, second = Infinity] = texts.length < MIN_TEXTS ? [] : texts;
    return context.decor.flatMap(({ path, piece: { kind, text, size, width, height } }): FindingDetails[] => {
      if (kind === 'text' && typeof size === 'number') {
        const { minText, maxText, maxTextRatio } = DECOR_SIZES;
        if (size > second * maxTextRatio && size > side)
          return [
            {
              path: `${path}/size`,
              message: say`The text "${String(text)}" has the size ${size}, and all others ${second} or less: make it smaller`,
            },
          ];
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
      if (kind === 'wall' && typeof width === 'number' && width > side * DECOR_SIZES.maxWall)
        return [
          {
            path: `${path}/width`,
            message: say`The ${kindName(kind)} is ${width} wide, and a typical table ${side}: make it narrower`,
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
