/** The words for a step, such as `Anna: arrived`. */
import { atom } from 'jotai';
import type { DayAction } from '../../domain/day/action.ts';
import { isolate } from '../isolate.ts';
import { messages } from '../messages.ts';
import { dayStateAtom, partiesAtom } from './day.ts';
import { partyName } from './partyWords.ts';
import { nameTablesAtom } from './tables.ts';

/** Describes an action on the day as it is shown. It is an action atom because it reads, once, what the step is about. */
export const describeStepAtom = atom(null, (get, _set, action: DayAction): string => {
  const { steps } = messages;
  const tables = get(nameTablesAtom);
  const party = 'party' in action ? get(partiesAtom).get(action.party) : undefined;
  const name = party ? isolate(partyName(party)) : '';
  const entry = 'entry' in action ? get(dayStateAtom)?.waiting.find(({ id }) => id === action.entry) : undefined;
  const waiting = isolate(entry?.name ?? '');
  switch (action.type) {
    case 'walk_in':
      return steps.walkIn(messages.guests(action.guests), tables(action.tables));
    case 'add':
      return steps.add(isolate(action.name), messages.time(action.time));
    case 'edit':
      return steps.edit(name);
    case 'status':
      return action.status === 'arrived' && action.arrived !== undefined && party && action.arrived < party.guests
        ? steps.partlyArrived(name, action.arrived, party.guests)
        : messages.stateOf(name, messages.states[action.status]);
    case 'tables':
      return action.tables.length === 0 ? steps.withoutTable(name) : steps.tables(name, tables(action.tables));
    case 'swap': {
      const other = get(partiesAtom).get(action.other);
      return steps.swap(name, other ? isolate(partyName(other)) : '');
    }
    case 'keep':
      return steps.keep(name);
    case 'cancel':
      return messages.stateOf(name, messages.states.cancelled);
    case 'block':
      return steps.block(tables(action.tables));
    case 'unblock':
      return steps.unblock;
    case 'note':
      return steps.note;
    case 'pause':
      return action.until === null ? steps.resume : steps.pause;
    case 'wait_add':
      return steps.waitAdd(isolate(action.name));
    case 'wait_offer':
      return steps.waitOffer(waiting, tables(action.tables));
    case 'wait_seat':
      return steps.waitSeat(waiting, tables(action.tables));
    case 'wait_leave':
      return steps.waitLeave(waiting);
    case 'undo':
      return messages.undo;
  }
});
