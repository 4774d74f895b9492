/** The list of the day's parties, late ones first, then in order of time. Renders only the rows in sight. */
import { useAtom, useAtomValue } from 'jotai';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dayStateAtom } from '../state/day.ts';
import type { PartyGroup } from '../state/partyWords.ts';
import { searchAtom } from '../state/view.ts';
import { createMovedFocus } from '../party/movedFocus.ts';
import { PartyCard, type PartyCardProps } from '../party/PartyCard.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { VirtualRows } from '../../ui/virtualList/VirtualRows.tsx';
import { isolate } from '../isolate.ts';
import { messages } from '../messages.ts';
import { type ListRow, layoutRows, partyGroupsAtom, rowAtOffset } from './listRows.ts';
import './list.css';

/** In rem, so that rows grow with the text size. The style sheet has the same heights. */
const HEIGHTS = { narrow: { heading: 2.25, card: 6.25 }, wide: { heading: 2.25, card: 4 } } as const;
/** Assumed before the list is measured. */
const INITIAL_HEIGHT_REM = 40;

/** Where a party has room for a single line, beside the column of a desktop too. The style sheet has the same. */
const WIDE = '(min-width: 52rem) and (max-width: 67.99rem), (min-width: 76rem)';

const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

export function PartyList(): ReactNode {
  const [search, setSearch] = useAtom(searchAtom);
  const groups = useAtomValue(partyGroupsAtom);
  const isEmpty = useAtomValue(dayStateAtom)?.parties.length === 0;
  const isWide = useMediaQuery(WIDE);
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  const [movedFocus] = useState(createMovedFocus);
  const { rows, height } = useMemo(() => layoutRows(groups, HEIGHTS[isWide ? 'wide' : 'narrow']), [groups, isWide]);
  const count = rows.length - groups.length;

  const focusCard = (position: number): void => {
    const id = rows.find((row) => row.party !== undefined && row.position === position)?.party?.id;
    if (id === undefined) return;
    flushSync(() => setFocused(id));
    const button = scroller.current?.querySelector<HTMLElement>(`[data-row="${position}"]`);
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'nearest' });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const position = positionOf(event.target);
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: position + 1,
      ArrowUp: position - 1,
      Home: 1,
      End: count,
    };
    const target = targets[event.key];
    if (target === undefined || Number.isNaN(position)) return;
    event.preventDefault();
    focusCard(target);
  };
  const handleFocus = ({ target }: FocusEvent<HTMLElement>): void =>
    setFocused(Number(target.closest<HTMLElement>('.day-card')?.dataset['party']));

  return (
    <div className="day-list">
      <SearchBox
        className="day-search"
        label={messages.search}
        value={search}
        onChange={setSearch}
        onArrowDown={() => focusCard(1)}
      />
      <LiveRegion message={search.trim() === '' ? '' : messages.found({ count })} />
      {count === 0 && (
        <p className="day-empty">
          {isEmpty ? messages.noParties : messages.noMatches({ typed: isolate(search.trim()) })}
        </p>
      )}
      <div
        ref={scroller}
        className="day-list-scroller"
        role="presentation"
        onKeyDown={handleKeyDown}
        onFocus={handleFocus}
      >
        <VirtualRows
          count={rows.length}
          rowAt={(offset) => rowAtOffset(rows, offset)}
          unitPx={remPx}
          scroller={scroller}
          initialHeight={INITIAL_HEIGHT_REM}
          keptIndex={rows.findIndex(({ party }) => party?.id === focused)}
        >
          {(shown) => (
            <div className="day-list-rows" style={{ height: `${height}rem` }}>
              {groups.map(([group, parties]) => (
                <GroupRows
                  key={group}
                  group={group}
                  size={parties.length}
                  rows={shown.flatMap((index) => rows[index] ?? []).filter((row) => row.group === group)}
                  count={count}
                  movedFocus={movedFocus}
                />
              ))}
            </div>
          )}
        </VirtualRows>
      </div>
    </div>
  );
}

type GroupRowsProps = {
  readonly group: PartyGroup;
  readonly size: number;
  /** Those in sight. */
  readonly rows: readonly ListRow[];
  readonly count: number;
} & Pick<PartyCardProps, 'movedFocus'>;

function GroupRows({ group, size, rows, count, movedFocus }: GroupRowsProps): ReactNode {
  const headingId = useId();
  const [first] = rows;
  if (!first) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="day-list-heading" style={{ top: `${first.groupTop}rem` }} data-group={group}>
        <span>{`${messages.groups[group]} `}</span>
        <span className="day-figures">{size}</span>
      </h2>
      <ul>
        {rows.map((row) =>
          row.party ? (
            <PartyCard
              key={row.party.id}
              party={row.party}
              position={row.position}
              count={count}
              movedFocus={movedFocus}
              style={{ top: `${row.top}rem` }}
            />
          ) : null,
        )}
      </ul>
    </section>
  );
}

/** Returns the position of the card that has an element; NaN for none. */
function positionOf(target: EventTarget): number {
  const card = target instanceof Element ? target.closest('.day-card') : null;
  return Number(card?.getAttribute('aria-posinset') ?? Number.NaN);
}
