/** What a step of the log did, in words: read off what it changed, whoever has made it. */
import { atom } from 'jotai';
import type { DayLog, LogEntry } from '../../api/day/dayContract.ts';
import { occupancyOf } from '../../domain/booking/occupancy.ts';
import type { LogChange } from '../../domain/day/log.ts';
import type { Visit } from '../../domain/day/party.ts';
import { isolate } from '../isolate.ts';
import { messages } from '../messages.ts';
import { dateAtom, venueAtom } from '../state/day.ts';
import { partyName } from '../state/partyWords.ts';
import { nameTablesAtom } from '../state/tables.ts';

/** Tables that a line names. Of more it says how many. */
const MAX_NAMED_TABLES = 6;

/** Steps that change nothing that the day shows, or something that the log does not keep. */
const WITHOUT_CHANGE: Readonly<Record<string, string>> = {
  send_again: messages.log.mailSentAgain,
  stop_mail: messages.log.mailStopped,
  notes: messages.log.noteChanged,
  confirm: messages.log.confirmed,
  keep: messages.log.kept,
  tags: messages.log.tagsChanged,
  messages_begun: messages.log.messagesBegun,
  messages_ended: messages.log.messagesEnded,
};

/** Steps about a season place, whose days are blocks. */
const SEASON_STEPS = {
  season_assigned: messages.log.seasonAssigned,
  season_given: messages.log.seasonGiven,
  season_taken: messages.log.seasonTaken,
  season_ended: messages.log.seasonEnded,
} as const;

/** Returns who took a step. */
export function actorWords({ role, actor }: LogEntry): string {
  const who = messages.log.by[role];
  return actor === '' ? who : messages.log.who({ role: who, name: isolate(actor) });
}

/** Returns a function that describes what a step did to one thing. */
export const changeWordsAtom = atom((get) => {
  const nameTables = get(nameTablesAtom);
  const date = get(dateAtom);
  const venue = get(venueAtom);
  const tablesOf = (keys: readonly string[]): string =>
    keys.length > MAX_NAMED_TABLES ? messages.tables({ count: keys.length }) : nameTables(keys);
  const placeOf = ({ tables }: Visit): string => (tables.length === 0 ? messages.noTable : tablesOf(tables));
  const timesOf = ({ time, stay, tables }: Visit): string =>
    stay === null || (venue && occupancyOf(venue, tables[0] ?? '') === 'days')
      ? messages.time(time)
      : messages.span({ from: messages.time(time), until: messages.time(time + stay) });

  const visitWords = (before: Visit | null, after: Visit | null, type: string): string => {
    if (!after) return messages.log.erased;
    const { guests, status, cancelled, arrived } = after;
    const size = messages.guests({ count: guests });
    if (!before) {
      const state = status === 'reserved' ? messages.log.added : messages.states[status];
      return [state, size, timesOf(after), placeOf(after)].join(', ');
    }
    const fromTo = (from: string, to: string): readonly string[] =>
      from === to ? [] : [messages.fromTo({ from, to })];
    const isMoved = before.status !== status || (status === 'arrived' && before.arrived !== arrived);
    const isPartly = status === 'arrived' && arrived < guests;
    const state = isPartly ? messages.partlyArrived({ arrived, size: guests }) : messages.states[status];
    const words = [
      ...(cancelled === before.cancelled ? [] : [cancelled ? messages.states.cancelled : messages.log.restored]),
      ...(isMoved ? [state] : []),
      ...fromTo(messages.guests({ count: before.guests }), size),
      ...fromTo(messages.onDate(before.date), messages.onDate(after.date)),
      ...fromTo(timesOf(before), timesOf(after)),
      ...fromTo(placeOf(before), placeOf(after)),
    ];
    const what = words.length > 0 ? words.join(', ') : (WITHOUT_CHANGE[type] ?? messages.log.detailsChanged);
    // A step may change several days.
    const isOfOtherDay = before.date === after.date && after.date !== date;
    return isOfOtherDay ? `${messages.onDate(after.date)}: ${what}` : what;
  };

  return (change: LogChange, { type }: LogEntry, names: DayLog['names']): string => {
    switch (change.kind) {
      case 'party': {
        const name = names[change.id];
        const shown = name === undefined ? messages.log.nobody : isolate(partyName({ name }));
        return messages.stateOf({ name: shown, state: visitWords(change.before, change.after, type) });
      }
      case 'block': {
        const ofSeason = SEASON_STEPS[type as keyof typeof SEASON_STEPS];
        if (ofSeason) return ofSeason({ tables: tablesOf((change.after ?? change.before)?.tables ?? []) });
        return change.after
          ? messages.steps.block({ tables: tablesOf(change.after.tables) })
          : messages.stateOf({ name: messages.steps.unblock, state: tablesOf(change.before?.tables ?? []) });
      }
      case 'waiting': {
        const name = isolate(names[change.id] ?? messages.log.nobody);
        if (!change.after) return messages.steps.waitLeave({ name });
        return messages.stateOf({ name, state: messages.waitingStates[change.after.state] });
      }
      case 'pause':
        return change.after === null ? messages.steps.resume : messages.steps.pause;
      case 'note':
        return messages.steps.note;
    }
  };
});
