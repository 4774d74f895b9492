/** Opens and closes the sheet by a pull on its head: the body follows the finger, and goes where it was sent. */
import { type PointerEvent, type RefObject, useRef } from 'react';

/** A finger that moves less is a tap on the button, in CSS pixels. */
const SLACK = 6;
/** From this speed on the direction decides, in CSS pixels a millisecond; else the nearer end does. */
const FLICK = 0.4;

type Pull = {
  readonly startY: number;
  readonly height: number;
  lastY: number;
  lastAt: number;
  speed: number;
  pulled: boolean;
};
export type SheetDragHandlers = {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onClickCapture(event: { stopPropagation(): void; preventDefault(): void }): void;
};

export function useSheetDrag(body: RefObject<HTMLElement | null>, setOpen: (open: boolean) => void): SheetDragHandlers {
  const pull = useRef<Pull>(undefined);
  const swallow = useRef(false);

  const end = (sent: boolean): void => {
    const done = pull.current;
    const element = body.current;
    pull.current = undefined;
    if (!done?.pulled || !element) return;
    const height = element.clientHeight;
    element.style.removeProperty('height');
    element.style.removeProperty('transition');
    swallow.current = true;
    // The click that follows comes before any timer.
    setTimeout(() => {
      swallow.current = false;
    });
    if (!sent) return;
    if (Math.abs(done.speed) >= FLICK) setOpen(done.speed < 0);
    else setOpen(height > window.innerHeight / 4);
  };
  return {
    onPointerDown(event) {
      if (!event.isPrimary || event.button !== 0) return;
      pull.current = {
        startY: event.clientY,
        height: body.current?.clientHeight ?? 0,
        lastY: event.clientY,
        lastAt: event.timeStamp,
        speed: 0,
        pulled: false,
      };
    },
    onPointerMove(event) {
      const current = pull.current;
      const element = body.current;
      if (!current || !element || !event.isPrimary) return;
      if (!current.pulled) {
        if (Math.abs(event.clientY - current.startY) < SLACK) return;
        current.pulled = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        element.style.setProperty('transition', 'none');
      }
      const elapsed = Math.max(1, event.timeStamp - current.lastAt);
      current.speed = (event.clientY - current.lastY) / elapsed;
      current.lastY = event.clientY;
      current.lastAt = event.timeStamp;
      element.style.setProperty('height', `${Math.max(0, current.height + current.startY - event.clientY)}px`);
    },
    onPointerUp: () => {
      end(true);
    },
    onPointerCancel: () => {
      end(false);
    },
    onClickCapture(event) {
      if (!swallow.current) return;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
