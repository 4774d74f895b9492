/** Where the list's rows stand, and a table's card: pure arithmetic. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { positionPopover } from '../../../src/booker/plan/popoverPosition.ts';
import {
  HEADING,
  ROW,
  VIEW,
  heightOf,
  layOut,
  moved,
  rowsInSight,
  sectionOf,
} from '../../../src/booker/list/virtualRows.ts';

/** How many tables each area has, and whether areas have headings. */
const list = fc.record({
  counts: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 40 }),
  heading: fc.constantFrom(0, HEADING),
});
const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Top of a row, in rem from the top of the list. */
function topOf(sections: ReturnType<typeof layOut>, row: number): number {
  const { top, heading, first } = sections[sectionOf(sections, row)]!;
  return top + heading + (row - first) * ROW;
}

describe('the rows of the list', () => {
  test('stand one below the other with no gap and no overlap, and fill the list', () => {
    fc.assert(
      fc.property(list, ({ counts, heading }) => {
        const sections = layOut(counts, heading);
        let end = 0;
        for (let row = 0; row < total(counts); row++) {
          const opens = sections.some(({ first }) => first === row);
          expect(topOf(sections, row)).toBeCloseTo(end + (opens ? heading : 0));
          end = topOf(sections, row) + ROW;
        }
        expect(heightOf(sections)).toBeCloseTo(end);
        expect(heightOf(sections)).toBeCloseTo(total(counts) * ROW + counts.length * heading);
      }),
    );
  });

  test('are rendered wherever they are in sight, each once and in order, and not many more', () => {
    fc.assert(
      fc.property(
        list,
        fc.double({ min: -0.5, max: 1.5, noNaN: true }),
        fc.nat(),
        ({ counts, heading }, part, kept) => {
          const sections = layOut(counts, heading);
          const top = part * heightOf(sections);
          const stop = kept % total(counts);
          const shown = rowsInSight(sections, top, VIEW, stop);
          const rows = shown.flatMap((area) => area.rows);
          expect(rows).toEqual([...new Set(rows)].toSorted((one, other) => one - other));
          expect(rows).toContain(stop);
          expect(rows.length).toBeLessThan(40);
          for (const {
            section,
            rows: [first],
          } of shown)
            expect(sectionOf(sections, first!)).toBe(section);
          for (let row = 0; row < total(counts); row++) {
            const at = topOf(sections, row);
            if (at + ROW > top && at < top + VIEW) expect(rows).toContain(row);
          }
        },
      ),
    );
  });

  test('are all reached by scrolling through the list', () => {
    fc.assert(
      fc.property(list, ({ counts, heading }) => {
        const sections = layOut(counts, heading);
        const reached = new Set<number>();
        for (let top = 0; top <= heightOf(sections); top += VIEW)
          for (const { rows } of rowsInSight(sections, top, VIEW, -1)) rows.forEach((row) => reached.add(row));
        expect(reached.size).toBe(total(counts));
      }),
    );
  });

  test('an empty list has none', () => {
    expect(rowsInSight(layOut([], HEADING), 0, VIEW, -1)).toEqual([]);
    expect(heightOf([])).toBe(0);
    expect(moved([], 0, 'last')).toBe(0);
  });
});

describe('keys', () => {
  const sections = layOut([3, 20, 2], HEADING);

  test.each([
    [0, 'next', 1],
    [2, 'next', 3],
    [24, 'next', 24],
    [3, 'before', 2],
    [0, 'before', 0],
    [7, 'first', 0],
    [7, 'last', 24],
    [0, 'page-down', 7],
    [22, 'page-down', 24],
    [9, 'page-up', 2],
    [2, 'page-up', 0],
    [1, 'next-area', 3],
    [22, 'next-area', 23],
    [23, 'next-area', 23],
    [5, 'area-before', 0],
    [24, 'area-before', 3],
    [1, 'area-before', 1],
  ] as const)('from %i %s leads to %i', (from, move, to) => {
    expect(moved(sections, from, move)).toBe(to);
  });

  test('next walks over every row once, and before walks back', () => {
    fc.assert(
      fc.property(list, ({ counts, heading }) => {
        const areas = layOut(counts, heading);
        const walk = (from: number, move: 'next' | 'before'): number[] => {
          const way = [from];
          for (let to = moved(areas, from, move); to !== way.at(-1); to = moved(areas, to, move)) way.push(to);
          return way;
        };
        const rows = Array.from({ length: total(counts) }, (_, row) => row);
        expect(walk(0, 'next')).toEqual(rows);
        expect(walk(moved(areas, 0, 'last'), 'before')).toEqual(rows.toReversed());
      }),
    );
  });
});

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
