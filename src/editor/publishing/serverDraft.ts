/** The draft on the host: saved some seconds after the last change, and never over what somebody else has saved meanwhile. */
import { type createStore, atom } from 'jotai';
import { discardDraft, saveDraft } from '../../api/editorClient.ts';
import type { Draft, EditorState } from '../../api/editorContract.ts';
import { arePlansEqual } from '../../domain/document/planDiff.ts';
import { reconcilePlan } from '../../domain/document/edits/reconcile.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { messages } from '../messages.ts';
import { baseVersionAtom } from '../document/baseVersion.ts';
import { editAtom, planAtom, committedDrawingAtom } from '../document/document.ts';
import { hostStateAtom, loadStateAtom, pageAtom } from '../document/hostState.ts';

type Store = ReturnType<typeof createStore>;

/** `changed`: somebody else has saved theirs, or dropped it. `trouble`: it is tried again with the next change, and after a while. */
export type ServerDraftState =
  | { readonly type: 'known' }
  | { readonly type: 'waiting' }
  | { readonly type: 'saving' }
  | { readonly type: 'saved' }
  | { readonly type: 'changed'; readonly theirs: Draft | null }
  | { readonly type: 'trouble'; readonly message: string };
const stateOfDraftAtom = atom<ServerDraftState>({ type: 'known' });
export const serverDraftStateAtom = atom((get) => get(stateOfDraftAtom));

/** Milliseconds of rest before a draft is saved, and before a failed one is tried again. */
export const SAVE_DELAY_MS = 4_000;
const RETRY = 30_000;

/** The save that is under way. */
const flightAtom = atom<Promise<unknown>>();

/** What the host has: its draft, else what is published. */
function knownPlan(state: EditorState): Plan {
  return (state.draft ?? state.published).plan;
}

/** Saves what is drawn, unless the host has it already. */
export const saveServerDraftAtom = atom(null, async (get, set): Promise<void> => {
  const state = get(hostStateAtom);
  const standing = get(stateOfDraftAtom);
  if (!state || standing.type === 'saving' || standing.type === 'changed') return;
  const plan = get(planAtom);
  if (arePlansEqual(plan, knownPlan(state))) {
    set(stateOfDraftAtom, { type: state.draft ? 'saved' : 'known' });
    return;
  }
  set(stateOfDraftAtom, { type: 'saving' });
  const base = get(baseVersionAtom);
  const flight = saveDraft(get(pageAtom).tenant, { plan, base }, state.draft?.revision ?? null);
  set(flightAtom, flight);
  const saving = await flight;
  if (saving.ok) {
    set(tellDraftAtom, { plan, base, revision: saving.revision, at: Date.now() });
    set(stateOfDraftAtom, { type: arePlansEqual(plan, get(planAtom)) ? 'saved' : 'waiting' });
  } else if (saving.error === 'changed') set(stateOfDraftAtom, { type: 'changed', theirs: saving.draft });
  else set(stateOfDraftAtom, { type: 'trouble', message: messages.draft.troubles[saving.error] });
});

const tellDraftAtom = atom(null, (get, set, draft: Draft | null) => {
  const state = get(hostStateAtom);
  const base = get(baseVersionAtom);
  if (!state) return;
  set(hostStateAtom, { ...state, draft });
  set(baseVersionAtom, base);
});

/** Somebody else's draft takes the place of what is drawn, as one step; or is saved over. */
export const resolveDraftConflictAtom = atom(null, async (get, set, side: 'mine' | 'theirs'): Promise<void> => {
  const standing = get(stateOfDraftAtom);
  if (standing.type !== 'changed') return;
  const { theirs } = standing;
  set(tellDraftAtom, theirs);
  set(stateOfDraftAtom, { type: 'known' });
  if (side === 'mine') {
    await set(saveServerDraftAtom);
    return;
  }
  const state = get(hostStateAtom)!;
  const plan = knownPlan(state);
  set(editAtom, messages.draft.takeStep, (drawing) => reconcilePlan(drawing, plan));
  set(baseVersionAtom, theirs?.base ?? state.published.version);
});

/** What is drawn has been published: the draft is of no more use. One that somebody else has saved since stays. */
export const discardServerDraftAtom = atom(null, async (get, set): Promise<void> => {
  // Of one that is on its way, the revision is not known yet.
  await get(flightAtom);
  const state = get(hostStateAtom);
  if (!state?.draft) {
    set(stateOfDraftAtom, { type: 'known' });
    return;
  }
  const dropping = await discardDraft(get(pageAtom).tenant, state.draft.revision);
  if (dropping.ok) {
    set(tellDraftAtom, null);
    set(stateOfDraftAtom, { type: 'known' });
  } else if (dropping.error === 'changed') set(stateOfDraftAtom, { type: 'changed', theirs: dropping.draft });
});

/** Saves a while after each change, until the returned function is called. */
export function startDraftSync(store: Store, rest = SAVE_DELAY_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    void store.set(saveServerDraftAtom).then(() => {
      const { type: is } = store.get(stateOfDraftAtom);
      if (is === 'waiting') wait(rest);
      else if (is === 'trouble') wait(RETRY);
    });
  };
  const wait = (pause: number): void => {
    clearTimeout(timer);
    timer = setTimeout(save, pause);
  };
  const changed = (): void => {
    if (store.get(loadStateAtom) !== 'ready') return;
    const { type: is } = store.get(stateOfDraftAtom);
    if (is === 'known' || is === 'saved') store.set(stateOfDraftAtom, { type: 'waiting' });
    if (is !== 'changed' && is !== 'saving') wait(rest);
  };
  const hidden = (): void => {
    if (document.visibilityState === 'hidden' && timer !== undefined) save();
  };
  // A plan that has just been opened is what the host has, unless work that was kept elsewhere took its place.
  const opened = (): void => {
    const state = store.get(hostStateAtom);
    if (store.get(loadStateAtom) !== 'ready' || !state) return;
    if (arePlansEqual(store.get(planAtom), knownPlan(state)))
      store.set(stateOfDraftAtom, { type: state.draft ? 'saved' : 'known' });
    else changed();
  };
  const leave = [store.sub(committedDrawingAtom, changed), store.sub(loadStateAtom, opened)];
  document.addEventListener('visibilitychange', hidden);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', hidden);
    for (const end of leave) end();
  };
}
