import { expect, it } from 'vitest';
import { type OwnArea, withOwnAreas } from '../../../../src/editor/files/import/areas/ownAreas.ts';
import type { ParsedTable } from '../../../../src/editor/files/import/normalizeImport.ts';

const table = (name: string, x: number): ParsedTable => ({
  name,
  category: '',
  seats: 2,
  coordinates: { x, y: 0, width: 10, height: 10 },
});
const TABLES = [table('A', 0), table('B', 100), table('C', 200), table('D', 300)];
const PARSED = { categories: [], decor: [], areas: [{ name: 'Hall', tables: TABLES }] };
const KINDS = new Map(TABLES.map((each, i) => [each, i === 3 ? 1 : 0]));
const around = (from: number, to: number): OwnArea['lasso'] => [
  { x: from, y: -5 },
  { x: to, y: -5 },
  { x: to, y: 20 },
  { x: from, y: 20 },
];
const area = (id: number, name: string, lasso: OwnArea['lasso'], ...kinds: readonly number[]): OwnArea => ({
  id,
  name,
  lasso,
  kinds: new Set(kinds),
});
const areasWith = (...own: readonly OwnArea[]) =>
  withOwnAreas(PARSED, own, KINDS).areas.map(({ name, tables }) => [name, tables.map((each) => each.name).join(' ')]);

it('gives tables the area whose line is around them, or else that of their kind, or else the file’s', () => {
  expect(areasWith(area(1, 'Deck', around(-10, 150)), area(2, 'Bar', [], 1))).toEqual([
    ['Deck', 'A B'],
    ['Hall', 'C'],
    ['Bar', 'D'],
  ]);
  expect(areasWith(area(1, 'Deck', around(-10, 150)), area(2, 'Bar', around(90, 400), 0))).toEqual([
    ['Deck', 'A'],
    ['Bar', 'B C D'],
  ]);
});

it('leaves tables in the file’s area while an own one has no name or no tables', () => {
  expect(areasWith()).toEqual([['Hall', 'A B C D']]);
  expect(areasWith(area(1, ' ', around(-10, 400)), area(2, 'Bar', []))).toEqual([['Hall', 'A B C D']]);
});
