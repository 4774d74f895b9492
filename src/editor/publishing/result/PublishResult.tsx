/** The result of publishing: it is done, or it affects upcoming reservations and needs a confirmation. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { pageAtom } from '../../document/hostState.ts';
import type { PublishState } from '../publishState.ts';
import { AffectedGuests } from './AffectedGuests.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { messages } from '../../messages.ts';
import { publishingMessages } from '../messages.ts';

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
        title={publishingMessages.done(state.version)}
        closeLabel={messages.close}
        onClose={onClose}
        actions={
          <button type="button" className="editor-primary-button" onClick={onClose}>
            {publishingMessages.back}
          </button>
        }
      >
        <output>{publishingMessages.doneHint}</output>
        <p>
          <a href={`/v/${encodeURIComponent(tenant)}`} target="_blank" rel="noreferrer">
            {publishingMessages.openBooker}
          </a>
        </p>
        {state.affected && (
          <>
            <p>{publishingMessages.informHint}</p>
            <AffectedGuests {...state.affected} />
          </>
        )}
      </Dialog>
    );
  }
  const { reservations, count, digest } = state;
  return (
    <Dialog
      title={publishingMessages.affectedReservations(count)}
      closeLabel={messages.close}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="editor-button" onClick={onClose}>
            {publishingMessages.back}
          </button>
          <button
            type="button"
            className="editor-primary-button"
            onClick={() => {
              onAccept(digest);
            }}
          >
            {publishingMessages.accept}
          </button>
        </>
      }
    >
      <p role="alert">{publishingMessages.affectedHint}</p>
      <AffectedGuests reservations={reservations} count={count} />
    </Dialog>
  );
}
