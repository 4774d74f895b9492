/** Calls the worker that recognizes drawings. */
import { type WorkerCalls, createWorkerCalls } from '../../../domain/workerCalls.ts';
import type { ImportCalls } from './importRun.ts';

export type ImportClient = {
  readonly call: WorkerCalls<ImportCalls>['call'];
  /** Stops the worker, whatever it does. Open calls never settle. */
  close(): void;
};

/** Starts a worker for one file. Its calls reject if it fails, or once the signal ends it. */
export function createImportClient(signal?: AbortSignal): ImportClient {
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module', name: 'import' });
  const { call, fail } = createWorkerCalls<ImportCalls>(worker);
  signal?.addEventListener('abort', () => {
    worker.terminate();
    fail(signal.reason as Error);
  });
  return {
    async call(type, request, onShare) {
      signal?.throwIfAborted();
      return call(type, request, onShare);
    },
    close: () => worker.terminate(),
  };
}
