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

/** Starts a worker for one file. Its calls reject if it fails. */
export function createImportClient(): ImportClient {
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
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of pending.values()) reject(new Error(message));
    pending.clear();
  });
  return {
    call: (type, request, onShare) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        pending.set(lastId, { resolve, reject, onShare });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no origin
        worker.postMessage({ id: lastId, type, request });
      }),
    close: () => worker.terminate(),
  };
}
