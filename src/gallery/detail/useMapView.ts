import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import type { Size, Viewport } from '../../domain/plan/viewport.ts';
import { galleryStateAtom, updateStateAtom } from '../states/galleryState.ts';

/** Moves the map to the state's view once. The returned function then keeps the state up to date with the map's view. */
export function useMapView(handle: PlanHandle | null, { width, height }: Size): (view: Viewport) => void {
  const { view } = useAtomValue(galleryStateAtom);
  const updateState = useSetAtom(updateStateAtom);
  const [initialView] = useState(view);
  const fittedSize = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (initialView) handle?.setView(initialView);
  }, [handle, initialView]);
  // A new device size shows the whole plan, as the booker does on opening.
  useLayoutEffect(() => {
    if (!handle) return;
    const size = `${width}x${height}`;
    if (fittedSize.current !== undefined && fittedSize.current !== size) handle.fit();
    fittedSize.current = size;
  }, [handle, width, height]);
  return (current) => updateState({ view: current });
}
