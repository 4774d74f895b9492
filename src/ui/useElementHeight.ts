/** The height of an element as it is laid out, for what has to keep clear of it. */
import { type RefCallback, useCallback, useState } from 'react';

/** Height in CSS pixels, margins not included; 0 while the element is not there. */
export function useElementHeight<E extends HTMLElement>(): [number, RefCallback<E>] {
  const [height, setHeight] = useState(0);
  const ref = useCallback((element: E | null) => {
    if (!element) return;
    const measure = (): void => {
      setHeight(Math.round(element.getBoundingClientRect().height));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [height, ref];
}
