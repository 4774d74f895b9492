/**
 * Paints tables: chips in the color of their category with label and seats, in a style that shows their state. Uses plain
 * canvas 2D. The size of a table on the screen decides how much of it is painted.
 */
import type { Table, TableState } from '../../domain/plan/table.ts';
import type { Resolution } from '../camera/viewport.ts';
import { paintBatch } from './batchPainter.ts';
import { type LevelOfDetail, MIN_DETAILED_WIDTH_PX } from './levelOfDetail.ts';
import type { Palette } from './palette.ts';
import type { TableRenderInput } from './renderInput.ts';
import { enterTableFrame, hatchPattern, paintCheckMark, traceTable } from './tableGlyphs.ts';
import { tableStyle } from './tableStyle.ts';
import { paintTableText } from './tableText.ts';

/** How far a table is painted beyond its box, in CSS pixels: outline, check mark and shadow of a selected one, focus ring. */
export const PAINT_OVERFLOW_PX = 14;

/** Paints tables by their indices, the selected ones above the rest. */
export function paintTables(
  ctx: CanvasRenderingContext2D,
  input: TableRenderInput,
  indices: ArrayLike<number>,
  detail: LevelOfDetail,
): void {
  const { scene, palette, stateOf, focused, hidden } = input;
  const { tables, boxes } = scene;
  const selected: Table[] = [];
  const batch: number[] = [];
  const restUnit = detail.scale * (detail.restRatio ?? detail.ratio);
  ctx.save();
  for (let i = 0; i < indices.length; i++) {
    const index = indices[i]!;
    if (hidden?.has(index)) continue;
    const state = stateOf(index);
    if (state !== 'selected' && detail.dense && boxes[index * 4 + 2]! * restUnit < MIN_DETAILED_WIDTH_PX) {
      batch.push(index);
      continue;
    }
    const table = tables[index];
    if (!table) continue;
    if (state === 'selected') selected.push(table);
    else paintChip(ctx, palette, table, state, detail);
  }
  if (batch.length > 0) paintBatch(ctx, input, batch, detail);
  for (const table of selected) paintSelected(ctx, palette, table, detail);
  const focusedTable = focused === undefined ? undefined : tables[focused];
  if (focusedTable) paintFocusRing(ctx, palette, focusedTable, detail);
  ctx.restore();
}

/** Paints a table with all its details. */
function paintChip(
  ctx: CanvasRenderingContext2D,
  palette: Palette,
  table: Table,
  state: TableState,
  detail: LevelOfDetail,
): void {
  const { box, shape } = table;
  const style = tableStyle(palette, state, table.color);
  const px = 1 / detail.scale;
  const sidePx = Math.min(box.width, box.height) * detail.scale;
  enterTableFrame(ctx, table);
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
  ctx.restore();
}

/** Paints a selected table: lifted off the ground, with a strong outline and a check mark. */
function paintSelected(ctx: CanvasRenderingContext2D, palette: Palette, table: Table, detail: Resolution): void {
  const { box, shape } = table;
  const style = tableStyle(palette, 'selected', table.color);
  const px = 1 / detail.scale;
  const sidePx = Math.min(box.width, box.height) * detail.scale;
  const ring = Math.min(Math.max(sidePx * 0.07, 2), 4) * px;
  enterTableFrame(ctx, table);
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
  paintTableText(ctx, table, style.ink, detail);
  paintCheckMark(ctx, table, sidePx, px, palette);
  ctx.restore();
}

function paintFocusRing(ctx: CanvasRenderingContext2D, palette: Palette, table: Table, detail: Resolution): void {
  const px = 1 / detail.scale;
  enterTableFrame(ctx, table);
  traceTable(ctx, table.shape, table.box, px, 8 * px);
  ctx.strokeStyle = palette.focus;
  ctx.lineWidth = 3 * px;
  ctx.stroke();
  ctx.restore();
}
