/** The plan in the venue's folder, beside what is drawn. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { planAtom } from '../document/document.ts';
import { folderPlanAtom, dismissFolderPlanAtom, restorePlanAtom } from './publishState.ts';
import { dialogAtom } from '../session/view.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { messages } from '../messages.ts';
import { DiffList } from './diff/DiffList.tsx';
import './publishing.css';

export function FilePlanChangedDialog(): ReactNode {
  const folder = useAtomValue(folderPlanAtom);
  const setDialog = useSetAtom(dialogAtom);
  const putAside = useSetAtom(dismissFolderPlanAtom);
  const takePlan = useSetAtom(restorePlanAtom);
  const plan = useAtomValue(planAtom);
  if (!folder) return null;
  return (
    <Dialog
      title={messages.folder.title}
      onClose={() => {
        setDialog(undefined);
      }}
      actions={
        <>
          <button
            type="button"
            className="plain"
            onClick={() => {
              setDialog(undefined);
            }}
          >
            {messages.folder.notNow}
          </button>
          <button
            type="button"
            className="primary"
            onClick={() => {
              takePlan(folder, messages.folder.takeStep, messages.folder.taken);
              putAside();
            }}
          >
            {messages.folder.take}
          </button>
        </>
      }
    >
      <section className="publish-part" aria-label={messages.differences.title}>
        <h3>{messages.folder.against}</h3>
        <DiffList before={plan} after={folder} />
      </section>
    </Dialog>
  );
}
