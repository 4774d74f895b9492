/** Where each rule about scale, decor, labels, names and settings begins and ends: values just within, and just beyond. */
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../../src/domain/checks/check.ts';
import { WHOLE, area, described, named, prop, withDecor } from '../plans/planChanges.ts';
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
} from '../samplePlan.ts';

/** Paths and messages of one rule. */
const reportsOf = (plan: unknown, rule: string): [path: string, message: string][] =>
  ofRule(findings(plan), rule).map(({ path, message }) => [path, message]);
const pathsOf = (plan: unknown, rule: string): string[] => reportsOf(plan, rule).map(([path]) => path);
const first = '/areas/0/rooms/0';
const tables = (...list: JsonObject[]): JsonObject => planWith([['areas', 0, 'rooms'], list]);

describe('a remote table', () => {
  // The other tables lie within 420 × 180 units, from 40, 60 to 460, 240.
  test.each([
    ['right', { x: 880 }, { x: 881 }],
    ['left', { x: -440 }, { x: -441 }],
    ['below', { y: 660 }, { y: 661 }],
    ['above', { y: -420 }, { y: -421 }],
  ])('is farther away than the others extend: %s', (_side, within, beyond) => {
    const at = (place: JsonObject): JsonObject => planWith([AT, { x: 40, y: 60, width: 60, height: 60, ...place }]);
    expect(reportsOf(at(within), 'remote-table')).toEqual([]);
    expect(reportsOf(at(beyond), 'remote-table')).toEqual([
      [`${first}/coordinates`, '"Table 1" is 421 units away from all other tables: check its position'],
    ]);
  });

  test('needs three others', () => {
    const far = room(9, {}, { x: 9_000 });
    expect(reportsOf(tables(room(1), room(2), far), 'remote-table')).toEqual([]);
    expect(pathsOf(tables(room(1), room(2), room(3), far), 'remote-table')).toEqual(['/areas/0/rooms/3/coordinates']);
  });

  test('is no table of a pair that lies apart', () => {
    const pair = [room(8, {}, { x: 9_000 }), room(9, {}, { x: 9_000, y: 300 })];
    expect(reportsOf(tables(room(1), room(2), room(3), ...pair), 'remote-table')).toEqual([]);
  });

  test('may lie on each side', () => {
    const sides = [{ x: -9_000 }, { x: 9_000 }, { y: -9_000 }, { y: 9_000 }].map((at, n) => room(n + 6, {}, at));
    const [beach] = PLAN['areas'] as { rooms: JsonObject[] }[];
    for (const side of sides)
      expect(pathsOf(tables(side, ...beach!.rooms.slice(1)), 'remote-table')).toEqual([`${first}/coordinates`]);
  });
});

describe('the size of a plan', () => {
  // Everything lies within 460 × 240.
  const sized = (width: number, height: number, more: JsonObject = {}): JsonObject => ({
    ...PLAN,
    width,
    height,
    ...more,
  });

  test('is at most five times that of its contents, to one side or the other', () => {
    expect(reportsOf(sized(2_301, 1_201), 'plan-too-large')).toEqual([
      [
        '/width',
        'The plan is 2301 × 1201, but everything lies within 460 × 240: make the plan smaller',
      ],
    ]);
    for (const plan of [sized(2_300, 1_300), sized(2_400, 1_200), sized(9_000, 400), sized(600, 9_000)])
      expect(reportsOf(plan, 'plan-too-large')).toEqual([]);
  });

  test('counts decor as contents', () => {
    const decor = [prop('tree', 500, 300)];
    expect(reportsOf(sized(2_301, 1_201, { decor }), 'plan-too-large')).toEqual([]);
    expect(pathsOf(sized(2_701, 1_701, { decor }), 'plan-too-large')).toEqual(['/width']);
  });

  test('is not judged by three tables, or without a size', () => {
    const areas = [{ id: 1, name: 'Beach', rooms: [room(1), room(2), room(3)] }];
    expect(reportsOf(sized(9_000, 9_000, { areas }), 'plan-too-large')).toEqual([]);
    expect(reportsOf({ ...PLAN, width: 'wide' }, 'plan-too-large')).toEqual([]);
  });

  test('is too small if no table has two units', () => {
    const small = (side: JsonObject, count = 4): JsonObject =>
      tables(...Array.from({ length: count }, (_, n) => room(n + 1, {}, side)));
    expect(reportsOf(small({ width: 1.9, height: 1.5 }), 'plan-too-small')).toEqual([
      [
        '',
        'The largest table is 1.9 units wide: multiply all positions and sizes, so that a table has about 40 units',
      ],
    ]);
    expect(reportsOf(small({ width: 1, height: 1.9 }), 'plan-too-small')[0]?.[1]).toMatch(/^The largest table is 1\.9 /);
    expect(reportsOf(small({ width: 1.9, height: 1.9 }, 3), 'plan-too-small')).toEqual([]);
    expect(reportsOf(small({ width: 2, height: 1 }), 'plan-too-small')).toEqual([]);
    expect(reportsOf(small({ width: 1, height: 2 }), 'plan-too-small')).toEqual([]);
  });
});

describe('a rotation', () => {
  test.each([
    [1.5708, 90],
    [1.57, 90],
    [-0.7854, -45],
    [3.14159, 180],
    [4.712, 270],
    [6.2832, 360],
    [6.283, 360],
    [-6.28, -360],
    [0.26, 15],
    [0.2618, 15],
    [2.0944, 120],
  ])('of %d looks like radians', (rotation, degrees) => {
    expect(reportsOf(named('Table 1', { rotation }), 'rotation-in-radians')).toEqual([
      [
        `${first}/coordinates/rotation`,
        `"Table 1" is rotated by ${rotation}°, which looks like radians: write ${degrees}`,
      ],
    ]);
    expect(reportsOf(withDecor({ ...prop('tree', 300, 300), rotation }), 'rotation-in-radians')).toEqual([
      ['/decor/0/rotation', `A rotation of ${rotation}° looks like radians: write ${degrees}`],
    ]);
  });

  test.each([0, 1, 1.5, 3, 0.79, 0.256, 0.267, 6.5449, 45.84, -7.8539])('of %d is in degrees', (rotation) => {
    expect(reportsOf(named('Table 1', { rotation }), 'rotation-in-radians')).toEqual([]);
    expect(reportsOf(withDecor({ ...prop('tree', 300, 300), rotation }), 'rotation-in-radians')).toEqual([]);
  });
});

describe('decor', () => {
  // Half of the longer side around 600 × 400: from -300, -300 to 900, 700.
  test.each([
    [899, 100, []],
    [901, 100, ['/decor/0']],
    [-339, 100, []],
    [-341, 100, ['/decor/0']],
    [100, 699, []],
    [100, 701, ['/decor/0']],
    [100, -339, []],
    [100, -341, ['/decor/0']],
  ])('may lie around the plan: at %d, %d', (x, y, paths) => {
    expect(pathsOf(withDecor(prop('tree', x, y)), 'decor-off-plan')).toEqual(paths);
  });

  test('may lie around a tall plan by half its height', () => {
    const tall = (x: number): JsonObject => ({ ...withDecor(prop('tree', x, 0)), height: 1_000 });
    expect([pathsOf(tall(1_099), 'decor-off-plan'), pathsOf(tall(1_101), 'decor-off-plan')]).toEqual([
      [],
      ['/decor/0'],
    ]);
    expect(pathsOf({ ...withDecor(prop('tree', 9_000, 0)), width: 'wide' }, 'decor-off-plan')).toEqual([]);
  });

  test('is hidden by a later area that covers its corners', () => {
    const tree = prop('tree', 300, 300);
    const cover = (from: number, to: number): JsonObject =>
      area('sand', [from, from], [to, from], [to, to], [from, to]);
    const hidden = (...decor: JsonObject[]): string[] => pathsOf(withDecor(...decor), 'hidden-decor');
    expect(hidden(tree, cover(299, 341))).toEqual(['/decor/0']);
    expect(hidden(tree, cover(301, 341))).toEqual([]);
    expect(hidden(tree, cover(299, 339))).toEqual([]);
    expect(hidden(cover(299, 341), tree)).toEqual([]);
    // Two areas that cover it only together.
    expect(hidden(tree, cover(200, 325), cover(318, 400))).toEqual([]);
    expect(hidden(tree, cover(400, 500), cover(299, 341), cover(310, 330))).toEqual(['/decor/0', '/decor/2']);
  });

  test('needs an extent', () => {
    const line = (kind: string, ...points: [number, number][]): JsonObject => ({
      kind,
      ...(kind === 'path' ? { surface: 'wood' } : {}),
      width: 9,
      points,
    });
    const flat = (piece: JsonObject): string[] => pathsOf(withDecor(piece), 'hidden-decor');
    for (const kind of ['path', 'wall']) {
      expect(flat(line(kind, [300, 300], [300, 300], [300, 300]))).toEqual(['/decor/0']);
      expect(flat(line(kind, [300, 300], [300, 301]))).toEqual([]);
      expect(flat(line(kind, [300, 300], [301, 300]))).toEqual([]);
      expect(flat(line(kind, [300, 300], [300, 300], [400, 300]))).toEqual([]);
    }
    expect(flat(area('grass', [300, 300], [310, 320], [320, 340], [290, 280]))).toEqual(['/decor/0']);
    expect(flat(area('grass', [300, 300], [310, 320], [320, 340], [290, 281]))).toEqual([]);
    expect(flat(area('grass', [300, 300], [300, 300], [300, 300]))).toEqual(['/decor/0']);
  });

  test.each<[string, [number, number][], number]>([
    ['a square', WHOLE, 0],
    ['an hourglass', [[0, 0], [90, 90], [90, 0], [0, 90]], 1],
    ['an hourglass that lies', [[0, 0], [90, 0], [0, 90], [90, 90]], 1],
    ['a star', [[50, 0], [80, 90], [0, 35], [100, 35], [20, 90]], 1],
    ['a triangle', [[0, 0], [90, 0], [0, 90]], 0],
    ['an arrow', [[0, 0], [90, 0], [45, 20], [45, 90]], 0],
    ['a corner that touches an edge', [[0, 0], [90, 0], [90, 90], [45, 0], [0, 90]], 0],
    ['a loop at the end', [[0, 0], [90, 0], [90, 90], [0, 90], [40, -20]], 1],
  ])('crosses its own outline or not: %s', (_what, points, count) => {
    expect(pathsOf(withDecor(area('grass', ...points)), 'self-crossing')).toEqual(
      Array.from({ length: count }, () => '/decor/0/points'),
    );
  });

  test('is a duplicate whatever the order of its fields, and only if all are equal', () => {
    const tree = prop('tree', 300, 300);
    const reversed = Object.fromEntries(Object.entries(tree).toReversed());
    expect(pathsOf(withDecor(tree, reversed, tree), 'duplicate-decor')).toEqual(['/decor/1', '/decor/2']);
    expect(pathsOf(withDecor(tree, { ...tree, rotation: 5 }, { ...tree, kind: 'palm' }), 'duplicate-decor')).toEqual([]);
  });
});

describe('a table stands in', () => {
  // Its center is at 70, 90.
  const standing = (...decor: JsonObject[]): string[] =>
    reportsOf(withDecor(...decor), 'table-in-decor').map(([, message]) => message);
  const message = (what: string): string => `"Table 1" stands in a ${what}: move the table, or the ${what}`;

  test.each(['bar', 'rocks', 'boat', 'grill', 'steps', 'scooter', 'door', 'sofa', 'pool', 'dj', 'entrance', 'toilet'])(
    'a solid prop: %s',
    (kind) => expect(standing(prop(kind, 50, 70))).toEqual([message(kind)]),
  );

  test('a prop only if its center does', () => {
    for (const [x, y] of [[69.9, 70], [30.1, 70], [50, 89.9], [50, 50.1]] as const)
      expect(standing(prop('bar', x, y)), `${x}, ${y}`).toEqual([message('bar')]);
    for (const [x, y] of [[70, 70], [30, 70], [50, 90], [50, 50]] as const)
      expect(standing(prop('bar', x, y)), `${x}, ${y}`).toEqual([]);
  });

  test.each(['tree', 'palm', 'bush'])('the trunk of a %s, a quarter of its size', (kind) => {
    for (const [x, y] of [[54.9, 70], [45.1, 70], [50, 74.9], [50, 65.1]] as const)
      expect(standing(prop(kind, x, y)), `${x}, ${y}`).toEqual([message(kind)]);
    for (const [x, y] of [[55, 70], [45, 70], [50, 75], [50, 65]] as const)
      expect(standing(prop(kind, x, y)), `${x}, ${y}`).toEqual([]);
  });

  test.each(['umbrella', 'stage', 'fire'])('no prop that tables stand below or on: %s', (kind) => {
    expect(standing(prop(kind, 50, 70))).toEqual([]);
  });

  test('a wall within half its width', () => {
    const wall = (y: number): JsonObject => ({ kind: 'wall', width: 10, points: [[0, y], [120, y]] });
    expect(standing(wall(94.9))).toEqual([message('wall')]);
    expect(standing(wall(85.1))).toEqual([message('wall')]);
    expect(standing(wall(95.1))).toEqual([]);
    expect(standing(wall(84.9))).toEqual([]);
  });

  test('the sea, unless it is on a path or on an area above', () => {
    const sea = area('sea', [0, 0], [120, 0], [120, 150], [0, 150]);
    const sand = area('sand', [60, 80], [90, 80], [90, 100], [60, 100]);
    const path = (y: number): JsonObject => ({ kind: 'path', surface: 'wood', width: 10, points: [[0, y], [120, y]] });
    const inSea = '"Table 1" stands in the sea: move the table, or the area';
    expect(standing(sea)).toEqual([inSea]);
    expect(standing(sand, sea)).toEqual([inSea]);
    expect(standing(sea, sand)).toEqual([]);
    expect(standing(sea, path(94.9))).toEqual([]);
    expect(standing(sea, path(95.1))).toEqual([inSea]);
    expect(standing(area('shallows', ...WHOLE))).toEqual([]);
    expect(standing(area('sea', [0, 0], [60, 0], [60, 150], [0, 150]))).toEqual([]);
    // What it stands in comes before the ground.
    expect(standing(sea, prop('bar', 50, 70))).toEqual([message('bar')]);
  });
});

describe('a text of the plan', () => {
  const text = (x: number, y: number, more: JsonObject = {}): JsonObject => ({
    kind: 'text',
    x,
    y,
    size: 10,
    text: 'AAAAAAAAAA',
    ...more,
  });
  const covered = (piece: JsonObject): string[] =>
    reportsOf(withDecor(piece), 'covered-text').map(([path, message]) => `${path} ${message}`);

  test.each<[string, JsonObject, number]>([
    ['in the middle', text(70, 90), 1],
    ['at its right end', text(25, 90), 1],
    ['at its left end', text(115, 90), 1],
    ['beside it', text(130, 90), 0],
    ['above it', text(70, 55), 0],
    ['turned away', text(115, 90, { rotation: 90 }), 0],
    ['turned onto it', text(70, 45, { rotation: 90 }), 1],
  ])('is covered by a table or not: %s', (_where, piece, count) => {
    expect(covered(piece)).toEqual(
      count === 0 ? [] : ['/decor/0 "Table 1" stands on the text "AAAAAAAAAA": move one of them'],
    );
  });

  test('is the only decor that a table can cover', () => {
    expect(covered(prop('umbrella', 50, 70))).toEqual([]);
  });
});

describe('the text on a table', () => {
  const second = ['areas', 0, 'rooms', 1, 'coordinates', 'text'] as const;
  const third = ['areas', 0, 'rooms', 2, 'coordinates', 'text'] as const;

  test('has one of the numbers of its name', () => {
    expect(reportsOf(named('Table 1', { text: '2' }), 'text-contradicts-name')).toEqual([
      [
        `${first}/coordinates/text`,
        '"Table 1" prints "2": guests choose one number and find another. Print the number of the name, or rename the table',
      ],
    ]);
    for (const [name, text] of [['Table 1', '01'], ['Row 3 Seat 9', '9'], ['Sofa', '2'], ['Table 1', 'VIP'], ['T 12', 'A 12 b']] as const)
      expect(reportsOf(named(name, { text }), 'text-contradicts-name'), text).toEqual([]);
    expect(reportsOf(named('Table 12', { text: '1' }), 'text-contradicts-name')).toHaveLength(1);
    expect(reportsOf(named('Table 1', { text: 7 }), 'text-contradicts-name')).toEqual([]);
  });

  test('is the only one of its number in an area', () => {
    const plan = planWith([[...AT, 'text'], 'A1'], [second, ' a1 '], [third, 'A1']);
    expect(reportsOf(plan, 'duplicate-text')).toEqual([
      ['/areas/0/rooms/1/coordinates/text', '"Table 2" prints "a1", as "Table 1" does: give each its own text'],
      ['/areas/0/rooms/2/coordinates/text', '"Table 3" prints "a1", as "Table 1" does: give each its own text'],
    ]);
    expect(reportsOf(planWith([[...AT, 'text'], 'Sofa'], [second, 'Sofa']), 'duplicate-text')).toEqual([]);
    const other = { id: 2, name: 'Roof', rooms: [room(6, {}, { text: '1' })] };
    expect(reportsOf(planWith([[...AT, 'text'], '1'], [['areas', 1], other]), 'duplicate-text')).toEqual([]);
  });

  test('is not blank', () => {
    for (const text of [' ', '\u200b', '\u00a0\t', '\ufeff\u3164\u00ad'])
      expect(ofRule(findings(named('Table 1', { text })), 'blank-text')).toMatchObject([
        {
          path: `${first}/coordinates/text`,
          table: 1,
          message: 'The text of "Table 1" is blank: remove it to print the name',
          fix: { isGuess: true, title: 'Print the name', changes: [{ op: 'remove', path: `${first}/coordinates/text` }] },
        },
      ]);
    for (const text of ['', '.', ' x ']) expect(reportsOf(named('Table 1', { text }), 'blank-text'), text).toEqual([]);
  });
});

describe('the seats that a text promises', () => {
  const promised = (plan: unknown): string[] => reportsOf(plan, 'seats-contradict-name').map(([, message]) => message);

  test.each<[string, number]>([
    ...(['one', 'two', 'three', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const).map(
      (word, index): [string, number] => [`Sofa for ${word}`, index < 3 ? index + 1 : index + 2],
    ),
    ['Sofa for twelve', 12],
    ['Sofa for 6', 6],
    ['SOFA FOR 6', 6],
    ['2 seats', 2],
    ['6-seater', 6],
    ['8 pax', 8],
    ['1 person', 1],
    ['10 people by the sea', 10],
    ['3guests', 3],
  ])('are those of the table: %s', (name, count) => {
    expect(promised(named(name))).toEqual([`"${name}" has 4 seats, but "${name}" promises ${count}: correct one of them`]);
    expect(promised(planWith([['categories', 1, 'name'], name]))[0]).toBe(
      `"Table 1" has 4 seats, but "${name}" promises ${count}: correct one of them`,
    );
  });

  test.each(['Sofa for 4', 'Sofa for four', '4 seats', 'Sofa for 2 hours', 'Sofa for 30 min', 'Sofa', 'Row 2 seat 6', 'Two for joy'])(
    'are not contradicted by %s',
    (name) => expect(promised(named(name))).toEqual([]),
  );

  test('may be in the description, in the category of an answer, or unknown', () => {
    expect(promised(described('<p>A cabana for 6.</p>'))).toEqual([
      '"Table 1" has 4 seats, but the description promises 6: correct one of them',
    ]);
    expect(promised(described('<p>Music for 6.</p>'))).toEqual([]);
    expect(promised(planWith([[...ROOM, 'name'], 'Sofa for 6'], [[...ROOM, 'beds'], 'four']))).toEqual([]);
    const answer = checkFile('answer', answerWith({ category_name: 'Tables for 6' }));
    expect(ofRule(answer, 'seats-contradict-name')).toMatchObject([{ path: '/0/rooms/0/beds', table: 1 }]);
    // The name comes first.
    expect(promised(planWith([[...ROOM, 'name'], 'Sofa for 6'], [['categories', 1, 'name'], '8 seats']))[0]).toContain(
      'promises 6',
    );
  });
});

describe('a text that guests read', () => {
  const TAG = 'A <b>x</b>';
  const message = `${JSON.stringify(TAG)} shows <b> to guests as text: write the name without HTML`;

  test.each<[string, JsonObject]>([
    ['/categories/0/name', planWith([['categories', 0, 'name'], TAG])],
    ['/areas/0/name', planWith([['areas', 0, 'name'], TAG])],
    [`${first}/name`, planWith([[...ROOM, 'name'], TAG])],
    [`${first}/coordinates/text`, planWith([[...AT, 'text'], TAG])],
    ['/decor/0/text', withDecor({ kind: 'text', x: 300, y: 300, size: 10, text: TAG })],
    ['/decor/0/name', withDecor({ ...prop('tree', 300, 300), name: TAG })],
  ])('is checked at %s of a plan', (path, plan) => expect(reportsOf(plan, 'markup-in-name')).toEqual([[path, message]]));

  test('is checked once for each category of an answer', () => {
    const answer = structuredClone(ANSWER) as { rooms: JsonObject[] }[];
    for (const each of answer[0]!.rooms) each['category_name'] = TAG;
    expect(ofRule(checkFile('answer', answer), 'markup-in-name')).toMatchObject([
      { path: '/0/rooms/0/category_name', table: 1, message },
    ]);
  });

  test.each<[string, JsonObject]>([
    ['/name', { name: TAG }],
    ['/address', { address: TAG }],
    ['/telephone', { telephone: `1 ${TAG}` }],
    ['/heading', { heading: TAG }],
    ['/terms/1/heading', { terms: [{ text: 'Yes.' }, { heading: TAG, text: 'No.' }] }],
    ['/terms/0/text', { terms: [{ text: TAG }] }],
  ])('is checked at %s of a venue', (path, settings) => {
    const found = ofRule(checkFile('venue', { ...VENUE, ...settings }, { plan: PLAN }), 'markup-in-name');
    expect(found.map((each) => each.path)).toEqual([path]);
  });

  test.each([
    ['\u0007', '0007'],
    ['\u200b', '200B'],
    ['\u202e', '202E'],
    ['\u2066', '2066'],
    ['\ufeff', 'FEFF'],
    ['\ufffd', 'FFFD'],
    ['\u0085', '0085'],
  ])('has no unreadable character: %j', (character, code) => {
    const name = `Sea ${character}1`;
    expect(reportsOf(named(name), 'unreadable-characters')).toEqual([
      [
        `${first}/name`,
        `${JSON.stringify(name)} holds the character U+${code}, which guests can't read: remove it`,
      ],
    ]);
  });

  test('is quoted up to 60 characters', () => {
    const name = `<b>${'long '.repeat(30)}`;
    expect(reportsOf(named(name), 'markup-in-name')[0]?.[1]).toMatch(/^"<b>(?:long ){11}lo" shows <b> /);
  });
});

describe('the settings of a venue', () => {
  const inVenue = (settings: JsonObject, rule: string, plan: unknown = PLAN): [path: string, message: string][] =>
    ofRule(checkFile('venue', { ...VENUE, ...settings }, { plan }), rule).map(({ path, message }) => [path, message]);

  test('have one seat rule for each size', () => {
    const rules = [[4, 2], [6, 3], [4, 3], [4, 2]].map(([seats, min_guests]) => ({ seats, min_guests }));
    expect(inVenue({ seat_rules: rules }, 'contradictory-rules')).toEqual([
      ['/seat_rules/2', 'Another rule for tables with 4 seats asks for 2 guests, and this one for 3: keep one of them'],
      ['/seat_rules/3', 'Another rule for tables with 4 seats asks for 2 guests, and this one for 2: keep one of them'],
    ]);
    expect(inVenue({ seat_rules: rules.slice(0, 2) }, 'contradictory-rules')).toEqual([]);
  });

  test.each<[string, unknown, number]>([
    ['Tables are held for 15 minutes.', undefined, 0],
    ['Tables are held for 20 minutes.', undefined, 1],
    ['Tables are held for 20 minutes.', 20, 0],
    ['We keep it 20 min.', 15, 1],
    ['We keep it. After 20 min it is gone.', 15, 0],
    ['Tables are held for {hold_minutes} minutes, and music for 20 minutes.', 15, 0],
    ['Tables are held for 20 minutes.', 'long', 0],
  ])('promise the time that tables are held: %s', (text, hold, count) => {
    const settings = { terms: [{ text: 'Be kind.' }, { text }], ...(hold === undefined ? {} : { hold_minutes: hold }) };
    expect(inVenue(settings, 'contradictory-rules').map(([path]) => path)).toEqual(
      Array.from({ length: count }, () => '/terms/1/text'),
    );
  });

  test.each<[string, unknown, string[]]>([
    ['2 hours', 120, []],
    ['2 hours', 135, ['/stays/0/minutes']],
    [' 1 hour ', 45, ['/stays/0/minutes']],
    ['3h', 120, ['/stays/0/minutes']],
    ['3-hrs', 120, ['/stays/0/minutes']],
    ['2 hours', null, []],
    ['2 hours of sun', 45, []],
    ['Evening', 45, []],
  ])('give a stay the length of its name: %s, %j minutes', (name, minutes, paths) => {
    expect(inVenue({ stays: [{ name, minutes }] }, 'contradictory-rules').map(([path]) => path)).toEqual(paths);
  });

  test('have no stay longer than the day after the first slot', () => {
    // The first slot is at 09:00.
    expect(inVenue({ stays: [{ name: 'Day', minutes: 900 }] }, 'long-stay')).toEqual([]);
    expect(inVenue({ stays: [{ name: 'Short', minutes: 60 }, { name: 'Day', minutes: 915 }] }, 'long-stay')).toEqual([
      [
        '/stays/1/minutes',
        'A stay of 915 minutes never fits: from the first slot the day has 900 minutes. Shorten it, or use null for the rest of the day',
      ],
    ]);
    expect(inVenue({ stays: [7, { minutes: '915' }] }, 'long-stay')).toEqual([]);
    expect(ofRule(checkFile('venue', []), 'long-stay')).toEqual([]);
  });

  test.each<[unknown, number]>([
    ['en', 0],
    ['pt-BR', 0],
    ['si', 0],
    ['qqq', 1],
    ['xx', 1],
    ['not a language', 0],
    [7, 0],
    [undefined, 0],
  ])('name a language that browsers know: %j', (language, count) => {
    expect(inVenue({ language }, 'unknown-language')).toEqual(
      Array.from({ length: count }, () => [
        '/language',
        `"${String(language)}" is not a known language: use a tag such as en or pt-BR`,
      ]),
    );
  });

  test('have an accent that is visible by day and by night', () => {
    expect(inVenue({ theme: { accent: '#8f8f8f', accent_dark: '#666666' } }, 'accent-contrast')).toEqual([]);
    expect(inVenue({ theme: { accent: '#9a9a9a', accent_dark: '#555555' } }, 'accent-contrast')).toEqual([
      [
        '/theme/accent',
        '#9a9a9a is hard to see on the page: its contrast is 2.6 to 1, and should be 3. Use a darker color',
      ],
      [
        '/theme/accent_dark',
        '#555555 is hard to see on the page: its contrast is 2.4 to 1, and should be 3. Use a lighter color',
      ],
    ]);
    for (const theme of [undefined, 7, {}, { accent: 7 }, { accent: 'pale' }])
      expect(inVenue({ theme }, 'accent-contrast'), JSON.stringify(theme)).toEqual([]);
  });
});
