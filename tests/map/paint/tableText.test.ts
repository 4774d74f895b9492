/** The texts that are painted on a table. */
import { expect, test } from 'vitest';
import type { Room } from '../../../src/domain/plan/plan.ts';
import { tableFromRoom } from '../../../src/domain/plan/table.ts';
import { paintTableText } from '../../../src/map/paint/tableText.ts';

/** Returns the texts that are painted on a table, at a scale of CSS pixels per plan unit. */
function textsOn(coordinates: Partial<Room['coordinates']>, scale: number): string[] {
  const table = tableFromRoom(
    { id: 1, name: 'Line 1', beds: 4, coordinates: { x: 0, y: 0, width: 50, height: 50, text: 'B2', ...coordinates } },
    { areaId: '1', area: '', categoryId: '1', category: '', available: true },
  );
  const ctx = document.createElement('canvas').getContext('2d')!;
  const texts: string[] = [];
  ctx.fillText = (text) => texts.push(text);
  paintTableText(ctx, table, '#000000', { scale });
  return texts;
}

const VARIANTS: readonly Partial<Room['coordinates']>[] = [
  {},
  { text: 'B22' },
  { font_size: 18, text_offset_y: 9, seats_font_size: 12, seats_offset_y: 30 },
  { font_size: 15, text_offset_y: 11, seats_font_size: 10, seats_offset_y: 28 },
  { shape: 'ellipse', rotation: 200 },
];
const variantsAt = (scale: number): number[] => VARIANTS.map((variant) => textsOn(variant, scale).length);

test('writes the seats of a table that has room for them below enlarged text', () => {
  expect(textsOn({}, 1)).toEqual(['B2', '4']);
  expect(textsOn({}, 0.5)).toEqual(['B2', '4']);
  expect(textsOn({}, 0.35)).toEqual(['B2']);
});

test.each([0.48, 0.5, 0.6, 0.7, 1])('writes the seats on all tables of one size at scale %s', (scale) => {
  expect(variantsAt(scale)).toEqual(VARIANTS.map(() => 2));
});

test.each([0.2, 0.25, 0.3])('writes only the numbers on all tables of one size at scale %s', (scale) => {
  expect(variantsAt(scale)).toEqual(VARIANTS.map(() => 1));
});

test('writes nothing on tables that are too small to read', () => {
  expect(variantsAt(0.17)).toEqual(VARIANTS.map(() => 0));
});
