/** Says what the next tap on a table does, offers the best free tables, and says why a tap did nothing. */
import X from 'lucide-react/icons/x';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  type Mode,
  type Refusal,
  chooseTablesAtom,
  endModeAtom,
  modeOffersAtom,
  movingPartyAtom,
  refusalAtom,
  swapAtom,
  takeTablesAtom,
} from '../state/selection.ts';
import { dayStateAtom, partiesAtom } from '../state/day.ts';
import { partyName } from '../state/partyWords.ts';
import { nameTablesAtom } from '../state/tables.ts';
import { useEscape } from '../controls/useEscape.ts';
import { useReturnFocus } from '../controls/useReturnFocus.ts';
import { isolate } from '../isolate.ts';
import type { Elements } from '../../ui/jsx.ts';
import { messages } from '../messages.ts';
import { Button, IconButton } from '../../ui/Button.tsx';

/** How long a refusal of a drop stays, unless somebody is about to use it. */
const REFUSAL_MS = 10_000;

export function ModeBar({ mode }: { readonly mode: Mode }): ReactNode {
  const title = useModeTitle(mode);
  const offers = useAtomValue(modeOffersAtom);
  const refusal = useAtomValue(refusalAtom);
  const nameTables = useAtomValue(nameTablesAtom);
  const chooseTables = useSetAtom(chooseTablesAtom);
  const shown = refusal ? refusal.offers : offers;
  const isHopeless = shown.length === 0 && mode.type !== 'join';
  const canBeWithoutTable = mode.type === 'add' || mode.type === 'move' || mode.type === 'restore';
  return (
    <Bar
      title={title}
      hint={refusal?.text ?? (isHopeless ? messages.noneFits : messages.tapTable)}
      isRefusal={!!refusal}
    >
      {refusal && <AllTheSame refusal={refusal} onInsist={() => chooseTables(refusal.keys, 'all')} />}
      {shown.map((keys, index) => (
        <Button key={keys.join(' ')} kind={index === 0 ? 'primary' : undefined} onClick={() => chooseTables(keys)}>
          {nameTables(keys)}
        </Button>
      ))}
      {canBeWithoutTable && <Button onClick={() => chooseTables([], 'seats')}>{messages.noTable}</Button>}
    </Bar>
  );
}

/** Says for a moment why a drop has done nothing, and what can be done instead. It is no mode: a tap means what it did. */
export function RefusalBar({ refusal }: { readonly refusal: Refusal }): ReactNode {
  const { mode, keys, text, offers } = refusal;
  const parties = useAtomValue(partiesAtom);
  const nameTables = useAtomValue(nameTablesAtom);
  const takeTables = useSetAtom(takeTablesAtom);
  const end = useSetAtom(endModeAtom);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.querySelector('.day-mode:is(:focus-within, :hover)')) end();
    }, REFUSAL_MS);
    return () => clearInterval(timer);
  }, [end]);
  const party = 'party' in mode ? parties.get(mode.party) : undefined;
  if (!party) return null;
  const tables = party.tables.length === 0 ? messages.noTable : nameTables(party.tables);
  return (
    <Bar title={messages.stays({ name: isolate(partyName(party)), tables })} hint={text} isRefusal isPassing>
      <AllTheSame refusal={refusal} onInsist={() => takeTables(mode, keys, 'all')} />
      {offers.slice(0, 1).map((offer) => (
        <Button key={offer.join(' ')} kind="primary" onClick={() => takeTables(mode, offer)}>
          {messages.moveTo({ table: nameTables(offer) })}
        </Button>
      ))}
    </Bar>
  );
}

/** What staff can do with the very tables that were refused. */
function AllTheSame({ refusal, onInsist }: { readonly refusal: Refusal; onInsist(): void }): ReactNode {
  const swap = useSetAtom(swapAtom);
  return (
    <>
      {refusal.insist !== undefined && <Button onClick={onInsist}>{refusal.insist}</Button>}
      {refusal.swap && (
        <Button onClick={() => swap()}>{messages.swapWith({ name: isolate(partyName(refusal.swap)) })}</Button>
      )}
    </>
  );
}

type BarProps = {
  readonly title: string;
  readonly hint: string;
  readonly isRefusal: boolean;
  /** The choices. */
  readonly children: Elements;
  /** Takes the focus only from somebody who works with the keyboard. */
  readonly isPassing?: boolean;
};

function Bar({ title, hint, isRefusal, children, isPassing = false }: BarProps): ReactNode {
  const endMode = useSetAtom(endModeAtom);
  const bar = useRef<HTMLElement>(null);
  useEscape(endMode);
  useReturnFocus('.day-walk-in-more');
  // Whoever works with the keyboard has left the button that started the mode.
  useEffect(() => {
    if (!isPassing || document.activeElement?.matches(':focus-visible')) bar.current?.focus({ preventScroll: true });
  }, [isPassing]);
  return (
    <section ref={bar} className="day-mode" aria-label={title} tabIndex={-1}>
      <p className="day-mode-title">{title}</p>
      <p className="day-mode-hint" role={isRefusal ? 'alert' : undefined}>
        {hint}
      </p>
      <div className="day-mode-choices">{children}</div>
      <IconButton label={messages.cancel} icon={X} className="day-mode-end" onClick={() => endMode()} />
    </section>
  );
}

/** Returns what a mode does, in words. */
function useModeTitle(mode: Mode): string {
  const party = useAtomValue(movingPartyAtom);
  const state = useAtomValue(dayStateAtom);
  const { modes } = messages;
  if (mode.type === 'walk_in') return modes.walkIn({ size: messages.guests({ count: mode.guests }) });
  if (mode.type === 'add')
    return modes.add({
      name: isolate(mode.reservation.name),
      size: messages.guests({ count: mode.reservation.guests }),
      time: messages.time(mode.reservation.time),
    });
  if ('entry' in mode) {
    const name = isolate(state?.waiting.find(({ id }) => id === mode.entry)?.name ?? '');
    return mode.type === 'wait_seat' ? modes.seat({ name }) : modes.offer({ name });
  }
  return modes[mode.type]({ name: party ? isolate(partyName(party)) : '' });
}
