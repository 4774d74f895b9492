/** The log of the day beside or above the view, with what can still be taken back. */
import X from 'lucide-react/icons/x';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import type { DayLog, LogEntry } from '../../api/day/dayContract.ts';
import type { LogChange } from '../../domain/day/log.ts';
import { zonedTime } from '../../domain/booking/time.ts';
import { useEscape } from '../controls/useEscape.ts';
import { useReturnFocus } from '../controls/useReturnFocus.ts';
import { WaitingMails } from '../party/WaitingMails.tsx';
import { dateAtom, hostStateAtom, partiesAtom, venueAtom } from '../state/day.ts';
import { restorePartyAtom, selectedPartyAtom } from '../state/selection.ts';
import { dispatchActionAtom } from '../state/steps.ts';
import { messages } from '../messages.ts';
import { hasLogFailedAtom, isLogOpenAtom, loadLogAtom, logAtom } from './log.ts';
import { actorWords, changeWordsAtom } from './logWords.ts';
import './log.css';
import { Button, IconButton } from '../../ui/Button.tsx';

export function LogPanel(): ReactNode {
  const isOpen = useAtomValue(isLogOpenAtom);
  const party = useAtomValue(selectedPartyAtom);
  return isOpen && !party ? <Panel /> : null;
}

function Panel(): ReactNode {
  const log = useAtomValue(logAtom);
  const hasFailed = useAtomValue(hasLogFailedAtom);
  const state = useAtomValue(hostStateAtom);
  const load = useSetAtom(loadLogAtom);
  const setOpen = useSetAtom(isLogOpenAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const close = (): void => setOpen(false);
  useEscape(close, panel);
  useReturnFocus('.day-header-end button');
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // Every step changes the day.
  useEffect(() => {
    if (state) void load();
  }, [load, state]);
  const oldest = log?.entries.at(-1)?.log;
  const undone = new Set(log?.entries.map(({ undoes }) => undoes));
  return (
    <section ref={panel} className="day-party day-log" data-covers-plan="side" aria-label={messages.log.title}>
      <header className="day-party-head">
        <h2 ref={heading} tabIndex={-1}>
          {messages.log.title}
        </h2>
        <IconButton label={messages.close} icon={X} onClick={close} />
      </header>
      {hasFailed && <p role="alert">{messages.log.failed}</p>}
      {!log && !hasFailed && <p aria-busy="true">{messages.log.loading}</p>}
      {log?.entries.length === 0 && <p className="day-muted">{messages.log.empty}</p>}
      <ol>
        {log?.entries.map((entry) => (
          <Entry key={entry.log} entry={entry} names={log.names} isUndone={undone.has(entry.log)} />
        ))}
      </ol>
      {log && !log.isWhole && <Button onClick={() => void load(oldest)}>{messages.log.earlier}</Button>}
    </section>
  );
}

type EntryProps = { readonly entry: LogEntry; readonly names: DayLog['names']; readonly isUndone: boolean };

function Entry({ entry, names, isUndone }: EntryProps): ReactNode {
  const dispatch = useSetAtom(dispatchActionAtom);
  const venue = useAtomValue(venueAtom);
  const date = useAtomValue(dateAtom);
  const words = useAtomValue(changeWordsAtom);
  const { log, at, type, undoes, changes } = entry;
  const zoned = venue && zonedTime(at, venue.timeZone);
  return (
    <li className="day-log-entry">
      <p className="day-log-head day-figures">
        {zoned && (
          <time>
            {zoned.date === date
              ? messages.time(zoned.minutes)
              : messages.log.when({ date: messages.onDate(zoned.date), time: messages.time(zoned.minutes) })}
          </time>
        )}
        <span>{actorWords(entry)}</span>
        {undoes !== null && <b>{messages.log.takesBack}</b>}
        {isUndone && <b>{messages.log.takenBack}</b>}
      </p>
      {changes.map((change) => (
        <div key={'id' in change ? `${change.kind} ${change.id}` : change.kind} className="day-log-change">
          <p>{words(change, entry, names)}</p>
          {change.kind === 'party' && <PartyChoices change={change} />}
        </div>
      ))}
      {type === 'block' && !isUndone && (
        <Button onClick={() => dispatch({ type: 'take_back', log })}>{messages.log.takeBack}</Button>
      )}
    </li>
  );
}

/** What can still be done about a party that a step has canceled, or about the mail that it has caused. */
function PartyChoices({ change }: { readonly change: Extract<LogChange, { kind: 'party' }> }): ReactNode {
  const restore = useSetAtom(restorePartyAtom);
  const party = useAtomValue(partiesAtom).get(change.id);
  const isCancellation = change.after?.cancelled === true && change.before?.cancelled !== true;
  return (
    <>
      {change.mail !== undefined && <WaitingMails party={change} mail={change.mail} />}
      {isCancellation && party?.cancelled && (
        <Button onClick={() => restore(party)}>{messages.nextSteps.restore}</Button>
      )}
    </>
  );
}
