/**
 * Shows a step before the host has answered: what staff expect of it, without the host's checks. The host's answer
 * replaces it.
 */
import type { DayState } from '../../api/day/dayContract.ts';
import type { DayActionOf } from '../../domain/day/action.ts';
import { seatedNow, visitFromNow, visitToCome } from '../../domain/day/newVisit.ts';
import { type Party, type Visit, type WaitingEntry, isClosedArea } from '../../domain/day/party.ts';
import { takeAnyway } from '../../domain/day/takeAnyway.ts';
import { changeStatus } from '../../domain/day/visit.ts';
import { type Step, partyOfStep, provisionalId } from './step.ts';

/** Returns the day as it will be if the host agrees. */
export function applyStep(state: DayState, step: Step): DayState {
  const applied = apply(state, step);
  const { action, at } = step;
  const party = applied.parties.find(({ id }) => id === partyOfStep(step));
  if (!party || !('override' in action) || !action.override) return applied;
  const taken = takeAnyway(party, othersOf(applied, party.id), applied.venue, at);
  if (!taken) return applied;
  const closed = state.blocks.filter(isClosedArea).flatMap(({ tables }) => tables);
  const isDecided = party.tables.some((key) => closed.includes(key));
  const own = isDecided ? { ...taken.visit, keptAt: at } : taken.visit;
  const parties = applied.parties.map((each): Party => {
    const after = each.id === party.id ? own : taken.others.get(each.id);
    return after ? { ...each, ...after } : each;
  });
  return { ...applied, parties };
}

/** Returns the visits of a date but one. */
export function othersOf({ parties }: DayState, id: number | undefined): { party: number; visit: Visit }[] {
  return parties.filter((party) => party.id !== id).map((visit) => ({ party: visit.id, visit }));
}

function apply(state: DayState, step: Step): DayState {
  const { action, at } = step;
  const { date, venue } = state;
  switch (action.type) {
    case 'walk_in': {
      const visit = seatedNow(visitFromNow({ ...action, date }, venue, at), at);
      return withParty(state, partyFrom(visit, step, { name: action.name ?? '', source: 'walk_in' }));
    }
    case 'add': {
      const { name, notes = '', phone = '', email = '' } = action;
      const visit = visitToCome({ ...action, date }, venue, at);
      const requests = state.requests.filter(({ id }) => id !== action.request?.entry);
      return withParty({ ...state, requests }, partyFrom(visit, step, { name, notes, phone, email, source: 'staff' }));
    }
    case 'edit': {
      if (action.date !== undefined && action.date !== date)
        return { ...state, parties: state.parties.filter(({ id }) => id !== action.party) };
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
    case 'tags':
      return changeParty(state, action.party, (party) => ({ ...party, tags: action.tags }));
    case 'keep':
      return changeParty(state, action.party, (party) => ({ ...party, keptAt: at }));
    case 'cancel':
      return {
        ...changeParty(state, action.party, (party) => ({ ...party, cancelled: true, statusAt: at })),
        // What waits is dropped: nobody must stop it instead of the mail about the cancellation.
        mails: state.mails.filter(({ party }) => party !== action.party),
      };
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
    case 'request_decline':
      return { ...state, requests: state.requests.filter(({ id }) => id !== action.entry) };
    case 'restore':
      return changeParty(state, action.party, (party) => ({ ...party, cancelled: false, tables: action.tables }));
    case 'stop_mail':
      return { ...state, mails: state.mails.filter(({ id }) => id !== action.mail) };
    // When the mail is sent, and whom a block concerns, and what a step was before, only the host knows.
    case 'send_again':
    case 'block':
    case 'undo':
    case 'take_back':
      return state;
  }
}

function partyFrom(visit: Visit, { id, at }: Step, facts: Pick<Party, 'name' | 'source'> & Partial<Party>): Party {
  const unknown = { code: '', phone: '', email: '', notes: '', staffNote: '', tags: [] };
  return { ...visit, ...unknown, id: provisionalId(id), keptAt: at, ...facts };
}

function newEntry({ id, at }: Step, action: DayActionOf<'wait_add'>): WaitingEntry {
  return {
    id: provisionalId(id),
    revision: 0,
    name: action.name,
    guests: action.guests,
    phone: action.phone ?? '',
    email: action.email ?? '',
    messages: action.messages ?? false,
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
    value !== undefined && !['type', 'party', 'revision', 'override'].includes(name);
  return Object.fromEntries(Object.entries(action).filter(isField));
}
