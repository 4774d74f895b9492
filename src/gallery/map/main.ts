/**
 * The map alone, from any host's availability answer: for measuring, and for looking at a plan without a venue around
 * it. This first script paints the tables and nothing else; once they are seen, `alive.ts` makes them answer to the hand.
 */
import { loadAnswer } from '../../api/answer.ts';
import { bitmapFor } from '../../map/bitmap.ts';
import { plainCanvas } from '../../map/canvases.ts';
import { CROWD } from '../../map/detail.ts';
import { palettes } from '../../map/palette.ts';
import { type Scene, buildScene } from '../../map/scene.ts';
import type { TableState } from '../../map/tableLook.ts';
import { paintTables } from '../../map/tables.ts';
import { fitPlan } from '../../map/viewport.ts';

/** Shows a scene on the whole page. */
function showPlan(scene: Scene): void {
  const element = document.createElement('div');
  Object.assign(element.dataset, { testid: 'plan', ready: 'false', still: 'false' });
  element.className = 'plan';
  element.role = 'application';
  element.ariaLabel = 'Plan';
  document.body.append(element);

  const palette = palettes[window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'];
  const size = { width: element.clientWidth, height: element.clientHeight };
  const bitmap = bitmapFor(size, window.devicePixelRatio, false);
  const view = fitPlan(scene.extent, scene.filled, { x: 0, y: 0, ...size }, size);
  const stateOf = (place: number): TableState => scene.tables[place]!.available ? 'free' : 'taken';
  const detail = { scale: view.scale, ratio: bitmap.ratio, crowded: scene.tables.length > CROWD };
  const canvas = plainCanvas(element, (ctx) => { paintTables(ctx, { scene, palette, stateOf }, scene.everything, detail); });
  element.style.background = palette.backdrop;
  canvas.resize(bitmap);
  canvas.draw(view);
  // Once what was drawn is on the screen.
  requestAnimationFrame(() => { setTimeout(() => { void import('./alive.ts').then(({ bringToLife }) => { bringToLife(element, scene, canvas, { size, view }); }); }); });
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
  const [reading] = await Promise.all([loadAnswer(address), bodyIsThere()]);
  if ('status' in reading) { tell(`The host answers with status ${reading.status}.`); return; }
  if ('unreachable' in reading) { tell('The answer can’t be loaded, or is no JSON. A foreign host must allow it to be (CORS).'); return; }
  for (const problem of reading.problems) console.warn(problem);
  if (!reading.ok) tell('Nothing in this answer can be read as tables.');
  else if (reading.availability.tables.length === 0) tell('There are no tables in this answer.');
  else showPlan(buildScene(reading.availability.tables));
}

void start();
