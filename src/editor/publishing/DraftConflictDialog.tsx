/** Lets the user choose between two drafts, after somebody else saved or discarded one. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { planAtom } from '../document/document.ts';
import { serverDraftStateAtom, resolveDraftConflictAtom } from './serverDraft.ts';
import { dialogAtom } from '../session/panels.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { messages } from '../messages.ts';
import { publishingMessages } from './messages.ts';
import { DiffList } from './diff/DiffList.tsx';
import './publishing.css';
import { formatTimestamp } from './formatTimestamp.ts';

export function DraftConflictDialog(): ReactNode {
  const state = useAtomValue(serverDraftStateAtom);
  const setDialog = useSetAtom(dialogAtom);
  const resolve = useSetAtom(resolveDraftConflictAtom);
  const plan = useAtomValue(planAtom);
  if (state.type !== 'conflict') return null;
  const { theirs } = state;
  const choose = (side: 'mine' | 'theirs'): void => {
    setDialog(undefined);
    void resolve(side);
  };
  return (
    <Dialog
      title={publishingMessages.draft.title}
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
              choose('theirs');
            }}
          >
            {publishingMessages.draft.theirs}
          </button>
          <button
            type="button"
            className="editor-primary-button"
            onClick={() => {
              choose('mine');
            }}
          >
            {publishingMessages.draft.mine}
          </button>
        </>
      }
    >
      <p>
        {theirs
          ? publishingMessages.draft.savedElsewhere(formatTimestamp(theirs.at))
          : publishingMessages.draft.discardedElsewhere}
      </p>
      {theirs && (
        <section className="editor-publish-part" aria-label={publishingMessages.differences.title}>
          <h3>{publishingMessages.draft.comparison}</h3>
          <DiffList before={plan} after={theirs.plan} />
        </section>
      )}
    </Dialog>
  );
}
