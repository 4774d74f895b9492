/** The day in figures. */
import { atom } from 'jotai';
import { countCovers, isCounted } from '../../domain/day/covers.ts';
import { dayStateAtom } from '../state/day.ts';

/** Guests of parties that come or came, how many parties that is, and guests who sit at their tables. */
export const summaryAtom = atom((get) => {
  const parties = get(dayStateAtom)?.parties ?? [];
  return {
    covers: countCovers(parties),
    parties: parties.filter(isCounted).length,
    seated: countCovers(parties.filter(({ status }) => status === 'seated')),
  };
});
