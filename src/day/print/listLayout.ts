/** How the list of an evening fits on a sheet of A4. */

/** Rows that fit a column at the largest size, and the smallest size that can be read on paper. */
const MAX_POINTS = 10;
const MIN_POINTS = 6;
const COLUMN_POINTS = 720;
/** A row has two lines where it has remarks. */
const ROW_LINES = 2.05;
const LINE_RATIO = 1.2;
/** A narrower column has no room for names. */
const MAX_COLUMNS = 2;

/** Returns columns and font size (points) for a number of parties. More than a sheet holds go on to the next. */
export function layOutList(count: number): { readonly columns: number; readonly fontSize: number } {
  for (let columns = 1; columns <= MAX_COLUMNS; columns++) {
    const rows = Math.ceil(Math.max(count, 1) / columns);
    const fontSize = Math.min(MAX_POINTS, COLUMN_POINTS / (rows * ROW_LINES * LINE_RATIO));
    if (fontSize >= (columns < MAX_COLUMNS ? MAX_POINTS * 0.8 : MIN_POINTS))
      return { columns, fontSize: Math.round(fontSize * 10) / 10 };
  }
  return { columns: MAX_COLUMNS, fontSize: MIN_POINTS };
}
