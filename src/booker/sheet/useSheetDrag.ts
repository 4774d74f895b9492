import { type DOMAttributes, type RefObject, useRef } from 'react';
import { DRAG_THRESHOLD_PX } from '../../map/input/dragThreshold.ts';

/** At this speed or faster, the direction of a drag decides where it ends; below, the nearer end does. */
const MIN_FLICK_PX_PER_MS = 0.4;

type SheetDrag = {
  readonly startY: number;
  readonly startHeight: number;
  lastY: number;
  lastTimeMs: number;
  /** CSS pixels per millisecond, positive downwards. */
  velocity: number;
  isDragging: boolean;
};

/** Opens and closes a bottom sheet by a drag of its head: `body` follows the finger, then snaps to an end. */
export function useSheetDrag(
  body: RefObject<HTMLElement | null>,
  setOpen: (isOpen: boolean) => void,
): DOMAttributes<HTMLElement> {
  const dragRef = useRef<SheetDrag>(undefined);
  const ignoreClick = useRef(false);

  const endDrag = (isCanceled: boolean): void => {
    const drag = dragRef.current;
    const element = body.current;
    dragRef.current = undefined;
    if (!drag?.isDragging || !element) return;
    const height = element.clientHeight;
    element.style.removeProperty('height');
    element.style.removeProperty('transition');
    // The browser dispatches the click of this press before any timer runs.
    ignoreClick.current = true;
    setTimeout(() => {
      ignoreClick.current = false;
    });
    if (isCanceled) return;
    const isFlick = Math.abs(drag.velocity) >= MIN_FLICK_PX_PER_MS;
    setOpen(isFlick ? drag.velocity < 0 : height > window.innerHeight / 4);
  };
  return {
    onPointerDown(event) {
      if (!event.isPrimary || event.button !== 0) return;
      dragRef.current = {
        startY: event.clientY,
        startHeight: body.current?.clientHeight ?? 0,
        lastY: event.clientY,
        lastTimeMs: event.timeStamp,
        velocity: 0,
        isDragging: false,
      };
    },
    onPointerMove(event) {
      const drag = dragRef.current;
      const element = body.current;
      if (!drag || !element || !event.isPrimary) return;
      if (!drag.isDragging) {
        if (
          Math.abs(event.clientY - drag.startY) < DRAG_THRESHOLD_PX[event.pointerType === 'mouse' ? 'mouse' : 'touch']
        )
          return;
        drag.isDragging = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        element.style.setProperty('transition', 'none');
      }
      drag.velocity = (event.clientY - drag.lastY) / Math.max(1, event.timeStamp - drag.lastTimeMs);
      drag.lastY = event.clientY;
      drag.lastTimeMs = event.timeStamp;
      element.style.setProperty('height', `${Math.max(0, drag.startHeight + drag.startY - event.clientY)}px`);
    },
    onPointerUp: () => endDrag(false),
    onPointerCancel: () => endDrag(true),
    onClickCapture(event) {
      if (!ignoreClick.current) return;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
