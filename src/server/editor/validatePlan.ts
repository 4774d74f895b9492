/** Validation of a plan before it is published. */
import { checkPlan } from '../../domain/checks/check.ts';
import { type Plan, validatePlan as findPlanIssues, planSchema } from '../../domain/plan/plan.ts';
import { type ParseResult, parseWithSchema } from '../../domain/plan/reading/validationError.ts';

/** Returns a plan that can be published, or all errors that prevent it. */
export function validatePlan(value: unknown): ParseResult<Plan> {
  const read = parseWithSchema(planSchema, value);
  if (!read.ok) return read;
  const issues = findPlanIssues(read.value);
  // A plan with a valid structure must also pass the plan checks.
  const errors = issues.length > 0 ? issues : checkPlan(read.value).filter(({ severity }) => severity === 'error');
  return errors.length > 0 ? { ok: false, errors } : read;
}
