/** How many tables suit the party on a date, before any contact details are entered. */
import { atom } from 'jotai';
import { tablesByKind } from '../../domain/booking/tableKinds.ts';
import { totalSeats } from '../../domain/booking/selection.ts';
import { type Table, categoryNameOf } from '../../domain/plan/table.ts';
import { formatDay, messages } from '../messages.ts';
import { venueAtom } from '../page/page.ts';
import { tablesAtom } from './availability.ts';
import { daysCodeAtom } from './daysCode.ts';
import { dateAtom, guestsAtom, untilAtom } from './form.ts';
import { unselectedStateAtom } from './selection.ts';

/** How a date's tables seat a party: so many of each kind do, or only several together, or they don't. */
export type FreeTables =
  | { readonly seatedAt: 'one'; readonly kinds: readonly { readonly name: string; readonly count: number }[] }
  | { readonly seatedAt: 'several' | 'none' };

/** Returns how tables seat the party of the form. */
export const freeTablesForPartyAtom = atom((get) => {
  const stateOf = get(unselectedStateAtom);
  const guests = get(guestsAtom);
  const { substitutes } = get(venueAtom);
  return (tables: readonly Table[]): FreeTables => {
    const free = tables.filter((table) => stateOf(table) === 'available');
    const large = free.filter(({ seats }) => seats >= guests);
    if (large.length > 0) {
      const kinds = tablesByKind(large, substitutes).map((kind) => ({
        name: categoryNameOf(kind[0]!),
        count: kind.length,
      }));
      return { seatedAt: 'one', kinds };
    }
    const areEnough = tablesByKind(free, substitutes).some((kind) => totalSeats(kind) >= guests);
    return { seatedAt: areEnough ? 'several' : 'none' };
  };
});

/** Undefined while the tables load, if the host shows none, and on a date on which no stay can begin. */
export const freeTablesAtom = atom((get): FreeTables | undefined => {
  const tables = get(tablesAtom);
  const date = get(dateAtom);
  const days = get(venueAtom).occupancy === 'days' && get(daysCodeAtom);
  const isTooShort = days && date !== undefined && get(days.allowedDaysFromAtom)(date).length === 0;
  return tables.length === 0 || isTooShort ? undefined : get(freeTablesForPartyAtom)(tables);
});

/** What the visitor reads of the free tables. */
export const freeTablesTextAtom = atom((get): string | undefined => {
  const free = get(freeTablesAtom);
  const guests = get(guestsAtom);
  const date = get(dateAtom);
  if (!free || date === undefined) return undefined;
  if (free.seatedAt === 'one') {
    const [kind] = free.kinds;
    // Guests must not take sunbeds for dinner tables, or the number of both for that of one.
    const isOnlyKind = tablesByKind(get(tablesAtom), get(venueAtom).substitutes).length === 1;
    if (isOnlyKind && kind) return messages.freeFor({ free: kind.count, party: guests });
    const kinds = messages.joinNames(
      free.kinds.map(({ name, count }) => messages.freeOfKind({ free: count, kind: name })),
    );
    return messages.freeForKinds({ kinds, party: guests });
  }
  if (free.seatedAt === 'several') return messages.severalFor({ party: guests });
  // Some may be free on some of the days.
  if (get(untilAtom)) return get(get(daysCodeAtom)!.noneFreeTextAtom);
  if (get(tablesAtom).some(({ available }) => available)) return messages.noneFreeFor({ party: guests });
  return messages.allTaken({ date: formatDay(date, get(venueAtom).language) });
});

const baseSearchAtom = atom(false);
/** Whether the next date with a free table is being searched. */
export const isSearchingDateAtom = atom((get) => get(baseSearchAtom));
export const setSearchingDateAtom = atom(null, (_get, set, isSearching: boolean) => set(baseSearchAtom, isSearching));
