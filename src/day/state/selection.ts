/**
 * The party that is selected, and what the next tap on a table does: seat guests who walked in, place a reservation,
 * move a party, or join a table to its others. Every view offers the same.
 */
import { atom } from 'jotai';
import type { DayAction, DayActionOf } from '../../domain/day/action.ts';
import type { DayVenue } from '../../api/day/dayContract.ts';
import type { Party } from '../../domain/day/party.ts';
import type { Minutes } from '../../domain/plan/timeOfDay.ts';
import { zonedTime } from '../../domain/booking/time.ts';
import { isolate } from '../isolate.ts';
import { messages } from '../messages.ts';
import { heldSlots, turnTime } from '../../domain/day/visit.ts';
import { startOf } from './applyStep.ts';
import { minuteAtom } from './clock.ts';
import { dayStateAtom, partiesAtom, venueAtom } from './day.ts';
import { type Need, type TableHolder, collisionsAtom, offersAtom, slotsOfStay } from './occupancy.ts';
import { partyName } from './partyWords.ts';
import { dispatchActionAtom } from './steps.ts';
import { nameTablesAtom, tableByKeyAtom } from './tables.ts';
import { viewAtom } from './view.ts';

/** What the next tap on a table is for. */
export type Mode =
  | { readonly type: 'walk_in'; readonly guests: number; readonly name?: string }
  | { readonly type: 'add'; readonly reservation: Omit<DayActionOf<'add'>, 'type' | 'tables'> }
  /** `seat`: the party sits down there at once. `time`: it comes at another time. */
  | { readonly type: 'move' | 'join' | 'seat'; readonly party: number; readonly time?: Minutes }
  | { readonly type: 'wait_seat' | 'wait_offer'; readonly entry: number };

/** Why tables were not taken at a tap, and what to do instead. */
export type Refusal = {
  readonly keys: readonly string[];
  readonly text: string;
  /** The party to swap with, if that would do. */
  readonly swap: Party | undefined;
  /** Whether staff may do it all the same: the tables are free, but have too few seats. */
  readonly canInsist: boolean;
  readonly offers: readonly (readonly string[])[];
};

const baseSelectedAtom = atom<number>();
const baseModeAtom = atom<Mode>();
const baseRefusalAtom = atom<Refusal>();

/** The party that is selected, as it is now. */
export const selectedPartyAtom = atom((get) => get(partiesAtom).get(get(baseSelectedAtom) ?? 0));
export const selectPartyAtom = atom(null, (_get, set, id: number | undefined) => set(baseSelectedAtom, id));

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

/** What the mode needs a table for; undefined without a mode. */
const needAtom = atom((get): Need | undefined => {
  const mode = get(modeAtom);
  const state = get(dayStateAtom);
  if (!mode || !state) return undefined;
  const { venue } = state;
  const needOf = (guests: number, time: number, stay = turnTime(guests, venue)): Need => ({
    guests,
    time,
    slots: slotsOfStay(venue, time, stay),
  });
  const now = startOf(state, get(minuteAtom));
  if (mode.type === 'walk_in') return needOf(mode.guests, now);
  if (mode.type === 'add') return needOf(mode.reservation.guests, mode.reservation.time, mode.reservation.stay);
  if ('entry' in mode) {
    const entry = state.waiting.find(({ id }) => id === mode.entry);
    return entry && { ...needOf(entry.guests, now), except: entry.party ?? undefined };
  }
  const party = state.parties.find(({ id }) => id === mode.party);
  return party && needOfParty(party, mode.time ?? party.time, venue);
});

function needOfParty(party: Party, time: Minutes, venue: DayVenue): Need {
  return { guests: party.guests, time, slots: heldSlots({ ...party, time }, venue), except: party.id };
}

/** The best sets of free tables for the mode. */
export const modeOffersAtom = atom((get): readonly (readonly string[])[] => {
  const need = get(needAtom);
  const mode = get(modeAtom);
  if (!need || mode?.type === 'join') return [];
  // A party moves to other tables than its own, and not far.
  const own = (mode?.type === 'move' && get(movingPartyAtom)?.tables) || [];
  return get(offersAtom)(need, own, own);
});

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

/** Takes tables for the mode: at once if they are free and large enough, otherwise it says why not. */
export const chooseTablesAtom = atom(null, (get, set, keys: readonly string[], isInsisting = false) => {
  const mode = get(modeAtom);
  const need = get(needAtom);
  const state = get(dayStateAtom);
  if (!mode || !need || !state) return;
  const party = 'party' in mode ? state.parties.find(({ id }) => id === mode.party) : undefined;
  const wanted = mode.type === 'join' && party ? [...new Set([...party.tables, ...keys])] : keys;
  const taken = get(collisionsAtom)(wanted, need);
  const seats = wanted.reduce((sum, key) => sum + (get(tableByKeyAtom).get(key)?.seats ?? 0), 0);
  if (taken.length > 0 || (seats < need.guests && mode.type !== 'join' && !isInsisting)) {
    set(baseRefusalAtom, {
      keys,
      text:
        taken.length > 0
          ? describeCollision(get(nameTablesAtom)([taken[0]!.table]), taken[0]!)
          : messages.tooSmall({
              tables: get(nameTablesAtom)(wanted),
              room: messages.seats({ count: seats }),
              size: messages.guests({ count: need.guests }),
            }),
      swap: mode.type === 'move' && party && canSwap(party, taken) ? taken[0]!.party : undefined,
      canInsist: taken.length === 0,
      offers: mode.type === 'join' ? [] : get(offersAtom)(need, keys),
    });
    return;
  }
  set(endModeAtom);
  const isFreeThere = party !== undefined && get(collisionsAtom)(party.tables, need).length === 0;
  for (const action of actionsOf(mode, wanted, party, state, isFreeThere)) set(dispatchActionAtom, action);
});

/** Moves a party to tables and a time at once, or says why not. */
export const movePartyAtom = atom(null, (_get, set, party: Party, tables: readonly string[], time: Minutes) => {
  set(startModeAtom, { type: 'move', party: party.id, time });
  set(chooseTablesAtom, tables, tables.length === 0);
});

/** Returns a function that tells how a party would fit at tables and a time. */
export const placeReportAtom = atom((get) => {
  const collisions = get(collisionsAtom);
  const byKey = get(tableByKeyAtom);
  const nameTables = get(nameTablesAtom);
  const venue = get(venueAtom);
  return (
    party: Party,
    tables: readonly string[],
    time: Minutes,
  ): { readonly fit: TableFit; readonly words: string } => {
    if (!venue) return { fit: 'taken', words: '' };
    const where = tables.length === 0 ? messages.noTable : nameTables(tables);
    const [taken] = collisions(tables, needOfParty(party, time, venue));
    if (taken) return { fit: 'taken', words: describeCollision(nameTables([taken.table]), taken) };
    const seats = tables.reduce((sum, key) => sum + (byKey.get(key)?.seats ?? 0), 0);
    if (tables.length > 0 && seats < party.guests)
      return {
        fit: 'small',
        words: messages.tooSmall({
          tables: where,
          room: messages.seats({ count: seats }),
          size: messages.guests({ count: party.guests }),
        }),
      };
    return { fit: 'fits', words: messages.placeAt({ table: where, time: messages.time(time) }) };
  };
});

/** Swaps the tables of the party that is being moved with those of another. */
export const swapAtom = atom(null, (get, set, other: Party) => {
  const party = get(movingPartyAtom);
  if (!party) return;
  set(endModeAtom);
  const { id, revision } = party;
  set(dispatchActionAtom, { type: 'swap', party: id, revision, other: other.id, otherRevision: other.revision });
});

/** Says who has a table: `Line 3 is taken: Anna, 07:00 PM`. */
export function describeCollision(table: string, { party, block }: Omit<TableHolder, 'table'>): string {
  return party
    ? messages.tableTaken({ table, name: isolate(partyName(party)), time: messages.time(party.time) })
    : messages.tableBlocked({ table, reason: isolate(block?.reason ?? '') || undefined });
}

function canSwap(party: Party, taken: readonly TableHolder[]): boolean {
  const others = new Set(taken.map((holder) => holder.party?.id));
  return party.tables.length > 0 && others.size === 1 && taken[0]?.party !== undefined;
}

function actionsOf(
  mode: Mode,
  wanted: readonly string[],
  party: Party | undefined,
  {
    waiting,
    venue,
  }: {
    readonly waiting: readonly { id: number; revision: number }[];
    readonly venue: { readonly waitingOfferMinutes: number };
  },
  isFreeThere: boolean,
): readonly DayAction[] {
  const tables = [...wanted];
  switch (mode.type) {
    case 'walk_in':
      return [{ type: 'walk_in', guests: mode.guests, tables, ...(mode.name ? { name: mode.name } : {}) }];
    case 'add':
      return [{ type: 'add', ...mode.reservation, tables }];
    case 'wait_seat':
    case 'wait_offer': {
      const entry = waiting.find(({ id }) => id === mode.entry);
      if (!entry) return [];
      const { id, revision } = entry;
      return mode.type === 'wait_seat'
        ? [{ type: 'wait_seat', entry: id, revision, tables }]
        : [{ type: 'wait_offer', entry: id, revision, tables, minutes: venue.waitingOfferMinutes }];
    }
    case 'move':
    case 'join':
    case 'seat': {
      if (!party) return [];
      const { id, revision } = party;
      const isSame = tables.length === party.tables.length && tables.every((key) => party.tables.includes(key));
      // Each step raises the revision by one.
      const steps: ((revision: number) => DayAction)[] = [];
      if (!isSame) steps.push((seen) => ({ type: 'tables', party: id, revision: seen, tables }));
      const { time } = mode;
      if (time !== undefined && time !== party.time)
        steps.push((seen) => ({ type: 'edit', party: id, revision: seen, time }));
      // The tables that it has may be somebody else's at the other time: then it first goes to the new ones.
      if (steps.length === 2 && isFreeThere) steps.reverse();
      if (mode.type === 'seat') steps.push((seen) => ({ type: 'status', party: id, revision: seen, status: 'seated' }));
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
