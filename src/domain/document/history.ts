/** Unlimited undo and redo over an immutable value. A gesture may change the value many times and is one step. */
import { isDeepEqual } from '../deepEqual.ts';
import { type Patch, type PatchDirection, applyPatch, createPatch } from './patch.ts';

/** Keys of the selected items. They are no part of the value, but undo and redo restore them with it. */
type Selection = ReadonlySet<string>;
/**
 * One step. `name` is its label for undo, such as "Move 3 tables". Undo restores what was selected before the step, and
 * redo what was selected when it was undone.
 */
type HistoryStep = {
  readonly name: string;
  readonly patch: Patch;
  readonly selectedBefore?: Selection | undefined;
  readonly selectedAfter?: Selection | undefined;
};
/** Steps, latest first. A linked list, so that adding a step copies nothing. */
type Steps = { readonly step: HistoryStep; readonly rest: Steps } | undefined;

export type History<Value> = {
  readonly present: Value;
  readonly undoStack: Steps;
  readonly redoStack: Steps;
  /** The gesture in progress: its label, and the value and selection before it. */
  readonly pending:
    | { readonly name: string; readonly before: Value; readonly selectedBefore?: Selection | undefined }
    | undefined;
};

export function createHistory<Value>(present: Value): History<Value> {
  return { present, undoStack: undefined, redoStack: undefined, pending: undefined };
}

/** Begins a gesture. A gesture in progress is committed first. */
export function begin<Value>(history: History<Value>, name: string, selectedBefore?: Selection): History<Value> {
  const settled = commit(history);
  return { ...settled, pending: { name, before: settled.present, selectedBefore } };
}

/** Changes the value within a gesture. Does nothing without a gesture, since every edit needs a label. */
export function change<Value>(history: History<Value>, present: Value): History<Value> {
  return history.pending ? { ...history, present } : history;
}

/**
 * Commits the gesture as one step. Pass a label if it is known only now. A gesture that changed nothing adds no step.
 */
export function commit<Value>(history: History<Value>, name = history.pending?.name): History<Value> {
  const { pending, present } = history;
  if (!pending || name === undefined) return history;
  const patch = createPatch(pending.before, present);
  if (!patch) return { ...history, present: pending.before, pending: undefined };
  return {
    present,
    undoStack: { step: { name, patch, selectedBefore: pending.selectedBefore }, rest: history.undoStack },
    redoStack: undefined,
    pending: undefined,
  };
}

/** Cancels the gesture and restores the value before it. */
export function cancel<Value>(history: History<Value>): History<Value> {
  return history.pending ? { ...history, present: history.pending.before, pending: undefined } : history;
}

/** Makes one edit as one step. */
export function edit<Value>(
  history: History<Value>,
  name: string,
  present: Value,
  selectedBefore?: Selection,
): History<Value> {
  return commit(change(begin(history, name, selectedBefore), present));
}

/** Undoes the latest step, or cancels the gesture in progress. `selected` is what redo selects again. */
export function undo<Value>(history: History<Value>, selected?: Selection): History<Value> {
  if (history.pending) return cancel(history);
  const { undoStack, redoStack, present } = history;
  if (!undoStack) return history;
  return {
    present: applyPatch(present, undoStack.step.patch, 'backward'),
    undoStack: undoStack.rest,
    redoStack: { step: { ...undoStack.step, selectedAfter: selected }, rest: redoStack },
    pending: undefined,
  };
}

/** Redoes the step undone last. */
export function redo<Value>(history: History<Value>): History<Value> {
  const { undoStack, redoStack, present, pending } = history;
  if (!redoStack || pending) return history;
  return {
    present: applyPatch(present, redoStack.step.patch, 'forward'),
    undoStack: { step: redoStack.step, rest: undoStack },
    redoStack: redoStack.rest,
    pending: undefined,
  };
}

/** Returns the keys that undo, or the end of the gesture in progress by `cancel`, should select. */
export function undoSelection<Value>(history: History<Value>): Selection | undefined {
  return history.pending ? history.pending.selectedBefore : history.undoStack?.step.selectedBefore;
}

/** Returns the keys that redo should select. */
export function redoSelection<Value>(history: History<Value>): Selection | undefined {
  return history.pending ? undefined : history.redoStack?.step.selectedAfter;
}

/** Returns the label of the step that undo would revert. */
export function undoLabel<Value>(history: History<Value>): string | undefined {
  return history.pending?.name ?? history.undoStack?.step.name;
}

/** Returns the label of the step that redo would repeat. */
export function redoLabel<Value>(history: History<Value>): string | undefined {
  return history.pending ? undefined : history.redoStack?.step.name;
}

/** The steps of a history as plain data, latest first, so that they can be stored beside the value. */
export type StoredSteps = { readonly undo: readonly HistoryStep[]; readonly redo: readonly HistoryStep[] };

/** Returns as many of the latest steps to undo and to redo as fit in `maxBytes`, without a gesture in progress. */
export function latestSteps<Value>({ undoStack, redoStack }: History<Value>, maxBytes: number): StoredSteps {
  const budget: Budget = { bytes: maxBytes, counted: new Set() };
  return { undo: stepsWithin(undoStack, budget), redo: stepsWithin(redoStack, budget) };
}

function stepsWithin(steps: Steps, budget: Budget): HistoryStep[] {
  const latest: HistoryStep[] = [];
  for (let left = steps; left; left = left.rest) {
    spend(left.step, budget);
    if (budget.bytes < 0) break;
    latest.push(left.step);
  }
  return latest;
}

/** Steps share most of their objects. A structured clone stores each once. */
type Budget = { bytes: number; readonly counted: Set<object> };

/** Deducts about the size of plain data. Stops when nothing is left. */
function spend(value: unknown, budget: Budget): void {
  if (budget.bytes < 0) return;
  budget.bytes -= typeof value === 'string' ? 2 * value.length : 8;
  if (typeof value !== 'object' || value === null || budget.counted.has(value)) return;
  budget.counted.add(value);
  for (const [name, part] of value instanceof Map || value instanceof Set ? value.entries() : Object.entries(value)) {
    spend(name, budget);
    spend(part, budget);
  }
}

/** Returns the history of a value from stored steps, or undefined if the steps do not lead to and from the value. */
export function restoreHistory<Value>(
  present: Value,
  { undo: undos, redo: redos }: StoredSteps,
): History<Value> | undefined {
  if (!lead(present, undos, 'backward') || !lead(present, redos, 'forward')) return undefined;
  return { present, undoStack: stackOf(undos), redoStack: stackOf(redos), pending: undefined };
}

const stackOf = (steps: readonly HistoryStep[]): Steps =>
  steps.reduceRight<Steps>((rest, step) => ({ step, rest }), undefined);

/** Steps lead from a value if each can be taken and taken back. */
function lead(present: unknown, steps: readonly HistoryStep[], direction: PatchDirection): boolean {
  let value = present;
  return steps.every(({ patch }) => {
    const before = value;
    value = applyPatch(before, patch, direction);
    return isDeepEqual(applyPatch(value, patch, direction === 'forward' ? 'backward' : 'forward'), before);
  });
}
