/**
 * The tables that the host offers for the form. An answer is kept with the key of its request and used for no other.
 */
import { type Atom, atom } from 'jotai';
import type { AvailabilityQuery } from '../../api/bookingClient.ts';
import type { Availability } from '../../domain/plan/reading/availability.ts';
import type { PlanBackground } from '../../domain/plan/reading/planBackground.ts';
import type { Table } from '../../domain/plan/table.ts';
import { formatWireDate, formatWireTime } from '../../domain/booking/time.ts';
import { countsTimes } from '../../domain/booking/venue.ts';
import { dateAtom, guestsAtom, stayAtom, timeAtom, untilAtom } from './form.ts';
import { pageAtom, venueAtom } from '../page/page.ts';

const answerAtom = atom<{ readonly key: string; readonly availability: Availability }>();
const baseBackgroundAtom = atom<PlanBackground | 'loading' | 'none'>('loading');

/** Whether availability depends on time and length of stay as well. */
const dependsOnStayAtom = atom((get) => get(pageAtom).features.has('stay') && countsTimes(get(venueAtom)));

/** What availability depends on, as text; undefined if the form lacks it. Guests are sent along, but change nothing. */
export const availabilityKeyAtom = atom((get): string | undefined => {
  const date = get(dateAtom);
  if (date === undefined) return undefined;
  const dates = date + (get(untilAtom) ?? '');
  if (!get(dependsOnStayAtom)) return dates;
  const time = get(timeAtom);
  return time === undefined ? undefined : [dates, time, get(stayAtom)].join(' ');
});

export const availabilityQueryAtom = atom((get): AvailabilityQuery | undefined => {
  const date = get(dateAtom);
  if (date === undefined) return undefined;
  const until = get(untilAtom);
  const query = {
    key: get(pageAtom).key,
    date: formatWireDate(date),
    guests: String(get(guestsAtom)),
    ...(until ? { until: formatWireDate(until) } : {}),
  };
  const time = get(timeAtom);
  return get(dependsOnStayAtom) && time !== undefined
    ? { ...query, time: formatWireTime(time), stay: get(stayAtom) }
    : query;
});

/** What step 2's code knows of other times of the date. */
type Times = {
  /** Returns what is available at the form's time, from what was loaded for another time. */
  readonly atOtherTimeAtom: Atom<(loaded: Availability) => Availability>;
  /** Returns when a taken table is free, in words; empty if it is not, or if the host does not tell. */
  readonly freeTextAtom: Atom<(table: Table) => string>;
};
/** Undefined until that code is loaded. */
export const timesAtom = atom<Times>();

/** Availability for the current form; undefined while it loads. */
export const availabilityAtom = atom((get): Availability | undefined => {
  const answer = get(answerAtom);
  const key = get(availabilityKeyAtom);
  if (!answer || answer.key === key) return answer?.availability;
  const times = get(pageAtom).features.has('taken') && get(timesAtom);
  // Both begin with their dates.
  return times && key?.split(' ')[0] === answer.key.split(' ')[0]
    ? get(times.atOtherTimeAtom)(answer.availability)
    : undefined;
});
/** The tables as they were loaded, perhaps for another time: the plan draws them by their places alone. */
export const placedTablesAtom = atom((get) => get(availabilityAtom) && get(answerAtom)?.availability.tables);
const NO_TABLES: readonly Table[] = [];
export const tablesAtom = atom((get) => get(availabilityAtom)?.tables ?? NO_TABLES);
export const tableByKeyAtom = atom((get) => new Map(get(tablesAtom).map((table) => [table.key, table])));

/** Keeps the tables as they are if the answer is the same object as before: a new one would be drawn again. */
export const setAvailabilityAtom = atom(null, (get, set, key: string, availability: Availability) => {
  const last = get(answerAtom);
  if (last?.key === key && last.availability === availability) return;
  set(answerAtom, { key, availability });
});
export const clearAvailabilityAtom = atom(null, (_get, set) => set(answerAtom, undefined));

/** What is drawn around the tables: `none` if the host has no background or can't deliver it. */
export const planBackgroundAtom = atom((get) => get(baseBackgroundAtom));
export const setPlanBackgroundAtom = atom(null, (_get, set, background: PlanBackground | 'none') =>
  set(baseBackgroundAtom, background),
);
