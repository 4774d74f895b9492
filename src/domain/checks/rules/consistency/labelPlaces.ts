/** Rules about texts and rotations of tables that are unlike those of their area. */
import { say } from '../../../say.ts';
import { isObject } from '../../../plan/reading/coerce.ts';
import type { CheckedTable } from '../../checkContext.ts';
import { type FindingDetails, defineRule, displayName } from '../../finding.ts';
import { median } from '../../maxZoomScale.ts';

/** Fewer tables show no way of their area. */
const MIN_TABLES = 4;
/** How far the size of a text, as a share of its table, may differ from that of its area. */
const MAX_SIZE_RATIO = 1.9;
/** The seats may be printed this much larger than the number. */
const MAX_SEATS_RATIO = 1.2;
/** The share of tables that may print their seats above the number, if that is a slip. */
const MAX_ODD_RATIO = 0.1;

const fieldOf = ({ room }: CheckedTable, field: string): number | undefined => {
  const value = isObject(room['coordinates']) ? room['coordinates'][field] : undefined;
  return typeof value === 'number' ? value : undefined;
};

/** Returns the size of a table's text as a share of its shorter side. */
function shareOf(table: CheckedTable): number | undefined {
  const size = fieldOf(table, 'font_size');
  return size === undefined || !table.drawn
    ? undefined
    : size / Math.min(table.drawn.box.width, table.drawn.box.height);
}

/** Returns whether a table's seats are printed above its number. */
function hasSeatsAbove(table: CheckedTable): boolean | undefined {
  const text = fieldOf(table, 'text_offset_y');
  const seats = fieldOf(table, 'seats_offset_y');
  return text === undefined || seats === undefined ? undefined : seats < text;
}

const unevenText = defineRule({
  id: 'uneven-text',
  severity: 'warning',
  description: 'The text of a table is far smaller or larger than those of its area, or placed in another order.',
  check: ({ areas }) =>
    areas.flatMap(({ tables }) => {
      const shares = tables.flatMap((table) => shareOf(table) ?? []);
      const usual = (shares.length < MIN_TABLES ? undefined : median(shares)) ?? NaN;
      const orders = tables.flatMap((table) => hasSeatsAbove(table) ?? []);
      const above = orders.filter(Boolean).length;
      const isAboveOdd = above <= orders.length * MAX_ODD_RATIO;
      return tables.flatMap((table): FindingDetails[] => {
        const ratio = (shareOf(table) ?? NaN) / usual;
        const size = fieldOf(table, 'font_size') ?? 0;
        const seatsSize = fieldOf(table, 'seats_font_size') ?? 0;
        const path = `${table.path}/coordinates/`;
        if (Math.max(ratio, 1 / ratio) > MAX_SIZE_RATIO)
          return [
            {
              path: `${path}font_size`,
              table: table.id,
              message:
                ratio > 1
                  ? say`The text of ${displayName(table)} is far larger than those of its area: check its size`
                  : say`The text of ${displayName(table)} is far smaller than those of its area: check its size`,
            },
          ];
        if (size > 0 && seatsSize > size * MAX_SEATS_RATIO)
          return [
            {
              path: `${path}seats_font_size`,
              table: table.id,
              message: say`${displayName(table)} prints its seats larger than its number: make them smaller`,
            },
          ];
        return isAboveOdd && hasSeatsAbove(table)
          ? [
              {
                path: `${path}seats_offset_y`,
                table: table.id,
                message: say`${displayName(table)} prints its seats above its number, unlike the others of its area: exchange the offsets`,
              },
            ]
          : [];
      });
    }),
});

/** Fewer tables show no usual rotation. */
const MIN_TURNED_TABLES = 8;
/** How far one table may be turned against all others of its area, in degrees. */
const MAX_TURN = 50;
/** People turn a table by such steps on purpose. */
const TURN_STEP = 15;

/** Returns a rotation of a rectangle, which looks the same after half a turn, from 0 to below 180. */
function halfTurn(rotation: number): number {
  return ((rotation % 180) + 180) % 180;
}

/** Returns the angle between two rotations of a rectangle. */
function turnBetween(one: number, other: number): number {
  const turn = halfTurn(one - other);
  return Math.min(turn, 180 - turn);
}

const oddRotation = defineRule({
  id: 'odd-rotation',
  severity: 'warning',
  description: 'One table is turned far away from all others of its area, by a number that hardly anybody means.',
  check: ({ areas }) =>
    areas.flatMap(({ tables }): FindingDetails[] => {
      const turned = tables
        .flatMap((table) => (table.drawn?.shape === 'rect' ? [{ table, turn: table.drawn.rotation }] : []))
        .toSorted((one, other) => halfTurn(one.turn) - halfTurn(other.turn));
      if (turned.length < MIN_TURNED_TABLES) return [];
      return turned.flatMap(({ table, turn }, index): FindingDetails[] => {
        if (turn % TURN_STEP === 0) return [];
        // The nearest others of the circle of rotations are beside it in the order.
        const beside = [turned.at(index - 1), turned[(index + 1) % turned.length]];
        if (beside.some((other) => other && turnBetween(turn, other.turn) <= MAX_TURN)) return [];
        return [
          {
            path: `${table.path}/coordinates/rotation`,
            table: table.id,
            message: say`${displayName(table)} is turned by ${turn}°, unlike all others of its area: check its rotation`,
          },
        ];
      });
    }),
});

export const labelPlaceRules = [unevenText, oddRotation] as const;
