/** Adds gestures and taps to the first paint, and then Konva, which takes over from the next redraw. */
import { palettes } from '../map/paint/palette.ts';
import { PlanView } from '../map/planView.ts';
import type { Scene } from '../map/scene/scene.ts';
import { sceneIndex } from '../map/scene/sceneIndex.ts';
import type { TableState } from '../domain/plan/table.ts';
import { subscribeColorScheme, systemColorScheme } from '../ui/colorScheme.ts';
import type { FirstPaint } from './firstPaint.ts';

/** A tap selects an available table or deselects it. There is no party, so no rule of its size applies. */
export function makeInteractive(scene: Scene, { element, canvas, size, view: firstView }: FirstPaint): void {
  const view = new PlanView();
  const selected = new Set<number>();
  const paint = (isDrawn = false): void => {
    const palette = palettes[systemColorScheme()];
    const painted = new Set(selected);
    element.style.background = palette.backdrop;
    element.style.setProperty('--plan-focus', palette.focus);
    view.setRenderInput({ scene, palette, stateOf: (index) => stateOf(scene, painted, index) }, isDrawn);
  };
  view.setListener({
    onTap({ table }) {
      const index = table && sceneIndex(scene).indexOf(table.key);
      if (!table?.available || index === undefined) return;
      const isSelected = !selected.delete(index);
      if (isSelected) selected.add(index);
      paint();
      const detail = { id: table.id, selected: isSelected };
      element.dispatchEvent(new CustomEvent('tidetable:select', { bubbles: true, detail }));
    },
  });
  canvas.paint = view.renderer.drawTables;
  paint(true);
  view.attachCanvases(canvas, { size, view: firstView });
  view.mount(element);
  subscribeColorScheme(() => {
    paint();
  });
  void loadKonva(element, view, scene);
}

/** Loads Konva in parts, each while the browser is idle, so that none blocks a gesture. */
async function loadKonva(element: HTMLElement, view: PlanView, scene: Scene): Promise<void> {
  await untilIdle();
  // Builds the index now, so that the first tap doesn't wait for it.
  sceneIndex(scene);
  await untilIdle();
  await import('konva/lib/Node.js');
  await untilIdle();
  await import('konva/lib/Core.js');
  await untilIdle();
  const { attachKonvaLayers } = await import('./konvaLayers.tsx');
  await untilIdle();
  attachKonvaLayers(element, view);
}

const IDLE_TIMEOUT_MS = 2_000;
/** For Safari, which has no requestIdleCallback. */
const FALLBACK_DELAY_MS = 50;

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(
        () => {
          resolve();
        },
        { timeout: IDLE_TIMEOUT_MS },
      );
    else setTimeout(resolve, FALLBACK_DELAY_MS);
  });
}

function stateOf(scene: Scene, selected: ReadonlySet<number>, index: number): TableState {
  if (selected.has(index)) return 'selected';
  return scene.tables[index]?.available ? 'available' : 'unavailable';
}
