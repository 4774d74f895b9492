/** Rules about ids, positions, seats and pictures: limits, messages, fixes. */
import { describe, expect, test } from 'vitest';
import { RULES, checkFile } from '../../../../src/domain/checks/check.ts';
import { combineFixes, applyChanges } from '../../../../src/domain/checks/fixes.ts';
import type { PictureFacts } from '../../../../src/domain/checks/pictureFacts.ts';
import { type Finding, countBySeverity } from '../../../../src/domain/checks/finding.ts';
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

const rooms = (...list: JsonObject[]): readonly [readonly (string | number)[], unknown] => [
  ['areas', 0, 'rooms'],
  list,
];
const fixedPlan = (plan: unknown, found: Finding): unknown => applyChanges(plan, found.fix!.changes);
const one = (plan: unknown, rule: string, around = {}): Finding => {
  const found = ofRule(findings(plan, around), rule);
  expect(found, rule).toHaveLength(1);
  return found[0]!;
};

test('the sample plan has no findings', () => {
  expect(findings(PLAN, { venue: VENUE })).toEqual([]);
  expect(checkFile('venue', VENUE, { plan: PLAN })).toEqual([]);
  expect(countBySeverity(findings(planWith([[...ROOM, 'beds'], 0], [['vip'], 1])))).toEqual({
    error: 2,
    warning: 0,
    note: 1,
  });
  expect(RULES.filter(({ id }) => id === 'overlap')).toHaveLength(1);
});

test('a plan’s findings never point at its venue’s settings', () => {
  const plan = planWith(
    [[...AT, 'x'], 140],
    [['areas', 0, 'rooms', 1, 'id'], 1],
    [['areas', 0, 'rooms', 2, 'name'], 'Table 1'],
    [['areas', 0, 'rooms', 3, 'room_id'], 9],
    [['areas', 0, 'rooms', 4, 'beds'], 90],
    [['areas', 1], { id: 2, name: 'Back', rooms: [] }],
    [[...AT, 'font_size'], 1],
    [[...AT, 'text_offset_x'], 90],
    [[...AT, 'color'], '#808080'],
    [['categories', 1, 'color'], '#0d5a74'],
    [['categories', 2], { id: 72, name: 'Roof', color: '#0d5a73' }],
    [[...ROOM, 'room_description'], '<h1>Sea</h1>'],
    [[...ROOM, 'available_until'], '01:00'],
    [['areas', 0, 'rooms', 1, 'coordinates', 'width'], 1],
    [['areas', 0, 'rooms', 2, 'coordinates', 'x'], -9],
  );
  expect(rulesIn(findings(plan, { venue: { ...VENUE, guests: { max: 200 } } })).length).toBeGreaterThan(14);
  const found = checkFile('venue', { ...VENUE, guests: { max: 200 }, seat_rules: [] }, { plan });
  expect(found.map(({ path }) => path)).toEqual(['/guests/max']);
  expect(checkFile('venue', VENUE, { plan: { ...PLAN, areas: [] } })).toEqual([]);
});

describe('ids', () => {
  test('reports the later of two equal ids and suggests a free one', () => {
    const plan = planWith(
      [['areas', 0, 'rooms', 3, 'id'], 2],
      [['areas', 0, 'rooms', 4, 'id'], 2],
      [['areas', 0, 'rooms', 0, 'name'], ''],
    );
    const found = ofRule(findings(plan), 'duplicate-id');
    expect(found).toMatchObject([
      {
        path: '/areas/0/rooms/3/id',
        table: 2,
        message: '"Table 4" has the id 2, which "Table 2" at /areas/0/rooms/1 has too: give it its own id',
        fix: { title: 'Give it the id 4' },
      },
      { path: '/areas/0/rooms/4/id', fix: { title: 'Give it the id 5' } },
    ]);
    expect(applyChanges(plan, combineFixes(found).changes)).toEqual(
      planWith(
        [['areas', 0, 'rooms', 3, 'id'], 4],
        [['areas', 0, 'rooms', 4, 'id'], 5],
        [['areas', 0, 'rooms', 0, 'name'], ''],
      ),
    );
  });

  test('handles tables without names and ids', () => {
    const nameless = planWith(
      [['areas', 0, 'rooms', 0, 'name'], ''],
      [['areas', 0, 'rooms', 1, 'name'], ''],
      [['areas', 0, 'rooms', 1, 'id'], 1],
    );
    expect(ofRule(findings(nameless), 'duplicate-id')[0]!.message).toBe(
      'The table 1 has the id 1, which another table 1 at /areas/0/rooms/0 has too: give it its own id',
    );
    expect(
      rulesIn(
        findings(planWith([['areas', 0, 'rooms', 0, 'id'], undefined], [['areas', 0, 'rooms', 1, 'id'], undefined])),
      ),
    ).toEqual(['missing-field']);
    const areas = planWith([['areas', 0, 'name'], ''], [['areas', 1], { id: 1, name: '', rooms: [room(6)] }]);
    expect(ofRule(findings(areas), 'duplicate-id')[0]!.message).toMatch(/^The area 1 has/);
  });

  test('checks areas and categories separately; a table may share an area’s id', () => {
    const twice = planWith([['areas', 1], { id: 1, name: 'Back', rooms: [room(6)] }], [['categories', 1, 'id'], 70]);
    expect(ofRule(findings(twice), 'duplicate-id')).toMatchObject([
      {
        path: '/areas/1/id',
        table: undefined,
        message: '"Back" has the id 1, which "Beach" at /areas/0 has too: give it its own id',
      },
      {
        path: '/categories/1/id',
        message: '"Back" has the id 70, which "Front" at /categories/0 has too: give it its own id',
      },
    ]);
  });

  test('treats a number and its text as the same id in an answer, but no other texts', () => {
    const answer = (first: unknown, second: unknown) => [
      {
        ...ANSWER[0],
        rooms: [
          { ...(ANSWER[0]!['rooms'] as JsonObject[])[0], id: first },
          { ...(ANSWER[0]!['rooms'] as JsonObject[])[1], id: second },
        ],
      },
    ];
    expect(rulesIn(checkFile('answer', answer('7', 7)))).toEqual(['duplicate-id']);
    expect(rulesIn(checkFile('answer', answer('07', 7)))).toEqual(['confusable-id']);
    expect(checkFile('answer', answer('a', 'a'))[0]!.fix!.title).toBe('Give it the id 1');
  });

  test('compares names without spaces and case, and leaves empty names to another rule', () => {
    expect(one(planWith([['areas', 0, 'rooms', 1, 'name'], ' TABLE   1 ']), 'duplicate-name')).toMatchObject({
      path: '/areas/0/rooms/1/name',
      table: 2,
      severity: 'warning',
      message: 'Another table is also called "TABLE   1": give each its own name',
      fix: { isGuess: true, changes: [{ path: '/areas/0/rooms/1/name', value: 'TABLE   2' }] },
    });
    expect(one(planWith([['categories', 1, 'name'], 'front']), 'duplicate-name')).toMatchObject({
      path: '/categories/1/name',
      message: 'Another category is also called "front": give each its own name',
    });
    expect(one(planWith([['areas', 1], { id: 2, name: 'beach', rooms: [room(6)] }]), 'duplicate-name')).toMatchObject({
      path: '/areas/1/name',
      table: undefined,
    });
    expect(
      rulesIn(findings(planWith([['areas', 0, 'rooms', 0, 'name'], ''], [['areas', 0, 'rooms', 1, 'name'], ' ']))),
    ).toEqual(['bad-text']);
    expect(
      findings(planWith([['areas', 0, 'rooms', 0, 'name'], 'A 1'], [['areas', 0, 'rooms', 1, 'name'], 'A1'])),
    ).toEqual([]);
  });

  test('reports unknown and unused categories', () => {
    expect(one(planWith([[...ROOM, 'room_id'], 9]), 'unknown-category')).toMatchObject({
      path: '/areas/0/rooms/0/room_id',
      table: 1,
      message:
        '"Table 1" has the category 9, which the plan does not list: add it under "categories", or choose another',
    });
    const unused = planWith([['categories', 2], { id: 72, name: 'Roof', color: '#ffcfdc' }]);
    const found = one(unused, 'unused-category');
    expect(found).toMatchObject({
      path: '/categories/2',
      message: 'The category "Roof" has no tables: remove it, or add tables to it',
      fix: { title: 'Remove the category' },
    });
    expect(fixedPlan(unused, found)).toEqual(PLAN);
    expect(rulesIn(findings(planWith([['categories', 2], { name: 'Roof', color: '#ffcfdc' }])))).toEqual([
      'missing-field',
    ]);
    expect(rulesIn(findings(planWith([[...ROOM, 'room_id'], undefined])))).toEqual(['missing-field']);
    expect(one(planWith([['categories', 2], { id: 72, color: '#ffcfdc' }]), 'unused-category').message).toContain(
      'The category number 72 has',
    );
  });

  test('renames the later of two tables with the same name, and the text that shows its number', () => {
    const plan = planWith(
      [['areas', 0, 'rooms', 1, 'name'], 'Table 1'],
      [['areas', 0, 'rooms', 1, 'coordinates', 'text'], '1'],
    );
    const { fix } = one(plan, 'duplicate-name');
    expect(ofRule(findings(applyChanges(plan, fix!.changes)), 'duplicate-name')).toEqual([]);
    expect(fix!.changes).toEqual([
      { op: 'set', path: '/areas/0/rooms/1/name', value: 'Table 2' },
      { op: 'set', path: '/areas/0/rooms/1/coordinates/text', value: '2' },
    ]);
  });

  test('reports areas without tables, and a plan without tables', () => {
    expect(one(planWith([['areas', 1], { id: 2, name: 'Back', rooms: [] }]), 'empty-area')).toMatchObject({
      path: '/areas/1',
      message: 'The area "Back" has no tables: remove it, or add tables to it',
      fix: { isGuess: true, changes: [{ op: 'remove', path: '/areas/1' }] },
    });
    expect(
      ofRule(findings(planWith([['areas', 1], { id: 2, name: '', rooms: [] }])), 'empty-area')[0]!.message,
    ).toContain('The area number 2 has');
    expect(checkFile('venue', VENUE, { plan: planWith([['areas', 1], { id: 2, name: 'Back', rooms: [] }]) })).toEqual(
      [],
    );
    expect(findings({ ...PLAN, areas: [{ id: 1, name: 'A', rooms: [] }], categories: [] })).toMatchObject([
      { rule: 'no-tables', path: '/areas', message: 'There is no table: add one' },
    ]);
  });
});

describe('positions', () => {
  const off = (x: number, y: number, at: JsonObject = {}) =>
    ofRule(findings(planWith(rooms(room(1, {}, { x, y, ...at }), room(2)))), 'off-plan');

  test.each<[string, number, number, JsonObject, string, JsonObject]>([
    ['to the left', -10, 60, {}, 'partly', { x: 0 }],
    ['above', 40, -1, {}, 'partly', { y: 0 }],
    ['to the right', 541, 60, {}, 'partly', { x: 540 }],
    ['below', 40, 340.5, {}, 'partly', { y: 340 }],
    ['over a corner', 590, -50, {}, 'partly', { x: 540, y: 0 }],
    ['wholly right', 600, 60, {}, 'completely', { x: 540 }],
    ['wholly left', -60, 60, {}, 'completely', { x: 0 }],
    ['wholly above', 40, -60, {}, 'completely', { y: 0 }],
    ['wholly below', 40, 400, {}, 'completely', { y: 340 }],
    ['turned', 0, 60, { rotation: 45 }, 'partly', { x: 12.43 }],
    ['turned at the far edge', 540, 60, { rotation: 45 }, 'partly', { x: 527.57 }],
    ['an oval, turned', 0, 60, { width: 30, height: 60, rotation: 90, shape: 'ellipse' }, 'partly', { x: 15 }],
  ])('a table off the plan (%s) is reported and moved in', (_what, x, y, at, how, to) => {
    const [found, ...more] = off(x, y, at);
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      path: '/areas/0/rooms/0/coordinates',
      table: 1,
      message: `"Table 1" lies ${how} outside the plan of 600 × 400: move it in`,
      fix: { title: 'Move it onto the plan' },
    });
    expect(found!.fix!.changes).toEqual(
      Object.entries(to).map(([field, value]) => ({ op: 'set', path: `/areas/0/rooms/0/coordinates/${field}`, value })),
    );
    const plan = planWith(rooms(room(1, {}, { x, y, ...at }), room(2)));
    expect(ofRule(findings(fixedPlan(plan, found!)), 'off-plan')).toEqual([]);
  });

  test.each([
    [0, 0, {}],
    [540, 340, {}],
    [0, 60, { shape: 'ellipse', rotation: 45 }],
    [0, 0, { rotation: 90 }],
    [540, 340, { rotation: -180 }],
    [12.43, 60, { rotation: 45 }],
  ])('a table within the plan is not reported: at %d, %d %j', (x, y, at) => expect(off(x, y, at)).toEqual([]));

  test('a table larger than the plan can’t be moved in', () => {
    expect(off(0, 0, { width: 601 })[0]).toMatchObject({
      message: '"Table 1" lies partly outside the plan of 600 × 400: make it smaller, or the plan larger',
      fix: undefined,
    });
    expect(off(0, 0, { height: 401 })[0]!.fix).toBeUndefined();
    expect(off(1, 0, { width: 600 })[0]!.fix!.changes).toEqual([
      { op: 'set', path: '/areas/0/rooms/0/coordinates/x', value: 0 },
    ]);
    expect(off(0, 1, { height: 400 })[0]!.fix!.changes).toEqual([
      { op: 'set', path: '/areas/0/rooms/0/coordinates/y', value: 0 },
    ]);
  });

  test('tables are not reported if the plan’s size is unreadable', () =>
    expect(ofRule(findings(planWith([[...AT, 'x'], -9], [['width'], 0])), 'off-plan')).toEqual([]));
  test('a size written as text is read', () =>
    expect(rulesIn(findings(planWith([[...AT, 'x'], -9], [['width'], '600'])))).toEqual(['not-a-number', 'off-plan']));

  test('a tap target needs 24 px at the zoom of a typical table', () => {
    const found = one(planWith([[...AT, 'width'], 11.9], [[...ROOM, 'beds'], 1]), 'too-small-to-tap');
    expect(found).toMatchObject({
      path: '/areas/0/rooms/0/coordinates',
      table: 1,
      severity: 'warning',
      message:
        '"Table 1" is hard to tap: zoomed in on a phone it is 23.8 px, and a finger needs 24. Make it at least 12 wide and high',
    });
    expect(ofRule(findings(planWith([[...AT, 'height'], 12], [[...ROOM, 'beds'], 1])), 'too-small-to-tap')).toEqual([]);
    // If all tables are small, the map zooms further in on all of them.
    expect(rulesIn(findings(planWith(rooms(...[1, 2, 3].map((n) => room(n, {}, { width: 2, height: 2 }))))))).toEqual(
      [],
    );
    // A phone shows this whole plan at ten times its size, so the zoom limit is twice that.
    expect(
      rulesIn(
        findings({
          ...PLAN,
          width: 33.6,
          height: 33.6,
          areas: [
            {
              id: 1,
              name: 'A',
              rooms: [
                room(1, {}, { x: 0, y: 0, width: 30, height: 30 }),
                room(2, { beds: 1 }, { x: 31, y: 0, width: 1.2, height: 1.2, text: '2' }),
              ],
            },
          ],
        }),
      ),
    ).toEqual([]);
  });

  test('compares seats with the space around a table', () => {
    const seats = (beds: number, at: JsonObject, over: JsonObject[] = [room(2), room(3)]) =>
      ofRule(findings(planWith(rooms(room(1, { beds }, { y: 300, ...at }), ...over))), 'seats-for-size').map(
        ({ message }) => message,
      );
    expect(seats(12, {})).toEqual([]);
    expect(seats(13, {})).toEqual([
      '"Table 1" has 13 seats, but room for about 12: make it larger, or give it fewer seats',
    ]);
    expect(seats(24, { width: 180 })).toEqual([]);
    expect(seats(25, { width: 180 })).toHaveLength(1);
    // A round table has less edge: 188 units for a diameter of 60.
    expect(seats(9, { shape: 'ellipse' })).toEqual([]);
    expect(seats(10, { shape: 'ellipse' })).toEqual([
      '"Table 1" has 10 seats, but room for about 9: make it larger, or give it fewer seats',
    ]);
    // A large table has room for as many guests as its edge allows, whatever its shape.
    expect(seats(16, { width: 180, height: 180, shape: 'ellipse' })).toEqual([]);
    expect(seats(16, { width: 180, height: 180 })).toEqual([]);
    expect(seats(12, { width: 180, height: 180, shape: 'ellipse' }, [])).toEqual([]);
    expect(seats(29, { width: 180, height: 180, shape: 'ellipse' })).toHaveLength(1);
    // A single table is compared with its own shorter side.
    expect(seats(12, {}, [])).toEqual([]);
    expect(seats(13, {}, [])).toHaveLength(1);
    expect(seats(1, { width: 4, height: 4 })).toEqual([]);
    // An ellipse of 90 × 30 has an edge of 200.5 units.
    expect(seats(10, { width: 90, height: 30, shape: 'ellipse' })).toEqual([]);
    expect(seats(11, { width: 90, height: 30, shape: 'ellipse' })).toHaveLength(1);
    expect(one(planWith([[...ROOM, 'beds'], 20]), 'seats-for-size')).toMatchObject({
      path: '/areas/0/rooms/0/beds',
      table: 1,
    });
    for (const beds of [0, -4, 201, 'four'])
      expect(ofRule(findings(planWith([[...ROOM, 'beds'], beds])), 'seats-for-size'), String(beds)).toEqual([]);
    expect(ofRule(findings(planWith([[...ROOM, 'beds'], 200])), 'seats-for-size')).toHaveLength(1);
    // A flat ellipse of 200 × 8 has an edge of 402 units, one seat for each 20.
    expect(seats(20, { x: 20, width: 200, height: 8, shape: 'ellipse' })).toEqual([]);
    expect(seats(21, { x: 20, width: 200, height: 8, shape: 'ellipse' })).toHaveLength(1);
  });
});

describe('pictures', () => {
  const withPicture = (picture: string) =>
    planWith([[...ROOM, 'picture'], picture], [['areas', 0, 'rooms', 1, 'picture'], picture]);
  const findingsFor = (facts: PictureFacts | undefined) =>
    findings(withPicture('a.png'), { pictures: new Map([['a.png', facts]]) });

  test.each<[string, PictureFacts | undefined, string, string]>([
    ['gone', undefined, 'missing-picture', 'The file a.png is missing: add it, or use another'],
    [
      'broken',
      { bytes: 9, broken: true },
      'missing-picture',
      'a.png is incomplete, or not an image that browsers can show: save it again',
    ],
    [
      'heavy',
      { bytes: 150_001 },
      'heavy-picture',
      'a.png has 150 kB: save it with at most 150 kB, for example as WebP',
    ],
    [
      'small',
      { bytes: 9, width: 319, height: 200 },
      'picture-size',
      'a.png is 319 × 200: too small to be sharp, use one with at least 320 pixels',
    ],
    [
      'large',
      { bytes: 9, width: 900, height: 2_401 },
      'picture-size',
      'a.png is 900 × 2401: larger than any phone shows, save it with at most 2400 pixels',
    ],
  ])('%s: reported once, at its first use', (_what, facts, rule, message) => {
    expect(findingsFor(facts)).toEqual([
      { rule, severity: 'warning', path: '/areas/0/rooms/0/picture', table: 1, message },
    ]);
  });

  test.each<[PictureFacts]>([
    [{ bytes: 150_000 }],
    [{ bytes: 9, width: 320, height: 80 }],
    [{ bytes: 9, width: 2_400, height: 2_400 }],
    [{ bytes: 9, width: 9 }],
    [{ bytes: 9, height: 9 }],
  ])('are accepted with %j', (facts) => expect(findingsFor(facts)).toEqual([]));
  test('are not reported if nothing is known about them', () => {
    expect(findings(withPicture('a.png'))).toEqual([]);
    expect(findings(withPicture('a.png'), { pictures: new Map() })).toEqual([]);
  });

  test('are also named by decor and the venue, but only by picture decor', () => {
    const pictures = new Map([['a.png', undefined]]);
    expect(
      findings(planWith([['decor'], [{ kind: 'picture', x: 0, y: 0, width: 9, height: 9, picture: 'a.png' }]]), {
        pictures,
      }),
    ).toMatchObject([{ rule: 'missing-picture', path: '/decor/0/picture' }]);
    expect(
      ofRule(
        findings(planWith([['decor'], [{ kind: 'boat', x: 0, y: 0, width: 9, height: 9, picture: 'a.png' }]]), {
          pictures,
        }),
        'missing-picture',
      ),
    ).toEqual([]);
    expect(checkFile('venue', { ...VENUE, picture: 'a.png' }, { plan: PLAN, pictures })).toMatchObject([
      { rule: 'missing-picture', path: '/picture' },
    ]);
  });

  test.each([
    [100, 50, { ratio: 2 }, undefined],
    [110, 50, { ratio: 2 }, undefined],
    [112, 50, { ratio: 2 }, 56],
    [100, 54, { width: 400, height: 200 }, undefined],
    [100, 56, { width: 400, height: 200 }, 50],
    // A photo that its header turns by a quarter.
    [50, 100, { width: 400, height: 200 }, undefined],
    [100, 56, { width: 400 }, undefined],
    [100, 56, {}, undefined],
    [100, 0, { ratio: 2 }, undefined],
    ['wide', 50, { ratio: 2 }, undefined],
  ])('of decor keep their proportions: %s × %s with %j', (width, height, facts, fitting) => {
    const piece = { kind: 'picture', x: 300, y: 200, width, height, picture: 'a.png' };
    const check = (pictures?: ReadonlyMap<string, PictureFacts>) =>
      ofRule(findings({ ...PLAN, decor: [piece] }, { pictures }), 'picture-proportions');
    expect(check(new Map([['a.png', { bytes: 9, ...facts }]]))).toMatchObject(
      fitting === undefined
        ? []
        : [
            {
              path: '/decor/0/height',
              message: `a.png is stretched to ${width} × ${height}: at that width it is ${fitting} high`,
              fix: { isGuess: true, changes: [{ op: 'set', path: '/decor/0/height', value: fitting }] },
            },
          ],
    );
    expect(check()).toEqual([]);
  });

  test('in the folder of a venue are used by its plan or its settings', () => {
    const pictures = new Map(['a.png', 'b.png', 'c.png', 'd.heic', 'e.png'].map((name) => [name, { bytes: 9 }]));
    const plan = planWith(
      [[...ROOM, 'picture'], 'a.png'],
      [[...ROOM, 'view_picture'], 'e.png'],
      [['decor'], [{ kind: 'picture', picture: 'b.png' }]],
    );
    const unused = (options: object) =>
      ofRule(checkFile('venue', { ...VENUE, picture: 'c.png' }, options), 'unused-picture');
    expect(unused({ plan, pictures })).toEqual([
      {
        rule: 'unused-picture',
        severity: 'note',
        path: '',
        message: 'Neither the plan nor the venue uses d.heic: remove the file',
      },
    ]);
    expect(unused({ pictures })).toEqual([]);
    expect(unused({ plan })).toEqual([]);
  });

  test('are missed if a table has none and most others have one', () => {
    const some = (count: number) =>
      planWith(...Array.from({ length: count }, (_, n) => [['areas', 0, 'rooms', n, 'picture'], 'a.png'] as const));
    expect(ofRule(findings(some(3)), 'missing-picture')).toMatchObject([
      {
        path: '/areas/0/rooms/3',
        table: 4,
        message: '"Table 4" has no picture, but most tables have one: add one',
      },
      { path: '/areas/0/rooms/4' },
    ]);
    expect(findings(some(2))).toEqual([]);
    expect(findings(some(5))).toEqual([]);
    expect(findings(planWith(rooms(room(1, { picture: 'a.png' }), room(2))))).toEqual([]);
    expect(
      ofRule(
        findings(
          planWith(rooms(room(1, { picture: 'a.png' }), room(2, { picture: 'a.png' }), room(3, { picture: '' }))),
        ),
        'missing-picture',
      ),
    ).toHaveLength(1);
    expect(checkFile('venue', VENUE, { plan: some(3) })).toEqual([]);
    expect(ofRule(checkFile('venue', 7, { plan: some(3), pictures: new Map() }), 'missing-picture')).toEqual([]);
    expect(ofRule(checkFile('venue', 7), 'no-slots')).toEqual([]);
  });
});

describe('placeholders and ids', () => {
  test('in a description are reported at the plan, not at its venue too', () => {
    const plan = planWith([[...ROOM, 'room_description'], '<p>TBD</p>']);
    expect(ofRule(findings(plan), 'placeholder-text')).toHaveLength(1);
    expect(ofRule(checkFile('venue', VENUE, { plan }), 'placeholder-text')).toEqual([]);
  });

  test('are found in a text that repeats its name', () => {
    const plan = planWith([[...ROOM, 'name'], 'NaN'], [[...AT, 'text'], 'NaN']);
    expect(ofRule(findings(plan), 'placeholder-text').map(({ path }) => path)).toEqual([
      '/areas/0/rooms/0/name',
      '/areas/0/rooms/0/coordinates/text',
    ]);
  });

  test('that are the same number are confused', () => {
    expect(ofRule(checkFile('answer', answerWith({ id: '2.0' })), 'confusable-id')).toMatchObject([
      { message: '"Table 2" has the id "2", which is easily confused with "2.0": give it its own id' },
    ]);
  });
});
