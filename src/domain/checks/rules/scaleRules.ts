/**
 * Rules about values out of all proportion, such as a digit too many, x in place of y, or radians. A plan may be drawn in
 * any unit, so that lengths are only compared with each other.
 */
import { type Box, boundsOf, centerOf, shorterSide, unionBoxes } from '../../geometry/boxes.ts';
import { type CheckContext, areasPath } from '../checkContext.ts';
import { type Finding, finding } from '../finding.ts';
import { median } from '../../geometry/numbers.ts';
import { displayName } from '../wording.ts';
import { decorName, piecesOf } from './decorPieces.ts';
import { decorOutline } from '../../document/itemBounds.ts';

/** Fewer tables have no usual size or distance. */
const MIN_TABLES = 4;
/** So many tables of one area may really stand in one row. */
const MAX_ROW = 12;

/** Finds tables that all lie on one spot, in one row although they are of several areas, or where x is y. */
function collapsedTables(context: CheckContext): Finding[] {
  const { placed, areas } = context;
  const count = placed.length;
  if (count < MIN_TABLES) return [];
  const centers = placed.map(({ outline }) => centerOf(outline.box));
  const typical = median(placed.map(({ outline }) => shorterSide(outline.box))) ?? 0;
  const spread = (values: readonly number[]): number =>
    values.reduce((most, value) => Math.max(most, value), -Infinity) -
    values.reduce((least, value) => Math.min(least, value), Infinity);
  const across = spread(centers.map(({ x }) => x));
  const down = spread(centers.map(({ y }) => y));
  const place = { path: areasPath(context) };
  if (across < typical / 2 && down < typical / 2) return [finding('absurd-scale.spot', place, { count })];
  const isRow =
    Math.min(across, down) === 0 ||
    (['x', 'y'] as const).some((side) => spread(placed.map(({ outline }) => outline.box[side])) === 0);
  const canBeRow = areas.filter(({ tables }) => tables.length > 0).length === 1 && count <= MAX_ROW;
  const isDiagonal = placed.every(({ outline: { box } }) => box.x === box.y);
  return (isRow && !canBeRow) || isDiagonal ? [finding('absurd-scale.line', place, { count })] : [];
}

/** The sides that a table can reach to. */
const SIDES: readonly ((box: Box) => number)[] = [
  ({ x }) => x,
  ({ y }) => y,
  ({ x, width }) => -x - width,
  ({ y, height }) => -y - height,
];

/** Finds a table that is farther from all others than those extend. */
function remoteTables({ placed }: CheckContext): Finding[] {
  if (placed.length < MIN_TABLES) return [];
  const boxes = placed.map(({ outline }) => boundsOf(outline));
  const outermost = new Set(
    SIDES.map((side) => boxes.reduce((first, box, n) => (side(box) < side(boxes[first] ?? box) ? n : first), 0)),
  );
  return [...outermost].flatMap((n): Finding[] => {
    const box = boxes[n];
    const rest = unionBoxes(boxes.filter((_, other) => other !== n));
    const table = placed[n]?.table;
    if (!box || !rest || !table) return [];
    const gapX = Math.max(rest.x - box.x - box.width, box.x - rest.x - rest.width);
    const gapY = Math.max(rest.y - box.y - box.height, box.y - rest.y - rest.height);
    const distance = Math.max(gapX, gapY);
    if (distance <= Math.max(rest.width, rest.height)) return [];
    const place = { path: `${table.path}/coordinates`, table: table.id };
    return [finding('absurd-scale.remote', place, { name: displayName(table), distance: Math.round(distance) })];
  });
}

/** A table may be this many times as wide and high as the typical one. A banquet table is only longer. */
const MAX_TABLE_RATIO = 10;

function hugeTables({ placed }: CheckContext): Finding[] {
  if (placed.length < MIN_TABLES) return [];
  const typical = median(placed.map(({ outline }) => shorterSide(outline.box))) ?? Infinity;
  return placed.flatMap(({ table, outline }): Finding[] => {
    const side = shorterSide(outline.box);
    if (side <= typical * MAX_TABLE_RATIO) return [];
    const place = { path: `${table.path}/coordinates`, table: table.id };
    return [finding('absurd-scale.table', place, { name: displayName(table), side, typical })];
  });
}

/** The plan may be this many times as wide and high as what is on it. */
const MAX_EMPTY_RATIO = 5;

function emptyPlan(context: CheckContext): Finding[] {
  const { placed, size } = context;
  const filled = unionBoxes([
    ...placed.map(({ outline }) => boundsOf(outline)),
    ...piecesOf(context).map(({ decor }) => boundsOf(decorOutline(decor))),
  ]);
  if (!size || !filled || placed.length < MIN_TABLES) return [];
  const right = filled.x + filled.width;
  const bottom = filled.y + filled.height;
  if (size.width <= right * MAX_EMPTY_RATIO || size.height <= bottom * MAX_EMPTY_RATIO) return [];
  return [
    finding('absurd-scale.plan', { path: '/width' }, { ...size, right: Math.ceil(right), bottom: Math.ceil(bottom) }),
  ];
}

/** Scenery may reach this many times as far as the plan. A thing is smaller than the plan, and a picture its background. */
const MAX_DECOR_RATIO = 10;
const SCENERY: ReadonlySet<string> = new Set(['area', 'path', 'wall', 'picture']);

function hugeDecor(context: CheckContext): Finding[] {
  const { size } = context;
  if (!size) return [];
  return piecesOf(context).flatMap(({ path, decor }): Finding[] => {
    const { width, height } = boundsOf(decorOutline(decor));
    const isHuge = SCENERY.has(decor.kind)
      ? Math.max(width, height) > Math.max(size.width, size.height) * MAX_DECOR_RATIO
      : width > size.width && height > size.height;
    if (!isHuge) return [];
    const values = { kind: decorName(decor), width: Math.round(width), height: Math.round(height) };
    return [finding('absurd-scale.decor', { path }, { ...values, planWidth: size.width, planHeight: size.height })];
  });
}

/** How far a rotation written with two decimals may be from a multiple of 15°, and one with more from a whole number. */
const MAX_ERROR_DEGREES = { rounded: 0.3, exact: 0.03 };

/** Returns whether a number of degrees is no whole one, but one in radians. */
function looksLikeRadians(rotation: unknown): rotation is number {
  if (typeof rotation !== 'number' || Math.abs(rotation) > 2 * Math.PI + 0.01 || Number.isInteger(rotation * 10))
    return false;
  const degrees = (rotation * 180) / Math.PI;
  const errorTo = (step: number): number => Math.abs(degrees - Math.round(degrees / step) * step);
  return (
    errorTo(15) < MAX_ERROR_DEGREES.rounded ||
    (!Number.isInteger(rotation * 100) && errorTo(1) < MAX_ERROR_DEGREES.exact)
  );
}

function radians({ placed, decor }: CheckContext): Finding[] {
  const turned = [
    ...placed.map(({ table: { path, id: table }, outline: { rotation } }) => ({
      path: `${path}/coordinates/rotation`,
      table,
      rotation,
    })),
    ...decor.map(({ path, piece }) => ({ path: `${path}/rotation`, rotation: piece['rotation'] })),
  ];
  return turned.flatMap(({ rotation, ...place }): Finding[] =>
    looksLikeRadians(rotation)
      ? [finding('rotation-in-radians', place, { rotation, degrees: Math.round((rotation * 180) / Math.PI) })]
      : [],
  );
}

export const scaleChecks = [collapsedTables, remoteTables, hugeTables, emptyPlan, hugeDecor, radians] as const;
