import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { validateSelection } from '../../../src/domain/booking/validateSelection.ts';
import { MAX_SUGGESTED_TABLES, areTogether, suggestTables } from '../../../src/domain/booking/suggestTables.ts';
import { distanceToWater } from '../../../src/domain/plan/distanceToWater.ts';
import { boundsOf, unionBoxes } from '../../../src/domain/geometry/boxes.ts';
import { type Table, tableFromRoom } from '../../../src/domain/plan/table.ts';

type Place = { readonly x: number; readonly y?: number; readonly seats?: number; readonly area?: string };

const tableOf = ({ x, y = 0, seats = 2, area = 'Terrace' }: Place, index = 0): Table =>
  tableFromRoom(
    { id: index + 1, name: `Table ${index + 1}`, beds: seats, coordinates: { x, y, width: 40, height: 30 } },
    { areaId: '1', area, categoryId: '1', category: 'Line', available: true },
  );
const tablesAt = (...places: readonly Place[]): Table[] => places.map(tableOf);

describe('the tables suggested to a party', () => {
  it('the tables suggested to a party do not exist for a party that is too large', () => {
    const row = Array.from({ length: 6 }, (_, index) => tableOf({ x: index * 50 }, index));
    expect(suggestTables(row, 8)).toHaveLength(MAX_SUGGESTED_TABLES);
    expect(suggestTables(row, 9)).toBeUndefined();
    expect(suggestTables([], 1)).toBeUndefined();
  });
});

test('tables are together if each is reached from the others by way of neighbors', () => {
  expect(areTogether([])).toBe(true);
  expect(areTogether(tablesAt({ x: 0 }, { x: 100 }, { x: 50 }))).toBe(true);
  expect(areTogether(tablesAt({ x: 0 }, { x: 50 }, { x: 500 }))).toBe(false);
  expect(areTogether(tablesAt({ x: 0 }, { x: 50, area: 'Bar' }))).toBe(false);
});

/** Tries every set of tables. Returns the least cost, with the most important part first. */
function leastCost(
  tables: readonly Table[],
  guests: number,
  distanceTo: (table: Table) => number,
  maxTables: number,
): number[] | undefined {
  const costs = Array.from({ length: 2 ** tables.length }, (_, bits) => tables.filter((__, at) => (bits >> at) & 1))
    .filter((set) => set.length <= maxTables && set.every(({ seats }) => seats > 0) && areTogether(set))
    .filter((set) => validateSelection(set, guests, []) === undefined)
    .map((set) => cost(set, guests, distanceTo));
  return costs.toSorted((a, b) => a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!)[0];
}

function cost(set: readonly Table[], guests: number, distanceTo: (table: Table) => number): number[] {
  const { width, height } = unionBoxes(set.map(boundsOf))!;
  const seats = set.reduce((sum, table) => sum + table.seats, 0);
  return [seats - guests + 2 * (set.length - 1), Math.min(...set.map(distanceTo)), width + height];
}

it('suggests the best of all sets of tables', () => {
  const place = fc.record({
    x: fc.integer({ min: 0, max: 5 }).map((column) => column * 55),
    y: fc.integer({ min: 0, max: 3 }).map((row) => row * 45),
    seats: fc.integer({ min: 0, max: 6 }),
    area: fc.constantFrom('Terrace', 'Terrace', 'Bar'),
  });
  const party = fc.integer({ min: 1, max: 14 });
  const near = fc.integer({ min: 0, max: 300 });
  const most = fc.constantFrom(1, 2, MAX_SUGGESTED_TABLES, MAX_SUGGESTED_TABLES);
  fc.assert(
    fc.property(fc.array(place, { maxLength: 9 }), party, near, most, (places, guests, x, maxTables) => {
      const tables = tablesAt(...places);
      const distanceTo = ({ box }: Table): number => Math.abs(box.x - x);
      const suggested = suggestTables(tables, guests, distanceTo, maxTables);
      expect(suggested && cost(suggested, guests, distanceTo)).toEqual(
        leastCost(tables, guests, distanceTo, maxTables),
      );
      if (suggested)
        expect([areTogether(suggested), validateSelection(suggested, guests, [])]).toEqual([true, undefined]);
    }),
    { numRuns: 300 },
  );
});

it('measures how far a table is from the water', () => {
  const sea = {
    kind: 'area' as const,
    surface: 'sea' as const,
    points: [
      [0, 100],
      [200, 100],
      [200, 300],
      [0, 300],
    ] as [number, number][],
  };
  const distanceTo = distanceToWater([sea]);
  expect(
    [
      { x: 80, y: 150 },
      { x: 80, y: 45 },
      { x: 80, y: 400 },
    ].map((at) => distanceTo(tableOf(at))),
  ).toEqual([0, 40, 115]);
  expect(distanceToWater([])(tableOf({ x: 0 }))).toBe(0);
});
