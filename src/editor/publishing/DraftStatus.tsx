/** How the draft on the host stands; where somebody else has saved another one, a way to say whose is to go on. */
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { draftStandingAtom, followDraft } from '../atoms/draft.ts';
import { dialogAtom } from '../atoms/view.ts';
import { words } from '../words.ts';
import './notices.css';

export function DraftStatus(): ReactNode {
  const store = useStore();
  const standing = useAtomValue(draftStandingAtom);
  const setDialog = useSetAtom(dialogAtom);
  useEffect(() => followDraft(store), [store]);
  if (standing.is === 'changed')
    return (
      <button
        type="button"
        className="draft-status draft-changed"
        onClick={() => {
          setDialog('draft');
        }}
      >
        {words.draft.changed}
      </button>
    );
  return (
    <output
      className="draft-status"
      data-standing={standing.is}
      title={standing.is === 'trouble' ? standing.message : undefined}
    >
      {words.draft[standing.is]}
    </output>
  );
}
