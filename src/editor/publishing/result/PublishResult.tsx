/** The result of publishing: it is done, or it affects upcoming reservations and needs a confirmation. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { pageAtom } from '../../document/hostState.ts';
import type { PublishState } from '../publishState.ts';
import { AffectedGuests } from './AffectedGuests.tsx';
import { mergeStays } from './affectedStays.ts';
import { EditorDialog } from '../../controls/EditorDialog.tsx';
import { publishingMessages } from '../messages.ts';

type PublishResultProps = {
  readonly state: Extract<PublishState, { type: 'affected' | 'done' }>;
  onAccept(digest: string): void;
};

export function PublishResult({ state, onAccept }: PublishResultProps): ReactNode {
  const { tenant } = useAtomValue(pageAtom);
  if (state.type === 'done')
    return (
      <EditorDialog
        title={publishingMessages.done({ version: state.version })}
        actions={[{ label: publishingMessages.back }]}
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
      </EditorDialog>
    );
  const { reservations, count, digest } = state;
  return (
    <EditorDialog
      title={publishingMessages.affectedReservations({
        count: count - reservations.length + mergeStays(reservations).length,
      })}
      actions={[
        { label: publishingMessages.back },
        {
          label: publishingMessages.accept,
          onChoose() {
            onAccept(digest);
          },
        },
      ]}
    >
      <p role="alert">{publishingMessages.affectedHint}</p>
      <AffectedGuests reservations={reservations} count={count} />
    </EditorDialog>
  );
}
