import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back when Escape is pressed while the focus is in an element, or on nothing. Without an element, as for a mode,
 * the focus may be anywhere but in a dialog, and the call comes before those of elements.
 */
export function useEscape(onEscape: () => void, ref?: RefObject<HTMLElement | null>): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const isHere = ({ activeElement, body }: Document): boolean =>
      ref ? activeElement === body || ref.current?.contains(activeElement) === true : !activeElement?.closest('dialog');
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isHere(document)) return;
      event.preventDefault();
      escape();
    };
    const options = { capture: !ref };
    document.addEventListener('keydown', handleKeyDown, options);
    return () => document.removeEventListener('keydown', handleKeyDown, options);
  }, [ref]);
}
