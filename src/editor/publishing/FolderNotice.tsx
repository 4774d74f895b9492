/** The plan in the venue's folder was changed on the host's disk: it is offered, never taken by itself. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { folderPlanAtom, putFolderAsideAtom } from '../atoms/publishing.ts';
import { dialogAtom } from '../atoms/view.ts';
import { words } from '../words.ts';
import './notices.css';

export function FolderNotice(): ReactNode {
  const folder = useAtomValue(folderPlanAtom);
  const setDialog = useSetAtom(dialogAtom);
  const putAside = useSetAtom(putFolderAsideAtom);
  if (!folder) return null;
  return (
    <div className="folder-notice" role="note">
      <p>{words.folder.changed}</p>
      <button
        type="button"
        className="plain"
        onClick={() => {
          setDialog('folder');
        }}
      >
        {words.folder.look}
      </button>
      <button
        type="button"
        className="plain"
        onClick={() => {
          putAside();
        }}
      >
        {words.folder.notNow}
      </button>
    </div>
  );
}
