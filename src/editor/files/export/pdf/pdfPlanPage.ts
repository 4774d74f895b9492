/** The PDF's first page: the plan as large as possible, and a legend. Lengths are tenths of a millimeter. */
import type { Box } from '../../../../domain/geometry/boxes.ts';
import type { Plan } from '../../../../domain/plan/plan.ts';
import { type PaintablePlan, paintPlan } from '../paintPlan.ts';
import { type PdfPage, type PaperSize, MARGIN, MUTED_INK, createPage, drawSwatch, drawText } from './pdfPage.ts';
import { messages } from '../../../messages.ts';

export type PdfTitles = { readonly venue: string; readonly date: string };

/** The resolution at which lines and corners look as on a screen. */
const SCREEN_DPI = 180;
const UNITS_PER_INCH = 254;
const HEADER_HEIGHT = 130;
const LEGEND_ROW_HEIGHT = 58;
const LEGEND_TEXT_SIZE = 31;
/** A legend may leave out categories: the list of tables names them all. */
const MAX_LEGEND_ROWS = 6;

/** Draws the plan's page. Returns undefined if the device runs out of memory. */
export function drawPlanPage(
  plan: Plan,
  painted: PaintablePlan,
  paper: PaperSize,
  { venue, date }: PdfTitles,
): PdfPage | undefined {
  const page = createPage(paper);
  if (!page) return undefined;
  const { ctx } = page;
  const contentWidth = paper.width - 2 * MARGIN;
  const dateWidth = drawText(ctx, date, paper.width - MARGIN, MARGIN + 52, {
    size: 34,
    color: MUTED_INK,
    align: 'right',
    maxWidth: contentWidth / 3,
  });
  const maxWidth = contentWidth - dateWidth - 60;
  drawText(ctx, venue, MARGIN, MARGIN + 52, { size: 66, weight: 650, maxWidth });
  const legend = layOutLegend(ctx, plan, contentWidth);
  const region = {
    x: MARGIN,
    y: MARGIN + HEADER_HEIGHT - 30,
    width: contentWidth,
    height: paper.height - 2 * MARGIN - HEADER_HEIGHT - legend.rows * LEGEND_ROW_HEIGHT - 40,
  };
  drawPlan(page, painted, region);
  drawLegend(ctx, legend, MARGIN, region.y + region.height + 26);
  return page;
}

/** Returns the size of a plan unit on the page. */
export function unitScale(paper: PaperSize, { scene }: PaintablePlan): number {
  return Math.min(
    (paper.width - 2 * MARGIN) / scene.extent.width,
    (paper.height - 2 * MARGIN - HEADER_HEIGHT - 2 * LEGEND_ROW_HEIGHT) / scene.extent.height,
  );
}

function drawPlan({ ctx, sheet }: PdfPage, painted: PaintablePlan, region: Box): void {
  const { extent } = painted.scene;
  const unit = Math.min(region.width / extent.width, region.height / extent.height);
  const width = extent.width * unit;
  const height = extent.height * unit;
  const x = region.x + (region.width - width) / 2;
  const y = region.y + (region.height - height) / 2;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, 24);
  ctx.clip();
  ctx.translate(x - extent.x * unit, y - extent.y * unit);
  ctx.scale(unit, unit);
  paintPlan(ctx, painted, extent, (unit * sheet.dpi) / UNITS_PER_INCH, sheet.dpi / SCREEN_DPI);
  ctx.restore();
}

type LegendEntry = { readonly name: string; readonly color: string; readonly counts: string };
type Legend = {
  readonly entries: readonly LegendEntry[];
  readonly columns: number;
  readonly rows: number;
  readonly columnWidth: number;
};

/** Lays out the categories with tables in columns of equal width. */
function layOutLegend(ctx: CanvasRenderingContext2D, plan: Plan, contentWidth: number): Legend {
  const rooms = plan.areas.flatMap((area) => area.rooms);
  const entries = plan.categories.flatMap(({ id, name, color }): LegendEntry[] => {
    const members = rooms.filter((room) => room.room_id === id);
    const seats = members.reduce((sum, room) => sum + room.beds, 0);
    return members.length === 0 ? [] : [{ name, color, counts: describeCounts(members.length, seats) }];
  });
  ctx.font = `650 ${LEGEND_TEXT_SIZE}px sans-serif`;
  const textWidths = entries.map(({ name, counts }) => ctx.measureText(`${name}  ${counts}`).width);
  const minColumnWidth = Math.min(Math.max(...textWidths, 200) + 90, contentWidth);
  const columns = Math.max(1, Math.min(Math.floor(contentWidth / minColumnWidth), entries.length));
  const rows = Math.min(Math.ceil(entries.length / columns), MAX_LEGEND_ROWS);
  return { entries: entries.slice(0, rows * columns), columns, rows, columnWidth: contentWidth / columns };
}

function drawLegend(
  ctx: CanvasRenderingContext2D,
  { entries, columns, columnWidth }: Legend,
  left: number,
  top: number,
): void {
  entries.forEach(({ name, color, counts }, i) => {
    const x = left + (i % columns) * columnWidth;
    const y = top + Math.floor(i / columns) * LEGEND_ROW_HEIGHT;
    drawSwatch(ctx, color, x, y + 6, 34);
    const nameWidth = drawText(ctx, name, x + 48, y + 34, {
      size: LEGEND_TEXT_SIZE,
      weight: 600,
      maxWidth: columnWidth * 0.55,
    });
    drawText(ctx, counts, x + 48 + nameWidth + 14, y + 34, {
      size: LEGEND_TEXT_SIZE,
      color: MUTED_INK,
      maxWidth: Math.max(columnWidth - nameWidth - 80, 40),
    });
  });
}

/** For example `12 tables, 48 seats`. */
export function describeCounts(tables: number, seats: number): string {
  return messages.files.print.counts(messages.tables(tables), messages.seats(seats));
}
