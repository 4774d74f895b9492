/**
 * Reservations above the limits. They hold their tables for a short time, until the guest confirms them through a link
 * in a mail. One that is not confirmed in time expires: its tables are available again at once, and its data is erased
 * soon.
 */
import type { Transaction } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { writeDurably } from '../store/groupCommit.ts';
import type { Store, Tables } from '../store/store.ts';
import type { ServedVenue } from '../venues/venues.ts';
import { releaseClaims } from './claims.ts';
import { enqueueMails } from './mailQueue.ts';
import { recordDay } from '../live/events.ts';
import type { Reservation } from './reservations.ts';
import { GUEST, logVisit } from './visits/dayLog.ts';

export const HOLD_MINUTES = 15;
const MINUTE_MS = 60_000;
const SECRET_BYTES = 24;

/** Returns until when a reservation made now is held, in epoch milliseconds. */
export function holdEnd(realNow: number): number {
  return realNow + HOLD_MINUTES * MINUTE_MS;
}

/** Returns how many minutes the guest has left to confirm a reservation; undefined if it needs no confirmation. */
export function minutesToConfirm({ held_until: heldUntil }: HoldState, realNow: number): number | undefined {
  return heldUntil === null ? undefined : Math.max(Math.ceil((heldUntil - realNow) / MINUTE_MS), 0);
}

/** Returns whether a reservation waits for its confirmation. */
export function isHeld({ held_until: heldUntil }: HoldState, realNow: number): boolean {
  return heldUntil !== null && heldUntil > realNow;
}

type HoldState = Pick<Reservation, 'held_until'>;

/**
 * Frees what expired holds have, at the beginning of a transaction that claims tables. Returns false, and does nothing,
 * if another plan was published since the venue was read.
 */
export async function prepareClaims(trx: Transaction<Tables>, served: ServedVenue, realNow: number): Promise<boolean> {
  const { tenant } = served.venue;
  const { version, expired } = await trx
    .selectFrom('published_plans')
    .select(({ fn, selectFrom }) => [
      fn.max('version').as('version'),
      selectFrom('reservations')
        .select('id')
        .where('tenant', '=', tenant)
        .where('held_until', '<=', realNow)
        .limit(1)
        .as('expired'),
    ])
    .where('tenant', '=', tenant)
    .executeTakeFirstOrThrow();
  if ((version ?? 0) !== served.version) return false;
  if (expired !== null) await releaseExpiredHolds(trx, tenant, realNow);
  return true;
}

/** Frees the tables and the idempotency keys of a venue's expired holds, in the transaction of another reservation. */
export async function releaseExpiredHolds(trx: Transaction<Tables>, tenant: string, realNow: number): Promise<void> {
  const expired = await expiredHolds(trx, tenant, realNow);
  if (expired.length === 0) return;
  const ids = expired.map(({ id }) => id);
  await releaseClaims(trx, tenant, ids);
  await trx
    .updateTable('reservations')
    .set({ idempotency_key: null })
    .where('tenant', '=', tenant)
    .where('id', 'in', ids)
    .execute();
}

/** Frees the tables of a venue's expired holds if there are any: pages learn of it without another reservation. */
export async function freeExpiredTables(store: Store, tenant: string, realNow: number): Promise<void> {
  const claim = await store
    .selectFrom('claims')
    .innerJoin('reservations', (join) =>
      join.onRef('reservations.tenant', '=', 'claims.tenant').onRef('reservations.id', '=', 'claims.reservation_id'),
    )
    .select('claims.slot')
    .where('reservations.tenant', '=', tenant)
    .where('reservations.held_until', '<=', realNow)
    .limit(1)
    .executeTakeFirst();
  if (claim) await writeDurably(store, tenant, (trx) => releaseExpiredHolds(trx, tenant, realNow));
}

/** Returns a venue's expired holds. */
export async function expiredHolds(
  store: Store | Transaction<Tables>,
  tenant: string,
  realNow: number,
): Promise<Pick<Reservation, 'id' | 'code'>[]> {
  return store
    .selectFrom('reservations')
    .select(['id', 'code'])
    .where('tenant', '=', tenant)
    .where('held_until', '<=', realNow)
    .execute();
}

/**
 * Makes the secret of a link that confirms a reservation. Only its hash is stored. Earlier links stay valid, because an
 * attempt to send a mail may have succeeded although it was reported as failed.
 */
export async function createConfirmationSecret(store: Store, tenant: string, reservationId: number): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await store
    .insertInto('confirmation_links')
    .values({ tenant, secret_hash: hashOf(secret), reservation_id: reservationId })
    .execute();
  return secret;
}

/** Returns the reservation that a link confirms, or undefined if the link is unknown, used or expired. */
export async function findHeldReservation(
  store: Store | Transaction<Tables>,
  tenant: string,
  secret: string,
  realNow: number,
): Promise<Reservation | undefined> {
  return store
    .selectFrom('confirmation_links')
    .innerJoin('reservations', (join) =>
      join
        .onRef('reservations.tenant', '=', 'confirmation_links.tenant')
        .onRef('reservations.id', '=', 'confirmation_links.reservation_id'),
    )
    .selectAll('reservations')
    .where('confirmation_links.tenant', '=', tenant)
    .where('confirmation_links.secret_hash', '=', hashOf(secret))
    .where('reservations.held_until', '>', realNow)
    .where('reservations.cancelled_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Confirms the reservation of a link, durably, and sends the mails about it. Returns undefined if the link is unknown,
 * used or expired. `now` is the venue's current time; both times are epoch milliseconds.
 */
export function confirmReservation(
  store: Store,
  tenant: string,
  secret: string,
  { now, realNow }: { readonly now: number; readonly realNow: number },
): Promise<Reservation | undefined> {
  return writeDurably(store, tenant, async (trx) => {
    const reservation = await findHeldReservation(trx, tenant, secret, realNow);
    if (!reservation) return undefined;
    const { id } = reservation;
    const after = await trx
      .updateTable('reservations')
      .set((row) => ({ held_until: null, verified_at: realNow, revision: row('revision', '+', 1) }))
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await logVisit(trx, GUEST, 'confirm', now, { before: reservation, after });
    await recordDay(trx, tenant, reservation.date);
    await trx.deleteFrom('confirmation_links').where('tenant', '=', tenant).where('reservation_id', '=', id).execute();
    await enqueueMails(trx, reservation, ['guest', 'notice'], now);
    return reservation;
  });
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
