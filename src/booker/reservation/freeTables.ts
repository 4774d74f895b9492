/** How many tables suit the party on a date, before any contact details are entered. */
import { atom } from 'jotai';
import { fetchTables } from '../../api/bookingClient.ts';
import { firstOfferedDate } from '../../domain/booking/bookingCalendar.ts';
import { addDays, formatWireDate } from '../../domain/booking/time.ts';
import { messages } from '../messages.ts';
import { nowAtom } from '../page/clock.ts';
import { calendarAtom, pageAtom } from '../page/page.ts';
import { availabilityAtom, availabilityQueryAtom } from './availability.ts';
import { changeDateAtom, dateAtom } from './form.ts';
import { showNoticeAtom } from './notices.ts';
import { unselectedStateAtom } from './selection.ts';

/** How many dates the search for a free table looks at, one request each. */
const MAX_SEARCHED_DATES = 14;

/** The number of tables that the party can select; undefined while the tables load, or if the host shows none. */
export const freeTablesAtom = atom((get): number | undefined => {
  const availability = get(availabilityAtom);
  if (!availability || availability.tables.length === 0) return undefined;
  const stateOf = get(unselectedStateAtom);
  return availability.tables.filter((table) => stateOf(table) === 'available').length;
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
  if (get(baseSearchAtom) || !query || from === undefined) return;
  set(baseSearchAtom, true);
  const calendar = get(calendarAtom);
  const { signal } = new AbortController();
  let notice = messages.noFreeDate;
  let date = firstOfferedDate(calendar, get(nowAtom), addDays(from, 1));
  for (let searched = 0; date !== undefined && searched < MAX_SEARCHED_DATES; searched += 1) {
    const search = { ...query, date: formatWireDate(date) };
    const { calls } = get(pageAtom);
    const availability = (await fetchTables(calls, search, signal)) ?? (await fetchTables(calls, search, signal));
    // The visitor has changed the date in the meantime.
    if (get(dateAtom) !== from) break;
    const stateOf = get(unselectedStateAtom);
    // Nobody knows then whether a table is free.
    if (!availability) {
      notice = messages.requestFailed;
      break;
    }
    if (availability.tables.some((table) => stateOf(table) === 'available')) {
      set(changeDateAtom, formatWireDate(date));
      break;
    }
    date = firstOfferedDate(calendar, get(nowAtom), addDays(date, 1));
  }
  if (get(dateAtom) === from) set(showNoticeAtom, notice);
  set(baseSearchAtom, false);
});
