/**
 * The links that lead guests back to their reservations. Only hashes of their secrets are stored, so each mail has a
 * link of its own. A link begins with a mark of its venue: the database looks for it among the venue's links only.
 */
import { type Transaction } from 'kysely';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Store, Tables } from '../store/store.ts';

const SECRET_BYTES = 24;
const MARK_LENGTH = 6;
/** Ends the secrets that only mails have. With it they are longer than any other. */
const MAILED_MARK = 'm';

/** Returns what the links of a venue begin with. It tells the venue to its host, and nothing to anybody else. */
export function venueMark(tenant: string): string {
  return createHash('sha256').update(`links of ${tenant}`).digest('base64url').slice(0, MARK_LENGTH);
}

/** Returns the venue that a secret belongs to; an empty name, which no venue has, if there is none. */
export function tenantOf(secret: string, tenants: Iterable<string>): string {
  return [...tenants].find((tenant) => secret.startsWith(venueMark(tenant))) ?? '';
}

/** Returns a new secret: 192 random bits after the mark of the venue. */
export function newSecret(tenant: string): string {
  return venueMark(tenant) + randomBytes(SECRET_BYTES).toString('base64url');
}

/** Returns a new secret for a mail: whoever uses it reads the mailbox. */
export function mailedSecret(tenant: string): string {
  return newSecret(tenant) + MAILED_MARK;
}

/** Returns whether a secret that leads to a reservation came with a mail, and not with the reply to whoever reserved. */
export function isMailedSecret(secret: string): boolean {
  return secret.length > MARK_LENGTH + Math.ceil((SECRET_BYTES * 4) / 3);
}

/**
 * Returns the secret in the reply to a reservation. With an idempotency key it is the same in every reply to that key,
 * although it is not stored: `linkKey`, which only the host knows, turns the key into it.
 */
export function replySecret(tenant: string, code: string, idempotencyKey: string | null, linkKey: string): string {
  if (idempotencyKey === null) return newSecret(tenant);
  const mac = createHmac('sha256', linkKey)
    .update(JSON.stringify(['link', tenant, code, idempotencyKey]))
    .digest();
  return venueMark(tenant) + mac.subarray(0, SECRET_BYTES).toString('base64url');
}

/** Returns the secret of the link in a message, the same in every attempt to send it. */
export function messageSecret(tenant: string, id: number, linkKey: string): string {
  return replySecret(tenant, '', `message ${id}`, linkKey);
}

/** Returns the secret of the link to a season place, the same each time until its number changes. */
export function seasonSecret(
  { tenant, id, link }: { readonly tenant: string; readonly id: number; readonly link: number },
  linkKey: string,
): string {
  return replySecret(tenant, '', `season ${id} ${link}`, linkKey);
}

/** Returns what is stored of a secret. So many random bits need neither salt nor stretching. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Returns the path of the page that a secret opens. */
export function guestPath(secret: string): string {
  return `/r/${secret}`;
}

/** Returns the path of the page of a season place. */
export function seasonPath(secret: string): string {
  return `/season/${secret}`;
}

/** Returns the path of a reservation as a calendar file. */
export function calendarPath(secret: string): string {
  return `${guestPath(secret)}/reservation.ics`;
}

/** Makes a link to a reservation, and returns its secret. Earlier links stay valid: their mails may have arrived. */
export async function createGuestLink(
  database: Store | Transaction<Tables>,
  tenant: string,
  reservationId: number,
  secret = newSecret(tenant),
): Promise<string> {
  await database
    .insertInto('guest_links')
    .values({ tenant, secret_hash: hashSecret(secret), reservation_id: reservationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return secret;
}
