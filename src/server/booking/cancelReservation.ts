/** Canceling a reservation. */
import type { Store } from '../store/store.ts';
import type { ServedVenue } from '../venues/venues.ts';
import { claimAgain } from './claims.ts';
import { enqueueMails } from './mailQueue.ts';
import { type Reservation, upcomingReservations } from './reservations.ts';

export type CancelResult =
  | { readonly ok: true; readonly reservation: Reservation }
  | { readonly ok: false; readonly error: 'unknown' | 'cancelled-before' };

/**
 * Cancels a reservation: it stays on record, its tables become available, and the guest gets a
 * mail. `now` is the venue's current time in epoch milliseconds.
 */
export async function cancelReservation(
  store: Store,
  served: ServedVenue,
  code: string,
  now: number,
): Promise<CancelResult> {
  const { tenant } = served.venue;
  return store.transaction().execute(async (trx) => {
    const reservation = await trx
      .selectFrom('reservations')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('code', '=', code)
      .executeTakeFirst();
    if (!reservation) return { ok: false, error: 'unknown' };
    if (reservation.cancelled_at !== null) return { ok: false, error: 'cancelled-before' };
    await trx
      .updateTable('reservations')
      .set({ cancelled_at: now, held_until: null })
      .where('id', '=', reservation.id)
      .execute();
    await trx.deleteFrom('claims').where('reservation_id', '=', reservation.id).execute();
    // A reservation that overlapped this one, since the occupancy setting changed, now gets its claims.
    await claimAgain(
      trx,
      served,
      (await upcomingReservations(trx, tenant, reservation.date)).filter((other) => other.date === reservation.date),
    );
    await enqueueMails(trx, reservation.id, ['cancelled'], now);
    return { ok: true, reservation };
  });
}
