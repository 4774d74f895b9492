/** Rules about tables that belong to another area than the one that lists them. */
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../../../src/domain/checks/check.ts';
import { ANSWER, type JsonObject, PLAN, findings, ofRule, room } from '../../samplePlan.ts';

/** Two areas, the second 600 units to the right; positions of tables can be replaced. */
function twoAreas(moved: Readonly<Record<number, readonly [x: number, y: number]>>, count = 5): JsonObject {
  const place = (n: number, x: number, y: number): JsonObject => {
    const [newX, newY] = moved[n] ?? [x, y];
    return room(n, { room_id: 70 }, { x: newX, y: newY });
  };
  const row = (from: number, x: number): JsonObject[] =>
    Array.from({ length: count }, (_, index) => place(from + index, x + index * 100, 60));
  return {
    ...PLAN,
    width: 2_000,
    height: 1_200,
    areas: [
      { id: 1, name: 'Beach', rooms: row(1, 0) },
      { id: 2, name: 'Garden', rooms: row(11, 900) },
    ],
  };
}
const strays = (plan: JsonObject): string[] => ofRule(findings(plan), 'stray-table').map(({ message }) => message);

describe('a stray table', () => {
  test('stands among the tables of another area', () => {
    expect(ofRule(findings(twoAreas({ 5: [1_100, 160] })), 'stray-table')).toEqual([
      {
        rule: 'stray-table',
        severity: 'warning',
        path: '/areas/0/rooms/4/coordinates',
        table: 5,
        message:
          '"Table 5" stands among the tables of "Garden", 806 units from its own area: check its position and its area',
      },
    ]);
  });

  test('is more than three usual gaps from its area', () => {
    // The others of its area are 100 apart, and the fourth neighbor is 100 away.
    const between = (x: number): JsonObject => {
      const plan = twoAreas({ 5: [x, 60] });
      const [beach, garden] = plan['areas'] as [JsonObject, JsonObject];
      const spots = [
        [x - 60, 160],
        [x + 60, 160],
        [x - 60, 0],
        [x + 60, 0],
        [x, 260],
      ] as const;
      return {
        ...plan,
        areas: [beach, { ...garden, rooms: spots.map(([left, top], n) => room(11 + n, {}, { x: left, y: top })) }],
      };
    };
    expect(strays(between(600))).toEqual([]);
    expect(strays(between(601))).toHaveLength(1);
  });

  test('is more than twice as far from its area as from the fourth nearest', () => {
    // Its area ends at 300, and the fourth nearest table of the other one is 200 away.
    const beside = (x: number): JsonObject => {
      const plan = twoAreas({ 5: [x, 60] });
      const [beach, garden] = plan['areas'] as [JsonObject, JsonObject];
      const spots = [
        [x - 80, 60],
        [x + 80, 60],
        [x, 160],
        [x, 260],
        [x, 560],
      ] as const;
      return {
        ...plan,
        areas: [beach, { ...garden, rooms: spots.map(([left, top], n) => room(11 + n, {}, { x: left, y: top })) }],
      };
    };
    expect(strays(beside(700))).toEqual([]);
    expect(strays(beside(701))).toHaveLength(1);
  });

  test('has no table of its own area among the four nearest', () => {
    expect(strays(twoAreas({ 4: [1_100, 160], 5: [1_200, 160] }))).toEqual([]);
    expect(strays(twoAreas({ 4: [1_100, 160], 5: [1_500, 160] }))).toEqual([]);
    expect(strays(twoAreas({ 5: [1_200, 160] }))).toHaveLength(1);
  });

  test('is not one that stands alone', () => {
    expect(strays(twoAreas({ 5: [1_100, 1_100] }))).toEqual([]);
  });

  test('needs four tables in its area', () => {
    expect(strays(twoAreas({ 4: [1_000, 160] }, 4))).toHaveLength(1);
    const [beach, garden] = twoAreas({ 5: [1_100, 160] })['areas'] as [JsonObject, JsonObject];
    const of = (count: number): JsonObject => ({
      ...twoAreas({}),
      areas: [{ ...beach, rooms: (beach['rooms'] as JsonObject[]).slice(-count) }, garden],
    });
    expect(strays(of(4))).toHaveLength(1);
    expect(strays(of(3))).toEqual([]);
  });
});

describe('a category of another area', () => {
  const NAMES = ['Beach table', 'Garden table'] as const;
  const planOf = (
    rooms: readonly (readonly [areaIndex: number, category: number, name?: string])[],
    names: readonly string[] = NAMES,
    areaNames: readonly string[] = ['Beach', 'Garden'],
  ): JsonObject => ({
    ...PLAN,
    categories: names.map((name, n) => ({ id: 70 + n, name, color: ['#0d5a73', '#e6ae30', '#7a1f3d'][n] })),
    areas: areaNames.map((name, area) => ({
      id: area + 1,
      name,
      rooms: rooms.flatMap(([at, category, own], n) =>
        at === area ? [room(n + 1, { room_id: category, ...(own === undefined ? {} : { name: own }) })] : [],
      ),
    })),
  });
  const found = (plan: JsonObject): string[] =>
    ofRule(findings(plan), 'category-of-other-area').map(({ message }) => message);
  const sound = [
    [0, 70],
    [0, 70],
    [1, 71],
    [1, 71],
  ] as const;

  test('is named like it', () => {
    expect(found(planOf(sound))).toEqual([]);
    expect(found(planOf([...sound, [0, 71]]))).toEqual([
      '"Table 5" of "Beach" has the category "Garden table", which is named like the area "Garden": choose the category of its area',
    ]);
  });

  test('is reported once for an area', () => {
    expect(found(planOf([...sound, [0, 71], [0, 71], [1, 70]]))).toHaveLength(2);
  });

  test('may be that of a table with its name', () => {
    expect(found(planOf([...sound, [0, 71, 'Garden corner']]))).toEqual([]);
    expect(found(planOf([...sound, [0, 71, 'Gardens corner']]))).toEqual([]);
    expect(found(planOf([...sound, [0, 71, 'Table corner']]))).toHaveLength(1);
  });

  test('may be shared by an area without a category of its name', () => {
    expect(found(planOf([...sound, [0, 71]], ['Front', 'Garden table']))).toEqual([]);
  });

  test('is known by its singular', () => {
    expect(found(planOf([...sound, [0, 71]], ['Line', 'Garden'], ['Lines', 'Gardens']))).toHaveLength(1);
    // A word of two areas names neither.
    expect(found(planOf([...sound, [0, 71]], ['East wing', 'Garden'], ['East wing', 'Garden wing']))).toHaveLength(1);
    expect(found(planOf([...sound, [0, 71]], ['East wing', 'Wing'], ['East wing', 'West wing']))).toEqual([]);
  });

  test('may have a word of other categories if most of their tables stand in its area', () => {
    const lines = ['Front line', 'Second line', 'Garden'];
    const areas = ['Lines', 'Garden'];
    const rooms = [
      [0, 70],
      [0, 71],
      [1, 72],
    ] as const;
    expect(found(planOf([...rooms, [0, 72]], lines, areas))).toHaveLength(1);
    // As many of these tables stand elsewhere.
    expect(found(planOf([...rooms, [1, 70], [1, 71], [0, 72]], lines, areas))).toEqual([]);
  });

  test('is found in an answer', () => {
    const [group] = ANSWER;
    const rooms = group!['rooms'] as JsonObject[];
    const answer = [
      { id: 1, name: 'Back', rooms: [rooms[0], rooms[1]] },
      { id: 2, name: 'Front', rooms: [{ ...rooms[2], room_id: 70, category_name: 'Front' }] },
    ];
    expect(ofRule(checkFile('answer', answer), 'category-of-other-area')).toMatchObject([{ table: 2 }]);
  });
});

describe('a category called by a shape', () => {
  const called = (name: string | undefined, shape: string, inPlan = 'Front'): string[] => {
    const [first, second] = [1, 2].map((n) => ({ ...room(n, { room_id: 70, category_name: name }, { shape }) }));
    const plan = { ...PLAN, categories: [{ id: 70, name: inPlan, color: '#0d5a73' }] };
    return ofRule(
      findings({ ...plan, areas: [{ id: 1, name: 'Beach', rooms: [first, second] }] }),
      'seats-contradict-category',
    ).map(({ path, message }) => `${path} ${message}`);
  };

  test('has a table of another shape, reported once', () => {
    expect(called(undefined, 'rect', 'Round tables')).toEqual([
      '/areas/0/rooms/0/room_id The category of "Table 1" is called "Round tables", but the plan draws corners: correct one of them',
    ]);
    expect(called(undefined, 'ellipse', 'Square tables')).toEqual([
      '/areas/0/rooms/0/room_id The category of "Table 1" is called "Square tables", but the plan draws an ellipse: correct one of them',
    ]);
  });

  test.each(['Oval', 'Runder Tisch', 'Bundar', 'Meja bulat', ' round '])('is round: %s', (name) => {
    expect(called(name, 'rect')).toHaveLength(1);
    expect(called(name, 'ellipse')).toEqual([]);
  });

  test.each(['Rectangular table', 'Eckiger Tisch', 'Quadratische Tische', 'Meja persegi'])(
    'has corners: %s',
    (name) => {
      expect(called(name, 'ellipse')).toHaveLength(1);
      expect(called(name, 'rect')).toEqual([]);
    },
  );

  test.each(['Round the corner', 'All round', 'Market square', 'Square'])('tells no shape: %s', (name) => {
    expect([...called(name, 'rect'), ...called(name, 'ellipse')]).toEqual([]);
  });
});

describe('the text with the name of an area', () => {
  const misplaced = (text: JsonObject, plan: JsonObject = twoAreas({})): string[] =>
    ofRule(findings({ ...plan, decor: [{ kind: 'text', text: 'Beach', size: 20, ...text }] }), 'misplaced-label').map(
      ({ path, message }) => `${path} ${message}`,
    );

  test('stands at the tables of another one', () => {
    expect(misplaced({ x: 930, y: 90 })).toEqual([
      '/decor/0 The text "Beach" stands at the tables of "Garden": move it to its own area',
    ]);
    expect(misplaced({ x: 930, y: 90, text: ' BEACH' })).toHaveLength(1);
    expect(misplaced({ x: 30, y: 90, text: 'Garden' })).toHaveLength(1);
  });

  test('is more than twice as far from its own', () => {
    // The nearest tables have their centers at 430 and 930.
    expect(misplaced({ x: 764, y: 90 })).toHaveLength(1);
    expect(misplaced({ x: 763, y: 90 })).toEqual([]);
    expect(misplaced({ x: 430, y: 90 })).toEqual([]);
  });

  test('is a text with a place, and its area has tables', () => {
    expect(misplaced({ x: 930, y: 90, text: 'Bar' })).toEqual([]);
    expect(misplaced({ x: 930, y: 90, kind: 'bar' })).toEqual([]);
    expect(misplaced({ x: '930', y: 90 })).toEqual([]);
    expect(misplaced({ x: 930, y: '90' })).toEqual([]);
    expect(misplaced({ x: 930, y: 90, text: 5 })).toEqual([]);
    const plan = twoAreas({});
    const [beach, garden] = plan['areas'] as [JsonObject, JsonObject];
    expect(misplaced({ x: 930, y: 90 }, { ...plan, areas: [{ ...beach, rooms: [] }, garden] })).toEqual([]);
  });
});

test('an area is called by the number of its tables', () => {
  const called = (name: string): number =>
    ofRule(
      findings({ ...PLAN, areas: [{ id: 1, name, rooms: [1, 2].map((n) => room(n)) }] }),
      'area-contradicts-tables',
    ).length;
  for (const name of ['Beach (3 tables)', '12 Tische', 'Beach 1 Meja']) expect(called(name), name).toBe(1);
  for (const name of ['Beach (2 tables)', '3 tablespoons', 'B3 tables', '3 palms']) expect(called(name), name).toBe(0);
});

describe('areas whose names were exchanged', () => {
  const areas = (...named: [name: string, table: string, count?: number][]): JsonObject => ({
    ...PLAN,
    areas: named.map(([name, table, count = 4], area) => ({
      id: area + 1,
      name,
      rooms: Array.from({ length: count }, (_, n) => room(area * 10 + n + 1, { name: `${table} ${n + 1}` })),
    })),
  });
  const exchanged = (...named: [name: string, table: string, count?: number][]): string[] =>
    ofRule(findings(areas(...named)), 'area-contradicts-tables').map(({ path, message }) => `${path} ${message}`);

  test('are called like the tables of each other', () => {
    expect(exchanged(['Sofa tables', 'Roadside'], ['Roadside', 'Sofa'], ['Deck', 'Deck'])).toEqual([
      '/areas/0/name "Sofa tables" is called like the tables of "Roadside": exchange the names of the areas',
      '/areas/1/name "Roadside" is called like the tables of "Sofa tables": exchange the names of the areas',
    ]);
  });

  test('are not judged by few tables, other words, or a word of both', () => {
    expect(exchanged(['Sofas', 'Roadside', 3], ['Roadside', 'Sofa', 3])).toEqual([]);
    expect(exchanged(['Sofas', 'Roadside'], ['Garden', 'Sofa'])).toEqual([]);
    expect(exchanged(['Sofas', 'Sofa'], ['Roadside', 'Sofa'])).toEqual([]);
  });
});

test('a table alone called like those of another area is a slip', () => {
  const names = (bar: readonly string[]): JsonObject => ({
    ...PLAN,
    areas: [bar, [1, 2, 3, 4].map((n) => `Garden ${n}`)].map((list, area) => ({
      id: area + 1,
      name: area === 0 ? 'At the bar' : 'Garden',
      rooms: list.map((name, n) => room(area * 10 + n + 1, { name })),
    })),
  });
  const odd = (...bar: string[]): string[] =>
    ofRule(findings(names(bar)), 'odd-name').map(({ path, message }) => `${path} ${message}`);
  expect(odd('Bar 1', 'Bar 2', 'Bar 3', 'Bar 4', 'Garden 9')).toEqual([
    '/areas/0/rooms/4/name "Garden 9" is called like the tables of "Garden": check the name',
  ]);
  expect(odd('Bar 1', 'Bar 2', 'Bar 3', 'Bar 4', 'Bar 5', 'Bar 6', 'Garden 8', 'Garden 9'), 'two of them').toEqual([]);
  expect(odd('Bar 1', 'Bar 2', 'Bar 3', 'Bar 4', 'Palm 9'), 'of no other area').toEqual([]);
});

test('the last word of a name stands once', () => {
  const named = (name: string, other = 'Garden restaurant'): string[] =>
    ofRule(
      findings({
        ...PLAN,
        areas: [name, other].map((each, area) => ({ id: area + 1, name: each, rooms: [room(area + 1)] })),
      }),
      'odd-name',
    ).map(({ message }) => message);
  expect(named('Inside restaurant restaurant')).toEqual([
    '"Inside restaurant restaurant" has the word "restaurant" twice: check the name',
  ]);
  expect(named('Inside Restaurant Restaurant')).toHaveLength(1);
  for (const name of ['Bora Bora', 'Hotel Bora Bora', 'Tables and tables']) expect(named(name), name).toEqual([]);
});

test('nearly all tables of an area have a category, or none has', () => {
  const without = (count: number, all: number): string[] =>
    ofRule(
      checkFile('answer', [
        {
          ...ANSWER[0],
          rooms: Array.from({ length: all }, (_, n) => {
            const { room_id, ...rest }: JsonObject = { ...(ANSWER[0]!['rooms'] as JsonObject[])[0], ...room(n + 1) };
            return n < count ? rest : { ...rest, room_id };
          }),
        },
      ]),
      'incomplete-table',
    ).map(({ path, message }) => `${path} ${message}`);
  expect(without(1, 6)).toEqual(['/0/rooms/0 "Table 1" has no category, but the others of its area have one: add it']);
  expect(without(4, 10)).toHaveLength(4);
  expect(without(5, 10)).toEqual([]);
  expect(without(6, 6)).toEqual([]);
});
