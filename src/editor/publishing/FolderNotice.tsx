/** The plan in the venue's folder was changed on the host's disk: it is offered, never taken by itself. */
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { planAtom } from '../atoms/document.ts';
import { folderPlanAtom, putFolderAsideAtom, takePlanAtom } from '../atoms/publishing.ts';
import { dialogAtom } from '../atoms/view.ts';
import { Sheet } from '../chrome/Sheet.tsx';
import { words } from '../words.ts';
import { DifferenceList } from './DifferenceList.tsx';
import './publishing.css';

export function FolderNotice(): ReactNode {
  const folder = useAtomValue(folderPlanAtom);
  const [dialog, setDialog] = useAtom(dialogAtom);
  const putAside = useSetAtom(putFolderAsideAtom);
  const takePlan = useSetAtom(takePlanAtom);
  const plan = useAtomValue(planAtom);
  if (!folder) return null;
  return (
    <>
      <div className="folder-notice" role="note">
        <p>{words.folder.changed}</p>
        <button type="button" className="plain" onClick={() => { setDialog('folder'); }}>{words.folder.look}</button>
        <button type="button" className="plain" onClick={() => { putAside(); }}>{words.folder.notNow}</button>
      </div>
      {dialog === 'folder' && (
        <Sheet
          title={words.folder.title} onClose={() => { setDialog(undefined); }} actions={(
            <>
              <button type="button" className="plain" onClick={() => { setDialog(undefined); }}>{words.folder.notNow}</button>
              <button type="button" className="primary" onClick={() => { takePlan(folder, words.folder.takeStep, words.folder.taken); putAside(); }}>{words.folder.take}</button>
            </>
          )}
        >
          <section className="publish-part" aria-label={words.differences.title}>
            <h3>{words.folder.against}</h3>
            <DifferenceList before={plan} after={folder} />
          </section>
        </Sheet>
      )}
    </>
  );
}
