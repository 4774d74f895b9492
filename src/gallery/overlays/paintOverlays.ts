/** Paints the overlays for inspecting a plan. They are repainted for each view at rest. */
import { isHardToTap } from '../../domain/checks/maxZoomScale.ts';
import { boundsOf, centerOf, expandBox } from '../../domain/geometry/boxes.ts';
import type { Table } from '../../domain/plan/table.ts';
import { MIN_TAP_TARGET_PX } from '../../domain/plan/zoomLimits.ts';
import { type Size, type Viewport, boxToPlan, toScreen } from '../../map/camera/viewport.ts';
import { HIT_SLOP_PX } from '../../map/input/hitTest.ts';
import { enterTableFrame, traceTable } from '../../map/paint/tableGlyphs.ts';
import { FONT_STACK } from '../../map/paint/fontStack.ts';
import type { Scene } from '../../map/scene/scene.ts';
import { sceneIndex } from '../../map/scene/sceneIndex.ts';
import { findHighlight } from '../findings/highlight.ts';
import type { Fixture } from '../fixtures/readFixture.ts';
import type { OverlayKind } from '../states/urlState.ts';
import { OVERLAY_COLORS, strokeWithCasing } from './overlayStyle.ts';
import { type OverlayView, paintTextBoxes } from './paintTextBoxes.ts';

/** Bounds the time for plans in which everything overlaps. */
const MAX_OVERLAP_PAIRS = 20_000;

export type OverlayInput = OverlayView & {
  readonly kinds: readonly OverlayKind[];
  /** Keys of the tables that the checks report as overlapping. */
  readonly overlapping: ReadonlySet<string>;
  /** The closest zoom on a phone, in CSS pixels per plan unit; undefined until the checks are done. */
  readonly maxZoomScale: number | undefined;
  readonly highlighted: LocatedHighlight | undefined;
};

/** A table and its index in its scene. */
type IndexedTable = { readonly index: number; readonly table: Table };

type LocatedHighlight = { readonly table: Table; readonly isDrawn: boolean };

/** Finds the table of a highlight key (see findings/highlight.ts); undefined if there is none. */
export function locateHighlight(fixture: Fixture, highlightKey: string): LocatedHighlight | undefined {
  const highlight = findHighlight(fixture, highlightKey);
  return highlight && { table: highlight.table, isDrawn: highlight.table === highlight.drawnTable };
}

function tablesAt(scene: Scene, indices: ArrayLike<number>): IndexedTable[] {
  return Array.from(indices).flatMap((index) => {
    const table = scene.tables[index];
    return table ? { index, table } : [];
  });
}

/** Paints the overlays of a view on a canvas of `size` (CSS pixels) times the view's pixel ratio. */
export function paintOverlays(ctx: CanvasRenderingContext2D, size: Size, input: OverlayInput): void {
  const { view, ratio, kinds, highlighted, overlapping, maxZoomScale } = input;
  const { scene } = input.renderInput;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.setTransform(view.scale * ratio, 0, 0, view.scale * ratio, view.x * ratio, view.y * ratio);
  const visibleBox = boxToPlan(view, expandBox({ x: 0, y: 0, ...size }, 2 * HIT_SLOP_PX));
  const tables = tablesAt(scene, sceneIndex(scene).visible(visibleBox));
  if (kinds.includes('hits')) paintHitAreas(ctx, tables, view);
  if (kinds.includes('overlaps')) paintOverlaps(ctx, scene, tables, view, overlapping);
  if (kinds.includes('texts')) paintTextBoxes(ctx, input, tables);
  if (kinds.includes('targets') && maxZoomScale !== undefined) paintTapTargets(ctx, tables, view, maxZoomScale);
  if (kinds.includes('ids')) paintIds(ctx, tables, view, ratio);
  if (highlighted) paintHighlight(ctx, highlighted, view);
}

/** Paints where a tap selects a table, as one area for adjacent tables, and the tables' outlines. */
function paintHitAreas(ctx: CanvasRenderingContext2D, tables: readonly IndexedTable[], { scale }: Viewport): void {
  // Areas are drawn opaque on a canvas of their own, so that they don't get darker where they overlap.
  const layer = Object.assign(document.createElement('canvas'), { width: ctx.canvas.width, height: ctx.canvas.height });
  const layerCtx = layer.getContext('2d');
  if (!layerCtx) return;
  layerCtx.setTransform(ctx.getTransform());
  layerCtx.fillStyle = OVERLAY_COLORS.hit;
  layerCtx.strokeStyle = OVERLAY_COLORS.hit;
  layerCtx.lineJoin = 'round';
  for (const { table } of tables) {
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
  strokeOutlines(
    ctx,
    tables.map(({ table }) => table),
    scale,
    { color: OVERLAY_COLORS.hit, widthPx: 1 },
  );
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

/** Fills the intersections, and outlines the reported tables, as an overlap may be smaller than a pixel. */
function paintOverlaps(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  tables: readonly IndexedTable[],
  { scale }: Viewport,
  reported: ReadonlySet<string>,
): void {
  const spatialIndex = sceneIndex(scene);
  const pixel = 1 / scale;
  // Half a pixel smaller, as adjacent tables share their edges' antialiasing.
  const trace = ({ table }: IndexedTable): void => {
    enterTableFrame(ctx, table);
    traceTable(ctx, table.shape, table.box, pixel, -0.5 * pixel);
    ctx.restore();
  };
  let pairs = 0;
  ctx.fillStyle = OVERLAY_COLORS.bad;
  for (const indexed of tables) {
    for (const other of tablesAt(scene, spatialIndex.visible(boundsOf(indexed.table)))) {
      if (other.index <= indexed.index || pairs >= MAX_OVERLAP_PAIRS) continue;
      pairs++;
      ctx.save();
      trace(indexed);
      ctx.clip();
      trace(other);
      ctx.fill();
      ctx.restore();
    }
  }
  strokeOutlines(
    ctx,
    tables.map(({ table }) => table).filter(({ key }) => reported.has(key)),
    scale,
    { color: OVERLAY_COLORS.bad, widthPx: 2, offsetPx: 2 },
  );
}

/** A smaller ring looks like a dot. */
const MIN_RING_RADIUS_PX = 4;

/**
 * Paints the minimum tap target on each table at the size that it has at `maxZoomScale`: green if the table is large
 * enough, red and crossed if not. In a distant view the rings are larger than that, to stay distinguishable.
 */
function paintTapTargets(
  ctx: CanvasRenderingContext2D,
  tables: readonly IndexedTable[],
  { scale }: Viewport,
  maxZoomScale: number,
): void {
  const radius = Math.max(MIN_TAP_TARGET_PX / 2 / maxZoomScale, MIN_RING_RADIUS_PX / scale);
  const paintRings = (isTooSmall: boolean, color: string): void => {
    ctx.beginPath();
    for (const { table } of tables) {
      if (isHardToTap(table.box, maxZoomScale, table.seats) !== isTooSmall) continue;
      const { x, y } = centerOf(table.box);
      ctx.moveTo(x + radius, y);
      ctx.arc(x, y, radius, 0, 2 * Math.PI);
      if (isTooSmall) {
        const offset = radius * Math.SQRT1_2;
        ctx.moveTo(x - offset, y - offset);
        ctx.lineTo(x + offset, y + offset);
      }
    }
    strokeWithCasing(ctx, color, 2 / scale, 1 / scale, () => {
      ctx.stroke();
    });
  };
  paintRings(false, OVERLAY_COLORS.good);
  // On top, so that a large neighbor never hides a problem.
  paintRings(true, OVERLAY_COLORS.bad);
}

const PILL = { fontSize: 11, paddingX: 4, height: 15, radius: 4 } as const;

/** Paints each table's ID at its center, leaving out those that would overlap an earlier one. */
function paintIds(ctx: CanvasRenderingContext2D, tables: readonly IndexedTable[], view: Viewport, ratio: number): void {
  ctx.save();
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  // The page's own font, so that the picture is the same on every device.
  ctx.font = `600 ${PILL.fontSize}px ${FONT_STACK}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const rows = new Map<number, [left: number, right: number][]>();
  for (const { table } of tables) {
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

/** Paints a ring around the highlighted table. A dashed outline stands for a table that is not drawn. */
function paintHighlight(
  ctx: CanvasRenderingContext2D,
  { table, isDrawn }: LocatedHighlight,
  { scale }: Viewport,
): void {
  const tables = [table];
  ctx.save();
  strokeOutlines(ctx, tables, scale, { color: OVERLAY_COLORS.bad, widthPx: 3, offsetPx: 7 });
  if (!isDrawn) {
    ctx.setLineDash([6 / scale, 4 / scale]);
    strokeOutlines(ctx, tables, scale, { color: OVERLAY_COLORS.bad, widthPx: 2 });
  }
  ctx.restore();
}
