/** Keeps what is drawn on this device, and brings it back when the editor is opened again. */
import { type createStore, atom } from 'jotai';
import type { EditorState } from '../../api/editorContract.ts';
import { type EditorDocument, documentFromPlan, planFromDocument } from '../../domain/document/editorDocument.ts';
import type { SaveResult, LocalDraftStore, LocalDraftError } from './localDraftStore.ts';
import { parseDraftDrawing } from './localDraft.ts';
import { serializePlan } from '../files/serializePlan.ts';
import { messages } from '../messages.ts';
import { editAtom, openDrawingAtom, committedDrawingAtom } from '../document/document.ts';
import { hostStateAtom, loadStateAtom, pageAtom } from '../document/hostState.ts';
import { referenceImageBlobAtom } from '../document/referenceImage.ts';
import { announceAtom } from '../session/view.ts';

/** The device's own keeping; undefined where nothing is to be kept. */
export const localDraftStoreAtom = atom<LocalDraftStore>();

/** `none`: nothing has been drawn since. `waiting`: what was kept before is still to be decided on. */
export type AutosaveState =
  | { readonly type: 'none' | 'saving' | 'kept' | 'waiting' }
  | { readonly type: 'trouble'; readonly outcome: LocalDraftError };
const standingAtom = atom<AutosaveState>({ type: 'none' });
export const autosaveStateAtom = atom((get) => get(standingAtom));

/** What is kept and was not begun from the plan that the host has now, or was drawn before it. */
export type StaleDraft = {
  readonly drawing: EditorDocument;
  readonly tracing: Blob | undefined;
  readonly savedAt: number;
};
export type LocalDraftNotice =
  /** The kept work is open: it goes on from what the host has. */
  | { readonly type: 'restored'; readonly savedAt: number }
  /** The host's plan is open, which is another or newer; the kept work waits to be chosen or dropped. */
  | { readonly type: 'older'; readonly work: StaleDraft }
  | { readonly type: 'unreadable' }
  | { readonly type: 'elsewhere' };
const stateOfNoticeAtom = atom<LocalDraftNotice>();
export const localDraftNoticeAtom = atom((get) => get(stateOfNoticeAtom));
export const dismissLocalDraftNoticeAtom = atom(null, (_get, set) => {
  set(stateOfNoticeAtom, undefined);
});

const baseOf = (state: EditorState): string => `version ${state.published.version}`;
const hostDrawing = (state: EditorState): EditorDocument => documentFromPlan((state.draft ?? state.published).plan);
const isSamePlan = (one: EditorDocument, other: EditorDocument): boolean =>
  serializePlan(planFromDocument(one)) === serializePlan(planFromDocument(other));

/** Opens what this device has kept of the venue's plan in the place of the host's, where it goes on from it. */
export const restoreLocalDraftAtom = atom(null, async (get, set): Promise<void> => {
  const [keeping, state] = [get(localDraftStoreAtom), get(hostStateAtom)];
  if (!keeping || !state) return;
  const read = await keeping.read(get(pageAtom).tenant);
  if (!read.ok) {
    set(standingAtom, { type: 'trouble', outcome: read });
    return;
  }
  if (read.movedTo !== undefined) set(stateOfNoticeAtom, { type: 'unreadable' });
  const { draft: kept } = read;
  if (!kept) return;
  const drawing = parseDraftDrawing(kept.drawing);
  if (!drawing) {
    set(stateOfNoticeAtom, { type: 'unreadable' });
    return;
  }
  const work = { drawing, tracing: kept.tracing, savedAt: kept.savedAt };
  const host = hostDrawing(state);
  const isSame = isSamePlan(drawing, host);
  const goesOn = kept.base === baseOf(state) && kept.savedAt >= (state.draft?.at ?? 0);
  if (!isSame && !goesOn) {
    set(stateOfNoticeAtom, { type: 'older', work });
    set(standingAtom, { type: 'waiting' });
    return;
  }
  set(referenceImageBlobAtom, kept.tracing);
  set(openDrawingAtom, drawing);
  set(standingAtom, { type: 'kept' });
  if (!isSame) set(stateOfNoticeAtom, { type: 'restored', savedAt: kept.savedAt });
});

/** Back to what the host has published; undo leads to the kept work again. */
export const discardLocalDraftAtom = atom(null, (get, set) => {
  const state = get(hostStateAtom);
  if (!state) return;
  set(stateOfNoticeAtom, undefined);
  set(editAtom, messages.openPublished, () => documentFromPlan(state.published.plan));
  set(announceAtom, messages.publishedOpened);
});

/** Opens the older work as one step; undo leads back to the host's plan. */
export const openStaleDraftAtom = atom(null, (get, set) => {
  const notice = get(stateOfNoticeAtom);
  if (notice?.type !== 'older') return;
  set(stateOfNoticeAtom, undefined);
  set(standingAtom, { type: 'none' });
  if (notice.work.tracing) set(referenceImageBlobAtom, notice.work.tracing);
  set(editAtom, messages.openKept, () => notice.work.drawing);
});

/** The older work is given up; what is drawn from now on is kept in its place. */
export const discardStaleDraftAtom = atom(null, (_get, set) => {
  set(stateOfNoticeAtom, undefined);
  set(standingAtom, { type: 'none' });
  set(keepNowAtom);
});

/** Two windows draw one venue: this one goes on, and what the other has kept gives way. */
export const overwriteOtherWindowAtom = atom(null, (_get, set) => {
  set(stateOfNoticeAtom, undefined);
  set(keepNowAtom, true);
});

/** The other window's drawing is opened here, as one step. */
export const openOtherWindowDraftAtom = atom(null, async (get, set): Promise<void> => {
  set(stateOfNoticeAtom, undefined);
  const read = await get(localDraftStoreAtom)?.read(get(pageAtom).tenant);
  const drawing = read?.ok && read.draft ? parseDraftDrawing(read.draft.drawing) : undefined;
  if (!read?.ok || !drawing) {
    set(announceAtom, messages.othersGone);
    return;
  }
  if (read.draft?.tracing) set(referenceImageBlobAtom, read.draft.tracing);
  set(standingAtom, { type: 'kept' });
  set(editAtom, messages.openOthers, () => drawing);
});

/** What was kept last, so that the same is not kept twice. */
const lastAtom = atom<{ drawing: EditorDocument; tracing: Blob | undefined; base: string }>();

const keepNowAtom = atom(null, async (get, set, overOthers: boolean = false): Promise<void> => {
  const [keeping, state] = [get(localDraftStoreAtom), get(hostStateAtom)];
  if (!keeping || !state || get(standingAtom).type === 'waiting') return;
  const drawing = get(committedDrawingAtom);
  // The photo stays while a step back can bring it into the drawing again.
  const last = { drawing, tracing: get(referenceImageBlobAtom), base: baseOf(state) };
  set(lastAtom, last);
  set(standingAtom, { type: 'saving' });
  const kept = { drawing, savedAt: Date.now(), base: last.base, ...(last.tracing ? { tracing: last.tracing } : {}) };
  const outcome: SaveResult = await keeping.save(get(pageAtom).tenant, kept, { overOthers });
  if (get(lastAtom) !== last) return;
  set(standingAtom, outcome.ok ? { type: 'kept' } : { type: 'trouble', outcome });
  if (!outcome.ok && outcome.error === 'elsewhere') set(stateOfNoticeAtom, { type: 'elsewhere' });
});

/** Pause after the last change, in milliseconds. */
const PAUSE = 400;

/** Keeps each change as it settles, until the returned function is called. */
export function startAutosave(store: ReturnType<typeof createStore>): () => void {
  const keeping = store.get(localDraftStoreAtom);
  if (!keeping)
    return () => {
      /* Nothing was begun. */
    };
  let timer: ReturnType<typeof setTimeout> | undefined;
  store.set(lastAtom, nowIn(store));
  const isKept = (): boolean => {
    const [last, now] = [store.get(lastAtom), nowIn(store)];
    return last?.drawing === now.drawing && last.tracing === now.tracing && last.base === now.base;
  };
  const keep = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (!isKept()) void store.set(keepNowAtom);
  };
  const changed = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // What is opened is no change of it.
    if (store.get(loadStateAtom) !== 'ready') store.set(lastAtom, nowIn(store));
    else if (!isKept()) timer = setTimeout(keep, PAUSE);
  };
  const hidden = (): void => {
    if (timer !== undefined) keep();
  };
  const stops = [
    store.sub(committedDrawingAtom, changed),
    store.sub(referenceImageBlobAtom, changed),
    store.sub(hostStateAtom, changed),
    store.sub(loadStateAtom, changed),
    keeping.watch(store.get(pageAtom).tenant, () => {
      store.set(stateOfNoticeAtom, { type: 'elsewhere' });
    }),
  ];
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', hidden);
  return () => {
    hidden();
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', hidden);
    window.removeEventListener('pagehide', hidden);
  };
}

function nowIn(store: ReturnType<typeof createStore>): {
  drawing: EditorDocument;
  tracing: Blob | undefined;
  base: string;
} {
  const state = store.get(hostStateAtom);
  return {
    drawing: store.get(committedDrawingAtom),
    tracing: store.get(referenceImageBlobAtom),
    base: state ? baseOf(state) : '',
  };
}
