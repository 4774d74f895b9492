/** Pictures of plans, as the host draws them. */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROP_KINDS, SURFACES } from '../../../src/domain/plan/decorKinds.ts';
import { type Decor, EMPTY_PLAN, type Plan, planSchema, tablesFromPlan } from '../../../src/domain/plan/plan.ts';
import { MAX_COORDINATE, MAX_FONT_SIZE } from '../../../src/domain/plan/table.ts';
import {
  type DrawnPlan,
  PLAN_PICTURE_SIZE,
  type PlanPictures,
  createPlanPictures,
} from '../../../src/server/drawing/planPictures.ts';

let pictures: PlanPictures;
beforeAll(() => {
  pictures = createPlanPictures(pino({ enabled: false }));
});
afterAll(() => pictures.close());

const room = (id: number, x: number, y: number, text = '', size = 50) => ({
  id,
  room_id: 70,
  name: `Line ${id}`,
  beds: 2,
  coordinates: { x, y, width: size, height: size, color: '#0d5a73', text },
});
const SEA: Decor = {
  kind: 'area',
  surface: 'sea',
  points: [
    [0, 0],
    [1200, 0],
    [1200, 380],
    [0, 380],
  ],
};

function planOf(rooms: readonly ReturnType<typeof room>[], decor: readonly Decor[] = [SEA]): DrawnPlan {
  const plan: Plan = planSchema.parse({
    ...EMPTY_PLAN,
    categories: [{ id: 70, name: 'Line', color: '#0d5a73' }],
    areas: [{ id: 1, name: 'Lines', rooms }],
    decor,
  });
  return { plan, tables: new Map(tablesFromPlan(plan).map((table) => [table.key, table])) };
}

/** Decodes a picture, and returns its colors by pixel. */
async function colorsOf(picture: Buffer | undefined): Promise<(x: number, y: number) => readonly number[]> {
  const image = await loadImage(picture!);
  const { width, height } = image;
  expect({ width, height }).toEqual(PLAN_PICTURE_SIZE);
  const ctx = createCanvas(width, height).getContext('2d');
  ctx.drawImage(image, 0, 0);
  const { data } = ctx.getImageData(0, 0, width, height);
  return (x, y) => [...data.subarray((Math.round(y) * width + Math.round(x)) * 4).subarray(0, 3)];
}

/** Expects a color, within what a JPEG changes. */
function expectColor(actual: readonly number[], hex: string): void {
  const expected = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  expect(
    Math.max(...actual.map((value, at) => Math.abs(value - expected[at]!))),
    `${actual.join()} for ${hex}`,
  ).toBeLessThan(20);
}

const { width, height } = PLAN_PICTURE_SIZE;

test('fades a table that somebody has beside the free one', async () => {
  const plan = planOf([room(1, 400, 400), room(2, 480, 400)]);
  const draws = [['2'], ['1', '2'], ['2'], ['2']].map((keys, at) =>
    pictures.draw(plan, keys, at > 1 ? '1' : undefined),
  );
  const [free, both, beside, again] = await Promise.all(draws);
  expect([beside!.equals(free!), beside!.equals(both!), beside!.equals(again!)]).toEqual([false, false, true]);
});

test('shows the reserved table in the middle with its outline, and the ground around it', async () => {
  const colorAt = await colorsOf(await pictures.draw(planOf([room(1, 400, 400), room(2, 480, 400)]), ['1']));
  // 2.2 sides of margin around the table, and 12 CSS pixels around that.
  const scale = (height - 2 * 12 * 2.25) / (50 * 5.4);
  const at = (x: number, y: number) => colorAt(width / 2 + (x - 425) * scale, height / 2 + (y - 425) * scale);
  expectColor(at(405, 440), '#0d5a73');
  expectColor(at(397, 440), '#0c2a33');
  expectColor(at(485, 440), '#0d5a73');
  expectColor(at(477, 440), '#efe4cd');
  expectColor(at(425, 340), '#a3cfd2');
});

test('shows tables that lie far apart in a cut-out each', async () => {
  const plan = planOf([room(1, 100, 400), room(2, 1100, 400)]);
  const colorAt = await colorsOf(await pictures.draw(plan, ['1', '2']));
  expectColor(colorAt(width / 2, height / 2), '#ffffff');
  for (const middle of [width / 4, (width * 3) / 4]) expectColor(colorAt(middle - 25, height / 2 + 25), '#0d5a73');
});

test('a picture without keys shows all tables, and no outline', async () => {
  const colorAt = await colorsOf(await pictures.draw(planOf([room(1, 100, 400), room(2, 300, 400)])));
  const row = Array.from({ length: width }, (_, x) => colorAt(x, height / 2 + 30).join());
  expect(row).not.toContain('12,42,51');
  const isTable = row.map((color) => color.startsWith('1') && color.length < 10);
  expect([isTable.indexOf(true) < width / 3, isTable.lastIndexOf(true) > (width * 2) / 3]).toEqual([true, true]);
});

test('draws the same picture once, and none of tables that the plan no longer has', async () => {
  const plan = planOf([room(1, 400, 400), room(2, 480, 400)]);
  const first = await pictures.draw(plan, ['1']);
  expect(await pictures.draw(plan, ['1'])).toBe(first);
  expect(await pictures.draw({ ...plan }, ['1'])).toEqual(first);
  expect(await pictures.draw(plan, ['2'])).not.toEqual(first);
  expect(await pictures.draw(plan, ['9'])).toBeUndefined();
  expect(await pictures.draw(planOf([]))).toBeUndefined();
});

test.each([
  ['Latin', 'Ł', 'Ő'],
  ['Sinhala', 'මු', 'ක්‍ෂ'],
  ['Arabic', 'شاطئ', 'بحري'],
])('a picture has the fonts of the pages: %s', async (_, one, other) => {
  // Without a font both would have the same boxes.
  const [first, second] = await Promise.all(
    [one, other].map((text) => pictures.draw(planOf([room(1, 400, 400, text)]), ['1'])),
  );
  expect(first).not.toEqual(second);
});

describe('a hostile plan', () => {
  const far = MAX_COORDINATE;
  const zigzag = Array.from({ length: 400 }, (_, i): [number, number] => [i % 2 === 0 ? -far : far, i * 500 - far]);
  const ends: [number, number][] = [
    [-far, -far],
    [far, far],
    [0, far],
  ];
  const decor: Decor[] = [
    ...SURFACES.flatMap((surface): Decor[] => [
      { kind: 'area', surface, points: zigzag, smooth: true },
      { kind: 'area', surface, points: [...ends] },
      { kind: 'path', surface, points: zigzag, width: 1e-9, smooth: true },
      { kind: 'path', surface, points: zigzag, width: far },
    ]),
    { kind: 'wall', points: zigzag, width: 1e-9 },
    { kind: 'wall', points: ends, width: far },
    ...PROP_KINDS.flatMap((kind): Decor[] => [
      { kind, x: -far, y: -far, width: far, height: far, rotation: 33 },
      { kind, x: 300, y: 300, width: 1e-9, height: far },
      { kind, x: 300, y: 300, width: 600, height: 1e-9 },
    ]),
    { kind: 'text', x: 400, y: 400, text: '\u202e\u0000\ud800 ﷽𒐫👩‍👩‍👧‍👦', size: MAX_FONT_SIZE },
    { kind: 'text', x: 400, y: 400, text: `a${'\u0300'.repeat(79)}`, size: MAX_FONT_SIZE },
    { kind: 'picture', x: 0, y: 0, width: far, height: far, picture: 'uploads/not-a-picture.png' },
  ];
  const tables = [
    { ...room(1, 400, 400, '<img src=x>\ud800'), room_description: '<script src="http://evil.example"></script>' },
    room(2, 0, 0, '\u202e'.repeat(40), far),
    room(3, 600, 600, 'W'.repeat(40), 1e-6),
  ];

  test.each([
    [tables, ['1']],
    [tables, ['2']],
    [tables, ['3']],
    [tables, ['1', '2', '3']],
    [tables, undefined],
    [tables.slice(2), undefined],
  ])('a hostile plan does not keep the host from drawing others: %#', async (rooms, keys) => {
    const picture = await pictures.draw(planOf(rooms, decor), keys);
    if (picture) await colorsOf(picture);
    // Others are drawn in any case.
    expect(await pictures.draw(planOf([room(1, 400, 400)]), ['1'])).toBeDefined();
  });
});

test('the host draws nothing without a binary for its platform, and says so once', async () => {
  const logged: { readonly msg: string }[] = [];
  const none = createPlanPictures(pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) }));
  process.env['NAPI_RS_NATIVE_LIBRARY_PATH'] = '/nowhere.node';
  try {
    expect(none.areAvailable).toBe(true);
    const plan = planOf([room(1, 400, 400), room(2, 480, 400)]);
    expect(await Promise.all([none.draw(plan, ['1']), none.draw(plan, ['2'])])).toEqual([undefined, undefined]);
    expect(await none.draw(plan)).toBeUndefined();
    expect(none.areAvailable).toBe(false);
    expect(logged.map(({ msg }) => msg)).toEqual(["this host can't draw plans: mails have no picture of the tables"]);
  } finally {
    delete process.env['NAPI_RS_NATIVE_LIBRARY_PATH'];
    await none.close();
  }
});
