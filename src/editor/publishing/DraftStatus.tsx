/** How the draft on the host stands; where somebody else has saved another one, whose is to go on. */
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { planAtom } from '../atoms/document.ts';
import { draftStandingAtom, followDraft, settleDraftAtom } from '../atoms/draft.ts';
import { dialogAtom } from '../atoms/view.ts';
import { Sheet } from '../chrome/Sheet.tsx';
import { words } from '../words.ts';
import { DifferenceList } from './DifferenceList.tsx';
import './publishing.css';
import { whenWords } from './when.ts';

export function DraftStatus(): ReactNode {
  const store = useStore();
  const standing = useAtomValue(draftStandingAtom);
  const [dialog, setDialog] = useAtom(dialogAtom);
  const settle = useSetAtom(settleDraftAtom);
  const plan = useAtomValue(planAtom);
  useEffect(() => followDraft(store), [store]);
  const choose = (side: 'mine' | 'theirs'): void => {
    setDialog(undefined);
    void settle(side);
  };
  if (standing.is === 'changed') {
    const { theirs } = standing;
    return (
      <>
        <button type="button" className="draft-status draft-changed" onClick={() => { setDialog('draft'); }}>{words.draft.changed}</button>
        {dialog === 'draft' && (
          <Sheet
            title={words.draft.title} onClose={() => { setDialog(undefined); }} actions={(
              <>
                <button type="button" className="plain" onClick={() => { choose('theirs'); }}>{words.draft.theirs}</button>
                <button type="button" className="primary" onClick={() => { choose('mine'); }}>{words.draft.mine}</button>
              </>
            )}
          >
            <p>{theirs ? words.draft.about(whenWords(theirs.at)) : words.draft.dropped}</p>
            {theirs && <section className="publish-part" aria-label={words.differences.title}><h3>{words.draft.differs}</h3><DifferenceList before={plan} after={theirs.plan} /></section>}
          </Sheet>
        )}
      </>
    );
  }
  return <output className="draft-status" data-standing={standing.is} title={standing.is === 'trouble' ? standing.message : undefined}>{words.draft[standing.is]}</output>;
}
