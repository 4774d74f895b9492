/** The rule about tables that a slip of the hand has moved: out of an exact row, or into each other's place. */
import { say } from '../../../say.ts';
import { type Point, centerOf } from '../../../geometry/boxes.ts';
import type { CheckedArea, CheckedTable } from '../../checkContext.ts';
import { type FindingDetails, defineRule, displayName } from '../../finding.ts';
import { median } from '../../maxZoomScale.ts';

type Placed = { readonly table: CheckedTable; readonly center: Point; readonly side: number };

const placedIn = ({ tables }: CheckedArea): Placed[] =>
  tables.flatMap((table) =>
    table.drawn
      ? [
          {
            table,
            center: centerOf(table.drawn.box),
            side: Math.min(table.drawn.box.width, table.drawn.box.height),
          },
        ]
      : [],
  );

/** Fewer tables in an exact row or column may be so by chance. */
const MIN_IN_LINE = 3;
/** How far beside its row a table has slipped, as a share of its shorter side. Less is rounding, more a row of its own. */
const MIN_GAP_RATIO = 0.05;
const MAX_GAP_RATIO = 0.5;
const AXES = ['x', 'y'] as const;

/** Finds the one table that stands just beside the row, or the column, of an otherwise exact grid. */
function findOutOfLine(placed: readonly Placed[]): FindingDetails[] {
  const counts = { x: new Map<number, number>(), y: new Map<number, number>() };
  for (const { center } of placed)
    for (const axis of AXES) counts[axis].set(center[axis], (counts[axis].get(center[axis]) ?? 0) + 1);
  const isInLine = ({ center }: Placed, axis: 'x' | 'y'): boolean =>
    (counts[axis].get(center[axis]) ?? 0) >= MIN_IN_LINE;
  const [odd, ...others] = placed.filter((each) => !AXES.every((axis) => isInLine(each, axis)));
  if (!odd || others.length > 0) return [];
  const axis = isInLine(odd, 'x') ? 'y' : 'x';
  const isOnOther = isInLine(odd, axis === 'x' ? 'y' : 'x');
  const gap = placed.reduce(
    (least, each) => (each === odd ? least : Math.min(least, Math.abs(each.center[axis] - odd.center[axis]))),
    Infinity,
  );
  if (!isOnOther || gap < odd.side * MIN_GAP_RATIO || gap >= odd.side * MAX_GAP_RATIO) return [];
  const { table } = odd;
  return [
    {
      path: `${table.path}/coordinates/${axis}`,
      table: table.id,
      message: say`${displayName(table)} stands ${Math.round(gap * 10) / 10} units beside the row of all others: move it back`,
    },
  ];
}

/** Fewer numbers show no order. */
const MIN_SERIES = 10;
/** A table is lost if it is more than this many times the usual distance from the numbers before and after it. */
const LOST_RATIO = 3;
/** Numbers up to this many times the usual distance apart follow each other. */
const NEXT_RATIO = 1.7;
/** Where a row ends, the neighbors of exchanged tables are lost, too. With more of them, the numbers have another order. */
const MAX_LOST = 6;

/** Finds two tables of a numbered series that would both follow their neighbors if they changed places. */
function findExchanged(placed: readonly Placed[]): FindingDetails[] {
  const series = placed
    .flatMap((each) => {
      const [, prefix, number] = /^(\p{L}[\p{L} ]*?) ?(\d{1,6})$/u.exec(each.table.name) ?? [];
      return prefix === undefined ? [] : [{ ...each, prefix, number: Number(number) }];
    })
    .toSorted((one, other) => one.number - other.number);
  if (series.length < MIN_SERIES || series.some(({ prefix }) => prefix !== series[0]?.prefix)) return [];
  const centers = series.map(({ center }) => center);
  const lengthOf = (points: readonly Point[], index: number): number => {
    const [from, to] = [points[index], points[index + 1]];
    return from && to ? Math.hypot(to.x - from.x, to.y - from.y) : NaN;
  };
  const usual = median(centers.slice(1).map((_, index) => lengthOf(centers, index))) ?? NaN;
  const linksOf = (points: readonly Point[], index: number): number[] =>
    [index - 1, index].map((link) => lengthOf(points, link)).filter((length) => !Number.isNaN(length));
  const lost = centers.flatMap((_, index) =>
    linksOf(centers, index).every((length) => length > usual * LOST_RATIO) ? [index] : [],
  );
  if (lost.length > MAX_LOST) return [];
  const pairs = lost.flatMap((first, n) => lost.slice(n + 1).map((second) => [first, second] as const));
  const exchanged = pairs.find(([first, second]) => {
    const places = centers.map((center, index) => {
      if (index === first) return centers[second] ?? center;
      return (index === second && centers[first]) || center;
    });
    return [first, second].every((index) => linksOf(places, index).every((length) => length <= usual * NEXT_RATIO));
  });
  const [one, other] = (exchanged ?? []).map((index) => series[index]?.table);
  if (!one || !other) return [];
  return [
    {
      path: `${one.path}/coordinates`,
      table: one.id,
      message: say`${displayName(one)} and ${displayName(other)} stand in each other's place among the numbers: exchange their positions or their names`,
    },
  ];
}

const misplacedTable = defineRule({
  id: 'misplaced-table',
  severity: 'warning',
  description:
    "One table stands just beside the exact row of all others, or two tables of a numbered row stand in each other's place.",
  check: ({ areas }) =>
    areas.flatMap((area) => {
      const placed = placedIn(area);
      return [...findOutOfLine(placed), ...findExchanged(placed)];
    }),
});

export const misplacedTableRules = [misplacedTable] as const;
