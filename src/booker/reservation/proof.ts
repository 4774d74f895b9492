/** The proof of work that a venue may require of a reservation, loaded only then. */

/** Finds the proof for an idempotency key at the host's time. Empty if there is none: the host then says what to do. */
export async function findProof(key = '', now = 0): Promise<string> {
  try {
    return await solveProof(key, now);
  } catch (error) {
    console.warn('The proof of work failed:', error);
    return '';
  }
}

/** Finds the proof in a worker. Rejects if the worker can't be started. */
async function solveProof(key: string, now: number): Promise<string> {
  const worker = new Worker(new URL('./proofWorker.ts', import.meta.url), { type: 'module', name: 'proof' });
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
        resolve(data);
      });
      worker.addEventListener('error', ({ message }) => {
        reject(new Error(message));
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no origin
      worker.postMessage({ key, now });
    });
  } finally {
    worker.terminate();
  }
}
