/**
 * A hold runs from when the mail about it leaves: while mails wait, the guest can't answer. It is extended once more than
 * it was promised for at most, so that a mail server that is down does not hold tables for ever.
 */
import { HOLD_MINUTES } from '../booking/heldReservations.ts';
import type { Reservation } from '../booking/reservations.ts';
import { HOST, logVisit } from '../booking/visits/dayLog.ts';
import { recordDay } from '../live/events.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { realTimeOf } from '../store/realTime.ts';
import type { MailKind, Store } from '../store/store.ts';

const MINUTE_MS = 60_000;

/**
 * Starts the hold of a reservation anew before its mail `confirm` or `offer` leaves, durably. Returns the reservation as
 * it is then. Both times are epoch milliseconds: the venue's and the real one.
 */
export async function startHold(
  store: Store,
  kind: MailKind,
  reservation: Reservation,
  { now, realNow }: { readonly now: number; readonly realNow: number },
): Promise<Reservation> {
  const { tenant, id, recorded_at: recordedAt } = reservation;
  if (kind !== 'confirm' && kind !== 'offer') return reservation;
  const offer = store
    .selectFrom('waiting_list')
    .select('offer_minutes')
    .where('tenant', '=', tenant)
    .where('reservation_id', '=', id);
  const minutes = kind === 'confirm' ? HOLD_MINUTES : ((await offer.executeTakeFirst())?.offer_minutes ?? 0);
  const length = minutes * MINUTE_MS;
  const endFrom = (time: number): number => Math.min(time + length, (recordedAt ?? time) + 2 * length);
  // A mail that leaves at once needs no more time.
  if (endFrom(realNow) < (reservation.held_until ?? Infinity) + MINUTE_MS) return reservation;
  return writeDurably(store, tenant, async (trx) => {
    const held = await trx
      .selectFrom('reservations')
      .selectAll()
      .where('tenant', '=', tenant)
      .where((where) => where.or([where('id', '=', id), where('series', '=', id)]))
      .where('held_until', '>', realTimeOf(trx))
      .execute();
    if (held.length === 0) return reservation;
    const heldUntil = endFrom(realTimeOf(trx));
    for (const before of held) {
      // Its revision stays: staff who have seen it before can still change it.
      const after = await trx
        .updateTable('reservations')
        .set({ held_until: heldUntil })
        .where('tenant', '=', tenant)
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await logVisit(trx, HOST, 'hold', now, { before, after });
      await recordDay(trx, tenant, after.date);
    }
    await trx
      .updateTable('waiting_list')
      .set({ offer_until: heldUntil })
      .where('tenant', '=', tenant)
      .where('reservation_id', '=', id)
      .where('state', '=', 'offered')
      .execute();
    return { ...reservation, held_until: heldUntil };
  });
}
