import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { texts } from '../days/messages.ts';
import { splitText } from '../days/splitText.tsx';
import { venueAtom } from '../page/page.ts';
import { selectedKeysAtom } from '../reservation/selection.ts';
import { pendingAtom } from '../reservation/steps.ts';
import { splitOfferAtom, takeSplitAtom } from './otherDays.ts';

/** Offers a stay at several tables where none is free on all days, and takes them with one tap. */
export function SplitOffer(): ReactNode {
  const split = useAtomValue(splitOfferAtom);
  const { language } = useAtomValue(venueAtom);
  const isChosen = useAtomValue(selectedKeysAtom).length > 0;
  const isBusy = useAtomValue(pendingAtom) !== undefined;
  const take = useSetAtom(takeSplitAtom);
  if (!split || isChosen) return null;
  return (
    <p>
      <span>{`${texts.splitTables({ moves: split.length - 1, stretches: splitText(split, language) })} `}</span>
      <span className="booker-offers">
        <button type="button" className="booker-offer" disabled={isBusy} onClick={() => take(split)}>
          {texts.takeSplit}
        </button>
      </span>
    </p>
  );
}
