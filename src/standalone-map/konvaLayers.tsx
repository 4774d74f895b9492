/** Attaches Konva's layers to an interactive map. They take over from the next redraw. */
import { Stage } from 'konva/lib/Stage.js';
import { KonvaRenderer } from 'react-konva/lib/ReactKonvaCore';
import { ConcurrentRoot } from 'react-reconciler/constants';
import { konvaBackend } from '../map/render/konvaBackend.ts';
import { KonvaLayers } from '../map/render/KonvaLayers.tsx';
import type { PlanView } from '../map/planView.ts';

/** Uses React's Konva renderer directly, so that the page never loads react-dom. */
export function attachKonvaLayers(element: HTMLElement, view: PlanView): void {
  const container = element.appendChild(document.createElement('div'));
  const stage = new Stage({ container, width: 1, height: 1, listening: false });
  const root = KonvaRenderer.createContainer(
    stage,
    ConcurrentRoot,
    null,
    false,
    null,
    '',
    console.error,
    console.error,
    console.error,
    () => {},
    null,
  );
  KonvaRenderer.updateContainer(<KonvaLayers renderer={view.renderer} hasBackground={false} />, root, null, () => {
    view.attachCanvases(konvaBackend(stage));
  });
}
