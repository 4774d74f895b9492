/**
 * The painter of tables: chips in their category's colour with number and seats, in the state that the visitor needs to
 * see. Pure canvas 2D. How much is drawn follows from the room a table has on the screen.
 */
import { paintBatch } from './batchPainter.ts';
import { type LevelOfDetail, MIN_DETAILED_WIDTH_PX } from './levelOfDetail.ts';
import type { TableRenderInput } from './renderInput.ts';
import type { TableState } from '../../domain/plan/table.ts';
import { type TableStyle, tableStyle } from './tableStyle.ts';
import { enterTableFrame, hatchPattern, paintCheckMark, traceTable } from './tableGlyphs.ts';
import { paintTableText } from './tableText.ts';
import type { Resolution } from '../camera/viewport.ts';

/** What a table draws beyond its box at most, in CSS pixels: outline, mark and shadow of a chosen one, the focus ring. */
export const PAINT_OVERFLOW_PX = 14;

/** Paints tables by their places, the chosen ones above the rest. */
export function paintTables(
  ctx: CanvasRenderingContext2D,
  painting: TableRenderInput,
  places: ArrayLike<number>,
  at: LevelOfDetail,
): void {
  const { scene, palette, stateOf, focused, hidden: away } = painting;
  const lifted: number[] = [];
  const plain: number[] = [];
  const look = (place: number, state: TableState): TableStyle => tableStyle(palette, state, scene.tables[place]!.color);
  ctx.save();
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!;
    if (away?.has(place)) continue;
    const state = stateOf(place);
    if (state === 'selected') lifted.push(place);
    else if (at.dense && scene.boxes[place * 4 + 2]! * at.scale * (at.restRatio ?? at.ratio) < MIN_DETAILED_WIDTH_PX)
      plain.push(place);
    else paintChip(ctx, painting, place, look(place, state), state, at);
  }
  if (plain.length > 0) paintBatch(ctx, painting, plain, at);
  for (const place of lifted) paintChosen(ctx, painting, place, look(place, 'selected'), at);
  if (focused !== undefined) paintFocus(ctx, painting, focused, at);
  ctx.restore();
}

/** A table with room: round corners, a fine edge, its number and its seats. */
function paintChip(
  ctx: CanvasRenderingContext2D,
  { scene, palette }: TableRenderInput,
  place: number,
  look: TableStyle,
  state: TableState,
  at: LevelOfDetail,
): void {
  const table = scene.tables[place]!;
  const box = enterTableFrame(ctx, scene, place);
  const px = 1 / at.scale;
  const room = Math.min(box.width, box.height) * at.scale;
  if (state === 'available' && !at.dense) {
    ctx.fillStyle = palette.shadow;
    traceTable(ctx, table.shape, box, px, 0, Math.min(room * 0.06, 2.5) * px);
    ctx.fill();
  }
  traceTable(ctx, table.shape, box, px);
  ctx.fillStyle = look.fill;
  ctx.fill();
  if (state === 'unavailable') {
    ctx.fillStyle = hatchPattern(ctx, palette.unavailable.hatch, at);
    ctx.fill();
  }
  const line = (room < 24 ? 0.75 : 1.25) * px;
  if (state === 'available' && room >= 30) {
    traceTable(ctx, table.shape, box, px, -line * 1.5);
    ctx.strokeStyle = look.rim;
    ctx.lineWidth = line;
    ctx.stroke();
  }
  traceTable(ctx, table.shape, box, px, -line / 2);
  if (state === 'ineligible') ctx.setLineDash([3 * px, 2.5 * px]);
  ctx.strokeStyle = look.edge;
  ctx.lineWidth = line;
  ctx.stroke();
  paintTableText(ctx, table, look.ink, at, false, state === 'unavailable' ? look.fill : undefined);
  ctx.restore();
}

/** A chosen table: lifted off the ground, strongly outlined, with a check mark. */
function paintChosen(
  ctx: CanvasRenderingContext2D,
  { scene, palette }: TableRenderInput,
  place: number,
  look: TableStyle,
  at: Resolution,
): void {
  const table = scene.tables[place]!;
  const box = enterTableFrame(ctx, scene, place);
  const px = 1 / at.scale;
  const room = Math.min(box.width, box.height) * at.scale;
  const ring = Math.min(Math.max(room * 0.07, 2), 4) * px;
  ctx.fillStyle = palette.shadow;
  traceTable(ctx, table.shape, box, px, ring * 1.6, ring * 1.6);
  ctx.fill();
  traceTable(ctx, table.shape, box, px, ring * 1.5);
  ctx.fillStyle = palette.selected;
  ctx.fill();
  traceTable(ctx, table.shape, box, px, ring * 0.5);
  ctx.fillStyle = palette.backdrop;
  ctx.fill();
  traceTable(ctx, table.shape, box, px);
  ctx.fillStyle = look.fill;
  ctx.fill();
  paintTableText(ctx, table, look.ink, at, false);
  paintCheckMark(ctx, box, scene.rotations[place]!, room, px, palette);
  ctx.restore();
}

function paintFocus(
  ctx: CanvasRenderingContext2D,
  { scene, palette }: TableRenderInput,
  place: number,
  at: Resolution,
): void {
  const box = enterTableFrame(ctx, scene, place);
  const px = 1 / at.scale;
  traceTable(ctx, scene.tables[place]!.shape, box, px, 8 * px);
  ctx.strokeStyle = palette.focus;
  ctx.lineWidth = 3 * px;
  ctx.stroke();
  ctx.restore();
}
