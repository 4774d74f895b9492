/** Saves the view of a plan that leaves the page, and restores it, on an element of another size too. */
import type { Camera } from './camera.ts';
import { type Size, type Viewport, recenterView, viewsAlmostEqual } from '../../domain/plan/viewport.ts';

/** A view, and the size of the element that showed it, in CSS pixels. */
export type SavedView = { readonly view: Viewport; readonly size: Size };

/** Ends all animation and returns the resulting view; undefined if it shows the whole plan. */
export function saveView(camera: Camera, size: Size): SavedView | undefined {
  const view = camera.viewAt(Number.POSITIVE_INFINITY);
  return view && camera.fittedView && !viewsAlmostEqual(view, camera.fittedView) ? { view, size } : undefined;
}

/** Returns the view that shows the same on an element of that size: the same center at the same scale. */
export function restoreView(size: Size, { view, size: before }: SavedView): Viewport {
  return recenterView(view, { x: 0, y: 0, ...before }, { x: 0, y: 0, ...size });
}
