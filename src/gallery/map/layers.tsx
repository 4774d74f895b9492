/** React and Konva for a plan that is already alive: they take its next drawing over. */
import { createRoot } from 'react-dom/client';
import { PlanLayers } from '../../map/PlanLayers.tsx';
import type { PlanView } from '../../map/planView.ts';

/** `idle` lets the page do what it has to in between: the first rendering of React is work by itself, even of nothing. */
export async function showLayers(element: HTMLElement, view: PlanView, idle: () => Promise<void>): Promise<void> {
  const root = createRoot(element.appendChild(document.createElement('div')));
  root.render(<i hidden />);
  await idle();
  root.render(<PlanLayers view={view} hasGround={false} />);
}
