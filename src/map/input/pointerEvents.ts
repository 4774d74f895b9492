/** Binds the gesture recognizer and the plan's keys to an element. */
import type { Point } from '../../domain/geometry/boxes.ts';
import type { PointerType } from './dragThreshold.ts';
import { type Gesture, type GestureInput, IDLE_GESTURE, LONG_PRESS_MS, recognizeGesture } from './gestures.ts';
import type { PointerInterceptor } from './pointerInterceptor.ts';

export type KeyCommand =
  | { readonly type: 'zoom'; readonly steps: 1 | -1 }
  | { readonly type: 'pan'; readonly steps: Point }
  | { readonly type: 'fit' };

const KEYS: Readonly<Record<string, KeyCommand>> = {
  '+': { type: 'zoom', steps: 1 },
  '=': { type: 'zoom', steps: 1 },
  '-': { type: 'zoom', steps: -1 },
  _: { type: 'zoom', steps: -1 },
  '\u2212': { type: 'zoom', steps: -1 },
  '0': { type: 'fit' },
  ArrowLeft: { type: 'pan', steps: { x: 1, y: 0 } },
  ArrowRight: { type: 'pan', steps: { x: -1, y: 0 } },
  ArrowUp: { type: 'pan', steps: { x: 0, y: 1 } },
  ArrowDown: { type: 'pan', steps: { x: 0, y: -1 } },
};

/** `key` is of the table that Konva's event has as its target. */
export type PointerHandlers = {
  /** For a tap or a long press, `key` is of the table where the pointer came down. */
  gesture(gesture: Gesture, pointerType: PointerType, key?: string): void;
  key(command: KeyCommand): void;
  /** The mouse moves over the plan with no button down. */
  hover(at: Point, event: PointerEvent, key: string | undefined): void;
  interceptor(): PointerInterceptor | undefined;
  /** Whether a long press has a meaning. If not, it ends as a tap. */
  hasLongPress(): boolean;
  /** Whether a wheel over the plan scrolls the page. */
  pageScrolls(): boolean;
};

/** Bits of `PointerEvent.buttons`. The middle button pans where an interceptor takes the main one. */
const MAIN_BUTTON = 1;
const MIDDLE_BUTTON = 4;

/** Pixels per unit of `WheelEvent.deltaMode`: pixels, lines, pages. */
const WHEEL_UNIT_PX = [1, 33, 400];

/**
 * On macOS, Chrome and Safari report three units of the legacy `wheelDelta` for each pixel of a touchpad; a notch has
 * 120.
 */
function isPixelPrecise(event: WheelEvent): boolean {
  const { wheelDeltaY } = event as WheelEvent & { readonly wheelDeltaY?: number };
  return event.deltaMode === 0 && event.deltaY !== 0 && wheelDeltaY === -3 * event.deltaY;
}

/** An event that only Safari has. `scale` is since its start. */
type SafariGestureEvent = Event & { readonly scale: number; readonly clientX: number; readonly clientY: number };

function pointerTypeOf({ pointerType }: PointerEvent): PointerType {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}

export type PointerBinding = {
  /** Handles a pointer event of the stage, with the key of the table that is its target. */
  handle(event: PointerEvent, key: string | undefined): void;
  /** Aborts the current gesture. */
  reset(): void;
  stop(): void;
};

/**
 * Makes an element focusable and listens to its keys and wheel until `stop` is called. Pointers come from Konva's stage,
 * by `handle`.
 */
export function bindPointerEvents(element: HTMLElement, handlers: PointerHandlers): PointerBinding {
  const listening = new AbortController();
  const { signal } = listening;
  element.tabIndex = 0;
  let state = IDLE_GESTURE;
  let corner = { x: 0, y: 0 };
  let longPressTimer = 0;
  let isLongPressed = false;
  let lastPointerType: PointerType = 'mouse';
  /** The key of the table where the first pointer came down. */
  let pressedKey: string | undefined;
  /** The pointer that an interceptor has taken, with its latest event. */
  let taken: { readonly interceptor: PointerInterceptor; readonly last: PointerEvent } | undefined;

  const feed = (input: GestureInput): void => {
    const step = recognizeGesture(state, input);
    state = step.state;
    for (const gesture of step.gestures) {
      if (gesture.type === 'long-press') isLongPressed = true;
      handlers.gesture(gesture, lastPointerType, pressedKey);
    }
  };
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handle: (event: HTMLElementEventMap[Name]) => void,
  ): void => element.addEventListener(name, handle, { signal, passive: false });
  const measureCorner = (): void => {
    const { left, top } = element.getBoundingClientRect();
    corner = { x: left, y: top };
  };
  const pointOf = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point => ({
    x: clientX - corner.x,
    y: clientY - corner.y,
  });
  const cancelTaken = (): void => {
    const interceptor = taken?.interceptor;
    taken = undefined;
    interceptor?.cancel();
  };
  const reset = (): void => {
    cancelTaken();
    feed({ type: 'reset' });
  };
  const feedPointer = (type: 'down' | 'move' | 'up' | 'cancel', event: PointerEvent): void => {
    const pointerType = pointerTypeOf(event);
    lastPointerType = pointerType;
    const at = pointOf(event);
    feed({
      type,
      id: event.pointerId,
      ...at,
      time: event.timeStamp,
      pointerType,
      onEmptyGround: type === 'down' && pressedKey === undefined,
    });
  };
  const end = (type: 'up' | 'cancel', event: PointerEvent): void => {
    if (taken?.last.pointerId !== event.pointerId) feedPointer(type, event);
    else if (type === 'cancel') cancelTaken();
    else {
      const { interceptor } = taken;
      taken = undefined;
      interceptor.up(pointOf(event), event);
    }
  };

  const down = (event: PointerEvent, key: string | undefined): void => {
    const interceptor = handlers.interceptor();
    if (event.button !== 0 && !(event.button === 1 && interceptor)) return;
    // A primary pointer is the first one: if another is still down, its end was never reported.
    if (event.isPrimary && (state.pointers.length > 0 || taken)) reset();
    if (state.pointers.length === 0 && !taken) {
      measureCorner();
      pressedKey = key;
    }
    try {
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    } catch {
      /* The pointer has left already; its end arrives without the capture. */
    }
    if (
      interceptor &&
      !taken &&
      event.button === 0 &&
      state.pointers.length === 0 &&
      interceptor.down(pointOf(event), event)
    ) {
      taken = { interceptor, last: event };
      // Stops an animation under the pointer.
      handlers.gesture({ type: 'press' }, pointerTypeOf(event));
      return;
    }
    if (taken) {
      const { last } = taken;
      cancelTaken();
      feedPointer('down', last);
    }
    feedPointer('down', event);
    isLongPressed = false;
    clearTimeout(longPressTimer);
    if (handlers.hasLongPress())
      longPressTimer = window.setTimeout(
        () => feed({ type: 'wait', time: event.timeStamp + LONG_PRESS_MS }),
        LONG_PRESS_MS,
      );
  };
  const move = (event: PointerEvent, key: string | undefined): void => {
    const dragButtons = MAIN_BUTTON | (handlers.interceptor() ? MIDDLE_BUTTON : 0);
    // A button that is released outside the window, or while another is down, sends no event: this move reveals it.
    if (event.pointerType === 'mouse' && (event.buttons & dragButtons) === 0) {
      end('cancel', event);
      measureCorner();
      if (event.buttons === 0) handlers.hover(pointOf(event), event, key);
    } else if (taken?.last.pointerId === event.pointerId) {
      taken = { ...taken, last: event };
      taken.interceptor.move(pointOf(event), event);
    } else {
      feedPointer('move', event);
      // Ends here: React would look for listeners up the whole tree, in each frame of a gesture.
      event.stopPropagation();
    }
  };
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && handlers.pageScrolls()) return;
    event.preventDefault();
    measureCorner();
    const unit = WHEEL_UNIT_PX[event.deltaMode] ?? 1;
    const by = { x: event.deltaX * unit, y: event.deltaY * unit };
    feed({
      type: 'wheel',
      ...pointOf(event),
      by: event.shiftKey && by.x === 0 ? { x: by.y, y: 0 } : by,
      ctrl: event.ctrlKey || event.metaKey,
      // An editor's wheel pans, and zooms with ctrl, as in other drawing programs.
      isPixelPrecise: handlers.interceptor() !== undefined || isPixelPrecise(event),
      time: event.timeStamp,
    });
  };
  const handle = (event: PointerEvent, key: string | undefined): void => {
    if (event.type === 'pointerdown') down(event, key);
    else if (event.type === 'pointermove') move(event, key);
    else end(event.type === 'pointerup' && event.button === 0 ? 'up' : 'cancel', event);
  };
  on('wheel', wheel);
  // Konva tells nobody.
  on('lostpointercapture', (event) => end('cancel', event));
  on('contextmenu', (event) => event.preventDefault());
  // After a tap, browsers send mouse events and a click, which take a slow phone 10 ms. They only move the focus here.
  // After a long press that a browser takes for a tap, they would press what the long press has opened under the finger.
  element.addEventListener(
    'touchend',
    (event) => {
      if (event.cancelable && (isLongPressed || document.activeElement === element)) event.preventDefault();
    },
    { signal, passive: false },
  );
  // Safari zooms the page by its own gesture events, whatever touch-action says. On a Mac they are all it tells of a
  // pinch on a touchpad; on a phone they repeat what its fingers do.
  let lastScale = 1;
  const pinch = (event: Event): void => {
    event.preventDefault();
    const { type, scale, clientX, clientY } = event as SafariGestureEvent;
    if (type === 'gesturestart') measureCorner();
    else if (type === 'gesturechange' && state.pointers.length === 0 && !taken)
      handlers.gesture(
        { type: 'wheel-zoom', at: pointOf({ clientX, clientY }), factor: scale / lastScale, isNotch: false },
        'mouse',
      );
    lastScale = type === 'gesturechange' ? scale : 1;
  };
  for (const name of ['gesturestart', 'gesturechange', 'gestureend'])
    element.addEventListener(name, pinch, { signal, passive: false });
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
    handle,
    reset,
    stop: () => {
      clearTimeout(longPressTimer);
      reset();
      listening.abort();
    },
  };
}
