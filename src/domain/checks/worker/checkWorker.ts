/** The worker that runs plan checks off the main thread. Browsers only; `checkClient.ts` starts it. */
import type { Plan } from '../../plan/plan.ts';
import type { WorkerRequest, WorkerResponse } from '../../workerCalls.ts';
import { checkFile } from '../check.ts';
import { type FixtureCheckRequest, type FixtureCheckResult, checkFixture } from '../checkFixture.ts';
import type { Finding } from '../finding.ts';
import type { VenueFacts } from '../venueFacts.ts';

/** What each type of request asks and gets. */
export type CheckCalls = {
  readonly plan: {
    readonly request: { readonly plan: Plan; readonly venue: VenueFacts | undefined };
    readonly result: readonly Finding[];
  };
  readonly fixture: { readonly request: FixtureCheckRequest; readonly result: FixtureCheckResult };
};

function run(message: WorkerRequest<CheckCalls>): CheckCalls[keyof CheckCalls]['result'] {
  return message.type === 'plan'
    ? checkFile('plan', message.request.plan, { venueFacts: message.request.venue })
    : checkFixture(message.request);
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest<CheckCalls>>) => {
  const response: WorkerResponse<CheckCalls> = { id: data.id, result: run(data) };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no origin
  postMessage(response);
});
