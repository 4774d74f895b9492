/** The steps that move a party on, and the others that its state allows. */
import { atom } from 'jotai';
import type { Party, PartyStatus } from '../../domain/day/party.ts';
import { restorePartyAtom, startModeAtom } from '../state/selection.ts';
import { dispatchActionAtom } from '../state/steps.ts';

/** `restore` takes back that a party was canceled, has left, did not come or was freed. */
type NextStep = 'arrive' | 'seat' | 'leave' | 'restore';

const NEXT_STEPS: Readonly<Record<PartyStatus, readonly NextStep[]>> = {
  reserved: ['arrive', 'seat'],
  confirmed: ['arrive', 'seat'],
  arrived: ['seat'],
  seated: ['leave'],
  left: ['restore'],
  no_show: ['restore'],
};

/** Returns the steps that can come next, the usual one first. Once the day has ended, a no-show may still have come. */
export function nextSteps(
  { status, cancelled }: Pick<Party, 'status' | 'cancelled'>,
  hasEnded: boolean,
): readonly NextStep[] {
  if (cancelled) return ['restore'];
  if (!hasEnded) return NEXT_STEPS[status];
  return status === 'no_show' ? ['arrive'] : [];
}

const STATUS_AFTER = { arrive: 'arrived', seat: 'seated', leave: 'left' } as const;

/** Moves a party on. A party without a table first needs one. */
export const takeStepAtom = atom(null, (_get, set, party: Party, step: NextStep) => {
  if (step === 'restore') set(restorePartyAtom, party);
  else if (step === 'seat' && party.tables.length === 0) set(startModeAtom, { type: 'seat', party: party.id });
  else set(setStatusAtom, party, STATUS_AFTER[step]);
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
