import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disjointGroups, findGroup } from '../../../src/domain/booking/findGroup.ts';
import { MAX_JOINED_TABLES, groupsOf, spareTables, seatsTogether } from '../../../src/domain/plan/reading/joins.ts';
import { toggleTable } from '../../../src/domain/booking/selection.ts';
import { validateSelection } from '../../../src/domain/booking/validateSelection.ts';
import type { Join } from '../../../src/domain/plan/plan.ts';
import { type Table, tableFromRoom } from '../../../src/domain/plan/table.ts';
import { SEED } from '../../support/fixtureVenues.ts';

const table = (id: number, seats: number, joins?: readonly (Join | number)[]): Table =>
  tableFromRoom(
    {
      id,
      name: String(id),
      beds: seats,
      coordinates: { x: id * 50, y: 0, width: 40, height: 40 },
      joins: joins?.map((join) => (typeof join === 'number' ? { with: [join] } : join)),
    },
    { areaId: '1', area: 'Terrace', categoryId: '1', category: 'Dinner', available: true },
  );

/** Four tables in a row, each linked to the next. */
const ROW = [table(12, 4, [13]), table(13, 4, [14]), table(14, 4, [15]), table(15, 4)];
const keysOf = (tables: readonly Table[] | undefined): string[] | undefined => tables?.map(({ key }) => key).toSorted();

describe('groups of joined tables', () => {
  test('groups of joined tables that share no table are found, the best first, up to a number', () => {
    const groups = (guests: number, most: number) =>
      disjointGroups(ROW, guests, most).map(({ tables }) => keysOf(tables));
    expect(groups(8, 9)).toEqual([
      ['12', '13'],
      ['14', '15'],
    ]);
    expect(groups(8, 1)).toHaveLength(1);
    expect(groups(12, 9)).toHaveLength(1);
    expect(groups(17, 9)).toEqual([]);
  });

  test('groups of joined tables leave out tables that are not linked, and damaged links of another host', () => {
    const odd = {
      ...table(1, 2),
      joins: [7, null, { with: 'x' }, { with: [] }, { with: [1] }, { with: ['2'], seats: '1' }],
    };
    expect(groupsOf([odd, table(2, 2), table(3, 2)]).map(({ tables, seats }) => [keysOf(tables), seats])).toEqual([
      [['1', '2'], 5],
      [['3'], 2],
    ]);
  });

  test('groups of joined tables seat as many as the venue says of exactly these tables, else what it says of the pairs', () => {
    const tables = [
      table(1, 4, [
        { with: [2], seats: 1 },
        { with: [2, 3], seats: -1, min_guests: 7, max_guests: 10 },
      ]),
      table(2, 4, [{ with: [3], seats: 1 }]),
      table(3, 4, [4]),
      table(4, 4),
    ];
    expect(seatsTogether(tables.slice(0, 2))).toBe(9);
    expect(seatsTogether(tables.slice(0, 3))).toBe(10);
    expect(seatsTogether(tables)).toBe(18);
    expect(seatsTogether([tables[0]!, tables[3]!])).toBe(8);
  });

  test('groups of joined tables are found smallest first, and never leave a table alone while another group serves', () => {
    expect(keysOf(findGroup(ROW, 7)?.tables)).toEqual(['12', '13']);
    expect(keysOf(findGroup(ROW, 7, [ROW[1]!])?.tables)).toEqual(['12', '13']);
    // Tables 12 and 15 would be left alone.
    expect(keysOf(findGroup(ROW, 7, [ROW[2]!])?.tables)).toEqual(['14', '15']);
    expect(keysOf(findGroup([ROW[1]!, ROW[2]!], 7)?.tables)).toEqual(['13', '14']);
    expect(findGroup(ROW, 17)).toBeUndefined();
  });

  test('groups of joined tables take the last table for two only if nothing else serves', () => {
    const tables = [table(1, 2, [2]), table(2, 4, [1]), table(3, 4, [4]), table(4, 4)];
    expect(keysOf(findGroup(tables, 6)?.tables)).toEqual(['3', '4']);
    expect(keysOf(findGroup(tables.slice(0, 2), 6)?.tables)).toEqual(['1', '2']);
  });

  test('groups of joined tables are chosen and released by one tap', () => {
    const tables = new Map(ROW.map((each) => [each.key, each]));
    const group = findGroup(ROW, 7, [ROW[0]!])!.tables;
    const tap = (tapped: Table, selected: readonly string[]) =>
      toggleTable(tapped, selected, tables, 7, [], undefined, { group, seatsOf: seatsTogether });
    expect(tap(ROW[0]!, [])).toMatchObject({ ok: true, added: true, selected: ['12', '13'] });
    expect(tap(ROW[1]!, ['12', '13', '15'])).toMatchObject({ ok: true, added: false, selected: ['15'] });
  });

  test('groups of joined tables are judged by the host as on the page', () => {
    const tables = [table(1, 4, [{ with: [2], seats: -1, min_guests: 3 }]), table(2, 4)];
    expect(validateSelection(tables, 7, [])).toBeUndefined();
    expect(validateSelection(tables, 8, [])).toEqual({ type: 'too-few-seats', seats: 7 });
    expect(validateSelection(tables, 3, [])).toBeUndefined();
    expect(validateSelection(tables, 2, [])).toEqual({ type: 'group-too-large', minGuests: 3 });
    expect(validateSelection(ROW, 8, [])).toEqual({ type: 'too-many-seats' });
  });

  const plan = fc
    .array(
      fc.record({
        seats: fc.integer({ min: 1, max: 6 }),
        joins: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 2 }),
      }),
      {
        minLength: 2,
        maxLength: 7,
      },
    )
    .map((rooms) => rooms.map(({ seats, joins }, id) => table(id, seats, joins)));

  test('groups of joined tables are found wherever one exists, and what is found can be reserved', () => {
    fc.assert(
      fc.property(plan, fc.integer({ min: 2, max: 16 }), (tables, guests) => {
        const found = findGroup(tables, guests);
        const sets = Array.from({ length: 2 ** tables.length }, (_, set) =>
          tables.filter((_each, at) => set & (2 ** at)),
        );
        const groups = sets.filter(
          (set) => set.length > 1 && set.length <= MAX_JOINED_TABLES && groupsOf(set).length === 1,
        );
        const suits = groups.filter(
          (set) => validateSelection(set, guests, []) === undefined && spareTables(set, guests).length === 0,
        );
        expect(found === undefined).toBe(suits.length === 0);
        if (found) expect(validateSelection(found.tables, guests, [])).toBeUndefined();
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});
