import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import type { Table } from '../../domain/plan/table.ts';
import { messages } from '../messages.ts';
import { tablesAtom } from '../reservation/availability.ts';
import { tableStatesAtom } from '../reservation/selection.ts';

/** The content of the legend: categories with their free tables, and the marks of table states. */
export function LegendRows(): ReactNode {
  const tables = useAtomValue(tablesAtom);
  const states = useAtomValue(tableStatesAtom);
  const categories = useMemo(() => countCategories(tables), [tables]);
  const hasIneligible = tables.some(({ key }) => states.get(key) === 'ineligible');
  return (
    <>
      <ul className="booker-legend-rows">
        {categories.map(({ id, name, color, free, all }) => (
          <li key={id}>
            <i className="booker-swatch" style={{ background: color }} aria-hidden />
            <span>{name}</span>
            <span className="booker-tabular-figures">{messages.freeOfAll(free, all)}</span>
          </li>
        ))}
      </ul>
      <ul className="booker-legend-states">
        {(['unavailable', 'selected', 'ineligible'] as const)
          .filter((state) => state !== 'ineligible' || hasIneligible)
          .map((state) => (
            <li key={state}>
              <i className={`booker-mark booker-mark-${state}`} aria-hidden />
              <span>{state === 'ineligible' ? messages.ineligibleLabel : messages.stateLabels[state]}</span>
            </li>
          ))}
      </ul>
    </>
  );
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
  for (const { categoryId, category, color, available } of tables) {
    const id = categoryId || category;
    let count = counts.get(id);
    if (!count) counts.set(id, (count = { id, name: category || categoryId, color, free: 0, all: 0 }));
    if (available) count.free += 1;
    count.all += 1;
  }
  return [...counts.values()];
}
