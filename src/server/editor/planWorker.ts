/** The thread that reads and checks large plans for `planChecker.ts`. */
import { parentPort } from 'node:worker_threads';
import type { PlanJob, PlanJobResult } from './planChecker.ts';
import { parseDraft, validatePlan } from './validatePlan.ts';

parentPort?.on('message', ({ id, kind, plan }: PlanJob) => {
  const result: PlanJobResult = { id, result: kind === 'draft' ? parseDraft(plan) : validatePlan(plan) };
  parentPort?.postMessage(result, []);
});
