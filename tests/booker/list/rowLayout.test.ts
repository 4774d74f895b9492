import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  HEADING_HEIGHT_REM,
  ROW_HEIGHT_REM,
  layoutSections,
  moveFocus,
  rowAtOffset,
  sectionIndexOf,
} from '../../../src/booker/list/rowLayout.ts';

/** Tables per area, and whether areas have headings. */
const lists = fc.record({
  counts: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 40 }),
  headingHeight: fc.constantFrom(0, HEADING_HEIGHT_REM),
});
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

test('stacks headings and rows without gaps or overlaps', () => {
  fc.assert(
    fc.property(lists, ({ counts, headingHeight }) => {
      const sections = layoutSections(counts, headingHeight);
      let bottom = 0;
      for (let row = 0; row < sum(counts); row++) {
        const { top, headingHeight: heading, first } = sections[sectionIndexOf(sections, row)]!;
        const rowTop = top + heading + (row - first) * ROW_HEIGHT_REM;
        expect(rowTop).toBeCloseTo(bottom + (row === first ? headingHeight : 0));
        bottom = rowTop + ROW_HEIGHT_REM;
      }
      const last = sections.at(-1)!;
      expect(last.top + last.height).toBeCloseTo(bottom);
    }),
  );
});

test.each([
  [-5, 0],
  [HEADING_HEIGHT_REM + 3 * ROW_HEIGHT_REM - 0.01, 2],
  [HEADING_HEIGHT_REM + 3 * ROW_HEIGHT_REM, 3],
  [10_000, 24],
])('finds at an offset of %f rem the row %i, of which a heading is a part', (offset, row) => {
  expect(rowAtOffset(layoutSections([3, 20, 2], HEADING_HEIGHT_REM), offset)).toBe(row);
});

test('arrow keys visit every row once in each direction', () => {
  fc.assert(
    fc.property(lists, ({ counts, headingHeight }) => {
      const areas = layoutSections(counts, headingHeight);
      const walk = (from: number, move: 'next' | 'previous'): number[] => {
        const path = [from];
        for (let to = moveFocus(areas, from, move); to !== path.at(-1); to = moveFocus(areas, to, move)) path.push(to);
        return path;
      };
      const rows = [...Array(sum(counts)).keys()];
      expect(walk(0, 'next')).toEqual(rows);
      expect(walk(moveFocus(areas, 0, 'last'), 'previous')).toEqual(rows.toReversed());
    }),
  );
});
