/** Somebody else has saved another draft, or dropped it: whose is to go on. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { planAtom } from '../atoms/document.ts';
import { draftStandingAtom, settleDraftAtom } from '../atoms/draft.ts';
import { dialogAtom } from '../atoms/view.ts';
import { Sheet } from '../chrome/Sheet.tsx';
import { words } from '../words.ts';
import { DifferenceList } from './DifferenceList.tsx';
import './publishing.css';
import { whenWords } from './when.ts';

export function DraftDialog(): ReactNode {
  const standing = useAtomValue(draftStandingAtom);
  const setDialog = useSetAtom(dialogAtom);
  const settle = useSetAtom(settleDraftAtom);
  const plan = useAtomValue(planAtom);
  if (standing.is !== 'changed') return null;
  const { theirs } = standing;
  const choose = (side: 'mine' | 'theirs'): void => {
    setDialog(undefined);
    void settle(side);
  };
  return (
    <Sheet
      title={words.draft.title}
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
            {words.draft.theirs}
          </button>
          <button
            type="button"
            className="primary"
            onClick={() => {
              choose('mine');
            }}
          >
            {words.draft.mine}
          </button>
        </>
      }
    >
      <p>{theirs ? words.draft.about(whenWords(theirs.at)) : words.draft.dropped}</p>
      {theirs && (
        <section className="publish-part" aria-label={words.differences.title}>
          <h3>{words.draft.differs}</h3>
          <DifferenceList before={plan} after={theirs.plan} />
        </section>
      )}
    </Sheet>
  );
}
