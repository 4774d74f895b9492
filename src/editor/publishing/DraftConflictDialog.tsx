/** Somebody else has saved another draft, or dropped it: whose is to go on. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { planAtom } from '../document/document.ts';
import { serverDraftStateAtom, resolveDraftConflictAtom } from './serverDraft.ts';
import { dialogAtom } from '../session/view.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { messages } from '../messages.ts';
import { DiffList } from './diff/DiffList.tsx';
import './publishing.css';
import { formatTimestamp } from './formatTimestamp.ts';

export function DraftConflictDialog(): ReactNode {
  const standing = useAtomValue(serverDraftStateAtom);
  const setDialog = useSetAtom(dialogAtom);
  const settle = useSetAtom(resolveDraftConflictAtom);
  const plan = useAtomValue(planAtom);
  if (standing.type !== 'changed') return null;
  const { theirs } = standing;
  const choose = (side: 'mine' | 'theirs'): void => {
    setDialog(undefined);
    void settle(side);
  };
  return (
    <Dialog
      title={messages.draft.title}
      onClose={() => {
        setDialog(undefined);
      }}
      actions={
        <>
          <button
            type="button"
            className="plain"
            onClick={() => {
              choose('theirs');
            }}
          >
            {messages.draft.theirs}
          </button>
          <button
            type="button"
            className="primary"
            onClick={() => {
              choose('mine');
            }}
          >
            {messages.draft.mine}
          </button>
        </>
      }
    >
      <p>{theirs ? messages.draft.about(formatTimestamp(theirs.at)) : messages.draft.dropped}</p>
      {theirs && (
        <section className="publish-part" aria-label={messages.differences.title}>
          <h3>{messages.draft.differs}</h3>
          <DiffList before={plan} after={theirs.plan} />
        </section>
      )}
    </Dialog>
  );
}
