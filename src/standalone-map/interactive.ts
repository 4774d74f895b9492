/** Adds gestures and taps to the first paint, and then Konva, which takes over when the first pan ends. */
import { palettes } from '../map/paint/palette.ts';
import { PlanView } from '../map/planView.ts';
import type { Scene } from '../map/scene/scene.ts';
import { sceneIndex } from '../map/scene/sceneIndex.ts';
import { stateLookup, unselectedStates } from '../map/paint/renderInput.ts';
import { subscribeColorScheme, currentColorScheme } from '../ui/colorScheme.ts';
import { untilIdle } from '../ui/untilIdle.ts';
import type { FirstPaint } from './firstPaint.ts';

const IDLE_TIMEOUT_MS = 2_000;
const NO_STATES = new Map<string, never>();

/** A tap selects an available table or deselects it. There is no party, so no rule of its size applies. */
export function makeInteractive(scene: Scene, { element, canvas, size, view: firstView }: FirstPaint): void {
  const view = new PlanView();
  const unselected = unselectedStates(scene, NO_STATES);
  const selected = new Set<number>();
  const paint = (isDrawn = false): void => {
    const palette = palettes[currentColorScheme()];
    const states = { unselected, selected: new Set(selected) };
    element.style.background = palette.backdrop;
    element.style.setProperty('--plan-focus', palette.focus);
    view.setRenderInput({ scene, palette, states, stateOf: stateLookup(states) }, isDrawn);
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
  await untilIdle(IDLE_TIMEOUT_MS);
  // The first tap needs both.
  sceneIndex(scene).preparePositions();
  await untilIdle(IDLE_TIMEOUT_MS);
  sceneIndex(scene).prepareKeys();
  await untilIdle(IDLE_TIMEOUT_MS);
  await import('konva/lib/Node.js');
  await untilIdle(IDLE_TIMEOUT_MS);
  await import('konva/lib/Stage.js');
  await untilIdle(IDLE_TIMEOUT_MS);
  const { createKonvaStage, attachKonvaStage } = await import('./konvaStage.ts');
  await untilIdle(IDLE_TIMEOUT_MS);
  const stage = createKonvaStage(element);
  await untilIdle(IDLE_TIMEOUT_MS);
  attachKonvaStage(stage, view);
}
