/** Groups of the list of tables, and the search in it. */
import { describe, expect, test } from 'vitest';
import { type TableListing, groupByArea, searchTables } from '../../../src/booker/list/tableSearch.ts';
import { parseAvailability } from '../../../src/domain/plan/reading/availability.ts';
import { room } from '../pageFixtures.ts';

function areas(answer: Record<string, ReturnType<typeof room>[]>) {
  const read = parseAvailability(Object.entries(answer).map(([name, rooms], id) => ({ id, name: name.trim(), rooms })));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.availability.areas;
}
const names = ({ groups }: TableListing): string[] => groups.flatMap(({ tables }) => tables.map(({ name }) => name));

const BEACH = areas({
  Lines: [room(1, 'Line 1', 2), room(2, 'Line 2', 4, { available: false }), room(3, 'Line 14', 4)],
  'Café Größe': [room(4, 'Piña', 14), room(5, 'Sofa 4', 2, { category_name: 'Lounge line' })],
});

describe('areas', () => {
  test('areas group the tables if several have names, and count the free tables of each', () => {
    expect(groupByArea(BEACH)).toMatchObject({
      isGrouped: true,
      count: 5,
      groups: [
        { name: 'Lines', free: 2, all: 3 },
        { name: 'Café Größe', free: 2, all: 2 },
      ],
    });
  });

  test('areas have no headings if only one has a name', () => {
    expect(groupByArea(areas({ Lines: [room(1, 'A', 2)], '': [room(2, 'B', 2)], Empty: [] }))).toMatchObject({
      isGrouped: false,
      count: 2,
      groups: [{ name: '' }],
    });
    expect(groupByArea([])).toMatchObject({ isGrouped: false, count: 0, groups: [] });
  });

  test('areas list tables without an area under a separate heading', () => {
    expect(
      groupByArea(areas({ Lines: [room(1, 'A', 2)], '': [room(2, 'B', 2)], BBQ: [room(3, 'C', 2)] })).groups.map(
        ({ name }) => name,
      ),
    ).toEqual(['Lines', 'Other tables', 'BBQ']);
  });
});

describe('the search', () => {
  const all = groupByArea(BEACH);

  test.each([
    ['by name', 'line 2', ['Line 2']],
    ['by area', 'cafe', ['Piña', 'Sofa 4']],
    ['by category', 'lounge', ['Sofa 4']],
    ['ignoring case and accents', ' PINA  größe', ['Piña']],
    ['ignoring accents that only the query has', 'Linés 2', ['Line 2']],
    ['by seats', '4 seats', ['Line 2', 'Line 14']],
    ['by seats and words', 'lines 4 seats', ['Line 2', 'Line 14']],
    ['by seats in the singular, while they are typed', '4 seat', ['Line 2', 'Line 14']],
    ['by a number and letters that do not mean seats', '4 so', ['Sofa 4']],
    ['by every word', 'sofa lines', []],
    ['by numbers from where they begin', '4', ['Sofa 4']],
    ['with what begins with the words first', 'line 1', ['Line 1', 'Line 14']],
    ['for nothing', 'zzz', []],
  ])('finds %s', (_, typed, found) => {
    expect(names(searchTables(all, typed))).toEqual(found);
    expect(searchTables(all, typed).count).toBe(found.length);
  });

  test('lists the area with the exact match first', () => {
    const beach = groupByArea(areas({ Sofas: [room(1, 'Piña 2', 2)], Lines: [room(2, 'Pin', 2)] }));
    expect(names(searchTables(beach, 'pin'))).toEqual(['Pin', 'Piña 2']);
  });
});

test('finds a table by the text that is painted on it', () => {
  const painted = (id: number, name: string, text: string) =>
    room(id, name, 2, { coordinates: { x: id * 100, y: 0, width: 60, height: 60, text } });
  const listing = groupByArea(
    areas({ Restaurant: [painted(1, 'Inside 90', 'R90'), painted(2, 'Inside 9', 'R9'), painted(3, 'Line 9', '9')] }),
  );
  expect(names(searchTables(listing, 'r9'))).toEqual(['Inside 9', 'Inside 90']);
  expect(names(searchTables(listing, 'R90'))).toEqual(['Inside 90']);
  expect(names(searchTables(listing, 'inside 9'))).toEqual(['Inside 9', 'Inside 90']);
});

test('finds a table by its row and number, however they are written', () => {
  const seat = (row: number, number: number) =>
    room(row * 100 + number, `Row ${row} No. ${number}`, 2, {
      coordinates: { x: number * 100, y: row * 100, width: 60, height: 60, text: `${row}-${number}` },
    });
  const listing = groupByArea(areas({ Beach: [seat(1, 4), seat(14, 2), seat(14, 23), seat(142, 3), seat(142, 30)] }));
  const found = (typed: string) => names(searchTables(listing, typed));
  expect(found('14/23')).toEqual(['Row 14 No. 23']);
  expect(found('14-2')).toEqual(['Row 14 No. 2', 'Row 14 No. 23']);
  expect(found('1423')).toEqual(['Row 14 No. 23', 'Row 142 No. 3']);
  expect(found('row14')).toEqual(['Row 14 No. 2', 'Row 14 No. 23', 'Row 142 No. 3', 'Row 142 No. 30']);
  expect(found('ow14')).toEqual([]);
  expect(found('row1 23')).toEqual(['Row 14 No. 23']);
});
