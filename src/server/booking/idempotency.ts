/** Replies to reservations, and to requests that repeat one: the idempotency key makes them the same. */
import { createHash } from 'node:crypto';
import type { RequestErrors } from '../../domain/booking/reservationRequest.ts';
import { replySecret } from '../links/guestLinks.ts';
import { realTime } from '../store/realTime.ts';
import type { Store } from '../store/store.ts';
import { minutesToConfirm } from './heldReservations.ts';
import { isNotExpired } from './reservations.ts';

export type RequestBody = Readonly<Record<string, unknown>>;
/**
 * `secret` opens the guest's page about the reservation. `minutesToConfirm` is how long the tables are held for a guest
 * who must confirm by mail.
 */
export type AcceptedReservation = {
  readonly ok: true;
  readonly code: string;
  readonly secret?: string;
  readonly minutesToConfirm?: number;
  /** Whether an earlier request has made it. */
  readonly isRepeated?: true;
};
export type ReserveResult = AcceptedReservation | { readonly ok: false; readonly errors: RequestErrors };

/** Returns the reply to a stored reservation. */
export function accepted(code: string, heldUntil: number | null, secret?: string): AcceptedReservation {
  const minutes = minutesToConfirm({ held_until: heldUntil }, Date.now());
  return {
    ok: true,
    code,
    ...(secret === undefined ? {} : { secret }),
    ...(minutes === undefined ? {} : { minutesToConfirm: minutes }),
  };
}

/**
 * Returns the reply to an earlier request with the same idempotency key, or undefined if there was none. `linkKey` is the
 * key of the links in replies, if they have any.
 */
export async function findIdempotentReply(
  store: Store,
  tenant: string,
  body: RequestBody,
  linkKey?: string,
): Promise<ReserveResult | undefined> {
  const key = body['idempotency_key'];
  if (typeof key !== 'string') return undefined;
  const earlier = await store
    .selectFrom('reservations')
    .select(['code', 'payload_hash', 'cancelled_at', 'held_until'])
    .where('tenant', '=', tenant)
    .where('idempotency_key', '=', key.trim())
    .where(isNotExpired(realTime(store)))
    .executeTakeFirst();
  if (!earlier) return undefined;
  if (earlier.payload_hash !== hashPayload(body))
    return { ok: false, errors: { idempotency_key: [{ code: 'key_reused' }] } };
  const secret = linkKey === undefined ? undefined : replySecret(tenant, earlier.code, key.trim(), linkKey);
  return earlier.cancelled_at === null
    ? { ...accepted(earlier.code, earlier.held_until, secret), isRepeated: true }
    : { ok: false, errors: { selected_tables: [{ code: 'cancelled_since' }] } };
}

function flat(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? 'nested' : value;
}

/**
 * Returns the SHA-256 of a payload without its key and its proof of work, independent of the order of its fields. A
 * stored payload has been validated: it holds plain values and one flat list. Deeper values therefore never match, and
 * are not hashed.
 */
export function hashPayload(body: RequestBody): string {
  const fields = Object.entries(body)
    .filter(([field]) => field !== 'idempotency_key' && field !== 'proof')
    .map(([field, value]) => [field, Array.isArray(value) ? value.map(flat) : flat(value)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
