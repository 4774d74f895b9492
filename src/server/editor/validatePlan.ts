/** Validation of drafts and plans, with limits that keep one request from occupying the host. */
import { findPlanErrors } from '../../domain/checks/check.ts';
import { messageOf } from '../../domain/checks/wording.ts';
import { MAX_POINTS } from '../../domain/plan/decorKinds.ts';
import { MAX_GROUPS, MAX_PARTS } from '../../domain/plan/limits.ts';
import {
  type Plan,
  validatePlan as findPlanIssues,
  categorySchema,
  decorSchema,
  planSchema,
  roomSchema,
} from '../../domain/plan/plan.ts';
import { isObject } from '../../domain/plan/reading/coerce.ts';
import { type ParseResult, type ValidationError, parseWithSchema } from '../../domain/plan/reading/validationError.ts';

/** Errors after which a plan is not read any further. */
const MAX_ERRORS = 200;

/** What a plan is read for: a draft may be unfinished. */
export type PlanKind = 'draft' | 'publication';

/** A document, or the first of `count` errors that keep it from being saved or published. */
export type Validation<Content> =
  | { readonly ok: true; readonly value: Content }
  | { readonly ok: false; readonly errors: readonly ValidationError[]; readonly count: number };
export type PlanValidation = Validation<Plan>;

/** Reads a plan, and checks it if it is to be published. */
export function validatePlan(kind: PlanKind, value: unknown): PlanValidation {
  const read = parsePlan(value);
  if (!read.ok) return refused(read.errors);
  if (kind === 'draft') return read;
  const issues = findPlanIssues(read.value);
  // A plan with a valid structure must also pass the plan checks.
  const errors =
    issues.length > 0
      ? issues
      : findPlanErrors(read.value).map((found) => ({ path: found.path, message: messageOf(found) }));
  return errors.length > 0 ? refused(errors) : read;
}

/** Only the first errors leave the thread that finds them: a pile of tables has some for each. */
export function refused(errors: readonly ValidationError[]): Extract<PlanValidation, { ok: false }> {
  const first = errors.slice(0, MAX_ERRORS).map(({ path, message }) => ({ path, message }));
  return { ok: false, errors: first, count: errors.length };
}

function parsePlan(value: unknown): ParseResult<Plan> {
  const errors = findEarlyErrors(value);
  return errors.length > 0 ? { ok: false, errors } : parseWithSchema(planSchema, value);
}

/**
 * Returns an error if a plan has too many parts or too long lists to be read at all. Only counts, so that it may run
 * beside the requests of visitors.
 */
export function findExcess(value: unknown): ValidationError | undefined {
  const areas = listIn(value, 'areas');
  const decor = listIn(value, 'decor');
  const categories = listIn(value, 'categories');
  for (const [path, count, max] of [
    ['/areas', areas.length, MAX_GROUPS],
    ['/areas', areas.reduce((sum: number, area) => sum + listIn(area, 'rooms').length, 0), MAX_PARTS],
    ['/categories', categories.length, MAX_GROUPS],
    ['/decor', decor.length, MAX_PARTS],
  ] as const)
    if (count > max) return { path, message: `must not have more than ${max} entries` };
  const long = partsOf(value).find((part) => hasLongList(part.value));
  return long && { path: long.path, message: `must not have a list of more than ${MAX_POINTS} entries` };
}

/**
 * Returns errors for which reading the whole plan would take too long: too many parts, or so many invalid ones that the
 * list of all errors would be enormous. Otherwise returns none, even if the plan has errors.
 */
function findEarlyErrors(value: unknown): ValidationError[] {
  const excess = findExcess(value);
  if (excess) return [excess];
  const errors: ValidationError[] = [];
  for (const part of partsOf(value)) {
    const read = parseWithSchema(part.schema, part.value);
    if (read.ok) continue;
    errors.push(...read.errors.map(({ path, message }) => ({ path: part.path + path, message })));
    if (errors.length >= MAX_ERRORS) return errors;
  }
  return [];
}

/** Returns the tables, the pieces of decor and the categories, each with its path and its schema. */
function partsOf(value: unknown) {
  const rooms = listIn(value, 'areas').flatMap((area, i) =>
    listIn(area, 'rooms').map((room, n) => ({ path: `/areas/${i}/rooms/${n}`, value: room, schema: roomSchema })),
  );
  const decor = listIn(value, 'decor').map((piece, i) => ({ path: `/decor/${i}`, value: piece, schema: decorSchema }));
  const categories = listIn(value, 'categories').map((category, i) => ({
    path: `/categories/${i}`,
    value: category,
    schema: categorySchema,
  }));
  return [...rooms, ...decor, ...categories];
}

function listIn(value: unknown, field: string): readonly unknown[] {
  const list = isObject(value) ? value[field] : undefined;
  return Array.isArray(list) ? list : [];
}

function hasLongList(value: unknown): boolean {
  return isObject(value) && Object.values(value).some((entry) => Array.isArray(entry) && entry.length > MAX_POINTS);
}
