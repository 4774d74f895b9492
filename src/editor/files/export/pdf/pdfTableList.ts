/** The PDF's list of tables: by area, in columns, each with seats and category. Lengths are tenths of a millimeter. */
import type { Box } from '../../../../domain/geometry/boxes.ts';
import type { Plan } from '../../../../domain/plan/plan.ts';
import { DEFAULT_TABLE_COLOR } from '../../../../domain/plan/table.ts';
import {
  type PdfPage,
  type PaperSize,
  INK,
  MARGIN,
  MUTED_INK,
  createPage,
  drawSwatch,
  drawRule,
  drawText,
} from './pdfPage.ts';
import { describeCounts } from './pdfPlanPage.ts';
import { messages } from '../../../messages.ts';

type Entry =
  | { readonly type: 'area'; readonly name: string; readonly note: string }
  | { readonly type: 'gap' }
  | {
      readonly type: 'table';
      readonly name: string;
      readonly label: string;
      readonly seats: number;
      readonly category: string;
      readonly color: string;
    };
/** The entries of one page by column. */
export type ListPage = { readonly columns: readonly (readonly Entry[])[]; readonly rowHeight: number };

const ROW_HEIGHT = 56;
/** Used if they save a page. */
const DENSE_ROW_HEIGHTS = [52, 49];
const TEXT_SIZE = 32;
const HEADER_HEIGHT = 120;
/** A narrower column would truncate common names. */
const MIN_COLUMN_WIDTH = 880;
const GUTTER = 70;
const MAX_PAGES = 60;
/** A heading needs this many rows below it to stay in its column. */
const ROWS_KEPT_WITH_HEADING = 4;

/** Lays the list out on pages, by area and in natural order. `omittedTables` don't fit on 60 pages. */
export function layOutTableList(plan: Plan, paper: PaperSize): { pages: ListPage[]; omittedTables: number } {
  const regular = layOut(plan, paper, ROW_HEIGHT);
  const dense = DENSE_ROW_HEIGHTS.map((height) => layOut(plan, paper, height));
  const fewest = dense.find((pages) => pages.length < regular.length) ?? regular;
  const pages = fewest.length > 2 ? fewest : balanceColumns(plan, paper, fewest);
  const omittedTables = pages
    .slice(MAX_PAGES)
    .flatMap(({ columns }) => columns.flat())
    .filter(({ type }) => type === 'table').length;
  return { pages: pages.slice(0, MAX_PAGES), omittedTables };
}

/** Shortens the columns as far as the number of pages allows, so that a short list fills the width. */
function balanceColumns(plan: Plan, paper: PaperSize, pages: ListPage[]): ListPage[] {
  const rowHeight = pages[0]?.rowHeight ?? ROW_HEIGHT;
  for (let rows = ROWS_KEPT_WITH_HEADING; rows < rowsPerColumn(paper, rowHeight); rows++) {
    const shorter = layOut(plan, paper, rowHeight, rows);
    if (shorter.length === pages.length) return shorter;
  }
  return pages;
}

function rowsPerColumn(paper: PaperSize, rowHeight: number): number {
  return Math.floor((paper.height - 2 * MARGIN - HEADER_HEIGHT - 40) / rowHeight);
}

function columnsPerPage(paper: PaperSize): number {
  return Math.max(1, Math.floor((paper.width - 2 * MARGIN + GUTTER) / (MIN_COLUMN_WIDTH + GUTTER)));
}

function layOut(plan: Plan, paper: PaperSize, rowHeight: number, rows = rowsPerColumn(paper, rowHeight)): ListPage[] {
  const order = new Intl.Collator('en', { numeric: true });
  const categories = new Map(plan.categories.map((category) => [category.id, category]));
  let column: Entry[] = [];
  const columns = [column];
  const startColumn = (...entries: Entry[]): void => {
    column = entries;
    columns.push(column);
  };
  for (const { name, rooms } of plan.areas) {
    if (rooms.length === 0) continue;
    const seats = rooms.reduce((sum, room) => sum + room.beds, 0);
    if (column.length + ROWS_KEPT_WITH_HEADING > rows) startColumn();
    if (column.length > 0) column.push({ type: 'gap' });
    column.push({ type: 'area', name, note: describeCounts(rooms.length, seats) });
    for (const room of rooms.toSorted((a, b) => order.compare(a.name, b.name))) {
      if (column.length >= rows) startColumn({ type: 'area', name, note: messages.files.print.continued });
      const category = categories.get(room.room_id);
      column.push({
        type: 'table',
        name: room.name,
        label: room.coordinates.text ?? '',
        seats: room.beds,
        category: category?.name ?? '',
        color: room.coordinates.color ?? category?.color ?? DEFAULT_TABLE_COLOR,
      });
    }
  }
  const perPage = columnsPerPage(paper);
  return Array.from({ length: Math.ceil(columns.length / perPage) }, (_, i) => ({
    columns: columns.slice(i * perPage, (i + 1) * perPage),
    rowHeight,
  }));
}

/** Draws a page of the list. Returns undefined if the device runs out of memory. */
export function drawTableListPage(
  { columns, rowHeight }: ListPage,
  paper: PaperSize,
  venue: string,
  note: string,
): PdfPage | undefined {
  const page = createPage(paper);
  if (!page) return undefined;
  const { ctx } = page;
  const contentWidth = paper.width - 2 * MARGIN;
  const noteWidth = drawText(ctx, note, paper.width - MARGIN, MARGIN + 40, {
    size: 30,
    color: MUTED_INK,
    align: 'right',
    maxWidth: contentWidth / 2,
  });
  const maxWidth = contentWidth - noteWidth - 60;
  drawText(ctx, messages.files.print.tableList(venue), MARGIN, MARGIN + 40, { size: 44, weight: 650, maxWidth });
  const count = columnsPerPage(paper);
  const width = (contentWidth - (count - 1) * GUTTER) / count;
  columns.forEach((column, c) => {
    const x = MARGIN + c * (width + GUTTER);
    column.forEach((entry, row) => {
      drawEntry(ctx, entry, { x, y: MARGIN + HEADER_HEIGHT + row * rowHeight, width, height: rowHeight });
    });
  });
  return page;
}

function drawEntry(ctx: CanvasRenderingContext2D, entry: Entry, { x, y, width, height }: Box): void {
  const baseline = y + height - 20;
  if (entry.type === 'gap') return;
  if (entry.type === 'area') {
    const noteWidth = drawText(ctx, entry.note, x + width, baseline, {
      size: 27,
      color: MUTED_INK,
      align: 'right',
      maxWidth: width / 2,
    });
    drawText(ctx, entry.name, x, baseline, { size: 36, weight: 650, maxWidth: width - noteWidth - 30 });
    ctx.fillStyle = INK;
    ctx.fillRect(x, y + height - 5, width, 3);
    return;
  }
  // Fixed positions align the numbers of seats below one another.
  const middle = x + width / 2;
  const maxWidth = width / 2 - 70;
  const nameWidth = drawText(ctx, entry.name, x, baseline, { size: TEXT_SIZE, weight: 600, maxWidth });
  // Adds the text painted on the table if the name doesn't end in it.
  if (entry.label !== '' && !entry.name.endsWith(entry.label) && nameWidth + 60 < maxWidth)
    drawText(ctx, entry.label, x + nameWidth + 14, baseline, {
      size: 28,
      color: MUTED_INK,
      maxWidth: maxWidth - nameWidth - 14,
    });
  drawText(ctx, String(entry.seats), middle, baseline, { size: TEXT_SIZE, align: 'right' });
  drawSeatsIcon(ctx, middle + 8, baseline);
  drawSwatch(ctx, entry.color, middle + 56, baseline - 24, 26);
  drawText(ctx, entry.category, middle + 96, baseline, { size: TEXT_SIZE, maxWidth: width / 2 - 96 });
  drawRule(ctx, x, y + height - 3, width);
}

/** The icon for seats, as on the map. */
function drawSeatsIcon(ctx: CanvasRenderingContext2D, x: number, baseline: number): void {
  ctx.fillStyle = MUTED_INK;
  ctx.beginPath();
  ctx.arc(x + 10, baseline - 16, 5.6, 0, 2 * Math.PI);
  ctx.fill();
  ctx.beginPath();
  ctx.roundRect(x, baseline - 8.5, 20, 8.5, [8, 8, 1, 1]);
  ctx.fill();
}
