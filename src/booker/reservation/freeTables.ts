/** How many tables suit the party on a date, before any contact details are entered. */
import { atom } from 'jotai';
import { fetchTables } from '../../api/bookingClient.ts';
import { firstOpenDate } from '../../domain/booking/bookingCalendar.ts';
import { addDays, daysBetween, formatWireDate } from '../../domain/booking/time.ts';
import { tablesByKind } from '../../domain/booking/tableKinds.ts';
import { totalSeats } from '../../domain/booking/selection.ts';
import { type Table, categoryNameOf } from '../../domain/plan/table.ts';
import { formatDay, messages } from '../messages.ts';
import { nowAtom } from '../page/clock.ts';
import { calendarAtom, pageAtom, venueAtom } from '../page/page.ts';
import { availabilityQueryAtom, tablesAtom } from './availability.ts';
import { changeDateAtom, dateAtom, guestsAtom, untilAtom } from './form.ts';
import { showNoticeAtom } from './notices.ts';
import { unselectedStateAtom } from './selection.ts';

/** How many dates the search for a free table looks at, one request each. */
const MAX_SEARCHED_DATES = 14;

/** How a date's tables seat a party: so many of each kind do, or only several together, or they don't. */
export type FreeTables =
  | { readonly seatedAt: 'one'; readonly kinds: readonly { readonly name: string; readonly count: number }[] }
  | { readonly seatedAt: 'several' | 'none' };

const freeTablesForPartyAtom = atom((get) => {
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

/** Undefined while the tables load, or if the host shows none. */
export const freeTablesAtom = atom((get): FreeTables | undefined => {
  const tables = get(tablesAtom);
  return tables.length === 0 ? undefined : get(freeTablesForPartyAtom)(tables);
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
  if (get(tablesAtom).some(({ available }) => available)) return messages.noneFreeFor({ party: guests });
  return messages.allTaken({ date: formatDay(date, get(venueAtom).language) });
});

const baseSearchAtom = atom(false);
/** Whether the next date with a free table is being searched. */
export const isSearchingDateAtom = atom((get) => get(baseSearchAtom));

/**
 * Changes the date to the next one on which a table suits the party, or announces that there is none soon, or that a
 * request has failed twice.
 */
export const findFreeDateAtom = atom(null, async (get, set): Promise<void> => {
  const query = get(availabilityQueryAtom);
  const from = get(dateAtom);
  const until = get(untilAtom);
  if (get(baseSearchAtom) || !query || from === undefined) return;
  set(baseSearchAtom, true);
  const calendar = get(calendarAtom);
  const { signal } = new AbortController();
  let notice = messages.noFreeDate;
  let date = firstOpenDate(calendar, get(nowAtom), addDays(from, 1));
  for (let searched = 0; date !== undefined && searched < MAX_SEARCHED_DATES; searched += 1) {
    const search = {
      ...query,
      date: formatWireDate(date),
      ...(until ? { until: formatWireDate(addDays(date, daysBetween(from, until))) } : {}),
    };
    const { calls } = get(pageAtom);
    const availability = (await fetchTables(calls, search, signal)) ?? (await fetchTables(calls, search, signal));
    // The visitor has changed the date in the meantime.
    if (get(dateAtom) !== from) break;
    // Nobody knows then whether a table is free.
    if (!availability) {
      notice = messages.requestFailed;
      break;
    }
    if (get(freeTablesForPartyAtom)(availability.tables).seatedAt !== 'none') {
      set(changeDateAtom, formatWireDate(date));
      break;
    }
    date = firstOpenDate(calendar, get(nowAtom), addDays(date, 1));
  }
  if (get(dateAtom) === from) set(showNoticeAtom, notice);
  set(baseSearchAtom, false);
});
