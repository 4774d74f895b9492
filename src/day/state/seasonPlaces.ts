/** Who has a place for the season on the date that is shown. */
import { atom } from 'jotai';
import { blockStates } from './blockWords.ts';
import { dayStateAtom } from './day.ts';
import { nameTablesAtom } from './tables.ts';

/** The season places of the date in words, by their tables. */
export const seasonPlacesAtom = atom((get) => {
  const state = get(dayStateAtom);
  const nameTables = get(nameTablesAtom);
  return (state?.blocks ?? [])
    .filter(({ season }) => season)
    .map((block) => ({
      id: block.id,
      name: block.reason,
      tables: nameTables(block.tables),
      states: blockStates(block, state?.date ?? ''),
    }))
    .toSorted((one, other) => one.tables.localeCompare(other.tables, undefined, { numeric: true }));
});
