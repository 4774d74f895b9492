/** What each rule finds, at its limits: the code and the place of each finding of a changed sample plan. */
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../../src/domain/checks/check.ts';
import type { CheckOptions } from '../../../../src/domain/checks/checkContext.ts';
import type { PictureFacts } from '../../../../src/domain/checks/pictureFacts.ts';
import {
  ANSWER,
  AT,
  type JsonObject,
  PLAN,
  ROOM,
  VENUE,
  answerWith,
  findings,
  ofRule,
  planWith,
  room,
  rulesIn,
} from '../samplePlan.ts';

/** The findings as `code path`. */
const found = (plan: unknown, around?: CheckOptions): string[] =>
  checkFile('plan', plan, around).map(({ code, path }) => `${code} ${path}`);
const foundIn = (answer: unknown): string[] => checkFile('answer', answer).map(({ code, path }) => `${code} ${path}`);
const withRooms = (...rooms: JsonObject[]): JsonObject => planWith([['areas', 0, 'rooms'], rooms]);
const withDecor = (...decor: JsonObject[]): JsonObject => planWith([['decor'], decor]);
const onTable = (at: JsonObject, over: JsonObject = {}): JsonObject => planWith([ROOM, room(1, over, at)]);
const prop = (kind: string, x: number, y: number, width = 40, height = width): JsonObject => ({
  kind,
  x,
  y,
  width,
  height,
});

test('the sample plan has no findings', () => {
  expect(findings(PLAN, { venue: VENUE })).toEqual([]);
  expect(checkFile('venue', VENUE, { plan: PLAN })).toEqual([]);
  expect(foundIn(ANSWER)).toEqual([]);
});

test('a plan’s findings never point at its venue’s settings', () => {
  const plan = planWith([[...AT, 'x'], 140], [['areas', 0, 'rooms', 1, 'id'], 1], [[...AT, 'color'], '#808080']);
  expect(findings(plan).length).toBeGreaterThan(2);
  expect(checkFile('venue', VENUE, { plan })).toEqual([]);
});

describe('ids and names', () => {
  test.each<[string, unknown, string[]]>([
    [
      'two equal ids of areas, which tables may share',
      planWith([['areas', 1], { id: 1, name: 'Back', rooms: [room(6)] }]),
      ['duplicate-id /areas/1/id'],
    ],
    [
      'two names in one area that a search takes for one another',
      planWith([['areas', 0, 'rooms', 1, 'name'], 'Café 7'], [['areas', 0, 'rooms', 2, 'name'], 'cafe\u00a0٧']),
      ['duplicate-name.table /areas/0/rooms/2/name'],
    ],
    [
      'two equal names in two areas in sight of each other',
      planWith([['areas', 1], { id: 2, name: 'Back', rooms: [room(6, { name: 'Table 1' })] }]),
      ['duplicate-name.near /areas/1/rooms/0/name'],
    ],
    [
      'two equal names in two areas at the ends of the plan',
      planWith([['areas', 1], { id: 2, name: 'Back', rooms: [room(6, { name: 'Table 1' }, { x: 530, y: 60 })] }]),
      [],
    ],
    [
      'two equal numbers on tables of one area',
      planWith([[...ROOM, 'coordinates', 'text'], '7'], [['areas', 0, 'rooms', 1, 'coordinates', 'text'], '7']),
      ['duplicate-name.text /areas/0/rooms/1/coordinates/text'],
    ],
    [
      'a number that one table has as its name and another one in sight as its text',
      planWith(
        [[...ROOM, 'name'], '1'],
        [['areas', 1], { id: 2, name: 'Bar', rooms: [room(6, { name: 'Bar 1' }, { text: '1' })] }],
      ),
      ['duplicate-name.near /areas/1/rooms/0/coordinates/text'],
    ],
    [
      'a number that one table of an area has as its name and another one as its text',
      planWith([[...ROOM, 'name'], '7'], [['areas', 0, 'rooms', 1, 'coordinates', 'text'], '7']),
      ['duplicate-name.text /areas/0/rooms/1/coordinates/text'],
    ],
    [
      'two equal categories',
      planWith([['categories', 1, 'name'], 'front']),
      ['duplicate-name.category /categories/1/name'],
    ],
    [
      'two equal areas',
      planWith([['areas', 1], { id: 2, name: 'Beach', rooms: [room(6)] }]),
      ['duplicate-name.area /areas/1/name'],
    ],
  ])('judges %s', (_, plan, expected) => expect(found(plan)).toEqual(expected));

  test('reports a category of an answer that has two names', () => {
    const rooms = (ANSWER[0]!['rooms'] as JsonObject[]).map((each, n) =>
      n === 2 ? { ...each, category_name: 'Rear' } : each,
    );
    expect(foundIn([{ ...ANSWER[0], rooms }])).toEqual(['duplicate-name.two /0/rooms/2/category_name']);
  });

  test('names a table without a name by its id', () =>
    expect(
      ofRule(findings(planWith([[...ROOM, 'name'], ''], [['areas', 0, 'rooms', 1, 'id'], 1])), 'duplicate-id'),
    ).toMatchObject([
      { message: '"Table 2" has the id 1, which another table 1 at /areas/0/rooms/0 has too: give it its own id' },
    ]));
});

describe('positions', () => {
  test.each<[string, unknown, string[]]>([
    ['a table at the edge', onTable({ x: 0, y: 0 }), []],
    ['a table a hair beyond', onTable({ x: -0.01, y: 0 }), ['off-plan.partly /areas/0/rooms/0/coordinates']],
    ['a table beside the plan', onTable({ x: 700, y: 390 }), ['off-plan.outside /areas/0/rooms/0/coordinates']],
    [
      'a table with x and y exchanged',
      onTable({ x: 300, y: 520 }),
      ['off-plan.exchanged /areas/0/rooms/0/coordinates'],
    ],
    [
      'a table that is turned off the plan',
      onTable({ x: 2, y: 2, rotation: 45 }),
      ['off-plan.partly /areas/0/rooms/0/coordinates'],
    ],
    ['a round table that only its box turns off the plan', onTable({ x: 0, y: 0, shape: 'ellipse', rotation: 45 }), []],
    ['a slight turn in degrees', onTable({ rotation: 1.5 }), []],
    ['a turn in degrees that only resembles one', onTable({ rotation: 0.25 }), []],
    [
      'a thing in radians',
      withDecor({ ...prop('sofa', 300, 300), rotation: 0.785 }),
      ['rotation-in-radians /decor/0/rotation'],
    ],
  ])('judges %s', (_, plan, expected) =>
    expect(found(plan).filter((line) => !line.startsWith('overlap'))).toEqual(expected),
  );
});

describe('scale', () => {
  const grid = (count: number, at: (n: number) => JsonObject): JsonObject =>
    planWith(
      [['areas', 0, 'rooms'], Array.from({ length: count }, (_, n) => room(n + 1, {}, at(n)))],
      [['width'], 9_000],
    );
  test.each<[string, unknown, string]>([
    ['all tables on one spot', grid(5, () => ({ x: 10, y: 10 })), 'absurd-scale.spot /areas'],
    ['tables where x is y', grid(5, (n) => ({ x: n * 70, y: n * 70 })), 'absurd-scale.line /areas'],
    ['more tables in a row than a bar has', grid(13, (n) => ({ x: n * 70, y: 60 })), 'absurd-scale.line /areas'],
    [
      'a table far away from all others',
      grid(5, (n) => ({ x: n === 4 ? 8_000 : n * 70, y: 60 + (n % 2) * 70 })),
      'absurd-scale.remote /areas/0/rooms/4/coordinates',
    ],
    [
      'a table ten times as large',
      planWith([['width'], 6_000], [['height'], 4_000], [ROOM, room(1, {}, { x: 700, y: 0, width: 700, height: 700 })]),
      'absurd-scale.table /areas/0/rooms/0/coordinates',
    ],
    ['a thing larger than the plan', withDecor(prop('bar', -50, -50, 700, 500)), 'absurd-scale.decor /decor/0'],
    [
      'scenery ten times the plan',
      withDecor({
        kind: 'wall',
        width: 5,
        points: [
          [0, 0],
          [6_100, 0],
        ],
      }),
      'absurd-scale.decor /decor/0',
    ],
  ])('reports %s', (_, plan, expected) =>
    expect(found(plan).filter((line) => line.startsWith('absurd-scale'))).toContain(expected),
  );

  test.each<[string, unknown]>([
    ['one row of a bar', grid(12, (n) => ({ x: n * 70, y: 60 }))],
    [
      'a sea around the plan',
      withDecor({
        kind: 'area',
        surface: 'sea',
        points: [
          [-900, -900],
          [1_500, -900],
          [1_500, 1_500],
          [-900, 1_500],
        ],
      }),
    ],
  ])('does not blame %s', (_, plan) => expect(found(plan)).toEqual([]));
});

describe('sizes and seats', () => {
  test.each<[string, unknown, string[]]>([
    ['a table of a fifth of the others', onTable({ width: 12, height: 12, text: '1' }, { beds: 2 }), []],
    [
      'a smaller one',
      onTable({ width: 11, height: 11, text: '1' }, { beds: 2 }),
      ['too-small-to-tap /areas/0/rooms/0/coordinates'],
    ],
    ['a stool of that size', onTable({ width: 11, height: 11, text: '1' }, { beds: 1 }), []],
    [
      'a stool of a third of that size',
      onTable({ width: 3, height: 3, text: '' }, { beds: 1 }),
      ['too-small-to-tap /areas/0/rooms/0/coordinates', 'blank-text.table /areas/0/rooms/0/coordinates/text'],
    ],
    ['twelve seats around a table', onTable({}, { beds: 12 }), []],
    ['thirteen', onTable({}, { beds: 13 }), ['seats-for-size /areas/0/rooms/0/beds']],
    ['more around a round table', onTable({ width: 100, height: 100, shape: 'ellipse' }, { beds: 15 }), []],
    [
      'a heap of seats at a long table',
      planWith([['height'], 900], [ROOM, room(1, { beds: 70 }, { x: 40, y: 500, width: 500, height: 70 })]),
      ['seats-for-size /areas/0/rooms/0/beds'],
    ],
  ])('judges %s', (_, plan, expected) => expect(found(plan)).toEqual(expected));

  test('forty seats at a long table beside wide sofas are no finding, and at a sofa they are', () => {
    const sofas = [1, 2, 3, 4].map((n) => room(n, { beds: 2 }, { x: 20 + n * 140, y: 20, width: 120, height: 120 }));
    const lounge = (at: JsonObject): JsonObject => ({
      ...withRooms(...sofas, room(5, { beds: 40 }, { x: 40, y: 200, ...at })),
      width: 800,
    });
    expect(found(lounge({ width: 600, height: 60 }))).toEqual([]);
    expect(found(lounge({ width: 120, height: 120 }))).toEqual(['seats-for-size /areas/0/rooms/4/beds']);
  });
});

describe('texts on tables', () => {
  const at = '/areas/0/rooms/0/coordinates';
  test.each<[string, JsonObject, string[]]>([
    ['a text that fits', { text: 'T1', font_size: 20 }, []],
    [
      'a text with an offset off the table',
      { text: 'T1', text_offset_x: 58, text_offset_y: 10, font_size: 12 },
      [`text-overflow.text ${at}/font_size`],
    ],
    ['seats off the table', { seats_offset_x: 70, seats_offset_y: 10 }, [`text-overflow.seats ${at}/seats_offset_x`]],
    [
      'seats over the number',
      { text: '1', text_offset_y: 12, font_size: 16, seats_offset_y: 14 },
      [`text-overflow.overlap ${at}/seats_offset_y`],
    ],
    ['seats below the number', { text: '1', text_offset_y: 12, font_size: 16, seats_offset_y: 34 }, []],
    ['a text of a twelfth of the table', { text: '1', font_size: 5 }, []],
    ['a smaller one', { text: '1', font_size: 4.9 }, [`text-too-small.enlarge ${at}/font_size`]],
    [
      'a text for which the table has no room',
      { text: 'A very long name of a table, indeed' },
      [`text-too-small.shorten ${at}/text`],
    ],
    ['small seats', { seats_font_size: 3 }, [`text-too-small.seats ${at}/seats_font_size`]],
    ['an empty text', { text: '' }, [`blank-text.table ${at}/text`]],
    ['a text of a joiner', { text: '\u200d' }, [`blank-text.table ${at}/text`]],
    [
      'an offset across but none down',
      { text: '1', text_offset_x: 20, font_size: 12 },
      [`blank-text.offset ${at}/text_offset_x`],
    ],
    ['an offset down', { text: '1', text_offset_y: 12, font_size: 12 }, []],
  ])('judges %s', (_, coordinates, expected) => expect(found(onTable(coordinates))).toEqual(expected));

  test('reports a group of an answer without a name', () =>
    expect(foundIn([{ ...ANSWER[0], name: ' ' }])).toEqual(['blank-text.group /0']));
});

describe('damaged texts', () => {
  test.each([
    ['Table \u200b1', 'unreadable-characters'],
    ['Table \ufffd1', 'unreadable-characters'],
    ['undefined', 'placeholder-text'],
    ['NaN', 'placeholder-text'],
    ['Table {{number}}', 'placeholder-text'],
    ['Table ${n}', 'placeholder-text'],
    ['[object Object]', 'placeholder-text'],
    ['<%= name %>', 'placeholder-text'],
    ['Lorem Ipsum', 'placeholder-text'],
  ])('damaged texts are reported in the name %j', (name, rule) =>
    expect(rulesIn(findings(planWith([[...ROOM, 'name'], name])))).toEqual([rule]),
  );

  test.each(['Null Bay', 'Nan’s corner', 'TBD lounge', 'Café 1', 'Стол 1', 'می\u200cز 1', '🏴‍☠️ Pirates', 'Gate {A}'])(
    'damaged texts are not the name %j',
    (name) => expect(findings(planWith([[...ROOM, 'name'], name]))).toEqual([]),
  );

  test('damaged texts are reported in descriptions, categories, decor and settings', () => {
    expect(
      found(
        planWith(
          [[...ROOM, 'room_description'], '<p>Lorem ipsum dolor</p>'],
          [['categories', 0, 'name'], 'null'],
          [['decor'], [{ kind: 'text', x: 300, y: 350, text: '{{area}}', size: 20 }]],
        ),
      ),
    ).toEqual([
      'placeholder-text.leftover /categories/0/name',
      'placeholder-text.leftover /areas/0/rooms/0/room_description',
      'placeholder-text.template /decor/0/text',
    ]);
    const terms = [{ text: 'Held for {hold_minutes} minutes.' }, { heading: 'undefined', text: 'Call {{phone}}.' }];
    expect(checkFile('venue', { ...VENUE, terms }, { plan: PLAN }).map(({ path }) => path)).toEqual([
      '/terms/1/heading',
      '/terms/1/text',
    ]);
  });
});

describe('colors', () => {
  test.each<[string, unknown, string[]]>([
    [
      'red and green',
      planWith([['categories', 0, 'color'], '#a3462f'], [['categories', 1, 'color'], '#5f6a1f']),
      ['confusable-colors /categories/1/color'],
    ],
    [
      'a table in the color of another category',
      planWith([[...AT, 'color'], '#0d5a73']),
      ['color-conflict.table /areas/0/rooms/0/coordinates/color'],
    ],
    ['a table in the color of its own', planWith([[...AT, 'color'], '#e6ae30']), []],
    ['a table in a color of nobody', planWith([[...AT, 'color'], '#3a0f2b']), []],
    ['a gray', planWith([[...AT, 'color'], '#808080']), ['low-contrast.text /areas/0/rooms/0/coordinates/color']],
    [
      'a gray of an unused category',
      planWith([['categories', 2], { id: 72, name: 'Roof', color: '#808080' }]),
      ['unused-category /categories/2'],
    ],
    [
      'a color like another one, of an unused category',
      planWith([['categories', 2], { id: 72, name: 'Roof', color: '#0d5a74' }]),
      ['unused-category /categories/2'],
    ],
  ])('judges %s', (_, plan, expected) => expect(found(plan)).toEqual(expected));

  test('takes the colors of an answer from the first table of each category', () =>
    expect(foundIn(answerWith({}, { color: '#0d5a73' }))).toEqual([
      'color-conflict.categories /0/rooms/1/coordinates/color',
    ]));
});

describe('decor', () => {
  test.each<[string, unknown, string[]]>([
    ['scenery just around the plan', withDecor(prop('palm', 620, 100)), []],
    ['a bar with x and y exchanged', withDecor(prop('bar', 300, 500)), ['decor-off-plan.exchanged /decor/0']],
  ])('judges %s', (_, plan, expected) => expect(found(plan)).toEqual(expected));
});

describe('pictures', () => {
  const withFacts = (facts: PictureFacts | undefined, at: 'table' | 'decor' = 'table'): string[] => {
    const pictures = new Map([['pictures/a.png', facts]]);
    const picture = 'pictures/a.png';
    return found(
      at === 'table'
        ? planWith([[...ROOM, 'picture'], picture])
        : withDecor({ ...prop('picture', 300, 300, 100, 50), picture }),
      { pictures },
    );
  };
  test.each<[string, PictureFacts | undefined, string[]]>([
    ['a broken file', { bytes: 9, broken: true }, ['missing-picture.broken /areas/0/rooms/0/picture']],
    ['150 kB', { bytes: 150_000, width: 900, height: 600 }, []],
    ['more', { bytes: 150_001, width: 900, height: 600 }, ['heavy-picture /areas/0/rooms/0/picture']],
    ['a drawing of any size', { bytes: 900, width: 20, height: 9_000 }, []],
  ])('judges %s', (_, facts, expected) => expect(withFacts(facts)).toEqual(expected));

  test.each<[string, PictureFacts, string[]]>([
    ['of their proportions', { bytes: 9, width: 1_000, height: 545 }, []],
    ['turned by a quarter', { bytes: 9, width: 500, height: 1_000 }, []],
    ['stretched', { bytes: 9, width: 1_000, height: 800 }, ['picture-proportions /decor/0/height']],
    ['stretched that scale', { bytes: 9, ratio: 1 }, ['picture-proportions /decor/0/height']],
  ])('judges pictures on the plan %s', (_, facts, expected) => expect(withFacts(facts, 'decor')).toEqual(expected));

  test.each([
    ['https://x.lk/1.heic?w=2', ['missing-picture.type /0/rooms/0/picture']],
    ['http://x.lk/1.jpg', ['missing-picture.insecure /0/rooms/0/picture']],
    ['//x.lk/1.jpg', []],
  ])('judges pictures of an answer by their address: %s', (picture, expected) =>
    expect(foundIn(answerWith({ picture }))).toEqual(expected),
  );

  test('reports pictures of a venue that nothing uses', () => {
    const pictures = new Map([['pictures/old.png', { bytes: 9 }]]);
    expect(checkFile('venue', VENUE, { plan: PLAN, pictures })).toMatchObject([
      { rule: 'unused-picture', severity: 'note', values: { picture: 'pictures/old.png' } },
    ]);
    expect(checkFile('venue', VENUE, { pictures })).toEqual([]);
  });
});
