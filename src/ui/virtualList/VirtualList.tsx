/** A scrolling list of rows with one height. A long list renders only the rows in sight. */
import type { CSSProperties, FocusEventHandler, KeyboardEventHandler, ReactNode, RefObject } from 'react';
import { MAX_UNVIRTUALIZED_ROWS } from './virtualRow.ts';
import { VirtualRows } from './VirtualRows.tsx';
import './virtualList.css';
import type { Elements } from '../jsx.ts';

/** Rows assumed to be in sight before the list is measured. */
const INITIAL_ROWS = 30;

type VirtualListProps = {
  readonly count: number;
  /** A CSS length: the height of a row. */
  readonly rowHeight: string;
  /** The row that the keyboard is on, which stays rendered; -1 for none. */
  readonly keptIndex: number;
  /** The scrolling element. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly className: string;
  /** Renders only the rows in sight. By default, a long list does. */
  readonly isVirtualized?: boolean;
  readonly onKeyDown: KeyboardEventHandler<HTMLElement>;
  readonly onFocus?: FocusEventHandler<HTMLElement>;
  /** Renders the row at an index, as an `li` with a key and this style. */
  children(index: number, style: CSSProperties): Elements;
};

export function VirtualList(props: VirtualListProps): ReactNode {
  const { count, rowHeight, keptIndex, ref, className, onKeyDown, onFocus, children } = props;
  const { isVirtualized = count > MAX_UNVIRTUALIZED_ROWS } = props;
  return (
    <div
      ref={ref}
      className={`ui-virtual-list ${className}`}
      role="presentation"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {isVirtualized ? (
        <VirtualRows
          count={count}
          rowAt={(offset) => Math.max(0, Math.min(count - 1, Math.floor(offset)))}
          unitPx={(scroller) => scroller.scrollHeight / count}
          scroller={ref}
          initialHeight={INITIAL_ROWS}
          keptIndex={keptIndex}
        >
          {(rows) => (
            <ul className="ui-virtual-list-rows" style={{ height: `calc(${rowHeight} * ${count})` }}>
              {rows.map((row) => children(row, { top: `calc(${rowHeight} * ${row})` }))}
            </ul>
          )}
        </VirtualRows>
      ) : (
        <ul>{Array.from({ length: count }, (_, index) => children(index, {}))}</ul>
      )}
    </div>
  );
}
