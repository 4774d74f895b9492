/** Keeps the day on this device while it changes, and shows what was kept until the host answers. */
import type { createStore } from 'jotai';
import { nowAtom } from '../state/clock.ts';
import { isSignedOutAtom } from '../state/connection.ts';
import { dateAtom, keptStatesAtom, receiveStateAtom, stepsAtom } from '../state/day.ts';
import { planAtom } from '../state/tables.ts';
import { dayStateSchema } from '../../api/day/dayContract.ts';
import type { KeptDay } from './keptDay.ts';

type Store = ReturnType<typeof createStore>;

/** Changes that come together are kept together. */
const SAVE_DELAY_MS = 400;

/** Shows what this device has kept. */
export async function restoreDay(store: Store, kept: KeptDay): Promise<void> {
  const { view, steps } = await kept.load();
  for (const state of view?.states ?? []) {
    // An earlier build may have kept it.
    const { success, data } = dayStateSchema.safeParse(state);
    if (success) store.set(receiveStateAtom, { ...data, now: Date.now() + view!.ahead });
  }
  if (view?.plan && !store.get(planAtom)) store.set(planAtom, view.plan);
  if (view?.date !== undefined && store.get(dateAtom) === undefined) store.set(dateAtom, view.date);
  const current = store.get(stepsAtom);
  const missing = steps.filter(({ id }) => !current.some((step) => step.id === id));
  if (missing.length > 0) store.set(stepsAtom, [...missing, ...current]);
}

/** Keeps what changes until `signal` aborts. */
export function keepDay(store: Store, kept: KeptDay, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    timer = undefined;
    if (store.get(isSignedOutAtom)) {
      void kept.clearView();
      return;
    }
    void kept.saveView({
      states: store.get(keptStatesAtom),
      plan: store.get(planAtom),
      date: store.get(dateAtom),
      ahead: store.get(nowAtom) - Date.now(),
    });
  };
  const schedule = (): void => {
    timer ??= setTimeout(save, SAVE_DELAY_MS);
  };
  const stops = [
    store.sub(keptStatesAtom, schedule),
    store.sub(planAtom, schedule),
    store.sub(isSignedOutAtom, schedule),
    // A tap must not be lost, whatever happens to the page next.
    store.sub(stepsAtom, () => void kept.saveSteps(store.get(stepsAtom))),
  ];
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  });
}
