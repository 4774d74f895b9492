/** The dialog that publishes: who does it and why, then the reservations that no longer fit. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useId, useState } from 'react';
import { MAX_AUTHOR_LENGTH, MAX_NOTE_LENGTH } from '../../api/documentContract.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { loadLastAuthor } from '../../ui/lastAuthor.ts';
import { Alert, InputField, labelOf } from '../controls/Field.tsx';
import { messages } from '../messages.ts';
import { changedAtom } from '../state/document.ts';
import { Affected } from './Affected.tsx';
import { type PublishState, closePublishAtom, publishAtom } from '../state/publish.ts';
import { Button } from '../../ui/Button.tsx';

export function PublishDialog({ state }: { readonly state: PublishState }): ReactNode {
  const close = useSetAtom(closePublishAtom);
  const publish = useSetAtom(publishAtom);
  const changed = useAtomValue(changedAtom);
  const id = useId();
  const [by, setBy] = useState(loadLastAuthor);
  const [note, setNote] = useState('');
  const affected = state.type === 'affected' ? state : undefined;
  const isBusy = state.type === 'busy';
  return (
    <Dialog
      title={affected ? messages.affected.title : messages.publish}
      closeLabel={messages.close}
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => close()}>{messages.cancel}</Button>
          <Button kind="primary" type="submit" form={id} aria-busy={isBusy}>
            {messages.publish}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="settings-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void publish({ by: by.trim(), note, ...(affected ? { accept: affected.digest } : {}) });
        }}
      >
        {affected ? (
          <Affected affected={affected} />
        ) : (
          <>
            <p>{messages.publishHint}</p>
            <p className="settings-hint">
              {changed.length > 0 ? messages.changes({ fields: changed.map(labelOf) }) : messages.noChanges}
            </p>
            <InputField
              label={messages.author}
              required
              autoComplete="name"
              maxLength={MAX_AUTHOR_LENGTH}
              value={by}
              onChange={setBy}
            />
            <InputField label={messages.note} maxLength={MAX_NOTE_LENGTH} value={note} onChange={setNote} />
          </>
        )}
        <Alert text={state.type === 'form' ? state.error : ''} />
      </form>
    </Dialog>
  );
}
