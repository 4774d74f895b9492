/**
 * Where the rows of the list of tables stand, which of them are rendered, and where a key leads. Lengths are rem: rows
 * and headings grow with the visitor's text size.
 */

/** Heights of a row, of an area's heading, and of what a windowed list shows at once. */
export const ROW = 3.25;
export const HEADING = 2.5;
export const VIEW = 24;
/** Longer lists render only the rows in sight. */
export const WINDOWED_FROM = 200;
/** Rows rendered above and below those in sight, so that none is missing while a finger scrolls. */
const OVERSCAN = 8;
/** Rows that PageUp and PageDown pass over. */
const PAGE = Math.floor(VIEW / ROW);

/** An area's part of the list: a heading, and below it `count` rows, of which the first has the place `first` in the whole list. */
export type Section = {
  readonly top: number;
  readonly height: number;
  readonly heading: number;
  readonly first: number;
  readonly count: number;
};

/** Lays areas of so many rows each one below the other; no count is 0. `heading` is 0 where areas have none. */
export function layOut(counts: readonly number[], heading: number): Section[] {
  let [top, first] = [0, 0];
  return counts.map((count) => {
    const section = { top, height: heading + count * ROW, heading, first, count };
    top += section.height;
    first += count;
    return section;
  });
}

/** Height of the whole list. */
export function heightOf(sections: readonly Section[]): number {
  const last = sections.at(-1);
  return last ? last.top + last.height : 0;
}

/** Which section holds the row with that place in the whole list; -1 for none. */
export function sectionOf(sections: readonly Section[], row: number): number {
  let [low, high] = [0, sections.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (sections[middle]!.first <= row) low = middle;
    else high = middle - 1;
  }
  return high;
}

/** Rows of one section that are rendered, as places in the whole list, in their order. */
export type Shown = { readonly section: number; readonly rows: readonly number[] };

/** What is rendered of a list scrolled by `top` that shows `height`; the row `kept`, which the keyboard is on, always is. */
export function rowsInSight(sections: readonly Section[], top: number, height: number, kept: number): Shown[] {
  const start = Math.max(0, Math.min(top, heightOf(sections) - height)) - OVERSCAN * ROW;
  const end = start + height + 2 * OVERSCAN * ROW;
  const keptIn = kept < 0 ? -1 : sectionOf(sections, kept);
  return sections.flatMap((section, place): Shown[] => {
    const rowsTop = section.top + section.heading;
    const within = (row: number): number => section.first + Math.max(0, Math.min(section.count, row));
    const from = within(Math.floor((start - rowsTop) / ROW));
    const to = Math.max(from, within(Math.ceil((end - rowsTop) / ROW)));
    const rows = Array.from({ length: to - from }, (_, at) => from + at);
    if (place === keptIn && kept < from) rows.unshift(kept);
    else if (place === keptIn && kept >= to) rows.push(kept);
    return rows.length > 0 ? [{ section: place, rows }] : [];
  });
}

export type Move = 'next' | 'before' | 'first' | 'last' | 'page-down' | 'page-up' | 'next-area' | 'area-before';

/** Where a move leads from a row; to the row itself where there is nothing further. */
export function moved(sections: readonly Section[], from: number, move: Move): number {
  const last = sections.at(-1);
  if (!last) return from;
  const within = (row: number): number => Math.max(0, Math.min(last.first + last.count - 1, row));
  const area = (by: number): number => sections[sectionOf(sections, from) + by]?.first ?? from;
  switch (move) {
    case 'next':
      return within(from + 1);
    case 'before':
      return within(from - 1);
    case 'first':
      return 0;
    case 'last':
      return within(Number.POSITIVE_INFINITY);
    case 'page-down':
      return within(from + PAGE);
    case 'page-up':
      return within(from - PAGE);
    case 'next-area':
      return area(1);
    case 'area-before':
      return area(-1);
  }
}
