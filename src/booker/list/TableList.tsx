/**
 * The list twin of the map: all that the plan shows, as buttons, for keyboard and screen reader and for whoever likes a
 * list. It can be searched.
 */
import { useAtomValue } from 'jotai';
import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { availabilityAtom } from '../reservation/availability.ts';
import { messages } from '../messages.ts';
import { listingAtom, searchTables } from './tableSearch.ts';
import { WINDOWED_FROM } from './virtualRows.ts';
import { TableRows } from './TableRows.tsx';

type TableListProps = { onChoose(key: string): void; onFocusTable(key: string | undefined): void };

/** Whoever types rests so long, in milliseconds, before hearing how much was found. */
const REST = 400;

export function TableList({ onChoose, onFocusTable }: TableListProps): ReactNode {
  const availability = useAtomValue(availabilityAtom);
  const all = useAtomValue(listingAtom);
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed);
  const listing = useMemo(() => searchTables(all, sought), [all, sought]);
  const said = useRested(sought.trim() === '' ? '' : messages.found(listing.count));
  const root = useRef<HTMLElement>(null);
  const searchId = useId();

  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && typed !== '') setTyped('');
    else if (event.key === 'ArrowDown') root.current?.querySelector<HTMLElement>('.row[tabindex="0"]')?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <section ref={root} className="list" aria-label={messages.list}>
      <div className="list-head">
        <h3>{messages.listHint}</h3>
        <p className="figures" aria-live="polite">
          {said}
        </p>
        {all.count > 0 && said === '' && (
          <p className="figures">
            {messages.legendFree(
              all.groups.reduce((sum, { free }) => sum + free, 0),
              all.count,
            )}
          </p>
        )}
      </div>
      {all.count > 0 && (
        <div className="list-find">
          <label className="ui-visually-hidden" htmlFor={searchId}>
            {messages.find}
          </label>
          <input
            id={searchId}
            type="search"
            placeholder={messages.find}
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
            }}
            onKeyDown={key}
          />
        </div>
      )}
      {!availability && <p className="cards-empty">{messages.listAwaited}</p>}
      {availability && all.count === 0 && <p className="cards-empty">{messages.noTables}</p>}
      {all.count > 0 && listing.count === 0 && (
        <p className="cards-empty">
          {messages.nothingFound(sought.trim())} {messages.findBy}
        </p>
      )}
      <TableRows
        listing={listing}
        sought={sought}
        windowed={all.count > WINDOWED_FROM}
        onChoose={onChoose}
        onFocusTable={onFocusTable}
        onEscape={() => {
          setTyped('');
        }}
      />
    </section>
  );
}

/** A value once it has not changed for a while: not every letter is worth saying. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setRested(value);
      },
      value === '' ? 0 : REST,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return value === '' ? '' : rested;
}
