/** Where each rule about scale and decor begins and ends: values just within, and just beyond. */
import { describe, expect, test } from 'vitest';
import { WHOLE, area, named, prop, withDecor } from '../plans/planChanges.ts';
import { checkFile } from '../../../../src/domain/checks/check.ts';
import { AT, type JsonObject, PLAN, findings, ofRule, planWith, room, rulesIn } from '../samplePlan.ts';

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

  test('is one of a few that lie apart, but for an area of their own', () => {
    const near = Array.from({ length: 20 }, (_, n) => room(n + 1));
    const far = [room(31, {}, { x: 9_000, y: 60 }), room(32, {}, { x: 9_100, y: 60 })];
    const remote = (...lists: JsonObject[][]): string[] =>
      reportsOf(
        planWith([['areas'], lists.map((rooms, n) => ({ id: n + 1, name: `Area ${n}`, rooms }))]),
        'remote-table',
      ).map(([, message]) => message);
    const report = (n: number) =>
      `"Table ${n}" is one of 2 tables that are 8540 units away from all others: check their positions`;
    expect(remote([...near, ...far]).toSorted()).toEqual([report(31), report(32)]);
    expect(remote(near, far)).toEqual([]);
    expect(remote([...near.slice(0, 18), far[0]!], [...near.slice(18), far[1]!])).toHaveLength(2);
    expect(remote(near.slice(0, 18), near.slice(18), far)).toEqual([]);
    expect(remote([...near.slice(0, 18), ...far], near.slice(18))).toHaveLength(2);
    // One table is no area that somebody would place there.
    expect(remote(near, far.slice(0, 1))).toEqual([
      '"Table 31" is 8540 units away from all other tables: check its position',
    ]);
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

  test('is at most five times that of its contents, and eight times to one side', () => {
    expect(reportsOf(sized(2_301, 1_201), 'plan-too-large')).toEqual([
      ['/width', 'The plan is 2301 × 1201, but everything lies within 460 × 240: make the plan smaller'],
    ]);
    for (const plan of [sized(2_300, 1_300), sized(2_400, 1_200), sized(3_680, 400), sized(600, 1_920)])
      expect(reportsOf(plan, 'plan-too-large')).toEqual([]);
    for (const [width, height] of [
      [3_681, 400],
      [600, 1_921],
    ] as const)
      expect(reportsOf(sized(width, height), 'plan-too-large')).toEqual([
        ['/width', `The plan is ${width} × ${height}, but all tables stand within 460 × 240: make the plan smaller`],
      ]);
  });

  test('counts decor as contents', () => {
    const decor = [prop('tree', 500, 300)];
    expect(reportsOf(sized(2_301, 1_201, { decor }), 'plan-too-large')).toEqual([]);
    expect(pathsOf(sized(2_701, 1_701, { decor }), 'plan-too-large')).toEqual(['/width']);
    const sea = [area('sea', [0, 0], [9_000, 0], [9_000, 400])];
    expect(pathsOf(sized(9_000, 400, { decor: sea }), 'plan-too-large')).toEqual(['/width']);
  });

  test('is not judged by three tables, or without a size', () => {
    const four = [{ id: 1, name: 'Beach', rooms: [room(1), room(2), room(3), room(4)] }];
    expect(pathsOf(sized(9_000, 9_000, { areas: four }), 'plan-too-large')).toEqual(['/width']);
    expect(pathsOf(sized(9_000, 9_000, { decor: [{ kind: 'tree' }] }), 'plan-too-large')).toEqual(['/width']);
    const areas = [{ id: 1, name: 'Beach', rooms: [room(1), room(2), room(3)] }];
    expect(reportsOf(sized(9_000, 9_000, { areas }), 'plan-too-large')).toEqual([]);
    expect(reportsOf({ ...PLAN, width: 'wide' }, 'plan-too-large')).toEqual([]);
  });

  describe.each([
    ['without decor', 2, 300, {}],
    ['with decor', 12, 300, { decor: [prop('tree', 0, 0)] }],
    ['with 100 units to the meter', 25, 600, { units_per_meter: 100 }],
    ['without a scale that can be read', 2, 300, { units_per_meter: -1 }],
  ])('%s', (_, min, max, more) => {
    const sides = (longer: number, shorter = longer, count = 4): JsonObject => ({
      ...tables(
        ...Array.from({ length: count }, (_room, n) =>
          room(n + 1, {}, n % 2 ? { width: longer, height: shorter } : { width: shorter, height: longer }),
        ),
      ),
      ...more,
    });

    test(`has a typical table of ${min} to ${max} units`, () => {
      const small = min - 0.1;
      expect(reportsOf(sides(small), 'plan-too-small')).toEqual([
        [
          '',
          `A typical table is ${small} units wide: multiply all positions and sizes, so that a table has about 40 units, or set units_per_meter`,
        ],
      ]);
      expect(reportsOf(sides(small, small, 3), 'plan-too-small')).toEqual([]);
      expect(reportsOf(sides(min, 1), 'plan-too-small')).toEqual([]);
      expect(reportsOf(sides(max, 1), 'plan-too-large')).toEqual([]);
      expect(reportsOf(sides(max + 1, 1), 'plan-too-large')).toEqual([
        [
          '',
          `A typical table is ${max + 1} units wide: divide all positions and sizes, so that a table has about 40 units, or set units_per_meter`,
        ],
      ]);
    });
  });

  test.each([40, 60, 100])('of %i units is found ten times as large, and a tenth as large on sand', (side) => {
    const rulesOf = (factor: number): string[] => {
      const width = side * factor;
      const plan = tables(...[1, 2, 3, 4].map((n) => room(n, {}, { width, height: width })));
      return rulesIn(findings({ ...plan, decor: [prop('tree', 0, 0)] })).filter((rule) => rule.startsWith('plan-'));
    };
    expect([10, 1, 0.1].map(rulesOf)).toEqual([['plan-too-large'], [], ['plan-too-small']]);
  });

  test('is judged by the typical table, and in an answer only if that is too small', () => {
    const giants = [room(6, {}, { width: 5_000 }), room(7, {}, { width: 0.1, height: 0.1 })];
    expect(reportsOf(tables(...[1, 2, 3].map((n) => room(n)), ...giants), 'plan-too-large')).toEqual([]);
    const answer = (side: number): unknown => [
      { name: 'Beach', rooms: [1, 2, 3, 4].map((n) => room(n, {}, { width: side, height: side })) },
    ];
    const rulesOf = (side: number): string[] =>
      rulesIn(checkFile('answer', answer(side))).filter((rule) => rule.startsWith('plan-'));
    expect([1.9, 2, 5_000].map(rulesOf)).toEqual([['plan-too-small'], [], []]);
  });
});

describe('a rotation', () => {
  test.each([
    [1.5708, 90],
    [1.57, 90],
    [-0.7854, -45],
    [Math.PI, 180],
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

  test('is a number', () => {
    expect(reportsOf(withDecor({ ...prop('tree', 300, 300), rotation: '1.5708' }), 'rotation-in-radians')).toEqual([]);
  });

  test.each([0, 1, 1.5, 3, 5.5, 0.79, 0.256, 0.267, 6.5449, 45.84, -7.8539])('of %d is in degrees', (rotation) => {
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
    // They end at one place.
    expect(hidden(tree, cover(300, 340))).toEqual(['/decor/0']);
    expect(hidden(cover(299, 341), cover(299, 341)), 'a twin').toEqual([]);
    // Two areas that cover it only together.
    expect(hidden(tree, cover(200, 325), cover(318, 400))).toEqual([]);
    expect(hidden(tree, cover(400, 500), cover(299, 341), cover(310, 330))).toEqual(['/decor/0']);
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
    [
      'an hourglass',
      [
        [0, 0],
        [90, 90],
        [90, 0],
        [0, 90],
      ],
      1,
    ],
    [
      'an hourglass that lies',
      [
        [0, 0],
        [90, 0],
        [0, 90],
        [90, 90],
      ],
      1,
    ],
    [
      'a star',
      [
        [50, 0],
        [80, 90],
        [0, 35],
        [100, 35],
        [20, 90],
      ],
      1,
    ],
    [
      'a triangle',
      [
        [0, 0],
        [90, 0],
        [0, 90],
      ],
      0,
    ],
    [
      'an arrow',
      [
        [0, 0],
        [90, 0],
        [45, 20],
        [45, 90],
      ],
      0,
    ],
    [
      'a corner that touches an edge',
      [
        [0, 0],
        [90, 0],
        [90, 90],
        [45, 0],
        [0, 90],
      ],
      0,
    ],
    [
      'a loop at the end',
      [
        [0, 0],
        [90, 0],
        [90, 90],
        [0, 90],
        [40, -20],
      ],
      1,
    ],
  ])('crosses its own outline or not: %s', (_what, points, count) => {
    expect(pathsOf(withDecor(area('grass', ...points)), 'self-crossing')).toEqual(
      Array.from({ length: count }, () => '/decor/0/points'),
    );
  });

  test.each([
    [
      'a room',
      [
        [100, 200],
        [300, 200],
        [300, 300],
        [100, 300],
        [100, 200],
      ],
      0,
    ],
    [
      'a room with two corners swapped',
      [
        [100, 200],
        [300, 300],
        [300, 200],
        [100, 300],
        [100, 200],
      ],
      1,
    ],
    [
      'two inner walls in one stroke',
      [
        [100, 200],
        [300, 300],
        [300, 200],
        [100, 300],
      ],
      0,
    ],
  ])('a wall crosses itself or not: %s', (_what, points, count) => {
    expect(pathsOf(withDecor({ kind: 'wall', width: 6, points }), 'self-crossing')).toHaveLength(count);
  });

  test('is a duplicate whatever the order of its fields, and only if all are equal', () => {
    const tree = prop('tree', 300, 300);
    const reversed = Object.fromEntries(Object.entries(tree).toReversed());
    expect(pathsOf(withDecor(tree, reversed, tree), 'duplicate-decor')).toEqual(['/decor/1', '/decor/2']);
    expect(pathsOf(withDecor(tree, { ...tree, rotation: 5 }, { ...tree, kind: 'palm' }), 'duplicate-decor')).toEqual(
      [],
    );
  });

  test('is a duplicate that is drawn the other way around, has a name, or is turned by nothing', () => {
    const copies = (...pieces: JsonObject[]) => pathsOf(withDecor(...pieces), 'duplicate-decor');
    const line: [number, number][] = [
      [100, 300],
      [200, 310],
      [300, 390],
    ];
    const path = { kind: 'path', surface: 'wood', width: 9 };
    expect(copies({ ...path, points: line }, { ...path, points: line.toReversed() })).toEqual(['/decor/1']);
    expect(copies(area('grass', ...line), area('grass', ...line.toReversed()))).toEqual(['/decor/1']);
    expect(copies({ ...path, points: line }, { ...path, points: [line[1], line[0], line[2]] })).toEqual([]);
    const bar = prop('bar', 300, 300);
    expect(copies(bar, { ...bar, name: 'Bar' })).toEqual(['/decor/1']);
    expect(copies(bar, { ...bar, rotation: 0 })).toEqual(['/decor/1']);
    expect(copies(bar, { ...bar, rotation: 90 })).toEqual([]);
    expect(copies(prop('bar', 0, 300), prop('bar', 0.2, 300))).toEqual(['/decor/1']);
  });

  test('is a duplicate that the fix removes, as a guess if it only looks the same', () => {
    const fixes = (...pieces: JsonObject[]) =>
      ofRule(findings(withDecor(...pieces)), 'duplicate-decor').map(({ fix }) => fix);
    const bar = prop('bar', 300, 300);
    const fix = { title: 'Remove the copy', changes: [{ op: 'remove', path: '/decor/1' }] };
    expect(fixes(bar, bar)).toEqual([fix]);
    expect(fixes(bar, { ...bar, name: 'Bar' })).toEqual([{ ...fix, isGuess: true }]);
  });

  test('is a wall along another one, nearer than it is thick', () => {
    const wall = (width: number, ...points: [number, number][]): JsonObject => ({ kind: 'wall', width, points });
    const copies = (...pieces: JsonObject[]) => reportsOf(withDecor(...pieces), 'duplicate-decor');
    const line = wall(10, [100, 300], [300, 300]);
    expect(copies(line, wall(10, [100, 307], [300, 309]))).toEqual([
      ['/decor/1', 'The wall lies on another one: remove it'],
    ]);
    expect(copies(line, wall(10, [100, 310], [300, 310]))).toEqual([]);
    expect(copies(line, wall(10, [100, 305], [315, 305]))).toEqual([]);
    expect(copies(line, wall(10, [109, 300], [309, 300]))).toHaveLength(1);
    expect(copies(line, wall(10, [111, 300], [289, 300]))).toEqual([]);
    expect(copies(line, wall(10, [100, 305], [200, 305], [300, 305]))).toEqual([]);
    expect(copies(line, { ...line, kind: 'path', surface: 'wood' })).toEqual([]);
  });

  test('is a duplicate only if it is equal, in a plan without a size', () => {
    const bars = [prop('bar', 300, 300), prop('bar', 300, 300.1), prop('bar', 300, 300)];
    expect(pathsOf({ ...withDecor(...bars), width: 'x', height: 'x' }, 'duplicate-decor')).toEqual(['/decor/2']);
  });
});

test('a text of the plan is called by its words', () => {
  const text = { kind: 'text', x: 5_000, y: 0, text: 'Sea', size: 20 };
  expect(reportsOf(withDecor(text), 'decor-off-plan')).toEqual([
    ['/decor/0', 'The text "Sea" lies far outside the plan of 600 × 400: move it in, or remove it'],
  ]);
});

describe('a table aboard a boat', () => {
  // The table covers 40 to 100 and 60 to 120, and a boat of 120 by 90 has three times its area.
  const standing = (x: number, y: number, width = 120, height = 90): number =>
    pathsOf(withDecor({ kind: 'boat', x, y, width, height }), 'table-in-decor').length;

  test('stands within it, up to its edges', () => {
    expect(standing(40, 60)).toBe(0);
    expect(standing(-20, 30)).toBe(0);
    expect([standing(41, 60), standing(40, 61), standing(-21, 30), standing(-20, 29)]).toEqual([1, 1, 1, 1]);
  });

  test('has room in a large boat only', () => {
    expect(standing(40, 60, 119.9)).toBe(1);
    expect(standing(40, 60, 120, 89.9)).toBe(1);
  });

  test('is none in a bar of the size', () => {
    expect(pathsOf(withDecor(prop('bar', 0, 20, 130)), 'table-in-decor')).toHaveLength(1);
  });
});

describe('a table stands in', () => {
  // Its center is at 70, 90, and its inner half reaches 15 around it.
  const standing = (...decor: JsonObject[]): string[] =>
    reportsOf(withDecor(...decor), 'table-in-decor').map(([, message]) => message);
  const message = (what: string): string => `"Table 1" stands in a ${what}: move the table, or the ${what}`;

  test.each(['bar', 'rocks', 'boat', 'grill', 'steps', 'scooter', 'door', 'sofa', 'pool', 'dj', 'entrance', 'toilet'])(
    'a solid prop: %s',
    (kind) => expect(standing(prop(kind, 50, 70))).toEqual([message(kind)]),
  );

  test('a prop by the shorter side of the table', () => {
    const flat = (barX: number): JsonObject => ({
      ...planWith([[...AT, 'height'], 20]),
      decor: [{ ...prop('bar', barX, 66), height: 8 }],
    });
    // The center is at 70, 70, and the inner half reaches 5 around it.
    expect(pathsOf(flat(26), 'table-in-decor')).toHaveLength(1);
    expect(pathsOf(flat(24), 'table-in-decor')).toEqual([]);
  });

  test('a prop only if its inner half does', () => {
    for (const [x, y] of [
      [84.9, 70],
      [15.1, 70],
      [50, 104.9],
      [50, 35.1],
    ] as const)
      expect(standing(prop('bar', x, y)), `${x}, ${y}`).toEqual([message('bar')]);
    for (const [x, y] of [
      [85, 70],
      [15, 70],
      [50, 105],
      [50, 35],
    ] as const)
      expect(standing(prop('bar', x, y)), `${x}, ${y}`).toEqual([]);
  });

  test.each(['tree', 'palm', 'bush'])('the trunk of a %s, a quarter of its size', (kind) => {
    for (const [x, y] of [
      [69.9, 70],
      [30.1, 70],
      [50, 89.9],
      [50, 50.1],
    ] as const)
      expect(standing(prop(kind, x, y)), `${x}, ${y}`).toEqual([message(kind)]);
    for (const [x, y] of [
      [70, 70],
      [30, 70],
      [50, 90],
      [50, 50],
    ] as const)
      expect(standing(prop(kind, x, y)), `${x}, ${y}`).toEqual([]);
  });

  test.each(['umbrella', 'stage', 'fire'])('no prop that tables stand below or on: %s', (kind) => {
    expect(standing(prop(kind, 50, 70))).toEqual([]);
  });

  test('a wall whose middle is further than a twenty-fifth inside it', () => {
    const wall = (y: number): JsonObject => ({
      kind: 'wall',
      width: 10,
      points: [
        [0, y],
        [120, y],
      ],
    });
    expect(standing(wall(117.5))).toEqual([message('wall')]);
    expect(standing(wall(62.5))).toEqual([message('wall')]);
    expect(standing(wall(117.7))).toEqual([]);
    expect(standing(wall(62.3))).toEqual([]);
  });

  test('the sea, unless it is on a path or on an area above', () => {
    const sea = area('sea', [0, 0], [120, 0], [120, 150], [0, 150]);
    const sand = area('sand', [60, 80], [90, 80], [90, 100], [60, 100]);
    const path = (y: number): JsonObject => ({
      kind: 'path',
      surface: 'wood',
      width: 10,
      points: [
        [0, y],
        [120, y],
      ],
    });
    const inSea = '"Table 1" stands in the sea: move the table, or the area';
    expect(standing(sea)).toEqual([inSea]);
    expect(standing(sand, sea)).toEqual([inSea]);
    expect(standing(sea, sand)).toEqual([]);
    expect(standing(sea, path(94.9))).toEqual([]);
    expect(standing(sea, path(95.1))).toEqual([inSea]);
    expect(standing(area('shallows', ...WHOLE))).toEqual([]);
    expect(standing(area('sea', [0, 0], [60, 0], [60, 150], [0, 150]))).toEqual([]);
    // Its center lies in the box of this bay, but not in the bay.
    const bay = (surface: string): JsonObject =>
      area(surface, [0, 0], [120, 0], [120, 20], [20, 20], [20, 150], [0, 150]);
    expect(standing(bay('sea'))).toEqual([]);
    expect(standing(sea, bay('sand'))).toEqual([inSea]);
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
