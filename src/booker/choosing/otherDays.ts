/** What is free on some days of a stay only: the days on which a table is, and how to spread the stay over several. */
import { atom } from 'jotai';
import { stayDates } from '../../domain/booking/days.ts';
import { splitOverTables } from '../../domain/booking/splitStay.ts';
import { addDays, formatWireDate, parseWireDate } from '../../domain/booking/time.ts';
import { areaOccupancy } from '../../domain/booking/venue.ts';
import type { Table } from '../../domain/plan/table.ts';
import { allowedDaysFromAtom, limitsFromAtom } from '../days/daysOfStay.ts';
import { texts } from '../days/messages.ts';
import { daysText, splitText } from '../days/splitText.tsx';
import { messages } from '../messages.ts';
import { venueAtom } from '../page/page.ts';
import { tableByKeyAtom, tablesAtom } from '../reservation/availability.ts';
import { changeDateAtom, changeFormAtom, dateAtom, guestsAtom, untilAtom } from '../reservation/form.ts';
import { loadTablesAtom } from '../reservation/loadTables.ts';
import { announceAtom, clearRefusalAtom } from '../reservation/notices.ts';
import {
  restoreSelectionAtom,
  selectedKeysAtom,
  toggleTableAtom,
  unselectedStateAtom,
} from '../reservation/selection.ts';
import type { SelectedStretch } from '../reservation/daysCode.ts';

/** The days of the stay as on the wire; empty for a single day. */
const datesAtom = atom((get): readonly string[] => {
  const date = get(dateAtom);
  const until = get(untilAtom);
  return date === undefined || until === undefined ? [] : stayDates(date, until).map(formatWireDate);
});

/** Whether somebody else has a table on some of the days only, so that the party could have it on the others. */
function isPartlyFree({ available, access, takenOn }: Table): boolean {
  return !available && access === undefined && takenOn !== undefined && takenOn.length > 0;
}

/** Returns the runs of days on which a table is free, in order; none for one that the host tells nothing of. */
const freeRunsAtom = atom((get) => {
  const dates = get(datesAtom);
  return (table: Table): string[][] => {
    if (!isPartlyFree(table)) return [];
    const runs: string[][] = [];
    let run: string[] | undefined;
    for (const date of dates) {
      if (table.takenOn?.includes(date)) run = undefined;
      else if (run) run.push(date);
      else runs.push((run = [date]));
    }
    return runs;
  };
});

/**
 * Returns on which days of the stay a table is free, or how long a stay in its area must be, in words; empty if there is
 * nothing to tell.
 */
export const freeDaysTextAtom = atom((get) => {
  const runsOf = get(freeRunsAtom);
  const days = Math.max(1, get(datesAtom).length);
  const arrival = get(dateAtom);
  const venue = get(venueAtom);
  const { language } = venue;
  const limitsFrom = get(limitsFromAtom);
  return (table: Table): string => {
    const runs = runsOf(table);
    if (runs.length > 0)
      return texts.freeDays({ dates: messages.joinNames(runs.map((run) => daysText(run, language))) });
    if (table.takenOn !== undefined || table.access !== undefined) return '';
    if (areaOccupancy(venue, table.areaId) !== 'days') return days > 1 ? texts.singleDay : '';
    const { min } = limitsFrom(arrival ?? '', table.areaId);
    return days < min ? texts.areaLeastDays({ min }) : '';
  };
});

/** The tables, not selected, that are free from the first day on, or up to the last one, with what the plan writes on them. */
export const partlyFreeDaysAtom = atom((get): ReadonlyMap<string, string> => {
  const runsOf = get(freeRunsAtom);
  const stateOf = get(unselectedStateAtom);
  const dates = get(datesAtom);
  const { language } = get(venueAtom);
  const selected = get(selectedKeysAtom);
  const found = new Map<string, string>();
  if (dates.length === 0) return found;
  for (const table of get(tablesAtom)) {
    const [first] = runsOf(table);
    if (!first || selected.includes(table.key) || stateOf({ ...table, available: true }) !== 'available') continue;
    const [start = '', end = ''] = [first[0], first.at(-1)];
    found.set(table.key, start === dates[0] ? `– ${daysText([end], language)}` : `${daysText([start], language)} –`);
  }
  return found;
});

/**
 * Returns the days nearest to those of the stay for which the party can ask for a table: the longest run on which it is
 * free, of those that the venue takes as a stay, or as many days as its area takes.
 */
export const nearestDaysAtom = atom((get) => {
  const runsOf = get(freeRunsAtom);
  const limitsFrom = get(limitsFromAtom);
  const allowedFrom = get(allowedDaysFromAtom);
  const venue = get(venueAtom);
  const first = get(dateAtom);
  const days = Math.max(1, get(datesAtom).length);
  return (table: Table): readonly string[] | undefined => {
    const { available, access, takenOn, areaId } = table;
    if (first !== undefined && !available && access === undefined && takenOn === undefined) {
      const isByDays = areaOccupancy(venue, areaId) === 'days';
      const count = isByDays ? Math.max(days, limitsFrom(first, areaId).min) : 1;
      if (count === days || !allowedFrom(first).includes(count)) return undefined;
      return stayDates(first, addDays(first, count - 1)).map(formatWireDate);
    }
    const isLongEnough = (run: readonly string[]): boolean => {
      const arrival = parseWireDate(run[0] ?? '');
      return arrival !== undefined && run.length >= limitsFrom(arrival, areaId).min;
    };
    return runsOf(table)
      .filter(isLongEnough)
      .toSorted((a, b) => b.length - a.length)[0];
  };
});

/** Changes the stay to some days, and selects a table that is free on them. */
export const comeOnDaysAtom = atom(null, async (get, set, key: string, dates: readonly string[]): Promise<void> => {
  set(clearRefusalAtom);
  set(changeDateAtom, dates[0] ?? '');
  set(changeFormAtom, { days: dates.length });
  // The page loads the tables of other days by itself once this is through, which would end a load that began before.
  await Promise.resolve();
  await set(loadTablesAtom);
  if (get(tableByKeyAtom).get(key)?.available && !get(selectedKeysAtom).includes(key)) set(toggleTableAtom, key);
});

/** The stay at several tables with the fewest moves; undefined if a single choice suits, or if nothing does. */
export const splitOfferAtom = atom((get): readonly SelectedStretch[] | undefined => {
  const dates = get(datesAtom);
  const stateOf = get(unselectedStateAtom);
  const guests = get(guestsAtom);
  const { substitutes } = get(venueAtom);
  const tables = get(tablesAtom);
  if (dates.length === 0 || tables.some((table) => stateOf(table) === 'available')) return undefined;
  const suited = tables.filter(
    (table) => isPartlyFree(table) && stateOf({ ...table, available: true }) === 'available',
  );
  const stretches = splitOverTables(suited, dates, guests, substitutes);
  return stretches && stretches.length > 1 ? stretches : undefined;
});

/** Selects the offered tables. */
export const takeSplitAtom = atom(null, (get, set, split: readonly SelectedStretch[]) => {
  set(clearRefusalAtom);
  set(
    restoreSelectionAtom,
    [...new Map(split.flatMap(({ tables }) => tables.map((table) => [table.key, table]))).values()],
    split,
  );
  set(announceAtom, texts.splitTaken({ stretches: splitText(split, get(venueAtom).language) }));
});
