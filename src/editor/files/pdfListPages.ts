/** The list of tables behind the plan: by area, in columns, each with its seats and its category. */
import type { Plan } from '../../domain/plan.ts';
import { PLAIN_COLOUR } from '../../domain/table.ts';
import { type Page, type Sheet, INK, MARGIN, QUIET_INK, blankPage, chip, rule, write } from './pdfPage.ts';
import { counted } from './pdfPlanPage.ts';

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
export type ListPage = { readonly columns: readonly (readonly Entry[])[]; readonly row: number };

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
export function listPages(plan: Plan, sheet: Sheet): { pages: ListPage[]; left: number } {
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
function balanced(plan: Plan, sheet: Sheet, pages: ListPage[]): ListPage[] {
  const { row } = pages[0] ?? { row: ROW };
  for (let rows = 4; rows < rowsOn(sheet, row); rows++) {
    const shorter = layOut(plan, sheet, row, rows);
    if (shorter.length === pages.length) return shorter;
  }
  return pages;
}

function rowsOn(sheet: Sheet, row: number): number {
  return Math.floor((sheet.height - 2 * MARGIN - HEAD - 40) / row);
}

function layOut(plan: Plan, sheet: Sheet, row: number, rows = rowsOn(sheet, row)): ListPage[] {
  const order = new Intl.Collator('en', { numeric: true });
  const categories = new Map(plan.categories.map((category) => [category.id, category]));
  const perPage = columnsOf(sheet);
  const columns: Entry[][] = [[]];
  for (const { name, rooms } of plan.areas) {
    if (rooms.length === 0) continue;
    const heading: Entry = {
      kind: 'area',
      name,
      says: counted(
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
      columns
        .at(-1)!
        .push({
          kind: 'table',
          name: room.name,
          label: room.coordinates.text ?? '',
          seats: room.beds,
          category: category?.name ?? '',
          color: room.coordinates.color ?? category?.color ?? PLAIN_COLOUR,
        });
    }
  }
  return Array.from({ length: Math.ceil(columns.length / perPage) }, (_, i) => ({
    columns: columns.slice(i * perPage, (i + 1) * perPage),
    row,
  }));
}

function columnsOf(sheet: Sheet): number {
  return Math.max(1, Math.floor((sheet.width - 2 * MARGIN + GUTTER) / (NARROWEST + GUTTER)));
}

/** Draws a page of the list; undefined where the device has no memory for it. */
export function listPage({ columns, row }: ListPage, sheet: Sheet, venue: string, remark: string): Page | undefined {
  const page = blankPage(sheet);
  if (!page) return undefined;
  const { ctx } = page;
  const inner = sheet.width - 2 * MARGIN;
  const said = write(ctx, remark, sheet.width - MARGIN, MARGIN + 40, {
    size: 30,
    color: QUIET_INK,
    align: 'right',
    most: inner / 2,
  });
  write(ctx, `${venue} · Tables`, MARGIN, MARGIN + 40, { size: 44, weight: 650, most: inner - said - 60 });
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
    const said = write(ctx, entry.says, x + width, base, {
      size: 27,
      color: QUIET_INK,
      align: 'right',
      most: width / 2,
    });
    write(ctx, entry.name, x, base, { size: 36, weight: 650, most: width - said - 30 });
    ctx.fillStyle = INK;
    ctx.fillRect(x, y + row - 5, width, 3);
    return;
  }
  // Name, seats, category: the figures stand under one another.
  const seatsAt = x + width * 0.5;
  const most = width * 0.5 - 70;
  const named = write(ctx, entry.name, x, base, { size: SIZE, weight: 600, most });
  // What stands on the table on the plan, where that is another word than its name.
  if (entry.label !== '' && !entry.name.endsWith(entry.label) && named + 60 < most)
    write(ctx, entry.label, x + named + 14, base, { size: 28, color: QUIET_INK, most: most - named - 14 });
  write(ctx, String(entry.seats), seatsAt, base, { size: SIZE, align: 'right' });
  person(ctx, seatsAt + 8, base);
  chip(ctx, entry.color, x + width * 0.5 + 56, base - 24, 26);
  write(ctx, entry.category, x + width * 0.5 + 96, base, { size: SIZE, most: width * 0.5 - 96 });
  rule(ctx, x, y + row - 3, width);
}

/** The sign for seats that the plan's tables have. */
function person(ctx: CanvasRenderingContext2D, x: number, base: number): void {
  ctx.fillStyle = QUIET_INK;
  ctx.beginPath();
  ctx.arc(x + 10, base - 16, 5.6, 0, 2 * Math.PI);
  ctx.fill();
  ctx.beginPath();
  ctx.roundRect(x, base - 8.5, 20, 8.5, [8, 8, 1, 1]);
  ctx.fill();
}
