/** Calls the worker that recognizes drawings. */
import type { ImportCalls, ImportResponse } from './importRun.ts';

export type ImportClient = {
  call<Type extends keyof ImportCalls>(
    type: Type,
    request: ImportCalls[Type]['request'],
    onShare?: (share: number) => void,
  ): Promise<ImportCalls[Type]['result']>;
  /** Stops the worker, whatever it does. Open calls never settle. */
  close(): void;
};

type Pending = {
  resolve(result: unknown): void;
  reject(error: Error): void;
  readonly onShare: ((share: number) => void) | undefined;
};

/** Starts a worker for one file. Its calls reject if it fails, or once the signal ends it. */
export function createImportClient(signal?: AbortSignal): ImportClient {
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module', name: 'import' });
  const pending = new Map<number, Pending>();
  let lastId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<ImportResponse>) => {
    if (data.share !== undefined) {
      pending.get(data.id)?.onShare?.(data.share);
      return;
    }
    if (data.error === undefined) pending.get(data.id)?.resolve(data.result);
    else pending.get(data.id)?.reject(new Error(data.error));
    pending.delete(data.id);
  });
  const fail = (error: Error): void => {
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  worker.addEventListener('error', ({ message }) => fail(new Error(message)));
  signal?.addEventListener('abort', () => {
    worker.terminate();
    fail(signal.reason as Error);
  });
  return {
    call: (type, request, onShare) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        lastId += 1;
        pending.set(lastId, { resolve, reject, onShare });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no origin
        worker.postMessage({ id: lastId, type, request });
      }),
    close: () => worker.terminate(),
  };
}
