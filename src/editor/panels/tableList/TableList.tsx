/**
 * The list twin of the plan: every table as a button, for keyboard and screen reader and for whoever likes a list. It
 * selects as a click on the plan does, also what is locked or hidden there. One stop of the Tab key; arrows go on.
 */
import EyeOff from 'lucide-react/icons/eye-off';
import Lock from 'lucide-react/icons/lock';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { committedDrawingAtom } from '../../document/document.ts';
import { selectAtom, selectedKeysAtom } from '../../document/selection.ts';
import { tablesAtom } from '../../document/drawingScene.ts';
import { planHandleAtom } from '../../session/view.ts';
import { messages } from '../../messages.ts';
import './tableList.css';
import { type TableListRow, filterTables } from './filterTables.ts';
import { VirtualList, rowElement } from './VirtualList.tsx';

/** Rows that PageUp and PageDown pass over. */
const PAGE = 10;

export function TableList(): ReactNode {
  const drawing = useAtomValue(committedDrawingAtom);
  const { tables, areas, categories } = drawing;
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed);
  const { rows, count } = useMemo(
    () => filterTables({ tables, areas, categories }, sought),
    [tables, areas, categories, sought],
  );
  const searchId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  const focus = (row: number): void => {
    flushSync(() => {
      setCurrent(rows[row]!.key);
    });
    const button = rowElement(scroller, row);
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'nearest' });
  };
  const stop = useMemo(() => {
    const at = current === undefined ? -1 : rows.findIndex(({ key }) => key === current);
    return at === -1 ? rows.findIndex(({ kind }) => kind === 'table') : at;
  }, [rows, current]);

  const keyed = (event: KeyboardEvent<HTMLElement>): void => {
    const from = Number((event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1);
    const to = event.ctrlKey || event.altKey || event.metaKey ? undefined : goal(rows, from, event.key);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    focus(to);
  };
  return (
    <section className="list" aria-label={messages.list}>
      <div className="list-find">
        <label className="ui-visually-hidden" htmlFor={searchId}>
          {messages.find}
        </label>
        <input
          id={searchId}
          type="search"
          placeholder={messages.find}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' && stop >= 0) {
              event.preventDefault();
              focus(stop);
            } else if (event.key === 'Escape') setTyped('');
          }}
        />
      </div>
      <output className="ui-visually-hidden">{sought.trim() === '' ? '' : messages.found(count)}</output>
      {tables.length === 0 && <p className="list-empty">{messages.noTables}</p>}
      {tables.length > 0 && count === 0 && <p className="list-empty">{messages.nothingFound(sought.trim())}</p>}
      <VirtualList ref={scroller} className="list-rows" count={rows.length} stop={stop} onKeyDown={keyed}>
        {(at, style) => {
          const row = rows[at]!;
          return row.kind === 'heading' ? (
            <li key={row.key} className="list-heading" style={style}>
              <bdi>{row.name}</bdi> <span>{row.count}</span>
            </li>
          ) : (
            <TableRow
              key={row.key}
              row={row}
              at={at}
              of={count}
              style={style}
              isStop={at === stop}
              onFocus={() => {
                setCurrent(row.key);
              }}
            />
          );
        }}
      </VirtualList>
    </section>
  );
}

/** Where a key leads from a row; undefined where it leads nowhere. Headings are passed over. */
function goal(rows: readonly TableListRow[], from: number, key: string): number | undefined {
  const last = rows.length - 1;
  if (from < 0) return undefined;
  const seek = (start: number, step: 1 | -1): number | undefined => {
    for (let at = start; at >= 0 && at <= last; at += step) if (rows[at]!.kind === 'table') return at;
    return undefined;
  };
  switch (key) {
    case 'ArrowDown':
      return seek(from + 1, 1);
    case 'ArrowUp':
      return seek(from - 1, -1);
    case 'Home':
      return seek(0, 1);
    case 'End':
      return seek(last, -1);
    case 'PageDown':
      return seek(Math.min(from + PAGE, last), 1) ?? seek(last, -1);
    case 'PageUp':
      return seek(Math.max(from - PAGE, 0), -1) ?? seek(0, 1);
    default:
      return undefined;
  }
}

type TableRowProps = {
  readonly row: Extract<TableListRow, { kind: 'table' }>;
  readonly at: number;
  readonly of: number;
  readonly style: CSSProperties;
  readonly isStop: boolean;
  onFocus(): void;
};

function TableRow({ row: { item, area, place }, at, of, style, isStop, onFocus }: TableRowProps): ReactNode {
  const isSelected = useAtomValue(selectedKeysAtom).has(item.key);
  const color = useAtomValue(tablesAtom).get(item.key)?.color;
  const select = useSetAtom(selectAtom);
  const handle = useAtomValue(planHandleAtom);
  const { room, locked, hidden } = item;
  const state = [
    isSelected ? messages.states.selected : messages.states.free,
    locked && messages.states.locked,
    hidden && messages.states.hidden,
  ]
    .filter(Boolean)
    .join(', ');
  const choose = (event: MouseEvent): void => {
    select([item.key], event.shiftKey || event.ctrlKey || event.metaKey ? 'toggle' : 'only');
    handle?.scrollIntoView(item.key);
  };
  return (
    <li style={style} aria-posinset={place + 1} aria-setsize={of}>
      <button
        type="button"
        className="list-row"
        data-row={at}
        tabIndex={isStop ? 0 : -1}
        aria-pressed={isSelected}
        aria-label={`${room.name}, ${messages.seats(room.beds)}, ${area}, ${state}`}
        onClick={choose}
        onFocus={onFocus}
      >
        <i className="list-swatch" style={{ background: color }} aria-hidden />
        <span className="list-name">
          <bdi>{room.name}</bdi>
        </span>
        {locked && <Lock aria-hidden size={14} />}
        {hidden && <EyeOff aria-hidden size={14} />}
        <span className="list-seats">{room.beds}</span>
      </button>
    </li>
  );
}
