/** Binds the gesture recogniser and the plan's keys to an element. */
import type { Point } from '../domain/geometry.ts';
import { IDLE, type Input, type Intent, LONG_TAP, type PointerKind, recognise } from './gestures.ts';

/** What a key asks for: steps of zoom, a move of the view in steps, or the whole plan. */
export type KeyCommand = { readonly zoom: 1 | -1 } | { readonly pan: { readonly x: number; readonly y: number } } | { readonly fit: true };

const KEYS: Readonly<Record<string, KeyCommand>> = {
  '+': { zoom: 1 }, '=': { zoom: 1 }, '-': { zoom: -1 }, '_': { zoom: -1 }, '0': { fit: true },
  ArrowLeft: { pan: { x: 1, y: 0 } }, ArrowRight: { pan: { x: -1, y: 0 } }, ArrowUp: { pan: { x: 0, y: 1 } }, ArrowDown: { pan: { x: 0, y: -1 } },
};

export type PointerHandlers = {
  intent(intent: Intent, kind: PointerKind): void;
  key(command: KeyCommand): void;
  /** The mouse goes over the plan with no button down. */
  hover(at: Point): void;
  /** Whether a long press means something of its own; if not, it ends as a tap. */
  longTaps(): boolean;
};

/** Lines and pages of a wheel, in pixels. */
const WHEEL_UNIT = [1, 33, 400];

/** Makes an element focusable and listens on it until the returned function is called. `reset` ends whatever gesture goes on. */
export function listenTo(element: HTMLElement, handlers: PointerHandlers): { reset(): void; stop(): void } {
  const listening = new AbortController();
  element.tabIndex = 0;
  let gesture = IDLE;
  let corner = { x: 0, y: 0 };
  let timer = 0;
  let lastKind: PointerKind = 'mouse';

  const feed = (input: Input): void => {
    const step = recognise(gesture, input);
    gesture = step.gesture;
    for (const intent of step.intents) handlers.intent(intent, lastKind);
  };
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, handle: (event: HTMLElementEventMap[Name]) => void): void =>
    element.addEventListener(name, handle, { signal: listening.signal, passive: false });
  const measure = (): void => { const { left, top } = element.getBoundingClientRect(); corner = { x: left, y: top }; };
  const placeOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX - corner.x, y: clientY - corner.y });
  const pointer = (type: 'down' | 'move' | 'up' | 'cancel', event: PointerEvent): void => {
    const kind = event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
    lastKind = kind;
    feed({ type, id: event.pointerId, ...placeOf(event), time: event.timeStamp, kind });
  };

  on('pointerdown', (event) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (gesture.fingers.length === 0) measure();
    // A pointer that is gone already can't be captured; its end comes all the same.
    try { element.setPointerCapture(event.pointerId); } catch { /* nothing to hold */ }
    pointer('down', event);
    clearTimeout(timer);
    if (handlers.longTaps()) timer = window.setTimeout(() => feed({ type: 'wait', time: event.timeStamp + LONG_TAP }), LONG_TAP);
  });
  on('pointermove', (event) => {
    // The button was let go where no event told of it.
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      pointer('cancel', event);
      measure();
      handlers.hover(placeOf(event));
    } else pointer('move', event);
  });
  on('pointerup', (event) => pointer('up', event));
  on('pointercancel', (event) => pointer('cancel', event));
  on('lostpointercapture', (event) => pointer('cancel', event));
  on('wheel', (event) => {
    event.preventDefault();
    measure();
    feed({ type: 'wheel', ...placeOf(event), delta: event.deltaY * (WHEEL_UNIT[event.deltaMode] ?? 1), fine: event.ctrlKey });
  });
  on('contextmenu', (event) => event.preventDefault());
  // Safari zooms the page by gesture events of its own, whatever touch-action says.
  for (const name of ['gesturestart', 'gesturechange', 'gestureend']) {
    element.addEventListener(name, (event) => event.preventDefault(), { signal: listening.signal, passive: false });
  }
  on('keydown', (event) => {
    const command = KEYS[event.key];
    if (!command || event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    handlers.key(command);
  });
  const reset = (): void => feed({ type: 'reset' });
  window.addEventListener('blur', reset, { signal: listening.signal });
  return {
    reset,
    stop: () => { clearTimeout(timer); listening.abort(); },
  };
}
