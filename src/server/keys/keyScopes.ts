/** Which call takes a key, and with which scope: the access checks and the OpenAPI document read it here. */
import { bookingCalls } from '../../api/bookingContract.ts';
import { dayCalls } from '../../api/day/dayContract.ts';
import { type KeyScope, integrationCalls } from '../../api/integrationContract.ts';

const CALLS: Readonly<Record<KeyScope, readonly { readonly method: string; readonly path: string }[]>> = {
  read: [bookingCalls.tables, dayCalls.state, dayCalls.plan, dayCalls.log, dayCalls.csv, integrationCalls.reservations],
  reserve: [bookingCalls.validate, bookingCalls.reserve],
  day: [dayCalls.act],
};

/** The field of a body by which a repeated call is known. */
const REPEAT_FIELDS: ReadonlyMap<string, string> = new Map([
  [bookingCalls.reserve.path, 'idempotency_key'],
  [dayCalls.act.path, 'id'],
]);

/** Returns the field of the body that the header `Idempotency-Key` of a call with a key stands for. */
export function repeatFieldOf(path: string): string | undefined {
  return REPEAT_FIELDS.get(path);
}

const SCOPES: ReadonlyMap<string, KeyScope> = new Map(
  Object.entries(CALLS).flatMap(([scope, calls]) =>
    calls.map(({ method, path }) => [`${method} ${path}`, scope as KeyScope] as const),
  ),
);

/** Returns the scope that a call needs of a key; undefined if it takes none. */
export function scopeOf(method: string, path: string): KeyScope | undefined {
  return SCOPES.get(`${method} ${path}`);
}
