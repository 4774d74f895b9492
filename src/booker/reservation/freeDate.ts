/** The search for a date on which a table suits the party. Its code comes with that of the later steps. */
import { atom } from 'jotai';
import { fetchTables } from '../../api/bookingClient.ts';
import { firstOpenDate } from '../../domain/booking/bookingCalendar.ts';
import { addDays, daysBetween, formatWireDate } from '../../domain/booking/time.ts';
import { messages } from '../messages.ts';
import { nowAtom } from '../page/clock.ts';
import { calendarAtom, pageAtom } from '../page/page.ts';
import { availabilityQueryAtom } from './availability.ts';
import { changeDateAtom, dateAtom, untilAtom } from './form.ts';
import { freeTablesForPartyAtom, isSearchingDateAtom, setSearchingDateAtom } from './freeTables.ts';
import { showNoticeAtom } from './notices.ts';

/** How many dates the search for a free table looks at, one request each. */
const MAX_SEARCHED_DATES = 14;

/**
 * Changes the date to the next one on which a table suits the party, or announces that there is none soon, or that a
 * request has failed twice.
 */
export const findFreeDateAtom = atom(null, async (get, set): Promise<void> => {
  const query = get(availabilityQueryAtom);
  const from = get(dateAtom);
  const until = get(untilAtom);
  if (get(isSearchingDateAtom) || !query || from === undefined) return;
  set(setSearchingDateAtom, true);
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
  set(setSearchingDateAtom, false);
});
