import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when Escape is pressed while the focus is in an element, or on nothing. */
export function useEscape(ref: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      const { activeElement } = document;
      const isHere = activeElement === document.body || ref.current?.contains(activeElement) === true;
      if (event.key !== 'Escape' || event.defaultPrevented || !isHere) return;
      event.preventDefault();
      escape();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [ref]);
}
