/** What came of publishing: it is done, or guests would lose what they were promised, and somebody has to answer for it. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { dateForPeople, timeForPeople } from '../../domain/time.ts';
import { pageAtom } from '../atoms/host.ts';
import type { PublishingState } from '../atoms/publishing.ts';
import { Sheet } from '../chrome/Sheet.tsx';
import { words } from '../words.ts';

type OutcomeProps = {
  readonly state: Extract<PublishingState, { is: 'promised' | 'done' }>;
  onAccept(codes: readonly string[]): void;
  onClose(): void;
};

export function Outcome({ state, onAccept, onClose }: OutcomeProps): ReactNode {
  const { tenant } = useAtomValue(pageAtom);
  if (state.is === 'done') {
    return (
      <Sheet
        title={words.publishing.done(state.version)}
        onClose={onClose}
        actions={
          <button type="button" className="primary" onClick={onClose}>
            {words.publishing.back}
          </button>
        }
      >
        <output>{words.publishing.doneAbout}</output>
        <p>
          <a href={`/v/${encodeURIComponent(tenant)}`} target="_blank" rel="noreferrer">
            {words.publishing.openBooker}
          </a>
        </p>
      </Sheet>
    );
  }
  const { reservations } = state;
  return (
    <Sheet
      title={words.publishing.promised(reservations.length)}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="plain" onClick={onClose}>
            {words.publishing.back}
          </button>
          <button
            type="button"
            className="primary"
            onClick={() => {
              onAccept(reservations.map(({ code }) => code));
            }}
          >
            {words.publishing.accept}
          </button>
        </>
      }
    >
      <p role="alert">{words.publishing.promisedAbout}</p>
      <ul className="publish-promised">
        {reservations.map(({ code, name, date, time, guests, tables }) => (
          <li key={code}>
            <p>
              <strong>{name}</strong>
              {` · ${dateForPeople(date)}, ${timeForPeople(time)} · ${words.publishing.guests(guests)} · ${code}`}
            </p>
            <p className="sheet-note">
              {tables.map((table) => `${table.name} ${words.publishing.whys[table.why]}`).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
