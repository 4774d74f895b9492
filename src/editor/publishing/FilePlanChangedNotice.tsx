/**
 * Offers the plan in the venue's folder after it changed on the host's disk. It never replaces the drawing without
 * asking.
 */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { folderPlanAtom, dismissFolderPlanAtom } from './publishState.ts';
import { dialogAtom } from '../session/panels.ts';
import { publishingMessages } from './messages.ts';
import { Button } from '../controls/Button.tsx';
import './notices.css';

export function FilePlanChangedNotice(): ReactNode {
  const folder = useAtomValue(folderPlanAtom);
  const setDialog = useSetAtom(dialogAtom);
  const dismiss = useSetAtom(dismissFolderPlanAtom);
  if (!folder) return null;
  return (
    <div className="editor-notice" role="note">
      <p>{publishingMessages.folder.changed}</p>
      <Button onClick={() => setDialog('folder')}>{publishingMessages.folder.review}</Button>
      <Button onClick={() => dismiss()}>{publishingMessages.folder.notNow}</Button>
    </div>
  );
}
