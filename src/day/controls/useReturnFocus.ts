import { useEffect } from 'react';

/**
 * Gives the focus back when a part of the page goes that had it: to what had it before, or to the element of a selector
 * where that is gone too. Call it before the part takes the focus.
 */
export function useReturnFocus(otherwise?: string): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      const isLost = (): boolean => document.activeElement === document.body;
      if (isLost() && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      if (isLost() && otherwise !== undefined) document.querySelector<HTMLElement>(otherwise)?.focus();
    };
  }, [otherwise]);
}
