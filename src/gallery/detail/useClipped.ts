import { type RefObject, useEffect, useState } from 'react';
import type { Size } from '../../map/camera/viewport.ts';

/** For wheels that report lines. */
const LINE_HEIGHT_PX = 16;

/**
 * Returns whether a scroll container clips its content of `size` (CSS pixels). The map takes the wheel for zooming, so
 * the wheel over the container's siblings scrolls the container.
 */
export function useClipped(containerRef: RefObject<HTMLElement | null>, { width, height }: Size): boolean {
  const [isClipped, setIsClipped] = useState(false);
  useEffect(() => {
    const container = containerRef.current;
    const parent = container?.parentElement;
    if (!container || !parent) return undefined;
    const observer = new ResizeObserver(() => {
      setIsClipped(container.clientWidth < width || container.clientHeight < height);
    });
    observer.observe(container);
    const scroll = ({ target, deltaX, deltaY, deltaMode }: WheelEvent): void => {
      if (container.contains(target as Node)) return;
      const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_HEIGHT_PX : 1;
      container.scrollBy(deltaX * pixels, deltaY * pixels);
    };
    parent.addEventListener('wheel', scroll, { passive: true });
    return () => {
      observer.disconnect();
      parent.removeEventListener('wheel', scroll);
    };
  }, [containerRef, width, height]);
  return isClipped;
}
