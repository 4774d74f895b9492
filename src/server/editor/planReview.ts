/** What stands between a plan and its publishing. */
import { type Plan, planFaults, planSchema } from '../../domain/plan.ts';
import { type SchemaReading, readBySchema } from '../schemaFault.ts';

/** A plan that can be published, or all the errors that forbid it. */
export function reviewPlan(value: unknown): SchemaReading<Plan> {
  const read = readBySchema(planSchema, value);
  if (!read.ok) return read;
  // Whatever else forbids a plan to be published is found here.
  const faults = planFaults(read.value);
  return faults.length > 0 ? { ok: false, faults } : read;
}
