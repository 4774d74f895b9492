/** Windowing for long lists of rows with known heights, on @tanstack/react-virtual. */
import {
  type Range,
  defaultRangeExtractor,
  observeElementOffset,
  observeElementRect,
  useVirtualizer,
} from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { VirtualRow } from './virtualRow.ts';

/** Rows rendered above and below the visible ones, so that fast scrolling shows no blank space. */
const OVERSCAN_ROWS = 8;

type VirtualRowsProps = {
  readonly count: number;
  /** Height of a row, in any unit. A new function makes the list lay out its rows again. */
  readonly rowSize: (index: number) => number;
  /** CSS pixels per unit. Using `rem` as the unit lets rows grow with the text size. */
  readonly unitPx: (scroller: HTMLElement) => number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Height assumed for the scroller before it is measured, in units. */
  readonly initialHeight: number;
  /** A row that stays rendered wherever the list is scrolled to, because it has the focus; -1 for none. */
  readonly keptIndex: number;
  readonly children: (rows: readonly VirtualRow[], totalSize: number) => ReactNode;
};

/** Passes the rows in sight, in list order, and the height of the whole list to `children`. */
export function VirtualRows(props: VirtualRowsProps): ReactNode {
  const { count, rowSize, unitPx, scroller, initialHeight, keptIndex, children } = props;
  // A parent's ref is set after its children's layout effects: the virtualizer finds its scroller in a second rendering.
  const [, setMounted] = useState(false);
  useLayoutEffect(() => {
    setMounted(true);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- The rule is about the React Compiler, which this build does not use.
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    estimateSize: rowSize,
    // The virtualizer lays the rows out again whenever this function changes.
    getItemKey: useCallback((index: number) => `${index}/${rowSize(index)}`, [rowSize]),
    overscan: OVERSCAN_ROWS,
    rangeExtractor: (range) => withKeptIndex(range, keptIndex),
    getScrollElement: () => scroller.current,
    initialRect: { width: 0, height: initialHeight },
    initialOffset: () => (scroller.current ? scroller.current.scrollTop / unitPx(scroller.current) : 0),
    observeElementRect: (instance, report) =>
      observeElementRect(instance, ({ width, height }) => {
        report({ width, height: instance.scrollElement ? height / unitPx(instance.scrollElement) : height });
      }),
    observeElementOffset: (instance, report) =>
      observeElementOffset(instance, (offset, isScrolling) => {
        report(instance.scrollElement ? offset / unitPx(instance.scrollElement) : offset, isScrolling);
      }),
    // Focusing a row scrolls the list; the virtualizer never has to.
    scrollToFn: () => undefined,
  });
  return <>{children(virtualizer.getVirtualItems(), virtualizer.getTotalSize())}</>;
}

function withKeptIndex(range: Range, keptIndex: number): number[] {
  const indices = defaultRangeExtractor(range);
  const first = indices[0] ?? 0;
  const last = indices.at(-1) ?? -1;
  if (keptIndex < 0 || keptIndex >= range.count || (keptIndex >= first && keptIndex <= last)) return indices;
  return keptIndex < first ? [keptIndex, ...indices] : [...indices, keptIndex];
}
