/**
 * Paints tables: chips in the color of their category with label and seats, in a style that shows their state. Uses
 * plain canvas 2D. The size of a table on the screen decides how much of it is painted.
 */
import type { Table, TableState } from '../../domain/plan/table.ts';
import { paintBatch } from './batchPainter.ts';
import { type LevelOfDetail, MIN_DETAILED_WIDTH_PX } from './levelOfDetail.ts';
import type { Palette } from './palette.ts';
import type { TableRenderInput } from './renderInput.ts';
import { enterTableFrame, hatchPattern, paintCheckMark, traceTable } from './tableGlyphs.ts';
import { tableStyle } from './tableStyle.ts';
import { paintTableText } from './tableText.ts';
import type { PaintContext } from './paintContext.ts';

/**
 * How far a table is painted beyond its box, in CSS pixels: outline, check mark and shadow of a selected one, focus
 * ring.
 */
export const PAINT_OVERFLOW_PX = 14;

/** Paints tables by their indices, the selected ones above the rest. */
export function paintTables(
  ctx: PaintContext,
  input: TableRenderInput,
  indices: ArrayLike<number>,
  detail: LevelOfDetail,
): void {
  const { scene, palette, stateOf, hidden } = input;
  const { tables, boxes } = scene;
  const selected: Table[] = [];
  const batch: number[] = [];
  const unit = detail.scale * detail.ratio;
  const paintInPlace = (table: Table, state: TableState): void => {
    enterTableFrame(ctx, table);
    paintTable(ctx, palette, table, state, detail);
    ctx.restore();
  };
  ctx.save();
  for (let i = 0; i < indices.length; i++) {
    const index = indices[i] ?? 0;
    const table = tables[index];
    if (!table || hidden?.has(index)) continue;
    const state = stateOf(index);
    if (state === 'selected') selected.push(table);
    else if (detail.dense && (boxes[index * 4 + 2] ?? 0) * unit < MIN_DETAILED_WIDTH_PX) batch.push(index);
    else paintInPlace(table, state);
  }
  if (batch.length > 0) paintBatch(ctx, input, batch, detail);
  ctx.restore();
  for (const table of selected) paintInPlace(table, 'selected');
}

/** Paints a table in its own frame, with the origin in its top left corner. */
export function paintTable(
  ctx: PaintContext,
  palette: Palette,
  table: Table,
  state: TableState,
  detail: LevelOfDetail,
): void {
  if (state === 'selected') paintSelectedTable(ctx, palette, table, detail.scale);
  else paintChip(ctx, palette, table, state, detail);
}

/** Paints a table with all its details. */
function paintChip(ctx: PaintContext, palette: Palette, table: Table, state: TableState, detail: LevelOfDetail): void {
  const { box, shape } = table;
  const style = tableStyle(palette, state, table.color);
  const px = 1 / detail.scale;
  const sidePx = Math.min(box.width, box.height) * detail.scale;
  if (state === 'available' && !detail.dense) {
    ctx.fillStyle = palette.shadow;
    traceTable(ctx, shape, box, px, 0, Math.min(sidePx * 0.06, 2.5) * px);
    ctx.fill();
  }
  traceTable(ctx, shape, box, px);
  ctx.fillStyle = style.fill;
  ctx.fill();
  if (state === 'unavailable') {
    ctx.fillStyle = hatchPattern(ctx, palette.unavailable.hatch, detail);
    // Upright, its pixels are the canvas's. Smoothing them took most of the time of a taken table.
    ctx.imageSmoothingEnabled = table.rotation % 90 !== 0;
    ctx.fill();
  }
  const lineWidth = (sidePx < 24 ? 0.75 : 1.25) * px;
  if (state === 'available' && sidePx >= 30) {
    traceTable(ctx, shape, box, px, -lineWidth * 1.5);
    ctx.strokeStyle = style.rim;
    ctx.lineWidth = lineWidth;
    ctx.stroke();
  }
  traceTable(ctx, shape, box, px, -lineWidth / 2);
  if (state === 'ineligible') ctx.setLineDash([3 * px, 2.5 * px]);
  ctx.strokeStyle = style.edge;
  ctx.lineWidth = lineWidth;
  ctx.stroke();
  paintTableText(ctx, table, style.ink, detail, state === 'unavailable' ? style.fill : undefined);
}

/** Paints a selected table: lifted off the ground, with a strong outline and a check mark. */
function paintSelectedTable(ctx: PaintContext, palette: Palette, table: Table, scale: number): void {
  const { box, shape } = table;
  const style = tableStyle(palette, 'selected', table.color);
  const px = 1 / scale;
  const sidePx = Math.min(box.width, box.height) * scale;
  const ring = Math.min(Math.max(sidePx * 0.07, 2), 4) * px;
  ctx.fillStyle = palette.shadow;
  traceTable(ctx, shape, box, px, ring * 1.6, ring * 1.6);
  ctx.fill();
  traceTable(ctx, shape, box, px, ring * 1.5);
  ctx.fillStyle = palette.selected;
  ctx.fill();
  traceTable(ctx, shape, box, px, ring * 0.5);
  ctx.fillStyle = palette.backdrop;
  ctx.fill();
  traceTable(ctx, shape, box, px);
  ctx.fillStyle = style.fill;
  ctx.fill();
  paintTableText(ctx, table, style.ink, { scale });
  paintCheckMark(ctx, table, sidePx, px, palette);
}

/** Paints the ring of the keyboard focus, in the frame of the table. `scale` is CSS pixels per plan unit. */
export function paintFocusRing(ctx: PaintContext, palette: Palette, { shape, box }: Table, scale: number): void {
  const px = 1 / scale;
  traceTable(ctx, shape, box, px, 8 * px);
  ctx.strokeStyle = palette.focus;
  ctx.lineWidth = 3 * px;
  ctx.stroke();
}
