/** Saves the document on this device after each change, and restores it when the editor is opened again. */
import { type createStore, atom } from 'jotai';
import type { EditorState } from '../../api/editorContract.ts';
import { type EditorDocument, documentFromPlan, planFromDocument } from '../../domain/document/editorDocument.ts';
import type { LocalDraftError, LocalDraftStore, SaveOptions } from './localDraftStore.ts';
import { onPageHidden } from '../session/onPageHidden.ts';
import { parseDraftDrawing, parseDraftHistory } from './localDraft.ts';
import { serializePlan } from '../files/serializePlan.ts';
import { messages } from '../messages.ts';
import { editAtom, latestStepsAtom, openDrawingAtom, committedDrawingAtom } from '../document/document.ts';
import { hostClockAtom, hostStateAtom, loadStateAtom, pageAtom } from '../document/hostState.ts';
import { referenceImageBlobAtom } from '../document/referenceImage.ts';
import { announceAtom } from '../session/announcements.ts';

/** Undefined if drafts aren't saved on this device. */
export const localDraftStoreAtom = atom<LocalDraftStore>();

/** `idle`: no changes yet. `waiting`: saving is paused until the user decides about a stale draft. */
type AutosaveState =
  | { readonly type: 'idle' | 'saving' | 'saved' | 'waiting' }
  | { readonly type: 'failed'; readonly error: LocalDraftError };
const baseAutosaveStateAtom = atom<AutosaveState>({ type: 'idle' });
export const autosaveStateAtom = atom((get) => get(baseAutosaveStateAtom));

/** A local draft that is older than the host's plan or based on another version. */
type StaleDraft = {
  readonly drawing: EditorDocument;
  readonly tracing: Blob | undefined;
  readonly savedAt: number;
};
export type LocalDraftNotice =
  /** The local draft is open. */
  | { readonly type: 'restored'; readonly savedAt: number }
  /** The host's plan is open. The user can open or discard the stale draft. */
  | { readonly type: 'stale'; readonly draft: StaleDraft }
  | { readonly type: 'unreadable' }
  | { readonly type: 'elsewhere' };
const baseNoticeAtom = atom<LocalDraftNotice>();
export const localDraftNoticeAtom = atom((get) => get(baseNoticeAtom));
export const dismissLocalDraftNoticeAtom = atom(null, (_get, set) => {
  set(baseNoticeAtom, undefined);
});

const baseOf = (state: EditorState): string => `version ${state.published.version}`;
const hostDrawing = (state: EditorState): EditorDocument => documentFromPlan((state.draft ?? state.published).plan);
const isSamePlan = (a: EditorDocument, b: EditorDocument): boolean =>
  serializePlan(planFromDocument(a)) === serializePlan(planFromDocument(b));

/** Opens the local draft and its history instead of the host's plan, unless it is stale. */
export const restoreLocalDraftAtom = atom(null, async (get, set): Promise<void> => {
  const drafts = get(localDraftStoreAtom);
  const state = get(hostStateAtom);
  if (!drafts || !state) return;
  const read = await drafts.read(get(pageAtom).tenant);
  if (!read.ok) {
    set(baseAutosaveStateAtom, { type: 'failed', error: read });
    return;
  }
  if (read.movedTo !== undefined) set(baseNoticeAtom, { type: 'unreadable' });
  const { draft } = read;
  if (!draft) return;
  const drawing = parseDraftDrawing(draft.drawing);
  if (!drawing) {
    set(baseNoticeAtom, { type: 'unreadable' });
    return;
  }
  const { tracing, savedAt } = draft;
  const isSame = isSamePlan(drawing, hostDrawing(state));
  const isStale = draft.base !== baseOf(state) || savedAt < (state.draft?.at ?? 0);
  if (!isSame && isStale) {
    set(baseNoticeAtom, { type: 'stale', draft: { drawing, tracing, savedAt } });
    set(baseAutosaveStateAtom, { type: 'waiting' });
    return;
  }
  set(referenceImageBlobAtom, tracing);
  set(openDrawingAtom, drawing, parseDraftHistory(draft.history, drawing));
  set(baseAutosaveStateAtom, { type: 'saved' });
  if (!isSame) set(baseNoticeAtom, { type: 'restored', savedAt });
});

/** Opens the published plan. Undo restores the local draft. */
export const discardLocalDraftAtom = atom(null, (get, set) => {
  const state = get(hostStateAtom);
  if (!state) return;
  set(baseNoticeAtom, undefined);
  set(editAtom, messages.openPublished, () => documentFromPlan(state.published.plan));
  set(announceAtom, messages.publishedOpened);
});

/** Opens the stale draft in one undo step. */
export const openStaleDraftAtom = atom(null, (get, set) => {
  const notice = get(baseNoticeAtom);
  if (notice?.type !== 'stale') return;
  set(baseNoticeAtom, undefined);
  set(baseAutosaveStateAtom, { type: 'idle' });
  if (notice.draft.tracing) set(referenceImageBlobAtom, notice.draft.tracing);
  set(editAtom, messages.openSaved, () => notice.draft.drawing);
});

/** Overwrites the stale draft with the open document. */
export const discardStaleDraftAtom = atom(null, (_get, set) => {
  set(baseNoticeAtom, undefined);
  set(baseAutosaveStateAtom, { type: 'idle' });
  void set(saveAtom);
});

/** Overwrites the draft that another window has saved. */
export const overwriteOtherWindowAtom = atom(null, (_get, set) => {
  set(baseNoticeAtom, undefined);
  void set(saveAtom, { overwrite: true });
});

/** Opens the draft that another window has saved, in one undo step. */
export const openOtherWindowDraftAtom = atom(null, async (get, set): Promise<void> => {
  set(baseNoticeAtom, undefined);
  const read = await get(localDraftStoreAtom)?.read(get(pageAtom).tenant);
  const drawing = read?.ok && read.draft ? parseDraftDrawing(read.draft.drawing) : undefined;
  if (!read?.ok || !drawing) {
    set(announceAtom, messages.otherDraftGone);
    return;
  }
  if (read.draft?.tracing) set(referenceImageBlobAtom, read.draft.tracing);
  set(baseAutosaveStateAtom, { type: 'saved' });
  set(editAtom, messages.openOtherWindow, () => drawing);
});

type Snapshot = { readonly drawing: EditorDocument; readonly tracing: Blob | undefined; readonly base: string };
/** The last saved snapshot. Skips saving when nothing has changed. */
const lastSnapshotAtom = atom<Snapshot>();
const isSameSnapshot = (a: Snapshot | undefined, b: Snapshot): boolean =>
  a?.drawing === b.drawing && a.tracing === b.tracing && a.base === b.base;
/** The reference image stays in it as long as undo can bring the image back. */
const snapshotAtom = atom((get): Snapshot => {
  const state = get(hostStateAtom);
  return { drawing: get(committedDrawingAtom), tracing: get(referenceImageBlobAtom), base: state ? baseOf(state) : '' };
});

const saveAtom = atom(null, async (get, set, options: SaveOptions = {}): Promise<void> => {
  const drafts = get(localDraftStoreAtom);
  if (!drafts || !get(hostStateAtom) || get(baseAutosaveStateAtom).type === 'waiting') return;
  const snapshot = get(snapshotAtom);
  const { drawing, tracing, base } = snapshot;
  set(lastSnapshotAtom, snapshot);
  set(baseAutosaveStateAtom, { type: 'saving' });
  const draft = {
    drawing,
    history: get(latestStepsAtom),
    savedAt: get(hostClockAtom)(),
    base,
    ...(tracing ? { tracing } : {}),
  };
  const result = await drafts.save(get(pageAtom).tenant, draft, options);
  if (get(lastSnapshotAtom) !== snapshot) return;
  const isCurrent = isSameSnapshot(snapshot, get(snapshotAtom));
  if (!result.ok) set(baseAutosaveStateAtom, { type: 'failed', error: result });
  else if (isCurrent) set(baseAutosaveStateAtom, { type: 'saved' });
  if (!result.ok && result.error === 'elsewhere') set(baseNoticeAtom, { type: 'elsewhere' });
});

/** Pause between two saves while changes follow each other. The first change is saved at once. */
const SAVE_INTERVAL_MS = 400;

/** Writing more tables than this delays the frame of the edit. */
const MAX_IMMEDIATE_TABLES = 1_000;
const LARGE_PLAN_DELAY_MS = 100;
const isLarge = ({ tables }: EditorDocument): boolean => tables.length > MAX_IMMEDIATE_TABLES;

/** Saves after each committed change until the returned function is called. */
export function startAutosave(store: ReturnType<typeof createStore>): () => void {
  const drafts = store.get(localDraftStoreAtom);
  if (!drafts)
    return () => {
      /* Nothing to stop. */
    };
  let timer: ReturnType<typeof setTimeout> | undefined;
  store.set(lastSnapshotAtom, store.get(snapshotAtom));
  let pendingSaves = 0;
  const stateType = (): AutosaveState['type'] => store.get(baseAutosaveStateAtom).type;
  const isSaved = (): boolean => isSameSnapshot(store.get(lastSnapshotAtom), store.get(snapshotAtom));
  const save = (options?: SaveOptions): void => {
    clearTimeout(timer);
    timer = undefined;
    if (isSaved()) {
      // Undo may have returned to the saved drawing.
      if (pendingSaves === 0 && stateType() === 'saving') store.set(baseAutosaveStateAtom, { type: 'saved' });
      return;
    }
    pendingSaves += 1;
    void store.set(saveAtom, options).finally(() => {
      pendingSaves -= 1;
    });
    timer = setTimeout(() => save(), SAVE_INTERVAL_MS);
  };
  const onChange = (): void => {
    // Opening a plan isn't a change.
    if (store.get(loadStateAtom) !== 'ready') {
      clearTimeout(timer);
      timer = undefined;
      store.set(lastSnapshotAtom, store.get(snapshotAtom));
    } else if (!isSaved()) {
      if (stateType() !== 'waiting') store.set(baseAutosaveStateAtom, { type: 'saving' });
      // In a task of its own, so that a large plan doesn't delay the frame of the edit.
      timer ??= setTimeout(() => save(), isLarge(store.get(committedDrawingAtom)) ? LARGE_PLAN_DELAY_MS : 0);
    }
  };
  const saveNow = (isLast = false): void => {
    // What another window has saved must be looked at first.
    if (timer !== undefined) save({ isLast: isLast && store.get(baseNoticeAtom)?.type !== 'elsewhere' });
  };
  const unsubscribers = [
    store.sub(snapshotAtom, onChange),
    store.sub(loadStateAtom, onChange),
    drafts.watch(store.get(pageAtom).tenant, () => store.set(baseNoticeAtom, { type: 'elsewhere' })),
    onPageHidden(saveNow),
  ];
  return () => {
    saveNow();
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
