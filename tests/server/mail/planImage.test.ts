import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { EMPTY_PLAN, type Plan, tablesFromPlan } from '../../../src/domain/plan/plan.ts';
import { PLAN_IMAGE_SIZE, drawPlanImage } from '../../../src/server/mail/planImage.ts';

const room = (id: number, x: number, text?: string) => ({
  id,
  room_id: 70,
  name: `Line ${id}`,
  beds: 2,
  coordinates: { x, y: 400, width: 50, height: 50, color: '#0d5a73', text },
});
const PLAN: Plan = {
  ...EMPTY_PLAN,
  areas: [{ id: 1, name: 'Lines', rooms: [room(1, 400, '·'), room(2, 480)] }],
  decor: [
    {
      kind: 'area',
      surface: 'sea',
      points: [
        [0, 0],
        [1200, 0],
        [1200, 380],
        [0, 380],
      ],
    },
    {
      kind: 'wall',
      points: [
        [300, 500],
        [700, 500],
      ],
      width: 10,
    },
  ],
};

/** Decodes an image with an independent decoder, and returns the color at a point of the plan. */
function colorsOf(image: Buffer | undefined): (x: number, y: number) => string {
  const { width, height, data } = PNG.sync.read(image!);
  expect({ width, height }).toEqual(PLAN_IMAGE_SIZE);
  // 2.2 sides of margin around table 1, which is in the center.
  const scale = height / (50 * 5.4);
  return (x, y) => {
    const at = (Math.floor((y - 425) * scale + height / 2) * width + Math.floor((x - 425) * scale + width / 2)) * 4;
    return `#${data.subarray(at, at + 3).toString('hex')}`;
  };
}

test('shows the reserved table in its color and with an outline, the others pale, and the ground', () => {
  const colorAt = colorsOf(drawPlanImage(PLAN, tablesFromPlan(PLAN), new Set(['1'])));
  expect(colorAt(425, 425)).toBe('#0d5a73');
  expect(colorAt(425, 394)).toBe('#10303a');
  expect(colorAt(505, 425)).not.toBe('#0d5a73');
  expect(colorAt(425, 340)).toBe('#a3cfd2');
  expect(colorAt(425, 470)).toBe('#f1e6d0');
  expect(colorAt(425, 500)).toBe('#a8937a');
});

test('without reserved tables shows all in their colors, and none with an outline', () => {
  const { width, data } = PNG.sync.read(drawPlanImage(PLAN, tablesFromPlan(PLAN))!);
  const columnsOf = (color: string): number[] =>
    Array.from({ length: data.length / 4 }, (_, at) => at)
      .filter((at) => data.subarray(at * 4, at * 4 + 3).toString('hex') === color)
      .map((at) => at % width);
  const columns = columnsOf('0d5a73');
  expect([Math.min(...columns) < width / 2, Math.max(...columns) > width / 2]).toEqual([true, true]);
  expect(columnsOf('10303a')).toEqual([]);
});

test('is not drawn if the plan no longer has the tables', () => {
  expect(drawPlanImage(PLAN, tablesFromPlan(PLAN), new Set(['9']))).toBeUndefined();
});

test.each([
  { text: '7', isShown: true },
  { text: 'R12', isShown: true },
  { text: 'couch', isShown: true },
  { text: '海', isShown: false },
  { text: 'The long table at the end of the pier', isShown: false },
])('writes the text of a table if it has the letters and the room: $text', ({ text, isShown }) => {
  const plan = { ...PLAN, areas: [{ id: 1, name: 'Lines', rooms: [room(1, 400, text)] }] };
  const colorAt = colorsOf(drawPlanImage(plan, tablesFromPlan(plan), new Set(['1'])));
  const rows = Array.from({ length: 49 }, (_, y) =>
    Array.from({ length: 49 }, (__, x) => colorAt(400.5 + x, 400.5 + y)),
  );
  const inked = rows.flatMap((row, y) => row.flatMap((color, x) => (color === '#ffffff' ? [{ x, y }] : [])));
  expect(inked.length > 20).toBe(isShown);
  if (!isShown) return;
  const middle = (axis: 'x' | 'y'): number =>
    (Math.min(...inked.map((at) => at[axis])) + Math.max(...inked.map((at) => at[axis]))) / 2;
  expect(Math.abs(middle('x') - 24)).toBeLessThan(3);
  expect(Math.abs(middle('y') - 24)).toBeLessThan(3);
});
