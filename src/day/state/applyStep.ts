/**
 * Shows a step before the host has answered: what staff expect of it, without the host's checks. The host's answer
 * replaces it.
 */
import type { DayState } from '../../api/day/dayContract.ts';
import type { DayActionOf } from '../../domain/day/action.ts';
import type { Party, WaitingEntry } from '../../domain/day/party.ts';
import { changeStatus, turnTime } from '../../domain/day/visit.ts';
import { SLOT_STEP_MINUTES } from '../../domain/booking/bookingCalendar.ts';
import { zonedTime } from '../../domain/booking/time.ts';
import { type Step, provisionalId } from './step.ts';

/** Returns the day as it will be if the host agrees. */
export function applyStep(state: DayState, step: Step): DayState {
  const { action, at } = step;
  switch (action.type) {
    case 'walk_in':
      return withParty(state, {
        ...newParty(state, step, action),
        time: startOf(state, at),
        source: 'walk_in',
        status: 'seated',
        arrived: action.guests,
        seatedAt: at,
      });
    case 'add':
      return withParty(state, {
        ...newParty(state, step, action),
        time: action.time,
        stay: action.stay === undefined ? turnTime(action.guests, state.venue) : action.stay,
        notes: action.notes ?? '',
        phone: action.phone ?? '',
        email: action.email ?? '',
      });
    case 'edit': {
      return changeParty(state, action.party, (party) => {
        const edited = { ...party, ...editedFields(action) };
        // Staff who choose a time have decided about it.
        return edited.time === party.time ? edited : { ...edited, keptAt: at };
      });
    }
    case 'status':
      return changeParty(state, action.party, (party) => {
        const result = changeStatus(party, action, at);
        return result.ok ? { ...party, ...result.visit } : party;
      });
    case 'tables':
      return changeParty(state, action.party, (party) => ({ ...party, tables: action.tables }));
    case 'swap': {
      const one = state.parties.find(({ id }) => id === action.party);
      const other = state.parties.find(({ id }) => id === action.other);
      if (!one || !other) return state;
      const swapped = changeParty(state, one.id, (party) => ({ ...party, tables: other.tables }));
      return changeParty(swapped, other.id, (party) => ({ ...party, tables: one.tables }));
    }
    case 'keep':
      return changeParty(state, action.party, (party) => ({ ...party, keptAt: at }));
    case 'cancel':
      return changeParty(state, action.party, (party) => ({ ...party, cancelled: true, statusAt: at }));
    case 'note':
      return { ...state, note: action.text };
    case 'pause':
      return { ...state, pausedUntil: action.until };
    case 'unblock':
      return { ...state, blocks: state.blocks.filter(({ id }) => id !== action.block) };
    case 'wait_add':
      return { ...state, waiting: [...state.waiting, newEntry(step, action)] };
    case 'wait_offer':
      return changeEntry(state, action.entry, (entry) => ({
        ...entry,
        state: 'offered',
        offer: { tables: action.tables, until: at + action.minutes * 60_000 },
      }));
    case 'wait_seat':
      return changeEntry(state, action.entry, (entry) => ({ ...entry, state: 'seated' }));
    case 'wait_leave':
      return changeEntry(state, action.entry, (entry) => ({ ...entry, state: 'left' }));
    // Whom a block concerns, and what a step was before, only the host knows.
    case 'block':
    case 'undo':
      return state;
  }
}

/** Returns the minutes of the venue's date at an instant, from the quarter of an hour that has begun. */
export function startOf({ venue }: DayState, at: number): number {
  const { minutes } = zonedTime(at, venue.timeZone);
  return minutes - (minutes % SLOT_STEP_MINUTES);
}

function newParty(
  { date, venue }: DayState,
  { id, at }: Step,
  { guests, tables, name }: DayActionOf<'walk_in'> | DayActionOf<'add'>,
): Party {
  return {
    id: provisionalId(id),
    code: '',
    revision: 0,
    date,
    time: 0,
    stay: turnTime(guests, venue),
    source: 'staff',
    status: 'reserved',
    arrived: 0,
    name: name ?? '',
    guests,
    tables,
    phone: '',
    email: '',
    notes: '',
    staffNote: '',
    statusAt: at,
    seatedAt: null,
    leftAt: null,
    cancelled: false,
    heldUntil: null,
    keptAt: at,
  };
}

function newEntry({ id, at }: Step, action: DayActionOf<'wait_add'>): WaitingEntry {
  return {
    id: provisionalId(id),
    revision: 0,
    name: action.name,
    guests: action.guests,
    phone: action.phone ?? '',
    email: action.email ?? '',
    quotedMinutes: action.quotedMinutes,
    joinedAt: at,
    state: 'waiting',
    offer: null,
    party: null,
  };
}

function withParty(state: DayState, party: Party): DayState {
  return { ...state, parties: [...state.parties, party].toSorted((one, other) => one.time - other.time) };
}

/** A step raises the revision of what it changes by one, so that a further step on it can follow before the answer. */
function changeParty(state: DayState, id: number, change: (party: Party) => Party): DayState {
  return {
    ...state,
    parties: state.parties
      .map((party) => (party.id === id ? { ...change(party), revision: party.revision + 1 } : party))
      .toSorted((one, other) => one.time - other.time),
  };
}

function changeEntry(state: DayState, id: number, change: (entry: WaitingEntry) => WaitingEntry): DayState {
  return {
    ...state,
    waiting: state.waiting.map((entry) =>
      entry.id === id ? { ...change(entry), revision: entry.revision + 1 } : entry,
    ),
  };
}

/** What an edit names of a party. */
function editedFields(action: DayActionOf<'edit'>): Partial<Party> {
  const isField = ([name, value]: readonly [string, unknown]): boolean =>
    value !== undefined && !['type', 'party', 'revision'].includes(name);
  return Object.fromEntries(Object.entries(action).filter(isField));
}
