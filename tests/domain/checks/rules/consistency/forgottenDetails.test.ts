/** Details that are easily forgotten: a category, a name, a corner, a view, and tables for those who reserve. */
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../../../src/domain/checks/check.ts';
import { area, prop, withDecor } from '../../plans/planChanges.ts';
import { ANSWER, type JsonObject, PLAN, VENUE, findings, ofRule, room } from '../../samplePlan.ts';

const planOf = (...rooms: JsonObject[]): JsonObject => ({ ...PLAN, areas: [{ id: 1, name: 'Beach', rooms }] });
const said = (plan: unknown, rule: string): string[] =>
  ofRule(findings(plan), rule).map(({ path, message }) => `${path} ${message}`);
const saidOfVenue = (changes: JsonObject, rule: string): string[] =>
  ofRule(checkFile('venue', { ...VENUE, ...changes }, { plan: PLAN }), rule).map(
    ({ path, message }) => `${path} ${message}`,
  );

describe('a table in another category than its equals', () => {
  const equal = (n: number, over: JsonObject = {}): JsonObject =>
    room(n, { room_id: 70, room_description: '<p>Below the palms.</p>', ...over });
  const misfiled = (...rooms: JsonObject[]): string[] =>
    said(planOf(...rooms), 'copied-description').map((line) => line.slice(0, line.indexOf(' ')));

  test('is one of four', () => {
    expect(said(planOf(equal(1), equal(2), equal(3), equal(4, { room_id: 71 })), 'copied-description')).toEqual([
      '/areas/0/rooms/3/room_id "Table 4" is in another category than all tables with its name, seats and description: correct its category',
    ]);
    expect(misfiled(equal(1), equal(2), equal(3, { room_id: 71 }))).toEqual([]);
  });

  test.each<[string, JsonObject]>([
    ['another word in its name', { name: 'Sofa 4' }],
    ['other seats', { beds: 6 }],
    ['another description', { room_description: '<p>At the bar.</p>' }],
  ])('has %s', (_, over) => {
    expect(misfiled(equal(1), equal(2), equal(3), equal(5), equal(4, { room_id: 71, ...over }))).toEqual([]);
  });

  test('has nothing to compare', () => {
    const bare = (n: number, room_id = 70): JsonObject => equal(n, { room_id, room_description: '<p> </p>' });
    expect(misfiled(bare(1), bare(2), bare(3), bare(4, 71))).toEqual([]);
    const without = equal(4);
    delete without['room_id'];
    expect(misfiled(equal(1), equal(2), equal(3), without)).toEqual([]);
  });

  test('is one of two, or of as many categories as tables', () => {
    const two = [equal(1), equal(2), equal(3), equal(4, { room_id: 71 }), equal(5, { room_id: 71 })];
    expect(misfiled(...two)).toEqual([]);
    expect(misfiled(equal(1), equal(2), equal(3), equal(4, { room_id: 71 }), equal(5, { room_id: 72 }))).toEqual([]);
    const three = [equal(1), equal(2), equal(3, { room_id: 71 }), equal(4, { room_id: 71 }), equal(5, { room_id: 72 })];
    expect(misfiled(...three)).toEqual([]);
  });
});

describe('the view from a table', () => {
  const viewed = (view: unknown): string[] =>
    said(
      planOf(room(1, { picture: 'one.svg', view_picture: view }), room(2, { picture: 'two.svg' })),
      'picture-of-other-table',
    );

  test('is the picture of a table', () => {
    expect(viewed('one.svg')).toEqual([
      '/areas/0/rooms/0/view_picture The view from "Table 1" is the picture of "Table 1": use a picture of the view',
    ]);
    expect(viewed('two.svg')).toEqual([
      '/areas/0/rooms/0/view_picture The view from "Table 1" is the picture of "Table 2": use a picture of the view',
    ]);
  });

  test('is a picture of its own, or none', () => {
    expect(viewed('sea.svg')).toEqual([]);
    expect(viewed(undefined)).toEqual([]);
  });
});

describe('a corner', () => {
  const corners = (...indexes: number[]): string[] =>
    said(withDecor({ ...area('sand', [0, 0], [300, 0], [300, 300]), smooth: true, corners: indexes }), 'outlier-point');

  test('is at a point that the shape lacks', () => {
    expect(corners(0, 3)).toEqual([
      '/decor/0/corners/1 A corner of the area is at a point that it lacks: it has 3, counted from 0',
    ]);
    expect(corners(-1, 9)).toEqual([
      '/decor/0/corners/0 A corner of the area is at a point that it lacks: it has 3, counted from 0',
    ]);
  });

  test('is at any of its points', () => {
    expect(corners(0, 1, 2)).toEqual([]);
    expect(corners()).toEqual([]);
  });
});

describe('a group of an answer', () => {
  const blank = (...groups: JsonObject[]): string[] =>
    ofRule(checkFile('answer', groups), 'blank-text').map(({ path, message }) => `${path} ${message}`);
  const other: JsonObject = { id: 2, rooms: [room(9)] };
  const [named = {}] = ANSWER;

  test('has no name, although another has one', () => {
    const message = 'This group of tables has no name, but others have one: name it';
    expect(blank(named, other)).toEqual([`/1 ${message}`]);
    expect(blank({ ...other, name: ' ' }, named)).toEqual([`/0 ${message}`]);
  });

  test('has no name, as all others', () => {
    expect(blank({ ...named, name: undefined }, other)).toEqual([]);
    expect(
      said({ ...PLAN, areas: [...(PLAN['areas'] as JsonObject[]), { ...other, name: ' ' }] }, 'blank-text'),
    ).toEqual([]);
  });
});

describe('an area without tables', () => {
  test('may be closed on the day of an answer', () => {
    const closed = { id: 2, name: 'Pool', rooms: [] };
    expect(ofRule(checkFile('answer', [...ANSWER, closed]), 'empty-area')).toEqual([]);
    expect(said({ ...PLAN, areas: [...(PLAN['areas'] as JsonObject[]), closed] }, 'empty-area')).toHaveLength(1);
  });
});

describe('what is large beside a table of 60', () => {
  const sizes = (...decor: JsonObject[]): string[] => said(withDecor(...decor), 'decor-size');
  const wall = (width: number, kind = 'wall'): JsonObject => ({
    kind,
    width,
    ...(kind === 'path' ? { surface: 'wood' } : {}),
    points: [
      [300, 300],
      [400, 300],
    ],
  });

  test('is a wall', () => {
    expect(sizes(wall(73))).toEqual(['/decor/0/width The wall is 73 wide, and a typical table 60: make it narrower']);
    expect(sizes(wall(72))).toEqual([]);
    expect(sizes(wall(700, 'path'))).toEqual([]);
    expect(sizes(prop('bar', 300, 300, 100))).toEqual([]);
  });

  test('is a text', () => {
    const text = (size: number): JsonObject => ({ kind: 'text', x: 300, y: 300, text: 'Bar', size });
    expect([5.9, 6, 240, 241].map((size) => sizes(text(size)).length)).toEqual([1, 0, 0, 1]);
  });
});

describe('letters that only look Latin', () => {
  const looks = (text: string, name = 'Beanbag 7'): string[] =>
    said(planOf(room(1, { name }, { text })), 'unreadable-characters').map((line) => line.replace(/^\S+ /, ''));

  test('are printed on a table with a Latin name', () => {
    expect(looks('В7')).toEqual(['"В7" is written with letters that only look Latin: write it with one keyboard']);
    expect(looks('7 Α', '7 Alpha')).toHaveLength(1);
  });

  test('are the letters of the name, are others as well, or are none', () => {
    expect(looks('В7', 'Веранда 7')).toEqual([]);
    expect(looks('Ж7')).toEqual([]);
    expect(looks('B7')).toEqual([]);
    expect(looks('77')).toEqual([]);
  });
});

describe('a copy', () => {
  test.each(['Table 1 (copy)', 'Table 1 copy', 'Table 1 (copy) 2', 'Table 1 - Copy (2)', 'Kopie von Table 1'])(
    'kept the name of a program: %s',
    (name) => expect(said(planOf(room(1, { name })), 'placeholder-text')).toHaveLength(1),
  );

  test('is a word of a name', () => {
    expect(said(planOf(room(1, { name: 'Copycat 1' })), 'placeholder-text')).toEqual([]);
  });
});

describe('links', () => {
  test('have question marks', () => {
    const terms = (text: string): string[] => saidOfVenue({ terms: [{ text }] }, 'unreadable-characters');
    expect(terms('See https://bay.example/faq?lang=en first.')).toEqual([]);
    expect(terms('See www.bay.example/faq?lang first.')).toEqual([]);
    expect(terms('Our caf?bar: see https://bay.example/ first.')).toHaveLength(1);
  });

  test('end a description', () => {
    const described = (html: string): string[] =>
      said(
        planOf(
          ...[1, 2, 3, 4, 5].map((n) =>
            room(n, { room_description: `<p>A place number ${n} below the old palm.</p>` }),
          ),
          room(6, { room_description: html }),
        ),
        'unfinished-text',
      );
    expect(described('<p>At the open kitchen. <a href="https://bay.example">The menu</a></p>')).toEqual([]);
    expect(described('<p>At the open kitchen. <a href="https://bay.example">The menu</a> </p><p>More.</p>')).toEqual(
      [],
    );
    expect(described('<p>At the open kitchen. The menu and</p>')).toHaveLength(1);
  });

  test('lead to the terms on a private address', () => {
    expect(saidOfVenue({ terms_url: 'https://localhost:8443/terms' }, 'unlikely-setting')).toEqual([
      "/terms_url Guests can't open https://localhost:8443/terms: write the public address",
    ]);
    expect(saidOfVenue({ terms_url: 'https://bay.example/terms' }, 'unlikely-setting')).toEqual([]);
  });
});

describe('rules about tables', () => {
  test('leave none for guests who reserve', () => {
    const kept = (...tables: string[]): string[] =>
      saidOfVenue(
        {
          table_access: [
            { tables: tables.slice(0, 2), access: 'walk_in' },
            { tables: tables.slice(2), access: 'walk_in' },
          ],
        },
        'unlikely-setting',
      );
    expect(kept('1', 'Table 2', '3', '4', 'Table 5')).toEqual([
      '/table_access No table is left for guests who reserve: take some out of the rules',
    ]);
    expect(kept('1', 'Table 2', '3', '4')).toEqual([]);
    expect(ofRule(checkFile('venue', VENUE, {}), 'unlikely-setting')).toEqual([]);
  });

  test('ask for more guests at a smaller table', () => {
    const asked = (...rules: [seats: number, min_guests: number][]): string[] =>
      saidOfVenue({ seat_rules: rules.map(([seats, min_guests]) => ({ seats, min_guests })) }, 'contradictory-rules');
    expect(asked([6, 5], [12, 3])).toEqual([
      '/seat_rules/1/min_guests A table with 12 seats asks for 3 guests, and a smaller one, with 6, for 5: correct one of them',
    ]);
    expect(asked([12, 3], [6, 5])).toHaveLength(1);
    expect(asked([6, 3], [12, 3])).toEqual([]);
    expect(asked([6, 3], [12, 5])).toEqual([]);
  });
});

describe('an id or a key of a venue', () => {
  const examples = (changes: JsonObject): string[] => saidOfVenue(changes, 'placeholder-text');

  test.each(['location_id', 'key'])('is a placeholder: %s', (field) => {
    expect(examples({ [field]: 'undefined' })).toEqual([
      `/${field} "${field}" looks like a placeholder: write the real one`,
    ]);
  });

  test.each(['your-location', 'location_id', 'location', 'ID', 'the id'])('is an example: %s', (location_id) => {
    expect(examples({ location_id })).toHaveLength(1);
  });

  test.each(['7', 'bay-location', 'theatre'])('may be %s', (location_id) => {
    expect(examples({ location_id })).toEqual([]);
  });

  test('is left out where a page may not read it', () => {
    expect(examples({ key: '-', location_id: '-' })).toEqual([]);
    expect(examples({ key: '--' })).toHaveLength(1);
  });

  test('is reported once', () => {
    expect(examples({ name: 'undefined' })).toHaveLength(1);
    expect(examples({ name: 'My venue' })).toHaveLength(1);
  });
});
