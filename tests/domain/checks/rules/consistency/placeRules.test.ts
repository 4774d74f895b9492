/** Rules about props in the water, texts of the plan, sizes of decor, and texts of tables beside their neighbors. */
import { describe, expect, test } from 'vitest';
import { area, prop, withDecor } from '../../plans/planChanges.ts';
import { type JsonObject, PLAN, findings, ofRule, room } from '../../samplePlan.ts';

const messages = (plan: JsonObject, rule: string): string[] =>
  ofRule(findings(plan), rule).map(({ message }) => message);

describe('a prop in the water', () => {
  const SEA = area('sea', [0, 200], [600, 200], [600, 400], [0, 400]);
  const inWater = (...decor: JsonObject[]) => messages(withDecor(SEA, ...decor), 'misplaced-decor');

  test.each(['bar', 'stage', 'grill', 'dj', 'toilet', 'scooter', 'sofa', 'fire', 'door'])('is reported: %s', (kind) => {
    expect(inWater(prop(kind, 300, 280))).toEqual([`The ${kind} can't stand in the sea: choose another place`]);
  });

  test('stands by its center', () => {
    expect(inWater(prop('bar', 300, 181))).toHaveLength(1);
    expect(inWater(prop('bar', 300, 179))).toEqual([]);
  });

  test('may be steps at the shore, not far out', () => {
    expect(inWater(prop('steps', 300, 280))).toEqual(["The steps can't stand in the sea: choose another place"]);
    expect(inWater(prop('steps', 300, 221))).toHaveLength(1);
    expect(inWater(prop('steps', 300, 219))).toEqual([]);
  });

  test('may float, or stand on something', () => {
    expect(inWater(prop('boat', 300, 280))).toEqual([]);
    expect(inWater(area('wood', [280, 260], [360, 260], [360, 340], [280, 340]), prop('bar', 300, 280))).toEqual([]);
    const jetty = (width: number): JsonObject => ({
      kind: 'path',
      surface: 'wood',
      width,
      points: [
        [200, 310],
        [400, 310],
      ],
    });
    expect(inWater(jetty(20), prop('bar', 300, 280))).toEqual([]);
    expect(inWater(jetty(19), prop('bar', 300, 280))).toHaveLength(1);
    expect(messages(withDecor(prop('bar', 300, 280)), 'misplaced-decor')).toEqual([]);
  });
});

describe('a text of the plan', () => {
  const text = (x: number, words = 'Kitchen', more: JsonObject = {}): JsonObject => ({
    kind: 'text',
    x,
    y: 320,
    text: words,
    size: 20,
    ...more,
  });
  const odd = (...decor: JsonObject[]) => messages(withDecor(...decor), 'odd-label');

  test('stands twice at one place', () => {
    expect(odd(text(200), text(299, 'kitchen '))).toEqual(['The text "kitchen" stands twice at one place: remove one']);
    expect(odd(text(200), text(301))).toEqual([]);
    expect(odd(text(200), text(300, 'Bar'))).toEqual([]);
    // Another rule reports a text that lies on its twin.
    expect(odd(text(200), text(202))).toEqual([]);
    expect(odd(text(200), text(202.2))).toHaveLength(1);
  });

  test.each([
    [180, 1],
    [-180, 1],
    [136, 1],
    [135, 0],
    [224, 1],
    [225, 0],
    [-90, 0],
    [90, 0],
  ])('stands upside down or not: %d°', (rotation, count) => {
    expect(odd(text(200, 'Bar', { rotation }))).toHaveLength(count);
  });
});

test('a text is not many times as large as all others', () => {
  const texts = (...all: number[]): string[] =>
    messages(
      withDecor(...all.map((size, n) => ({ kind: 'text', x: 300, y: 200 + n * 400, text: `Place ${n}`, size }))),
      'decor-size',
    );
  expect(texts(12, 20, 15, 121)).toEqual([
    'The text "Place 3" has the size 121, and all others 20 or less: make it smaller',
  ]);
  expect(texts(12, 20, 15, 120)).toEqual([]);
  expect(texts(20, 15, 121)).toEqual([]);
  expect(texts(8, 9, 8, 60)).toEqual([]);
});

describe('decor that nobody sees', () => {
  const sizes = (...decor: JsonObject[]) => messages(withDecor(...decor), 'decor-size');

  test('is tiny beside a table of 60', () => {
    expect(sizes(prop('palm', 300, 300, 5.9))).toEqual(['The palm is 5.9 long, so nobody sees it: make it larger']);
    expect(sizes(prop('palm', 300, 300, 6))).toEqual([]);
  });

  test('is round and flat', () => {
    const umbrella = (height: number) => ({ ...prop('umbrella', 300, 300, 60), height });
    expect(sizes(umbrella(14.9))).toEqual(['The umbrella is 60 long and 14.9 thin, but round: correct its size']);
    expect(sizes(umbrella(15))).toEqual([]);
    expect(sizes({ ...umbrella(14), kind: 'bar' })).toEqual([]);
  });

  test('is a wall without thickness', () => {
    const wall = (width: number): JsonObject => ({
      kind: 'wall',
      width,
      points: [
        [300, 300],
        [400, 300],
      ],
    });
    expect(sizes(wall(0.8))).toEqual(['The wall is 0.8 wide, so nobody sees it: make it wider']);
    expect(sizes(wall(0.9))).toEqual([]);
    expect(sizes({ ...wall(0.8), kind: 'path', surface: 'wood' })).toEqual([
      'The path is 0.8 wide, so nobody sees it: make it wider',
    ]);
    expect(sizes({ ...prop('bar', 300, 300, 60), width: -5 })).toEqual([]);
    expect(sizes({ ...wall(0.8), width: '0.8' })).toEqual([]);
    const paths = (...decor: JsonObject[]) =>
      ofRule(findings(withDecor(...decor)), 'decor-size').map(({ path }) => path);
    expect(paths(wall(0.8))).toEqual(['/decor/0/width']);
    expect(paths({ ...prop('umbrella', 300, 300, 60), height: 14 })).toEqual(['/decor/0/height']);
  });
});

describe('an uneven text', () => {
  const uneven = (...places: JsonObject[]): string[] =>
    messages(
      { ...PLAN, height: 2_000, areas: [{ id: 1, name: 'Beach', rooms: places.map((at, n) => room(n + 1, {}, at)) }] },
      'uneven-text',
    );
  const sized = (...sizes: number[]) => uneven(...sizes.map((font_size) => ({ font_size, text: 'A' })));

  test('is far smaller or larger than those of its area', () => {
    expect(sized(20, 20, 20, 10)).toEqual([
      'The text of "Table 4" is far smaller than those of its area: check its size',
    ]);
    expect(sized(20, 20, 20, 39)).toEqual([
      'The text of "Table 4" is far larger than those of its area: check its size',
    ]);
    expect(sized(20, 20, 20, 38)).toEqual([]);
    expect(sized(20, 20, 20, 11)).toEqual([]);
    expect(sized(20, 20, 10)).toEqual([]);
    expect(uneven(...[20, 20, 10].map((font_size) => ({ font_size, text: 'A' })), { text: 'A' })).toEqual([]);
  });

  test('is measured by its table', () => {
    const small = { font_size: 20, text: 'A' };
    expect(uneven(small, small, small, { font_size: 40, width: 110, height: 110, text: 'A' })).toEqual([]);
    expect(uneven(small, small, small, { font_size: 40, width: 110, height: 60, text: 'A' })).toHaveLength(1);
  });

  test('is a number smaller than the seats', () => {
    expect(uneven({ font_size: 10, seats_font_size: 12 })).toEqual([]);
    expect(uneven({ font_size: 10, seats_font_size: 12.1 })).toEqual([
      '"Table 1" prints its seats larger than its number: make them smaller',
    ]);
    expect(uneven({ seats_font_size: 30 })).toEqual([]);
  });

  test('has its seats above its number, unlike nine others', () => {
    const below = { text_offset_y: 10, seats_offset_y: 35 };
    const above = { text_offset_y: 35, seats_offset_y: 10 };
    const others = Array.from({ length: 9 }, () => below);
    expect(uneven(...others, above)).toEqual([
      '"Table 10" prints its seats above its number, unlike the others of its area: exchange the offsets',
    ]);
    expect(uneven(...others.slice(1), above)).toEqual([]);
    expect(uneven(...others, { seats_offset_y: 10 })).toEqual([]);
    expect(uneven(...others, { text_offset_y: 35, seats_offset_y: 35 })).toEqual([]);
    // Tables that place only one of the two, or neither, are none of the others.
    for (const at of [{ text_offset_y: 10 }, { seats_offset_y: 35 }, {}])
      expect(uneven(...others.slice(1), at, above)).toEqual([]);
  });
});
