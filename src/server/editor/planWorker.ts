/** The process that reads and checks large plans for `planChecker.ts`. */
import { answerJobs } from '../jobProcess.ts';
import { type PlanKind, validatePlan } from './validatePlan.ts';

export type PlanJob = { readonly kind: PlanKind; readonly plan: unknown };

answerJobs(({ kind, plan }: PlanJob) => validatePlan(kind, plan));
