/** How the draft on the host stands; where somebody else has saved another one, a way to say whose is to go on. */
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { serverDraftStateAtom, startDraftSync } from './serverDraft.ts';
import { dialogAtom } from '../session/view.ts';
import { messages } from '../messages.ts';
import './notices.css';

export function DraftStatus(): ReactNode {
  const store = useStore();
  const standing = useAtomValue(serverDraftStateAtom);
  const setDialog = useSetAtom(dialogAtom);
  useEffect(() => startDraftSync(store), [store]);
  if (standing.type === 'changed')
    return (
      <button
        type="button"
        className="draft-status draft-changed"
        onClick={() => {
          setDialog('draft');
        }}
      >
        {messages.draft.changed}
      </button>
    );
  return (
    <output
      className="draft-status"
      data-standing={standing.type}
      title={standing.type === 'trouble' ? standing.message : undefined}
    >
      {messages.draft[standing.type]}
    </output>
  );
}
