/** Undo and redo without limit over an immutable value. A gesture may change it many times and is one step. */
import { type Patch, patchBetween, patched } from './patch.ts';

/** One step; `name` is what undoing it is called, such as "Move 3 tables". */
export type Step = { readonly name: string; readonly patch: Patch };
/** Steps, the latest first. Linked, so that one more step copies nothing. */
type Steps = { readonly step: Step; readonly rest: Steps } | undefined;

export type History<Value> = {
  readonly present: Value;
  readonly done: Steps;
  readonly undone: Steps;
  /** A gesture that is under way: what it is called and what stood before it. */
  readonly open: { readonly name: string; readonly before: Value } | undefined;
};

export function historyOf<Value>(present: Value): History<Value> {
  return { present, done: undefined, undone: undefined, open: undefined };
}

/** A gesture begins; one that was open before ends as it stands. */
export function begin<Value>(history: History<Value>, name: string): History<Value> {
  const settled = commit(history);
  return { ...settled, open: { name, before: settled.present } };
}

/** The open gesture has come to another value. Without an open one nothing happens: edits have a name. */
export function change<Value>(history: History<Value>, present: Value): History<Value> {
  return history.open ? { ...history, present } : history;
}

/** The open gesture ends and is one step, named anew where only its end can tell; a gesture that changed nothing is none. */
export function commit<Value>(history: History<Value>, name = history.open?.name): History<Value> {
  const { open, present } = history;
  if (!open || name === undefined) return history;
  const patch = patchBetween(open.before, present);
  if (!patch) return { ...history, present: open.before, open: undefined };
  return { present, done: { step: { name, patch }, rest: history.done }, undone: undefined, open: undefined };
}

/** The open gesture ends as if it had never begun. */
export function cancel<Value>(history: History<Value>): History<Value> {
  return history.open ? { ...history, present: history.open.before, open: undefined } : history;
}

/** One edit, one step. */
export function edit<Value>(history: History<Value>, name: string, present: Value): History<Value> {
  return commit(change(begin(history, name), present));
}

/** The latest step is taken back; an open gesture is cancelled instead. */
export function undo<Value>(history: History<Value>): History<Value> {
  if (history.open) return cancel(history);
  const { done, undone, present } = history;
  if (!done) return history;
  return {
    present: patched(present, done.step.patch, 'back'),
    done: done.rest,
    undone: { step: done.step, rest: undone },
    open: undefined,
  };
}

/** The step that was taken back last is done again. */
export function redo<Value>(history: History<Value>): History<Value> {
  const { done, undone, present, open } = history;
  if (!undone || open) return history;
  return {
    present: patched(present, undone.step.patch, 'forth'),
    done: { step: undone.step, rest: done },
    undone: undone.rest,
    open: undefined,
  };
}

/** What undo would take back, by name. */
export function nextUndo<Value>(history: History<Value>): string | undefined {
  return history.open?.name ?? history.done?.step.name;
}

/** What redo would do again, by name. */
export function nextRedo<Value>(history: History<Value>): string | undefined {
  return history.open ? undefined : history.undone?.step.name;
}
