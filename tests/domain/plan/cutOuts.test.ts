import { expect, test } from 'vitest';
import { areApart } from '../../../src/domain/geometry/boxes.ts';
import { cutOuts } from '../../../src/domain/plan/cutOuts.ts';

/** Tables of 40 by 40, with these centers. */
const tablesAt = (...centers: (readonly [x: number, y: number])[]) =>
  centers.map(([x, y]) => ({
    box: { x: x - 20, y: y - 20, width: 40, height: 40 },
    rotation: 0,
    shape: 'rect' as const,
  }));

test('returns no box without tables, and one with a margin for one table', () => {
  expect(cutOuts([])).toEqual([]);
  expect(cutOuts(tablesAt([100, 100]))).toEqual([{ x: -8, y: -8, width: 216, height: 216 }]);
});

test.each([
  ['tables side by side', [[0, 0] as const, [60, 0] as const], 1],
  ['tables that one picture shows large enough', [[0, 0] as const, [400, 0] as const], 1],
  ['a long row without a gap', Array.from({ length: 20 }, (_, i) => [i * 60, 0] as const), 1],
  ['the ends of a long row', [[0, 0] as const, [1200, 0] as const], 2],
  ['the ends of a column', [[0, 0] as const, [0, 600] as const], 2],
  ['a pair and a table far away', [[0, 0] as const, [60, 0] as const, [900, 900] as const], 2],
  ['three tables far apart', [[0, 0] as const, [900, 0] as const, [0, 900] as const], 3],
  ['twenty tables far apart', Array.from({ length: 20 }, (_, i) => [i * 900, i * 900] as const), 3],
])('cuts out %s', (_, centers, count) => {
  const tables = tablesAt(...centers);
  const boxes = cutOuts(tables);
  expect(boxes).toHaveLength(count);
  // Each table is in one of them, and no place is shown twice.
  for (const { box } of tables) expect(boxes.filter((cutOut) => !areApart(cutOut, box))).toHaveLength(1);
  expect(boxes.every((one) => boxes.every((other) => one === other || areApart(one, other)))).toBe(true);
});

test('orders boxes from left to right, or from top to bottom', () => {
  expect(cutOuts(tablesAt([1200, 0], [0, 0])).map(({ x }) => x)).toEqual([-108, 1092]);
  expect(cutOuts(tablesAt([0, 700], [0, 0])).map(({ y }) => y)).toEqual([-108, 592]);
});
