/** What stands between a plan and its publishing. */
import { checkPlan } from '../../domain/checks/check.ts';
import { type Plan, planFaults, planSchema } from '../../domain/plan.ts';
import { type SchemaReading, readBySchema } from '../../domain/schemaFault.ts';

/** A plan that can be published, or all the errors that forbid it. */
export function reviewPlan(value: unknown): SchemaReading<Plan> {
  const read = readBySchema(planSchema, value);
  if (!read.ok) return read;
  const refused = planFaults(read.value);
  // A plan that stands by its form is held to the rules that all plans are checked by.
  const faults = refused.length > 0 ? refused : checkPlan(read.value).filter(({ severity }) => severity === 'error');
  return faults.length > 0 ? { ok: false, faults } : read;
}
