/** Compares the plan in the venue's folder with the drawing, and offers it as the draft. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { planAtom } from '../document/document.ts';
import { folderPlanAtom, dismissFolderPlanAtom, restorePlanAtom } from './publishState.ts';
import { EditorDialog } from '../controls/EditorDialog.tsx';
import { publishingMessages } from './messages.ts';
import { Differences } from './diff/DiffList.tsx';
import './publishing.css';

export function FilePlanChangedDialog(): ReactNode {
  const folder = useAtomValue(folderPlanAtom);
  const dismiss = useSetAtom(dismissFolderPlanAtom);
  const restorePlan = useSetAtom(restorePlanAtom);
  const plan = useAtomValue(planAtom);
  if (!folder) return null;
  return (
    <EditorDialog
      title={publishingMessages.folder.title}
      actions={[
        { label: publishingMessages.folder.notNow },
        {
          label: publishingMessages.folder.takeAsDraft,
          onChoose() {
            restorePlan(folder, publishingMessages.folder.step, publishingMessages.folder.opened);
            dismiss();
          },
        },
      ]}
    >
      <Differences title={publishingMessages.folder.comparison} before={plan} after={folder} />
    </EditorDialog>
  );
}
