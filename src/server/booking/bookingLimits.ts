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

/** What the limits of one person and one network need besides the request. */
export type LimitFacts = {
  /** Keyed hash of the client's network; undefined if the network is not limited. */
  readonly network: string | undefined;
  /** The real time in epoch milliseconds: limits don't follow a fixed venue time. */
  readonly realNow: number;
};

/** Who makes a reservation, in the spelling that reservations are compared by. */
export type Requester = LimitFacts & { readonly mailbox: string; readonly telephone: string };

export function requesterOf({ email, countryCode, phone }: ReservationRequest, limits: LimitFacts): Requester {
  return { ...limits, mailbox: mailboxOf(email), telephone: telephoneOf(countryCode, phone) };
}

/** Returns the columns of a reservation that later requests are compared with. */
export function requesterColumns(
  request: ReservationRequest,
  limits: LimitFacts | undefined,
): Pick<Reservation, 'mailbox' | 'telephone' | 'network' | 'recorded_at'> {
  if (!limits) return { mailbox: null, telephone: null, network: null, recorded_at: null };
  const { mailbox, telephone, network = null, realNow } = requesterOf(request, limits);
  return { mailbox, telephone, network, recorded_at: realNow };
}

/**
 * Returns the limit that a request exceeds, or undefined. The first refusal of a date sends a mail to the venue.
 * `now` is the venue's current time in epoch milliseconds.
 */
export async function checkLimits(
  trx: Transaction<Tables>,
  tenant: string,
  { date, tables }: ReservationRequest,
  { mailbox, telephone, network, realNow }: Requester,
  now: number,
): Promise<LimitError | undefined> {
  const sameDate = trx
    .selectFrom('reservations')
    .select(['id', 'tables'])
    .where('tenant', '=', tenant)
    .where('date', '=', date)
    .where('cancelled_at', 'is', null);
  const ofPerson = await sameDate
    .where((where) => where.or([where('mailbox', '=', mailbox), where('telephone', '=', telephone)]))
    .execute();
  const ofNetwork = network === undefined ? [] : await sameDate.where('network', '=', network).execute();
  const recent = await trx
    .selectFrom('reservations')
    .select('id')
    .where('mailbox', '=', mailbox)
    .where('recorded_at', '>', realNow - RECENT_MS)
    .limit(MAX_RECENT_RESERVATIONS)
    .execute();
  const related = ofPerson[0] ?? recent[0] ?? ofNetwork[0];
  if (!related) return undefined;
  const exceedsPerson =
    recent.length >= MAX_RECENT_RESERVATIONS ||
    (ofPerson.length > 0 && countTables(ofPerson) + tables.length > MAX_TABLES_PER_PERSON);
  const exceedsNetwork = ofNetwork.length > 0 && countTables(ofNetwork) + tables.length > MAX_TABLES_PER_NETWORK;
  if (!exceedsPerson && !exceedsNetwork) return undefined;
  await notifyVenueOnce(trx, tenant, related.id, now);
  return exceedsPerson ? 'limit_person' : 'limit_network';
}

function countTables(reservations: readonly Pick<Reservation, 'tables'>[]): number {
  return reservations.reduce((sum, reservation) => sum + reservedTables(reservation).length, 0);
}

/** Case and a tag after a plus sign make no difference. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+.*@/, '@');
}

function telephoneOf(countryCode: string, phone: string): string {
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
