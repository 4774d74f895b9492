/** The thread that reads and checks large plans for `planChecker.ts`. */
import { parentPort } from 'node:worker_threads';
import { type PlanKind, validatePlan } from './validatePlan.ts';

export type PlanJob = { readonly kind: PlanKind; readonly plan: unknown };

parentPort?.on('message', ({ kind, plan }: PlanJob) => {
  parentPort?.postMessage(validatePlan(kind, plan), []);
});
