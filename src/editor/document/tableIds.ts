/** Table ids are never reused, since reservations and merging refer to tables by id. */
import { type createStore, atom } from 'jotai';
import { highestPlanTableId } from '../../domain/document/editorDocument.ts';
import { baseVersionAtom, loadPlanVersion } from './baseVersion.ts';
import { highestDrawnIdAtom } from './document.ts';
import { hostStateAtom } from './hostState.ts';

type Store = ReturnType<typeof createStore>;

/** The highest id in the host's published plan and draft. */
const highestHostIdAtom = atom((get) => {
  const state = get(hostStateAtom);
  const plans = [state?.published.plan, state?.draft?.plan].filter((plan) => plan !== undefined);
  return Math.max(0, ...plans.map(highestPlanTableId));
});
/** The highest id in earlier host states and in the version that the document is based on. */
const highestFormerIdAtom = atom(0);

/** The highest id that any table has had, here or on the host. */
export const highestUsedIdAtom = atom((get) =>
  Math.max(get(highestDrawnIdAtom), get(highestHostIdAtom), get(highestFormerIdAtom)),
);

const updateFormerIdsAtom = atom(null, async (get, set): Promise<void> => {
  const current = get(highestHostIdAtom);
  set(highestFormerIdAtom, (highest) => Math.max(highest, current));
  const version = get(baseVersionAtom);
  const state = get(hostStateAtom);
  if (!state || state.published.version === version) return;
  const base = await loadPlanVersion(get, version);
  if (base) set(highestFormerIdAtom, (highest) => Math.max(highest, highestPlanTableId(base)));
});

/** Keeps track of the used ids until the returned function is called. */
export function trackTableIds(store: Store): () => void {
  const update = (): void => void store.set(updateFormerIdsAtom);
  const unsubscribers = [store.sub(hostStateAtom, update), store.sub(baseVersionAtom, update)];
  update();
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
