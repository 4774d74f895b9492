/** Tables that a slip of the hand has moved: out of their row, or into each other's place. */
import { describe, expect, test } from 'vitest';
import { type JsonObject, PLAN, findings, ofRule, room } from '../../samplePlan.ts';

type Place = { x?: number; y?: number };

/** A grid of tables of 60 × 60, four in a row, with some of them moved. */
const grid = (
  count: number,
  moved: Record<number, Place> = {},
  names: (n: number) => string = (n) => `Table ${n}`,
) => ({
  ...PLAN,
  height: 2_000,
  areas: [
    {
      id: 1,
      name: 'Beach',
      rooms: Array.from({ length: count }, (_, i) => {
        const n = i + 1;
        const { coordinates } = room(n) as { coordinates: { x: number; y: number } };
        const { x = 0, y = 0 } = moved[n] ?? {};
        return room(n, { name: names(n) }, { x: coordinates.x + x, y: coordinates.y + y });
      }),
    },
  ],
});
const found = (plan: JsonObject): string[] =>
  ofRule(findings(plan), 'misplaced-table').map(({ path, message }) => `${path} ${message}`);

describe('out of the row', () => {
  test.each([
    [{ y: 8 }, '/areas/0/rooms/5/coordinates/y "Table 6" stands 8 units beside the row of all others: move it back'],
    [{ x: -3 }, '/areas/0/rooms/5/coordinates/x "Table 6" stands 3 units beside the row of all others: move it back'],
    [{ x: 29.5 }, expect.stringContaining('29.5 units')],
  ])('is a table moved by %j', (by, message) => {
    expect(found(grid(16, { 6: by }))).toEqual([message]);
  });

  test.each([[{ y: 2.9 }], [{ y: 30 }], [{ x: 5, y: 5 }]])('is no table moved by %j', (by) => {
    expect(found(grid(16, { 6: by }))).toEqual([]);
  });

  test('is one table of many, not several, and none of a few', () => {
    expect(found(grid(16, { 6: { y: 8 }, 11: { x: 8 } }))).toEqual([]);
    expect(found(grid(11, { 6: { y: 8 } }))).toEqual([]);
    expect(found(grid(12, { 6: { y: 8 } }))).toHaveLength(1);
  });
});

describe("in each other's place", () => {
  /** One row, with the numbers in this order. */
  const row = (...numbers: number[]): JsonObject => ({
    ...PLAN,
    width: 4_000,
    areas: [
      {
        id: 1,
        name: 'Beach',
        rooms: numbers.map((number, i) => room(i + 1, { name: `Table ${number}` }, { x: 40 + i * 120, y: 60 })),
      },
    ],
  });

  test('are two numbers far from their neighbors', () => {
    expect(found(row(1, 2, 9, 4, 5, 6, 7, 8, 3, 10, 11, 12))).toEqual([
      `/areas/0/rooms/8/coordinates "Table 3" and "Table 9" stand in each other's place among the numbers: exchange their positions or their names`,
    ]);
    expect(found(row(12, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1)), 'at the ends').toHaveLength(1);
  });

  test('are no numbers in order, in rows, at random or too few', () => {
    expect(found(row(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12))).toEqual([]);
    expect(found(row(12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1))).toEqual([]);
    expect(found(row(7, 3, 11, 1, 9, 5, 12, 2, 8, 4, 10, 6))).toEqual([]);
    expect(found(row(1, 7, 3, 4, 5, 6, 2, 8, 9))).toEqual([]);
    expect(found(row(1, 2, 4, 3, 5, 6, 7, 8, 9, 10, 11)), 'neighbors').toEqual([]);
    expect(found(grid(16))).toEqual([]);
  });

  test('have one name before their number', () => {
    const names = (n: number): string => (n % 2 ? `Table ${n}` : `Booth ${n}`);
    expect(found(grid(16, { 3: { y: 360 }, 15: { y: -360 } }))).toHaveLength(1);
    expect(found(grid(16, { 3: { y: 360 }, 15: { y: -360 } }, names))).toEqual([]);
  });
});
