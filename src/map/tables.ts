/**
 * The painter of tables: chips in their category's colour with number and seats, in the state that the visitor needs to
 * see. Pure canvas 2D. How much is drawn follows from the room a table has on the screen.
 */
import { paintCrowd } from './crowd.ts';
import { type Detail, FINE_FROM } from './detail.ts';
import type { TablesPainting } from './painting.ts';
import { type TableLook, type TableState, lookOf } from './tableLook.ts';
import { enterTable, hatchOf, paintCheck, traceTable } from './tableMarks.ts';
import { paintText } from './tableText.ts';
import type { Resolution } from './viewport.ts';

/** What a table draws beyond its box at most, in CSS pixels: outline, mark and shadow of a chosen one, the focus ring. */
export const OVERHANG = 14;

/** Paints tables by their places, the chosen ones above the rest. */
export function paintTables(
  ctx: CanvasRenderingContext2D,
  painting: TablesPainting,
  places: ArrayLike<number>,
  at: Detail,
): void {
  const { scene, palette, stateOf, focused, away } = painting;
  const lifted: number[] = [];
  const plain: number[] = [];
  const look = (place: number, state: TableState): TableLook => lookOf(palette, state, scene.tables[place]!.color);
  ctx.save();
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!;
    if (away?.has(place)) continue;
    const state = stateOf(place);
    if (state === 'chosen') lifted.push(place);
    else if (at.crowded && scene.boxes[place * 4 + 2]! * at.scale * (at.finest ?? at.ratio) < FINE_FROM)
      plain.push(place);
    else paintChip(ctx, painting, place, look(place, state), state, at);
  }
  if (plain.length > 0) paintCrowd(ctx, painting, plain, at);
  for (const place of lifted) paintChosen(ctx, painting, place, look(place, 'chosen'), at);
  if (focused !== undefined) paintFocus(ctx, painting, focused, at);
  ctx.restore();
}

/** A table with room: round corners, a fine edge, its number and its seats. */
function paintChip(
  ctx: CanvasRenderingContext2D,
  { scene, palette }: TablesPainting,
  place: number,
  look: TableLook,
  state: TableState,
  at: Detail,
): void {
  const table = scene.tables[place]!;
  const box = enterTable(ctx, scene, place);
  const px = 1 / at.scale;
  const room = Math.min(box.width, box.height) * at.scale;
  if (state === 'free' && !at.crowded) {
    ctx.fillStyle = palette.shadow;
    traceTable(ctx, table.shape, box, px, 0, Math.min(room * 0.06, 2.5) * px);
    ctx.fill();
  }
  traceTable(ctx, table.shape, box, px);
  ctx.fillStyle = look.fill;
  ctx.fill();
  if (state === 'taken') {
    ctx.fillStyle = hatchOf(ctx, palette.taken.hatch, at);
    ctx.fill();
  }
  const line = (room < 24 ? 0.75 : 1.25) * px;
  if (state === 'free' && room >= 30) {
    traceTable(ctx, table.shape, box, px, -line * 1.5);
    ctx.strokeStyle = look.rim;
    ctx.lineWidth = line;
    ctx.stroke();
  }
  traceTable(ctx, table.shape, box, px, -line / 2);
  if (state === 'unfit') ctx.setLineDash([3 * px, 2.5 * px]);
  ctx.strokeStyle = look.edge;
  ctx.lineWidth = line;
  ctx.stroke();
  paintText(ctx, table, look.ink, at, false, state === 'taken' ? look.fill : undefined);
  ctx.restore();
}

/** A chosen table: lifted off the ground, strongly outlined, with a check mark. */
function paintChosen(
  ctx: CanvasRenderingContext2D,
  { scene, palette }: TablesPainting,
  place: number,
  look: TableLook,
  at: Resolution,
): void {
  const table = scene.tables[place]!;
  const box = enterTable(ctx, scene, place);
  const px = 1 / at.scale;
  const room = Math.min(box.width, box.height) * at.scale;
  const ring = Math.min(Math.max(room * 0.07, 2), 4) * px;
  ctx.fillStyle = palette.shadow;
  traceTable(ctx, table.shape, box, px, ring * 1.6, ring * 1.6);
  ctx.fill();
  traceTable(ctx, table.shape, box, px, ring * 1.5);
  ctx.fillStyle = palette.chosen;
  ctx.fill();
  traceTable(ctx, table.shape, box, px, ring * 0.5);
  ctx.fillStyle = palette.backdrop;
  ctx.fill();
  traceTable(ctx, table.shape, box, px);
  ctx.fillStyle = look.fill;
  ctx.fill();
  paintText(ctx, table, look.ink, at, false);
  paintCheck(ctx, box, scene.turns[place]!, room, px, palette);
  ctx.restore();
}

function paintFocus(
  ctx: CanvasRenderingContext2D,
  { scene, palette }: TablesPainting,
  place: number,
  at: Resolution,
): void {
  const box = enterTable(ctx, scene, place);
  const px = 1 / at.scale;
  traceTable(ctx, scene.tables[place]!.shape, box, px, 8 * px);
  ctx.strokeStyle = palette.focus;
  ctx.lineWidth = 3 * px;
  ctx.stroke();
  ctx.restore();
}
