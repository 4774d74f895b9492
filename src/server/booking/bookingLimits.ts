/**
 * Limits that keep one person or one network from reserving a whole evening. They are checked in the transaction of the
 * reservation, so that no race passes them. The first reservation of a date may have as many tables as the party needs.
 */
import type { Transaction } from 'kysely';
import type { ReservationRequest } from '../../domain/booking/reservationRequest.ts';
import type { MailKind, Tables } from '../store/store.ts';
import { enqueueMails } from './mailQueue.ts';
import { type Reservation, reservedTables } from './reservations.ts';

/** Tables of a date for one email address or one telephone number. */
const MAX_TABLES_PER_PERSON = 3;
/** Tables of a date for one client network, such as a hotel's. */
const MAX_TABLES_PER_NETWORK = 12;
/** Reservations for one email address in a short time, since each sends a mail there. */
const MAX_RECENT_RESERVATIONS = 3;
const RECENT_MS = 10 * 60_000;

export type LimitError = 'limit_person' | 'limit_network';

const FLOOD: MailKind = 'flood';

/**
 * Returns the limit that a request exceeds, or undefined. The first refusal of a date sends a mail to the venue.
 * `network` is the hash of the client's network, `now` the venue's current time in epoch milliseconds.
 */
export async function checkLimits(
  trx: Transaction<Tables>,
  tenant: string,
  request: ReservationRequest,
  network: string,
  now: number,
): Promise<LimitError | undefined> {
  const sameDate = await trx
    .selectFrom('reservations')
    .select(['id', 'email', 'country_code', 'phone', 'network', 'tables'])
    .where('tenant', '=', tenant)
    .where('date', '=', request.date)
    .where('cancelled_at', 'is', null)
    .execute();
  const phone = phoneKey(request.countryCode, request.phone);
  const ofPerson = sameDate.filter(
    (other) =>
      recipientKey(other.email) === recipientKey(request.email) || phoneKey(other.country_code, other.phone) === phone,
  );
  const ofNetwork = sameDate.filter((other) => other.network === network);
  const recent = (
    await trx
      .selectFrom('reservations')
      .select(['id', 'email'])
      .where('created_at', '>', now - RECENT_MS)
      .execute()
  ).filter((other) => recipientKey(other.email) === recipientKey(request.email));
  const requested = request.tables.length;
  const related = [...ofPerson, ...recent, ...ofNetwork][0];
  if (!related) return undefined;
  const exceedsPerson =
    recent.length >= MAX_RECENT_RESERVATIONS ||
    (ofPerson.length > 0 && countTables(ofPerson) + requested > MAX_TABLES_PER_PERSON);
  const exceedsNetwork = ofNetwork.length > 0 && countTables(ofNetwork) + requested > MAX_TABLES_PER_NETWORK;
  if (!exceedsPerson && !exceedsNetwork) return undefined;
  await notifyVenueOnce(trx, tenant, related.id, now);
  return exceedsPerson ? 'limit_person' : 'limit_network';
}

function countTables(reservations: readonly Pick<Reservation, 'tables'>[]): number {
  return reservations.reduce((sum, reservation) => sum + reservedTables(reservation).length, 0);
}

/** Compares mailboxes: case and a tag after a plus sign make no difference. */
function recipientKey(email: string): string {
  return email.toLowerCase().replace(/\+.*@/, '@');
}

function phoneKey(countryCode: string, phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '');
  const code = countryCode.replaceAll(/\D/g, '');
  return digits.startsWith(code) && /^\s*(?:\+|00)/.test(phone) ? digits : code + digits;
}

async function notifyVenueOnce(trx: Transaction<Tables>, tenant: string, reservationId: number, now: number) {
  const { date } = await trx
    .selectFrom('reservations')
    .select('date')
    .where('id', '=', reservationId)
    .executeTakeFirstOrThrow();
  const earlier = await trx
    .selectFrom('outbox')
    .innerJoin('reservations', 'reservations.id', 'outbox.reservation_id')
    .select('outbox.id')
    .where('outbox.kind', '=', FLOOD)
    .where('reservations.tenant', '=', tenant)
    .where('reservations.date', '=', date)
    .executeTakeFirst();
  if (!earlier) await enqueueMails(trx, reservationId, [FLOOD], now);
}
