/** Lets the user choose between two drafts, after somebody else saved or discarded one. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { planAtom } from '../document/document.ts';
import { serverDraftStateAtom, resolveDraftConflictAtom } from './serverDraft.ts';
import { dialogAtom } from '../session/panels.ts';
import { EditorDialog } from '../controls/EditorDialog.tsx';
import { publishingMessages } from './messages.ts';
import { Differences } from './diff/DiffList.tsx';
import './publishing.css';
import { formatTimestamp } from './formatTimestamp.ts';

export function DraftConflictDialog(): ReactNode {
  const state = useAtomValue(serverDraftStateAtom);
  const setDialog = useSetAtom(dialogAtom);
  const resolve = useSetAtom(resolveDraftConflictAtom);
  const plan = useAtomValue(planAtom);
  if (state.type !== 'conflict') return null;
  const { theirs } = state;
  return (
    <EditorDialog
      title={publishingMessages.draft.title}
      actions={(['theirs', 'mine'] as const).map((side) => ({
        label: publishingMessages.draft[side],
        onChoose() {
          setDialog(undefined);
          void resolve(side);
        },
      }))}
    >
      <p>
        {theirs
          ? publishingMessages.draft.savedElsewhere({ when: formatTimestamp(theirs.at) })
          : publishingMessages.draft.discardedElsewhere}
      </p>
      {theirs && <Differences title={publishingMessages.draft.comparison} before={plan} after={theirs.plan} />}
    </EditorDialog>
  );
}
