/** Windowing for long lists. Costs nothing per row: the list says which row is at an offset. */
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Elements } from '../jsx.ts';

/** Rows rendered above and below the visible ones, so that fast scrolling shows no blank space. */
const OVERSCAN_ROWS = 6;

/** CSS pixels per rem. */
export const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

type VirtualRowsProps = {
  readonly count: number;
  /** Returns the row at an offset from the start of the list, in any unit; the nearest one beyond the ends. */
  readonly rowAt: (offset: number) => number;
  /** CSS pixels per unit. Using `rem` as the unit lets rows grow with the text size. */
  readonly unitPx: (scroller: HTMLElement) => number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Height assumed for the scroller before it is measured, in units. */
  readonly initialHeight: number;
  /** A row that stays rendered wherever the list is scrolled to, because it has the focus; -1 for none. */
  readonly keptIndex: number;
  readonly children: (rows: readonly number[]) => Elements;
};

/** The part of a list that its scroller shows, in the list's unit. */
type ShownPart = { readonly offset: number; readonly height: number };

/** Passes the indices of the rows in sight, in list order, to `children`. */
export function VirtualRows(props: VirtualRowsProps): ReactNode {
  const { count, rowAt, unitPx, scroller, initialHeight, keptIndex, children } = props;
  const [shown, setShown] = useState<ShownPart>({ offset: 0, height: initialHeight });
  const measure = useEffectEvent((): void => {
    const element = scroller.current;
    // A hidden list keeps its rows.
    if (!element || element.clientHeight === 0) return;
    const unit = unitPx(element);
    const next = { offset: element.scrollTop / unit, height: element.clientHeight / unit };
    const isSame =
      rowAt(next.offset) === rowAt(shown.offset) &&
      rowAt(next.offset + next.height) === rowAt(shown.offset + shown.height);
    if (!isSame) setShown(next);
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => measure());
    const handleScroll = (): void => measure();
    observer.observe(element);
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', handleScroll);
    };
  }, [scroller]);
  return <>{children(visibleRows(count, rowAt, shown, keptIndex))}</>;
}

function visibleRows(
  count: number,
  rowAt: (offset: number) => number,
  { offset, height }: ShownPart,
  keptIndex: number,
): number[] {
  const first = Math.max(0, rowAt(offset) - OVERSCAN_ROWS);
  const last = Math.min(count - 1, rowAt(offset + height) + OVERSCAN_ROWS);
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (keptIndex < 0 || keptIndex >= count || (keptIndex >= first && keptIndex <= last)) return rows;
  return keptIndex < first ? [keptIndex, ...rows] : [...rows, keptIndex];
}
