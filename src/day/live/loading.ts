/** Loads the day and the plan from the host. */
import { atom } from 'jotai';
import { fetchDay, fetchDayPlan } from '../../api/day/dayClient.ts';
import { connectionAtom, isSignedOutAtom } from '../state/connection.ts';
import { dateAtom, hostStateAtom, receiveStateAtom } from '../state/day.ts';
import { addressAtom, sendStepsAtom } from '../state/steps.ts';
import { planAtom } from '../state/tables.ts';
import { keepInAddress } from '../state/view.ts';

type Loading = { readonly date: string | undefined; isDueAgain: boolean };

const loadingAtom = atom<Loading>();

/**
 * Loads the date that is shown, or the venue's today. While it loads, further calls load it once more afterwards: what
 * they want to see may have come too late for the answer on its way.
 */
export const loadDayAtom = atom(null, async (get, set): Promise<void> => {
  const date = get(dateAtom);
  const current = get(loadingAtom);
  if (current && current.date === date) {
    current.isDueAgain = true;
    return;
  }
  const loading: Loading = { date, isDueAgain: false };
  set(loadingAtom, loading);
  const result = await fetchDay(get(addressAtom), date);
  if (get(loadingAtom) === loading) set(loadingAtom, undefined);
  if (result.ok) {
    set(receiveStateAtom, result.state);
    set(connectionAtom, 'live');
    void set(sendStepsAtom);
  } else if (result.error === 'signed-out') set(isSignedOutAtom, true);
  // A refusal, such as of too many calls, is an answer.
  else if (result.error === 'unreachable') set(connectionAtom, 'offline');
  if (loading.isDueAgain && result.ok) await set(loadDayAtom);
});

/** Loads the day after an event, unless its answer is here already. */
export const loadChangesAtom = atom(
  null,
  async (get, set, event: { readonly date: string; readonly revision: number }) => {
    const known = get(hostStateAtom);
    if (event.date === get(dateAtom) && (known?.revision ?? 0) < event.revision) await set(loadDayAtom);
  },
);

/** Shows another date. */
export const showDateAtom = atom(null, (_get, set, date: string) => {
  set(dateAtom, date);
  keepInAddress('date', date);
  void set(loadDayAtom);
});

export const loadPlanAtom = atom(null, async (get, set): Promise<void> => {
  const result = await fetchDayPlan(get(addressAtom));
  if (result.ok) set(planAtom, result.plan);
});
