import Clock from 'lucide-react/icons/clock';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import type { Table } from '../../domain/plan/table.ts';
import { messages } from '../messages.ts';
import { tablesAtom } from '../reservation/availability.ts';
import { closesTooSoonAtom, tableStatesAtom } from '../reservation/selection.ts';
import { partlyFreeDaysAtom } from './otherDays.ts';
import { partlyFreeAtom } from './otherTimes.ts';
import { filterTablesAtom, tableFilterAtom } from './tableFilter.ts';
import { categoryNameOf } from '../../domain/plan/table.ts';

/** The content of the legend: categories with their free tables, as buttons that filter, and the marks of table states. */
export function LegendRows(): ReactNode {
  const tables = useAtomValue(tablesAtom);
  const states = useAtomValue(tableStatesAtom);
  const categories = useMemo(() => countCategories(tables), [tables]);
  const closesTooSoon = useAtomValue(closesTooSoonAtom);
  const filter = useAtomValue(tableFilterAtom);
  const partlyFreeCount = useAtomValue(partlyFreeAtom).size + useAtomValue(partlyFreeDaysAtom).size;
  const filterTables = useSetAtom(filterTablesAtom);
  const ineligible = tables.filter(({ key }) => states.get(key) === 'ineligible');
  const isPartlyFree = tables.some(({ available, access, taken }) => !available && (access ?? taken) !== undefined);
  const tooSoonCount = ineligible.filter(closesTooSoon).length;
  const labels = {
    unavailable: isPartlyFree ? messages.notAvailable : messages.stateLabels.unavailable,
    partly: messages.partlyFree,
    selected: messages.stateLabels.selected,
    ineligible: ineligibleLabel(ineligible.length, tooSoonCount),
  };
  return (
    <>
      <ul className="booker-legend-rows">
        {categories.map(({ id, name, color, free, all }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={filter.category === name}
              onClick={() => filterTables({ category: filter.category === name ? undefined : name })}
            >
              <i className="booker-swatch" style={{ background: color }} aria-hidden />
              <span>{name}</span>
              <span className="booker-tabular-figures">{messages.freeOfAll({ free, all })}</span>
            </button>
          </li>
        ))}
      </ul>
      <ul className="booker-legend-states">
        {(['unavailable', 'partly', 'selected', 'ineligible'] as const)
          .filter((state) => state !== 'ineligible' || ineligible.length > 0)
          .filter((state) => state !== 'partly' || partlyFreeCount > 0)
          .map((state) => (
            <li key={state}>
              <i className={`booker-mark booker-mark-${state}`} aria-hidden>
                {state === 'partly' && <Clock size="0.75rem" />}
              </i>
              <span>{labels[state]}</span>
            </li>
          ))}
      </ul>
    </>
  );
}

/** In the words of the tables themselves, unless some are not for the party and others not for the time. */
function ineligibleLabel(count: number, tooSoonCount: number): string {
  if (tooSoonCount === 0) return messages.stateLabels.ineligible;
  return tooSoonCount === count ? messages.notForTime : messages.notForPartyOrTime;
}

export type CategoryCount = {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  free: number;
  all: number;
};

/** Counts tables by category, in the order in which the categories first appear. */
export function countCategories(tables: readonly Table[]): CategoryCount[] {
  const counts = new Map<string, CategoryCount>();
  for (const table of tables) {
    const id = table.categoryId || table.category;
    let count = counts.get(id);
    if (!count) counts.set(id, (count = { id, name: categoryNameOf(table), color: table.color, free: 0, all: 0 }));
    if (table.available) count.free += 1;
    count.all += 1;
  }
  return [...counts.values()];
}
