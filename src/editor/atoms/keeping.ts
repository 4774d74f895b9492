/** Keeps what is drawn on this device, and brings it back when the editor is opened again. */
import { type createStore, atom } from 'jotai';
import type { EditorState } from '../../api/editorContract.ts';
import { type Drawing, drawingOf, planOf } from '../../domain/drawing.ts';
import type { KeepOutcome, Keeping, NotKept } from '../files/keeping.ts';
import { readKeptDrawing } from '../files/keptDrawing.ts';
import { planJson } from '../files/planJson.ts';
import { words } from '../words.ts';
import { editAtom, openDrawingAtom, settledAtom } from './document.ts';
import { hostStateAtom, openingAtom, pageAtom } from './host.ts';
import { tracingBlobAtom } from './tracing.ts';
import { sayAtom } from './view.ts';

/** The device's own keeping; undefined where nothing is to be kept. */
export const keepingAtom = atom<Keeping>();

/** `none`: nothing has been drawn since. `waiting`: what was kept before is still to be decided on. */
export type KeepStanding =
  | { readonly is: 'none' | 'saving' | 'kept' | 'waiting' }
  | { readonly is: 'trouble'; readonly outcome: NotKept };
const standingAtom = atom<KeepStanding>({ is: 'none' });
export const keepStandingAtom = atom((get) => get(standingAtom));

/** What is kept and was not begun from the plan that the host has now, or was drawn before it. */
export type OlderWork = { readonly drawing: Drawing; readonly tracing: Blob | undefined; readonly savedAt: number };
export type KeepNotice =
  /** The kept work is open: it goes on from what the host has. */
  | { readonly is: 'restored'; readonly savedAt: number }
  /** The host's plan is open, which is another or newer; the kept work waits to be chosen or dropped. */
  | { readonly is: 'older'; readonly work: OlderWork }
  | { readonly is: 'unreadable' }
  | { readonly is: 'elsewhere' };
const stateOfNoticeAtom = atom<KeepNotice>();
export const keepNoticeAtom = atom((get) => get(stateOfNoticeAtom));
export const dismissKeepNoticeAtom = atom(null, (_get, set) => {
  set(stateOfNoticeAtom, undefined);
});

const baseOf = (state: EditorState): string => `version ${state.published.version}`;
const hostDrawing = (state: EditorState): Drawing => drawingOf((state.draft ?? state.published).plan);
const isSamePlan = (one: Drawing, other: Drawing): boolean => planJson(planOf(one)) === planJson(planOf(other));

/** Opens what this device has kept of the venue's plan in the place of the host's, where it goes on from it. */
export const restoreKeptAtom = atom(null, async (get, set): Promise<void> => {
  const [keeping, state] = [get(keepingAtom), get(hostStateAtom)];
  if (!keeping || !state) return;
  const read = await keeping.keptFor(get(pageAtom).tenant);
  if (!read.ok) {
    set(standingAtom, { is: 'trouble', outcome: read });
    return;
  }
  if (read.aside !== undefined) set(stateOfNoticeAtom, { is: 'unreadable' });
  const { kept } = read;
  if (!kept) return;
  const drawing = readKeptDrawing(kept.drawing);
  if (!drawing) {
    set(stateOfNoticeAtom, { is: 'unreadable' });
    return;
  }
  const work = { drawing, tracing: kept.tracing, savedAt: kept.savedAt };
  const host = hostDrawing(state);
  const isSame = isSamePlan(drawing, host);
  const goesOn = kept.base === baseOf(state) && kept.savedAt >= (state.draft?.at ?? 0);
  if (!isSame && !goesOn) {
    set(stateOfNoticeAtom, { is: 'older', work });
    set(standingAtom, { is: 'waiting' });
    return;
  }
  set(tracingBlobAtom, kept.tracing);
  set(openDrawingAtom, drawing);
  set(standingAtom, { is: 'kept' });
  if (!isSame) set(stateOfNoticeAtom, { is: 'restored', savedAt: kept.savedAt });
});

/** Back to what the host has published; undo leads to the kept work again. */
export const discardKeptAtom = atom(null, (get, set) => {
  const state = get(hostStateAtom);
  if (!state) return;
  set(stateOfNoticeAtom, undefined);
  set(editAtom, words.openPublished, () => drawingOf(state.published.plan));
  set(sayAtom, words.publishedOpened);
});

/** Opens the older work as one step; undo leads back to the host's plan. */
export const openOlderAtom = atom(null, (get, set) => {
  const notice = get(stateOfNoticeAtom);
  if (notice?.is !== 'older') return;
  set(stateOfNoticeAtom, undefined);
  set(standingAtom, { is: 'none' });
  if (notice.work.tracing) set(tracingBlobAtom, notice.work.tracing);
  set(editAtom, words.openKept, () => notice.work.drawing);
});

/** The older work is given up; what is drawn from now on is kept in its place. */
export const dropOlderAtom = atom(null, (_get, set) => {
  set(stateOfNoticeAtom, undefined);
  set(standingAtom, { is: 'none' });
  set(keepNowAtom);
});

/** Two windows draw one venue: this one goes on, and what the other has kept gives way. */
export const takeOverAtom = atom(null, (_get, set) => {
  set(stateOfNoticeAtom, undefined);
  set(keepNowAtom, true);
});

/** The other window's drawing is opened here, as one step. */
export const openOthersAtom = atom(null, async (get, set): Promise<void> => {
  set(stateOfNoticeAtom, undefined);
  const read = await get(keepingAtom)?.keptFor(get(pageAtom).tenant);
  const drawing = read?.ok && read.kept ? readKeptDrawing(read.kept.drawing) : undefined;
  if (!read?.ok || !drawing) {
    set(sayAtom, words.othersGone);
    return;
  }
  if (read.kept?.tracing) set(tracingBlobAtom, read.kept.tracing);
  set(standingAtom, { is: 'kept' });
  set(editAtom, words.openOthers, () => drawing);
});

/** What was kept last, so that the same is not kept twice. */
const lastAtom = atom<{ drawing: Drawing; tracing: Blob | undefined; base: string }>();

const keepNowAtom = atom(null, async (get, set, overOthers: boolean = false): Promise<void> => {
  const [keeping, state] = [get(keepingAtom), get(hostStateAtom)];
  if (!keeping || !state || get(standingAtom).is === 'waiting') return;
  const drawing = get(settledAtom);
  // The photo stays while a step back can bring it into the drawing again.
  const last = { drawing, tracing: get(tracingBlobAtom), base: baseOf(state) };
  set(lastAtom, last);
  set(standingAtom, { is: 'saving' });
  const kept = { drawing, savedAt: Date.now(), base: last.base, ...(last.tracing ? { tracing: last.tracing } : {}) };
  const outcome: KeepOutcome = await keeping.keep(get(pageAtom).tenant, kept, { overOthers });
  if (get(lastAtom) !== last) return;
  set(standingAtom, outcome.ok ? { is: 'kept' } : { is: 'trouble', outcome });
  if (!outcome.ok && outcome.why === 'elsewhere') set(stateOfNoticeAtom, { is: 'elsewhere' });
});

/** Pause after the last change, in milliseconds. */
const PAUSE = 400;

/** Keeps each change as it settles, until the returned function is called. */
export function followKeeping(store: ReturnType<typeof createStore>): () => void {
  const keeping = store.get(keepingAtom);
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
    if (store.get(openingAtom) !== 'ready') store.set(lastAtom, nowIn(store));
    else if (!isKept()) timer = setTimeout(keep, PAUSE);
  };
  const hidden = (): void => {
    if (timer !== undefined) keep();
  };
  const stops = [
    store.sub(settledAtom, changed),
    store.sub(tracingBlobAtom, changed),
    store.sub(hostStateAtom, changed),
    store.sub(openingAtom, changed),
    keeping.watch(store.get(pageAtom).tenant, () => {
      store.set(stateOfNoticeAtom, { is: 'elsewhere' });
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

function nowIn(store: ReturnType<typeof createStore>): { drawing: Drawing; tracing: Blob | undefined; base: string } {
  const state = store.get(hostStateAtom);
  return { drawing: store.get(settledAtom), tracing: store.get(tracingBlobAtom), base: state ? baseOf(state) : '' };
}
