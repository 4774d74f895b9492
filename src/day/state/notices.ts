/** What the page tells of a step: that it is made, with Undo, or why the host has refused it. */
import { atom } from 'jotai';
import type { ActionRefusal, Collision, Rest } from '../../api/day/dayContract.ts';
import type { Party } from '../../domain/day/party.ts';
import { UNDO_MS } from '../../domain/day/action.ts';
import type { Step } from './step.ts';

/** A step that was made. `log` is the host's number for it, once it has one. */
export type Toast = {
  readonly stepId: string;
  readonly text: string;
  readonly canUndo: boolean;
  readonly log: number | undefined;
};

export type Problem = { readonly step: Step; readonly text: string } & (
  | { readonly kind: 'conflict'; readonly parties: readonly Party[] }
  | {
      readonly kind: 'collision';
      readonly collisions: readonly Collision[];
      readonly nearest: readonly (readonly string[])[];
    }
  | (Omit<Extract<ActionRefusal, { type: 'affected' }>, 'ok' | 'type'> & { readonly kind: 'affected' })
  | { readonly kind: 'invalid'; readonly errors: readonly string[] }
  | { readonly kind: 'refused'; readonly message: string }
  /** The block is taken back, but for these parties. */
  | { readonly kind: 'rest'; readonly rest: readonly Rest[] }
);

/** Where the plan shows the notices: above its controls, which they would cover. Null without a plan. */
export const planNoticesAtom = atom<HTMLElement | null>(null);

/** More than these would cover the view. */
const MAX_TOASTS = 3;

const baseToastsAtom = atom<readonly Toast[]>([]);
const baseProblemsAtom = atom<readonly Problem[]>([]);

/** The latest steps, oldest first. */
export const toastsAtom = atom((get) => get(baseToastsAtom));
export const problemsAtom = atom((get) => get(baseProblemsAtom));

export const TOAST_MS = UNDO_MS.offered;

export const addToastAtom = atom(null, (_get, set, toast: Toast) => {
  set(baseToastsAtom, (toasts) => [...toasts, toast].slice(-MAX_TOASTS));
});
/** Keeps the host's number of a step for its Undo. */
export const logStepAtom = atom(null, (_get, set, stepId: string, log: number | null) => {
  set(baseToastsAtom, (toasts) =>
    toasts.map((toast) =>
      toast.stepId === stepId ? { ...toast, log: log ?? undefined, canUndo: toast.canUndo && log !== null } : toast,
    ),
  );
});
export const removeToastAtom = atom(null, (_get, set, stepId: string) => {
  set(baseToastsAtom, (toasts) => toasts.filter((toast) => toast.stepId !== stepId));
});
export const addProblemAtom = atom(null, (_get, set, problem: Problem) => {
  set(baseProblemsAtom, (problems) => [...problems, problem]);
});
export const removeProblemAtom = atom(null, (_get, set, stepId: string) => {
  set(baseProblemsAtom, (problems) => problems.filter(({ step }) => step.id !== stepId));
});
