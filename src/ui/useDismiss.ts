import { type RefObject, useEffect, useEffectEvent } from 'react';

type DismissReason = 'outside-press' | 'focus-out' | 'escape';

/**
 * Calls back when the user leaves an open popover: presses a target outside of it, moves the focus out of it, or presses
 * Escape anywhere. Does nothing while `isOpen` is false.
 */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (reason: DismissReason, pressed?: EventTarget | null) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isOpen) return undefined;
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Node && ref.current !== null && !ref.current.contains(target);
    const listeners = new AbortController();
    const { signal } = listeners;
    // Captured: the map stops some presses from bubbling.
    document.addEventListener('pointerdown', ({ target }) => isOutside(target) && dismiss('outside-press', target), {
      capture: true,
      signal,
    });
    document.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        if (!isOutside(target) && isOutside(relatedTarget)) dismiss('focus-out');
      },
      { signal },
    );
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss('escape'), { signal });
    return () => listeners.abort();
  }, [ref, isOpen]);
}
