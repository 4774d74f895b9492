/**
 * Paints many small tables in batches: everything of one color and state in a row, so that the canvas state changes as
 * seldom as possible. Lengths are plan units.
 */
import { CAP_HEIGHT_RATIO } from '../../domain/plan/labelMetrics.ts';
import { type Table, type TableState, tableLabel, tableLabelSize } from '../../domain/plan/table.ts';
import type { Resolution } from '../camera/viewport.ts';
import type { TableBuffers } from '../scene/tableBuffers.ts';
import { type LevelOfDetail, MIN_DENSE_TEXT_PX, MIN_DETAILED_WIDTH_PX } from './levelOfDetail.ts';
import type { Palette } from './palette.ts';
import type { TableRenderInput } from './renderInput.ts';
import { enterTableFrame, hatchPattern } from './tableGlyphs.ts';
import { type TableStyle, tableStyle } from './tableStyle.ts';
import { FONT_STACK } from './fontStack.ts';
import { paintTableLabel } from './tableText.ts';
import type { PaintContext } from './paintContext.ts';

/** A table of this width, in device pixels, has an edge. */
const MIN_EDGED_WIDTH_PX = 12;
/**
 * Unavailable tables are hatched if even the shortest side on the plan has this many device pixels: all of them or
 * none.
 */
const MIN_HATCHED_SIDE_PX = 18;

/** Whether a batch is filled without any further detail. */
export const isFillOnly = (buffers: TableBuffers, resolution: Resolution): boolean =>
  maxTableWidthPx(buffers, resolution) < MIN_EDGED_WIDTH_PX;

/** Whether all tables of a dense view are painted in batches. */
export const isBatchOnly = (buffers: TableBuffers, resolution: Resolution): boolean =>
  maxTableWidthPx(buffers, resolution) < MIN_DETAILED_WIDTH_PX;

/** Returns the width of the widest table, in device pixels. */
function maxTableWidthPx({ boxes }: TableBuffers, { scale, ratio }: Resolution): number {
  let max = 0;
  for (let i = 2; i < boxes.length; i += 4) max = Math.max(max, boxes[i] ?? 0);
  return max * scale * ratio;
}

/** Fills the tables at these indices; none of them may be selected. */
export function fillBatch(
  ctx: PaintContext,
  buffers: TableBuffers,
  palette: Palette,
  indices: ArrayLike<number>,
  stateOf: (index: number) => TableState,
): void {
  const { colorIndex } = buffers;
  const styleOf = batchStyles(palette, buffers);
  let fill = '';
  let color = -1;
  let state: TableState | undefined;
  for (let i = 0; i < indices.length; i++) {
    const index = indices[i] ?? 0;
    const nextState = stateOf(index);
    if (nextState !== state || colorIndex[index] !== color) {
      state = nextState;
      color = colorIndex[index] ?? 0;
      const style = styleOf(color, state);
      if (style.fill !== fill) {
        fill = style.fill;
        ctx.fillStyle = fill;
      }
    }
    paintOutline(ctx, buffers, index, true);
  }
}

/** Returns a lookup of styles by the index of the color and by state. */
function batchStyles(palette: Palette, { colors }: TableBuffers): (color: number, state: TableState) => TableStyle {
  const stylesByState = new Map<TableState, TableStyle[]>();
  return (color, state) => {
    let styles = stylesByState.get(state);
    if (!styles) stylesByState.set(state, (styles = []));
    return (styles[color] ??= tableStyle(palette, state, colors[color] ?? ''));
  };
}

/** Paints the tables at these indices; none of them may be selected. */
export function paintBatch(
  ctx: PaintContext,
  input: TableRenderInput,
  indices: ArrayLike<number>,
  detail: LevelOfDetail,
): void {
  fillBatch(ctx, input.scene, input.palette, indices, input.stateOf);
  paintBatchDetails(ctx, input, indices, detail);
}

/** Paints edges, hatches and labels over tables that are filled already. */
export function paintBatchDetails(
  ctx: PaintContext,
  { scene, palette, stateOf }: TableRenderInput,
  indices: ArrayLike<number>,
  detail: LevelOfDetail,
): void {
  const { boxes, tables, colorIndex } = scene;
  const unit = detail.scale * detail.ratio;
  const restUnit = detail.scale * (detail.restRatio ?? detail.ratio);
  const styles = batchStyles(palette, scene);
  const styleOf = (index: number): TableStyle => styles(colorIndex[index] ?? 0, stateOf(index));
  const edged: number[] = [];
  const hatched: number[] = [];
  const labeled: number[] = [];
  for (let i = 0; i < indices.length; i++) {
    const index = indices[i] ?? 0;
    if ((boxes[index * 4 + 2] ?? 0) * restUnit < MIN_EDGED_WIDTH_PX) continue;
    edged.push(index);
    if (stateOf(index) === 'unavailable' && scene.minTableSide * restUnit >= MIN_HATCHED_SIDE_PX) hatched.push(index);
    const table = tables[index];
    if (table && tableLabelSize(table) * restUnit >= MIN_DENSE_TEXT_PX) labeled.push(index);
  }
  if (hatched.length > 0) ctx.fillStyle = hatchPattern(ctx, palette.unavailable.hatch, detail);
  for (const index of hatched) paintOutline(ctx, scene, index, true);
  ctx.lineWidth = 1 / unit;
  let edge = '';
  for (const index of edged) {
    const style = styleOf(index);
    if (style.edge !== edge) {
      edge = style.edge;
      ctx.strokeStyle = edge;
    }
    paintOutline(ctx, scene, index, false);
  }
  paintLabels(ctx, tables, labeled, (index) => styleOf(index).ink);
}

/** Fills or strokes a table's outline. Nearly all tables are unrotated rectangles, which need no path. */
function paintOutline(
  ctx: PaintContext,
  { boxes, rotations, isEllipse }: TableBuffers,
  index: number,
  isFilled: boolean,
): void {
  const x = boxes[index * 4] ?? 0;
  const y = boxes[index * 4 + 1] ?? 0;
  const width = boxes[index * 4 + 2] ?? 0;
  const height = boxes[index * 4 + 3] ?? 0;
  if (rotations[index] !== 0 || isEllipse[index] !== 0) {
    traceOutline(
      ctx,
      x + width / 2,
      y + height / 2,
      width / 2,
      height / 2,
      rotations[index] ?? 0,
      isEllipse[index] === 1,
    );
    if (isFilled) ctx.fill();
    else ctx.stroke();
  } else if (isFilled) ctx.fillRect(x, y, width, height);
  else ctx.strokeRect(x, y, width, height);
}

/** Traces an outline about a center; the rotation is in radians. */
function traceOutline(
  ctx: PaintContext,
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
  rotation: number,
  isEllipse: boolean,
): void {
  ctx.beginPath();
  if (isEllipse) {
    ctx.ellipse(x, y, halfWidth, halfHeight, rotation, 0, 2 * Math.PI);
    return;
  }
  const cos = Math.cos(rotation);
  const sin = Math.sin(rotation);
  const corner = (dx: number, dy: number): [number, number] => [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  ctx.moveTo(...corner(-halfWidth, -halfHeight));
  ctx.lineTo(...corner(halfWidth, -halfHeight));
  ctx.lineTo(...corner(halfWidth, halfHeight));
  ctx.lineTo(...corner(-halfWidth, halfHeight));
  ctx.closePath();
}

function paintLabels(
  ctx: PaintContext,
  tables: readonly Table[],
  indices: readonly number[],
  inkOf: (index: number) => string,
): void {
  let size = 0;
  let ink = '';
  for (const index of indices) {
    const table = tables[index];
    if (!table) continue;
    const nextInk = inkOf(index);
    if (table.rotation !== 0) {
      enterTableFrame(ctx, table);
      paintTableLabel(ctx, table, nextInk);
      ctx.restore();
      continue;
    }
    const { box } = table;
    const label = tableLabel(table);
    if (label.size !== size) {
      size = label.size;
      ctx.font = `600 ${size}px ${FONT_STACK}`;
    }
    if (nextInk !== ink) {
      ink = nextInk;
      ctx.fillStyle = ink;
    }
    ctx.textAlign = label.x === undefined ? 'center' : 'left';
    ctx.textBaseline = label.y === undefined ? 'alphabetic' : 'top';
    ctx.fillText(
      label.text,
      box.x + (label.x ?? box.width / 2),
      box.y + (label.y ?? (box.height + label.size * CAP_HEIGHT_RATIO) / 2),
    );
  }
}
