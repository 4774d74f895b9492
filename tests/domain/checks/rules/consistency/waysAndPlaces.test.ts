/** Rules about things that stand where nobody puts them, and ways that nobody can go, at the borders of what they accept. */
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../../../src/domain/checks/check.ts';
import { area, named, prop, withDecor } from '../../plans/planChanges.ts';
import { type JsonObject, PLAN, VENUE, findings, ofRule, planWith, room } from '../../samplePlan.ts';

type Points = readonly (readonly [number, number])[];

const wall = (points: Points): JsonObject => ({ kind: 'wall', width: 8, points });
const path = (width: number, y: number, surface = 'wood'): JsonObject => ({
  kind: 'path',
  surface,
  width,
  points: [
    [0, y],
    [600, y],
  ],
});
const messages = (rule: string, ...decor: JsonObject[]): string[] =>
  ofRule(findings(withDecor(...decor)), rule).map(({ message }) => message);

describe('misplaced decor', () => {
  const SEA = area('sea', [0, 280], [600, 280], [600, 400], [0, 400]);
  const misplaced = (...decor: JsonObject[]) => messages('misplaced-decor', ...decor);

  test('is a wall in the sea, but no quay along it', () => {
    const inSea: Points = [
      [300, 260],
      [300, 390],
    ];
    expect(misplaced(SEA, wall(inSea))).toEqual(['The wall lies in the sea: move it']);
    expect(misplaced(SEA, path(700, 300), wall(inSea))).toEqual([]);
    const quay = (y: number): Points => [
      [20, y],
      [580, y],
    ];
    expect(misplaced(SEA, wall(quay(288)))).toEqual([]);
    expect(misplaced(SEA, wall(quay(289)))).toHaveLength(1);
  });

  test('is foam on a floor', () => {
    const floor = area('floor', [-10, 280], [300, 280], [300, 400], [-10, 400]);
    expect(misplaced(floor, path(8, 340, 'foam'))).toEqual(['The foam lies on the floor: move it']);
    expect(misplaced(path(8, 340, 'foam'), floor)).toEqual([]);
    expect(misplaced({ ...floor, surface: 'sand' }, path(8, 340, 'foam'))).toEqual([]);
    expect(misplaced(floor, path(8, 340))).toEqual([]);
  });

  test('is a bar through which a wall leads, but none that stands at it', () => {
    const bar = (x: number): JsonObject => ({ ...prop('bar', x, 300, 40), width: 80 });
    const across = wall([
      [300, 280],
      [300, 400],
    ]);
    expect(misplaced(across, bar(260))).toEqual(['A wall crosses the bar: move it']);
    // A fifth of its shorter side: 8.
    expect(misplaced(across, bar(293))).toEqual([]);
    expect(misplaced(across, bar(291))).toHaveLength(1);
    expect(misplaced(across, prop('umbrella', 280, 300, 40))).toEqual([]);
  });
});

describe('a blocked way', () => {
  const blocked = (...decor: JsonObject[]) => messages('blocked-way', ...decor);

  test('is a path no wider than the table on it', () => {
    // The first row is 60 high, with its middle at 90.
    expect(blocked(path(60, 90))).toHaveLength(4);
    expect(blocked(path(61, 90))).toEqual([]);
    expect(blocked(path(60, 105))).toHaveLength(4);
    expect(blocked(path(60, 106))).toEqual([]);
    expect(blocked(path(24, 90))).toHaveLength(4);
    expect(blocked(path(23, 90))).toEqual([]);
    expect(blocked(path(60, 90, 'foam'))).toEqual([]);
  });

  test('is a wall around tables without a door', () => {
    const ring: Points = [
      [10, 10],
      [590, 10],
      [590, 390],
      [10, 390],
    ];
    const closed = [...ring, [10, 18] as const];
    expect(blocked(wall(closed))).toEqual([
      'The wall encloses "Table 1" without a door: leave an opening, or place a door',
    ]);
    expect(blocked(wall([...ring, [10, 19]]))).toEqual([]);
    expect(blocked(wall(closed), { kind: 'door', x: 400, y: 384, width: 60, height: 12 })).toEqual([]);
    expect(blocked(wall(closed.map(([x, y]) => [x / 20, y / 20] as const)))).toEqual([]);
  });
});

test('an area with x and y exchanged is found by the tables that it should hold', () => {
  const plan = (corner: number): JsonObject => ({
    ...PLAN,
    width: 800,
    areas: [
      { id: 1, name: 'Beach', rooms: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => room(n, {}, { x: 440 + 70 * (n % 4) })) },
    ],
    decor: [area('floor', [40, 430], [40, corner], [250, corner], [250, 430])],
  });
  expect(ofRule(findings(plan(790)), 'decor-off-plan').map(({ message }) => message)).toEqual([
    'The area of floor seems to have x and y exchanged: swap them',
  ]);
  expect(ofRule(findings(plan(440)), 'decor-off-plan')).toEqual([]);
});

describe('a name', () => {
  test.each([
    ['Sofa 3 (reserved Mr. Silva)', true],
    ['Table 4 Mrs Perera', true],
    ['Sofa 2 0812 3456 7890', true],
    ['Ibu Made’s corner', false],
    ['Mr. Coconut 3', false],
    ['Table 12', false],
    ['Row 2 Seat 14', false],
  ])('may not name a guest: %s', (name, isBlamed) => {
    expect(ofRule(findings(named(name)), 'placeholder-text').length > 0).toBe(isBlamed);
  });

  test('takes the number that a series lacks', () => {
    const odd = (name: string): number => {
      const rooms = Array.from({ length: 12 }, (_, i) => room(i + 1, i === 6 ? { name } : {}));
      return ofRule(findings({ ...PLAN, areas: [{ id: 1, name: 'Beach', rooms }] }), 'odd-name').length;
    };
    expect(odd('Tisch 7')).toBe(1);
    expect(odd('Tisch 8')).toBe(0);
    expect(odd('Stage')).toBe(0);
  });
});

test('a category called by a shape has tables of that shape', () => {
  const called = (name: string, shape: string): number =>
    ofRule(
      findings(
        planWith(
          [['categories', 1, 'name'], name],
          [['areas', 0, 'rooms', 0, 'coordinates', 'shape'], shape],
          [['areas', 0, 'rooms', 2, 'coordinates', 'shape'], shape],
          [['areas', 0, 'rooms', 4, 'coordinates', 'shape'], shape],
        ),
      ),
      'seats-contradict-category',
    ).length;
  expect(called('Round table', 'rect')).toBe(1);
  expect(called('Round table', 'ellipse')).toBe(0);
  expect(called('Square tables', 'ellipse')).toBe(1);
  expect(called('Square', 'ellipse')).toBe(0);
  expect(called('Ground floor', 'rect')).toBe(0);
});

describe('terms', () => {
  const settings = (rule: string, changes: JsonObject): number =>
    ofRule(checkFile('venue', { ...VENUE, ...changes }, { plan: PLAN }), rule).length;

  test.each([
    ['For parties of more than six please call us.', 1],
    ['For parties of more than eight please call us.', 0],
    ['More than 4 guests? Please write.', 0],
    ['With more than 4 guests please write to us.', 1],
    ['Parties of more than six sit at two tables.', 0],
  ])('do not turn away parties that the form takes: %s', (text, blamed) => {
    expect(settings('terms-contradict-settings', { terms: [{ text }] })).toBe(blamed);
  });

  test('have a heading and a text, not the other way around', () => {
    const terms = (heading: string, text: string): number =>
      settings('unfinished-text', { terms: [{ heading, text }] });
    expect(terms('We keep each table for fifteen minutes.', 'Holding your table')).toBe(1);
    expect(terms('Holding your table', 'We keep each table for fifteen minutes.')).toBe(0);
    expect(terms('One table, one day, one party.', 'We ask you for this.')).toBe(0);
  });
});
