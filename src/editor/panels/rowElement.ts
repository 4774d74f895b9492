import type { RefObject } from 'react';

/** Returns the element of a list's row by its `data-row` index, or undefined if the row is not rendered. */
export function rowElement(scroller: RefObject<HTMLElement | null>, index: number): HTMLElement | undefined {
  return scroller.current?.querySelector<HTMLElement>(`[data-row="${index}"]`) ?? undefined;
}
