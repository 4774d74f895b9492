/** The one step that moves a party on, and the others that its state allows. */
import { atom } from 'jotai';
import type { Party, PartyStatus } from '../../domain/day/party.ts';
import { startModeAtom } from '../state/selection.ts';
import { dispatchActionAtom } from '../state/steps.ts';

/** `restore` takes back that a party has left, did not come or was freed. */
type NextStep = 'arrive' | 'seat' | 'leave' | 'restore';

/** Returns the step that comes next; undefined for a canceled party, whose tables may be somebody else's. */
export function nextStep({ status, cancelled }: Pick<Party, 'status' | 'cancelled'>): NextStep | undefined {
  if (cancelled) return undefined;
  const steps: Readonly<Record<PartyStatus, NextStep>> = {
    reserved: 'arrive',
    confirmed: 'arrive',
    arrived: 'seat',
    seated: 'leave',
    left: 'restore',
    no_show: 'restore',
  };
  return steps[status];
}

const STATUS_AFTER = { arrive: 'arrived', seat: 'seated', leave: 'left' } as const;

/** Moves a party on. A party without a table first needs one. */
export const takeStepAtom = atom(null, (_get, set, party: Party, step: NextStep) => {
  if (step === 'seat' && party.tables.length === 0) {
    set(startModeAtom, { type: 'seat', party: party.id });
    return;
  }
  const restored = party.status === 'left' ? 'seated' : 'reserved';
  set(setStatusAtom, party, step === 'restore' ? restored : STATUS_AFTER[step]);
});

/** Gives a party a status. `arrived` is how many of its guests are here, if not all. */
export const setStatusAtom = atom(null, (_get, set, { id, revision }: Party, status: PartyStatus, arrived?: number) => {
  set(dispatchActionAtom, {
    type: 'status',
    party: id,
    revision,
    status,
    ...(arrived === undefined ? {} : { arrived }),
  });
});
