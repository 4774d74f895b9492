/** A table in words, for those who do not see the plan. */
import { atom } from 'jotai';
import type { Table } from '../../../domain/plan/table.ts';
import { tableTitle } from '../../../domain/plan/table.ts';
import { blockStates } from '../../state/blockWords.ts';
import { minuteAtom } from '../../state/clock.ts';
import { dayStateAtom, venueAtom } from '../../state/day.ts';
import { partyName, partyTimes, stateWords } from '../../state/partyWords.ts';
import { messages } from '../../messages.ts';
import { showsNowAtom } from '../planTime.ts';
import { tableVisitsAtom } from '../tableBadges.ts';

/** Returns a function that describes a table: `Line 3, 4 seats, Beach, Anna Perera, 2 guests, 07:00 PM, Reserved`. */
export const tableWordsAtom = atom((get) => {
  const visits = get(tableVisitsAtom);
  const venue = get(venueAtom);
  const now = get(minuteAtom);
  const isNow = get(showsNowAtom);
  const state = get(dayStateAtom);
  const access = state?.venue.tableAccess ?? {};
  return (table: Table): string => {
    const { current, next } = visits.get(table.key) ?? {};
    const words = [tableTitle(table), messages.seats({ count: table.seats }), table.area];
    const limited = access[table.key];
    if (limited) words.push(messages.tableAccess[limited]);
    if (current?.party && venue) {
      const { party } = current;
      const times = partyTimes(party, venue, now);
      words.push(
        partyName(party),
        messages.guests({ count: party.guests }),
        ...(party.dayOfStay ? [messages.dayOfStay(party.dayOfStay)] : []),
        messages.time(party.time),
        isNow ? stateWords(party, times) : messages.states[times.state === 'late' ? party.status : times.state],
      );
    } else if (current?.block) words.push(...blockStates(current.block, state?.date ?? ''), current.block.reason);
    else words.push(next ? messages.freeUntil({ time: messages.time(next.from) }) : messages.free);
    return words.filter((word) => word !== '').join(', ');
  };
});
