/** Binds the gesture recogniser and the plan's keys to an element. */
import type { Point } from '../../domain/geometry/boxes.ts';
import {
  IDLE_GESTURE,
  type GestureInput,
  type GestureIntent,
  LONG_PRESS_MS,
  type PointerKind,
  recognizeGesture,
} from './gestures.ts';
import type { PointerInterceptor } from './pointerInterceptor.ts';

/** What a key asks for: steps of zoom, a move of the view in steps, or the whole plan. */
export type KeyCommand =
  | { readonly zoom: 1 | -1 }
  | { readonly pan: { readonly x: number; readonly y: number } }
  | { readonly fit: true };

const KEYS: Readonly<Record<string, KeyCommand>> = {
  '+': { zoom: 1 },
  '=': { zoom: 1 },
  '-': { zoom: -1 },
  _: { zoom: -1 },
  '\u2212': { zoom: -1 },
  '0': { fit: true },
  ArrowLeft: { pan: { x: 1, y: 0 } },
  ArrowRight: { pan: { x: -1, y: 0 } },
  ArrowUp: { pan: { x: 0, y: 1 } },
  ArrowDown: { pan: { x: 0, y: -1 } },
};

export type PointerHandlers = {
  intent(intent: GestureIntent, kind: PointerKind): void;
  key(command: KeyCommand): void;
  /** The mouse goes over the plan with no button down. */
  hover(at: Point, event: PointerEvent): void;
  /** Who takes single pointers first, if anybody. */
  interceptor(): PointerInterceptor | undefined;
  /** Whether a tap there means nothing of its own. */
  isEmptyAt(at: Point): boolean;
  /** Whether a long press means something of its own; if not, it ends as a tap. */
  hasLongPress(): boolean;
  /** Whether the page scrolls with a wheel over the plan. */
  pageScrolls(): boolean;
};

/** Buttons of a mouse as `PointerEvent.buttons` has them. The middle one moves the plan, where the main one draws. */
const MAIN = 1;
const MIDDLE = 4;

/** Lines and pages of a wheel, in pixels. */
const WHEEL_UNIT = [1, 33, 400];

/** Chrome and Safari on macOS tell three of the old wheel's units a pixel of what counts pixels, and notches of 120 else. */
function isPrecise(event: WheelEvent): boolean {
  const { wheelDeltaY } = event as WheelEvent & { readonly wheelDeltaY?: number };
  return event.deltaMode === 0 && event.deltaY !== 0 && wheelDeltaY === -3 * event.deltaY;
}

function kindOf({ pointerType }: PointerEvent): PointerKind {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}

/** Makes an element focusable and listens on it until the returned function is called. `reset` ends whatever gesture goes on. */
export function bindPointerEvents(element: HTMLElement, handlers: PointerHandlers): { reset(): void; stop(): void } {
  const listening = new AbortController();
  const { signal } = listening;
  element.tabIndex = 0;
  let gesture = IDLE_GESTURE;
  let corner = { x: 0, y: 0 };
  let timer = 0;
  let lastKind: PointerKind = 'mouse';
  /** A pointer that a hand has taken, and where it is. */
  let taken: { readonly hand: PointerInterceptor; readonly last: PointerEvent } | undefined;

  const feed = (input: GestureInput): void => {
    const step = recognizeGesture(gesture, input);
    gesture = step.gesture;
    for (const intent of step.intents) handlers.intent(intent, lastKind);
  };
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handle: (event: HTMLElementEventMap[Name]) => void,
  ): void => element.addEventListener(name, handle, { signal, passive: false });
  const measure = (): void => {
    const { left, top } = element.getBoundingClientRect();
    corner = { x: left, y: top };
  };
  const placeOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX - corner.x, y: clientY - corner.y });
  const letGo = (): void => {
    const hand = taken?.hand;
    taken = undefined;
    hand?.cancel();
  };
  const reset = (): void => {
    letGo();
    feed({ type: 'reset' });
  };
  const pointer = (type: 'down' | 'move' | 'up' | 'cancel', event: PointerEvent): void => {
    const kind = (lastKind = kindOf(event));
    const place = placeOf(event);
    feed({
      type,
      id: event.pointerId,
      ...place,
      time: event.timeStamp,
      kind,
      bare: type === 'down' && handlers.isEmptyAt(place),
    });
  };

  const end = (type: 'up' | 'cancel', event: PointerEvent): void => {
    if (taken?.last.pointerId !== event.pointerId) pointer(type, event);
    else if (type === 'cancel') letGo();
    else {
      const { hand } = taken;
      taken = undefined;
      hand.up(placeOf(event), event);
    }
  };

  on('pointerdown', (event) => {
    const hand = handlers.interceptor();
    if (event.button !== 0 && !(event.button === 1 && hand)) return;
    // The first finger of all: the end of any other was never told.
    if (event.isPrimary && (gesture.fingers.length > 0 || taken)) reset();
    if (gesture.fingers.length === 0 && !taken) measure();
    // A pointer that is gone already can't be captured; its end comes all the same.
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      /* nothing to hold */
    }
    if (hand && !taken && event.button === 0 && gesture.fingers.length === 0 && hand.down(placeOf(event), event)) {
      taken = { hand, last: event };
      // What flies stands still under the hand.
      handlers.intent({ type: 'press' }, kindOf(event));
      return;
    }
    if (taken) {
      const { last } = taken;
      letGo();
      pointer('down', last);
    }
    pointer('down', event);
    clearTimeout(timer);
    if (handlers.hasLongPress())
      timer = window.setTimeout(() => feed({ type: 'wait', time: event.timeStamp + LONG_PRESS_MS }), LONG_PRESS_MS);
  });
  on('pointermove', (event) => {
    // The button was let go where no event told of it, or with another still down: then only this move tells of it.
    if (event.pointerType === 'mouse' && (event.buttons & (MAIN | (handlers.interceptor() ? MIDDLE : 0))) === 0) {
      end('cancel', event);
      measure();
      if (event.buttons === 0) handlers.hover(placeOf(event), event);
    } else if (taken?.last.pointerId === event.pointerId) {
      taken = { ...taken, last: event };
      taken.hand.move(placeOf(event), event);
    } else pointer('move', event);
  });
  on('pointerup', (event) => end(event.button === 0 ? 'up' : 'cancel', event));
  on('pointercancel', (event) => end('cancel', event));
  on('lostpointercapture', (event) => end('cancel', event));
  on('wheel', (event) => {
    if (!event.ctrlKey && handlers.pageScrolls()) return;
    event.preventDefault();
    measure();
    const unit = WHEEL_UNIT[event.deltaMode] ?? 1;
    const by = { x: event.deltaX * unit, y: event.deltaY * unit };
    feed({
      type: 'wheel',
      ...placeOf(event),
      by,
      ctrl: event.ctrlKey,
      precise: isPrecise(event),
      time: event.timeStamp,
    });
  });
  on('contextmenu', (event) => event.preventDefault());
  // Safari zooms the page by gesture events of its own, whatever touch-action says.
  for (const name of ['gesturestart', 'gesturechange', 'gestureend']) {
    element.addEventListener(name, (event) => event.preventDefault(), { signal, passive: false });
  }
  on('keydown', (event) => {
    const command = KEYS[event.key];
    if (!command || event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    handlers.key(command);
  });
  window.addEventListener('blur', reset, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) reset();
    },
    { signal },
  );
  return {
    reset,
    stop: () => {
      clearTimeout(timer);
      reset();
      listening.abort();
    },
  };
}
