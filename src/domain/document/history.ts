/** Undo and redo without limit over an immutable value. A gesture may change it many times and is one step. */
import { type Patch, createPatch, applyPatch } from './patch.ts';

/** One step; `name` is what undoing it is called, such as "Move 3 tables". */
export type HistoryStep = { readonly name: string; readonly patch: Patch };
/** Steps, the latest first. Linked, so that one more step copies nothing. */
type Steps = { readonly step: HistoryStep; readonly rest: Steps } | undefined;

export type History<Value> = {
  readonly present: Value;
  readonly undoStack: Steps;
  readonly redoStack: Steps;
  /** A gesture that is under way: what it is called and what stood before it. */
  readonly pending: { readonly name: string; readonly before: Value } | undefined;
};

export function createHistory<Value>(present: Value): History<Value> {
  return { present, undoStack: undefined, redoStack: undefined, pending: undefined };
}

/** A gesture begins; one that was open before ends as it stands. */
export function begin<Value>(history: History<Value>, name: string): History<Value> {
  const settled = commit(history);
  return { ...settled, pending: { name, before: settled.present } };
}

/** The open gesture has come to another value. Without an open one nothing happens: edits have a name. */
export function change<Value>(history: History<Value>, present: Value): History<Value> {
  return history.pending ? { ...history, present } : history;
}

/** The open gesture ends and is one step, named anew where only its end can tell; a gesture that changed nothing is none. */
export function commit<Value>(history: History<Value>, name = history.pending?.name): History<Value> {
  const { pending: open, present } = history;
  if (!open || name === undefined) return history;
  const patch = createPatch(open.before, present);
  if (!patch) return { ...history, present: open.before, pending: undefined };
  return {
    present,
    undoStack: { step: { name, patch }, rest: history.undoStack },
    redoStack: undefined,
    pending: undefined,
  };
}

/** The open gesture ends as if it had never begun. */
export function cancel<Value>(history: History<Value>): History<Value> {
  return history.pending ? { ...history, present: history.pending.before, pending: undefined } : history;
}

/** One edit, one step. */
export function edit<Value>(history: History<Value>, name: string, present: Value): History<Value> {
  return commit(change(begin(history, name), present));
}

/** The latest step is taken back; an open gesture is cancelled instead. */
export function undo<Value>(history: History<Value>): History<Value> {
  if (history.pending) return cancel(history);
  const { undoStack: done, redoStack: undone, present } = history;
  if (!done) return history;
  return {
    present: applyPatch(present, done.step.patch, 'back'),
    undoStack: done.rest,
    redoStack: { step: done.step, rest: undone },
    pending: undefined,
  };
}

/** The step that was taken back last is done again. */
export function redo<Value>(history: History<Value>): History<Value> {
  const { undoStack: done, redoStack: undone, present, pending: open } = history;
  if (!undone || open) return history;
  return {
    present: applyPatch(present, undone.step.patch, 'forth'),
    undoStack: { step: undone.step, rest: done },
    redoStack: undone.rest,
    pending: undefined,
  };
}

/** What undo would take back, by name. */
export function undoLabel<Value>(history: History<Value>): string | undefined {
  return history.pending?.name ?? history.undoStack?.step.name;
}

/** What redo would do again, by name. */
export function redoLabel<Value>(history: History<Value>): string | undefined {
  return history.pending ? undefined : history.redoStack?.step.name;
}
