/** The result of publishing: it is done, or it affects upcoming reservations and needs a confirmation. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { pageAtom } from '../../document/hostState.ts';
import type { PublishState } from '../publishState.ts';
import { AffectedGuests } from './AffectedGuests.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { messages } from '../../messages.ts';

type PublishResultProps = {
  readonly state: Extract<PublishState, { type: 'affected' | 'done' }>;
  onAccept(digest: string): void;
  onClose(): void;
};

export function PublishResult({ state, onAccept, onClose }: PublishResultProps): ReactNode {
  const { tenant } = useAtomValue(pageAtom);
  if (state.type === 'done') {
    return (
      <Dialog
        title={messages.publishing.done(state.version)}
        closeLabel={messages.close}
        onClose={onClose}
        actions={
          <button type="button" className="editor-primary-button" onClick={onClose}>
            {messages.publishing.back}
          </button>
        }
      >
        <output>{messages.publishing.doneHint}</output>
        <p>
          <a href={`/v/${encodeURIComponent(tenant)}`} target="_blank" rel="noreferrer">
            {messages.publishing.openBooker}
          </a>
        </p>
        {state.affected && (
          <>
            <p>{messages.publishing.informHint}</p>
            <AffectedGuests {...state.affected} />
          </>
        )}
      </Dialog>
    );
  }
  const { reservations, count, digest } = state;
  return (
    <Dialog
      title={messages.publishing.affectedReservations(count)}
      closeLabel={messages.close}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="editor-button" onClick={onClose}>
            {messages.publishing.back}
          </button>
          <button
            type="button"
            className="editor-primary-button"
            onClick={() => {
              onAccept(digest);
            }}
          >
            {messages.publishing.accept}
          </button>
        </>
      }
    >
      <p role="alert">{messages.publishing.affectedHint}</p>
      <AffectedGuests reservations={reservations} count={count} />
    </Dialog>
  );
}
