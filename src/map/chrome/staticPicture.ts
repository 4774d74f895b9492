/** Paints a static picture of a plan, with the same painters as the interactive one. */
import { type Box, expandBox } from '../../domain/geometry/boxes.ts';
import type { TableState, TableStates } from '../../domain/plan/table.ts';
import { type Size, type Viewport, boxToPlan, fitBox } from '../camera/viewport.ts';
import { decorIndex } from '../scene/decorIndex.ts';
import type { Scene } from '../scene/scene.ts';
import { sceneIndex } from '../scene/sceneIndex.ts';
import { MAX_DETAILED_TABLES } from '../scene/tableBuffers.ts';
import type { DecorPainter } from '../paint/decor/decorPainter.ts';
import { type Palette, type Theme, palettes } from '../paint/palette.ts';
import { displayedState } from '../paint/renderInput.ts';
import { PAINT_OVERFLOW_PX, paintTables } from '../paint/tablePainter.ts';

const MAX_RATIO = 3;

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
  paintStaticView(canvas, size, { ...content, stateOf }, view, Math.min(window.devicePixelRatio, maxRatio));
}

/** Paints a view of a plan on a canvas of a size (CSS pixels), with `ratio` device pixels per CSS pixel. */
export function paintStaticView(
  canvas: HTMLCanvasElement,
  { width, height }: Size,
  {
    scene,
    theme,
    paintDecor,
    stateOf,
    palette = palettes[theme],
  }: PictureContent & {
    stateOf(index: number): TableState;
    readonly palette?: Palette;
  },
  view: Viewport,
  ratio: number,
): void {
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const ctx = canvas.getContext('2d');
  if (!ctx) return;
  ctx.fillStyle = palette.backdrop;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  const unit = view.scale * ratio;
  ctx.setTransform(unit, 0, 0, unit, view.x * ratio, view.y * ratio);
  const box = boxToPlan(view, { x: 0, y: 0, width, height });
  paintDecor?.(ctx, decorIndex(scene.decor).within(box), palette, unit, () => undefined, box);
  const visible = sceneIndex(scene).visible(expandBox(box, PAINT_OVERFLOW_PX / view.scale));
  const dense = visible.length > MAX_DETAILED_TABLES;
  paintTables(ctx, { scene, palette, stateOf }, visible, { scale: view.scale, ratio, dense });
}
