import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { positionPopover } from '../../../src/booker/plan/popoverPosition.ts';

describe("a table's card", () => {
  const card = { width: 300, height: 180 };

  test('stands below the finger where there is room, else above, clear of the table', () => {
    const room = { x: 0, y: 0, width: 360, height: 600 };
    const low = positionPopover({ x: 150, y: 100, width: 30, height: 30 }, { x: 165, y: 115 }, card, [room]);
    expect(low.below).toBe(true);
    expect(low.top).toBeGreaterThanOrEqual(130);
    const high = positionPopover({ x: 150, y: 500, width: 30, height: 30 }, { x: 165, y: 515 }, card, [room]);
    expect(high.below).toBe(false);
    expect(high.top + card.height).toBeLessThanOrEqual(500);
  });

  test('keeps clear of what floats over the plan where it can', () => {
    const whole = { x: 0, y: 0, width: 360, height: 460 };
    const rooms = [{ ...whole, y: 50, height: 350 }, whole] as const;
    const at = { x: 180, y: 230 };
    // Below the table it would reach over what floats there; above, it need not.
    expect(
      positionPopover({ x: 165, y: 260, width: 30, height: 30 }, { x: 180, y: 275 }, card, [...rooms]),
    ).toMatchObject({
      below: false,
    });
    expect(positionPopover({ x: 165, y: 215, width: 30, height: 30 }, at, card, [...rooms])).toMatchObject({
      below: true,
      top: 256,
    });
  });

  test('never leaves the plan, wherever the finger was', () => {
    const size = (least: number, most: number) =>
      fc.record({ width: fc.integer({ min: least, max: most }), height: fc.integer({ min: least, max: most }) });
    fc.assert(
      fc.property(
        size(200, 1_600),
        size(1, 400),
        size(60, 900),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (room, table, natural, x, y) => {
          const at = { x: x * room.width, y: y * room.height };
          const width = Math.min(natural.width, room.width - 24);
          const place = positionPopover(
            { x: at.x - table.width / 2, y: at.y - table.height / 2, ...table },
            at,
            { ...natural, width },
            [
              { x: 0, y: 40, width: room.width, height: room.height - 90 },
              { x: 0, y: 0, ...room },
            ],
          );
          expect(place.left).toBeGreaterThanOrEqual(12);
          expect(place.left + width).toBeLessThanOrEqual(room.width - 12 + 1e-6);
          expect(place.top).toBeGreaterThanOrEqual(12);
          expect(place.top + Math.min(natural.height, place.maxHeight)).toBeLessThanOrEqual(room.height - 12 + 1e-6);
        },
      ),
    );
  });
});
