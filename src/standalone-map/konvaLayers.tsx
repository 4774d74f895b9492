/** Attaches Konva's layers to an interactive map. They take over from the next redraw. */
import { Stage } from 'konva/lib/Stage.js';
import { KonvaRenderer } from 'react-konva/lib/ReactKonvaCore';
import { ConcurrentRoot } from 'react-reconciler/constants';
import { konvaBackend } from '../map/render/konvaBackend.ts';
import { type Highlights, KonvaPlan } from '../map/render/KonvaPlan.tsx';
import { palettes } from '../map/paint/palette.ts';
import type { PlanView } from '../map/planView.ts';

/** The tables paint their selection themselves. */
const NO_HIGHLIGHTS: Highlights = { selected: [], focused: undefined, palette: palettes.light };

/** Uses React's Konva renderer directly, so that the page never loads react-dom. */
export function attachKonvaLayers(element: HTMLElement, view: PlanView): void {
  const container = element.appendChild(document.createElement('div'));
  const stage = new Stage({ container });
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
  KonvaRenderer.updateContainer(<KonvaPlan renderer={view.renderer} highlights={NO_HIGHLIGHTS} />, root, null, () => {
    view.attachCanvases(konvaBackend(stage, false));
  });
}
