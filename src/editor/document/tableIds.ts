/** Ids of tables that are gone are given to no other: reservations, and merging, go by them. */
import { type createStore, atom } from 'jotai';
import { highestPlanTableId } from '../../domain/document/editorDocument.ts';
import { baseVersionAtom, loadPlanVersion } from './baseVersion.ts';
import { highestDrawnIdAtom } from './document.ts';
import { hostStateAtom } from './hostState.ts';

type Store = ReturnType<typeof createStore>;

/** In what the host has: its published plan and its draft. */
const toldAtom = atom((get) => {
  const state = get(hostStateAtom);
  return Math.max(
    0,
    ...[state?.published.plan, state?.draft?.plan].map((plan) => (plan ? highestPlanTableId(plan) : 0)),
  );
});
/** In what the host had before, and in the plan that what is drawn was begun from. */
const formerAtom = atom(0);

/** The highest id that any table has had, here or on the host. */
export const highestUsedIdAtom = atom((get) => Math.max(get(highestDrawnIdAtom), get(toldAtom), get(formerAtom)));

/** Remembers what the host tells, and looks into the plan that was begun from where another one has been published since. */
const learnAtom = atom(null, async (get, set): Promise<void> => {
  const told = get(toldAtom);
  set(formerAtom, (most) => Math.max(most, told));
  const [state, version] = [get(hostStateAtom), get(baseVersionAtom)];
  if (!state || state.published.version === version) return;
  const base = await loadPlanVersion(get, version);
  if (base) set(formerAtom, (most) => Math.max(most, highestPlanTableId(base)));
});

/** Until the returned function is called. */
export function trackTableIds(store: Store): () => void {
  const learn = (): void => {
    void store.set(learnAtom);
  };
  const stops = [store.sub(hostStateAtom, learn), store.sub(baseVersionAtom, learn)];
  learn();
  return () => {
    for (const stop of stops) stop();
  };
}
