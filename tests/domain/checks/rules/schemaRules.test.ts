/** Every damaged field breaks its rule, at its path, with a message, and with a fix if one exists. */
import { describe, expect, test } from 'vitest';
import { detectFileKind } from '../../../../src/domain/checks/check.ts';
import { applyChanges } from '../../../../src/domain/checks/fixes.ts';
import { withValueAt } from '../../../support/fixtureVenues.ts';
import {
  ANSWER,
  AT,
  FULL_PLAN,
  PLAN,
  ROOM,
  VENUE,
  answerWith,
  checkFile,
  findings,
  ofRule,
  planWith,
  rulesIn,
} from '../samplePlan.ts';

describe('what the host refuses', () => {
  test.each([
    ['a venue without days', { closed_weekdays: [1, 2, 3, 4, 5, 6, 7] }, ['host-refuses', 'no-slots']],
    ['a lead beyond all days', { farthest_days: 1, lead_minutes: 8_640 }, ['host-refuses', 'no-slots']],
    ['a code twice', { promo_codes: [{ code: 'A' }, { code: 'a' }] }, ['bad-setting']],
    ['a link to terms that do not exist', { terms: [], terms_url: '/v/t/terms' }, ['bad-setting']],
    ['a color of the theme', { theme: { accent: 'red' } }, ['bad-color']],
    ['a field of its own', { vip: 1 }, ['host-refuses', 'unknown-field']],
    ['no name', { name: undefined }, ['missing-field']],
  ])('what the host refuses is reported under its own rule, if it has one: %s', (_what, changes, rules) =>
    expect(rulesIn(checkFile('venue', { ...VENUE, ...changes }, { plan: PLAN, tenant: 't' }))).toEqual(rules),
  );
});

describe('a damaged field', () => {
  test.each<[string, readonly (string | number)[], unknown, string, (number | string)?]>([
    ['a number as text', [...ROOM, 'beds'], '4', 'not-a-number', 1],
    ['a number beyond all', ['width'], Infinity, 'not-a-number'],
    ['an id as text', [...ROOM, 'id'], '1', 'not-a-number', '1'],
    ['a point of a wrong type', ['decor', 1, 'points', 0, 1], 'a', 'not-a-number'],
    ['too few points', ['decor', 1, 'points'], [[0, 0]], 'bad-value'],
    ['an unknown surface', ['decor', 0, 'surface'], 'lava', 'bad-value'],
    ['no kind', ['decor', 0, 'kind'], undefined, 'missing-field'],
    ['too many seats', [...ROOM, 'beds'], 201, 'bad-seats', 1],
    ['a place far out', [...AT, 'x'], 1e6, 'bad-place', 1],
    ['no coordinates', AT, undefined, 'missing-field', 1],
    ['another version', ['version'], 2, 'bad-value'],
    ['a long name', [...ROOM, 'name'], 'x'.repeat(81), 'bad-text', 1],
    ['a category’s color by name', ['categories', 0, 'color'], 'red', 'bad-color'],
  ])('breaks the rule of its kind, at its place: %s', (_what, path, value, rule, table) => {
    const found = findings(withValueAt(FULL_PLAN, path, value));
    const [first] = ofRule(found, rule);
    expect(first, JSON.stringify(found)).toMatchObject({ path: `/${path.join('/')}`, severity: 'error' });
    expect(first!.table).toBe(table);
    expect(rulesIn(found)).not.toContain('host-refuses');
  });
});

describe('damaged values', () => {
  const twoWith = (at: Record<string, unknown>, over: Record<string, unknown> = {}) =>
    findings(
      planWith(
        [ROOM, { ...PLAN_ROOM, ...over, coordinates: { ...PLAN_ROOM.coordinates, ...at } }],
        [
          ['areas', 0, 'rooms', 1],
          { ...PLAN_ROOM, id: 2, name: 'Table 2', ...over, coordinates: { ...PLAN_ROOM.coordinates, ...at } },
        ],
      ),
    );
  const PLAN_ROOM = {
    id: 1,
    room_id: 71,
    name: 'Table 1',
    beds: 4,
    coordinates: { x: 40, y: 60, width: 60, height: 60 },
  };

  test.each<[string, Record<string, unknown>, Record<string, unknown>, string[]]>([
    ['both in one place', {}, {}, ['overlap']],
    ['beyond all', { x: 1e6 }, {}, ['bad-place']],
    ['y in numbers', { y: '60' }, {}, ['not-a-number', 'overlap']],
    ['a color by name', { color: 'teal' }, {}, ['bad-color', 'overlap']],
    ['empty ids', {}, { id: '' }, ['not-a-number', 'overlap']],
    ['at the end of the world', { x: 100_000 }, {}, ['off-plan', 'overlap']],
  ])('damaged values are left out by the other rules: %s', (_what, at, over, rules) =>
    expect(rulesIn(twoWith(at, over))).toEqual(rules),
  );

  test('damaged values count as missing in a category without a readable color or id', () => {
    expect(rulesIn(findings(planWith([['categories', 0, 'color'], 7])))).toEqual(['bad-color']);
    expect(rulesIn(findings(planWith([['categories', 0, 'id'], '70'])))).toEqual(['not-a-number']);
    expect(
      rulesIn(findings(planWith([['categories'], { a: { id: 70, name: 'Front', color: '#0d5a73' }, b: 7 }]))),
    ).toEqual(['bad-value', 'unknown-category']);
  });
});

describe('fixes of malformed fields', () => {
  test.each<[string, readonly (string | number)[], unknown, unknown]>([
    ['a number as text', [...ROOM, 'beds'], '4', 4],
    ['a place as text', [...AT, 'x'], ' 40.5 ', 40.5],
    ['a color without its sign', ['categories', 0, 'color'], '0D5A73', '#0D5A73'],
    ['a translucent color', ['categories', 0, 'color'], '#0d5a7380', '#0d5a73'],
    ['a short color', ['categories', 0, 'color'], ' abc', '#abc'],
    ['no decor', ['decor'], undefined, []],
    ['no version', ['version'], undefined, 1],
  ])('restore the plan: %s', (_what, path, damaged, fixed) => {
    const plan = planWith([path, damaged]);
    const [first] = findings(plan).filter(({ fix }) => fix);
    expect(applyChanges(plan, first!.fix!)).toEqual(planWith([path, fixed]));
  });
});

describe('answers', () => {
  const answered = (over: Record<string, unknown>, at?: Record<string, unknown>) =>
    checkFile('answer', answerWith(over, at));

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/png;base64,QWRh',
    'blob:https://x.lk/1',
    'ftp://x.lk/a.png',
    'https:a.png',
    '/\\evil.example/x.svg',
    '\\\\evil.example/x.svg',
    '/\t/evil.example/x.svg',
    ' //evil.example/x.svg',
    '\u0001//evil.example/x.svg',
    'https:///x.svg',
    'https://\\x',
    'http:// x',
    'https://x.lk/a\nb',
    'a\n.png',
    'a/\n.png',
    '/',
    '?a',
    '#a',
    '/?a',
    'a\\b',
    'x.lk:80/a.png',
  ])('answers refuse the picture %j', (picture) => {
    expect(ofRule(answered({ picture }), 'bad-value')).toEqual([
      {
        rule: 'bad-value',
        severity: 'error',
        path: '/0/rooms/0/picture',
        table: 1,
        message: '"Table 1": "picture" must be a web address, or a path on the host such as /pictures/terrace-1.svg',
      },
    ]);
  });

  test.each([
    'https://x.lk/a.png',
    'HTTPS://x.lk:8443/a b.png?size=1:2#top',
    '/v/t/pictures/a.svg',
    'pictures/a.svg',
    './a.svg',
    '/a',
    'ශ්‍රී.png',
    '',
    null,
  ])('answers accept the picture %j', (picture) => expect(ofRule(answered({ picture }), 'bad-value')).toEqual([]));

  test.each<[string, Record<string, unknown>, Record<string, unknown>, string, unknown]>([
    ['seats', { beds: '4' }, {}, '/0/rooms/0/beds', 4],
    ['a boolean', { available: '1' }, {}, '/0/rooms/0/available', true],
    ['a 0', { available: 0 }, {}, '/0/rooms/0/available', false],
    ['a position', {}, { x: '40' }, '/0/rooms/0/coordinates/x', 40],
    ['a size', {}, { font_size: '12' }, '/0/rooms/0/coordinates/font_size', 12],
  ])('answers report %s as text as a note with a fix', (_what, over, at, path, value) => {
    expect(answered(over, at)).toMatchObject([
      { rule: 'numbers-as-text', severity: 'note', path, table: 1, fix: [{ op: 'set', path, value }] },
    ]);
  });

  test('answers report numbers as text once, with the fix of all', () => {
    const [note, ...rest] = answered({ beds: '4' }, { x: '40', y: '60' });
    expect(rest).toEqual([]);
    expect(note!.message).toContain('"beds" is a text: send 4. The file has 3 such values');
    expect(note!.fix).toHaveLength(3);
  });

  test('answers accept coordinates as JSON text, and report them as a whole', () => {
    const coordinates = { x: '40', y: 60, width: 60, height: 60, color: '#e6ae30' };
    const [note, ...rest] = answered({ coordinates: JSON.stringify(coordinates) });
    expect(rest).toEqual([]);
    expect(note).toMatchObject({
      rule: 'numbers-as-text',
      path: '/0/rooms/0/coordinates',
      fix: [{ op: 'set', path: '/0/rooms/0/coordinates', value: { ...coordinates, x: 40 } }],
    });
  });

  test.each<[string, Record<string, unknown>, Record<string, unknown>, string, string]>([
    ['no id', { id: undefined }, {}, 'missing-field', '/0/rooms/0/id'],
    ['zero seats', { beds: 0 }, {}, 'bad-seats', '/0/rooms/0/beds'],
    ['another state', { available: 'perhaps' }, {}, 'bad-value', '/0/rooms/0/available'],
    ['no place', { coordinates: undefined }, {}, 'missing-field', '/0/rooms/0/coordinates'],
    ['a place in words', { coordinates: 'left' }, {}, 'bad-value', '/0/rooms/0/coordinates'],
    ['no x', {}, { x: '' }, 'missing-field', '/0/rooms/0/coordinates/x'],
    ['x in words', {}, { x: 'left' }, 'not-a-number', '/0/rooms/0/coordinates/x'],
    ['a color by name', {}, { color: 'teal' }, 'bad-color', '/0/rooms/0/coordinates/color'],
    ['a time in words', { available_until: '6pm' }, {}, 'bad-value', '/0/rooms/0/available_until'],
    ['a star', {}, { shape: 'star' }, 'bad-value', '/0/rooms/0/coordinates/shape'],
  ])('answers report %s as an error', (_what, over, at, rule, path) => {
    expect(answered(over, at)).toEqual([expect.objectContaining({ rule, path, severity: 'error' })]);
  });

  test('answers treat empty values as missing', () => {
    expect(
      answered(
        { picture: '', available_until: null, room_description: null, category_name: '' },
        { rotation: '', text: null, shape: '', seats_offset_x: null },
      ),
    ).toEqual([]);
  });

  test('answers may have texts as ids', () =>
    expect(answered({ id: 'A-1', room_id: 'seventy', category_name: 'Lounge' }, { color: '#86bfe0' })).toEqual([]));
  test('answers report unknown fields once, at their first place', () => {
    const both = checkFile('answer', [
      {
        ...ANSWER[0],
        note: 1,
        rooms: (ANSWER[0]!['rooms'] as object[]).map((each) => ({ ...each, vip: 1, 'a/b': 2 })),
      },
    ]);
    expect(both.map(({ path, rule, severity }) => [path, rule, severity])).toEqual([
      ['/0/note', 'unknown-field', 'note'],
      ['/0/rooms/0/vip', 'unknown-field', 'note'],
      ['/0/rooms/0/a~1b', 'unknown-field', 'note'],
    ]);
    const bookkeeping = { created_at: '2026-01-01', sort_order: 3, is_active: true, slug: 'a', uuid: 'b' };
    expect(checkFile('answer', answerWith(bookkeeping))).toEqual([]);
  });

  test('answers treat a group’s empty id and name as missing, and check its other values', () => {
    expect(rulesIn(checkFile('answer', [{ ...ANSWER[0], id: null, name: '' }]))).toEqual(['blank-text']);
    expect(checkFile('answer', [{ ...ANSWER[0], id: [], name: 7 }]).map(({ path }) => path)).toEqual([
      '/0/id',
      '/0/name',
    ]);
    expect(rulesIn(checkFile('answer', { first: ANSWER[0] }))).toEqual([]);
  });

  test('answers are checked in any form of a list that pages read, with places of the file', () => {
    const rooms = ANSWER[0]!['rooms'] as object[];
    const broken = [...rooms, { ...rooms[0], id: 9, name: 'Table 9', beds: 0 }];
    const places = (json: unknown) =>
      checkFile('answer', json)
        .filter(({ rule }) => rule === 'bad-seats')
        .map(({ path, table }) => [path, table]);
    expect(places([{ ...ANSWER[0], rooms: broken }])).toEqual([['/0/rooms/3/beds', 9]]);
    expect(places({ data: [{ ...ANSWER[0], rooms: { data: broken } }] })).toEqual([['/data/0/rooms/data/3/beds', 9]]);
    expect(places({ 'a/b': { ...ANSWER[0], rooms: Object.fromEntries(broken.entries()) } })).toEqual([
      ['/a~1b/rooms/3/beds', 9],
    ]);
    expect(places({ 4: { ...ANSWER[0], rooms: { 5: broken[0], 9: broken[3] } } })).toEqual([['/4/rooms/9/beds', 9]]);
    expect(checkFile('answer', { success: true, data: [{ ...ANSWER[0], rooms: { data: rooms } }] })).toEqual([]);
    expect(checkFile('answer', { data: [...ANSWER, 7] })).toMatchObject([{ rule: 'bad-value', path: '/data/1' }]);
  });

  test('answers report a group without rooms, an invalid room and an answer without groups', () => {
    expect(checkFile('answer', [...ANSWER, { id: 2, name: 'Back' }])).toMatchObject([
      { rule: 'missing-field', path: '/1/rooms' },
    ]);
    expect(checkFile('answer', [{ ...ANSWER[0], rooms: [7, ...(ANSWER[0]!['rooms'] as object[])] }])).toMatchObject([
      { rule: 'bad-value', path: '/0/rooms/0' },
    ]);
    expect(rulesIn(checkFile('answer', [...ANSWER, 7]))).toEqual(['bad-value']);
    expect(checkFile('answer', [])).toMatchObject([{ rule: 'no-tables', path: '' }]);
  });
});

describe('the kind of a file', () => {
  test.each<[string, unknown, string | undefined]>([
    ['a plan', PLAN, 'plan'],
    ['a damaged plan', { areas: 7 }, 'plan'],
    ['a plan without areas', { categories: [], width: 3 }, 'plan'],
    ['a venue', VENUE, 'venue'],
    ['an answer', ANSWER, 'answer'],
    ['a wrapped answer', { success: true, data: ANSWER }, 'answer'],
    ['groups deeper than pages look', { data: { tables: ANSWER } }, undefined],
    ['numbered groups', { 0: ANSWER[0] }, 'answer'],
    ['a text', 'plan', undefined],
    ['another object', { name: 'tidetable', version: '1' }, undefined],
  ])('the kind of a file is detected: %s', (_what, json, form) => expect(detectFileKind(json)).toBe(form));
});
