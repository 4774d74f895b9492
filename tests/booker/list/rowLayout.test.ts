import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

test('lays out nothing for an empty list', () => {
  expect(layoutSections([], HEADING_HEIGHT_REM)).toEqual([]);
  expect(moveFocus([], 0, 'last')).toBe(0);
});

describe('rowAtOffset', () => {
  const sections = layoutSections([3, 20, 2], HEADING_HEIGHT_REM);
  const top = (section: number, row: number): number =>
    (sections[section]?.top ?? NaN) + HEADING_HEIGHT_REM + row * ROW_HEIGHT_REM;

  test.each([
    [-5, 0],
    [0, 0],
    [top(0, 1), 1],
    [top(0, 2) + ROW_HEIGHT_REM - 0.01, 2],
    [top(1, 0) - HEADING_HEIGHT_REM, 3],
    [top(1, 19), 22],
    [top(2, 1), 24],
    [10_000, 24],
  ])('finds at %f the row %i', (offset, row) => {
    expect(rowAtOffset(sections, offset)).toBe(row);
  });

  test('is 0 in an empty list', () => {
    expect(rowAtOffset([], 12)).toBe(0);
  });
});

describe('moveFocus', () => {
  const sections = layoutSections([3, 20, 2], HEADING_HEIGHT_REM);

  test.each([
    [0, 'next', 1],
    [2, 'next', 3],
    [24, 'next', 24],
    [3, 'previous', 2],
    [0, 'previous', 0],
    [7, 'first', 0],
    [7, 'last', 24],
    [0, 'page-down', 7],
    [22, 'page-down', 24],
    [9, 'page-up', 2],
    [2, 'page-up', 0],
    [1, 'next-area', 3],
    [22, 'next-area', 23],
    [23, 'next-area', 23],
    [5, 'previous-area', 0],
    [24, 'previous-area', 3],
    [1, 'previous-area', 1],
  ] as const)('goes from %i by %s to %i', (from, move, to) => {
    expect(moveFocus(sections, from, move)).toBe(to);
  });

  test('visits every row once in each direction', () => {
    fc.assert(
      fc.property(lists, ({ counts, headingHeight }) => {
        const areas = layoutSections(counts, headingHeight);
        const walk = (from: number, move: 'next' | 'previous'): number[] => {
          const path = [from];
          for (let to = moveFocus(areas, from, move); to !== path.at(-1); to = moveFocus(areas, to, move))
            path.push(to);
          return path;
        };
        const rows = [...Array(sum(counts)).keys()];
        expect(walk(0, 'next')).toEqual(rows);
        expect(walk(moveFocus(areas, 0, 'last'), 'previous')).toEqual(rows.toReversed());
      }),
    );
  });
});
