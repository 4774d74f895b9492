/** Reads and checks plans. Large ones take seconds, so that a process of their own does it. */
import { isObject } from '../../domain/plan/reading/coerce.ts';
import { createJobProcess } from '../jobProcess.ts';
import type { PlanJob } from './planWorker.ts';
import { type PlanKind, type PlanValidation, findExcess, refused, validatePlan } from './validatePlan.ts';

export type PlanChecker = {
  /** Returns the plan, or the first errors that keep it from being saved or published. */
  check(kind: PlanKind, plan: unknown): Promise<PlanValidation>;
  close(): Promise<void>;
};

const WORKER = new URL('./planWorker.ts', import.meta.url);
/** Plans with fewer tables and pieces of decor are checked in a few milliseconds. */
const MIN_PARTS = 300;
const TIMEOUT_MS = 30_000;
const MAX_HEAP_MB = 1_024;
const failed = (): PlanValidation =>
  refused([{ path: '', message: 'is too complicated to be checked: it takes too much time or memory' }]);

/**
 * `onError` receives errors that end the process. `minParts` is the number of tables and pieces of decor from which a
 * plan is checked in the process.
 */
export function createPlanChecker(onError: (error: Error) => void, minParts = MIN_PARTS): PlanChecker {
  const checks = createJobProcess<PlanJob, PlanValidation>(WORKER, {
    timeoutMs: TIMEOUT_MS,
    maxHeapMb: MAX_HEAP_MB,
    onError,
  });
  return {
    async check(kind, plan) {
      // Copying such a plan to the process would block this one.
      const excess = findExcess(plan);
      if (excess) return refused([excess]);
      if (countParts(plan) < minParts) return validatePlan(kind, plan);
      return (await checks.run({ kind, plan })) ?? failed();
    },
    close: checks.close,
  };
}

function countParts(plan: unknown): number {
  const lengthOf = (value: unknown, field: string): number => {
    const list = isObject(value) ? value[field] : undefined;
    return Array.isArray(list) ? list.length : 0;
  };
  const areas = isObject(plan) && Array.isArray(plan['areas']) ? plan['areas'] : [];
  return areas.reduce((sum: number, area) => sum + lengthOf(area, 'rooms'), lengthOf(plan, 'decor') + areas.length);
}
