/** What is drawn, and every step that led there. All else of the editor is derived from here, and edits go through here. */
import { atom } from 'jotai';
import {
  type EditorDocument,
  type Item,
  documentFromPlan,
  highestTableId,
  itemsByKey,
  planFromDocument,
} from '../../domain/document/editorDocument.ts';
import {
  type History,
  begin,
  cancel,
  change,
  commit,
  edit,
  createHistory,
  redoLabel,
  undoLabel,
  redo,
  undo,
} from '../../domain/document/history.ts';
import type { Plan } from '../../domain/plan/plan.ts';

/** From a drawing to the drawing that an edit makes of it; pure. */
export type Edit = (drawing: EditorDocument) => EditorDocument;

/** A plan on which nothing has been drawn. */
export const EMPTY_PLAN: Plan = { version: 1, width: 1_200, height: 800, categories: [], areas: [], decor: [] };

const keptHistoryAtom = atom<History<EditorDocument>>(createHistory(documentFromPlan(EMPTY_PLAN)));
const drawnIdAtom = atom(0);
const historyAtom = atom(
  (get) => get(keptHistoryAtom),
  (get, set, next: History<EditorDocument> | ((before: History<EditorDocument>) => History<EditorDocument>)) => {
    const history = typeof next === 'function' ? next(get(keptHistoryAtom)) : next;
    set(keptHistoryAtom, history);
    // A gesture under way may still come to nothing.
    if (!history.pending) set(drawnIdAtom, (most) => Math.max(most, highestTableId(history.present)));
  },
);
/** The highest id that a table has had since the page was opened, in steps that were taken back too. */
export const highestDrawnIdAtom = atom((get) => get(drawnIdAtom));

/** As it stands, in the middle of a gesture too. */
export const drawingAtom = atom((get) => get(historyAtom).present);
/** As it stood when the gesture that is under way began; undefined while there is none. */
export const beforeGestureAtom = atom((get) => get(historyAtom).pending?.before);
/** What has been drawn and is no longer in the making: what is kept and checked follows this one. */
export const committedDrawingAtom = atom((get) => get(beforeGestureAtom) ?? get(drawingAtom));
export const planAtom = atom((get) => planFromDocument(get(committedDrawingAtom)));
/** All items by key: tables by their id as text, decor as `d1`, `d2` …. */
export const itemsAtom = atom((get): ReadonlyMap<string, Item> => itemsByKey(get(drawingAtom)));

/** What undoing would take back and redoing do again, by name. */
export const undoLabelAtom = atom((get) => undoLabel(get(historyAtom)));
export const redoLabelAtom = atom((get) => redoLabel(get(historyAtom)));

/** Another drawing takes the place of this one, and no step leads back. */
export const openDrawingAtom = atom(null, (_get, set, drawing: EditorDocument) => {
  set(historyAtom, createHistory(drawing));
});

/** One edit, one step. `name` is what undoing it is called, such as "Align left". */
export const editAtom = atom(null, (get, set, name: string, make: Edit) => {
  const settled = commit(get(historyAtom));
  set(historyAtom, edit(settled, name, make(settled.present)));
});

/** A gesture begins: what it changes until it is committed is one step. */
export const beginGestureAtom = atom(null, (_get, set, name: string) => {
  set(historyAtom, (history) => begin(history, name));
});
/** The gesture under way has come so far; `make` is given the drawing as it stood when it began. */
export const updateGestureAtom = atom(null, (_get, set, make: Edit) => {
  set(historyAtom, (history) => (history.pending ? change(history, make(history.pending.before)) : history));
});
export const commitGestureAtom = atom(null, (_get, set, name?: string) => {
  set(historyAtom, (history) => commit(history, name ?? history.pending?.name));
});
/** The gesture ends as if it had never begun. */
export const rollBackGestureAtom = atom(null, (_get, set) => {
  set(historyAtom, cancel);
});

export const undoAtom = atom(null, (_get, set) => {
  set(historyAtom, undo);
});
export const redoAtom = atom(null, (_get, set) => {
  set(historyAtom, redo);
});
