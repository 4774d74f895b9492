/** Says what the next tap on a table does, offers the best free tables, and says why a tap did nothing. */
import X from 'lucide-react/icons/x';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  type Mode,
  chooseTablesAtom,
  endModeAtom,
  modeOffersAtom,
  movingPartyAtom,
  refusalAtom,
  swapAtom,
} from '../state/selection.ts';
import { dayStateAtom } from '../state/day.ts';
import { partyName } from '../state/partyWords.ts';
import { nameTablesAtom } from '../state/tables.ts';
import { useEscape } from '../controls/useEscape.ts';
import { useReturnFocus } from '../controls/useReturnFocus.ts';
import { isolate } from '../isolate.ts';
import { messages } from '../messages.ts';

export function ModeBar({ mode }: { readonly mode: Mode }): ReactNode {
  const title = useModeTitle(mode);
  const offers = useAtomValue(modeOffersAtom);
  const refusal = useAtomValue(refusalAtom);
  const nameTables = useAtomValue(nameTablesAtom);
  const chooseTables = useSetAtom(chooseTablesAtom);
  const endMode = useSetAtom(endModeAtom);
  const swap = useSetAtom(swapAtom);
  const bar = useRef<HTMLElement>(null);
  useEscape(bar, endMode);
  useReturnFocus('.day-walk-in-more');
  // Whoever works with the keyboard has left the button that started the mode.
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  const shown = refusal ? refusal.offers : offers;
  const isHopeless = shown.length === 0 && mode.type !== 'join';
  const canBeWithoutTable = mode.type === 'add' || mode.type === 'move';
  return (
    <section ref={bar} className="day-mode" aria-label={title} tabIndex={-1}>
      <p className="day-mode-title">{title}</p>
      <p className="day-mode-hint" role={refusal ? 'alert' : undefined}>
        {refusal?.text ?? (isHopeless ? messages.noneFits : messages.tapTable)}
      </p>
      <div className="day-mode-choices">
        {refusal?.insist !== undefined && (
          <button type="button" className="day-button" onClick={() => chooseTables(refusal.keys, 'all')}>
            {refusal.insist}
          </button>
        )}
        {refusal?.swap && (
          <button type="button" className="day-button" onClick={() => swap(refusal.swap!)}>
            {messages.swapWith({ name: isolate(partyName(refusal.swap)) })}
          </button>
        )}
        {shown.map((keys, index) => (
          <button
            key={keys.join(' ')}
            type="button"
            className={index === 0 ? 'day-button day-primary' : 'day-button'}
            onClick={() => chooseTables(keys)}
          >
            {nameTables(keys)}
          </button>
        ))}
        {canBeWithoutTable && (
          <button type="button" className="day-button" onClick={() => chooseTables([], 'seats')}>
            {messages.noTable}
          </button>
        )}
      </div>
      <button
        type="button"
        className="day-icon-button day-mode-end"
        aria-label={messages.cancel}
        title={messages.cancel}
        onClick={() => endMode()}
      >
        <X aria-hidden size={20} />
      </button>
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
