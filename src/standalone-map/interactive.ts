/** The map once it is seen: gestures and taps, and then Konva, which takes the next drawing over. */
import { palettes } from '../map/paint/palette.ts';
import { PlanView } from '../map/planView.ts';
import type { Scene } from '../map/scene/scene.ts';
import { sceneIndex } from '../map/scene/sceneIndex.ts';
import type { TableState } from '../domain/plan/table.ts';
import type { FirstPaint } from './firstPaint.ts';

/** A tap chooses a free table, another one releases it: no rule of a party's size applies here. */
export function makeInteractive(scene: Scene, { element, canvas, size, view: shown }: FirstPaint): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const view = new PlanView();
  const chosen = new Set<number>();
  const paint = (isDrawn = false): void => {
    const palette = palettes[dark.matches ? 'dark' : 'light'];
    const painted = new Set(chosen);
    element.style.background = palette.backdrop;
    element.style.setProperty('--plan-focus', palette.focus);
    view.setRenderInput({ scene, palette, stateOf: (place) => stateOf(scene, painted, place) }, isDrawn);
  };
  view.setListener({
    onTap({ table }) {
      const place = table && sceneIndex(scene).indexOf(table.key);
      if (!table?.available || place === undefined) return;
      const selected = !chosen.delete(place);
      if (selected) chosen.add(place);
      paint();
      element.dispatchEvent(new CustomEvent('tidetable:select', { bubbles: true, detail: { id: table.id, selected } }));
    },
  });
  canvas.paint = view.renderer.drawTables;
  paint(true);
  view.attachCanvases(canvas, { size, view: shown });
  view.mount(element);
  dark.addEventListener('change', () => {
    paint();
  });
  void bringLayers(element, view, scene);
}

/** Part by part, each in a moment in which nothing else is to be done, so that none is felt. */
async function bringLayers(element: HTMLElement, view: PlanView, scene: Scene): Promise<void> {
  await idle();
  // The first finger asks for it, and shall not have to wait.
  sceneIndex(scene);
  await idle();
  await import('konva/lib/Node.js');
  await idle();
  await import('konva/lib/Core.js');
  await idle();
  const { attachKonvaLayers: showLayers } = await import('./konvaLayers.tsx');
  await idle();
  showLayers(element, view);
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(
        () => {
          resolve();
        },
        { timeout: 2_000 },
      );
    else setTimeout(resolve, 50);
  });
}

function stateOf(scene: Scene, chosen: ReadonlySet<number>, place: number): TableState {
  return chosen.has(place) ? 'selected' : scene.tables[place]!.available ? 'available' : 'unavailable';
}
