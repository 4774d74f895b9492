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
import { VirtualRows, remPx } from '../../ui/virtualList/VirtualRows.tsx';
import { isolate } from '../isolate.ts';
import { messages } from '../messages.ts';
import { type ListRow, layoutRows, partyGroupsAtom, rowAtOffset } from './listRows.ts';
import { SeasonPlaces } from './SeasonPlaces.tsx';
import './list.css';

/** Assumed before anything is measured. */
const INITIAL_HEIGHT_REM = 40;
const INITIAL_CARD_REM = 6.25;

export function PartyList(): ReactNode {
  const [search, setSearch] = useAtom(searchAtom);
  const groups = useAtomValue(partyGroupsAtom);
  const isEmpty = useAtomValue(dayStateAtom)?.parties.length === 0;
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  const [movedFocus] = useState(createMovedFocus);
  /** Of the cards that were rendered so far, by party. A card with large text is as high as its lines. */
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(new Map());
  const [watchHeight] = useState(() => {
    const learn = (cards: readonly Element[]): void => setHeights((known) => withHeights(known, cards));
    const observer = new ResizeObserver((entries) => learn(entries.map(({ target }) => target)));
    return (card: Element) => {
      // Before the card is painted at a wrong place.
      learn([card]);
      observer.observe(card);
      return () => observer.unobserve(card);
    };
  });
  const { rows, height } = useMemo(() => {
    // Most are as high as the last one.
    const usual = [...heights.values()].at(-1) ?? INITIAL_CARD_REM;
    return layoutRows(groups, (id) => heights.get(id) ?? usual);
  }, [groups, heights]);
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
  const handleFocus = ({ target }: FocusEvent<HTMLElement>): void => setFocused(partyOf(target.closest('.day-card')));

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
        data-empty={count === 0}
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
                  watchHeight={watchHeight}
                />
              ))}
            </div>
          )}
        </VirtualRows>
        <SeasonPlaces />
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
} & Pick<PartyCardProps, 'movedFocus' | 'watchHeight'>;

function GroupRows({ group, size, rows, count, movedFocus, watchHeight }: GroupRowsProps): ReactNode {
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
              watchHeight={watchHeight}
              top={row.top}
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

/** Returns the party of a card; NaN for none. */
function partyOf(card: Element | null): number {
  return Number(card?.getAttribute('data-party') ?? Number.NaN);
}

/** Returns the same heights if they are those of all cards already. */
function withHeights(known: ReadonlyMap<number, number>, cards: readonly Element[]): ReadonlyMap<number, number> {
  const unit = remPx();
  const changed = cards
    .map((card) => [partyOf(card), card.getBoundingClientRect().height / unit] as const)
    // A card that has gone, or is hidden, has no height.
    .filter(([id, height]) => height > 0 && height !== known.get(id));
  return changed.length === 0 ? known : new Map([...known, ...changed]);
}
