/** Runs plan checks in a worker, so that a large plan never blocks the page. Browsers only. */
import { type WorkerCalls, createWorkerCalls } from '../../workerCalls.ts';
import type { CheckCalls } from './checkWorker.ts';

type CheckClient = {
  /**
   * Checks a plan, one at a time. If a newer plan arrives meanwhile, only the newest is checked next and all older
   * calls resolve to undefined. Rejects if the worker fails.
   */
  checkPlan(request: CheckCalls['plan']['request']): Promise<CheckCalls['plan']['result'] | undefined>;
  /** Checks a file. Files are checked in the order of the calls. Rejects if the worker fails. */
  checkFixture(request: CheckCalls['fixture']['request']): Promise<CheckCalls['fixture']['result']>;
  /** Stops the worker. Open calls never settle. */
  terminate(): void;
};

/** Creates a client. Its worker starts with the first call, and again after a failure. */
export function createCheckClient(): CheckClient {
  let worker: Worker | undefined;
  let calls: WorkerCalls<CheckCalls> | undefined;
  let latestPlan = 0;
  let planCheck: Promise<unknown> = Promise.resolve();

  const startWorker = (): WorkerCalls<CheckCalls> => {
    worker = new Worker(new URL('./checkWorker.ts', import.meta.url), { type: 'module', name: 'checks' });
    worker.addEventListener('error', ({ message }) => {
      console.warn('The plan checks failed:', message);
      worker?.terminate();
      calls = undefined;
    });
    return createWorkerCalls(worker);
  };
  const call: WorkerCalls<CheckCalls>['call'] = (type, request) => (calls ??= startWorker()).call(type, request);

  return {
    checkPlan(request) {
      const number = ++latestPlan;
      const check = planCheck.then(async () => {
        if (number !== latestPlan) return undefined;
        const result = await call('plan', request);
        return number === latestPlan ? result : undefined;
      });
      planCheck = check.catch(() => undefined);
      return check;
    },
    checkFixture: (request) => call('fixture', request),
    terminate() {
      worker?.terminate();
    },
  };
}
