/**
 * The list of all tables: the accessible alternative to the plan. Selects like a click on the plan, including locked
 * and hidden tables. Shift selects up to a row. One tab stop; arrow keys move between rows.
 */
import EyeOff from 'lucide-react/icons/eye-off';
import Lock from 'lucide-react/icons/lock';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  memo,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { EditorDocument } from '../../../domain/document/editorDocument.ts';
import { committedDrawingAtom } from '../../document/document.ts';
import { selectItemsAtom } from '../../document/selection.ts';
import { listedSelectionAtom } from '../../tools/toolState.ts';
import { tableLookupAtom } from '../../document/drawingScene.ts';
import { planHandleAtom } from '../../session/view.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { VirtualList } from '../../../ui/virtualList/VirtualList.tsx';
import { messages } from '../../messages.ts';
import { rowElement } from '../rowElement.ts';
import { useAfterFrame } from '../useAfterFrame.ts';
import { type TableListRow, filterTables } from './filterTables.ts';
import '../lists.css';
import './tableList.css';

/** Rows that PageUp and PageDown skip. */
const PAGE_ROWS = 10;

export function TableList(): ReactNode {
  const drawing = useAtomValue(committedDrawingAtom);
  return <SearchableTables drawing={useAfterFrame(drawing, drawing.tables.length)} />;
}

const SearchableTables = memo(function List({ drawing }: { readonly drawing: EditorDocument }): ReactNode {
  const { tables, areas, categories } = drawing;
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const { rows, count } = useMemo(
    () => filterTables({ tables, areas, categories }, query),
    [tables, areas, categories, query],
  );
  const select = useSetAtom(selectItemsAtom);
  const handle = useAtomValue(planHandleAtom);
  const scroller = useRef<HTMLDivElement>(null);
  /** The row from which Shift selects. */
  const anchorKey = useRef<string>(undefined);
  const [currentKey, setCurrentKey] = useState<string>();
  const tabStop = useMemo(() => {
    const index = rows.findIndex(({ key }) => key === currentKey);
    return index === -1 ? rows.findIndex(({ type }) => type === 'table') : index;
  }, [rows, currentKey]);
  const focusRow = (index: number): void => {
    // The row has to be rendered to take the focus.
    flushSync(() => setCurrentKey(rows[index]?.key));
    const button = rowElement(scroller, index);
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'nearest' });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const from = Number((event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1);
    const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
    const to = hasModifier ? undefined : keyboardTarget(rows, from, event.key);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    focusRow(to);
  };
  const selectRow = (key: string, to: number, event: MouseEvent): void => {
    const addsOne = event.ctrlKey || event.metaKey;
    const from = rows.findIndex((row) => row.key === anchorKey.current);
    if (event.shiftKey && from >= 0) {
      const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
      select(
        range.flatMap((row) => (row.type === 'table' ? [row.key] : [])),
        addsOne ? 'add' : 'only',
      );
    } else {
      anchorKey.current = key;
      select([key], addsOne ? 'toggle' : 'only');
    }
    handle?.scrollIntoView(key);
  };
  return (
    <section className="editor-list" aria-label={messages.list}>
      <SearchBox
        label={messages.find}
        className="editor-table-list-search"
        value={typed}
        onChange={setTyped}
        onArrowDown={() => {
          if (tabStop >= 0) focusRow(tabStop);
        }}
      />
      <output className="ui-visually-hidden">{query.trim() === '' ? '' : messages.tablesFound({ count })}</output>
      {tables.length === 0 && <p className="editor-list-empty">{messages.noTables}</p>}
      {tables.length > 0 && count === 0 && (
        <p className="editor-list-empty">{messages.noMatchingTable({ typed: query.trim() })}</p>
      )}
      <VirtualList
        ref={scroller}
        className="editor-list-rows"
        count={rows.length}
        rowHeight="var(--row-height)"
        keptIndex={tabStop}
        onKeyDown={handleKeyDown}
      >
        {(index, style) => {
          const row = rows[index];
          if (row?.type === 'table')
            return (
              <TableRow
                key={row.key}
                row={row}
                index={index}
                count={count}
                style={style}
                isTabStop={index === tabStop}
                onClick={(event) => selectRow(row.key, index, event)}
                onFocus={() => setCurrentKey(row.key)}
              />
            );
          return (
            row && (
              <li key={row.key} className="editor-table-list-heading" style={style}>
                <bdi>{row.name}</bdi>
                <span>{` ${row.count}`}</span>
              </li>
            )
          );
        }}
      </VirtualList>
    </section>
  );
});

/** Returns the table row that a key moves to, or undefined for other keys. Skips headings. */
function keyboardTarget(rows: readonly TableListRow[], from: number, key: string): number | undefined {
  const last = rows.length - 1;
  if (from < 0) return undefined;
  const nextTable = (start: number, step: 1 | -1): number | undefined => {
    for (let index = start; index >= 0 && index <= last; index += step) if (rows[index]?.type === 'table') return index;
    return undefined;
  };
  switch (key) {
    case 'ArrowDown':
      return nextTable(from + 1, 1);
    case 'ArrowUp':
      return nextTable(from - 1, -1);
    case 'Home':
      return nextTable(0, 1);
    case 'End':
      return nextTable(last, -1);
    case 'PageDown':
      return nextTable(Math.min(from + PAGE_ROWS, last), 1) ?? nextTable(last, -1);
    case 'PageUp':
      return nextTable(Math.max(from - PAGE_ROWS, 0), -1) ?? nextTable(0, 1);
    default:
      return undefined;
  }
}

type TableRowProps = {
  readonly row: Extract<TableListRow, { type: 'table' }>;
  readonly index: number;
  readonly count: number;
  readonly style: CSSProperties;
  readonly isTabStop: boolean;
  onClick(event: MouseEvent): void;
  onFocus(): void;
};

function TableRow({
  row: { item, area, position },
  index,
  count,
  style,
  isTabStop,
  onClick,
  onFocus,
}: TableRowProps): ReactNode {
  const isSelected = useAtomValue(listedSelectionAtom).has(item.key);
  const { color } = useAtomValue(tableLookupAtom)(item);
  const { room, locked, hidden } = item;
  const state = [
    isSelected ? messages.states.selected : messages.states.free,
    locked && messages.states.locked,
    hidden && messages.states.hidden,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <li style={style} aria-posinset={position + 1} aria-setsize={count}>
      <button
        type="button"
        className="editor-list-row editor-list-button editor-table-list-row"
        data-row={index}
        tabIndex={isTabStop ? 0 : -1}
        aria-pressed={isSelected}
        aria-label={`${room.name}, ${messages.seats({ count: room.beds })}, ${area}, ${state}`}
        onClick={onClick}
        onFocus={onFocus}
      >
        <i className="editor-list-swatch" style={{ background: color }} aria-hidden />
        <span className="editor-table-list-name">
          <bdi>{room.name}</bdi>
        </span>
        {locked && <Lock aria-hidden size={14} />}
        {hidden && <EyeOff aria-hidden size={14} />}
        <span className="editor-table-list-seats">{room.beds}</span>
      </button>
    </li>
  );
}
