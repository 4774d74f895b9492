/** A party in the list: who, how many, when, where and how it stands, with the step that comes next. */
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import StickyNote from 'lucide-react/icons/sticky-note';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, memo, useLayoutEffect, useRef } from 'react';
import type { Party } from '../../domain/day/party.ts';
import { minuteAtom } from '../state/clock.ts';
import { pendingPartiesAtom, venueAtom } from '../state/day.ts';
import { partyLineAtom } from '../state/partyLine.ts';
import { partyName, partyTimes, stateWords } from '../state/partyWords.ts';
import { selectPartyAtom, selectedPartyAtom, startModeAtom } from '../state/selection.ts';
import { nameTablesAtom } from '../state/tables.ts';
import { undecidedAtom } from '../state/undecided.ts';
import { messages } from '../messages.ts';
import type { MovedFocus } from './movedFocus.ts';
import { KeepButton } from './KeepButton.tsx';
import { TagMarks } from './TagMarks.tsx';
import { StateMark } from './StateMark.tsx';
import { nextSteps, setStatusAtom, takeStepAtom } from './nextStep.ts';
import { Button, IconButton } from '../../ui/Button.tsx';

export type PartyCardProps = {
  readonly party: Party;
  /** In rem, from the start of the list. */
  readonly top: number;
  /** Place in the list and its length, of which only a part is rendered. */
  readonly position: number;
  readonly count: number;
  readonly movedFocus: MovedFocus;
  /** Called with a card as soon as it is rendered. Returns what ends it. */
  readonly watchHeight: (card: Element) => () => void;
};

export const PartyCard = memo(function PartyCard(props: PartyCardProps): ReactNode {
  const { party, top, position, count, movedFocus, watchHeight } = props;
  const venue = useAtomValue(venueAtom);
  const now = useAtomValue(minuteAtom);
  const line = useAtomValue(partyLineAtom);
  const nameTables = useAtomValue(nameTablesAtom);
  const isPending = useAtomValue(pendingPartiesAtom).has(party.id);
  const reason = useAtomValue(undecidedAtom).get(party.id);
  const isSelected = useAtomValue(selectedPartyAtom)?.id === party.id;
  const select = useSetAtom(selectPartyAtom);
  const takeStep = useSetAtom(takeStepAtom);
  const setStatus = useSetAtom(setStatusAtom);
  const startMode = useSetAtom(startModeAtom);
  const card = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    if (movedFocus.take(party.id)) {
      const step = element?.querySelector<HTMLElement>('.day-card-steps button') ?? element?.querySelector('button');
      step?.focus({ preventScroll: true });
      if (element?.querySelector(':focus-visible')) element.scrollIntoView({ block: 'nearest' });
    }
    return () => {
      if (element?.contains(document.activeElement)) movedFocus.lose(party.id);
    };
  }, [movedFocus, party.id]);
  const isRendered = venue !== undefined;
  useLayoutEffect(
    () => (isRendered && card.current ? watchHeight(card.current) : undefined),
    [watchHeight, isRendered],
  );
  if (!venue) return null;
  const times = partyTimes(party, venue, now);
  const isNew = party.id < 0;
  const isOverdue = times.holdMinutes !== undefined && times.holdMinutes <= 0;
  const steps = reason ? [] : nextSteps(party, times.hasEnded);
  const isDue = times.group === 'late' || times.group === 'here';
  return (
    <li
      ref={card}
      className="day-card"
      style={{ top: `${top}rem` }}
      aria-label={line(party)}
      aria-posinset={position}
      aria-setsize={count}
      aria-current={isSelected || undefined}
      data-state={times.state}
      data-party={party.id}
    >
      <button
        type="button"
        className="day-card-open"
        data-row={position}
        aria-expanded={isSelected}
        onClick={() => select(isSelected ? undefined : party.id)}
      >
        <span className="day-card-name">
          <bdi>{partyName(party)}</bdi>
          {(party.notes !== '' || party.staffNote !== '') && (
            <>
              <StickyNote aria-hidden size={15} />
              <span className="ui-visually-hidden">{messages.hasNote}</span>
            </>
          )}
        </span>
        <span className="day-card-where">
          <time className="day-figures">{messages.time(party.time)}</time>
          <span className="day-figures">{messages.guests({ count: party.guests })}</span>
          <span className="day-card-tables">
            <bdi>{party.tables.length === 0 ? messages.noTable : nameTables(party.tables)}</bdi>
            {party.dayOfStay && <span>{messages.dayOfStay(party.dayOfStay)}</span>}
          </span>
        </span>
        <span className="day-card-state">
          <StateMark state={times.state} words={stateWords(party, times)} />
          <TagMarks tags={party.tags} />
          {(times.holdMinutes ?? 0) > 0 && (
            <span className="day-card-hold">{messages.holdLeft({ minutes: times.holdMinutes ?? 0 })}</span>
          )}
          {reason && <span className="day-card-hold">{messages.notCovered[reason]}</span>}
          {isPending && <span className="day-card-pending">{messages.pending}</span>}
        </span>
      </button>
      {!isNew && (
        <div className="day-card-steps">
          {isOverdue && (
            <Button onClick={() => setStatus(party, 'no_show')}>
              {party.tables.length === 0 ? messages.noShow : messages.freeTable}
            </Button>
          )}
          {reason && <KeepButton party={party} />}
          {/* A card has room for two. */}
          {(isOverdue ? steps.slice(-1) : steps).map((step, index) => (
            <Button
              // The focus stays on the first one as steps follow one another.
              key={index}
              kind={isDue && index === 0 ? 'primary' : undefined}
              onClick={() => takeStep(party, step)}
            >
              {messages.nextSteps[step]}
            </Button>
          ))}
          {times.group !== 'done' && (
            <IconButton
              label={messages.move}
              icon={ArrowRightLeft}
              size={18}
              className="day-card-move"
              onClick={() => startMode({ type: 'move', party: party.id })}
            />
          )}
        </div>
      )}
    </li>
  );
});
