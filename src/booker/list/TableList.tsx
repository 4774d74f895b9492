/**
 * The accessible counterpart of the map: every table as a button, for keyboards, screen readers and visitors who prefer
 * a list. It can be searched.
 */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { MAX_UNVIRTUALIZED_ROWS } from '../../ui/virtualList/virtualRow.ts';
import { messages } from '../messages.ts';
import { isOfflineAtom } from '../page/connection.ts';
import { availabilityAtom } from '../reservation/availability.ts';
import { tableStatesAtom } from '../reservation/selection.ts';
import { clearFilterAtom, filterNameAtom } from '../choosing/tableFilter.ts';
import { filteredListingAtom, listingAtom, searchTables } from './tableSearch.ts';
import { TableRows } from './TableRows.tsx';
import './list.css';

type TableListProps = {
  onChoose(key: string): void;
  onFocusTable(key: string | undefined): void;
  /** The search field has got the focus. */
  onSearch(): void;
};

/** Pause in the typing before the number of results is announced. */
const ANNOUNCE_DELAY_MS = 400;

export function TableList({ onChoose, onFocusTable, onSearch }: TableListProps): ReactNode {
  const availability = useAtomValue(availabilityAtom);
  const isOffline = useAtomValue(isOfflineAtom);
  const all = useAtomValue(listingAtom);
  // The plan shows a selection first, and then the list.
  const states = useDeferredValue(useAtomValue(tableStatesAtom));
  const [input, setInput] = useState('');
  const query = useDeferredValue(input);
  const filterName = useAtomValue(filterNameAtom);
  const filtered = useAtomValue(filteredListingAtom);
  const clearFilter = useSetAtom(clearFilterAtom);
  const isSearch = query.trim() !== '';
  // A search goes through all tables, also those of other areas.
  const listing = useMemo(() => (isSearch ? searchTables(all, query) : filtered), [all, filtered, isSearch, query]);
  const resultCount = useDelayedText(
    isSearch || filterName !== '' ? messages.resultCount({ found: listing.count }) : '',
  );
  const root = useRef<HTMLElement>(null);
  const focusList = (): void => root.current?.querySelector<HTMLElement>('.booker-row[tabindex="0"]')?.focus();
  const clearInput = useCallback(() => setInput(''), []);

  return (
    <section ref={root} className="booker-list" aria-label={messages.list}>
      <div className="booker-list-head">
        <h3>{isSearch ? messages.listHeading : filterName || messages.listHeading}</h3>
        <p className="booker-tabular-figures" aria-live="polite">
          {resultCount}
        </p>
        {all.count > 0 && resultCount === '' && (
          <p className="booker-tabular-figures">
            {messages.freeOfAll({ free: all.groups.reduce((sum, { free }) => sum + free, 0), all: all.count })}
          </p>
        )}
      </div>
      {all.count > 0 && (
        <SearchBox
          className="booker-list-find"
          label={messages.find}
          value={input}
          onChange={setInput}
          onFocus={onSearch}
          onArrowDown={focusList}
        />
      )}
      {filterName !== '' && !isSearch && (
        <button
          type="button"
          className="booker-secondary-button"
          onClick={() => {
            flushSync(clearFilter);
            focusList();
          }}
        >
          {messages.listHeading}
        </button>
      )}
      {!availability && !isOffline && <p className="booker-cards-empty">{messages.listLoading}</p>}
      {availability && all.count === 0 && <p className="booker-cards-empty">{messages.noTables}</p>}
      {all.count > 0 && listing.count === 0 && (
        <p className="booker-cards-empty">
          {`${messages.noResults({ query: query.trim() || filterName })} ${messages.searchHint}`}
        </p>
      )}
      <TableRows
        listing={listing}
        states={states}
        query={query}
        isVirtualized={all.count > MAX_UNVIRTUALIZED_ROWS}
        onChoose={onChoose}
        onFocusTable={onFocusTable}
        onEscape={clearInput}
      />
    </section>
  );
}

/** Returns a text once it has not changed for a while, and the empty text at once. */
function useDelayedText(text: string): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), text === '' ? 0 : ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : delayed;
}
