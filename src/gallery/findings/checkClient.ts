/** The worker that checks fixtures, asked and answered one fixture at a time. It is started when first asked. */
import type { CheckRequest, CheckResult } from './checkFixture.ts';

let worker: Worker | undefined;
let turn: Promise<unknown> = Promise.resolve();

/** Checks a fixture off the page's own thread. */
export function requestCheck(question: CheckRequest): Promise<CheckResult> {
  const answer = turn.then(
    () =>
      new Promise<CheckResult>((resolve, reject) => {
        worker ??= new Worker(new URL('./checkWorker.ts', import.meta.url), { type: 'module', name: 'checks' });
        const answered = new AbortController();
        const { signal } = answered;
        worker.addEventListener(
          'message',
          ({ data }: MessageEvent<CheckResult>) => {
            answered.abort();
            resolve(data);
          },
          { signal },
        );
        worker.addEventListener(
          'error',
          (event) => {
            answered.abort();
            reject(new Error(event.message));
          },
          { signal },
        );
        worker.postMessage(question, []);
      }),
  );
  turn = answer.catch(() => undefined);
  return answer;
}
