/** The thread that reads and checks large plans for `planChecker.ts`. */
import { parentPort } from 'node:worker_threads';
import type { Plan } from '../../domain/plan/plan.ts';
import type { ParseResult } from '../../domain/plan/reading/validationError.ts';
import { parseDraft, validatePlan } from './validatePlan.ts';

/** What a plan is read for: a draft may be unfinished. */
export type PlanKind = 'draft' | 'publication';
export type PlanJob = { readonly id: number; readonly kind: PlanKind; readonly plan: unknown };
export type PlanJobResult = { readonly id: number; readonly result: ParseResult<Plan> };

parentPort?.on('message', ({ id, kind, plan }: PlanJob) => {
  const result: PlanJobResult = { id, result: kind === 'draft' ? parseDraft(plan) : validatePlan(plan) };
  parentPort?.postMessage(result, []);
});
