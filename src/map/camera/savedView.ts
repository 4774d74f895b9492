/** What a plan shows when it leaves the page, for it to be shown again, on an element of another size too. */
import type { Camera } from './camera.ts';
import { type Size, type Viewport, recenterView, viewsAlmostEqual } from './viewport.ts';

/** A view, and the size of the element that showed it, in CSS pixels. */
export type SavedView = { readonly view: Viewport; readonly size: Size };

/** Ends all movement, and gives what is shown then; undefined for the whole plan. */
export function saveView(camera: Camera, size: Size): SavedView | undefined {
  const view = camera.viewAt(Number.POSITIVE_INFINITY);
  return view && camera.fittedView && !viewsAlmostEqual(view, camera.fittedView) ? { view, size } : undefined;
}

/** The view that shows the same on an element of that size: what stood in its middle does so again, equally large. */
export function restoreView(size: Size, { view, size: before }: SavedView): Viewport {
  return recenterView(view, { x: 0, y: 0, ...before }, { x: 0, y: 0, ...size });
}
