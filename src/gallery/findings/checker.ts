/** The worker that checks fixtures, asked and answered one fixture at a time. It is started when first asked. */
import type { CheckQuestion, FixtureCheck } from './check.ts';

let worker: Worker | undefined;
let turn: Promise<unknown> = Promise.resolve();

/** Checks a fixture off the page's own thread. */
export function askChecker(question: CheckQuestion): Promise<FixtureCheck> {
  const answer = turn.then(
    () =>
      new Promise<FixtureCheck>((resolve, reject) => {
        worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'checks' });
        const answered = new AbortController();
        const { signal } = answered;
        worker.addEventListener(
          'message',
          ({ data }: MessageEvent<FixtureCheck>) => {
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
