/** The state of the draft, and what can be done with it. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { messages } from '../messages.ts';
import { changedAtom, hostAtom, keepCurrentAtom } from '../state/document.ts';
import { discardAtom, draftFailureAtom, draftStateAtom } from '../state/draft.ts';
import { openPublishAtom, openSettingsAtom } from '../state/publish.ts';
import { Button } from '../../ui/Button.tsx';

export function Toolbar({ onHistory }: { onHistory(): void }): ReactNode {
  const state = useAtomValue(draftStateAtom);
  const failure = useAtomValue(draftFailureAtom);
  const hasChanged = useAtomValue(changedAtom).length > 0;
  const openPublish = useSetAtom(openPublishAtom);
  const discard = useSetAtom(discardAtom);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="settings-toolbar">
      <output data-failed={state === 'failed' || undefined}>
        {[messages.draft[state], failure].filter((text) => text !== '').join(' · ')}
      </output>
      <Button onClick={onHistory}>{messages.history.title}</Button>
      <Button disabled={!hasChanged} onClick={() => setAsking(true)}>
        {messages.discard}
      </Button>
      <Button kind="primary" disabled={!hasChanged} onClick={() => openPublish()}>
        {messages.publish}
      </Button>
      {isAsking && (
        <Dialog
          title={messages.discard}
          closeLabel={messages.close}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{messages.cancel}</Button>
              <Button
                kind="primary"
                onClick={() => {
                  setAsking(false);
                  void discard();
                }}
              >
                {messages.discard}
              </Button>
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
      <Button
        onClick={() => {
          openSettings(file, messages.fileUsed);
          setDismissed(true);
        }}
      >
        {messages.takeFile}
      </Button>
      <Button onClick={() => void keepCurrent()}>{messages.keepMine}</Button>
    </div>
  );
}
