/** The state of the draft on the host. In a conflict it is a button that opens the choice. */
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { serverDraftStateAtom, startDraftSync } from './serverDraft.ts';
import { dialogAtom } from '../session/panels.ts';
import { publishingMessages } from './messages.ts';
import './notices.css';

export function DraftStatus(): ReactNode {
  const store = useStore();
  const state = useAtomValue(serverDraftStateAtom);
  const setDialog = useSetAtom(dialogAtom);
  useEffect(() => startDraftSync(store), [store]);
  if (state.type === 'conflict')
    return (
      <button type="button" className="editor-draft-status editor-draft-changed" onClick={() => setDialog('draft')}>
        {state.theirs
          ? publishingMessages.draft.conflict({ by: state.theirs.by || undefined })
          : publishingMessages.draft.discarded}
      </button>
    );
  return (
    <output
      className="editor-draft-status"
      data-state={state.type}
      title={state.type === 'failed' ? state.message : undefined}
    >
      {publishingMessages.draft[state.type]}
    </output>
  );
}
