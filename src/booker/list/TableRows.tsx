/**
 * The rows of the list of tables, under the headings of their areas. One stop of the Tab key; arrows go from table to
 * table. Long lists render only the rows in sight, and the one that the keyboard is on.
 */
import Check from 'lucide-react/icons/check';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type UIEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Table, TableState } from '../../domain/plan/table.ts';
import { tableStatesAtom } from '../reservation/selection.ts';
import { messages } from '../messages.ts';
import type { TableGroup, TableListing } from './tableSearch.ts';
import {
  HEADING,
  type Move,
  ROW,
  type Section,
  VIEW,
  heightOf,
  layOut,
  moved,
  rowsInSight,
  sectionOf,
} from './virtualRows.ts';
import { showPopoverAtom } from '../plan/tablePopover.ts';

type TableRowsProps = {
  readonly listing: TableListing;
  /** What the listing was searched for. */
  readonly sought: string;
  readonly windowed: boolean;
  onChoose(key: string): void;
  onFocusTable(key: string | undefined): void;
  onEscape(): void;
};

const MOVES: Readonly<Record<string, Move>> = {
  ArrowDown: 'next',
  ArrowUp: 'before',
  Home: 'first',
  End: 'last',
  PageDown: 'page-down',
  PageUp: 'page-up',
};

function moveOf({ key, ctrlKey, altKey, metaKey, shiftKey, currentTarget }: KeyboardEvent): Move | undefined {
  if (altKey || metaKey || shiftKey) return undefined;
  if (ctrlKey) return ({ ArrowDown: 'next-area', ArrowUp: 'area-before' } as const)[key];
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return MOVES[key];
  return (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction === 'ltr') ? 'next-area' : 'area-before';
}

/** In CSS pixels. */
const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

export function TableRows({ listing, sought, windowed, onChoose, onFocusTable, onEscape }: TableRowsProps): ReactNode {
  const { groups, isGrouped, count } = listing;
  const states = useAtomValue(tableStatesAtom);
  const showCard = useSetAtom(showPopoverAtom);
  const root = useRef<HTMLDivElement>(null);
  /** The keyboard is on a row, even where that row has just gone. */
  const held = useRef(false);
  const [current, setCurrent] = useState<{ readonly key?: string; readonly at: number }>({ at: 0 });
  const [scrolled, setScrolled] = useState({ top: 0, height: VIEW });

  const sections = useMemo(
    () =>
      layOut(
        groups.map(({ tables }) => tables.length),
        isGrouped ? HEADING : 0,
      ),
    [groups, isGrouped],
  );
  const tableAt = (row: number): Table | undefined => {
    const place = sectionOf(sections, row);
    return groups[place]?.tables[row - sections[place]!.first];
  };
  const stop = placeOf(current);
  const shown = windowed
    ? rowsInSight(sections, scrolled.top, scrolled.height, stop)
    : sections.map(({ first, count: rows }, section) => ({
        section,
        rows: Array.from({ length: rows }, (_, at) => first + at),
      }));

  /** The row that Tab comes to: the table last visited, wherever it stands by now, else the one in its place. */
  function placeOf({ key, at }: typeof current): number {
    if (key === undefined || tableAt(at)?.key === key) return Math.min(at, count - 1);
    for (const [place, { tables }] of groups.entries()) {
      const found = tables.findIndex((table) => table.key === key);
      if (found !== -1) return sections[place]!.first + found;
    }
    return Math.min(at, count - 1);
  }
  const focus = (row: number): void => {
    const button = root.current?.querySelector<HTMLElement>(`[data-at="${row}"]`);
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'nearest' });
  };

  const restart = (): void => {
    root.current?.scrollTo({ top: 0, behavior: 'instant' });
    setCurrent({ at: 0 });
  };
  const found = useRef(sought);
  useLayoutEffect(() => {
    const isOther = found.current !== sought;
    found.current = sought;
    // Other tables, and the row with the focus may be gone: the one in its place has it, unless it went elsewhere.
    if (
      held.current &&
      stop >= 0 &&
      (isOther || document.activeElement === null || document.activeElement === document.body)
    )
      focus(stop);
    else if (isOther) restart();
  });

  const keyed = (event: KeyboardEvent<HTMLElement>): void => {
    const from = Number((event.target as HTMLElement).dataset['at']);
    const move = moveOf(event);
    if (move !== undefined) {
      const to = moved(sections, from, move);
      flushSync(() => {
        setCurrent({ ...withKey(tableAt(to)), at: to });
      });
      focus(to);
    } else if (event.key === 'Escape' && sought !== '') onEscape();
    else if (event.key.toLowerCase() === 'i' && !event.ctrlKey && !event.altKey && !event.metaKey)
      showCard({ key: tableAt(from)!.key });
    else return;
    event.preventDefault();
  };
  const focused = ({ target }: FocusEvent<HTMLElement>): void => {
    const at = Number(target.dataset['at']);
    const table = tableAt(at);
    held.current = true;
    setCurrent({ ...withKey(table), at });
    onFocusTable(target.matches(':focus-visible') ? table?.key : undefined);
  };
  const scroll = ({ currentTarget: { scrollTop, clientHeight } }: UIEvent<HTMLElement>): void => {
    const unit = rem();
    const next = { top: Math.floor(scrollTop / unit / ROW) * ROW, height: clientHeight / unit };
    setScrolled((before) => (before.top === next.top && before.height === next.height ? before : next));
  };

  return (
    <div
      ref={root}
      role="presentation"
      className={windowed ? 'rows rows-windowed' : 'rows'}
      onScroll={windowed ? scroll : undefined}
      onKeyDown={keyed}
      onFocus={focused}
      onBlur={() => {
        held.current = false;
        onFocusTable(undefined);
      }}
    >
      {count > 0 && <p className="ui-visually-hidden">{messages.listKeys}</p>}
      <div className="rows-all" style={windowed ? { height: `${heightOf(sections)}rem` } : {}}>
        {shown.map(({ section, rows }) => (
          <AreaRows
            key={groups[section]!.key}
            group={groups[section]!}
            section={sections[section]!}
            isGrouped={isGrouped}
            windowed={windowed}
          >
            {rows.map((at) => {
              const table = groups[section]!.tables[at - sections[section]!.first]!;
              return (
                <Row
                  key={table.key}
                  table={table}
                  state={states.get(table.key) ?? 'unavailable'}
                  at={at}
                  of={count}
                  isGrouped={isGrouped}
                  stop={at === stop}
                  onChoose={onChoose}
                  style={
                    windowed ? { top: `${sections[section]!.heading + (at - sections[section]!.first) * ROW}rem` } : {}
                  }
                />
              );
            })}
          </AreaRows>
        ))}
      </div>
    </div>
  );
}

const withKey = (table: Table | undefined): { key?: string } => (table ? { key: table.key } : {});

type AreaRowsProps = {
  readonly group: TableGroup;
  readonly section: Section;
  readonly isGrouped: boolean;
  readonly windowed: boolean;
  readonly children: ReactNode;
};

function AreaRows({ group, section, isGrouped, windowed, children }: AreaRowsProps): ReactNode {
  const heading = useId();
  return (
    <div
      className="rows-area"
      style={windowed ? { top: `${section.top}rem`, height: `${section.height}rem` } : {}}
      {...(isGrouped ? { role: 'group', 'aria-labelledby': heading } : {})}
    >
      {isGrouped && (
        <h4 id={heading} className="rows-heading">
          <bdi>{group.name}</bdi> <span className="figures">{messages.legendFree(group.free, group.all)}</span>
        </h4>
      )}
      <ul>{children}</ul>
    </div>
  );
}

type RowProps = {
  readonly table: Table;
  readonly state: TableState;
  readonly at: number;
  readonly of: number;
  readonly isGrouped: boolean;
  readonly stop: boolean;
  readonly style: CSSProperties;
  onChoose(key: string): void;
};

function Row({ table, state, at, of, isGrouped, stop, style, onChoose }: RowProps): ReactNode {
  const said = [table.name, messages.seats(table.seats), table.area, messages.states[state]].filter(Boolean).join(', ');
  return (
    <li style={style} aria-posinset={at + 1} aria-setsize={of}>
      <button
        type="button"
        className={`row row-${state}`}
        data-at={at}
        tabIndex={stop ? 0 : -1}
        aria-label={said}
        aria-pressed={state === 'selected'}
        aria-disabled={state === 'unavailable' || undefined}
        onClick={() => {
          onChoose(table.key);
        }}
      >
        <i className="swatch" style={{ background: table.color }} aria-hidden />
        <span className="row-name">
          <bdi>{table.name}</bdi>
        </span>
        <span className="row-more">
          {[isGrouped ? '' : table.area, state === 'available' || state === 'selected' ? '' : messages.states[state]]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="row-seats figures">
          {state === 'selected' && <Check aria-hidden size={18} />}
          {messages.seats(table.seats)}
        </span>
      </button>
    </li>
  );
}
