/**
 * Reads and checks plans. Large ones take seconds, so that a thread of their own does it: requests of visitors go on
 * meanwhile. The thread starts with the first large plan and ends with the host.
 */
import { Worker } from 'node:worker_threads';
import { isObject } from '../../domain/plan/reading/coerce.ts';
import type { PlanJob, PlanJobResult } from './planWorker.ts';
import { type PlanKind, type PlanValidation, findExcess, refused, validatePlan } from './validatePlan.ts';

export type PlanChecker = {
  /** Returns the plan, or the first errors that keep it from being saved or published. */
  check(kind: PlanKind, plan: unknown): Promise<PlanValidation>;
  close(): Promise<void>;
};

const WORKER = new URL('./planWorker.ts', import.meta.url);
/** Runs the thread from its source, for development and tests: a thread does not inherit tsx. */
const COMPILING_SCRIPT = `import('tsx/esm/api').then(({ register }) => { register(); return import('${WORKER.href}'); })`;
/** Plans with fewer tables and pieces of decor are checked in a few milliseconds. */
const MIN_PARTS = 300;
const TIMEOUT_MS = 30_000;
const MAX_HEAP_MB = 1_024;
const failed = (): PlanValidation =>
  refused([{ path: '', message: 'is too complicated to be checked: it takes too much time or memory' }]);

/**
 * `onError` receives errors that end the thread. `minParts` is the number of tables and pieces of decor from which a
 * plan is checked in the thread.
 */
export function createPlanChecker(onError: (error: Error) => void, minParts = MIN_PARTS): PlanChecker {
  let worker: Worker | undefined;
  let lastId = 0;
  const pending = new Map<number, (result: PlanValidation | undefined) => void>();

  function fail(): void {
    worker = undefined;
    for (const resolve of pending.values()) resolve(undefined);
    pending.clear();
  }

  function startWorker(): Worker {
    const isSource = WORKER.pathname.endsWith('.ts');
    const started = new Worker(isSource ? COMPILING_SCRIPT : WORKER, {
      eval: isSource,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    started.on('message', ({ id, result }: PlanJobResult) => {
      pending.get(id)?.(result);
    });
    // An error ends the thread. The next plan starts another one.
    started.on('error', onError);
    started.on('exit', () => {
      if (worker === started) fail();
    });
    started.unref();
    return started;
  }

  return {
    async check(kind, plan) {
      // Copying such a plan to the thread would block this one.
      const excess = findExcess(plan);
      if (excess) return refused([excess]);
      if (countParts(plan) < minParts) return validatePlan(kind, plan);
      worker ??= startWorker();
      const current = worker;
      lastId++;
      const id = lastId;
      let timeout: NodeJS.Timeout | undefined;
      const result = await new Promise<PlanValidation | undefined>((resolve) => {
        pending.set(id, resolve);
        timeout = setTimeout(() => {
          void current.terminate();
        }, TIMEOUT_MS);
        current.postMessage({ id, kind, plan } satisfies PlanJob, []);
      });
      clearTimeout(timeout);
      pending.delete(id);
      return result ?? failed();
    },
    async close() {
      await worker?.terminate();
    },
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
