/** The state of the draft, and what can be done with it. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { messages } from '../messages.ts';
import { changedAtom, hostAtom, keepCurrentAtom } from '../state/document.ts';
import { discardAtom, draftStateAtom } from '../state/draft.ts';
import { openPublishAtom, openSettingsAtom } from '../state/publish.ts';

export function Toolbar({ onHistory }: { onHistory(): void }): ReactNode {
  const state = useAtomValue(draftStateAtom);
  const hasChanged = useAtomValue(changedAtom).length > 0;
  const openPublish = useSetAtom(openPublishAtom);
  const discard = useSetAtom(discardAtom);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="settings-toolbar">
      <output data-failed={state === 'failed' || undefined}>{messages.draft[state]}</output>
      <button type="button" className="settings-button" onClick={onHistory}>
        {messages.history.title}
      </button>
      <button type="button" className="settings-button" disabled={!hasChanged} onClick={() => setAsking(true)}>
        {messages.discard}
      </button>
      <button
        type="button"
        className="settings-button settings-primary"
        disabled={!hasChanged}
        onClick={() => openPublish()}
      >
        {messages.publish}
      </button>
      {isAsking && (
        <Dialog
          title={messages.discard}
          closeLabel={messages.close}
          onClose={() => setAsking(false)}
          actions={
            <>
              <button type="button" className="settings-button" onClick={() => setAsking(false)}>
                {messages.cancel}
              </button>
              <button
                type="button"
                className="settings-button settings-primary"
                onClick={() => {
                  setAsking(false);
                  void discard();
                }}
              >
                {messages.discard}
              </button>
            </>
          }
        >
          <p>{messages.discardQuestion}</p>
        </Dialog>
      )}
    </div>
  );
}

/** Offers the file of the venue's folder, if it has changed since the last publication. */
export function FileNotice(): ReactNode {
  const host = useAtomValue(hostAtom);
  const openSettings = useSetAtom(openSettingsAtom);
  const keepCurrent = useSetAtom(keepCurrentAtom);
  const [isDismissed, setDismissed] = useState(false);
  const file = host?.folder.settings;
  if (!host?.folder.changed || !file || isDismissed) return null;
  return (
    <div className="settings-notice">
      <output>{messages.fileChanged}</output>
      <button
        type="button"
        className="settings-button"
        onClick={() => {
          openSettings(file, messages.fileUsed);
          setDismissed(true);
        }}
      >
        {messages.takeFile}
      </button>
      <button type="button" className="settings-button" onClick={() => void keepCurrent()}>
        {messages.keepMine}
      </button>
    </div>
  );
}
