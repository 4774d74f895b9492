/** Paints a static picture of a plan, with the same painters as the interactive one. */
import type { Box } from '../../domain/geometry/boxes.ts';
import type { TableState, TableStates } from '../../domain/plan/table.ts';
import { type Size, type Viewport, boxToPlan, fitBox } from '../camera/viewport.ts';
import type { DecorPainter } from '../paint/decor/decorPainter.ts';
import { type Palette, type Theme, palettes } from '../paint/palette.ts';
import { type BackgroundPainter, displayedState } from '../paint/renderInput.ts';
import { decorIndex } from '../scene/decorIndex.ts';
import type { Scene } from '../scene/scene.ts';
import { sceneIndex } from '../scene/sceneIndex.ts';
import { MAX_DETAILED_TABLES } from '../scene/tableBuffers.ts';
import { paintInStrips } from './bitmaps/canvasTarget.ts';

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
): Generator<undefined> {
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const paintBackground: BackgroundPainter = (ctx, scale, visible, part = visible) =>
    paintDecor?.(ctx, decorIndex(scene.decor).within(part), palette, scale, () => undefined, visible, part);
  const visible = sceneIndex(scene).visible(boxToPlan(view, { x: 0, y: 0, width, height }));
  const target = { view, ratio, detailZoom: 1, dense: visible.length > MAX_DETAILED_TABLES };
  yield* paintInStrips(canvas, { scene, palette, stateOf, paintBackground }, target);
}
