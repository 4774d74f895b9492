/**
 * The messages that go beside the mails to guests who have agreed to them. They wait in the outbox like mails, written by
 * the same transaction, with a channel of their own. `messenger/messageSender.ts` sends them.
 */
import type { Transaction } from 'kysely';
import type { PlainDate } from '../../domain/booking/time.ts';
import type { Venue } from '../../domain/booking/venueFile.ts';
import type { MailKind, OutboxState, Store, Tables } from '../store/store.ts';
import type { Reservation } from './reservations.ts';

/** What messages are about, by the mails that they go beside. What needs a confirmation by mail goes by mail alone. */
export const MESSAGE_KINDS = {
  guest: 'guest',
  changed: 'changed',
  cancelled: 'cancelled',
  reminder_day: 'reminder',
  reminder_hours: 'reminder',
  offer: 'offer',
} as const satisfies Partial<Record<MailKind, string>>;
export type MessageKind = (typeof MESSAGE_KINDS)[keyof typeof MESSAGE_KINDS];

type Consent = Pick<Reservation, 'messages_at' | 'messages_ended_at'>;

/** Returns whether a guest wants messages: who has withdrawn that gets none. */
export function agreesToMessages({ messages_at, messages_ended_at }: Consent): boolean {
  return messages_at !== null && messages_ended_at === null;
}

/**
 * Returns whether a guest who wants messages gets none yet: nobody has shown that they read the mailbox, so that the
 * number may be a stranger's.
 */
export function awaitsProof(
  reservation: Consent & Pick<Reservation, 'source' | 'verified_at'>,
  { messages_unverified: isProofless }: Pick<Venue, 'messages_unverified'>,
): boolean {
  const { source, verified_at: verifiedAt } = reservation;
  return agreesToMessages(reservation) && source === 'online' && verifiedAt === null && !isProofless;
}

/** Returns the mails' kinds beside which the guest gets a message. */
export async function messagedKinds(
  trx: Transaction<Tables>,
  { tenant, id, messages_at, messages_ended_at = null }: Pick<Reservation, 'tenant' | 'id'> & Partial<Consent>,
  kinds: readonly MailKind[],
): Promise<readonly MailKind[]> {
  const wanted = kinds.filter((kind) => kind in MESSAGE_KINDS);
  if (wanted.length === 0 || messages_at === null) return [];
  if (messages_at !== undefined) return agreesToMessages({ messages_at, messages_ended_at }) ? wanted : [];
  const agreed = await trx
    .selectFrom('reservations')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('messages_at', 'is not', null)
    .where('messages_ended_at', 'is', null)
    .executeTakeFirst();
  return agreed ? wanted : [];
}

/** The latest message to a guest that the venue should know of, as it was not sent. */
export type MessageTrouble = { readonly state: Exclude<OutboxState, 'sent' | 'gathered'>; readonly error: string };

/** Returns why the latest message to each guest of a date has not been sent, by the id of the reservation. */
export async function listMessageTroubles(
  store: Store,
  tenant: string,
  date: PlainDate,
): Promise<Map<number, MessageTrouble>> {
  const rows = await store
    .selectFrom('reservations')
    .innerJoin('outbox', (join) =>
      join.onRef('outbox.tenant', '=', 'reservations.tenant').onRef('outbox.reservation_id', '=', 'reservations.id'),
    )
    .select(['reservations.id', 'outbox.state', 'outbox.last_error'])
    .where('reservations.tenant', '=', tenant)
    .where('reservations.date', '=', date)
    .where('reservations.messages_at', 'is not', null)
    .where('reservations.messages_ended_at', 'is', null)
    .where('outbox.channel', '=', 'message')
    .orderBy('outbox.id')
    .execute();
  const latest = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    [...latest.values()].flatMap(({ id, state, last_error: error }) =>
      error === null || state === 'sent' || state === 'gathered' ? [] : [[id, { state, error }] as const],
    ),
  );
}
