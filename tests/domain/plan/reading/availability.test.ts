import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Availability, parseAvailability } from '../../../../src/domain/plan/reading/availability.ts';
import { describeProblem } from '../../../../src/domain/plan/reading/describeProblem.ts';
import { PROP_KINDS } from '../../../../src/domain/plan/decorKinds.ts';
import { decorSchema } from '../../../../src/domain/plan/plan.ts';
import { parsePlanBackground } from '../../../../src/domain/plan/reading/planBackground.ts';
import { DEFAULT_TABLE_COLOR, type Table, tableLabel, tableSeatsLabel } from '../../../../src/domain/plan/table.ts';
import { SEED, loadPlan } from '../../../support/fixtureVenues.ts';

const COORDINATES = {
  x: 10,
  y: 20,
  width: 40,
  height: 50,
  color: '#0d5a73',
  text: '1',
  text_offset_x: 4,
  text_offset_y: 6,
  font_size: 14,
};
const ROOM = {
  id: 1,
  room_id: 70,
  name: 'Line 1',
  category_name: 'Front line',
  room_description: '<p>Sea</p>',
  beds: 2,
  available: true,
  coordinates: COORDINATES,
};
const answerOf = (...rooms: unknown[]): unknown => [{ id: 5, name: 'Lines', rooms }];
const roomWith = (fields: object): Record<string, unknown> => ({ ...ROOM, ...fields });
const placedWith = (fields: object): Record<string, unknown> =>
  roomWith({ coordinates: { ...COORDINATES, ...fields } });

function read(answer: unknown): Availability & { problems: readonly string[] } {
  const reading = parseAvailability(answer);
  if (!reading.ok) throw new Error(`not read: ${reading.problems.map(describeProblem).join('; ')}`);
  return { ...reading.availability, problems: reading.problems.map(describeProblem) };
}

/** The only table of an answer with one room. */
function tableFrom(room: unknown): Table {
  const { tables } = read(answerOf(room));
  expect(tables).toHaveLength(1);
  return tables[0]!;
}

describe('a host’s answer in the form of the specification', () => {
  test('a host’s answer in the form of the specification is parsed without problems, area by area', () => {
    const { areas, tables, problems } = read([
      { id: 5, name: 'Lines', rooms: [ROOM, roomWith({ id: 2, available: false })] },
      { id: 6, name: 'BBQ', rooms: [roomWith({ id: 3 })] },
    ]);
    expect(problems).toEqual([]);
    expect(areas.map((area) => [area.id, area.name, area.tables.map((table) => table.key)])).toEqual([
      ['5', 'Lines', ['1', '2']],
      ['6', 'BBQ', ['3']],
    ]);
    expect(tables.map((table) => table.available)).toEqual([true, false, true]);
    expect(tables[0]).toEqual({
      id: 1,
      key: '1',
      name: 'Line 1',
      areaId: '5',
      area: 'Lines',
      categoryId: '70',
      category: 'Front line',
      seats: 2,
      description: '<p>Sea</p>',
      available: true,
      box: COORDINATES,
      texts: COORDINATES,
      rotation: 0,
      shape: 'rect',
      color: '#0d5a73',
    });
    expect(tableLabel(tables[0]!)).toEqual({ text: '1', x: 4, y: 6, size: 14 });
    expect(tableSeatsLabel(tables[0]!)).toMatchObject({ text: '2', size: 40 * 0.24 });
  });

  test('a host’s answer in the form of the specification keeps pictures, times of day, shapes and rotations', () => {
    expect(
      tableFrom(
        roomWith({
          picture: 'https://host.example/a.jpg',
          available_until: '18:00',
          min_guests: 3,
          coordinates: { ...COORDINATES, shape: 'ellipse', rotation: -30 },
        }),
      ),
    ).toMatchObject({
      picture: 'https://host.example/a.jpg',
      availableUntil: 1080,
      minGuests: 3,
      shape: 'ellipse',
      rotation: -30,
    });
    expect(tableFrom(roomWith({ picture: null, available_until: '' })).picture).toBeUndefined();
  });
});

describe('tolerant parsing', () => {
  test('accepts numbers as text', () => {
    const text = Object.fromEntries(Object.entries(COORDINATES).map(([name, value]) => [name, String(value)]));
    const { tables, problems } = read(
      answerOf(roomWith({ beds: ' 4 ', coordinates: { ...text, rotation: '45', seats_offset_x: '1.5' } })),
    );
    expect(problems).toEqual([]);
    expect(tables[0]).toMatchObject({
      seats: 4,
      rotation: 45,
      box: { x: 10, y: 20, width: 40, height: 50 },
    });
    expect(tableLabel(tables[0]!)).toEqual({ text: '1', x: 4, y: 6, size: 14 });
    expect(tableSeatsLabel(tables[0]!).x).toBe(1.5);
  });

  test.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [false, false],
    [0, false],
    ['0', false],
    ['false', false],
  ])('reads available %o as %s', (value, available) => {
    const { tables, problems } = read(answerOf(roomWith({ available: value })));
    expect(tables[0]!.available).toBe(available);
    expect(problems).toEqual([]);
  });

  test.each([undefined, null, '', 'yes', 2, {}, []])(
    'reads a table as taken if available is %o, and logs it',
    (value) => {
      const { tables, problems } = read(answerOf(roomWith({ available: value })));
      expect(tables[0]!.available).toBe(false);
      expect(problems).toEqual(["group 0, room 0: available can't be read"]);
    },
  );

  test('accepts coordinates as JSON text', () => {
    expect(tableFrom(roomWith({ coordinates: JSON.stringify(COORDINATES) }))).toEqual(tableFrom(ROOM));
  });

  test('accepts rooms and groups as an object with numbered keys', () => {
    expect(
      read([{ id: 5, name: 'Lines', rooms: { 0: ROOM, 7: roomWith({ id: 2 }) } }]).tables.map((table) => table.id),
    ).toEqual([1, 2]);
    expect(
      read({ 1: { id: 5, name: 'Lines', rooms: [ROOM] }, 4: { id: 6, name: 'BBQ', rooms: [] } }).areas.map(
        (area) => area.name,
      ),
    ).toEqual(['Lines', 'BBQ']);
  });

  test('keeps a table id exactly as received', () => {
    expect(tableFrom(roomWith({ id: '007' }))).toMatchObject({ id: '007', key: '007' });
    expect(tableFrom(roomWith({ id: 7 }))).toMatchObject({ id: 7, key: '7' });
  });

  test.each([undefined, null, '', '  ', {}])('replaces a name %o by the id', (name) => {
    expect(tableFrom(roomWith({ name })).name).toBe('1');
  });

  test('treats missing and null fields alike', () => {
    const { id, beds, available } = ROOM;
    const { x, y, width, height } = COORDINATES;
    const { tables, problems } = read(
      answerOf({
        id,
        beds,
        available,
        room_description: null,
        coordinates: { x, y, width, height, color: null, rotation: null, font_size: '' },
      }),
    );
    expect(problems).toEqual([]);
    expect(tables[0]).toMatchObject({
      name: '1',
      category: '',
      categoryId: '',
      description: '',
      color: DEFAULT_TABLE_COLOR,
      rotation: 0,
    });
  });

  test('gives a room without a color its category’s color, across areas', () => {
    const bare = { ...COORDINATES, color: undefined };
    const { tables } = read([
      {
        id: 1,
        name: 'Lines',
        rooms: [roomWith({ coordinates: bare }), roomWith({ id: 2, room_id: 71, coordinates: bare })],
      },
      {
        id: 2,
        name: 'BBQ',
        rooms: [
          roomWith({ id: 3, room_id: '70' }),
          roomWith({ id: 4, coordinates: { ...COORDINATES, color: '#ffffff' } }),
        ],
      },
    ]);
    expect(tables.map((table) => table.color)).toEqual(['#0d5a73', DEFAULT_TABLE_COLOR, '#0d5a73', '#ffffff']);
  });

  test('reads a list that is wrapped in data', () => {
    const reading = parseAvailability({ data: answerOf(placedWith({})) });
    expect(reading.ok && reading.availability.tables.map(({ name }) => name)).toEqual(['Line 1']);
  });

  test('converts a color in another notation', () => {
    const convert = (color: string): string | undefined => (color === 'red' ? '#ff0000' : undefined);
    const reading = parseAvailability(
      answerOf(placedWith({ color: 'red' }), placedWith({ id: 2, color: 'rot' })),
      convert,
    );
    expect(reading.ok && reading.availability.tables[0]?.color).toBe('#ff0000');
  });

  test.each([
    ['color', 'red'],
    ['shape', 'star'],
    ['rotation', 'left'],
    ['font_size', 0],
    ['font_size', 'big'],
    ['text_offset_x', {}],
    ['seats_font_size', -3],
  ])('drops an optional %s of %o, and logs it', (name, value) => {
    const { tables, problems } = read(answerOf(placedWith({ [name]: value })));
    expect(tables).toHaveLength(1);
    expect(problems).toEqual([`group 0, room 0: ${name} can't be read`]);
  });
});

describe('one unreadable room does not lose the others', () => {
  test.each<[string, unknown, string]>([
    ['nothing', null, 'the room'],
    ['a list', [], 'the room'],
    ['no id', roomWith({ id: undefined }), 'id'],
    ['an id that is a list', roomWith({ id: [1] }), 'id'],
    ['no coordinates', roomWith({ coordinates: undefined }), 'coordinates'],
    ['coordinates that are not JSON', roomWith({ coordinates: '{x:1}' }), 'coordinates'],
    ['no x', placedWith({ x: undefined }), 'coordinates'],
    ['an x that is not a number', placedWith({ x: '10px' }), 'coordinates'],
    ['no width', placedWith({ width: 0 }), 'coordinates'],
    ['a place out of the world, that would shrink the plan to a dot', placedWith({ x: 1e12 }), 'coordinates'],
    ['no seats', roomWith({ beds: null }), 'beds'],
    ['seats that are a word', roomWith({ beds: 'two' }), 'beds'],
  ])('one unreadable room does not lose the others if it is or has %s', (_, room, field) => {
    const { tables, problems } = read(answerOf(roomWith({ id: 8 }), room, roomWith({ id: 9 })));
    expect(tables.map((table) => table.id)).toEqual([8, 9]);
    expect(problems).toEqual([`group 0, room 1: ${field} can't be read; the room is left out`]);
  });

  test('keeps the first of two rooms with one id, number or text, across areas', () => {
    const { tables, problems } = read([
      { id: 1, name: 'A', rooms: [ROOM, roomWith({ id: '1', name: 'Other' })] },
      { id: 2, name: 'B', rooms: [ROOM] },
    ]);
    expect(tables.map((table) => table.name)).toEqual(['Line 1']);
    expect(problems).toEqual([
      'group 0, room 1: the id 1 is already in use; the room is left out',
      'group 1, room 0: the id 1 is already in use; the room is left out',
    ]);
  });

  test('keeps the other groups if one is broken', () => {
    const { areas, problems } = read([null, { id: 1, name: 'A' }, { id: 2, name: 'B', rooms: [ROOM] }]);
    expect(areas.map((area) => area.name)).toEqual(['B']);
    expect(problems).toEqual(['group 0 has no rooms', 'group 1 has no rooms']);
  });
});

describe('nonsense', () => {
  test.each([
    undefined,
    null,
    true,
    {},
    { error: 'no such key' },
    { success: false, errors: { date: ['bad'] } },
    { data: [] },
    { data: [[ROOM]] },
    [1, 2],
    [[ROOM]],
    answerOf('x'),
  ])('nonsense is refused with a reason in the log: %j', (answer) => {
    const reading = parseAvailability(answer);
    expect(reading.ok).toBe(false);
    expect(reading.problems.length).toBeGreaterThan(0);
  });

  // Broken values for any field of any room.
  const broken = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(null, '', '__proto__', '1e999', -1, 0, 1e308, '{}', '[]', '{"x":1}', { __proto__: null }, [], {}),
    fc.string(),
    fc.double(),
  );
  const brokenRoom = fc
    .dictionary(fc.constantFrom(...Object.keys(ROOM), 'picture', 'available_until', 'constructor'), broken)
    .chain((fields) =>
      fc
        .dictionary(fc.constantFrom(...Object.keys(COORDINATES), 'shape', 'rotation', 'seats_font_size'), broken)
        .map((places) => ({ ...ROOM, coordinates: { ...COORDINATES, ...places }, ...fields, id: 'broken' })),
    );

  test('nonsense does not change how valid rooms are read', () => {
    const alone = read(answerOf(ROOM, roomWith({ id: 2 }))).tables;
    fc.assert(
      fc.property(fc.array(fc.oneof(brokenRoom, broken), { maxLength: 4 }), broken, (rooms, group) => {
        const { tables } = read([...(answerOf(ROOM, ...rooms, roomWith({ id: 2 })) as unknown[]), group]);
        expect(tables.filter((table) => table.id === 1 || table.id === 2).slice(0, 2)).toEqual(alone);
        for (const { box, color, seats } of tables) {
          expect([box.x, box.y, box.width, box.height, seats].every(Number.isFinite)).toBe(true);
          expect(Math.min(box.width, box.height)).toBeGreaterThan(0);
          expect(color).toMatch(/^#(?:[0-9a-f]{3}){1,2}$/i);
        }
      }),
      { seed: SEED, numRuns: 1_000 },
    );
  });
});

describe('a plan background', () => {
  const plan = loadPlan('beach-camp');

  test('a plan background has the plan’s size and decor', () => {
    expect(parsePlanBackground(JSON.parse(JSON.stringify(plan)))).toEqual({
      width: plan.width,
      height: plan.height,
      decor: plan.decor,
    });
  });

  test('a plan background has exactly the pieces that the schema of plans allows', () => {
    const box = { x: 1, y: 2, width: 3, height: 4, rotation: 5 };
    const line = (count: number): number[][] => Array.from({ length: count }, (_, at) => [at, -at]);
    const smooth = { smooth: true, corners: [0, 1] };
    const pieces: Record<string, unknown>[] = [
      { kind: 'area', surface: 'sand', points: line(3), name: 'Beach', ...smooth },
      { kind: 'path', surface: 'wood', points: line(2), width: 9, ...smooth },
      { kind: 'wall', points: line(2), width: 9 },
      { kind: 'text', x: 1, y: 2, text: 'Bar', size: 12, rotation: 5, tone: 'quiet' },
      { kind: 'picture', ...box, picture: 'pictures/terrace-1.svg' },
      ...PROP_KINDS.map((kind) => ({ kind, ...box, color: '#2a9d8f', name: 'Palm' })),
    ];
    const texts = [
      '',
      ' ',
      'Bar',
      'x'.repeat(80),
      'x'.repeat(81),
      '#abc',
      '#12',
      'sea',
      'strong',
      'a/b.webp',
      '//b.webp',
    ];
    const numbers = [0, -1, 1, 0.5, 361, -361, 100_000, 100_001, 1e9, NaN, Infinity, 2 ** 60];
    const lists = [[], [1.5], [-1], ['0'], [[0]], [[0, '1'], ...line(3)], ...[1, 2, 3, 400, 401].map(line)];
    const values = [undefined, null, true, {}, ...texts, ...numbers, ...lists];
    let accepted = 0;
    for (const piece of pieces)
      for (const field of Object.keys(piece))
        for (const value of values) {
          const changed = { ...piece, [field]: value };
          const isAllowed = decorSchema.safeParse(changed).success;
          if (isAllowed) accepted++;
          const background = parsePlanBackground({ width: 10, height: 10, decor: [changed] })?.decor;
          expect(background?.length, JSON.stringify(changed)).toBe(isAllowed ? 1 : 0);
        }
    expect(accepted).toBeGreaterThan(500);
  });

  test('a plan background drops an unreadable piece, and keeps the order of the others', () => {
    const wall = {
      kind: 'wall',
      points: [
        [0, 0],
        [1, 1],
      ],
      width: 2,
    };
    expect(parsePlanBackground({ width: '10', height: 20, decor: [wall, { kind: 'volcano' }, null, wall] })).toEqual({
      width: 10,
      height: 20,
      decor: [wall, wall],
    });
    expect(parsePlanBackground({ width: 10, height: 20 })?.decor).toEqual([]);
  });

  test.each([
    undefined,
    null,
    [],
    {},
    'x',
    { width: 0, height: 1 },
    { width: 10 },
    { width: -1, height: 4 },
    { width: 1e9, height: 4 },
  ])('a plan background is not read from %j', (answer) => {
    expect(parsePlanBackground(answer)).toBeUndefined();
  });
});
