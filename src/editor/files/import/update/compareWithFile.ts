/** Compares the open plan with a file in tasks of their own, so that the review is shown and answers meanwhile. */
import type { EditorDocument } from '../../../../domain/document/editorDocument.ts';
import type { Plan } from '../../../../domain/plan/plan.ts';
import { type PlanMatch, matchPlan } from './matchPlan.ts';

/** The plan of a file, and how the open one differs from it. */
export type Comparison = { readonly plan: Plan; readonly match: PlanMatch };

/** Resolves to undefined if there can be no plan of the file. */
export async function compareWithFile(
  drawing: EditorDocument,
  read: () => { readonly ok: true; readonly plan: Plan } | { readonly ok: false },
  madeUpNames: ReadonlySet<string> | undefined,
): Promise<Comparison | undefined> {
  await nextTask();
  const file = read();
  await nextTask();
  return file.ok ? { plan: file.plan, match: matchPlan(drawing, { plan: file.plan, madeUpNames }) } : undefined;
}

/** Lets the page answer its user. */
export const nextTask = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
