/**
 * The map alone, from any host's availability answer: for measuring, and for looking at a plan without a venue around
 * it. This first script paints the tables and nothing else; once they are seen, `alive.ts` makes them answer to the hand.
 */
import { fetchAnswer } from '../../api/answer.ts';
import { sketchAnswer } from '../../domain/answerSketch.ts';
import { readAvailability } from '../../domain/availability.ts';
import type { Box } from '../../domain/geometry.ts';
import { extentOf } from '../../domain/table.ts';
import { bitmapFor } from '../../map/bitmap.ts';
import { type Canvases, type Painter, plainCanvas } from '../../map/canvases.ts';
import { fillCrowd, isOnlyFilled } from '../../map/crowd.ts';
import { CROWD } from '../../map/detail.ts';
import { flatten } from '../../map/flat.ts';
import { palettes } from '../../map/palette.ts';
import { type Scene, buildScene } from '../../map/scene.ts';
import type { TableState } from '../../map/tableLook.ts';
import { type Detail, paintTables } from '../../map/tables.ts';
import { type Size, type Viewport, fitPlan } from '../../map/viewport.ts';

/** The whole plan on the whole page; nothing is painted on it yet. */
export type FirstPicture = { readonly element: HTMLElement; readonly canvas: Canvases & { paint: Painter }; readonly size: Size; readonly view: Viewport; readonly at: Detail };

const palette = palettes[window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'];

/** Lays out a plan of so many tables, which fill a part of its extent. */
function layOut(extent: Box, filled: Box, tables: number): FirstPicture {
  const element = document.createElement('div');
  Object.assign(element.dataset, { testid: 'plan', ready: 'false', still: 'false' });
  element.className = 'plan';
  element.role = 'application';
  element.ariaLabel = 'Plan';
  document.body.replaceChildren(element);
  const size = { width: element.clientWidth, height: element.clientHeight };
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
  return new Promise((resolve) => { requestAnimationFrame(() => { setTimeout(resolve); }); });
}

const stateOf = (available: boolean): TableState => available ? 'free' : 'taken';

/** Shows a crowd of tables before its answer is read as a whole; undefined where there is more to draw than can be told so soon. */
async function showSketch(answer: unknown): Promise<{ readonly picture: FirstPicture; readonly tables: number } | undefined> {
  const sketch = sketchAnswer(answer);
  if (!sketch || sketch.length <= CROWD) return undefined;
  const { order, filled, ...flat } = flatten(sketch);
  const extent = extentOf(filled);
  const picture = layOut(extent, filled ?? extent, order.length);
  if (!isOnlyFilled(flat, picture.at)) return undefined;
  draw(picture, (ctx) => { fillCrowd(ctx, flat, palette, flat.everything, (place) => stateOf(order[place]!.available)); });
  await seen();
  return { picture, tables: order.length };
}

async function showScene(scene: Scene): Promise<FirstPicture> {
  const picture = layOut(scene.extent, scene.filled, scene.tables.length);
  const painting = { scene, palette, stateOf: (place: number) => stateOf(scene.tables[place]!.available) };
  draw(picture, (ctx) => { paintTables(ctx, painting, scene.everything, picture.at); });
  await seen();
  return picture;
}

async function show(answer: unknown): Promise<void> {
  const early = await showSketch(answer);
  // It comes while the answer is read.
  const life = early && import('./alive.ts');
  const reading = readAvailability(answer);
  for (const problem of reading.problems) console.warn(problem);
  if (!reading.ok) { tell('Nothing in this answer can be read as tables.'); return; }
  const { tables } = reading.availability;
  if (tables.length === 0) { tell('There are no tables in this answer.'); return; }
  const scene = buildScene(tables);
  const picture = early?.tables === tables.length ? early.picture : await showScene(scene);
  const { bringToLife } = await (life ?? import('./alive.ts'));
  bringToLife(scene, picture);
}

function tell(trouble: string): void {
  const line = document.createElement('p');
  line.className = 'trouble';
  line.role = 'alert';
  line.textContent = trouble;
  document.body.replaceChildren(line);
}

async function bodyIsThere(): Promise<void> {
  if (!document.body) await new Promise((resolve) => { document.addEventListener('DOMContentLoaded', resolve); });
}

async function start(): Promise<void> {
  const address = new URLSearchParams(window.location.search).get('answer');
  if (!address) { await bodyIsThere(); tell('Add ?answer= and the address of a host’s availability answer.'); return; }
  // The script waits for nothing on the page, not even for its end.
  const [answer] = await Promise.all([fetchAnswer(address), bodyIsThere()]);
  if ('status' in answer) tell(`The host answers with status ${answer.status}.`);
  else if ('unreachable' in answer) tell('The answer can’t be loaded, or is no JSON. A foreign host must allow it to be (CORS).');
  else await show(answer.json);
}

void start();
