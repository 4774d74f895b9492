/** The plan in the venue's folder, beside what is drawn. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { planAtom } from '../atoms/document.ts';
import { folderPlanAtom, putFolderAsideAtom, takePlanAtom } from '../atoms/publishing.ts';
import { dialogAtom } from '../atoms/view.ts';
import { Sheet } from '../chrome/Sheet.tsx';
import { words } from '../words.ts';
import { DifferenceList } from './DifferenceList.tsx';
import './publishing.css';

export function FolderDialog(): ReactNode {
  const folder = useAtomValue(folderPlanAtom);
  const setDialog = useSetAtom(dialogAtom);
  const putAside = useSetAtom(putFolderAsideAtom);
  const takePlan = useSetAtom(takePlanAtom);
  const plan = useAtomValue(planAtom);
  if (!folder) return null;
  return (
    <Sheet
      title={words.folder.title}
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
            {words.folder.notNow}
          </button>
          <button
            type="button"
            className="primary"
            onClick={() => {
              takePlan(folder, words.folder.takeStep, words.folder.taken);
              putAside();
            }}
          >
            {words.folder.take}
          </button>
        </>
      }
    >
      <section className="publish-part" aria-label={words.differences.title}>
        <h3>{words.folder.against}</h3>
        <DifferenceList before={plan} after={folder} />
      </section>
    </Sheet>
  );
}
