/** Attaches Konva's stage to an interactive map. It takes over when the first pan ends. */
import type { KonvaEventObject } from 'konva/lib/Node.js';
import { Shape } from 'konva/lib/Shape.js';
import { Stage } from 'konva/lib/Stage.js';
import { konvaBackend } from '../map/render/konvaBackend.ts';
import { PlanLayer } from '../map/render/planLayer.ts';
import type { PlanView } from '../map/planView.ts';

/** Creates an empty stage in the plan's element. */
export function createKonvaStage(element: HTMLElement): Stage {
  return new Stage({ container: element.appendChild(document.createElement('div')) });
}

/**
 * Creates the nodes of `KonvaPlan` without React, so that the page never loads it. The tables paint their selection
 * themselves.
 */
export function attachKonvaStage(stage: Stage, view: PlanView): void {
  const layer = new PlanLayer({ listening: false });
  layer.add(new Shape({ name: 'tables', perfectDrawEnabled: false, sceneFunc: view.renderer.drawTables }));
  stage.add(layer);
  stage.on(
    'pointerdown pointermove pointerup pointercancel wheel',
    ({ evt }: KonvaEventObject<PointerEvent | WheelEvent>) => view.handleInput(evt),
  );
  view.attachCanvases(konvaBackend(stage, false));
}
