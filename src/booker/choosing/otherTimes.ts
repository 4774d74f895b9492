/**
 * What is free at other times of the date, from the times at which tables are taken: they are loaded with the tables, so
 * that another time costs no call.
 */
import { type Getter, atom } from 'jotai';
import { SLOT_STEP_MINUTES } from '../../domain/booking/bookingCalendar.ts';
import { isPastAvailableUntil } from '../../domain/booking/availableUntil.ts';
import { type FreeTimes, claimedSlots, freeTimes } from '../../domain/booking/occupancy.ts';
import { totalSeats } from '../../domain/booking/selection.ts';
import { unselectedStateFor } from '../../domain/booking/tableState.ts';
import { tablesInPlaceOf } from '../../domain/booking/tableKinds.ts';
import { type Occupancy, type Stay, areaOccupancy, countedStay, findStay } from '../../domain/booking/venue.ts';
import { freeDaysTextAtom } from './otherDays.ts';
import { centerOf, distanceBetween } from '../../domain/geometry/boxes.ts';
import type { Availability, AvailabilityArea } from '../../domain/plan/reading/availability.ts';
import type { Table } from '../../domain/plan/table.ts';
import type { Minutes, Span } from '../../domain/plan/timeOfDay.ts';
import { messages } from '../messages.ts';
import { calendarAtom, venueAtom } from '../page/page.ts';
import { placedTablesAtom, tablesAtom } from '../reservation/availability.ts';
import {
  type FormPatch,
  changeFormAtom,
  dateAtom,
  guestsAtom,
  slotsAtom,
  stayAtom,
  staysAtom,
  timeAtom,
  untilAtom,
} from '../reservation/form.ts';
import { joiningAtom } from '../reservation/lazyJoining.ts';
import {
  announceAtom,
  announcementAtom,
  clearRefusalAtom,
  showTapNoteAtom,
  tapNoteAtom,
} from '../reservation/notices.ts';
import {
  closesTooSoonAtom,
  selectedKeysAtom,
  toggleTableAtom,
  unselectedStateAtom,
  updateSelectionAtom,
} from '../reservation/selection.ts';

/** More groups than a bar of the slider need count. */
const MAX_COUNTED_GROUPS = 20;

/** Returns a function that tells whether a table is free for the party's stay from a time of the date. */
function freeFrom(get: Getter): (time: Minutes) => (table: Table) => boolean {
  const venue = get(venueAtom);
  const opening = get(calendarAtom);
  const date = get(dateAtom);
  const stay = findStay(venue, get(stayAtom))?.minutes ?? null;
  const spanOf = (occupancy: Occupancy, time: Minutes): Span | undefined => {
    if (date === undefined) return undefined;
    const slots = claimedSlots({ occupancy, opening }, { date, time, stay }, '');
    return { from: Math.min(...slots) * SLOT_STEP_MINUTES, until: (Math.max(...slots) + 1) * SLOT_STEP_MINUTES };
  };
  return (time) => {
    const spans = { date: undefined, days: undefined, service: spanOf('service', time), stay: spanOf('stay', time) };
    return ({ available, access, taken, areaId }) => {
      const wanted = spans[areaOccupancy(venue, areaId)];
      if (!wanted || access !== undefined || (!available && !taken)) return available;
      return !taken?.some(({ from, until }) => from < wanted.until && until > wanted.from);
    };
  };
}

/** Returns what is available at the time of the form. Tables for which that makes no difference stay the same objects. */
export const atOtherTimeAtom = atom((get) => {
  const time = get(timeAtom);
  const isFreeAt = freeFrom(get);
  return (loaded: Availability): Availability => {
    if (time === undefined) return loaded;
    const isFree = isFreeAt(time);
    const areas = loaded.areas.map((area): AvailabilityArea => ({
      ...area,
      tables: area.tables.map((table) => {
        const available = isFree(table);
        return available === table.available ? table : { ...table, available };
      }),
    }));
    return { areas, tables: areas.flatMap(({ tables }) => tables) };
  };
});

/**
 * Returns when a table is free that the party can't have for the whole stay at the selected time. Undefined for any other
 * table, and if the host does not tell.
 */
export const freeTimesAtom = atom((get) => {
  const time = get(timeAtom);
  const venue = get(venueAtom);
  // By service, every slot of a service is free if one is.
  const chosen = findStay(venue, get(stayAtom))?.minutes ?? null;
  const slots = get(slotsAtom);
  const closesTooSoon = get(closesTooSoonAtom);
  return (table: Table): FreeTimes | undefined => {
    const { available, availableUntil, access, taken, areaId } = table;
    if (time === undefined || access !== undefined) return undefined;
    if (available ? !closesTooSoon(table) : taken === undefined) return undefined;
    const stay = areaOccupancy(venue, areaId) === 'stay' ? chosen : 1;
    const suited = slots.filter((slot) => !isPastAvailableUntil(availableUntil, slot, venue.least_stay_minutes));
    return freeTimes(taken ?? [], { time, stay }, suited);
  };
});

/** Returns when a taken table is free, in words; empty if it is not, or if the host does not tell. */
export const freeTextAtom = atom((get) => {
  const freeTimesOf = get(freeTimesAtom);
  const freeDaysOf = get(freeDaysTextAtom);
  const hasDays = get(untilAtom) !== undefined;
  const venue = get(venueAtom);
  const time = get(timeAtom) ?? 0;
  const format = (at: Minutes): string => messages.formatShortTime(at);
  return (table: Table): string => {
    if (hasDays || areaOccupancy(venue, table.areaId) === 'days') return table.available ? '' : freeDaysOf(table);
    const { until, from } = (!table.available && freeTimesOf(table)) || {};
    if (until === undefined) return from === undefined ? '' : messages.freeFrom({ from: format(from) });
    const times =
      from === undefined
        ? messages.freeUntil({ until: format(until) })
        : messages.freeUntilAndFrom({ until: format(until), from: format(from) });
    // "Free until 6 PM" alone says little to who comes at 7 PM.
    return until > time ? times : `${messages.spokenStates.unavailable} · ${times}`;
  };
});

/** As text, since the list is a new one whenever the time changes. */
const slotTextAtom = atom((get) => get(slotsAtom).join(' '));

/** A start on offer, and how many tables or groups suit the party then. `together` where only several of them do. */
export type Start = { readonly time: Minutes; readonly free: number; readonly together?: boolean };

/** Returns how many groups of tables that the venue joins seat the party at once: each is one choice. */
const groupCountAtom = atom((get) => {
  const joining = get(joiningAtom);
  const guests = get(guestsAtom);
  // Most starts have the same free tables.
  const known = new Map<string, number>();
  return (free: readonly Table[]): number => {
    const linked = free.filter(({ joins }) => joins);
    if (!joining || linked.length === 0) return 0;
    const id = linked.map(({ key }) => key).join(' ');
    const count = known.get(id) ?? joining.disjointGroups(linked, guests, MAX_COUNTED_GROUPS).length;
    known.set(id, count);
    return count;
  };
});

/** All starts of the date, counted once for all times; none for a stay of several days. */
export const startsAtom = atom((get): readonly Start[] => {
  const tables = get(placedTablesAtom) ?? [];
  const guests = get(guestsAtom);
  const { seat_rules: rules, least_stay_minutes: minStay } = get(venueAtom);
  const groupCount = get(groupCountAtom);
  const isFreeAt = freeFrom(get);
  const slots = get(slotTextAtom);
  if (slots === '' || tables.length === 0 || get(untilAtom) !== undefined) return [];
  return slots.split(' ').map((slot) => {
    const time = Number(slot);
    const isFree = isFreeAt(time);
    const stateOf = unselectedStateFor(guests, rules, { time, minStay });
    const free = tables.filter((table) => isFree(table) && stateOf({ ...table, available: true }) === 'available');
    const large = free.filter(({ seats }) => seats >= guests).length;
    if (large > 0 || totalSeats(free) < guests) return { time, free: large };
    const groups = groupCount(free);
    return groups > 0 ? { time, free: groups } : { time, free: free.length, together: true };
  });
});

/** Until when tables are free from the form's time on that are not free for all of the stay, by key. */
export const partlyFreeAtom = atom((get): ReadonlyMap<string, Minutes> => {
  const time = get(timeAtom);
  const venue = get(venueAtom);
  const stateOf = get(unselectedStateAtom);
  const found = new Map<string, Minutes>();
  if (time === undefined) return found;
  for (const table of get(tablesAtom)) {
    const { key, areaId, available, access, taken } = table;
    if (available || access !== undefined || !taken || areaOccupancy(venue, areaId) !== 'stay') continue;
    const next = Math.min(...taken.map(({ from, until }) => (until <= time ? Infinity : from)));
    if (next - time < venue.least_stay_minutes || next === Infinity) continue;
    if (stateOf({ ...table, available: true }) === 'available') found.set(key, next);
  }
  return found;
});

/** Returns the longest stay on offer for which a table is free from the form's time on, if it is free for any. */
export const shorterStayAtom = atom((get) => {
  const partlyFree = get(partlyFreeAtom);
  const time = get(timeAtom) ?? 0;
  const { offered } = get(staysAtom);
  return ({ key }: Table): Stay | undefined => {
    const until = partlyFree.get(key) ?? 0;
    const fitting = offered.filter(({ minutes }) => minutes !== null && time + minutes <= until);
    return fitting.toSorted((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0))[0];
  };
});

/** Returns the table nearest to another one that the party can have as it wished: of the same kind, if there is one. */
export const nearestFreeAtom = atom((get) => {
  const tables = get(tablesAtom);
  const stateOf = get(unselectedStateAtom);
  const guests = get(guestsAtom);
  const { substitutes } = get(venueAtom);
  return (near: Table): Table | undefined => {
    const free = tables.filter((table) => table.seats >= guests && stateOf(table) === 'available');
    const distanceTo = ({ box }: Table): number => distanceBetween(centerOf(box), centerOf(near.box));
    const [kind = []] = tablesInPlaceOf([near], free, substitutes).filter(({ length }) => length > 0);
    return kind.reduce<Table | undefined>(
      (best, table) => (best && distanceTo(best) <= distanceTo(table) ? best : table),
      undefined,
    );
  };
});

/** Changes the time or the stay to one for which a table is free, and selects the table. */
export const comeAtAtom = atom(null, (get, set, table: Table, change: Pick<FormPatch, 'time' | 'stay'>) => {
  set(clearRefusalAtom);
  set(changeFormAtom, change);
  // Tables that are not free then make room for this one.
  set(updateSelectionAtom);
  const time = get(timeAtom);
  if (time === undefined || get(selectedKeysAtom).includes(table.key) || !set(toggleTableAtom, table.key).ok) return;
  const stay = countedStay(get(venueAtom), get(stayAtom), time, [table]);
  const now =
    change.stay !== undefined && stay?.end !== undefined
      ? messages.stayUntil({ stay: stay.name, at: messages.formatTime(stay.end) })
      : messages.timeReset({ at: messages.formatTime(time) });
  set(showTapNoteAtom, table.key, `${now} ${get(tapNoteAtom)?.text ?? ''}`);
  set(announceAtom, `${now} ${get(announcementAtom)?.text ?? ''}`);
});
