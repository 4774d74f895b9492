/** The tables of the chosen date, as the host last told them. An answer belongs to its question and shows for no other. */
import { atom } from 'jotai';
import type { AvailabilityQuery } from '../../api/bookingClient.ts';
import type { Availability } from '../../domain/plan/reading/availability.ts';
import type { PlanBackground } from '../../domain/plan/reading/planBackground.ts';
import type { Table } from '../../domain/plan/table.ts';
import { formatWireDate, formatWireTime } from '../../domain/booking/time.ts';
import { dateAtom, guestsAtom, stayAtom, timeAtom } from './form.ts';
import { pageAtom, venueAtom } from '../page/page.ts';

const answer = atom<{ readonly question: string; readonly availability: Availability }>();
const ground = atom<PlanBackground | 'awaited' | 'none'>('awaited');

/** Whether the host counts stays, so that time and stay are part of the question. */
const asksStayAtom = atom((get) => get(pageAtom).features.has('stay') && get(venueAtom).occupancy === 'stay');

/** What the tables depend on, as text; undefined while there is nothing to ask. The guests are sent along, yet change nothing. */
export const availabilityKeyAtom = atom((get): string | undefined => {
  const date = get(dateAtom);
  if (date === undefined) return undefined;
  if (!get(asksStayAtom)) return date;
  const time = get(timeAtom);
  return time === undefined ? undefined : [date, time, get(stayAtom)].join(' ');
});

export const availabilityQueryAtom = atom((get): AvailabilityQuery | undefined => {
  const date = get(dateAtom);
  if (date === undefined) return undefined;
  const query = { key: get(pageAtom).key, date: formatWireDate(date), guests: String(get(guestsAtom)) };
  const time = get(timeAtom);
  return get(asksStayAtom) && time !== undefined
    ? { ...query, time: formatWireTime(time), stay: get(stayAtom) }
    : query;
});

/** The tables for what the form asks now; undefined while they load. */
export const availabilityAtom = atom((get): Availability | undefined => {
  const kept = get(answer);
  return kept && kept.question === get(availabilityKeyAtom) ? kept.availability : undefined;
});
const NONE: readonly Table[] = [];
export const tablesAtom = atom((get) => get(availabilityAtom)?.tables ?? NONE);
export const tableByKeyAtom = atom(
  (get): ReadonlyMap<string, Table> => new Map(get(tablesAtom).map((table) => [table.key, table])),
);

export const setAvailabilityAtom = atom(null, (_get, set, question: string, availability: Availability) =>
  set(answer, { question, availability }),
);
export const clearAvailabilityAtom = atom(null, (_get, set) => set(answer, undefined));

/** What is drawn around the tables: awaited, or none where the host has none to give. */
export const planBackgroundAtom = atom((get) => get(ground));
export const setPlanBackgroundAtom = atom(null, (_get, set, told: PlanBackground | 'none') => set(ground, told));
