import { type RefCallback, useCallback, useState } from 'react';

/**
 * Returns an element's border box height in whole CSS pixels, kept up to date, and the ref to set. 0 until it is
 * mounted.
 */
export function useElementHeight<E extends HTMLElement>(): [number, RefCallback<E>] {
  const [height, setHeight] = useState(0);
  const ref = useCallback((element: E | null) => {
    if (!element) return undefined;
    const measure = (): void => setHeight(Math.round(element.getBoundingClientRect().height));
    measure();
    const observer = new ResizeObserver(measure);
    // A change of the padding alone counts too.
    observer.observe(element, { box: 'border-box' });
    return () => observer.disconnect();
  }, []);
  return [height, ref];
}
