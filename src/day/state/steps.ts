/** The way of a step: shown at once, sent in order, and confirmed, refused or kept until the host can be reached. */
import { atom } from 'jotai';
import { type ActResult, type DayAddress, act } from '../../api/day/dayClient.ts';
import type { DayAction } from '../../domain/day/action.ts';
import { messages } from '../messages.ts';
import { nowAtom } from './clock.ts';
import { connectionAtom, isSignedOutAtom } from './connection.ts';
import { dateAtom, dayStateAtom, receiveStateAtom, stepsAtom } from './day.ts';
import { describeStepAtom } from './describeStep.ts';
import {
  addProblemAtom,
  addToastAtom,
  logStepAtom,
  removeProblemAtom,
  removeToastAtom,
  toastsAtom,
} from './notices.ts';
import { pageAtom } from './page.ts';
import { type Step, createStepId } from './step.ts';

/** The host answers 429 to more calls in a minute than it allows. */
const TOO_MANY = 429;
const TOO_MANY_PAUSE_MS = 5_000;

const sendingAtom = atom<string>();
/** Steps that are to be taken back as soon as the host has told their number. */
const undoLaterAtom = atom<ReadonlySet<string>>(new Set<string>());

export const addressAtom = atom((get): DayAddress => ({
  tenant: get(pageAtom).tenant,
  language: document.documentElement.lang,
}));

/** How many steps wait for the host while it can't be reached. */
export const waitingStepsAtom = atom((get) => (get(connectionAtom) === 'offline' ? get(stepsAtom).length : 0));

/** Makes a step on the date that is shown: shows its outcome at once and sends it. Returns its id. */
export const dispatchActionAtom = atom(null, (get, set, action: DayAction): string => {
  const date = get(dateAtom);
  if (date === undefined) throw new Error('No date is shown.');
  const step: Step = { id: createStepId(), date, action, at: get(nowAtom) };
  const text = set(describeStepAtom, action);
  // A block may first need an answer about the parties it concerns.
  if (action.type !== 'block' && action.type !== 'take_back' && action.type !== 'undo')
    set(addToastAtom, { stepId: step.id, text, canUndo: true, log: undefined });
  set(stepsAtom, (steps) => [...steps, step]);
  void set(sendStepsAtom);
  return step.id;
});

/** Sends the steps that wait, one after the other, until none is left or the host can't be reached. */
export const sendStepsAtom = atom(null, async (get, set): Promise<void> => {
  if (get(sendingAtom) !== undefined) return;
  for (let step = get(stepsAtom)[0]; step && !get(isSignedOutAtom); step = get(stepsAtom)[0]) {
    const { id, date, action } = step;
    set(sendingAtom, id);
    const result = await act(get(addressAtom), { id, date, action });
    // A step that this makes is sent by the next turn of the loop.
    const isSettled = set(settleStepAtom, step, result);
    set(sendingAtom, undefined);
    if (isSettled) continue;
    if (!result.ok && result.error === 'refused')
      setTimeout(() => {
        void set(sendStepsAtom);
      }, TOO_MANY_PAUSE_MS);
    return;
  }
});

/** Takes the host's answer to a step. Returns false if it must be sent again. */
const settleStepAtom = atom(null, (get, set, step: Step, result: ActResult): boolean => {
  if (!result.ok && result.error === 'unreachable') {
    set(connectionAtom, 'offline');
    return false;
  }
  if (!result.ok && result.error === 'signed-out') {
    set(isSignedOutAtom, true);
    return false;
  }
  if (!result.ok && result.error === 'refused' && result.status === TOO_MANY) return false;
  // The words for it need the day as it was seen.
  const text = set(describeStepAtom, step.action);
  if (result.ok) set(receiveStateAtom, result.state);
  else if (result.error === 'refusal' && result.refusal.type !== 'affected')
    set(receiveStateAtom, result.refusal.state);
  set(stepsAtom, (steps) => steps.filter(({ id }) => id !== step.id));
  set(connectionAtom, (connection) => (connection === 'offline' ? 'connecting' : connection));
  const isUndoDue = get(undoLaterAtom).has(step.id);
  if (isUndoDue) set(undoLaterAtom, (ids) => new Set([...ids].filter((id) => id !== step.id)));
  if (result.ok) {
    if ((step.action.type === 'block' || step.action.type === 'take_back') && result.log !== null)
      set(addToastAtom, { stepId: step.id, text, canUndo: true, log: result.log });
    set(logStepAtom, step.id, result.log);
    if (result.rest.length > 0) set(addProblemAtom, { step, text, kind: 'rest', rest: result.rest });
    if (isUndoDue && result.log !== null) set(dispatchActionAtom, { type: 'undo', log: result.log });
    return true;
  }
  set(removeToastAtom, step.id);
  if (isUndoDue) return true;
  if (result.error === 'invalid')
    set(addProblemAtom, { step, text, kind: 'invalid', errors: Object.values(result.errors).flat() });
  else if (result.error === 'refused') set(addProblemAtom, { step, text, kind: 'refused', message: result.message });
  else if (result.error === 'refusal') {
    const { refusal } = result;
    if (refusal.type === 'conflict') set(addProblemAtom, { step, text, kind: 'conflict', parties: refusal.parties });
    else if (refusal.type === 'collision')
      set(addProblemAtom, {
        step,
        text,
        kind: 'collision',
        collisions: refusal.collisions,
        nearest: refusal.nearest,
      });
    else set(addProblemAtom, { step, text, kind: 'affected', parties: refusal.parties, choices: refusal.choices });
  }
  return true;
});

/** Takes back a step: before it is sent it is only dropped. */
export const undoStepAtom = atom(null, (get, set, stepId: string) => {
  const toast = get(toastsAtom).find((each) => each.stepId === stepId);
  const step = get(stepsAtom).find(({ id }) => id === stepId);
  if (!toast?.canUndo) return;
  set(removeToastAtom, stepId);
  if (toast.log !== undefined) set(dispatchActionAtom, { type: 'undo', log: toast.log });
  else if (get(sendingAtom) === stepId || get(connectionAtom) !== 'offline')
    set(undoLaterAtom, (ids) => new Set([...ids, stepId]));
  else set(stepsAtom, (steps) => steps.filter(({ id }) => id !== step?.id));
  set(addToastAtom, {
    stepId: `undo-${stepId}`,
    text: messages.undone({ step: toast.text }),
    canUndo: false,
    log: undefined,
  });
});

/** Takes back the latest step that still offers it. */
export const undoLatestAtom = atom(null, (get, set) => {
  const toast = get(toastsAtom)
    .filter(({ canUndo }) => canUndo)
    .at(-1);
  if (toast) set(undoStepAtom, toast.stepId);
});

/** Makes a refused step again with other tables, against others, or on the party as it is now. */
export const retryStepAtom = atom(
  null,
  (
    get,
    set,
    { id, action }: Step,
    changes: { readonly tables?: readonly string[]; readonly override?: boolean } = {},
  ) => {
    set(removeProblemAtom, id);
    const parties = new Map(get(dayStateAtom)?.parties.map((party) => [party.id, party.revision]));
    const entries = new Map(get(dayStateAtom)?.waiting.map((entry) => [entry.id, entry.revision]));
    const revised = {
      ...action,
      ...('revision' in action && 'party' in action ? { revision: parties.get(action.party) ?? action.revision } : {}),
      ...('entry' in action ? { revision: entries.get(action.entry) ?? action.revision } : {}),
      ...('other' in action ? { otherRevision: parties.get(action.other) ?? action.otherRevision } : {}),
      ...changes,
    } as DayAction;
    set(dispatchActionAtom, revised);
  },
);
