/** Runs the plan checks in a worker of its own, so that a plan of any size is checked without holding up a drag. */
import type { Plan } from '../../domain/plan/plan.ts';
import type { VenueFacts } from '../../domain/checks/venueFacts.ts';
import { checkFile } from '../../domain/checks/check.ts';
import type { Finding } from '../../domain/checks/finding.ts';

/** What is asked, and what is answered; `id` goes back with the answer. */
export type CheckRequest = { readonly id: number; readonly plan: Plan; readonly venue: VenueFacts | undefined };
export type CheckResponse = { readonly id: number; readonly findings: readonly Finding[] };

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const answer: CheckResponse = { id: data.id, findings: checkFile('plan', data.plan, { venueFacts: data.venue }) };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the page that made the worker; it takes no origin
  postMessage(answer);
});
