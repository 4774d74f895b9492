/**
 * The row of buttons at the top of the plan: one that selects the best tables for the party, and others at each further
 * tap, and one for each area.
 */
import Sparkles from 'lucide-react/icons/sparkles';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { boundsOf, unionBoxes } from '../../domain/geometry/boxes.ts';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { messages } from '../messages.ts';
import { availabilityAtom } from '../reservation/availability.ts';
import { pendingAtom } from '../reservation/steps.ts';
import { suggestTablesAtom, suggestionKindAtom } from './suggestion.ts';

type PlanChipsProps = {
  readonly handle: PlanHandle;
  readonly isPreview: boolean;
  /** The name of the area that the visitor looks at: suggestions are in it. */
  readonly area: string | undefined;
  onArea(name: string): void;
};

export function PlanChips({ handle, isPreview, area, onArea }: PlanChipsProps): ReactNode {
  const availability = useAtomValue(availabilityAtom);
  const areas = (availability?.areas ?? []).filter(({ name, tables }) => name !== '' && tables.length > 0);
  return (
    <div className="booker-chips">
      {!isPreview && <SuggestChip handle={handle} area={area} />}
      {areas.length > 1 && (
        <fieldset aria-label={messages.areas}>
          {areas.map(({ id, name, tables }) => (
            <button
              key={id}
              type="button"
              className="booker-floating-button booker-chip"
              onClick={() => {
                const box = unionBoxes(tables.map(boundsOf));
                if (box) handle.flyTo(box);
                onArea(name);
              }}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function SuggestChip({ handle, area }: Pick<PlanChipsProps, 'handle' | 'area'>): ReactNode {
  const kind = useAtomValue(suggestionKindAtom);
  const suggest = useSetAtom(suggestTablesAtom);
  const pending = useAtomValue(pendingAtom);
  if (!kind) return null;
  return (
    <button
      type="button"
      className="booker-floating-button booker-chip booker-suggest"
      disabled={pending !== undefined}
      onClick={() => {
        for (const { key } of suggest(area).slice(0, 1)) handle.scrollIntoView(key);
      }}
    >
      <Sparkles aria-hidden size="1rem" />
      <span>{messages.suggest(kind, area)}</span>
    </button>
  );
}
