/** Tables of photos and scans, found by one marked example. */
import { expect, it } from 'vitest';
import { type Point, centerOf, longerSide, shorterSide } from '../../../../../src/domain/geometry/boxes.ts';
import { findAlike } from '../../../../../src/editor/files/import/picture/findAlike.ts';
import { PICTURES, drawPicture } from './samplePictures.ts';

it.each(Object.entries(PICTURES))('finds the tables of %s', async (_, [style, traits]) => {
  const { picture, tables, mark } = await drawPicture(style, traits, 7);
  // Nobody draws a box close around a table.
  const loose = { x: mark.x - 7, y: mark.y - 3, width: mark.width + 12, height: mark.height + 10 };
  const found = findAlike(picture, loose).map((outline) => ({ ...outline, ...centerOf(outline.box) }));
  const isNear = (a: Point, b: Point): boolean =>
    Math.hypot(a.x - b.x, a.y - b.y) < 0.35 * Math.min(style.width, style.height);
  const right = tables.filter((table) => found.some((place) => isNear(place, table)));
  const wrong = found.filter((place) => !tables.some((table) => isNear(place, table)));
  expect(right.length).toBeGreaterThanOrEqual(0.8 * tables.length);
  expect(wrong.length).toBeLessThanOrEqual(0.05 * tables.length);
  expect(found.every(({ shape }) => shape === style.form)).toBe(true);
  const sizes = found.map(({ box }) => [longerSide(box), shorterSide(box)]);
  for (const [longer = 0, shorter = 0] of sizes) {
    expect(Math.abs(longer / style.width - 1)).toBeLessThan(0.15);
    expect(Math.abs(shorter / style.height - 1)).toBeLessThan(0.15);
  }
});

it('finds nothing by a mark of blank paper', async () => {
  const [style, traits] = PICTURES['a scan of circles']!;
  const { picture } = await drawPicture(style, traits, 7);
  expect(findAlike(picture, { x: 60, y: 1060, width: 60, height: 40 })).toEqual([]);
});
