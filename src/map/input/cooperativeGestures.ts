/**
 * Who gets one finger on the plan, where the page around it scrolls. A plan that takes every finger is a trap there: who
 * scrolls by and happens to touch it is stuck. So the finger, and the wheel, scroll the page until the visitor turns to
 * the plan, by a tap, two fingers, a mouse button, a key or the zoom buttons; from then on they move the plan, until a
 * press elsewhere or until it has left the window. Elsewhere is also what lies over the plan, as a sheet does. A plan that
 * leaves no place to press elsewhere never takes the page's finger for good. Where the page does not scroll, the plan has them all.
 */
import type { GestureIntent, PointerKind } from './gestures.ts';

export type CooperativeGestures = {
  /** The visitor has turned to the plan. */
  claim(): void;
  /** Whether one finger, or a wheel, over the plan is the page's. */
  readonly pageScrolls: boolean;
  stop(): void;
};

/** A strip along an edge of the window that narrow, in CSS pixels, can't be pressed. */
const PRESSABLE = 24;

export function cooperativeGestures(element: HTMLElement): CooperativeGestures {
  const stopped = new AbortController();
  const [root, { body }] = [document.documentElement, document];
  let claimed = false;
  let pageScrolls = false;
  // In the midst of each edge of the window there is nothing but the plan: neither page around it nor what lies over it.
  const fills = (): boolean => {
    const [{ innerWidth: width, innerHeight: height }, inset] = [window, PRESSABLE / 2];
    return [
      [width / 2, inset],
      [width / 2, height - inset],
      [inset, height / 2],
      [width - inset, height / 2],
    ].every(([x, y]) => element.contains(document.elementFromPoint(x!, y!)));
  };
  const decide = (): void => {
    const page = document.scrollingElement ?? root;
    const scrolls =
      page.scrollHeight > window.innerHeight + 1 &&
      [root, body].every((part) => !/hidden|clip/.test(getComputedStyle(part).overflowY));
    pageScrolls = scrolls && !(claimed && !fills());
    element.style.touchAction = pageScrolls ? 'pan-y' : '';
  };
  const turn = (to: boolean): void => {
    claimed = to;
    decide();
  };
  const on = (target: EventTarget, name: string, handle: (event: Event) => void, capture = false): void =>
    target.addEventListener(name, handle, { signal: stopped.signal, passive: false, capture });

  on(
    window,
    'pointerdown',
    ({ target }) => {
      if (!element.contains(target as Node)) turn(false);
    },
    true,
  );
  on(element, 'focus', () => {
    if (element.matches(':focus-visible')) turn(true);
  });
  for (const name of ['resize', 'scroll']) on(window, name, decide);
  // What touch-action lets begin, a vertical move, must not begin with two fingers in Safari either, nor with the one that they leave.
  on(element, 'touchstart', (event) => {
    if (event.cancelable && (event as TouchEvent).targetTouches.length > 1) event.preventDefault();
  });
  on(element, 'touchmove', (event) => {
    if (event.cancelable && !pageScrolls) event.preventDefault();
  });
  const sizes = new ResizeObserver(decide);
  for (const part of [root, body, element]) sizes.observe(part);
  const sight = new IntersectionObserver((seen) => {
    if (!seen.at(-1)!.isIntersecting) turn(false);
  });
  sight.observe(element);
  return {
    claim: () => {
      if (!claimed) turn(true);
    },
    get pageScrolls() {
      return pageScrolls;
    },
    stop: () => {
      stopped.abort();
      sizes.disconnect();
      sight.disconnect();
      element.style.touchAction = '';
    },
  };
}

/** A single finger may only be scrolling by; whatever else is done on the plan is meant for it. */
export function claimsPlan(intent: GestureIntent, kind: PointerKind): boolean {
  if (intent.type === 'move') return intent.factor !== 1;
  return intent.type === 'press' ? kind === 'mouse' : intent.type !== 'release';
}
