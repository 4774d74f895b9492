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
import { filterNameAtom, filterTablesAtom, tableFilterAtom } from './tableFilter.ts';
import { suggestTablesAtom, suggestionKindAtom } from './suggestion.ts';

type PlanChipsProps = {
  readonly handle: PlanHandle;
  readonly isPreview: boolean;
};

export function PlanChips({ handle, isPreview }: PlanChipsProps): ReactNode {
  const filter = useAtomValue(tableFilterAtom);
  const filterTables = useSetAtom(filterTablesAtom);
  const availability = useAtomValue(availabilityAtom);
  const areas = (availability?.areas ?? []).filter(({ name, tables }) => name !== '' && tables.length > 0);
  return (
    <div className="booker-chips">
      {!isPreview && <SuggestChip handle={handle} />}
      {areas.length > 1 && (
        <fieldset aria-label={messages.areas}>
          {areas.map(({ id, name, tables }) => (
            <button
              key={id}
              type="button"
              className="booker-floating-button booker-chip"
              aria-pressed={filter.area === name}
              onClick={() => {
                const box = unionBoxes(tables.map(boundsOf));
                if (filter.area === name || !box) handle.fit();
                else handle.flyTo(box);
                filterTables({ area: filter.area === name ? undefined : name });
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

function SuggestChip({ handle }: Pick<PlanChipsProps, 'handle'>): ReactNode {
  const within = useAtomValue(filterNameAtom) || undefined;
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
        for (const { key } of suggest().slice(0, 1)) handle.scrollIntoView(key);
      }}
    >
      <Sparkles aria-hidden size="1rem" />
      <span>{messages.suggest({ kind, area: within })}</span>
    </button>
  );
}
