import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SURFACES, PROP_KINDS } from '../../../src/domain/plan/decorKinds.ts';
import { type Plan, validatePlan, planSchema, tablesFromPlan } from '../../../src/domain/plan/plan.ts';
import { boundsOf, unionBoxes } from '../../../src/domain/geometry/boxes.ts';
import { DEFAULT_TABLE_COLOR, tableLabel, tableSeatsLabel, tableTitle } from '../../../src/domain/plan/table.ts';
import { planExtent } from '../../../src/domain/plan/planExtent.ts';
import { TENANTS, loadPlan, readVenueFile, withValueAt } from '../../support/fixtureVenues.ts';

const ROOM = { id: 1, room_id: 70, name: 'Line 1', beds: 2, coordinates: { x: 10, y: 20, width: 40, height: 50 } };
const PLAN: Plan = {
  version: 1,
  width: 400,
  height: 300,
  categories: [{ id: 70, name: 'Front line', color: '#0d5a73' }],
  areas: [{ id: 1, name: 'Lines', rooms: [ROOM] }],
  decor: [],
};

const WALL = {
  kind: 'wall',
  points: [
    [0, 0],
    [1, 1],
  ],
  width: 2,
};

describe('a plan file', () => {
  test.each(TENANTS)('the plan of %s is accepted and valid', (tenant) => {
    const read = planSchema.safeParse(readVenueFile(tenant, 'plan.json'));
    expect(read.error?.issues).toBeUndefined();
    expect(validatePlan(loadPlan(tenant))).toEqual([]);
  });

  test('a plan file has every surface and prop in the fixture that shows them', () => {
    const file = new URL('../../../fixtures/plans/every-decor.json', import.meta.url);
    const sampler = planSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const shown = new Set(sampler.decor.map((piece) => (piece.kind === 'area' ? piece.surface : piece.kind)));
    expect([...SURFACES, ...PROP_KINDS].filter((name) => !shown.has(name))).toEqual([]);
  });

  const room = ['areas', 0, 'rooms', 0];
  const coordinates = [...room, 'coordinates'];
  test.each<[string, (string | number)[], unknown]>([
    ['no version', ['version'], undefined],
    ['a plan without end', ['width'], 1e9],
    ['a category without a name', ['categories', 0, 'name'], '  '],
    ['an id of 0', [...room, 'id'], 0],
    ['no category', [...room, 'room_id'], undefined],
    ['a description too long', [...room, 'room_description'], 'x'.repeat(4_001)],
    ['a color of 8 digits', [...coordinates, 'color'], '#11223344'],
    ['a color with more behind it', [...coordinates, 'color'], '#112233;}'],
    ['a rotation too far', [...coordinates, 'rotation'], 361],
    ['a label too long', [...coordinates, 'text'], 'x'.repeat(41)],
    ['until a word', [...room, 'available_until'], '6pm'],
    ['a picture on another host', [...room, 'picture'], 'https://example.com/a.png'],
    ['a picture above the folder', [...room, 'picture'], '../a.png'],
    ['a picture at the root', [...room, 'picture'], '/etc/a.png'],
    ['a picture that is a script', [...room, 'picture'], 'a.js'],
    ['a picture as data', [...room, 'picture'], 'data:image/png;base64,AA'],
    ['a point of three numbers', ['decor', 0, 'points', 0], [0, 0, 0]],
    ['a wall without width', ['decor', 0, 'width'], undefined],
  ])('a plan file refuses %s and names the path', (_, path, value) => {
    const read = planSchema.safeParse(withValueAt({ ...PLAN, decor: [WALL] }, path, value));
    expect(read.success).toBe(false);
    expect(read.error!.issues.map((issue) => issue.path)).toContainEqual(path);
  });

  test.each([[[]], [['categories', 0]], [['areas', 0]], [room], [coordinates]])(
    'a plan file refuses an unknown field in %j',
    (path) => {
      const read = planSchema.safeParse(withValueAt(PLAN, [...path, 'colour'], '#fff'));
      expect(read.error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['colour'], path }]);
    },
  );
});

describe('issues of a plan', () => {
  const second = { ...ROOM, id: 2 };

  test('issues of a plan include a duplicate table id, in one area or two', () => {
    const plan = {
      ...PLAN,
      areas: [
        { id: 1, name: 'Lines', rooms: [ROOM, second, { ...ROOM, name: 'Line 2' }] },
        { id: 2, name: 'BBQ', rooms: [second] },
      ],
    };
    expect(validatePlan(plan)).toEqual([
      { path: '/areas/0/rooms/2/id', message: 'the id 1 is used twice' },
      { path: '/areas/1/rooms/0/id', message: 'the id 2 is used twice' },
    ]);
  });

  test('issues of a plan include a duplicate area or category id', () => {
    const plan = {
      ...PLAN,
      categories: [...PLAN.categories, ...PLAN.categories],
      areas: [...PLAN.areas, { id: 1, name: 'BBQ', rooms: [] }],
    };
    expect(validatePlan(plan).map((error) => error.path)).toEqual(['/categories/1/id', '/areas/1/id']);
  });

  test('issues of a plan include an unknown category', () => {
    expect(validatePlan({ ...PLAN, categories: [] })).toEqual([
      { path: '/areas/0/rooms/0/room_id', message: 'there is no category 70' },
    ]);
  });
});

describe('invisible tables', () => {
  const planWith = (coordinates: Partial<Plan['areas'][0]['rooms'][0]['coordinates']>): Plan => ({
    ...PLAN,
    areas: [{ id: 1, name: 'Lines', rooms: [{ ...ROOM, coordinates: { ...ROOM.coordinates, ...coordinates } }] }],
  });

  test.each([
    [[]],
    [
      [
        { id: 1, name: 'Lines', rooms: [] },
        { id: 2, name: 'BBQ', rooms: [] },
      ],
    ],
  ])('a plan must have a table: %j', (areas) => {
    expect(validatePlan({ ...PLAN, areas })).toEqual([{ path: '/areas', message: 'the plan has no tables' }]);
  });

  test.each<[string, Parameters<typeof planWith>[0], boolean]>([
    ['right of the plan', { x: 401 }, true],
    ['below', { y: 301 }, true],
    ['over an edge', { x: 399 }, false],
    ['over a corner', { x: -39, y: -49 }, false],
    ['around all of it', { x: -10, y: -10, width: 900, height: 900 }, false],
    ['turned out of it', { x: -46, y: 100, width: 50, height: 2, rotation: 90 }, true],
    ['turned into it', { x: 400.5, y: 100, width: 10, height: 60, rotation: 90 }, false],
    ['past a corner, though its bounds are not', { x: -110, y: -4, width: 100, height: 8, rotation: 45 }, true],
  ])('a table %s: outside %s', (_name, coordinates, outside) => {
    expect(validatePlan(planWith(coordinates)).map((error) => error.path)).toEqual(
      outside ? ['/areas/0/rooms/0/coordinates'] : [],
    );
  });
});

describe('tables of a plan', () => {
  test('tables of a plan have the room’s color, else its category’s, else the default', () => {
    const plan: Plan = {
      ...PLAN,
      areas: [
        {
          id: 1,
          name: 'Lines',
          rooms: [
            { ...ROOM, coordinates: { ...ROOM.coordinates, color: '#123456' } },
            { ...ROOM, id: 2 },
            { ...ROOM, id: 3, room_id: 99 },
          ],
        },
      ],
    };
    expect(tablesFromPlan(plan).map((table) => [table.color, table.category])).toEqual([
      ['#123456', 'Front line'],
      ['#0d5a73', 'Front line'],
      [DEFAULT_TABLE_COLOR, ''],
    ]);
  });

  test('tables of a plan are all available except the taken ones', () => {
    const plan: Plan = { ...PLAN, areas: [{ id: 1, name: 'Lines', rooms: [ROOM, { ...ROOM, id: 11 }] }] };
    expect(tablesFromPlan(plan).map((table) => table.available)).toEqual([true, true]);
    expect(tablesFromPlan(plan, new Set(['1'])).map((table) => table.available)).toEqual([false, true]);
  });

  test('tables of a plan have the room’s text and offsets, else its name and seats, centered and sized by the table', () => {
    const [plain] = tablesFromPlan(PLAN);
    expect(plain).toMatchObject({
      key: '1',
      id: 1,
      area: 'Lines',
      categoryId: '70',
      seats: 2,
      rotation: 0,
      shape: 'rect',
      description: '',
      box: { x: 10, y: 20, width: 40, height: 50 },
    });
    const label = tableLabel(plain!);
    const seatsLabel = tableSeatsLabel(plain!);
    expect([label.text, seatsLabel.text]).toEqual(['Line 1', '2']);
    expect(plain!.picture).toBeUndefined();
    expect(plain!.availableUntil).toBeUndefined();
    expect(label.x).toBeUndefined();
    expect(seatsLabel.size).toBeLessThan(label.size);
    const detailed = withValueAt(PLAN, ['areas', 0, 'rooms', 0], {
      ...ROOM,
      available_until: '18:00',
      coordinates: {
        ...ROOM.coordinates,
        text: 'L1',
        text_offset_x: 0,
        text_offset_y: 3,
        font_size: 14,
        seats_offset_x: 5,
        seats_offset_y: 0,
        seats_font_size: 8,
        rotation: 30,
      },
    });
    const [table] = tablesFromPlan(planSchema.parse(detailed));
    expect(table).toMatchObject({ availableUntil: 1080, rotation: 30 });
    expect(tableLabel(table!)).toEqual({ text: 'L1', x: 0, y: 3, size: 14 });
    expect(tableSeatsLabel(table!)).toEqual({ text: '2', x: 5, y: 0, size: 8 });
  });

  test('tables of a plan have the plan’s extent, else the extent of the tables with a margin', () => {
    const tables = tablesFromPlan(PLAN);
    expect(planExtent(unionBoxes(tables.map(boundsOf)), { width: 400, height: 300 })).toEqual({
      x: 0,
      y: 0,
      width: 400,
      height: 300,
    });
    expect(planExtent(unionBoxes(tables.map(boundsOf)))).toEqual({ x: 8, y: 18, width: 44, height: 54 });
    expect(planExtent(undefined)).toEqual({ x: 0, y: 0, width: 100, height: 100 });
  });
});

test.each([
  ['Row 1 No. 10', '1-10', 'Row 1 No. 10'],
  ['Row 1 No. 10', '10', 'Row 1 No. 10'],
  ['Row 1 No. 10', '1-11', 'Row 1 No. 10 · 1-11'],
  ['Row 1 No. 10', '2-1-10', 'Row 1 No. 10 · 2-1-10'],
  ['Row 01 No. 10', '1/10', 'Row 01 No. 10'],
  ['T09', '9', 'T09'],
  ['Inside 9', 'R9', 'Inside 9 · R9'],
])('the title of %s with %s painted on it is %s', (name, text, title) => {
  expect(tableTitle({ name, texts: { text } })).toBe(title);
});
