/** What older rules find by comparing a table with its neighbors, or with what it stands on. */
import { describe, expect, test } from 'vitest';
import { described, area, prop, withDecor, WHOLE } from '../../plans/planChanges.ts';
import { type JsonObject, PLAN, findings, ofRule, room } from '../../samplePlan.ts';

const messages = (plan: JsonObject, rule: string): string[] =>
  ofRule(findings(plan), rule).map(({ message }) => message);
const rooms = (...changes: readonly (readonly [over: JsonObject, at: JsonObject])[]): JsonObject => ({
  ...PLAN,
  height: 2_000,
  areas: [{ id: 1, name: 'Beach', rooms: changes.map(([over, at], n) => room(n + 1, over, at)) }],
});
const printing = (...texts: string[]): JsonObject => rooms(...texts.map((text) => [{}, { text }] as const));

describe('a text', () => {
  test('lacks the letters of its neighbors', () => {
    expect(messages(printing('T1', 'T2', 'T3', 'T4', '5'), 'text-contradicts-name')).toEqual([
      '"Table 5" prints "5", but the others of its area begin with T: print its number like theirs',
    ]);
    expect(messages(printing('T1', 'T2', 'T3', 'T4', 'VIP'), 'text-contradicts-name')).toEqual([]);
    expect(messages(printing('T1', 'T2', 'T3', '4'), 'text-contradicts-name')).toEqual([]);
  });

  test('may be the number of another kind of table', () => {
    const lines = [1, 2, 3, 4].map((n) => [{}, { text: `T${n}` }] as const);
    const found = (name: string) => messages(rooms(...lines, [{ name }, { text: '5' }]), 'text-contradicts-name');
    expect(found('Stool 5')).toEqual([]);
    expect(found('Table 5')).toHaveLength(1);
  });

  test('has the letters of another area', () => {
    const list = (from: number, ...texts: string[]) =>
      texts.map((text, n) => room(from + n, { name: `Table ${from + n}` }, { text, x: 40 + 120 * n, y: 10 * from }));
    const areas = (...first: string[]): JsonObject => ({
      ...PLAN,
      width: 2_000,
      height: 2_000,
      areas: [
        { id: 1, name: 'Beach', rooms: list(1, ...first) },
        { id: 2, name: 'Roof', rooms: list(21, 'R21', 'R22', 'R23', 'R24') },
      ],
    });
    expect(messages(areas('T1', 'T2', 'T3', 'T4', 'R5'), 'text-contradicts-name')).toEqual([
      '"Table 5" prints "R5" like the tables of "Roof": print a number of its own area',
    ]);
    // Three of four tables show no way of an area, and neither do four of six.
    expect(messages(areas('T1', 'T2', 'T3', 'R4'), 'text-contradicts-name')).toEqual([]);
    expect(messages(areas('T1', 'T2', 'T3', 'T4', 'R5', 'R6'), 'text-contradicts-name')).toEqual([]);
  });

  test('may be a number that is the whole name', () => {
    const plan = rooms(...[1, 2, 3, 4].map((n) => [{}, { text: `T${n}` }] as const), [{ name: '5' }, { text: '5' }]);
    expect(messages(plan, 'text-contradicts-name')).toEqual([]);
  });

  test('is a word on four numbered tables', () => {
    const report = (n: number) => `"Table ${n}" prints "q", as "Table 1" does: give each its own text`;
    expect(messages(printing('Q', 'q', 'Q ', 'Q'), 'duplicate-text')).toEqual([report(2), report(3), report(4)]);
    expect(messages(printing('Q', 'Q', 'Q', '4'), 'duplicate-text')).toEqual([]);
    expect(messages(printing('★', '★', '★', '★'), 'duplicate-text')).toEqual([]);
    const named = ['Rose', 'Lily', 'Iris', 'Aster'].map((name) => [{ name }, { text: 'Q' }] as const);
    expect(messages(rooms(...named), 'duplicate-text')).toEqual([]);
  });
});

test('a number after "up to" is that of guests only where no children or years are meant', () => {
  const found = (html: string) => messages(described(html), 'seats-contradict-name');
  expect(found('Up to 12 guests.')).toHaveLength(1);
  expect(found('Children up to 12 stay free.')).toEqual([]);
  expect(found('Room for 20 years of memories.')).toEqual([]);
});

describe('a color', () => {
  const colored = (count: number, all: number, colors: readonly string[] = ['#7a1f3d']): JsonObject =>
    rooms(
      ...Array.from(
        { length: all },
        (_, n) => [{ room_id: 71 }, n < count ? { color: colors[n % colors.length] } : {}] as const,
      ),
      [{ room_id: 70 }, {}],
    );

  test('of few tables is none of the legend', () => {
    expect(messages(colored(1, 5), 'color-conflict')).toEqual([
      '"Table 1" has the color #7a1f3d, which the legend lacks, and not that of its category, #e6ae30: remove its color, or choose another',
    ]);
    expect(messages(colored(2, 10), 'color-conflict')).toHaveLength(2);
  });

  test('of more than a fifth of a category is the way of the venue', () => {
    expect(messages(colored(1, 4), 'color-conflict')).toEqual([]);
    expect(messages(colored(2, 9, ['#7a1f3d', '#1f3d7a']), 'color-conflict')).toEqual([]);
    expect(messages(colored(4, 4), 'color-conflict')).toEqual([]);
  });

  test('of several tables makes a second color of the category', () => {
    expect(messages(colored(2, 9), 'color-conflict')).toHaveLength(2);
    expect(messages(colored(3, 4, ['#7a1f3d', '#7A1F3D']), 'color-conflict')).toHaveLength(3);
  });
});

describe('a table stands', () => {
  const standing = (...decor: JsonObject[]): string[] => messages(withDecor(...decor), 'table-in-decor');

  test('in a bar that covers more than a quarter of it', () => {
    const long = (width: number, at: JsonObject = {}): string[] =>
      messages(
        { ...rooms([{}, { width: 240, ...at }]), decor: [{ kind: 'bar', x: 40, y: 50, width, height: 90 }] },
        'table-in-decor',
      );
    expect(long(72)).toEqual(['"Table 1" stands in a bar: move the table, or the bar']);
    expect(long(60)).toEqual([]);
    expect(long(60, { shape: 'ellipse' }), 'the narrow end of an ellipse').toEqual([]);
    expect(long(88, { shape: 'ellipse' })).toHaveLength(1);
    // Turned upright, it leaves the bar.
    expect(long(72, { rotation: 90 })).toEqual([]);
  });

  test('in a fire that is larger than it', () => {
    expect(standing(prop('fire', 40, 60, 60))).toEqual([]);
    expect(standing(prop('fire', 39.5, 59.5, 61))).toEqual(['"Table 1" stands in a fire: move the table, or the fire']);
    expect(standing({ ...prop('fire', 40, 55, 60), height: 70 })).toHaveLength(1);
    expect(standing({ ...prop('fire', 35, 60, 60), width: 70 })).toHaveLength(1);
    // Only the flames are hot.
    expect(standing(prop('fire', 100, 60, 100))).toEqual([]);
  });

  test('on a road', () => {
    const road = area('road', [0, 0], [110, 0], [110, 150], [0, 150]);
    expect(standing(road)).toEqual(['"Table 1" stands in the road: move the table, or the area']);
    expect(standing(area('pavement', ...WHOLE))).toEqual([]);
  });

  test.each(['Kitchen', 'Bar and kitchen', 'Restrooms', 'Küche', 'Dapur', 'Store room'])(
    'in a room of the staff: %s',
    (name) => {
      const floor = { ...area('floor', [0, 0], [110, 0], [110, 150], [0, 150]), name };
      expect(standing(floor)).toEqual([`"Table 1" stands in the ${name}: move the table, or the area`]);
    },
  );

  test('in another room, or in the kitchen on purpose', () => {
    const floor = area('floor', [0, 0], [110, 0], [110, 150], [0, 150]);
    expect(standing({ ...floor, name: 'Showerhead lounge' })).toEqual([]);
    const [beach] = PLAN['areas'] as JsonObject[];
    const chefs = [
      room(1, { name: "Chef's table" }),
      room(2, { room_description: 'By the kitchen.' }, { x: 40, y: 60 }),
    ];
    for (const own of chefs) {
      const plan = { ...PLAN, decor: [{ ...floor, name: 'Kitchen' }], areas: [{ ...beach, rooms: [own, room(3)] }] };
      expect(messages(plan, 'table-in-decor')).toEqual([]);
    }
  });
});

test('decor is another one shifted by a little, on whichever side of a limit of rounding', () => {
  const bar = prop('bar', 300, 300, 80);
  const twins = (x: number) => messages(withDecor(bar, { ...bar, x: 300 + x }), 'duplicate-decor');
  // The tolerance is 0.6 units.
  for (const shift of [0.1, 0.2, 0.3, -0.1, -0.2, -0.3])
    expect(twins(shift), String(shift)).toEqual(['The bar lies on another one: remove it']);
  expect(twins(0.7)).toEqual([]);
  expect(twins(-0.7)).toEqual([]);
});
