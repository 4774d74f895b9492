/** React and Konva for a plan that is already alive: they take its drawing over as it is. */
import { createRoot } from 'react-dom/client';
import { PlanLayers } from '../../map/PlanLayers.tsx';
import type { PlanView } from '../../map/planView.ts';

export function showLayers(element: HTMLElement, view: PlanView): void {
  createRoot(element.appendChild(document.createElement('div'))).render(<PlanLayers view={view} hasGround={false} />);
}
