/**
 * The list twin of the map: all that the plan shows, as buttons, for keyboard and screen reader and for whoever likes a
 * list. One stop of the Tab key; arrows go from table to table. Long lists render only the rows in sight.
 */
import Check from 'lucide-react/icons/check';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, type ReactNode, type UIEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Table } from '../../domain/table.ts';
import type { TableState } from '../../map/tableLook.ts';
import { availabilityAtom, tablesAtom } from '../atoms/availability.ts';
import { tableStatesAtom } from '../atoms/selection.ts';
import { words } from '../words.ts';
import { ROW, WINDOWED_FROM, filterTables, rowsInSight } from './listWindow.ts';

type TableListProps = { onChoose(key: string): void; onFocusTable(key: string | undefined): void };

export function TableList({ onChoose, onFocusTable }: TableListProps): ReactNode {
  const availability = useAtomValue(availabilityAtom);
  const all = useAtomValue(tablesAtom);
  const states = useAtomValue(tableStatesAtom);
  const [typed, setTyped] = useState('');
  const [current, setCurrent] = useState(0);
  const [scrolled, setScrolled] = useState({ top: 0, height: 480 });
  const scroller = useRef<HTMLUListElement>(null);
  const searchId = useId();

  const tables = filterTables(all, typed);
  const windowed = all.length > WINDOWED_FROM;
  const stop = Math.min(current, tables.length - 1);
  const { first, last } = windowed ? rowsInSight(tables.length, scrolled.top, scrolled.height, rowHeight()) : { first: 0, last: tables.length };
  const rows = tables.slice(first, last).map((table, place) => ({ table, at: first + place }));
  // The row that the keyboard is on stays, wherever the list is scrolled to.
  if (stop >= 0 && (stop < first || stop >= last)) rows.push({ table: tables[stop]!, at: stop });

  const go = (event: KeyboardEvent, from: number): void => {
    const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: tables.length - 1 }[event.key];
    if (to === undefined || to < 0 || to >= tables.length) return;
    event.preventDefault();
    flushSync(() => { setCurrent(to); });
    scroller.current?.querySelector<HTMLElement>(`[data-at="${to}"]`)?.focus();
  };
  const scroll = ({ currentTarget }: UIEvent<HTMLElement>): void => {
    if (windowed) setScrolled({ top: currentTarget.scrollTop, height: currentTarget.clientHeight });
  };

  return (
    <section className="list" aria-label={words.list}>
      <div className="list-head">
        <h3>{words.listHint}</h3>
        {all.length > 0 && <span className="figures">{words.legendFree(all.filter((table) => table.available).length, all.length)}</span>}
      </div>
      {all.length > 0 && (
        <div className="list-find">
          <label className="unseen" htmlFor={searchId}>{words.find}</label>
          <input
            id={searchId} type="search" placeholder={words.find} autoComplete="off" enterKeyHint="search"
            value={typed} onChange={({ target }) => { setTyped(target.value); setCurrent(0); setScrolled({ ...scrolled, top: 0 }); }}
          />
        </div>
      )}
      {tables.length === 0 && <p className="cards-empty">{!availability ? words.listAwaited : all.length === 0 ? words.noTables : words.nothingFound(typed)}</p>}
      <ul ref={scroller} className={windowed ? 'rows rows-windowed' : 'rows'} onScroll={scroll}>
        {windowed && <li aria-hidden className="rows-fill" style={{ height: `${tables.length * ROW}rem` }} />}
        {rows.map(({ table, at }) => (
          <Row
            key={table.key} table={table} state={states.get(table.key) ?? 'taken'} at={at} of={tables.length} windowed={windowed} stop={at === stop}
            onChoose={onChoose} onKey={(event) => { go(event, at); }} onBlur={() => { onFocusTable(undefined); }}
            onFocus={(seen) => { setCurrent(at); onFocusTable(seen ? table.key : undefined); }}
          />
        ))}
      </ul>
    </section>
  );
}

/** Of a row, in CSS pixels: rows grow with the visitor's text size. */
function rowHeight(): number {
  return ROW * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

type RowProps = {
  readonly table: Table; readonly state: TableState; readonly at: number; readonly of: number; readonly windowed: boolean; readonly stop: boolean;
  onChoose(key: string): void; onKey(event: KeyboardEvent): void; onFocus(seen: boolean): void; onBlur(): void;
};

function Row({ table, state, at, of, windowed, stop, onChoose, onKey, onFocus, onBlur }: RowProps): ReactNode {
  const said = [table.name, words.seats(table.seats), table.area, words.states[state]].filter(Boolean).join(', ');
  return (
    <li {...(windowed ? { style: { top: `${at * ROW}rem` }, 'aria-posinset': at + 1, 'aria-setsize': of } : {})}>
      <button
        type="button" className={`row row-${state}`} data-at={at} tabIndex={stop ? 0 : -1} aria-label={said}
        aria-pressed={state === 'chosen'} aria-disabled={state === 'taken' || undefined}
        onClick={() => { onChoose(table.key); }} onKeyDown={onKey} onBlur={onBlur}
        onFocus={({ target }) => { onFocus(target.matches(':focus-visible')); }}
      >
        <i className="swatch" style={{ background: table.color }} aria-hidden />
        <span className="row-name"><bdi>{table.name}</bdi></span>
        <span className="row-more">{[table.area, state === 'free' || state === 'chosen' ? '' : words.states[state]].filter(Boolean).join(' · ')}</span>
        <span className="row-seats figures">{state === 'chosen' && <Check aria-hidden size={18} />}{words.seats(table.seats)}</span>
      </button>
    </li>
  );
}
