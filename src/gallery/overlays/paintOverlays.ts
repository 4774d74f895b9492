/** What is drawn over the map for whoever examines it. Painted anew for each view at rest. */
import { boundsOf, centerOf, expandBox } from '../../domain/geometry/boxes.ts';
import { isHardToTap } from '../../domain/checks/maxZoomScale.ts';
import { MIN_TAP_TARGET_PX } from '../../domain/plan/zoomLimits.ts';
import { HIT_SLOP_PX } from '../../map/input/hitTest.ts';
import { type Scene, buildScene } from '../../map/scene/scene.ts';
import { sceneIndex } from '../../map/scene/sceneIndex.ts';
import { enterTableFrame, traceTable } from '../../map/paint/tableGlyphs.ts';
import { FONT_STACK } from '../../map/paint/tableText.ts';
import { type Size, type Viewport, boxToPlan, toScreen } from '../../map/camera/viewport.ts';
import type { OverlayKind } from '../states/urlState.ts';
import type { Fixture } from '../fixtures/readFixture.ts';
import { findHighlight } from '../findings/highlight.ts';
import { OVERLAY_COLORS, strokeWithCasing } from './overlayStyle.ts';
import { type OverlayView, paintTextBoxes } from './paintTextBoxes.ts';

/** Pairs of tables looked at for overlaps, at most. */
const MOST_PAIRS = 20_000;

export type OverlayInput = OverlayView & {
  readonly kinds: readonly OverlayKind[];
  /** Keys of tables that a check found to overlap. */
  readonly overlapping: ReadonlySet<string>;
  /** The scale at which the check judges tables for a finger; undefined while that is not known. */
  readonly maxZoomScale: number | undefined;
  readonly highlighted: Marked | undefined;
};

/** The table that is pointed out, in the map's scene or, where it is not drawn, in one of its own. */
type Marked = { readonly scene: Scene; readonly place: number; readonly isDrawn: boolean };

/** What a mark of the address points out on a fixture's map. */
export function locateHighlight(scene: Scene, fixture: Fixture, mark: string): Marked | undefined {
  const place = sceneIndex(scene).indexOf(mark);
  if (place !== undefined) return { scene, place, isDrawn: true };
  const pointed = findHighlight(fixture, mark);
  return pointed && { scene: buildScene([pointed.table]), place: 0, isDrawn: false };
}

/** Paints the overlays for a view, on a canvas whose frame is the plan's element in CSS pixels times `ratio`. */
export function paintOverlays(ctx: CanvasRenderingContext2D, size: Size, overlaid: OverlayInput): void {
  const {
    painting: { scene },
    view,
    ratio,
    kinds,
    highlighted: marked,
    overlapping,
    maxZoomScale: nearest,
  } = overlaid;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.setTransform(view.scale * ratio, 0, 0, view.scale * ratio, view.x * ratio, view.y * ratio);
  const places = Array.from(
    sceneIndex(scene).visible(boxToPlan(view, expandBox({ x: 0, y: 0, ...size }, 2 * HIT_SLOP_PX))),
  );
  if (kinds.includes('hits')) paintHitAreas(ctx, scene, places, view);
  if (kinds.includes('overlaps')) paintOverlaps(ctx, scene, places, view, overlapping);
  if (kinds.includes('texts')) paintTextBoxes(ctx, overlaid, places);
  if (kinds.includes('targets') && nearest !== undefined) paintTargets(ctx, scene, places, view, nearest);
  if (kinds.includes('ids')) paintIds(ctx, scene, places, view, ratio);
  if (marked) paintMark(ctx, marked, view);
}

/** All that a tap reaches a table from: one area where they meet, the darker line is the table. */
function paintHitAreas(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  places: readonly number[],
  { scale }: Viewport,
): void {
  const layer = document.createElement('canvas');
  layer.width = ctx.canvas.width;
  layer.height = ctx.canvas.height;
  const on = layer.getContext('2d')!;
  on.setTransform(ctx.getTransform());
  on.fillStyle = on.strokeStyle = OVERLAY_COLORS.hit;
  on.lineJoin = 'round';
  for (const place of places) {
    const table = scene.tables[place]!;
    const { width, height } = table.box;
    enterTableFrame(on, table);
    on.beginPath();
    if (table.shape === 'ellipse') on.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
    else on.rect(0, 0, width, height);
    on.lineWidth = (2 * HIT_SLOP_PX) / scale;
    on.stroke();
    on.fill();
    on.restore();
  }
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = 0.3;
  ctx.drawImage(layer, 0, 0);
  ctx.restore();
  outline(ctx, scene, places, scale, OVERLAY_COLORS.hit, 1);
}

function outline(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  places: readonly number[],
  scale: number,
  color: string,
  width: number,
  grown = 0,
): void {
  const px = 1 / scale;
  strokeWithCasing(ctx, color, width * px, px, () => {
    for (const place of places) {
      const table = scene.tables[place]!;
      enterTableFrame(ctx, table);
      traceTable(ctx, table.shape, table.box, px, grown * px);
      ctx.stroke();
      ctx.restore();
    }
  });
}

/** What two tables share is filled; a table that a check blames is outlined too, as an overlap may be finer than a pixel. */
function paintOverlaps(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  places: readonly number[],
  { scale }: Viewport,
  blamed: ReadonlySet<string>,
): void {
  const index = sceneIndex(scene);
  const px = 1 / scale;
  // Tables that only touch share the half pixels of their edges.
  const trace = (place: number): void => {
    const table = scene.tables[place]!;
    enterTableFrame(ctx, table);
    traceTable(ctx, table.shape, table.box, px, -0.5 * px);
    ctx.restore();
  };
  let pairs = 0;
  ctx.fillStyle = OVERLAY_COLORS.bad;
  for (const place of places) {
    const others = index.visible(boundsOf(scene.tables[place]!));
    for (let i = 0; i < others.length && pairs < MOST_PAIRS; i++) {
      if (others[i]! <= place) continue;
      pairs++;
      ctx.save();
      trace(place);
      ctx.clip();
      trace(others[i]!);
      ctx.fill();
      ctx.restore();
    }
  }
  outline(
    ctx,
    scene,
    places.filter((place) => blamed.has(scene.tables[place]!.key)),
    scale,
    OVERLAY_COLORS.bad,
    2,
    2,
  );
}

/** Radius below which a ring is a blot, in CSS pixels. */
const LEAST_RING = 4;

/**
 * What a finger needs, on each table, as large as it is where the check looks: green where the table is as large, red and
 * crossed where the check finds that it is not. From afar the rings are drawn larger than they are, to be told apart.
 */
function paintTargets(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  places: readonly number[],
  { scale }: Viewport,
  nearest: number,
): void {
  const radius = Math.max(MIN_TAP_TARGET_PX / 2 / nearest, LEAST_RING / scale);
  const [hard, easy] = [true, false].map((wanted) =>
    places.filter((place) => isHardToTap(scene.tables[place]!.box, nearest) === wanted),
  ) as [number[], number[]];
  const ring =
    (crossed: boolean) =>
    (place: number): void => {
      const { x, y } = centerOf(scene.tables[place]!.box);
      ctx.moveTo(x + radius, y);
      ctx.arc(x, y, radius, 0, 2 * Math.PI);
      if (!crossed) return;
      const reach = radius * Math.SQRT1_2;
      ctx.moveTo(x - reach, y - reach);
      ctx.lineTo(x + reach, y + reach);
    };
  const draw = (of: readonly number[], crossed: boolean, color: string): void => {
    ctx.beginPath();
    of.forEach(ring(crossed));
    strokeWithCasing(ctx, color, 2 / scale, 1 / scale, () => {
      ctx.stroke();
    });
  };
  draw(easy, false, OVERLAY_COLORS.good);
  // What is wrong is never covered by what is right.
  draw(hard, true, OVERLAY_COLORS.bad);
}

const PILL = { size: 11, across: 4, height: 15 } as const;

/** The id of each table in its middle; where there is no room for all, the first ones. */
function paintIds(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  places: readonly number[],
  view: Viewport,
  ratio: number,
): void {
  ctx.save();
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  // The page's own face: a device's may be another at the next visit.
  ctx.font = `600 ${PILL.size}px ${FONT_STACK}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const rows = new Map<number, [left: number, right: number][]>();
  for (const place of places) {
    const table = scene.tables[place]!;
    const { x, y } = toScreen(view, { x: table.box.x + table.box.width / 2, y: table.box.y + table.box.height / 2 });
    const width = ctx.measureText(table.key).width + 2 * PILL.across;
    const [left, right] = [x - width / 2, x + width / 2];
    const row = Math.floor(y / PILL.height);
    const near = [row - 1, row, row + 1].flatMap((at) => rows.get(at) ?? []);
    if (near.some(([from, to]) => left < to && right > from)) continue;
    const there = rows.get(row);
    if (there) there.push([left, right]);
    else rows.set(row, [[left, right]]);
    ctx.fillStyle = OVERLAY_COLORS.pill;
    ctx.beginPath();
    ctx.roundRect(left, y - PILL.height / 2, width, PILL.height, 4);
    ctx.fill();
    ctx.fillStyle = OVERLAY_COLORS.pillText;
    ctx.fillText(table.key, x, y + 0.5);
  }
  ctx.restore();
}

/** The table that is pointed out: a ring around it, seen on every ground; where the table is not drawn, a broken line says where it stands. */
function paintMark(ctx: CanvasRenderingContext2D, { scene, place, isDrawn }: Marked, { scale }: Viewport): void {
  ctx.save();
  outline(ctx, scene, [place], scale, OVERLAY_COLORS.bad, 3, 7);
  if (!isDrawn) {
    ctx.setLineDash([6 / scale, 4 / scale]);
    outline(ctx, scene, [place], scale, OVERLAY_COLORS.bad, 2);
  }
  ctx.restore();
}
