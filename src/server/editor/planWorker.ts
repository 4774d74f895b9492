/** The thread that reads and checks large plans for `planChecker.ts`. */
import { parentPort } from 'node:worker_threads';
import { type PlanKind, type PlanValidation, validatePlan } from './validatePlan.ts';

export type PlanJob = {
  readonly id: number;
  readonly kind: PlanKind;
  readonly plan: unknown;
};
export type PlanJobResult = { readonly id: number; readonly result: PlanValidation };

parentPort?.on('message', ({ id, kind, plan }: PlanJob) => {
  const result: PlanJobResult = { id, result: validatePlan(kind, plan) };
  parentPort?.postMessage(result, []);
});
