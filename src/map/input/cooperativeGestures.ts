/**
 * Cooperative gestures: who gets one finger on the plan if the page around it scrolls. If the plan took every finger, a
 * visitor who touches it while scrolling by would be stuck. So one finger, and the wheel, scroll the page until the
 * visitor claims the plan by a tap, two fingers, a mouse button, a key or the zoom buttons. From then on they move the
 * plan, until a press elsewhere (also on something that lies over the plan) or until the plan leaves the window. A plan
 * that leaves no room to press elsewhere never keeps the page's finger. If the page can't scroll, the plan gets every
 * gesture.
 */
import type { PointerType } from './dragThreshold.ts';
import type { Gesture } from './gestures.ts';

export type CooperativeGestures = {
  /** The visitor has claimed the plan. */
  claim(): void;
  /** Whether one finger, or the wheel, over the plan scrolls the page. */
  readonly pageScrolls: boolean;
  stop(): void;
};

/** A strip narrower than this along an edge of the window is too small to press. */
const MIN_PRESSABLE_PX = 24;

export function cooperativeGestures(element: HTMLElement): CooperativeGestures {
  const stopped = new AbortController();
  const root = document.documentElement;
  const { body } = document;
  let isClaimed = false;
  let pageScrolls = false;
  /** Whether nothing but the plan lies in the middle of each edge of the window. */
  const fillsWindow = (): boolean => {
    const { innerWidth: width, innerHeight: height } = window;
    const inset = MIN_PRESSABLE_PX / 2;
    return (
      [
        [width / 2, inset],
        [width / 2, height - inset],
        [inset, height / 2],
        [width - inset, height / 2],
      ] as const
    ).every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  };
  const update = (): void => {
    const page = document.scrollingElement ?? root;
    const canScroll =
      // In a frame that is as high as its content, the page around the frame scrolls.
      root.dataset['embed'] === 'inline' ||
      (page.scrollHeight > window.innerHeight + 1 &&
        [root, body].every((part) => !/hidden|clip/.test(getComputedStyle(part).overflowY)));
    pageScrolls = canScroll && !(isClaimed && !fillsWindow());
    element.style.touchAction = pageScrolls ? 'pan-y' : '';
  };
  const setClaimed = (value: boolean): void => {
    isClaimed = value;
    update();
  };
  const on = (target: EventTarget, name: string, handle: (event: Event) => void): void =>
    target.addEventListener(name, handle, { signal: stopped.signal, passive: false, capture: true });

  on(window, 'pointerdown', ({ target }) => {
    if (!element.contains(target as Node)) setClaimed(false);
  });
  on(element, 'focus', () => {
    if (element.matches(':focus-visible')) setClaimed(true);
  });
  for (const name of ['resize', 'scroll']) on(window, name, update);
  // `pan-y` lets a vertical scroll begin. In Safari it would begin with two fingers too, or with the one that remains
  // of them.
  on(element, 'touchstart', (event) => {
    if (event.cancelable && (event as TouchEvent).targetTouches.length > 1) event.preventDefault();
  });
  on(element, 'touchmove', (event) => {
    if (event.cancelable && !pageScrolls) event.preventDefault();
  });
  const sizes = new ResizeObserver(update);
  for (const part of [root, body, element]) sizes.observe(part);
  const visibility = new IntersectionObserver((entries) => {
    if (!entries.at(-1)?.isIntersecting) setClaimed(false);
  });
  visibility.observe(element);
  return {
    claim: () => {
      if (!isClaimed) setClaimed(true);
    },
    get pageScrolls() {
      return pageScrolls;
    },
    stop: () => {
      stopped.abort();
      sizes.disconnect();
      visibility.disconnect();
      element.style.touchAction = '';
    },
  };
}

/**
 * Whether a gesture claims the plan. A single finger may only be scrolling by; everything else is meant for the plan.
 */
export function claimsPlan(gesture: Gesture, pointerType: PointerType): boolean {
  if (gesture.type === 'move') return gesture.factor !== 1;
  return gesture.type === 'press' ? pointerType === 'mouse' : gesture.type !== 'release';
}
