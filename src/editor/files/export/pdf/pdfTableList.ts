/** The list of tables behind the plan: by area, in columns, each with its seats and its category. */
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

type Entry =
  | { readonly kind: 'area'; readonly name: string; readonly says: string }
  | { readonly kind: 'gap' }
  | {
      readonly kind: 'table';
      readonly name: string;
      readonly label: string;
      readonly seats: number;
      readonly category: string;
      readonly color: string;
    };
/** What stands on one page, column by column, and the height of its lines. */
export type ListPage = { readonly columns: readonly (readonly Entry[])[]; readonly rowHeight: number };

/** Height of a line, and how far it may shrink where that saves a page. */
const ROW = 56;
const CLOSE_ROWS = [52, 49];
const SIZE = 32;
const HEAD = 120;
/** A column narrower than this would cut usual names. */
const NARROWEST = 880;
const GUTTER = 70;
const MOST_PAGES = 60;

/** The list laid out on pages of that paper, by area and by name as people count. `left` tables have no room on 60 pages. */
export function layOutTableList(plan: Plan, sheet: PaperSize): { pages: ListPage[]; left: number } {
  const usual = layOut(plan, sheet, ROW);
  const fewer = CLOSE_ROWS.map((row) => layOut(plan, sheet, row)).find((pages) => pages.length < usual.length) ?? usual;
  const all = fewer.length > 2 ? fewer : balanced(plan, sheet, fewer);
  const left = all
    .slice(MOST_PAGES)
    .flatMap(({ columns }) => columns.flat())
    .filter(({ kind }) => kind === 'table').length;
  return { pages: all.slice(0, MOST_PAGES), left };
}

/** The same with columns no longer than they must be: a short list stands beside itself, not in one long column. */
function balanced(plan: Plan, sheet: PaperSize, pages: ListPage[]): ListPage[] {
  const { rowHeight: row } = pages[0] ?? { rowHeight: ROW };
  for (let rows = 4; rows < rowsOn(sheet, row); rows++) {
    const shorter = layOut(plan, sheet, row, rows);
    if (shorter.length === pages.length) return shorter;
  }
  return pages;
}

function rowsOn(sheet: PaperSize, row: number): number {
  return Math.floor((sheet.height - 2 * MARGIN - HEAD - 40) / row);
}

function layOut(plan: Plan, sheet: PaperSize, row: number, rows = rowsOn(sheet, row)): ListPage[] {
  const order = new Intl.Collator('en', { numeric: true });
  const categories = new Map(plan.categories.map((category) => [category.id, category]));
  const perPage = columnsOf(sheet);
  const columns: Entry[][] = [[]];
  for (const { name, rooms } of plan.areas) {
    if (rooms.length === 0) continue;
    const heading: Entry = {
      kind: 'area',
      name,
      says: describeCounts(
        rooms.length,
        rooms.reduce((sum, room) => sum + room.beds, 0),
      ),
    };
    // A heading may not stand alone at a column's end.
    if (columns.at(-1)!.length + 4 > rows) columns.push([]);
    columns.at(-1)!.push(...(columns.at(-1)!.length > 0 ? [{ kind: 'gap' } as const] : []), heading);
    for (const room of rooms.toSorted((a, b) => order.compare(a.name, b.name))) {
      if (columns.at(-1)!.length >= rows) columns.push([{ ...heading, says: 'continued' }]);
      const category = categories.get(room.room_id);
      columns.at(-1)!.push({
        kind: 'table',
        name: room.name,
        label: room.coordinates.text ?? '',
        seats: room.beds,
        category: category?.name ?? '',
        color: room.coordinates.color ?? category?.color ?? DEFAULT_TABLE_COLOR,
      });
    }
  }
  return Array.from({ length: Math.ceil(columns.length / perPage) }, (_, i) => ({
    columns: columns.slice(i * perPage, (i + 1) * perPage),
    rowHeight: row,
  }));
}

function columnsOf(sheet: PaperSize): number {
  return Math.max(1, Math.floor((sheet.width - 2 * MARGIN + GUTTER) / (NARROWEST + GUTTER)));
}

/** Draws a page of the list; undefined where the device has no memory for it. */
export function drawTableListPage(
  { columns, rowHeight: row }: ListPage,
  sheet: PaperSize,
  venue: string,
  remark: string,
): PdfPage | undefined {
  const page = createPage(sheet);
  if (!page) return undefined;
  const { ctx } = page;
  const inner = sheet.width - 2 * MARGIN;
  const said = drawText(ctx, remark, sheet.width - MARGIN, MARGIN + 40, {
    size: 30,
    color: MUTED_INK,
    align: 'right',
    maxWidth: inner / 2,
  });
  drawText(ctx, `${venue} · Tables`, MARGIN, MARGIN + 40, { size: 44, weight: 650, maxWidth: inner - said - 60 });
  const count = columnsOf(sheet);
  const width = (inner - (count - 1) * GUTTER) / count;
  columns.forEach((column, c) => {
    const x = MARGIN + c * (width + GUTTER);
    column.forEach((entry, r) => {
      drawEntry(ctx, entry, x, MARGIN + HEAD + r * row, width, row);
    });
  });
  return page;
}

function drawEntry(
  ctx: CanvasRenderingContext2D,
  entry: Entry,
  x: number,
  y: number,
  width: number,
  row: number,
): void {
  const base = y + row - 20;
  if (entry.kind === 'gap') return;
  if (entry.kind === 'area') {
    const said = drawText(ctx, entry.says, x + width, base, {
      size: 27,
      color: MUTED_INK,
      align: 'right',
      maxWidth: width / 2,
    });
    drawText(ctx, entry.name, x, base, { size: 36, weight: 650, maxWidth: width - said - 30 });
    ctx.fillStyle = INK;
    ctx.fillRect(x, y + row - 5, width, 3);
    return;
  }
  // Name, seats, category: the figures stand under one another.
  const seatsAt = x + width * 0.5;
  const most = width * 0.5 - 70;
  const named = drawText(ctx, entry.name, x, base, { size: SIZE, weight: 600, maxWidth: most });
  // What stands on the table on the plan, where that is another word than its name.
  if (entry.label !== '' && !entry.name.endsWith(entry.label) && named + 60 < most)
    drawText(ctx, entry.label, x + named + 14, base, { size: 28, color: MUTED_INK, maxWidth: most - named - 14 });
  drawText(ctx, String(entry.seats), seatsAt, base, { size: SIZE, align: 'right' });
  person(ctx, seatsAt + 8, base);
  drawSwatch(ctx, entry.color, x + width * 0.5 + 56, base - 24, 26);
  drawText(ctx, entry.category, x + width * 0.5 + 96, base, { size: SIZE, maxWidth: width * 0.5 - 96 });
  drawRule(ctx, x, y + row - 3, width);
}

/** The sign for seats that the plan's tables have. */
function person(ctx: CanvasRenderingContext2D, x: number, base: number): void {
  ctx.fillStyle = MUTED_INK;
  ctx.beginPath();
  ctx.arc(x + 10, base - 16, 5.6, 0, 2 * Math.PI);
  ctx.fill();
  ctx.beginPath();
  ctx.roundRect(x, base - 8.5, 20, 8.5, [8, 8, 1, 1]);
  ctx.fill();
}
