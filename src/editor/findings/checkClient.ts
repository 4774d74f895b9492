/** Asks the worker: one plan at a time, and of those that come meanwhile only the latest. */
import type { Finding } from '../../domain/checks/finding.ts';
import type { CheckResponse, CheckRequest } from './checkWorker.ts';

export type CheckClient = {
  /** Checks a plan; `answered` is called unless a later plan comes before its turn. */
  check(asked: Omit<CheckRequest, 'id'>, answered: (findings: readonly Finding[]) => void): void;
  terminate(): void;
};

type Asked = { readonly request: CheckRequest; readonly answered: (findings: readonly Finding[]) => void };

/** `failed` is called when the worker can't be loaded or breaks. */
export function startCheckClient(failed: () => void): CheckClient {
  const worker = new Worker(new URL('./checkWorker.ts', import.meta.url), { type: 'module' });
  let count = 0;
  let running: Asked | undefined;
  let next: Asked | undefined;
  const run = (): void => {
    running = next;
    next = undefined;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
    if (running) worker.postMessage(running.request);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<CheckResponse>) => {
    const done = running;
    const isLate = next !== undefined;
    run();
    if (done?.request.id === data.id && !isLate) done.answered(data.findings);
  });
  worker.addEventListener('error', (event) => {
    console.warn('The checks of the plan do not run:', event.message);
    running = next = undefined;
    failed();
  });
  return {
    check(asked, answered) {
      next = { request: { id: ++count, ...asked }, answered };
      if (!running) run();
    },
    terminate() {
      worker.terminate();
    },
  };
}
