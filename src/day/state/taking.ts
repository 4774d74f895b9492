/** What it means for others if staff take tables that they have. The host decides by the same rules. */
import { atom } from 'jotai';
import { takeAnyway } from '../../domain/day/takeAnyway.ts';
import { type Party, type Visit, isClosedArea } from '../../domain/day/party.ts';
import { isolate } from '../isolate.ts';
import { messages } from '../messages.ts';
import { applyStep, othersOf } from './applyStep.ts';
import { minuteAtom } from './clock.ts';
import { dayStateAtom } from './day.ts';
import { collisionsAtom, needOf } from './occupancy.ts';
import { partyName } from './partyWords.ts';
import { type Step, partyOfStep } from './step.ts';
import { nameTablesAtom } from './tables.ts';

/**
 * Returns a function that says what taking the tables of a visit means, such as `Take it anyway: until 08:00 PM`;
 * undefined if nobody can. `id` is the party's, if it is there already.
 */
export const insistOnVisitAtom = atom((get) => {
  const state = get(dayStateAtom);
  const now = get(minuteAtom);
  const collisions = get(collisionsAtom);
  const nameTables = get(nameTablesAtom);
  const describe = (party: Party, after: Visit): string => {
    const name = isolate(partyName(party));
    if (after.status === 'left') return messages.hasLeft({ name });
    const given = party.tables.filter((key) => !after.tables.includes(key));
    if (given.length > 0) return messages.taking.gives({ name, tables: nameTables(given) });
    return messages.taking.otherUntil({ name, time: messages.time(endOf(after)) });
  };
  return (visit: Visit, id: number | undefined): string | undefined => {
    if (!state) return undefined;
    const holders = collisions(
      visit.tables,
      needOf(visit, state.venue, { ...(id === undefined ? {} : { id }), source: 'staff' }),
    );
    const taken = takeAnyway(visit, othersOf(state, id), state.venue, now);
    // Staff who see that the rain is over seat guests in an area that the settings close, but nobody at a block.
    if (!taken || holders.some(({ block }) => block && !isClosedArea(block))) return undefined;
    const end = endOf(taken.visit);
    const effects = [
      ...(end === endOf(visit) ? [] : [messages.taking.until({ time: messages.time(end) })]),
      ...state.parties.flatMap((party) => {
        const after = taken.others.get(party.id);
        return after ? [describe(party, after)] : [];
      }),
    ];
    return effects.length === 0 ? messages.insist : messages.insistOn({ effects: messages.list(effects) });
  };
});

/** The same for a step that the host has refused. */
export const insistOnStepAtom = atom((get) => {
  const state = get(dayStateAtom);
  const insistOnVisit = get(insistOnVisitAtom);
  return (step: Step): string | undefined => {
    const id = partyOfStep(step);
    const party = state && applyStep(state, step).parties.find((each) => each.id === id);
    return party && insistOnVisit(party, id);
  };
});

const endOf = ({ time, stay }: Visit): number => (stay === null ? Infinity : time + stay);
