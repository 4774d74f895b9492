/** Who has a place for the season on the date that is shown, below the parties of the list. */
import { atom, useAtomValue } from 'jotai';
import { type ReactNode, useId } from 'react';
import { partySearch } from '../../domain/day/partySearch.ts';
import { messages } from '../messages.ts';
import { blockStates } from '../state/blockWords.ts';
import { dayStateAtom } from '../state/day.ts';
import { nameTablesAtom } from '../state/tables.ts';
import { searchAtom } from '../state/view.ts';

/** A holder's address and number are in the settings. */
const NO_CONTACT = { code: '', email: '', notes: '', staffNote: '', phone: '' };

const seasonPlacesAtom = atom((get) => {
  const state = get(dayStateAtom);
  const nameTables = get(nameTablesAtom);
  const matches = partySearch(get(searchAtom));
  return (state?.blocks ?? [])
    .filter(({ season }) => season)
    .map((block) => ({
      id: block.id,
      name: block.reason,
      tables: nameTables(block.tables),
      states: blockStates(block, state?.date ?? ''),
    }))
    .filter(({ name, tables }) => matches(NO_CONTACT, [name, tables]))
    .toSorted((one, other) => one.tables.localeCompare(other.tables, undefined, { numeric: true }));
});

export function SeasonPlaces(): ReactNode {
  const places = useAtomValue(seasonPlacesAtom);
  const id = useId();
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={id} className="day-list-season">
      <h2 id={id} className="day-list-season-heading">
        <span>{`${messages.seasonPlaces} `}</span>
        <span className="day-figures">{places.length}</span>
      </h2>
      <ul>
        {places.map(({ id: block, name, tables, states }) => (
          <li key={block}>
            <bdi className="day-card-name">{name}</bdi>
            <p className="day-card-where">
              <span>{tables}</span>
              <span>{states.join(' · ')}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
