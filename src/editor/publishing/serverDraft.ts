/** The draft on the host: saved a few seconds after the last change, and never over somebody else's draft. */
import { type createStore, atom } from 'jotai';
import { discardDraft, saveDraft } from '../../api/editorClient.ts';
import type { Draft, EditorState } from '../../api/editorContract.ts';
import { arePlansEqual } from '../../domain/document/planDiff.ts';
import { reconcilePlan } from '../../domain/document/reconcile.ts';
import { type Side, mergePlans } from '../../domain/document/threeWayMerge.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { loadLastAuthor } from '../../ui/lastAuthor.ts';
import { publishingMessages } from './messages.ts';
import { baseVersionAtom } from '../document/baseVersion.ts';
import { editAtom, planAtom, committedDrawingAtom } from '../document/document.ts';
import { hostClockAtom, hostStateAtom, loadStateAtom, pageAtom } from '../document/hostState.ts';
import { onPageHidden } from '../session/onPageHidden.ts';

type Store = ReturnType<typeof createStore>;

type ServerDraftState =
  /** There is nothing to save: the drawing equals the published plan. */
  | { readonly type: 'idle' }
  | { readonly type: 'waiting' }
  | { readonly type: 'saving' }
  | { readonly type: 'saved' }
  /** Somebody else saved a draft or discarded ours. The user has to decide. `base` is the last plan in common. */
  | { readonly type: 'conflict'; readonly base: Plan; readonly theirs: Draft | null }
  /** Retried after `RETRY_DELAY_MS` and after the next change. */
  | { readonly type: 'failed'; readonly message: string };
const baseStateAtom = atom<ServerDraftState>({ type: 'idle' });
export const serverDraftStateAtom = atom((get) => get(baseStateAtom));

/** Pause between the last change and the save. */
export const SAVE_DELAY_MS = 4_000;
const RETRY_DELAY_MS = 30_000;

/** The save in flight. */
const pendingSaveAtom = atom<Promise<unknown>>();

/** The plan that the host has: its draft, or else the published plan. */
function planOnHost(state: EditorState): Plan {
  return (state.draft ?? state.published).plan;
}

/** Saves the drawing, unless the host already has it. */
export const saveServerDraftAtom = atom(null, async (get, set): Promise<void> => {
  const host = get(hostStateAtom);
  const state = get(baseStateAtom);
  if (!host || state.type === 'saving' || state.type === 'conflict') return;
  const plan = get(planAtom);
  if (arePlansEqual(plan, planOnHost(host))) {
    set(baseStateAtom, { type: host.draft ? 'saved' : 'idle' });
    return;
  }
  set(baseStateAtom, { type: 'saving' });
  const base = get(baseVersionAtom);
  const by = loadLastAuthor();
  const save = saveDraft(get(pageAtom).tenant, { plan, base, by }, host.draft?.revision ?? null);
  set(pendingSaveAtom, save);
  const result = await save;
  if (result.ok) {
    set(setHostDraftAtom, { plan, base, by, revision: result.revision, at: get(hostClockAtom)() });
    set(baseStateAtom, { type: arePlansEqual(plan, get(planAtom)) ? 'saved' : 'waiting' });
  } else if (result.error === 'changed')
    set(baseStateAtom, { type: 'conflict', base: planOnHost(host), theirs: result.draft });
  else set(baseStateAtom, { type: 'failed', message: publishingMessages.draft.failures[result.error] });
});

const setHostDraftAtom = atom(null, (get, set, draft: Draft | null) => {
  const host = get(hostStateAtom);
  if (!host) return;
  const baseVersion = get(baseVersionAtom);
  set(hostStateAtom, { ...host, draft });
  set(baseVersionAtom, baseVersion);
});

/** Merges somebody else's draft into the drawing as one edit, with the chosen side for each conflict. */
export const mergeDraftAtom = atom(null, (get, set, choices: ReadonlyMap<string, Side>) => {
  const state = get(baseStateAtom);
  if (state.type !== 'conflict' || !state.theirs) return;
  const { base, theirs } = state;
  const { plan } = mergePlans(base, get(planAtom), theirs.plan, choices);
  set(setHostDraftAtom, theirs);
  set(baseStateAtom, { type: 'idle' });
  set(editAtom, publishingMessages.draft.step({ by: theirs.by || undefined }), (drawing) =>
    reconcilePlan(drawing, plan),
  );
  set(baseVersionAtom, Math.max(theirs.base, get(baseVersionAtom)));
  void set(saveServerDraftAtom);
});

/** Goes on after the draft was discarded elsewhere: `mine` saves the drawing, `theirs` returns to the published plan. */
export const replaceDiscardedDraftAtom = atom(null, async (get, set, side: 'mine' | 'theirs'): Promise<void> => {
  const host = get(hostStateAtom);
  if (get(baseStateAtom).type !== 'conflict' || !host) return;
  set(setHostDraftAtom, null);
  set(baseStateAtom, { type: 'idle' });
  if (side === 'mine') {
    await set(saveServerDraftAtom);
    return;
  }
  set(editAtom, publishingMessages.draft.discardStep, (drawing) => reconcilePlan(drawing, host.published.plan));
  set(baseVersionAtom, host.published.version);
});

/** Discards the draft after a publication. A draft that somebody else has saved since stays. */
export const discardServerDraftAtom = atom(null, async (get, set): Promise<void> => {
  // The revision of a save in flight is unknown until it completes.
  await get(pendingSaveAtom);
  const host = get(hostStateAtom);
  if (!host?.draft) {
    set(baseStateAtom, { type: 'idle' });
    return;
  }
  const result = await discardDraft(get(pageAtom).tenant, host.draft.revision);
  if (result.ok) {
    set(setHostDraftAtom, null);
    set(baseStateAtom, { type: 'idle' });
  } else if (result.error === 'changed')
    set(baseStateAtom, { type: 'conflict', base: host.draft.plan, theirs: result.draft });
});

/** Saves after each change, once `delayMs` have passed without another one, until the returned function is called. */
export function startDraftSync(store: Store, delayMs = SAVE_DELAY_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    void store.set(saveServerDraftAtom).then(() => {
      const { type } = store.get(baseStateAtom);
      if (type === 'waiting') schedule(delayMs);
      else if (type === 'failed') schedule(RETRY_DELAY_MS);
    });
  };
  const schedule = (pauseMs: number): void => {
    clearTimeout(timer);
    timer = setTimeout(save, pauseMs);
  };
  const handleChange = (): void => {
    if (store.get(loadStateAtom) !== 'ready') return;
    const { type } = store.get(baseStateAtom);
    if (type === 'idle' || type === 'saved') store.set(baseStateAtom, { type: 'waiting' });
    if (type !== 'conflict' && type !== 'saving') schedule(delayMs);
  };
  // The drawing of a page that has just loaded equals the host's plan, unless a local draft was restored.
  const handleLoad = (): void => {
    const host = store.get(hostStateAtom);
    if (store.get(loadStateAtom) !== 'ready' || !host) return;
    if (arePlansEqual(store.get(planAtom), planOnHost(host)))
      store.set(baseStateAtom, { type: host.draft ? 'saved' : 'idle' });
    else handleChange();
  };
  const unsubscribes = [
    store.sub(committedDrawingAtom, handleChange),
    store.sub(loadStateAtom, handleLoad),
    onPageHidden(() => {
      if (timer !== undefined) save();
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
