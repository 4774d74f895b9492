/** Merges a draft that somebody else saved, or goes on after somebody discarded the draft. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { mergeDraftAtom, replaceDiscardedDraftAtom, serverDraftStateAtom } from './serverDraft.ts';
import { dialogAtom } from '../session/panels.ts';
import { EditorDialog } from '../controls/EditorDialog.tsx';
import { publishingMessages } from './messages.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { formatTimestamp } from '../../ui/formatTimestamp.ts';

export function DraftConflictDialog(): ReactNode {
  const state = useAtomValue(serverDraftStateAtom);
  const setDialog = useSetAtom(dialogAtom);
  const merge = useSetAtom(mergeDraftAtom);
  const replace = useSetAtom(replaceDiscardedDraftAtom);
  if (state.type !== 'conflict') return null;
  const { base, theirs } = state;
  const by = theirs?.by || undefined;
  if (theirs)
    return (
      <MergeDialog
        title={publishingMessages.draft.conflict({ by })}
        source={publishingMessages.draft.savedBy({ by, when: formatTimestamp(theirs.at) })}
        base={base}
        theirs={theirs.plan}
        onMerge={(choices) => {
          setDialog(undefined);
          merge(choices);
        }}
      />
    );
  return (
    <EditorDialog
      title={publishingMessages.draft.discarded}
      actions={(['theirs', 'mine'] as const).map((side) => ({
        label: publishingMessages.draft[side],
        onChoose() {
          setDialog(undefined);
          void replace(side);
        },
      }))}
    >
      <p>{publishingMessages.draft.discardedElsewhere}</p>
    </EditorDialog>
  );
}
