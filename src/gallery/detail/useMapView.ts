import { useAtomValue, useSetAtom } from 'jotai';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import type { Size, Viewport } from '../../map/camera/viewport.ts';
import { galleryStateAtom, updateStateAtom } from '../states/galleryState.ts';

/** A view in an address is as exact as numbers are; a clamped one may differ in the last digit. */
const VIEW_TOLERANCE_PX = 0.01;

const isSameView = (a: Viewport, b: Viewport): boolean =>
  Math.abs(a.scale / b.scale - 1) < 1e-6 &&
  Math.abs(a.x - b.x) < VIEW_TOLERANCE_PX &&
  Math.abs(a.y - b.y) < VIEW_TOLERANCE_PX;

/**
 * Moves the map to the state's view once, and reports if the map's limits don't allow it. The returned function then
 * keeps the state up to date with the map's view.
 */
export function useMapView(
  handle: PlanHandle | null,
  { width, height }: Size,
  onViewLimited: () => void,
): (view: Viewport) => void {
  const { view } = useAtomValue(galleryStateAtom);
  const updateState = useSetAtom(updateStateAtom);
  const [initialView] = useState(view);
  const isChecked = useRef(initialView === undefined);
  /** Checks the first view that the map shows after it has got the state's. */
  const checkLimit = (shown: Viewport): void => {
    if (isChecked.current || !initialView) return;
    isChecked.current = true;
    if (!isSameView(shown, initialView)) onViewLimited();
  };
  const checkFirstView = useEffectEvent(checkLimit);
  const fittedSize = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!handle || !initialView) return;
    handle.setView(initialView);
    const shown = handle.currentView();
    if (shown) checkFirstView(shown);
  }, [handle, initialView]);
  // A new device size shows the whole plan, as the booker does on opening.
  useLayoutEffect(() => {
    if (!handle) return;
    const size = `${width}x${height}`;
    if (fittedSize.current !== undefined && fittedSize.current !== size) handle.fit();
    fittedSize.current = size;
  }, [handle, width, height]);
  return (current) => {
    // The first view may not have been known before.
    if (handle) checkLimit(current);
    updateState({ view: current });
  };
}
