/** The first page for the staff's wall: the plan, as large as it goes, and what its colours stand for. */
import type { Plan } from '../../../../domain/plan/plan.ts';
import { type PaintablePlan, paintPlan } from '../paintPlan.ts';
import { type PdfPage, type PaperSize, MARGIN, MUTED_INK, createPage, drawSwatch, drawText } from './pdfPage.ts';

export type PdfTitles = { readonly venue: string; readonly date: string };

/** Dots per inch at which lines and corners are drawn as a screen has them: letters then fit their tables as they do there. */
const SCREEN_DOTS = 180;
const HEAD = 130;
const ROW = 58;
const LEGEND_SIZE = 31;

/** The plan's page; undefined where the device has no memory for it. */
export function drawPlanPage(
  plan: Plan,
  painted: PaintablePlan,
  sheet: PaperSize,
  { venue, date }: PdfTitles,
): PdfPage | undefined {
  const page = createPage(sheet);
  if (!page) return undefined;
  const { ctx } = page;
  const inner = sheet.width - 2 * MARGIN;
  const dated = drawText(ctx, date, sheet.width - MARGIN, MARGIN + 52, {
    size: 34,
    color: MUTED_INK,
    align: 'right',
    maxWidth: inner / 3,
  });
  drawText(ctx, venue, MARGIN, MARGIN + 52, { size: 66, weight: 650, maxWidth: inner - dated - 60 });
  const legend = legendOf(ctx, plan, inner);
  const region = {
    x: MARGIN,
    y: MARGIN + HEAD - 30,
    width: inner,
    height: sheet.height - 2 * MARGIN - HEAD - legend.height - 40,
  };
  drawPlan(page, painted, region);
  legend.draw(MARGIN, region.y + region.height + 26);
  return page;
}

/** How large a plan unit is on the page, in tenths of a millimetre: it decides which paper does. */
export function unitScale(sheet: PaperSize, { scene }: PaintablePlan): number {
  return Math.min(
    (sheet.width - 2 * MARGIN) / scene.extent.width,
    (sheet.height - 2 * MARGIN - HEAD - 2 * ROW) / scene.extent.height,
  );
}

function drawPlan(
  { ctx, sheet }: PdfPage,
  painted: PaintablePlan,
  region: { x: number; y: number; width: number; height: number },
): void {
  const { extent } = painted.scene;
  const unit = Math.min(region.width / extent.width, region.height / extent.height);
  const [width, height] = [extent.width * unit, extent.height * unit];
  const [x, y] = [region.x + (region.width - width) / 2, region.y + (region.height - height) / 2];
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, 24);
  ctx.clip();
  ctx.translate(x - extent.x * unit, y - extent.y * unit);
  ctx.scale(unit, unit);
  paintPlan(ctx, painted, extent, (unit * sheet.dpi) / 254, sheet.dpi / SCREEN_DOTS);
  ctx.restore();
}

/** The categories that have tables, in columns as wide as the widest. */
function legendOf(
  ctx: CanvasRenderingContext2D,
  plan: Plan,
  inner: number,
): { height: number; draw(x: number, y: number): void } {
  const rooms = plan.areas.flatMap((area) => area.rooms);
  const shown = plan.categories.flatMap(({ id, name, color }) => {
    const own = rooms.filter((room) => room.room_id === id);
    return own.length === 0
      ? []
      : [
          {
            name,
            color,
            says: describeCounts(
              own.length,
              own.reduce((sum, room) => sum + room.beds, 0),
            ),
          },
        ];
  });
  ctx.font = `650 ${LEGEND_SIZE}px sans-serif`;
  const wide = Math.max(...shown.map(({ name, says }) => ctx.measureText(`${name}  ${says}`).width), 200) + 90;
  const columns = Math.max(1, Math.min(Math.floor(inner / Math.min(wide, inner)), shown.length));
  const column = inner / columns;
  // A plan may have more categories than a wall has use for: the list names them all.
  const rows = Math.min(Math.ceil(shown.length / columns), 6);
  return {
    height: rows * ROW,
    draw(left, top) {
      shown.slice(0, rows * columns).forEach(({ name, color, says }, i) => {
        const [x, y] = [left + (i % columns) * column, top + Math.floor(i / columns) * ROW];
        drawSwatch(ctx, color, x, y + 6, 34);
        const named = drawText(ctx, name, x + 48, y + 34, { size: LEGEND_SIZE, weight: 600, maxWidth: column * 0.55 });
        drawText(ctx, says, x + 48 + named + 14, y + 34, {
          size: LEGEND_SIZE,
          color: MUTED_INK,
          maxWidth: Math.max(column - named - 80, 40),
        });
      });
    },
  };
}

export function describeCounts(tables: number, seats: number): string {
  return `${tables.toLocaleString('en')} ${tables === 1 ? 'table' : 'tables'}, ${seats.toLocaleString('en')} ${seats === 1 ? 'seat' : 'seats'}`;
}
