import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, intersectBoxes } from '../../../src/domain/geometry/boxes.ts';
import { anchorPosition } from '../../../src/domain/geometry/anchorPosition.ts';

describe('a popover of fixed size', () => {
  const ROOM: Box = { x: 0, y: 60, width: 360, height: 340 };
  const SIZE = { width: 240, height: 48 };
  const boxAt = (table: Box): Box => ({
    ...anchorPosition(table, SIZE, { rooms: [ROOM], side: 'above' }).at,
    ...SIZE,
  });

  it('a popover of fixed size is above the table, else below it, else beside it', () => {
    expect(boxAt({ x: 160, y: 200, width: 40, height: 40 })).toEqual({ x: 60, y: 142, ...SIZE });
    expect(boxAt({ x: 160, y: 80, width: 40, height: 40 })).toEqual({ x: 60, y: 130, ...SIZE });
    expect(boxAt({ x: 10, y: 70, width: 40, height: 320 })).toEqual({ x: 60, y: 206, ...SIZE });
    expect(boxAt({ x: 310, y: 70, width: 40, height: 320 })).toEqual({ x: 60, y: 206, ...SIZE });
  });

  it('a popover of fixed size stays clear of the finger on a small table', () => {
    expect(boxAt({ x: 178, y: 300, width: 4, height: 4 })).toEqual({ x: 60, y: 228, ...SIZE });
    expect(boxAt({ x: 178, y: 70, width: 4, height: 4 })).toEqual({ x: 60, y: 98, ...SIZE });
  });

  it('a popover of fixed size covers no table and stays in the room, wherever the table is', () => {
    for (let x = -30; x < 380; x += 17) {
      for (let y = 40; y < 410; y += 13) {
        const table = { x, y, width: 38, height: 30 };
        const box = boxAt(table);
        expect(intersectBoxes(box, table)).toBeUndefined();
        expect(intersectBoxes(box, ROOM)).toEqual(box);
      }
    }
  });
});

describe('a popover that can be shrunk', () => {
  const SIZE = { width: 300, height: 180 };
  const CARD = { side: 'below', maxDistance: 48, minHeight: 190, margin: 12 } as const;

  it('a popover that can be shrunk is below the finger if there is room, else above, clear of the table', () => {
    const rooms = [{ x: 0, y: 0, width: 360, height: 600 }] as const;
    const low = anchorPosition({ x: 150, y: 100, width: 30, height: 30 }, SIZE, {
      ...CARD,
      rooms,
      at: { x: 165, y: 115 },
    });
    expect(low.isBelow).toBe(true);
    expect(low.at.y).toBeGreaterThanOrEqual(130);
    const high = anchorPosition({ x: 150, y: 500, width: 30, height: 30 }, SIZE, {
      ...CARD,
      rooms,
      at: { x: 165, y: 515 },
    });
    expect(high.isBelow).toBe(false);
    expect(high.at.y + SIZE.height).toBeLessThanOrEqual(500);
  });

  it('a popover that can be shrunk prefers the side on which it stays in the first room', () => {
    const whole = { x: 0, y: 0, width: 360, height: 460 };
    const rooms = [{ ...whole, y: 50, height: 350 }, whole] as const;
    const options = { ...CARD, rooms };
    expect(
      anchorPosition({ x: 165, y: 260, width: 30, height: 30 }, SIZE, { ...options, at: { x: 180, y: 275 } }),
    ).toMatchObject({ isBelow: false, room: 0 });
    expect(
      anchorPosition({ x: 165, y: 215, width: 30, height: 30 }, SIZE, { ...options, at: { x: 180, y: 230 } }),
    ).toMatchObject({ isBelow: true, at: { y: 256 } });
  });

  it('a popover that can be shrunk shrinks to the larger side of the last room if no room holds it', () => {
    const room = { x: 0, y: 0, width: 360, height: 300 };
    const { maxHeight, isBelow, at } = anchorPosition(
      { x: 165, y: 100, width: 30, height: 30 },
      { width: 300, height: 500 },
      { ...CARD, minHeight: 100, rooms: [{ ...room, height: 120 }, room], at: { x: 180, y: 115 } },
    );
    expect({ maxHeight, isBelow, y: at.y }).toEqual({ maxHeight: 147, isBelow: true, y: 141 });
  });

  it('a popover that can be shrunk never leaves the last room, wherever the finger is', () => {
    const sizes = (min: number, max: number) =>
      fc.record({ width: fc.integer({ min, max }), height: fc.integer({ min, max }) });
    const parts = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        sizes(200, 1_600),
        sizes(1, 400),
        sizes(60, 900),
        parts,
        parts,
        (room, table, { width: maxWidth, height }, x, y) => {
          const at = { x: x * room.width, y: y * room.height };
          const width = Math.min(maxWidth, room.width - 24);
          const place = anchorPosition(
            { x: at.x - table.width / 2, y: at.y - table.height / 2, ...table },
            { width, height },
            {
              ...CARD,
              at,
              rooms: [
                { x: 0, y: 40, width: room.width, height: room.height - 90 },
                { x: 0, y: 0, ...room },
              ],
            },
          );
          expect(place.at.x).toBeGreaterThanOrEqual(12);
          expect(place.at.x + width).toBeLessThanOrEqual(room.width - 12 + 1e-6);
          expect(place.at.y).toBeGreaterThanOrEqual(12);
          expect(place.at.y + Math.min(height, place.maxHeight)).toBeLessThanOrEqual(room.height - 12 + 1e-6);
        },
      ),
    );
  });
});
