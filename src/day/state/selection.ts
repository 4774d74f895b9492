/**
 * The party that is selected, and what the next tap on a table does: seat guests who walked in, place a reservation,
 * move a party, or join a table to its others. Every view offers the same.
 */
import { atom } from 'jotai';
import type { DayAction, DayActionOf } from '../../domain/day/action.ts';
import type { DayState } from '../../api/day/dayContract.ts';
import { seatedNow, visitFromNow, visitToCome } from '../../domain/day/newVisit.ts';
import type { Party, PartyStatus, Visit } from '../../domain/day/party.ts';
import type { Minutes } from '../../domain/plan/timeOfDay.ts';
import { zonedTime } from '../../domain/booking/time.ts';
import { isolate } from '../isolate.ts';
import { messages } from '../messages.ts';
import { minuteAtom } from './clock.ts';
import { dayStateAtom, partiesAtom, venueAtom } from './day.ts';
import { type Need, type TableHolder, collisionsAtom, needOf, offersAtom } from './occupancy.ts';
import { partyName } from './partyWords.ts';
import { dispatchActionAtom } from './steps.ts';
import { insistOnVisitAtom } from './taking.ts';
import { nameTablesAtom, seatsOfAtom, tableByKeyAtom } from './tables.ts';
import { viewAtom } from './view.ts';

/** What the next tap on a table is for. */
export type Mode =
  | { readonly type: 'walk_in'; readonly guests: number; readonly name?: string }
  | { readonly type: 'add'; readonly reservation: Omit<DayActionOf<'add'>, 'type' | 'tables'> }
  /** `seat`: the party sits down there at once. `restore`: it comes back. `time`: it comes at another time. */
  | { readonly type: 'move' | 'join' | 'seat' | 'restore'; readonly party: number; readonly time?: Minutes }
  | { readonly type: 'wait_seat' | 'wait_offer'; readonly entry: number };

/** Why tables were not taken at a tap or a drop, and what to do instead. After a drop it has no mode to go on with. */
export type Refusal = {
  readonly mode: Mode;
  readonly keys: readonly string[];
  readonly text: string;
  /** The party to swap with, if that would do. */
  readonly swap: Party | undefined;
  /** The words for doing it all the same, and what that means for others; undefined if nobody can. */
  readonly insist: string | undefined;
  readonly offers: readonly (readonly string[])[];
};

const baseSelectedAtom = atom<number>();
const baseModeAtom = atom<Mode>();
const baseRefusalAtom = atom<Refusal>();

/** The party that is selected, as it is now. */
export const selectedPartyAtom = atom((get) => get(partiesAtom).get(get(baseSelectedAtom) ?? 0));
export const selectPartyAtom = atom(null, (get, set, id: number | undefined) => {
  set(baseSelectedAtom, id);
  if (!get(baseModeAtom)) set(baseRefusalAtom, undefined);
});

export const modeAtom = atom((get) => get(baseModeAtom));
export const refusalAtom = atom((get) => get(baseRefusalAtom));

/** Starts a mode. The list has no tables to tap, so the plan takes its place. */
export const startModeAtom = atom(null, (get, set, mode: Mode) => {
  set(baseModeAtom, mode);
  set(baseRefusalAtom, undefined);
  if (get(viewAtom) === 'list') set(viewAtom, 'plan');
});
export const endModeAtom = atom(null, (_get, set) => {
  set(baseModeAtom, undefined);
  set(baseRefusalAtom, undefined);
});

/** The party that is being moved, if one is. */
export const movingPartyAtom = atom((get) => {
  const mode = get(modeAtom);
  return mode && 'party' in mode ? get(partiesAtom).get(mode.party) : undefined;
});

type Wanted = { readonly visit: Visit; readonly by: Parameters<typeof needOf>[2]; readonly need: Need };

/** Returns a function that tells what a mode seeks tables for: a visit as the host will enter it, yet without them. */
const wantedAtom = atom((get) => {
  const state = get(dayStateAtom);
  const now = get(minuteAtom);
  const parties = get(partiesAtom);
  const visitOf = (mode: Mode, { date, venue, waiting }: DayState): Omit<Wanted, 'need'> | undefined => {
    const fromNow = (guests: number): Visit => visitFromNow({ date, guests, tables: [] }, venue, now);
    if (mode.type === 'walk_in') return { visit: seatedNow(fromNow(mode.guests), now), by: { source: 'walk_in' } };
    if (mode.type === 'add')
      return { visit: visitToCome({ ...mode.reservation, date, tables: [] }, venue, now), by: { source: 'staff' } };
    if ('entry' in mode) {
      const entry = waiting.find(({ id }) => id === mode.entry);
      const offered = parties.get(entry?.party ?? 0);
      if (mode.type === 'wait_seat' && offered && !offered.cancelled)
        return { visit: seatedNow(offered, now), by: offered };
      return entry && { visit: fromNow(entry.guests), by: { source: 'walk_in' } };
    }
    const party = parties.get(mode.party);
    if (!party) return undefined;
    const moved = { ...party, time: mode.time ?? party.time };
    if (mode.type === 'restore')
      return { visit: { ...moved, cancelled: false, status: restoredStatus(party) }, by: party };
    return { visit: mode.type === 'seat' ? seatedNow(moved, now) : moved, by: party };
  };
  return (mode: Mode | undefined): Wanted | undefined => {
    const wanted = mode && state && visitOf(mode, state);
    return wanted && state && { ...wanted, need: needOf(wanted.visit, state.venue, wanted.by) };
  };
});

/** What the mode needs a table for; undefined without a mode. */
const needAtom = atom((get): Need | undefined => get(wantedAtom)(get(modeAtom))?.need);

/** The best sets of free tables for the mode. */
export const modeOffersAtom = atom((get): readonly (readonly string[])[] => {
  const need = get(needAtom);
  const mode = get(modeAtom);
  const own = mode ? ownTables(mode, get(movingPartyAtom)) : [];
  return need && mode?.type !== 'join' ? get(offersAtom)(need, own, own) : [];
});

/** Returns the tables that a party leaves. It moves to others, and not far. */
function ownTables({ type }: Mode, party: Party | undefined): readonly string[] {
  return (type === 'move' || type === 'restore' ? party?.tables : undefined) ?? [];
}

/** How a table suits the mode. */
export type TableFit = 'fits' | 'small' | 'taken';

/** Returns a function that tells how a table suits the mode; undefined without a mode. */
export const tableFitAtom = atom((get) => {
  const need = get(needAtom);
  const mode = get(modeAtom);
  if (!need) return undefined;
  const collisions = get(collisionsAtom);
  const tables = get(tableByKeyAtom);
  return (key: string): TableFit => {
    if (collisions([key], need).length > 0) return 'taken';
    return mode?.type === 'join' || (tables.get(key)?.seats ?? 0) >= need.guests ? 'fits' : 'small';
  };
});

/** Takes tables though they have too few seats, or whatever there is. */
type Insistence = 'seats' | 'all';
type Taking = { readonly steps: readonly DayAction[]; readonly refusal?: Refusal };

/** Returns a function that tells what taking tables for a mode comes to: steps, or why not. */
const takingAtom = atom((get) => (mode: Mode, keys: readonly string[], insists?: Insistence): Taking => {
  const state = get(dayStateAtom);
  const wanted = get(wantedAtom)(mode);
  if (!wanted || !state) return { steps: [] };
  const { visit, need } = wanted;
  const party = 'party' in mode ? get(partiesAtom).get(mode.party) : undefined;
  const tables = mode.type === 'join' && party ? [...new Set([...party.tables, ...keys])] : [...keys];
  const [taken, ...others] = get(collisionsAtom)(tables, need);
  const seats = get(seatsOfAtom)(tables);
  const isSmall = seats < need.guests && mode.type !== 'join' && insists === undefined;
  if (!isSmall && (!taken || insists === 'all'))
    return { steps: actionsOf(mode, { ...visit, tables }, party, state, taken !== undefined) };
  const nameTables = get(nameTablesAtom);
  // An offer is to be answered by a guest, who must not lose it again.
  const canInsist = mode.type !== 'wait_offer' && mode.type !== 'restore';
  const insistOn = (): string | undefined =>
    canInsist ? get(insistOnVisitAtom)({ ...visit, tables }, need.except) : undefined;
  return {
    steps: [],
    refusal: {
      mode,
      keys,
      text: taken
        ? describeCollision(nameTables([taken.table]), taken)
        : tooSmall(nameTables(tables), seats, need.guests),
      swap: mode.type === 'move' && taken && party && canSwap(party, [taken, ...others]) ? taken.party : undefined,
      insist: taken ? insistOn() : messages.insist,
      offers: mode.type === 'join' ? [] : get(offersAtom)(need, keys, ownTables(mode, party)),
    },
  };
});

/** Takes tables for the mode: at once if they are free and large enough, otherwise it says why not. */
export const chooseTablesAtom = atom(null, (get, set, keys: readonly string[], insists?: Insistence) => {
  const mode = get(modeAtom);
  if (!mode) return;
  const { steps, refusal } = get(takingAtom)(mode, keys, insists);
  if (refusal) set(baseRefusalAtom, refusal);
  else set(takeStepsAtom, steps);
});

/** Takes tables at once and without a mode, or only says why not, and what can be done. */
export const takeTablesAtom = atom(null, (get, set, mode: Mode, keys: readonly string[], insists?: Insistence) => {
  const { steps, refusal } = get(takingAtom)(mode, keys, insists);
  set(takeStepsAtom, steps);
  set(baseRefusalAtom, refusal);
});

const takeStepsAtom = atom(null, (_get, set, steps: readonly DayAction[]) => {
  set(endModeAtom);
  for (const action of steps) set(dispatchActionAtom, action);
});

/** Moves a party to tables and a time at once, or says why not. */
export const movePartyAtom = atom(null, (_get, set, party: Party, tables: readonly string[], time: Minutes) =>
  set(takeTablesAtom, { type: 'move', party: party.id, time }, tables, tables.length === 0 ? 'seats' : undefined),
);

/** Brings a party back to its tables. If others have them, it says who, and the next tap on a table says where to. */
export const restorePartyAtom = atom(null, (get, set, party: Party) => {
  const mode = { type: 'restore', party: party.id } as const;
  const { steps, refusal } = get(takingAtom)(mode, party.tables, 'seats');
  if (!refusal) {
    set(takeStepsAtom, steps);
    return;
  }
  set(startModeAtom, mode);
  set(baseRefusalAtom, refusal);
});

/** Returns a function that tells how a party would fit at tables and a time. Words take long: a drag reads few of them. */
export const placeReportAtom = atom((get) => {
  const collisions = get(collisionsAtom);
  const seatsOf = get(seatsOfAtom);
  const nameTables = get(nameTablesAtom);
  const venue = get(venueAtom);
  return (
    party: Party,
    tables: readonly string[],
    time: Minutes,
  ): { readonly fit: TableFit; readonly words: () => string } => {
    if (!venue) return { fit: 'taken', words: () => '' };
    const where = (): string => (tables.length === 0 ? messages.noTable : nameTables(tables));
    const [taken] = collisions(tables, needOf({ ...party, time }, venue, party));
    if (taken) return { fit: 'taken', words: () => describeCollision(nameTables([taken.table]), taken) };
    const seats = seatsOf(tables);
    if (tables.length > 0 && seats < party.guests)
      return { fit: 'small', words: () => tooSmall(where(), seats, party.guests) };
    return { fit: 'fits', words: () => messages.placeAt({ table: where(), time: messages.time(time) }) };
  };
});

/** Swaps tables with the party that has those that were refused. */
export const swapAtom = atom(null, (get, set) => {
  const { mode, swap: other } = get(refusalAtom) ?? {};
  const party = mode && 'party' in mode ? get(partiesAtom).get(mode.party) : undefined;
  if (!party || !other) return;
  const { id, revision } = party;
  set(takeStepsAtom, [{ type: 'swap', party: id, revision, other: other.id, otherRevision: other.revision }]);
});

/** Says who has a table: `Line 3 is taken: Anna, 07:00 PM`. */
export function describeCollision(table: string, { party, block }: Omit<TableHolder, 'table'>): string {
  return party
    ? messages.tableTaken({ table, name: isolate(partyName(party)), time: messages.time(party.time) })
    : messages.tableBlocked({ table, reason: isolate(block?.reason ?? '') || undefined });
}

/** Says that tables have too few seats: `Line 3 has 2 seats, the party is 4 guests`. */
export function tooSmall(tables: string, seats: number, guests: number): string {
  return messages.tooSmall({
    tables,
    room: messages.seats({ count: seats }),
    size: messages.guests({ count: guests }),
  });
}

/** Returns the status of a party that comes back: one that has left sits again, one that was given up is expected. */
function restoredStatus({ status }: Party): PartyStatus {
  if (status === 'no_show') return 'reserved';
  return status === 'left' ? 'seated' : status;
}

function canSwap(party: Party, taken: readonly TableHolder[]): boolean {
  const others = new Set(taken.map((holder) => holder.party?.id));
  return party.tables.length > 0 && others.size === 1 && taken[0]?.party !== undefined;
}

function actionsOf(
  mode: Mode,
  { tables, time, stay, guests, status }: Visit,
  party: Party | undefined,
  { waiting, venue }: Pick<DayState, 'waiting' | 'venue'>,
  isTaken: boolean,
): readonly DayAction[] {
  const override = isTaken ? { override: true } : {};
  // The host counts to the same end, however late it gets the step.
  const until = stay === null ? {} : { until: time + stay };
  switch (mode.type) {
    case 'walk_in':
      return [{ type: 'walk_in', guests, tables, ...until, ...(mode.name ? { name: mode.name } : {}), ...override }];
    case 'add':
      return [{ type: 'add', ...mode.reservation, tables, ...override }];
    case 'wait_seat':
    case 'wait_offer': {
      const entry = waiting.find(({ id }) => id === mode.entry);
      if (!entry) return [];
      const { id, revision } = entry;
      return mode.type === 'wait_seat'
        ? [{ type: 'wait_seat', entry: id, revision, tables, ...until, ...override }]
        : [{ type: 'wait_offer', entry: id, revision, tables, ...until, minutes: venue.waitingOfferMinutes }];
    }
    case 'move':
    case 'join':
    case 'seat':
    case 'restore': {
      if (!party) return [];
      const { id, revision } = party;
      if (mode.type === 'restore' && party.cancelled) return [{ type: 'restore', party: id, revision, tables }];
      const isSame = tables.length === party.tables.length && tables.every((key) => party.tables.includes(key));
      const change = {
        ...(isSame ? {} : { tables }),
        ...(time === party.time ? {} : { time }),
      };
      // Each step raises the revision by one.
      const steps: ((revision: number) => DayAction)[] = [];
      if (change.time !== undefined)
        steps.push((seen) => ({ type: 'edit', party: id, revision: seen, ...change, ...override }));
      else if (change.tables)
        steps.push((seen) => ({ type: 'tables', party: id, revision: seen, tables, ...override }));
      if (mode.type === 'seat' || mode.type === 'restore')
        steps.push((seen) => ({ type: 'status', party: id, revision: seen, status, ...override }));
      return steps.map((step, index) => step(revision + index));
    }
  }
}

/** The minutes of the venue's day. */
export const nowMinutesAtom = atom((get) => {
  const state = get(dayStateAtom);
  if (!state) return undefined;
  const { date, minutes } = zonedTime(get(minuteAtom), state.venue.timeZone);
  return date === state.date ? minutes : undefined;
});
