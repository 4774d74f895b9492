/** Rules about values in a wrong unit: plans and positions of another scale, and rotations in radians. */
import { type Box, boundsOf, boxFromPoints, unionBoxes } from '../../geometry/boxes.ts';
import type { CheckContext, PlacedTable } from '../checkContext.ts';
import { decorBounds } from './decorBounds.ts';
import { type FindingDetails, defineRule, displayName } from '../finding.ts';

/** Fewer tables don't reveal their usual distance. */
const MIN_TABLES = 4;
/** The plan may be this many times as wide and high as what is on it. */
const MAX_EMPTY_RATIO = 5;

type Extremes = { readonly value: number; readonly owner: number };

/** Returns the two smallest values with their indices. */
function twoSmallest(values: readonly number[]): readonly [Extremes, Extremes] {
  let first: Extremes = { value: Infinity, owner: -1 };
  let second = first;
  for (const [owner, value] of values.entries()) {
    if (value < first.value) {
      second = first;
      first = { value, owner };
    } else if (value < second.value) second = { value, owner };
  }
  return [first, second];
}

/** Returns a function that bounds all boxes except the one at an index. */
function boundsWithoutEach(boxes: readonly Box[]): (index: number) => Box {
  const lefts = twoSmallest(boxes.map(({ x }) => x));
  const tops = twoSmallest(boxes.map(({ y }) => y));
  const rights = twoSmallest(boxes.map(({ x, width }) => -x - width));
  const bottoms = twoSmallest(boxes.map(({ y, height }) => -y - height));
  const without = ([first, second]: readonly [Extremes, Extremes], index: number): number =>
    first.owner === index ? second.value : first.value;
  return (index) =>
    boxFromPoints([
      { x: without(lefts, index), y: without(tops, index) },
      { x: -without(rights, index), y: -without(bottoms, index) },
    ]);
}

const remoteTable = defineRule({
  id: 'remote-table',
  severity: 'warning',
  description: 'A table is farther from all others than the others extend, as by a digit too many.',
  check: ({ placed }) => {
    if (placed.length < MIN_TABLES) return [];
    const boxes = placed.map(({ outline }) => boundsOf(outline));
    const others = boundsWithoutEach(boxes);
    return placed.flatMap(({ table }: PlacedTable, index): FindingDetails[] => {
      const box = boxes[index];
      if (!box) return [];
      const rest = others(index);
      const gapX = Math.max(rest.x - box.x - box.width, box.x - rest.x - rest.width, 0);
      const gapY = Math.max(rest.y - box.y - box.height, box.y - rest.y - rest.height, 0);
      if (Math.max(gapX, gapY) <= Math.max(rest.width, rest.height)) return [];
      return [
        {
          path: `${table.path}/coordinates`,
          table: table.id,
          message: `${displayName(table)} is ${Math.round(Math.max(gapX, gapY))} units away from all other tables: check its position`,
        },
      ];
    });
  },
});

const emptyPlan = defineRule({
  id: 'plan-too-large',
  severity: 'warning',
  appliesTo: ['plan'],
  description: `A plan is more than ${MAX_EMPTY_RATIO} times as wide and high as what is on it, so everything is tiny.`,
  check: ({ placed, size, decor }) => {
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
        message: `The plan is ${size.width} × ${size.height}, but everything lies within ${Math.ceil(filled.x + filled.width)} × ${Math.ceil(filled.y + filled.height)}: make the plan smaller`,
      },
    ];
  },
});

/** A phone shows no plan at more than this many pixels per unit, and tables are drawn with whole units in mind. */
const MIN_TABLE_SIDE = 2;

const tinyPlan = defineRule({
  id: 'plan-too-small',
  severity: 'warning',
  description: 'All tables are smaller than two units, as if positions were fractions, degrees or kilometers.',
  check: ({ placed }) => {
    if (placed.length < MIN_TABLES) return [];
    const largest = placed.reduce((most, { outline }) => {
      const { width, height } = boundsOf(outline);
      return Math.max(most, width, height);
    }, 0);
    if (largest >= MIN_TABLE_SIDE) return [];
    return [
      {
        path: '',
        message: `The largest table is ${largest} units wide: multiply all positions and sizes, so that a table has about 40 units`,
      },
    ];
  },
});

/** Radians that people use: multiples of 15°, written with two or more decimals. */
function looksLikeRadians(rotation: unknown): rotation is number {
  if (typeof rotation !== 'number' || Math.abs(rotation) > 2 * Math.PI + 0.01 || Number.isInteger(rotation * 10))
    return false;
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
              message: `${displayName(table)} is rotated by ${rotation}°, which looks like radians: write ${toDegrees(rotation)}`,
            },
          ]
        : [],
    ),
    ...decor.flatMap(({ path, piece }): FindingDetails[] =>
      looksLikeRadians(piece['rotation'])
        ? [
            {
              path: `${path}/rotation`,
              message: `A rotation of ${piece['rotation']}° looks like radians: write ${toDegrees(piece['rotation'])}`,
            },
          ]
        : [],
    ),
  ],
});

const toDegrees = (radians: number): number => Math.round((radians * 180) / Math.PI);

export const scaleRules = [remoteTable, emptyPlan, tinyPlan, rotationInRadians] as const;
