import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { isLogOpenAtom } from '../log/log.ts';
import { modeAtom, selectedPartyAtom } from '../state/selection.ts';
import { isBlockingAtom } from './block/blocking.ts';
import { freeTablesAtom } from './dragState.ts';

/** A cover that leaves more of the plan's width free lies at its side. */
const MIN_BOTTOM_SHARE = 0.8;

/**
 * Tells the plan what lies over it for a while, so that it keeps its place but can be moved clear. Elements with
 * `data-covers-plan` do: at the bottom, or at the side where there is room. Returns how much of the lower controls' room
 * they cover, in CSS pixels.
 */
export function usePlanCovers(handle: PlanHandle | null): { readonly bottom: number; readonly side: number } {
  // Each of these brings covers and takes them away.
  useAtomValue(modeAtom);
  useAtomValue(selectedPartyAtom);
  useAtomValue(isLogOpenAtom);
  useAtomValue(isBlockingAtom);
  useAtomValue(freeTablesAtom);
  const [covered, setCovered] = useState({ bottom: 0, side: 0 });
  useLayoutEffect(() => {
    if (!handle) return undefined;
    const covers = [...document.querySelectorAll<HTMLElement>('[data-covers-plan]')];
    const measure = (): void => {
      const plan = handle.element.getBoundingClientRect();
      let bottom = 0;
      let side: DOMRect | undefined;
      for (const cover of covers) {
        const box = cover.getBoundingClientRect();
        const isApart =
          box.right <= plan.left || box.left >= plan.right || box.bottom <= plan.top || box.top >= plan.bottom;
        if (box.height === 0 || isApart || getComputedStyle(cover).visibility === 'hidden') continue;
        if (cover.dataset['coversPlan'] === 'bottom' || box.width > plan.width * MIN_BOTTOM_SHARE)
          bottom = Math.max(bottom, plan.bottom - box.top);
        else side = box;
      }
      handle.setObscuredBottom(bottom);
      handle.setObscuredCorner(side && { x: side.left - plan.left, y: 0, width: side.width, height: plan.height });
      const width = side && side.bottom >= plan.bottom - 1 ? side.width : 0;
      setCovered((old) => (old.bottom === bottom && old.side === width ? old : { bottom, side: width }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [...covers, handle.element]) observer.observe(element);
    return () => observer.disconnect();
  });
  return covered;
}
