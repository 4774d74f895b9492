/** Who has a place for the season on the date that is shown, below the parties of the list. */
import { atom, useAtomValue } from 'jotai';
import { type ReactNode, useId } from 'react';
import { partySearch } from '../../domain/day/partySearch.ts';
import { messages } from '../messages.ts';
import { seasonPlacesAtom } from '../state/seasonPlaces.ts';
import { searchAtom } from '../state/view.ts';

/** A holder's address and number are in the settings. */
const NO_CONTACT = { code: '', email: '', notes: '', staffNote: '', phone: '' };

const foundPlacesAtom = atom((get) => {
  const matches = partySearch(get(searchAtom));
  return get(seasonPlacesAtom).filter(({ name, tables }) => matches(NO_CONTACT, [name, tables]));
});

export function SeasonPlaces(): ReactNode {
  const places = useAtomValue(foundPlacesAtom);
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
