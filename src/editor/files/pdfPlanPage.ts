/** The first page for the staff's wall: the plan, as large as it goes, and what its colours stand for. */
import type { Plan } from '../../domain/plan.ts';
import { type PaintedPlan, paintPlanOn } from './paintedPlan.ts';
import { type Page, type Sheet, MARGIN, QUIET_INK, blankPage, chip, write } from './pdfPage.ts';

export type PdfWords = { readonly venue: string; readonly date: string };

/** Dots per inch at which lines and corners are drawn as a screen has them: letters then fit their tables as they do there. */
const SCREEN_DOTS = 180;
const HEAD = 130;
const ROW = 58;
const LEGEND_SIZE = 31;

/** The plan's page; undefined where the device has no memory for it. */
export function planPage(plan: Plan, painted: PaintedPlan, sheet: Sheet, { venue, date }: PdfWords): Page | undefined {
  const page = blankPage(sheet);
  if (!page) return undefined;
  const { ctx } = page;
  const inner = sheet.width - 2 * MARGIN;
  const dated = write(ctx, date, sheet.width - MARGIN, MARGIN + 52, {
    size: 34,
    color: QUIET_INK,
    align: 'right',
    most: inner / 3,
  });
  write(ctx, venue, MARGIN, MARGIN + 52, { size: 66, weight: 650, most: inner - dated - 60 });
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
export function unitOn(sheet: Sheet, { scene }: PaintedPlan): number {
  return Math.min(
    (sheet.width - 2 * MARGIN) / scene.extent.width,
    (sheet.height - 2 * MARGIN - HEAD - 2 * ROW) / scene.extent.height,
  );
}

function drawPlan(
  { ctx, sheet }: Page,
  painted: PaintedPlan,
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
  paintPlanOn(ctx, painted, extent, (unit * sheet.dots) / 254, sheet.dots / SCREEN_DOTS);
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
            says: counted(
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
        chip(ctx, color, x, y + 6, 34);
        const named = write(ctx, name, x + 48, y + 34, { size: LEGEND_SIZE, weight: 600, most: column * 0.55 });
        write(ctx, says, x + 48 + named + 14, y + 34, {
          size: LEGEND_SIZE,
          color: QUIET_INK,
          most: Math.max(column - named - 80, 40),
        });
      });
    },
  };
}

export function counted(tables: number, seats: number): string {
  return `${tables.toLocaleString('en')} ${tables === 1 ? 'table' : 'tables'}, ${seats.toLocaleString('en')} ${seats === 1 ? 'seat' : 'seats'}`;
}
