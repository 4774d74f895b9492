/** The draft on the host: saved some seconds after the last change, and never over what somebody else has saved meanwhile. */
import { type createStore, atom } from 'jotai';
import { dropDraft, saveDraft } from '../../api/editorClient.ts';
import type { Draft, EditorState } from '../../api/editorContract.ts';
import { isSamePlan } from '../../domain/differences.ts';
import { replacePlan } from '../../domain/edits/replace.ts';
import type { Plan } from '../../domain/plan.ts';
import { words } from '../words.ts';
import { baseVersionAtom } from './basis.ts';
import { editAtom, planAtom, settledAtom } from './document.ts';
import { hostStateAtom, openingAtom, pageAtom } from './host.ts';

type Store = ReturnType<typeof createStore>;

/** `changed`: somebody else has saved theirs, or dropped it. `trouble`: it is tried again with the next change, and after a while. */
export type DraftStanding =
  | { readonly is: 'known' }
  | { readonly is: 'waiting' }
  | { readonly is: 'saving' }
  | { readonly is: 'saved' }
  | { readonly is: 'changed'; readonly theirs: Draft | null }
  | { readonly is: 'trouble'; readonly message: string };
const stateOfDraftAtom = atom<DraftStanding>({ is: 'known' });
export const draftStandingAtom = atom((get) => get(stateOfDraftAtom));

/** Milliseconds of rest before a draft is saved, and before a failed one is tried again. */
export const REST = 4_000;
const RETRY = 30_000;

/** The save that is under way. */
const flightAtom = atom<Promise<unknown>>();

/** What the host has: its draft, else what is published. */
function knownPlan(state: EditorState): Plan {
  return (state.draft ?? state.published).plan;
}

/** Saves what is drawn, unless the host has it already. */
export const saveDraftAtom = atom(null, async (get, set): Promise<void> => {
  const state = get(hostStateAtom);
  const standing = get(stateOfDraftAtom);
  if (!state || standing.is === 'saving' || standing.is === 'changed') return;
  const plan = get(planAtom);
  if (isSamePlan(plan, knownPlan(state))) {
    set(stateOfDraftAtom, { is: state.draft ? 'saved' : 'known' });
    return;
  }
  set(stateOfDraftAtom, { is: 'saving' });
  const base = get(baseVersionAtom);
  const flight = saveDraft(get(pageAtom).tenant, { plan, base }, state.draft?.revision ?? null);
  set(flightAtom, flight);
  const saving = await flight;
  if (saving.ok) {
    set(tellDraftAtom, { plan, base, revision: saving.revision, at: Date.now() });
    set(stateOfDraftAtom, { is: isSamePlan(plan, get(planAtom)) ? 'saved' : 'waiting' });
  } else if (saving.reason === 'changed') set(stateOfDraftAtom, { is: 'changed', theirs: saving.draft });
  else set(stateOfDraftAtom, { is: 'trouble', message: words.draft.troubles[saving.reason] });
});

const tellDraftAtom = atom(null, (get, set, draft: Draft | null) => {
  const state = get(hostStateAtom);
  const base = get(baseVersionAtom);
  if (!state) return;
  set(hostStateAtom, { ...state, draft });
  set(baseVersionAtom, base);
});

/** Somebody else's draft takes the place of what is drawn, as one step; or is saved over. */
export const settleDraftAtom = atom(null, async (get, set, side: 'mine' | 'theirs'): Promise<void> => {
  const standing = get(stateOfDraftAtom);
  if (standing.is !== 'changed') return;
  const { theirs } = standing;
  set(tellDraftAtom, theirs);
  set(stateOfDraftAtom, { is: 'known' });
  if (side === 'mine') {
    await set(saveDraftAtom);
    return;
  }
  const state = get(hostStateAtom)!;
  const plan = knownPlan(state);
  set(editAtom, words.draft.takeStep, (drawing) => replacePlan(drawing, plan));
  set(baseVersionAtom, theirs?.base ?? state.published.version);
});

/** What is drawn has been published: the draft is of no more use. One that somebody else has saved since stays. */
export const forgetDraftAtom = atom(null, async (get, set): Promise<void> => {
  // Of one that is on its way, the revision is not known yet.
  await get(flightAtom);
  const state = get(hostStateAtom);
  if (!state?.draft) {
    set(stateOfDraftAtom, { is: 'known' });
    return;
  }
  const dropping = await dropDraft(get(pageAtom).tenant, state.draft.revision);
  if (dropping.ok) {
    set(tellDraftAtom, null);
    set(stateOfDraftAtom, { is: 'known' });
  } else if (dropping.reason === 'changed') set(stateOfDraftAtom, { is: 'changed', theirs: dropping.draft });
});

/** Saves a while after each change, until the returned function is called. */
export function followDraft(store: Store, rest = REST): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    void store.set(saveDraftAtom).then(() => {
      const { is } = store.get(stateOfDraftAtom);
      if (is === 'waiting') wait(rest);
      else if (is === 'trouble') wait(RETRY);
    });
  };
  const wait = (pause: number): void => {
    clearTimeout(timer);
    timer = setTimeout(save, pause);
  };
  const changed = (): void => {
    if (store.get(openingAtom) !== 'ready') return;
    const { is } = store.get(stateOfDraftAtom);
    if (is === 'known' || is === 'saved') store.set(stateOfDraftAtom, { is: 'waiting' });
    if (is !== 'changed' && is !== 'saving') wait(rest);
  };
  const hidden = (): void => {
    if (document.visibilityState === 'hidden' && timer !== undefined) save();
  };
  // A plan that has just been opened is what the host has, unless work that was kept elsewhere took its place.
  const opened = (): void => {
    const state = store.get(hostStateAtom);
    if (store.get(openingAtom) !== 'ready' || !state) return;
    if (isSamePlan(store.get(planAtom), knownPlan(state)))
      store.set(stateOfDraftAtom, { is: state.draft ? 'saved' : 'known' });
    else changed();
  };
  const leave = [store.sub(settledAtom, changed), store.sub(openingAtom, opened)];
  document.addEventListener('visibilitychange', hidden);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', hidden);
    for (const end of leave) end();
  };
}
