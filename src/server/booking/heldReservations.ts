/**
 * Reservations above the limits. They hold their tables for a short time, until the guest confirms them through a link
 * in a mail. One that is not confirmed in time expires: its tables are available again at once, and its data is erased
 * soon.
 */
import { type Transaction, sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { hashSecret } from '../links/guestLinks.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { isOver } from '../store/knownTime.ts';
import { realTime, realTimeOf } from '../store/realTime.ts';
import type { Store, Tables } from '../store/store.ts';
import { currentVenue, isCurrent, latestVersions } from '../venues/publications.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';
import { claimVisit, releaseClaims } from './claims.ts';
import { claimForOthers } from './reclaim.ts';
import { enqueueMails, enqueueNotice } from './mailQueue.ts';
import { recordTaken } from '../live/events.ts';
import { type Reservation, findSeries } from './reservations.ts';
import { GUEST, logVisit } from './visits/dayLog.ts';
import { visitOf } from './visits/visitRows.ts';

export const HOLD_MINUTES = 15;
const MINUTE_MS = 60_000;
const SECRET_BYTES = 24;
/**
 * What `held_until` is once the tables have been released. No clock, however late, takes such a hold for one that lasts.
 */
export const RELEASED = 0;
const HELD_UNTIL = sql.ref<number>('held_until');

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
 * if another plan or other settings were published since the venue was read.
 */
export async function prepareClaims(trx: Transaction<Tables>, served: ServedVenue): Promise<boolean> {
  const { tenant } = served.venue;
  const { expired, ...latest } = await trx
    .selectNoFrom((columns) => [
      ...latestVersions(columns, tenant),
      columns
        .selectFrom('reservations')
        .select('id')
        .where('tenant', '=', tenant)
        .where('held_until', '>', RELEASED)
        .where(isOver(trx, HELD_UNTIL))
        .limit(1)
        .as('expired'),
    ])
    .executeTakeFirstOrThrow();
  if (!isCurrent(served, latest)) return false;
  if (expired !== null) await releaseExpiredHolds(trx, served);
  return true;
}

/** Attempts while plans are published at the same time. */
const MAX_ATTEMPTS = 5;

/**
 * Runs a durable write that claims tables on the plan and with the settings that are in force, again if others were
 * published meanwhile: another plan may have other tables.
 */
export async function claimOnCurrentPlan<Value>(
  store: Store,
  venues: Venues,
  tenant: string,
  write: (trx: Transaction<Tables>, served: ServedVenue) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const served = await currentVenue(store, venues, tenant);
    if (!served) throw new Error(`the venue ${tenant} is not served`);
    const written = await writeDurably(store, tenant, async (trx) =>
      (await prepareClaims(trx, served)) ? { value: await write(trx, served) } : undefined,
    );
    if (written) return written.value;
  }
  throw new Error(`plans of ${tenant} are published faster than tables are claimed`);
}

function selectExpiredHolds(database: Store | Transaction<Tables>, tenant: string) {
  return database
    .selectFrom('reservations')
    .select('id')
    .where('tenant', '=', tenant)
    .where('held_until', '>', RELEASED)
    .where(isOver(database, HELD_UNTIL));
}

/** Releases the tables and the idempotency keys of a venue's expired holds, in the transaction of another reservation. */
async function releaseExpiredHolds(trx: Transaction<Tables>, served: ServedVenue): Promise<void> {
  const expired = await selectExpiredHolds(trx, served.venue.tenant).execute();
  await releaseHolds(
    trx,
    served,
    expired.map(({ id }) => id),
  );
}

/** Releases the tables and the idempotency keys of holds, for good. */
export async function releaseHolds(
  trx: Transaction<Tables>,
  served: ServedVenue,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const { tenant } = served.venue;
  const freed = await releaseClaims(trx, tenant, ids);
  await trx
    .updateTable('reservations')
    .set({ held_until: RELEASED, idempotency_key: null })
    .where('tenant', '=', tenant)
    .where('id', 'in', ids)
    .execute();
  await claimForOthers(trx, served, freed);
}

/** Frees the tables of a venue's expired holds if there are any: pages learn of it without another reservation. */
export async function freeExpiredTables(store: Store, served: ServedVenue): Promise<void> {
  const { tenant } = served.venue;
  const expired = await selectExpiredHolds(store, tenant).limit(1).executeTakeFirst();
  // Where a plan has just been published, the next call frees them.
  if (expired) await writeDurably(store, tenant, (trx) => prepareClaims(trx, served));
}

/** Returns a venue's holds that were released: no confirmation brings them back. */
export async function releasedHolds(store: Store, tenant: string): Promise<Pick<Reservation, 'id' | 'code'>[]> {
  return store
    .selectFrom('reservations')
    .select(['id', 'code'])
    .where('tenant', '=', tenant)
    .where('held_until', '=', RELEASED)
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
    .values({ tenant, secret_hash: hashSecret(secret), reservation_id: reservationId })
    .execute();
  return secret;
}

/** Returns the reservation that a link confirms, or undefined if the link is unknown, used or expired. */
export async function findHeldReservation(
  store: Store | Transaction<Tables>,
  tenant: string,
  secret: string,
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
    .where('confirmation_links.secret_hash', '=', hashSecret(secret))
    .where('reservations.held_until', '>', realTime(store))
    .where('reservations.cancelled_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Confirms the reservation of a link, durably, and sends the mails about it. Returns undefined if the link is unknown,
 * used or expired, or if somebody else has got one of the tables, which ends the hold. `now` is the venue's current time
 * in epoch milliseconds.
 */
export function confirmReservation(
  store: Store,
  served: ServedVenue,
  secret: string,
  now: number,
): Promise<Reservation | undefined> {
  const { tenant } = served.venue;
  return writeDurably(store, tenant, async (trx) => {
    await releaseExpiredHolds(trx, served);
    const reservation = await findHeldReservation(trx, tenant, secret);
    if (!reservation) return undefined;
    const { id } = reservation;
    const days = reservation.series === null ? [reservation] : await findSeries(trx, tenant, reservation.series);
    for (const day of days)
      if ((await claimVisit(trx, served, day)).length > 0) {
        await releaseHolds(
          trx,
          served,
          days.map((each) => each.id),
        );
        return undefined;
      }
    for (const day of days) {
      const after = await trx
        .updateTable('reservations')
        .set((row) => ({ held_until: null, verified_at: realTimeOf(trx), revision: row('revision', '+', 1) }))
        .where('tenant', '=', tenant)
        .where('id', '=', day.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await logVisit(trx, GUEST, 'confirm', now, { before: day, after });
      // Whatever was released meanwhile is taken again.
      await recordTaken(trx, tenant, day.date, visitOf(after).tables);
    }
    await trx.deleteFrom('confirmation_links').where('tenant', '=', tenant).where('reservation_id', '=', id).execute();
    await enqueueMails(trx, reservation, ['guest'], now);
    await enqueueNotice(trx, served.venue, reservation, 'notice', now);
    return reservation;
  });
}
