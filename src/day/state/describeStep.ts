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
      return steps.walkIn({ size: messages.guests({ count: action.guests }), tables: tables(action.tables) });
    case 'add':
      return steps.add({ name: isolate(action.name), time: messages.time(action.time) });
    case 'edit': {
      if (action.date !== undefined) return steps.toDate({ name, date: messages.onDate(action.date) });
      if (action.tables && action.tables.length > 0) return steps.tables({ name, tables: tables(action.tables) });
      return action.stay && party
        ? steps.until({ name, time: messages.time((action.time ?? party.time) + action.stay) })
        : steps.edit({ name });
    }
    case 'status':
      return action.status === 'arrived' && action.arrived !== undefined && party && action.arrived < party.guests
        ? steps.partlyArrived({ name, arrived: action.arrived, size: party.guests })
        : messages.stateOf({ name, state: messages.states[action.status] });
    case 'tables':
      return action.tables.length === 0
        ? steps.withoutTable({ name })
        : steps.tables({ name, tables: tables(action.tables) });
    case 'swap': {
      const other = get(partiesAtom).get(action.other);
      return steps.swap({ name, other: other ? isolate(partyName(other)) : '' });
    }
    case 'tags':
      return steps.tags({ name });
    case 'keep':
      return steps.keep({ name });
    case 'cancel':
      return action.rest ? steps.cancelRest({ name }) : messages.stateOf({ name, state: messages.states.cancelled });
    case 'block':
      return steps.block({ tables: tables(action.tables) });
    case 'unblock':
      return steps.unblock;
    case 'note':
      return steps.note;
    case 'pause':
      return action.until === null ? steps.resume : steps.pause;
    case 'wait_add':
      return steps.waitAdd({ name: isolate(action.name) });
    case 'wait_offer':
      return steps.waitOffer({ name: waiting, tables: tables(action.tables) });
    case 'wait_seat':
      return steps.waitSeat({ name: waiting, tables: tables(action.tables) });
    case 'wait_leave':
      return steps.waitLeave({ name: waiting });
    case 'request_decline':
      return steps.requestDecline;
    case 'restore':
      return messages.stateOf({ name, state: messages.log.restored });
    case 'send_again':
      return messages.stateOf({ name, state: messages.log.mailSentAgain });
    case 'stop_mail':
      return messages.stateOf({ name, state: messages.log.mailStopped });
    case 'undo':
      return messages.undo;
    case 'take_back':
      return messages.log.takeBack;
  }
});
