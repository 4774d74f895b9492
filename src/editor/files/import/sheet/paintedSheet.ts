/** A sheet in which somebody has painted a plan: each cell with a name or number is a table, where it lies. */
import { groupBy } from '../../../../domain/groupBy.ts';
import type { Decor } from '../../../../domain/plan/plan.ts';
import { MAX_DECOR_TEXT_LENGTH } from '../../../../domain/plan/limits.ts';
import { seatsInLabel } from '../words.ts';
import { type Sheet, type SheetTable, guessMapping } from './sheetTables.ts';

const TABLE = 40;
/** From one table to the next: chairs and a way between them. */
const STEP = 70;
const TEXT_SIZE = 16;
/** A painted sheet leaves gaps, and no table is in it twice. */
const MAX_FILLED_SHARE = 0.75;
const MIN_DISTINCT_SHARE = 0.8;
const MIN_CELLS = 4;
const MAX_NAME_LENGTH = 24;

type Cell = { readonly row: number; readonly column: number; readonly text: string };

/** Returns whether the cells lie scattered, as tables do, rather than in columns below their headers. */
export function isPainted(sheet: Sheet): boolean {
  const cells = cellsOf(sheet);
  if (cells.length < MIN_CELLS || guessMapping(sheet).hasHeader) return false;
  const rows = new Set(cells.map(({ row }) => row));
  const columns = cells.map(({ column }) => column);
  const height = Math.max(...rows) - Math.min(...rows) + 1;
  const width = Math.max(...columns) - Math.min(...columns) + 1;
  // A list has something in each row of at least one column, without ways between rows and columns.
  const isSpaced = rows.size * 2 <= height + 1 && new Set(columns).size * 2 <= width + 1;
  const isColumnFull = [...new Set(columns)].some(
    (column) => cells.filter((cell) => cell.column === column).length >= rows.size,
  );
  return (
    (isSpaced || !isColumnFull) &&
    width > 2 &&
    cells.length <= MAX_FILLED_SHARE * width * height &&
    new Set(cells.map(({ text }) => text)).size >= MIN_DISTINCT_SHARE * blocksOf(cells).length &&
    cells.every(({ text }) => text.length <= MAX_NAME_LENGTH)
  );
}

/**
 * Makes a table of each cell, and one larger table of cells that are merged, which a sheet has as equal neighbors. If
 * most cells have a number, a word without one is a text.
 */
export function paintedTables(sheet: Sheet): {
  readonly tables: readonly SheetTable[];
  readonly texts: readonly Decor[];
} {
  const blocks = blocksOf(cellsOf(sheet));
  const hasNumber = ({ text }: Cell): boolean => /\p{Nd}/u.test(text);
  const areNumbered = blocks.filter(hasNumber).length * 2 > blocks.length;
  const left = Math.min(...blocks.map(({ column }) => column));
  const top = Math.min(...blocks.map(({ row }) => row));
  const tables: SheetTable[] = [];
  const texts: Decor[] = [];
  for (const block of blocks) {
    const box = {
      x: STEP / 2 + (block.column - left) * STEP,
      y: STEP / 2 + (block.row - top) * STEP,
      width: TABLE + (block.columns - 1) * STEP,
      height: TABLE + (block.rows - 1) * STEP,
    };
    if (areNumbered && !hasNumber(block)) {
      const text = block.text.slice(0, MAX_DECOR_TEXT_LENGTH);
      texts.push({ kind: 'text', x: box.x + box.width / 2, y: box.y + box.height / 2, text, size: TEXT_SIZE });
      continue;
    }
    const { name, seats } = seatsInLabel(block.text);
    tables.push({
      row: block.row + 1,
      number: '',
      name: name || block.text,
      // Each cell that is merged has room for two more.
      seats: seats ?? 2 * block.columns * block.rows,
      minGuests: undefined,
      area: '',
      category: '',
      isRound: false,
      ...box,
    });
  }
  return { tables, texts };
}

const cellsOf = ({ rows }: Sheet): Cell[] =>
  rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => (cell.trim() === '' ? [] : [{ row, column, text: cell.trim() }])),
  );

/** Joins cells with the same text if they are all of a rectangle. Elsewhere a text is what several tables have. */
function blocksOf(cells: readonly Cell[]): (Cell & { readonly rows: number; readonly columns: number })[] {
  const byText = groupBy(cells, ({ text }) => text);
  return [...byText.values()].flatMap((same) => {
    const row = Math.min(...same.map((cell) => cell.row));
    const column = Math.min(...same.map((cell) => cell.column));
    const rows = Math.max(...same.map((cell) => cell.row)) - row + 1;
    const columns = Math.max(...same.map((cell) => cell.column)) - column + 1;
    return rows * columns === same.length
      ? [{ row, column, rows, columns, text: same[0]?.text ?? '' }]
      : same.map((cell) => ({ ...cell, rows: 1, columns: 1 }));
  });
}
