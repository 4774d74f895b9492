/** A party in one line: the name of its card for everybody, also those who don't see it. */
import { atom } from 'jotai';
import type { Party } from '../../domain/day/party.ts';
import { isolate } from '../isolate.ts';
import { messages } from '../messages.ts';
import { minuteAtom } from './clock.ts';
import { venueAtom } from './day.ts';
import { partyName, partyTimes, stateWords, tagName } from './partyWords.ts';
import { nameTablesAtom } from './tables.ts';
import { undecidedAtom } from './undecided.ts';

const partyPartsAtom = atom((get) => {
  const nameTables = get(nameTablesAtom);
  const venue = get(venueAtom);
  const now = get(minuteAtom);
  const undecided = get(undecidedAtom);
  return (party: Party): readonly string[] => [
    partyName(party),
    messages.guests({ count: party.guests }),
    messages.time(party.time),
    party.tables.length === 0 ? messages.noTable : nameTables(party.tables),
    ...(party.dayOfStay ? [messages.dayOfStay(party.dayOfStay)] : []),
    ...(venue ? [stateWords(party, partyTimes(party, venue, now))] : []),
    ...party.tags.map(tagName),
    ...[undecided.get(party.id)].flatMap((reason) => (reason === undefined ? [] : messages.notCovered[reason])),
  ];
});

/** Returns a function that describes a party: `Anna Perera, 4 guests, 07:00 PM, Line 3, Reserved`. */
export const partyLineAtom = atom((get) => {
  const parts = get(partyPartsAtom);
  return (party: Party): string => parts(party).join(', ');
});

/** The same for the eye: a name does not reorder what follows. */
export const shownPartyLineAtom = atom((get) => {
  const parts = get(partyPartsAtom);
  return (party: Party): string => parts(party).map(isolate).join(', ');
});
