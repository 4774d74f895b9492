/**
 * The rows of the list of tables, under the headings of their areas. The list is one tab stop; arrow keys move between
 * rows. A long list renders only the rows in sight and the row that has the focus.
 */
import Check from 'lucide-react/icons/check';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  memo,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type Table, type TableState, type TableStates, tableAlias } from '../../domain/plan/table.ts';
import { VirtualRows, remPx } from '../../ui/virtualList/VirtualRows.tsx';
import { groupOfAtom } from '../choosing/groups.ts';
import { messages } from '../messages.ts';
import { titleOf } from '../reservation/selection.ts';
import { showPopoverAtom } from '../tableDetails/tablePopover.ts';
import { choicePriceAtom, spokenTableAtom, stateTextAtom } from '../tableDetails/stateText.ts';
import {
  type FocusMove,
  HEADING_HEIGHT_REM,
  LIST_HEIGHT_REM,
  ROW_HEIGHT_REM,
  type Section,
  layoutSections,
  moveFocus,
  rowAtOffset,
  sectionIndexOf,
} from './rowLayout.ts';
import type { TableGroup, TableListing } from './tableSearch.ts';
import type { Elements } from '../../ui/jsx.ts';

const MOVE_BY_KEY: Readonly<Record<string, FocusMove>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  PageDown: 'page-down',
  PageUp: 'page-up',
};

type TableRowsProps = {
  readonly listing: TableListing;
  readonly states: TableStates;
  readonly query: string;
  readonly isVirtualized: boolean;
  onChoose(key: string): void;
  onFocusTable(key: string | undefined): void;
  onEscape(): void;
};

/** A row of the list, and the table that it showed when it was visited. */
type CurrentRow = { readonly row: number; readonly key: string | undefined };

export const TableRows = memo(function TableRows(props: TableRowsProps): ReactNode {
  const { listing, states, query, isVirtualized, onChoose, onFocusTable, onEscape } = props;
  const { groups, isGrouped, count } = listing;
  const showPopover = useSetAtom(showPopoverAtom);
  const scroller = useRef<HTMLDivElement>(null);
  /** Whether the focus is on a row, or was on a row that has been removed since. */
  const hasFocus = useRef(false);
  const [current, setCurrent] = useState<CurrentRow>({ row: 0, key: undefined });

  const headingHeight = isGrouped ? HEADING_HEIGHT_REM : 0;
  const sections = useMemo(
    () =>
      layoutSections(
        groups.map((group) => group.tables.length),
        headingHeight,
      ),
    [groups, headingHeight],
  );
  const tableAt = (row: number): Table | undefined => {
    const index = sectionIndexOf(sections, row);
    return groups[index]?.tables[row - sections[index]!.first];
  };
  const tabStop = useMemo(() => findTabStop(listing, current), [listing, current]);

  const focusRow = (row: number): void => {
    const button = scroller.current?.querySelector<HTMLElement>(`[data-row="${row}"]`);
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'nearest' });
  };
  const scrollToStart = (): void => {
    scroller.current?.scrollTo({ top: 0, behavior: 'instant' });
    setCurrent({ row: 0, key: undefined });
  };
  const lastQuery = useRef(query);
  useLayoutEffect(() => {
    const isNewQuery = lastQuery.current !== query;
    lastQuery.current = query;
    // If the focused row was removed, the row in its place takes the focus, unless the focus has moved elsewhere.
    const lostFocus = document.activeElement === null || document.activeElement === document.body;
    if (hasFocus.current && tabStop >= 0 && (isNewQuery || lostFocus)) focusRow(tabStop);
    else if (isNewQuery) scrollToStart();
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const row = Number((event.target as HTMLElement).dataset['row']);
    const move = moveOf(event);
    const table = tableAt(row);
    if (move !== undefined) {
      const target = moveFocus(sections, row, move);
      flushSync(() => setCurrent({ row: target, key: tableAt(target)?.key }));
      focusRow(target);
    } else if (event.key === 'Escape' && query !== '') onEscape();
    else if (table && event.key.toLowerCase() === 'i' && !event.ctrlKey && !event.altKey && !event.metaKey)
      showPopover({ key: table.key });
    else return;
    event.preventDefault();
  };
  const handleFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    const row = Number(target.dataset['row']);
    const key = tableAt(row)?.key;
    hasFocus.current = true;
    setCurrent({ row, key });
    onFocusTable(target.matches(':focus-visible') ? key : undefined);
  };

  const renderRow = (row: number, section: Section): Elements => {
    const table = tableAt(row);
    if (!table) return null;
    const top = section.headingHeight + (row - section.first) * ROW_HEIGHT_REM;
    return (
      <Row
        key={table.key}
        table={table}
        state={states.get(table.key) ?? 'unavailable'}
        row={row}
        rowCount={count}
        isGrouped={isGrouped}
        isTabStop={row === tabStop}
        onChoose={onChoose}
        top={isVirtualized ? top : undefined}
      />
    );
  };
  const renderRows = (rows: readonly number[]): Elements =>
    groups.map((group, index) => {
      const section = sections[index]!;
      const sectionRows = rows.filter((row) => row >= section.first && row < section.first + section.count);
      if (sectionRows.length === 0) return null;
      return (
        <AreaRows
          key={group.key}
          group={group}
          isGrouped={isGrouped}
          style={isVirtualized ? { top: `${section.top}rem`, height: `${section.height}rem` } : {}}
        >
          {sectionRows.map((row) => renderRow(row, section))}
        </AreaRows>
      );
    });
  const totalHeight = count * ROW_HEIGHT_REM + groups.length * headingHeight;

  return (
    <div
      ref={scroller}
      role="presentation"
      className={isVirtualized ? 'booker-rows booker-rows-virtual' : 'booker-rows'}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      onBlur={() => {
        hasFocus.current = false;
        onFocusTable(undefined);
      }}
    >
      {count > 0 && <p className="ui-visually-hidden">{messages.listKeys}</p>}
      <div className="booker-rows-all" style={isVirtualized ? { height: `${totalHeight}rem` } : {}}>
        {isVirtualized ? (
          <VirtualRows
            count={count}
            rowAt={(offset) => rowAtOffset(sections, offset)}
            unitPx={remPx}
            scroller={scroller}
            initialHeight={LIST_HEIGHT_REM}
            keptIndex={tabStop}
          >
            {renderRows}
          </VirtualRows>
        ) : (
          renderRows(Array.from({ length: count }, (_, row) => row))
        )}
      </div>
    </div>
  );
});

function moveOf({ key, ctrlKey, altKey, metaKey, shiftKey, currentTarget }: KeyboardEvent): FocusMove | undefined {
  if (altKey || metaKey || shiftKey) return undefined;
  if (ctrlKey) return ({ ArrowDown: 'next-area', ArrowUp: 'previous-area' } as const)[key];
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return MOVE_BY_KEY[key];
  const isForward = (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction === 'ltr');
  return isForward ? 'next-area' : 'previous-area';
}

/** The row of the table visited last, or the row in its place if the table is no longer listed; -1 in an empty list. */
function findTabStop({ groups, count }: TableListing, { row, key }: CurrentRow): number {
  const found = groups.flatMap(({ tables }) => tables).findIndex((table) => table.key === key);
  return found === -1 ? Math.min(row, count - 1) : found;
}

type AreaRowsProps = {
  readonly group: TableGroup;
  readonly isGrouped: boolean;
  readonly style: CSSProperties;
  readonly children: Elements;
};

function AreaRows({ group, isGrouped, style, children }: AreaRowsProps): ReactNode {
  const headingId = useId();
  return (
    <div
      className="booker-rows-area"
      style={style}
      {...(isGrouped ? { role: 'group', 'aria-labelledby': headingId } : {})}
    >
      {isGrouped && (
        <h4 id={headingId} className="booker-rows-heading">
          <bdi>{group.name}</bdi>
          <span className="booker-tabular-figures">{` ${messages.freeOfAll({ free: group.free, all: group.all })}`}</span>
        </h4>
      )}
      <ul>{children}</ul>
    </div>
  );
}

type RowProps = {
  readonly table: Table;
  readonly state: TableState;
  readonly row: number;
  readonly rowCount: number;
  readonly isGrouped: boolean;
  readonly isTabStop: boolean;
  /** In rem, from the top of the area. */
  readonly top: number | undefined;
  onChoose(key: string): void;
};

/** A tap renders the row of its table alone. */
const Row = memo(function Row({
  table,
  state,
  row,
  rowCount,
  isGrouped,
  isTabStop,
  top,
  onChoose,
}: RowProps): ReactNode {
  const stateText = useAtomValue(stateTextAtom)(table, state);
  // Not taken: a tap offers the times or days at which it is free.
  const isPartlyFree =
    state === 'unavailable' && table.access === undefined && stateText !== messages.spokenStates.unavailable;
  const alias = tableAlias(table);
  const group = useAtomValue(groupOfAtom)(table);
  const joined = group && titleOf(group.tables);
  const seats = messages.seats({ count: group?.seats ?? table.seats });
  const [price = ''] = useAtomValue(choicePriceAtom)(table).split('\n');
  const label = useAtomValue(spokenTableAtom)(table, state);
  const details = [
    joined,
    isGrouped ? '' : table.area,
    state === 'available' || state === 'selected' ? price : stateText,
  ];
  return (
    <li style={{ top: top && `${top}rem` }} aria-posinset={row + 1} aria-setsize={rowCount}>
      <button
        type="button"
        className={`booker-row booker-row-${isPartlyFree ? 'ineligible' : state}`}
        data-row={row}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={label}
        aria-pressed={state === 'selected'}
        aria-disabled={(state === 'unavailable' && !isPartlyFree) || undefined}
        onClick={({ detail }) => {
          // The second click of a double click must not release the table again.
          if (detail < 2) onChoose(table.key);
        }}
      >
        <i className="booker-swatch" style={{ background: table.color }} aria-hidden />
        <span className="booker-row-name" translate="no">
          <bdi>{table.name}</bdi>
          {alias !== undefined && <bdi className="booker-row-alias">{alias}</bdi>}
        </span>
        <span className="booker-row-details">{details.filter(Boolean).join(' · ')}</span>
        <span className="booker-row-seats booker-tabular-figures">
          {state === 'selected' && <Check aria-hidden size="1.125rem" />}
          <span>{seats}</span>
        </span>
      </button>
    </li>
  );
});
