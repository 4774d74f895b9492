/**
 * The plan for keyboards and screen readers: a button a table, in one tab stop. Arrow keys go to the next table in
 * their direction, letters and digits to the table with that name. The plan shows which table has the focus.
 */
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ARROW_DIRECTIONS } from '../../../domain/geometry/arrowKeys.ts';
import type { Table } from '../../../domain/plan/table.ts';
import { foldText } from '../../../domain/text/foldText.ts';
import { tablesAtom } from '../../state/tables.ts';
import { messages } from '../../messages.ts';
import { nearestInDirection } from './nearestInDirection.ts';
import { tableWordsAtom } from './tableWords.ts';

/** A larger plan renders those around the tab stop. */
const MAX_BUTTONS = 200;
const TYPING_PAUSE_MS = 800;

type TableTwinProps = {
  /** Which tables are selected: pressed buttons. Undefined where none can be. */
  readonly pressed: ReadonlySet<string> | undefined;
  onChoose(key: string): void;
  onFocusTable(key: string | undefined): void;
};

export function TableTwin({ pressed, onChoose, onFocusTable }: TableTwinProps): ReactNode {
  const tables = useAtomValue(tablesAtom);
  const words = useAtomValue(tableWordsAtom);
  const [currentKey, setCurrentKey] = useState<string>();
  const [hasFocus, setHasFocus] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const at = Math.max(
    tables.findIndex(({ key }) => key === currentKey),
    0,
  );
  const current = tables[at];
  const first = Math.max(0, Math.min(at - MAX_BUTTONS / 2, tables.length - MAX_BUTTONS));
  // The plan renders often, as when a party is lifted, and these words take long.
  const buttons = useMemo(
    () =>
      tables.slice(first, first + MAX_BUTTONS).map((table) => (
        <button
          key={table.key}
          type="button"
          data-key={table.key}
          tabIndex={table === current ? 0 : -1}
          aria-pressed={pressed?.has(table.key)}
        >
          {words(table)}
        </button>
      )),
    [tables, first, current, pressed, words],
  );

  useEffect(() => {
    if (hasFocus && current)
      list.current
        ?.querySelector<HTMLElement>(`[data-key="${CSS.escape(current.key)}"]`)
        ?.focus({ preventScroll: true });
  }, [hasFocus, current]);

  const handleKeyDown = (event: KeyboardEvent): void => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextTable(event.key);
    if (!next) return;
    event.preventDefault();
    setCurrentKey(next.key);
  };
  const nextTable = (key: string): Table | undefined => {
    const direction = ARROW_DIRECTIONS[key];
    if (direction && current) return nearestInDirection(tables, current, direction);
    if (key === 'Home') return tables[0];
    if (key === 'End') return tables.at(-1);
    if (key.length !== 1 || key === ' ') return undefined;
    const now = performance.now();
    const text = (now - typed.current.at < TYPING_PAUSE_MS ? typed.current.text : '') + foldText(key);
    typed.current = { text, at: now };
    const matches = ({ name, texts }: Table): boolean =>
      [name, texts.text ?? ''].some((label) => foldText(label).startsWith(text)) ||
      foldText(name).split(' ').includes(text);
    return tables.find(matches);
  };

  return (
    <section className="day-plan-twin" aria-label={messages.tablesRegion}>
      <p id="day-plan-twin-hint" hidden>
        {messages.tablesHint}
      </p>
      <div
        ref={list}
        role="toolbar"
        tabIndex={-1}
        aria-label={messages.tablesRegion}
        aria-describedby="day-plan-twin-hint"
        onKeyDown={handleKeyDown}
        onClick={({ target }) => {
          const { key } = (target as HTMLElement).dataset;
          if (key !== undefined) onChoose(key);
        }}
        onFocus={({ target }) => {
          const { key } = (target as HTMLElement).dataset;
          setHasFocus(true);
          setCurrentKey(key);
          onFocusTable(key);
        }}
        onBlur={({ relatedTarget }) => {
          if (list.current?.contains(relatedTarget)) return;
          setHasFocus(false);
          onFocusTable(undefined);
        }}
      >
        {buttons}
      </div>
    </section>
  );
}
