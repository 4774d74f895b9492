/** The worker that runs plan checks off the main thread. Browsers only; `checkClient.ts` starts it. */
import type { Plan } from '../../plan/plan.ts';
import { inLanguage } from '../../say.ts';
import { checkFile } from '../check.ts';
import { type FixtureCheckRequest, type FixtureCheckResult, checkFixture } from '../checkFixture.ts';
import type { Finding } from '../finding.ts';
import { type Speech, loadCatalogue } from './loadCatalogue.ts';
import type { VenueFacts } from '../venueFacts.ts';

/** The language that findings should have in a request, and that they have in a result. */
type Spoken = { readonly language: string };

/** What each type of request asks and gets. */
export type CheckCalls = {
  readonly plan: {
    readonly request: Spoken & { readonly plan: Plan; readonly venue: VenueFacts | undefined };
    readonly result: Spoken & { readonly findings: readonly Finding[] };
  };
  readonly fixture: { readonly request: Spoken & FixtureCheckRequest; readonly result: Spoken & FixtureCheckResult };
};
export type WorkerRequest = {
  readonly [Type in keyof CheckCalls]: {
    readonly id: number;
    readonly type: Type;
    readonly request: CheckCalls[Type]['request'];
  };
}[keyof CheckCalls];
export type WorkerResponse = { readonly id: number; readonly result: CheckCalls[keyof CheckCalls]['result'] };

function run(message: WorkerRequest, { language, catalogue }: Speech): WorkerResponse['result'] {
  return inLanguage(catalogue, () =>
    message.type === 'plan'
      ? { language, findings: checkFile('plan', message.request.plan, { venueFacts: message.request.venue }) }
      : { language, ...checkFixture(message.request) },
  );
}

/** The end of the last request: each waits for it, so that a language that is still on its way keeps the order. */
let last = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  last = last
    .then(async () => {
      const response: WorkerResponse = { id: data.id, result: run(data, await loadCatalogue(data.request.language)) };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no origin
      postMessage(response);
    })
    // The page learns of errors that nobody catches, but not of rejections.
    .catch(reportError);
});
