/** What came of publishing: it is done, or guests would lose what they were promised, and somebody has to answer for it. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { formatDisplayDate, formatDisplayTime } from '../../domain/booking/time.ts';
import { pageAtom } from '../document/hostState.ts';
import type { PublishState } from './publishState.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { messages } from '../messages.ts';

type OutcomeProps = {
  readonly state: Extract<PublishState, { type: 'promised' | 'done' }>;
  onAccept(codes: readonly string[]): void;
  onClose(): void;
};

export function PublishResult({ state, onAccept, onClose }: OutcomeProps): ReactNode {
  const { tenant } = useAtomValue(pageAtom);
  if (state.type === 'done') {
    return (
      <Dialog
        title={messages.publishing.done(state.version)}
        onClose={onClose}
        actions={
          <button type="button" className="primary" onClick={onClose}>
            {messages.publishing.back}
          </button>
        }
      >
        <output>{messages.publishing.doneAbout}</output>
        <p>
          <a href={`/v/${encodeURIComponent(tenant)}`} target="_blank" rel="noreferrer">
            {messages.publishing.openBooker}
          </a>
        </p>
      </Dialog>
    );
  }
  const { reservations } = state;
  return (
    <Dialog
      title={messages.publishing.promised(reservations.length)}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="plain" onClick={onClose}>
            {messages.publishing.back}
          </button>
          <button
            type="button"
            className="primary"
            onClick={() => {
              onAccept(reservations.map(({ code }) => code));
            }}
          >
            {messages.publishing.accept}
          </button>
        </>
      }
    >
      <p role="alert">{messages.publishing.promisedAbout}</p>
      <ul className="publish-promised">
        {reservations.map(({ code, name, date, time, guests, tables }) => (
          <li key={code}>
            <p>
              <strong>{name}</strong>
              {` · ${formatDisplayDate(date)}, ${formatDisplayTime(time)} · ${messages.publishing.guests(guests)} · ${code}`}
            </p>
            <p className="sheet-note">
              {tables.map((table) => `${table.name} ${messages.publishing.whys[table.why]}`).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
