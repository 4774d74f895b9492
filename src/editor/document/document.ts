/**
 * The edited document and its history. Everything else in the editor derives from it, and every edit goes through it.
 */
import { atom } from 'jotai';
import {
  type EditorDocument,
  ItemsByKey,
  documentFromPlan,
  highestTableId,
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
  latestSteps,
  redoLabel,
  redoSelection,
  undoLabel,
  undoSelection,
  redo,
  undo,
} from '../../domain/document/history.ts';
import { areSideBySide, linkedPairs, linksApart } from '../../domain/document/edits/joinTables.ts';
import { EMPTY_PLAN } from '../../domain/plan/plan.ts';

/** A pure edit of the document. */
export type Edit = (drawing: EditorDocument) => EditorDocument;

const baseHistoryAtom = atom<History<EditorDocument>>(createHistory(documentFromPlan(EMPTY_PLAN)));
const baseHighestIdAtom = atom(0);
/** Each two keys of joined tables that a step has moved apart, and that the owner has not been told of for good. */
const baseMovedApartAtom = atom<ReadonlySet<string>>(new Set<string>());
const historyAtom = atom(
  (get) => get(baseHistoryAtom),
  (get, set, next: History<EditorDocument> | ((before: History<EditorDocument>) => History<EditorDocument>)) => {
    const last = get(baseHistoryAtom);
    const history = typeof next === 'function' ? next(last) : next;
    set(baseHistoryAtom, history);
    // A gesture in progress may still be canceled.
    if (history.pending) return;
    set(baseHighestIdAtom, (highest) => Math.max(highest, highestTableId(history.present)));
    if (!history.present.tables.some(({ room }) => room.joins)) return;
    const apart = linksApart(last.pending?.before ?? last.present, history.present);
    if (apart.length > 0) set(baseMovedApartAtom, (known) => new Set([...known, ...apart.map(pairName)]));
  },
);
const pairName = (pair: readonly { readonly key: string }[]): string => pair.map(({ key }) => key).join(' ');

/** The highest table id since the page was opened, including undone steps. */
export const highestDrawnIdAtom = atom((get) => get(baseHighestIdAtom));

/** The keys that were selected last, also of items that no longer exist. Undo and redo restore them. */
export const requestedKeysAtom = atom<ReadonlySet<string>>(new Set<string>());
const restoreSelectionAtom = atom(null, (_get, set, keys: ReadonlySet<string> | undefined) => {
  if (keys) set(requestedKeysAtom, keys);
});

/** The current document, including a gesture in progress. */
export const drawingAtom = atom((get) => get(historyAtom).present);
/** The document as it was when the current gesture started. Undefined between gestures. */
export const beforeGestureAtom = atom((get) => get(historyAtom).pending?.before);
/** The document without the gesture in progress. Autosave and checks use it. */
export const committedDrawingAtom = atom((get) => get(beforeGestureAtom) ?? get(drawingAtom));
/** The scale of the plan, if it has one. */
export const unitsPerMeterAtom = atom((get) => get(drawingAtom).unitsPerMeter);
export const planAtom = atom((get) => planFromDocument(get(committedDrawingAtom)));
/** Holds the last items, for the store that reads them. */
const lastItemsAtom = atom((): { items: ItemsByKey | undefined } => ({ items: undefined }));
/** All items by key: tables by id, decor as `d1`, `d2`, …. */
export const itemsAtom = atom((get): ItemsByKey => {
  const last = get(lastItemsAtom);
  return (last.items = new ItemsByKey(get(drawingAtom), last.items));
});

/** Joined tables that have been moved apart, as pairs, until they are together again or no longer joined. */
export const movedApartAtom = atom((get) => {
  const known = get(baseMovedApartAtom);
  if (known.size === 0) return [];
  return linkedPairs(get(committedDrawingAtom).tables).filter(
    (pair) => known.has(pairName(pair)) && !areSideBySide(...pair),
  );
});
/** Whether the latest step has moved some of these tables, so that undo moves them back. */
export const canMoveBackAtom = atom((get) => {
  const history = get(historyAtom);
  const before = new Map(undo(history).present.tables.map((item) => [item.key, item]));
  return get(movedApartAtom).some((pair) => pair.some((item) => before.get(item.key) !== item));
});
/** Says no more of the tables that have been moved apart. */
export const dismissMovedApartAtom = atom(null, (_get, set) => set(baseMovedApartAtom, new Set()));

/** Labels of the steps that undo and redo would apply to. */
export const undoLabelAtom = atom((get) => undoLabel(get(historyAtom)));
export const redoLabelAtom = atom((get) => redoLabel(get(historyAtom)));

/** Limits the time of a save: enough for about 25 edits of all of 300 tables. */
const MAX_STORED_HISTORY_BYTES = 2_000_000;
/** The latest steps, which autosave stores beside the document. */
export const latestStepsAtom = atom((get) => latestSteps(get(historyAtom), MAX_STORED_HISTORY_BYTES));

/** Opens another document, with its history if there is one. */
export const openDrawingAtom = atom(
  null,
  (_get, set, drawing: EditorDocument, history: History<EditorDocument> = createHistory(drawing)) => {
    set(historyAtom, history);
    set(dismissMovedApartAtom);
  },
);

/** Applies an edit as one undo step, labeled `name`, such as "Align left". */
export const editAtom = atom(null, (get, set, name: string, apply: Edit) => {
  const history = commit(get(historyAtom));
  set(historyAtom, edit(history, name, apply(history.present), get(requestedKeysAtom)));
});

/** Starts a gesture: its changes become one undo step. */
export const beginGestureAtom = atom(null, (get, set, name: string) => {
  set(historyAtom, (history) => begin(history, name, get(requestedKeysAtom)));
});
/** Updates the gesture. `apply` receives the document as it was when the gesture started. */
export const updateGestureAtom = atom(null, (_get, set, apply: Edit) => {
  set(historyAtom, (history) => (history.pending ? change(history, apply(history.pending.before)) : history));
});
const basePaintedAtom = atom<{ readonly before: EditorDocument; readonly shown: EditorDocument }>();
/**
 * The document that the plan is painted from. During a gesture it is the one before the gesture, whose changes a layer
 * of their own shows, or the one that `paintGestureAtom` has chosen.
 */
export const paintedDrawingAtom = atom((get) => {
  const before = get(beforeGestureAtom);
  const painted = get(basePaintedAtom);
  return before && painted?.before === before ? painted.shown : (before ?? get(drawingAtom));
});
/** Paints what the gesture has changed so far, as for a key that is pressed once: no layer is needed then. */
export const paintGestureAtom = atom(null, (get, set) => {
  const before = get(beforeGestureAtom);
  set(basePaintedAtom, before && { before, shown: get(drawingAtom) });
});
export const commitGestureAtom = atom(null, (_get, set, name?: string) => {
  set(historyAtom, (history) => commit(history, name ?? history.pending?.name));
});
/** Reverts the gesture. */
export const rollBackGestureAtom = atom(null, (get, set) => {
  const history = get(historyAtom);
  if (history.pending) set(restoreSelectionAtom, undoSelection(history));
  set(historyAtom, cancel);
});

export const undoAtom = atom(null, (get, set) => {
  const history = get(historyAtom);
  set(historyAtom, undo(history, get(requestedKeysAtom)));
  set(restoreSelectionAtom, undoSelection(history));
});
export const redoAtom = atom(null, (get, set) => {
  const history = get(historyAtom);
  set(historyAtom, redo(history));
  set(restoreSelectionAtom, redoSelection(history));
});
