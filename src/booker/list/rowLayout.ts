/**
 * Layout of the list of tables, and where a key leads in it. Lengths are in rem, so that rows grow with the text size.
 */
import { clamp } from '../../domain/geometry/numbers.ts';

export const ROW_HEIGHT_REM = 3.25;
export const HEADING_HEIGHT_REM = 2.5;
/** Height of the scrolling list, as in list.css. */
export const LIST_HEIGHT_REM = 24;
/** Rows that Page Up and Page Down pass over. */
const PAGE_ROWS = Math.floor(LIST_HEIGHT_REM / ROW_HEIGHT_REM);

/**
 * An area's part of the list: a heading and `count` rows below it, the first of which has the index `first` in the
 * list.
 */
export type Section = {
  readonly top: number;
  readonly height: number;
  readonly headingHeight: number;
  readonly first: number;
  readonly count: number;
};

/** Stacks one section per count; every count is at least 1. `headingHeight` is 0 if the sections have no headings. */
export function layoutSections(counts: readonly number[], headingHeight: number): Section[] {
  let top = 0;
  let first = 0;
  return counts.map((count) => {
    const section = { top, height: headingHeight + count * ROW_HEIGHT_REM, headingHeight, first, count };
    top += section.height;
    first += count;
    return section;
  });
}

/** Returns the index of the section that holds a row, or -1 if there are no sections. */
export function sectionIndexOf(sections: readonly Section[], row: number): number {
  return sections.filter(({ first }) => first <= row).length - 1;
}

/** Returns the row at an offset from the start of the list (rem); a heading belongs to the row below it. */
export function rowAtOffset(sections: readonly Section[], offset: number): number {
  const section = sections[Math.max(0, sections.filter(({ top }) => top <= offset).length - 1)];
  if (!section) return 0;
  const row = Math.floor((offset - section.top - section.headingHeight) / ROW_HEIGHT_REM);
  return section.first + Math.max(0, Math.min(row, section.count - 1));
}

export type FocusMove =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'page-down'
  | 'page-up'
  | 'next-area'
  | 'previous-area';

/** Returns the row that a move leads to from `row`; stops at the ends of the list. */
export function moveFocus(sections: readonly Section[], row: number, move: FocusMove): number {
  const lastSection = sections.at(-1);
  if (!lastSection) return row;
  const lastRow = lastSection.first + lastSection.count - 1;
  const firstRowOfArea = (offset: number): number => sections[sectionIndexOf(sections, row) + offset]?.first ?? row;
  const target: Readonly<Record<FocusMove, number>> = {
    next: row + 1,
    previous: row - 1,
    first: 0,
    last: lastRow,
    'page-down': row + PAGE_ROWS,
    'page-up': row - PAGE_ROWS,
    'next-area': firstRowOfArea(1),
    'previous-area': firstRowOfArea(-1),
  };
  return clamp(target[move], 0, lastRow);
}
