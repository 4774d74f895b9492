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
    expect(found(grid(8, { 6: { y: 8 } }))).toEqual([]);
    expect(found(grid(12, { 6: { y: 8 } }))).toHaveLength(1);
  });

  test('is a matter of the shorter side', () => {
    const long = grid(16, { 6: { y: 25 } });
    const [area] = long.areas;
    const rooms = area!.rooms.map((each) => ({
      ...each,
      coordinates: { ...(each['coordinates'] as JsonObject), width: 40 },
    }));
    expect(found({ ...long, areas: [{ ...area, rooms }] })).toEqual([]);
    expect(found(long)).toHaveLength(1);
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
    expect(found(row(9, 2, 3, 4, 5, 6, 7, 8, 1))).toEqual([]);
    expect(found(row(10, 2, 3, 4, 5, 6, 7, 8, 9, 1))).toHaveLength(1);
    expect(found(row(1, 2, 4, 3, 5, 6, 7, 8, 9, 10, 11)), 'neighbors').toEqual([]);
    expect(found(grid(16))).toEqual([]);
  });

  test('may be a few pairs in a long row, not many', () => {
    const numbers = Array.from({ length: 60 }, (_, n) => n + 1);
    const exchanging = (...pairs: [number, number][]): string[] => {
      const order = [...numbers];
      for (const [one, other] of pairs) [order[one - 1], order[other - 1]] = [other, one];
      return found({ ...row(...order), width: 9_000 });
    };
    const three: [number, number][] = [
      [5, 35],
      [15, 45],
      [25, 55],
    ];
    expect(exchanging(...three)).toEqual([expect.stringContaining('"Table 5" and "Table 35"')]);
    expect(exchanging(...three, [20, 50])).toEqual([]);
  });

  test('have a number after their name', () => {
    const named = (nameOf: (n: number) => string): string[] => {
      const plan = row(1, 2, 9, 4, 5, 6, 7, 8, 3, 10, 11, 12);
      const [area] = plan['areas'] as { rooms: JsonObject[] }[];
      const rooms = area!.rooms.map((each) => ({ ...each, name: nameOf(Number(/\d+/.exec(String(each['name'])))) }));
      return found({ ...plan, areas: [{ ...area, rooms }] });
    };
    expect(named((n) => `Table${n}`)).toHaveLength(1);
    expect(named((n) => `Sea table ${n}`)).toHaveLength(1);
    expect(named((n) => `Table ${n}b`)).toEqual([]);
    expect(named((n) => `1 Table ${n}`)).toEqual([]);
    expect(named((n) => `Table ${'abcdefghijkl'[n - 1]}`)).toEqual([]);
  });

  test('have one name before their number', () => {
    const names = (n: number): string => (n % 2 ? `Table ${n}` : `Booth ${n}`);
    expect(found(grid(16, { 3: { y: 360 }, 15: { y: -360 } }))).toHaveLength(1);
    expect(found(grid(16, { 3: { y: 360 }, 15: { y: -360 } }, names))).toEqual([]);
  });
});
