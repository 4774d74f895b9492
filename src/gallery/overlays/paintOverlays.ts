/** Paints the overlays for inspecting a plan. They are repainted for each view at rest. */
import { centerOf, expandBox } from '../../domain/geometry/boxes.ts';
import type { Table } from '../../domain/plan/table.ts';
import { type Size, type Viewport, boxToPlan, toScreen } from '../../domain/plan/viewport.ts';
import { HIT_SLOP_PX } from '../../map/input/hitTest.ts';
import { enterTableFrame, traceTable } from '../../map/paint/tableGlyphs.ts';
import { FONT_STACK } from '../../map/paint/fontStack.ts';
import type { Scene } from '../../map/scene/scene.ts';
import { sceneIndex } from '../../map/scene/sceneIndex.ts';
import type { OverlayKind } from '../states/urlState.ts';
import { OVERLAY_COLORS, strokeWithCasing } from './overlayStyle.ts';

export type OverlayInput = {
  readonly scene: Scene;
  readonly view: Viewport;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  readonly kinds: readonly OverlayKind[];
  readonly highlighted: Table | undefined;
};

/** Paints the overlays of a view on a canvas of `size` (CSS pixels) times the view's pixel ratio. */
export function paintOverlays(ctx: CanvasRenderingContext2D, size: Size, input: OverlayInput): void {
  const { scene, view, ratio, kinds, highlighted } = input;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.setTransform(view.scale * ratio, 0, 0, view.scale * ratio, view.x * ratio, view.y * ratio);
  const visibleBox = boxToPlan(view, expandBox({ x: 0, y: 0, ...size }, 2 * HIT_SLOP_PX));
  const tables = Array.from(sceneIndex(scene).visible(visibleBox)).flatMap((index) => scene.tables[index] ?? []);
  if (kinds.includes('hits')) paintHitAreas(ctx, tables, view);
  if (kinds.includes('ids')) paintIds(ctx, tables, view, ratio);
  if (highlighted) paintHighlight(ctx, highlighted, view);
}

/** Paints where a tap selects a table, as one area for adjacent tables, and the tables' outlines. */
function paintHitAreas(ctx: CanvasRenderingContext2D, tables: readonly Table[], { scale }: Viewport): void {
  // Areas are drawn opaque on a canvas of their own, so that they don't get darker where they overlap.
  const layer = Object.assign(document.createElement('canvas'), { width: ctx.canvas.width, height: ctx.canvas.height });
  const layerCtx = layer.getContext('2d');
  if (!layerCtx) return;
  layerCtx.setTransform(ctx.getTransform());
  layerCtx.fillStyle = OVERLAY_COLORS.hit;
  layerCtx.strokeStyle = OVERLAY_COLORS.hit;
  layerCtx.lineJoin = 'round';
  for (const table of tables) {
    const { width, height } = table.box;
    enterTableFrame(layerCtx, table);
    layerCtx.beginPath();
    if (table.shape === 'ellipse') layerCtx.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
    else layerCtx.rect(0, 0, width, height);
    layerCtx.lineWidth = (2 * HIT_SLOP_PX) / scale;
    layerCtx.stroke();
    layerCtx.fill();
    layerCtx.restore();
  }
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = 0.3;
  ctx.drawImage(layer, 0, 0);
  ctx.restore();
  strokeOutlines(ctx, tables, scale, { color: OVERLAY_COLORS.hit, widthPx: 1 });
}

type OutlineStyle = { readonly color: string; readonly widthPx: number; readonly offsetPx?: number };

function strokeOutlines(
  ctx: CanvasRenderingContext2D,
  tables: readonly Table[],
  scale: number,
  { color, widthPx, offsetPx = 0 }: OutlineStyle,
): void {
  const pixel = 1 / scale;
  strokeWithCasing(ctx, color, widthPx * pixel, pixel, () => {
    for (const table of tables) {
      enterTableFrame(ctx, table);
      traceTable(ctx, table.shape, table.box, pixel, offsetPx * pixel);
      ctx.stroke();
      ctx.restore();
    }
  });
}

const PILL = { fontSize: 11, paddingX: 4, height: 15, radius: 4 } as const;

/** Paints each table's ID at its center, leaving out those that would overlap an earlier one. */
function paintIds(ctx: CanvasRenderingContext2D, tables: readonly Table[], view: Viewport, ratio: number): void {
  ctx.save();
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  // The page's own font, so that the picture is the same on every device.
  ctx.font = `600 ${PILL.fontSize}px ${FONT_STACK}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const rows = new Map<number, [left: number, right: number][]>();
  for (const table of tables) {
    const { x, y } = toScreen(view, centerOf(table.box));
    const width = ctx.measureText(table.key).width + 2 * PILL.paddingX;
    const left = x - width / 2;
    const right = x + width / 2;
    const row = Math.floor(y / PILL.height);
    const neighbors = [row - 1, row, row + 1].flatMap((at) => rows.get(at) ?? []);
    if (neighbors.some(([from, to]) => left < to && right > from)) continue;
    rows.set(row, [...(rows.get(row) ?? []), [left, right]]);
    ctx.fillStyle = OVERLAY_COLORS.pill;
    ctx.beginPath();
    ctx.roundRect(left, y - PILL.height / 2, width, PILL.height, PILL.radius);
    ctx.fill();
    ctx.fillStyle = OVERLAY_COLORS.pillText;
    ctx.fillText(table.key, x, y + 0.5);
  }
  ctx.restore();
}

/** Paints a ring around the highlighted table. */
function paintHighlight(ctx: CanvasRenderingContext2D, table: Table, { scale }: Viewport): void {
  strokeOutlines(ctx, [table], scale, { color: OVERLAY_COLORS.mark, widthPx: 3, offsetPx: 7 });
}
