/** Paints a static picture of a plan, with the same painters as the interactive one. */
import type { Box } from '../../domain/geometry/boxes.ts';
import type { TableState, TableStates } from '../../domain/plan/table.ts';
import { type Size, type Viewport, boxToPlan, fitBox } from '../camera/viewport.ts';
import type { DecorPainter } from '../paint/decor/decorPainter.ts';
import { type Theme, palettes } from '../paint/palette.ts';
import { displayedState } from '../paint/renderInput.ts';
import { paintTables } from '../paint/tablePainter.ts';
import { decorIndex } from '../scene/decorIndex.ts';
import type { Scene } from '../scene/scene.ts';
import { sceneIndex } from '../scene/sceneIndex.ts';
import { MAX_DETAILED_TABLES } from '../scene/tableBuffers.ts';

const MAX_RATIO = 3;
/** Tables painted between two pauses. */
const TABLES_PER_TASK = 2_500;

/** What a picture shows. Without `paintDecor`, it leaves out the decor. */
export type PictureContent = {
  readonly scene: Scene;
  readonly theme: Theme;
  readonly paintDecor: DecorPainter | undefined;
};
/** Tables without an entry in `states` show whether they are available. */
type ContentWithStates = PictureContent & { readonly states: TableStates };

/** Paints the part of a plan around a box (plan units) on a canvas, at the canvas's size on the page. */
export function renderStaticBox(canvas: HTMLCanvasElement, content: ContentWithStates, box: Box): void {
  const view = fitBox(box, { x: 0, y: 0, width: canvas.clientWidth, height: canvas.clientHeight });
  renderStaticView(canvas, content, view, MAX_RATIO);
}

/** Paints a view of a plan on a canvas, with at most `maxRatio` device pixels per CSS pixel. */
export function renderStaticView(
  canvas: HTMLCanvasElement,
  content: ContentWithStates,
  view: Viewport,
  maxRatio: number,
): void {
  const size = { width: canvas.clientWidth, height: canvas.clientHeight };
  if (size.width === 0 || size.height === 0) return;
  const stateOf = (index: number): TableState => displayedState(content.states, content.scene.tables[index]);
  const work = paintStaticView(
    canvas,
    size,
    { ...content, stateOf },
    view,
    Math.min(window.devicePixelRatio, maxRatio),
  );
  while (!work.next().done);
}

/**
 * Paints a view of a plan on a canvas of a size (CSS pixels), with `ratio` device pixels per CSS pixel. Pauses between
 * parts.
 */
export function* paintStaticView(
  canvas: HTMLCanvasElement,
  { width, height }: Size,
  { scene, theme, paintDecor, stateOf }: PictureContent & { stateOf(index: number): TableState },
  view: Viewport,
  ratio: number,
): Generator<undefined> {
  const ctx = canvas.getContext('2d');
  if (!ctx) return;
  const unit = view.scale * ratio;
  const palette = palettes[theme];
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  ctx.fillStyle = palette.backdrop;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.setTransform(unit, 0, 0, unit, view.x * ratio, view.y * ratio);
  const visible = boxToPlan(view, { x: 0, y: 0, width, height });
  paintDecor?.(ctx, decorIndex(scene.decor).within(visible), palette, unit, () => undefined, visible);
  const indices = Array.from(sceneIndex(scene).visible(visible));
  const detail = { scale: view.scale, ratio, dense: indices.length > MAX_DETAILED_TABLES };
  for (let first = 0; first < indices.length; first += TABLES_PER_TASK) {
    yield undefined;
    paintTables(ctx, { scene, palette, stateOf }, indices.slice(first, first + TABLES_PER_TASK), detail);
  }
}
