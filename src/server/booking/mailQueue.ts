/** The mails that a change of a reservation causes. `mail/outbox.ts` sends them. */
import type { Transaction } from 'kysely';
import type { MailKind, Tables } from '../store/store.ts';

/** Before any retry. The outbox runs on real time, reservations on the venue's. */
const DUE_AT_ONCE = 0;

/** Adds mails about a reservation to the outbox, in the transaction that changes the reservation. */
export async function enqueueMails(
  trx: Transaction<Tables>,
  reservationId: number,
  kinds: readonly MailKind[],
  now: number,
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values(
      kinds.map((kind) => ({
        reservation_id: reservationId,
        kind,
        state: 'waiting' as const,
        tries: 0,
        due_at: DUE_AT_ONCE,
        last_error: null,
        created_at: now,
        sent_at: null,
      })),
    )
    .execute();
}
