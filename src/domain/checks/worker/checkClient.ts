/** Runs plan checks in a worker, so that a large plan never blocks the page. Browsers only. */
import type { CheckCalls, WorkerRequest, WorkerResponse } from './checkWorker.ts';

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

type PendingCall = { resolve(result: WorkerResponse['result']): void; reject(error: Error): void };

/** Creates a client. Its worker starts with the first call, and again after a failure. */
export function createCheckClient(): CheckClient {
  const pending = new Map<number, PendingCall>();
  let worker: Worker | undefined;
  let lastId = 0;
  let latestPlan = 0;
  let planCheck: Promise<unknown> = Promise.resolve();

  const startWorker = (): Worker => {
    const started = new Worker(new URL('./checkWorker.ts', import.meta.url), { type: 'module', name: 'checks' });
    started.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
      pending.get(data.id)?.resolve(data.result);
      pending.delete(data.id);
    });
    started.addEventListener('error', ({ message }) => {
      console.warn('The plan checks failed:', message);
      worker?.terminate();
      worker = undefined;
      for (const call of pending.values()) call.reject(new Error(message));
      pending.clear();
    });
    return started;
  };

  const call = (message: WorkerRequest): Promise<WorkerResponse['result']> =>
    new Promise((resolve, reject) => {
      pending.set(message.id, { resolve, reject });
      worker ??= startWorker();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no origin
      worker.postMessage(message);
    });

  return {
    checkPlan(request) {
      const number = ++latestPlan;
      const check = planCheck.then(async () => {
        if (number !== latestPlan) return undefined;
        const result = (await call({ id: ++lastId, type: 'plan', request })) as CheckCalls['plan']['result'];
        return number === latestPlan ? result : undefined;
      });
      planCheck = check.catch(() => undefined);
      return check;
    },
    checkFixture: (request) =>
      call({ id: ++lastId, type: 'fixture', request }) as Promise<CheckCalls['fixture']['result']>,
    terminate() {
      worker?.terminate();
    },
  };
}
