/** The first picture of a plan, on a plain canvas: what is seen before the map is alive. */
import { sketchAnswer } from '../../domain/answerSketch.ts';
import type { Box } from '../../domain/geometry.ts';
import { extentOf } from '../../domain/table.ts';
import { bitmapFor } from '../../map/bitmap.ts';
import { type Canvases, type Painter, plainCanvas } from '../../map/canvases.ts';
import { fillCrowd, isOnlyFilled } from '../../map/crowd.ts';
import { CROWD, type Detail } from '../../map/detail.ts';
import { flatten } from '../../map/flat.ts';
import { palettes } from '../../map/palette.ts';
import type { Scene } from '../../map/scene.ts';
import type { TableState } from '../../map/tableLook.ts';
import { paintTables } from '../../map/tables.ts';
import { type Size, type Viewport, fitPlan } from '../../map/viewport.ts';

/** The whole plan on the whole page: where it stands, how finely, and the canvas that it is painted on. */
export type FirstPicture = {
  readonly element: HTMLElement;
  readonly canvas: Canvases & { paint: Painter };
  readonly size: Size;
  readonly view: Viewport;
  readonly at: Detail;
};

const palette = palettes[window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'];

/** Lays out a plan of so many tables, which fill a part of its extent. */
function layOut(extent: Box, filled: Box, tables: number): FirstPicture {
  // It fills the page: asked before the plan stands there, so that the page is laid out but once, and has its size whether or not its style has come.
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const element = document.createElement('div');
  Object.assign(element.dataset, { testid: 'plan', ready: 'false', still: 'false' });
  element.className = 'plan';
  element.role = 'application';
  element.ariaLabel = 'Plan';
  document.body.replaceChildren(element);
  const size = { width, height };
  const bitmap = bitmapFor(size, window.devicePixelRatio, false);
  const view = fitPlan(extent, filled, { x: 0, y: 0, ...size }, size);
  const canvas = plainCanvas(element, () => {});
  canvas.resize(bitmap);
  return { element, canvas, size, view, at: { scale: view.scale, ratio: bitmap.ratio, crowded: tables > CROWD } };
}

function draw({ element, canvas, view }: FirstPicture, paint: Painter): void {
  element.style.background = palette.backdrop;
  canvas.paint = paint;
  canvas.draw(view);
}

/** Once what was drawn is on the screen. */
function seen(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
}

const stateOf = (available: boolean): TableState => (available ? 'free' : 'taken');

/** `isWhole` where nothing is left to be drawn upon it. */
export type SketchPicture = { readonly picture: FirstPicture; readonly tables: number; readonly isWhole: boolean };

/** Shows a crowd of tables, filled, before its answer is read as a whole; undefined where the answer can't be told so soon. */
export async function showSketch(answer: unknown): Promise<SketchPicture | undefined> {
  const sketch = sketchAnswer(answer, CROWD + 1);
  if (!sketch) return undefined;
  const { order, filled, ...flat } = flatten(sketch);
  const extent = extentOf(filled);
  const picture = layOut(extent, filled ?? extent, order.length);
  draw(picture, (ctx) => {
    fillCrowd(ctx, flat, palette, flat.everything, (place) => stateOf(order[place]!.available));
  });
  await seen();
  return { picture, tables: order.length, isWhole: isOnlyFilled(flat, picture.at) };
}

/** Shows all tables of a scene, in place of their sketch where there is one. */
export async function showScene(scene: Scene, sketched?: FirstPicture): Promise<FirstPicture> {
  const picture = sketched ?? layOut(scene.extent, scene.filled, scene.tables.length);
  const painting = { scene, palette, stateOf: (place: number) => stateOf(scene.tables[place]!.available) };
  draw(picture, (ctx) => {
    paintTables(ctx, painting, scene.everything, picture.at);
  });
  await seen();
  return picture;
}
