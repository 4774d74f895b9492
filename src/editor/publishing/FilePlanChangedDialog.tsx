/** Compares the plan in the venue's folder with the drawing, and offers it as the draft. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { planAtom } from '../document/document.ts';
import { folderPlanAtom, dismissFolderPlanAtom, restorePlanAtom } from './publishState.ts';
import { dialogAtom } from '../session/panels.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { messages } from '../messages.ts';
import { publishingMessages } from './messages.ts';
import { DiffList } from './diff/DiffList.tsx';
import './publishing.css';

export function FilePlanChangedDialog(): ReactNode {
  const folder = useAtomValue(folderPlanAtom);
  const setDialog = useSetAtom(dialogAtom);
  const dismiss = useSetAtom(dismissFolderPlanAtom);
  const restorePlan = useSetAtom(restorePlanAtom);
  const plan = useAtomValue(planAtom);
  if (!folder) return null;
  return (
    <Dialog
      title={publishingMessages.folder.title}
      closeLabel={messages.close}
      onClose={() => {
        setDialog(undefined);
      }}
      actions={
        <>
          <button
            type="button"
            className="editor-button"
            onClick={() => {
              setDialog(undefined);
            }}
          >
            {publishingMessages.folder.notNow}
          </button>
          <button
            type="button"
            className="editor-primary-button"
            onClick={() => {
              restorePlan(folder, publishingMessages.folder.step, publishingMessages.folder.opened);
              dismiss();
            }}
          >
            {publishingMessages.folder.takeAsDraft}
          </button>
        </>
      }
    >
      <section className="editor-publish-part" aria-label={publishingMessages.differences.title}>
        <h3>{publishingMessages.folder.comparison}</h3>
        <DiffList before={plan} after={folder} />
      </section>
    </Dialog>
  );
}
