/** The worker that recognizes what a file draws, so that the page answers meanwhile. `importClient.ts` starts it. */
import { type ImportRequest, type ImportResponse, createImportRun } from './importRun.ts';

const run = createImportRun();
addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no origin
  void run(data, (share) => postMessage({ id: data.id, share } satisfies ImportResponse))
    .then((result): ImportResponse => ({ id: data.id, result }))
    .catch((error: unknown): ImportResponse => ({ id: data.id, error: String(error) }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no origin
    .then((response) => postMessage(response));
});
