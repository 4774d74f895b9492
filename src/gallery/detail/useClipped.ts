/** A device that is larger than the room it is shown in. */
import { type RefObject, useEffect, useState } from 'react';
import type { Size } from '../../map/camera/viewport.ts';

/** Pixels to a line, where a wheel counts in lines. */
const LINE = 16;

/**
 * Whether a scroller cuts off what is in it. The map takes the wheel for its zoom; so all that stands around it in the
 * scroller's parent scrolls the device.
 */
export function useClipped(scroller: RefObject<HTMLElement | null>, { width, height }: Size): boolean {
  const [cut, setCut] = useState(false);
  useEffect(() => {
    const element = scroller.current!;
    const watch = new ResizeObserver(() => {
      setCut(element.clientWidth < width || element.clientHeight < height);
    });
    watch.observe(element);
    const room = element.parentElement!;
    const scroll = ({ target, deltaX, deltaY, deltaMode }: WheelEvent): void => {
      if (element.contains(target as Node)) return;
      const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
      element.scrollBy(deltaX * pixels, deltaY * pixels);
    };
    room.addEventListener('wheel', scroll, { passive: true });
    return () => {
      watch.disconnect();
      room.removeEventListener('wheel', scroll);
    };
  }, [scroller, width, height]);
  return cut;
}
