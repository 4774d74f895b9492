import { expect, it } from 'vitest';
import { tilesAround } from '../../../../src/map/render/bitmaps/edgeTiles.ts';

const BITMAP = { x: 0, y: 0, width: 100, height: 50 };

it('needs no tile where nothing is added', () => {
  expect(tilesAround(BITMAP, BITMAP)).toEqual([]);
});

it('covers what is added at one side, with a pixel of overlap', () => {
  expect(tilesAround(BITMAP, { x: -20, y: 0, width: 120, height: 50 })).toEqual([
    { x: -20, y: 0, width: 21, height: 50 },
  ]);
});

it('covers every added pixel, at all sides and corners', () => {
  const outer = { x: -3, y: -4, width: 110, height: 60 };
  const tiles = tilesAround(BITMAP, outer);
  const isIn = (x: number, y: number) => (box: typeof outer) =>
    x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
  for (let x = outer.x; x < outer.x + outer.width; x++)
    for (let y = outer.y; y < outer.y + outer.height; y++)
      expect([BITMAP, ...tiles].some(isIn(x, y)), `${x}, ${y}`).toBe(true);
  for (const { x, y, width, height } of tiles)
    expect([x >= -3, y >= -4, x + width <= 107, y + height <= 56]).toEqual([true, true, true, true]);
});
