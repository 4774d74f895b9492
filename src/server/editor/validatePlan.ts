/** What stands between a plan and its publishing. */
import { checkPlan } from '../../domain/checks/check.ts';
import { type Plan, validatePlan as findPlanIssues, planSchema } from '../../domain/plan/plan.ts';
import { type ParseResult, parseWithSchema } from '../../domain/plan/reading/validationError.ts';

/** A plan that can be published, or all the errors that forbid it. */
export function validatePlan(value: unknown): ParseResult<Plan> {
  const read = parseWithSchema(planSchema, value);
  if (!read.ok) return read;
  const refused = findPlanIssues(read.value);
  // A plan that stands by its form is held to the rules that all plans are checked by.
  const faults = refused.length > 0 ? refused : checkPlan(read.value).filter(({ severity }) => severity === 'error');
  return faults.length > 0 ? { ok: false, errors: faults } : read;
}
