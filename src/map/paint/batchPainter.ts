/**
 * Paints many small tables in batches: everything of one color and state in a row, so that the canvas state changes as
 * seldom as possible. Lengths are plan units.
 */
import { CAP_HEIGHT_RATIO } from '../../domain/plan/labelMetrics.ts';
import { type Table, type TableState, tableLabel, tableLabelSize } from '../../domain/plan/table.ts';
import type { Scene } from '../scene/scene.ts';
import type { TableBuffers } from '../scene/tableBuffers.ts';
import { type LevelOfDetail, MIN_DENSE_TEXT_PX } from './levelOfDetail.ts';
import { traceOutline } from './outline.ts';
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

/** Fills tables in a row. */
function fillBatch(ctx: PaintContext, { scene, palette, stateOf }: TableRenderInput, indices: ArrayLike<number>): void {
  const { colorIndex } = scene;
  const styleOf = batchStyles(palette, scene);
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
    paintOutline(ctx, scene, index, true);
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

/** Paints the tables at these indices, then edges, hatches and labels over them; none of them may be selected. */
export function paintBatch(
  ctx: PaintContext,
  input: TableRenderInput,
  indices: ArrayLike<number>,
  detail: LevelOfDetail,
): void {
  fillBatch(ctx, input, indices);
  const { scene, palette, stateOf } = input;
  const { boxes, tables, colorIndex } = scene;
  const unit = detail.scale * detail.ratio;
  const styles = batchStyles(palette, scene);
  const styleOf = (index: number): TableStyle => styles(colorIndex[index] ?? 0, stateOf(index));
  const edged: number[] = [];
  const hatched: number[] = [];
  const labeled: number[] = [];
  for (let i = 0; i < indices.length; i++) {
    const index = indices[i] ?? 0;
    if ((boxes[index * 4 + 2] ?? 0) * unit < MIN_EDGED_WIDTH_PX) continue;
    edged.push(index);
    if (stateOf(index) === 'unavailable' && scene.minTableSide * unit >= MIN_HATCHED_SIDE_PX) hatched.push(index);
    const table = tables[index];
    if (table && tableLabelSize(table) * unit >= MIN_DENSE_TEXT_PX) labeled.push(index);
  }
  if (hatched.length > 0) {
    ctx.fillStyle = hatchPattern(ctx, palette.unavailable.hatch, detail);
    ctx.imageSmoothingEnabled = false;
  }
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
function paintOutline(ctx: PaintContext, { boxes, tables }: Scene, index: number, isFilled: boolean): void {
  const table = tables[index];
  if (table && (table.rotation !== 0 || table.shape === 'ellipse')) {
    ctx.beginPath();
    traceOutline(ctx, table);
    if (isFilled) ctx.fill();
    else ctx.stroke();
    return;
  }
  const x = boxes[index * 4] ?? 0;
  const y = boxes[index * 4 + 1] ?? 0;
  const width = boxes[index * 4 + 2] ?? 0;
  const height = boxes[index * 4 + 3] ?? 0;
  if (isFilled) ctx.fillRect(x, y, width, height);
  else ctx.strokeRect(x, y, width, height);
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
