/** A list of rows of one height, the CSS length `--row` of what it stands in; of a long one only those in sight are rendered. */
import {
  type CSSProperties,
  type FocusEventHandler,
  type KeyboardEventHandler,
  type ReactNode,
  type RefObject,
  type UIEvent,
  useState,
} from 'react';
import './virtualList.css';

/** Longer lists render only the rows in sight. */
const WINDOWED_FROM = 200;
/** So many more at each end, and so many thought to be in sight before anything is measured. */
const OVERSCAN = 12;
const SIGHT = 30;
/** In the middle of a scroll the window goes on by so many rows at a time. */
const STRIDE = 4;

type RowWindowProps = {
  readonly count: number;
  /** The row that the keyboard is on, which is always rendered; -1 for none. */
  readonly stop: number;
  /** What scrolls. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly className: string;
  readonly onKeyDown: KeyboardEventHandler<HTMLElement>;
  readonly onFocus?: FocusEventHandler<HTMLElement>;
  /** The row at a place, as an `li` with a key and this style. */
  children(at: number, style: CSSProperties): ReactNode;
};

export function VirtualList({ count, stop, ref, className, onKeyDown, onFocus, children }: RowWindowProps): ReactNode {
  const [scrolled, setScrolled] = useState({ top: 0, height: SIGHT });
  const isWindowed = count > WINDOWED_FROM;
  const scroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>): void => {
    const row = scrollHeight / count;
    const next = { top: Math.floor(scrollTop / row / STRIDE) * STRIDE, height: Math.ceil(clientHeight / row) + STRIDE };
    setScrolled((before) => (before.top === next.top && before.height === next.height ? before : next));
  };
  const shown = isWindowed ? rowsInSight(count, scrolled.top, scrolled.height, stop) : [...Array(count).keys()];
  return (
    <div
      ref={ref}
      className={`rows ${className}`}
      role="presentation"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onScroll={isWindowed ? scroll : undefined}
    >
      <ul
        className={isWindowed ? 'rows-windowed' : ''}
        style={isWindowed ? { height: `calc(var(--row) * ${count})` } : undefined}
      >
        {shown.map((at) => children(at, isWindowed ? { top: `calc(var(--row) * ${at})` } : {}))}
      </ul>
    </div>
  );
}

/** Rows that are rendered of a list scrolled by `top` that shows `height`, both in rows; `kept` is the row that the keyboard is on. */
function rowsInSight(count: number, top: number, height: number, kept: number): number[] {
  const first = Math.max(0, Math.floor(top) - OVERSCAN);
  const last = Math.min(count, Math.ceil(top + height) + OVERSCAN);
  const rows = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
  if (kept >= 0 && kept < count && (kept < first || kept >= last)) {
    if (kept < first) rows.unshift(kept);
    else rows.push(kept);
  }
  return rows;
}

/** The row at a place, where it is rendered. */
export function rowElement(scroller: RefObject<HTMLElement | null>, at: number): HTMLElement | undefined {
  return scroller.current?.querySelector<HTMLElement>(`[data-row="${at}"]`) ?? undefined;
}
