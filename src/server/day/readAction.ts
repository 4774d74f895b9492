/** Reads an action from a request, with errors in words for people. */
import type * as z from 'zod/mini';
import { type ActionBody, actionBodySchema } from '../../api/day/dayContract.ts';
import type { RequestError, RequestErrors } from '../../domain/booking/reservationRequest.ts';
import { isMessageName } from '../messages/messages.ts';

export type ActionReading =
  | { readonly ok: true; readonly body: ActionBody }
  | { readonly ok: false; readonly errors: RequestErrors };

type Issue = z.core.$ZodIssue;

/** Errors that one answer lists. */
const MAX_ERRORS = 50;

/** Validates a request's body. */
export function readAction(body: unknown): ActionReading {
  const parsed = actionBodySchema.safeParse(body);
  if (parsed.success) return { ok: true, body: parsed.data };
  const errors: RequestErrors = Object.create(null);
  for (const issue of parsed.error.issues.slice(0, MAX_ERRORS))
    for (const field of fieldsOf(issue)) (errors[field] ??= []).push(errorOf(issue));
  return { ok: false, errors };
}

/** Returns the fields of an issue: those of the action by their own names. */
function fieldsOf(issue: Issue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.slice(0, MAX_ERRORS).map((key) => key.slice(0, 60));
  const [first, second] = issue.path;
  return [String(first === 'action' ? (second ?? 'action') : (first ?? 'action'))];
}

function errorOf(issue: Issue): RequestError {
  switch (issue.code) {
    case 'unrecognized_keys':
      return { code: 'unknown_field' };
    case 'invalid_union':
      return { code: 'unknown_action' };
    case 'too_big':
      return issue.origin === 'string'
        ? { code: 'too_long', most: Number(issue.maximum) }
        : { code: 'too_large_value', most: Number(issue.maximum) };
    case 'too_small':
      return { code: issue.origin === 'string' || issue.origin === 'array' ? 'required' : 'too_small_value' };
    case 'invalid_format':
    case 'custom':
      return { code: isMessageName(issue.message) ? issue.message : 'unknown_error' };
    default:
      return { code: issue.input === undefined && issue.code === 'invalid_type' ? 'required' : 'unknown_error' };
  }
}
