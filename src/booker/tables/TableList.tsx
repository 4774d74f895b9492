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
import { availabilityAtom } from '../atoms/availability.ts';
import { words } from '../words.ts';
import { listingAtom, search } from './listing.ts';
import { WINDOWED_FROM } from './listWindow.ts';
import { TableRows } from './TableRows.tsx';

type TableListProps = { onChoose(key: string): void; onFocusTable(key: string | undefined): void };

/** Whoever types rests so long, in milliseconds, before hearing how much was found. */
const REST = 400;

export function TableList({ onChoose, onFocusTable }: TableListProps): ReactNode {
  const availability = useAtomValue(availabilityAtom);
  const all = useAtomValue(listingAtom);
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed);
  const listing = useMemo(() => search(all, sought), [all, sought]);
  const said = useRested(sought.trim() === '' ? '' : words.found(listing.count));
  const root = useRef<HTMLElement>(null);
  const searchId = useId();

  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && typed !== '') setTyped('');
    else if (event.key === 'ArrowDown') root.current?.querySelector<HTMLElement>('.row[tabindex="0"]')?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <section ref={root} className="list" aria-label={words.list}>
      <div className="list-head">
        <h3>{words.listHint}</h3>
        <p className="figures" aria-live="polite">
          {said}
        </p>
        {all.count > 0 && said === '' && (
          <p className="figures">
            {words.legendFree(
              all.groups.reduce((sum, { free }) => sum + free, 0),
              all.count,
            )}
          </p>
        )}
      </div>
      {all.count > 0 && (
        <div className="list-find">
          <label className="unseen" htmlFor={searchId}>
            {words.find}
          </label>
          <input
            id={searchId}
            type="search"
            placeholder={words.find}
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
      {!availability && <p className="cards-empty">{words.listAwaited}</p>}
      {availability && all.count === 0 && <p className="cards-empty">{words.noTables}</p>}
      {all.count > 0 && listing.count === 0 && (
        <p className="cards-empty">
          {words.nothingFound(sought.trim())} {words.findBy}
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
