/** The plan in the venue's folder was changed on the host's disk: it is offered, never taken by itself. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { folderPlanAtom, dismissFolderPlanAtom } from './publishState.ts';
import { dialogAtom } from '../session/view.ts';
import { messages } from '../messages.ts';
import './notices.css';

export function FilePlanChangedNotice(): ReactNode {
  const folder = useAtomValue(folderPlanAtom);
  const setDialog = useSetAtom(dialogAtom);
  const putAside = useSetAtom(dismissFolderPlanAtom);
  if (!folder) return null;
  return (
    <div className="folder-notice" role="note">
      <p>{messages.folder.changed}</p>
      <button
        type="button"
        className="plain"
        onClick={() => {
          setDialog('folder');
        }}
      >
        {messages.folder.look}
      </button>
      <button
        type="button"
        className="plain"
        onClick={() => {
          putAside();
        }}
      >
        {messages.folder.notNow}
      </button>
    </div>
  );
}
