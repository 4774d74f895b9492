/**
 * Limits that keep one person or one network from reserving a whole evening. They are checked in the transaction of the
 * reservation, so that no race passes them. The first reservation of a date may have as many tables as the party needs.
 *
 * Above the lower limits a reservation is held until the guest confirms it by mail. Confirmed reservations no longer
 * count, because somebody reads that mailbox. Above the upper limits a reservation is refused: a stranger who types
 * other people's addresses must neither hold many tables nor send many mails.
 */
import type { Transaction } from 'kysely';
import type { RequestErrors, ReservationRequest } from '../../domain/booking/reservationRequest.ts';
import type { PlainDate } from '../../domain/booking/time.ts';
import type { Venue } from '../../domain/booking/venueFile.ts';
import type { MailKind, Tables } from '../store/store.ts';
import { asciiEmail } from '../contacts/emailAddress.ts';
import { enqueueMails } from './mailQueue.ts';
import { type Reservation, isNotExpired, reservedTables } from './reservations.ts';

/** Unconfirmed tables of a date for one email address or one telephone number: without a hold, and in all. */
const PERSON_TABLES = { free: 2, max: 3 };
/** Unconfirmed reservations for one email address in a short time, since each sends a mail there. */
const RECENT_RESERVATIONS = { free: 2, max: 3 };
const RECENT_MS = 10 * 60_000;
/** Tables of a date for one client network, such as a hotel's, before further ones are held. */
const MAX_FREE_TABLES_PER_NETWORK = 12;
/** Tables of a date that one client network holds at the same time. */
const MAX_HELD_TABLES_PER_NETWORK = 6;
/** The venue gets one mail in this time, however many dates a flood covers. */
const FLOOD_MS = 3_600_000;

export type LimitError = 'limit_person' | 'limit_network';
export type LimitDecision =
  | { readonly action: 'accept' | 'hold' }
  | { readonly action: 'refuse'; readonly error: LimitError };

const FLOOD: MailKind = 'flood';
/** Changes of one reservation, each of which sends a mail to the guest and one to the venue. */
const MAX_CHANGES = 10;

/** What the limits of one person and one network need besides the request. */
export type LimitFacts = {
  /** Keyed hash of the client's network; undefined if the network is not limited. */
  readonly network: string | undefined;
  /** The real time in epoch milliseconds: limits don't follow a fixed venue time. */
  readonly realNow: number;
};

/** Who makes a reservation, in the spelling that reservations are compared by. */
export type Requester = LimitFacts & { readonly mailbox: string; readonly telephone: string };

export function requesterOf({ email, phone }: ReservationRequest, limits: LimitFacts): Requester {
  return { ...limits, mailbox: mailboxOf(email), telephone: phone.replaceAll(/\D/g, '') };
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

/** Decides about a request. The first refusal, or the first hold for a busy network, sends a mail to the venue. */
export async function checkLimits(
  trx: Transaction<Tables>,
  tenant: string,
  { date, tables }: ReservationRequest,
  { mailbox, telephone, network, realNow }: Requester,
): Promise<LimitDecision> {
  const sameDate = unconfirmedOnDate(trx, tenant, date, realNow);
  const ofPerson = await sameDate
    .where((where) => where.or([where('mailbox', '=', mailbox), where('telephone', '=', telephone)]))
    .execute();
  const ofNetwork = network === undefined ? [] : await sameDate.where('network', '=', network).execute();
  const recent = await unconfirmedReservations(trx, tenant, realNow)
    .where('mailbox', '=', mailbox)
    .where('recorded_at', '>', realNow - RECENT_MS)
    .limit(RECENT_RESERVATIONS.max)
    .execute();
  const exceeds = (reservations: readonly CountedReservation[], limit: number): boolean =>
    exceedsLimit(reservations, tables.length, limit);
  const isNetworkBusy = exceeds(ofNetwork, MAX_FREE_TABLES_PER_NETWORK);
  const decide = (): LimitDecision => {
    if (exceeds(ofPerson, PERSON_TABLES.max) || recent.length >= RECENT_RESERVATIONS.max)
      return { action: 'refuse', error: 'limit_person' };
    const held = ofNetwork.filter((reservation) => reservation.held_until !== null);
    if (isNetworkBusy && exceeds(held, MAX_HELD_TABLES_PER_NETWORK))
      return { action: 'refuse', error: 'limit_network' };
    const isHeld = isNetworkBusy || exceeds(ofPerson, PERSON_TABLES.free) || recent.length >= RECENT_RESERVATIONS.free;
    return { action: isHeld ? 'hold' : 'accept' };
  };
  const decision = decide();
  if (isNetworkBusy || decision.action === 'refuse')
    await notifyVenueOnce(trx, tenant, [...ofPerson, ...recent, ...ofNetwork], realNow);
  return decision;
}

/**
 * Returns the limit that a guest's change of a reservation to a date and to tables exceeds, or undefined. There is no
 * hold for a change: what would be held is refused. A confirmed reservation does not count.
 */
export async function findChangeLimit(
  trx: Transaction<Tables>,
  reservation: Reservation,
  { date, tables }: { readonly date: PlainDate; readonly tables: readonly unknown[] },
  { network, realNow }: LimitFacts,
): Promise<LimitError | undefined> {
  const { id, tenant, mailbox, telephone } = reservation;
  if (reservation.sequence >= MAX_CHANGES) return 'limit_person';
  if (reservation.verified_at !== null) return undefined;
  const others = unconfirmedOnDate(trx, tenant, date, realNow).where('id', '!=', id);
  const ofPerson = await others
    .where((where) => where.or([where('mailbox', '=', mailbox), where('telephone', '=', telephone)]))
    .execute();
  if (exceedsLimit(ofPerson, tables.length, PERSON_TABLES.free)) return 'limit_person';
  const ofNetwork = network === undefined ? [] : await others.where('network', '=', network).execute();
  return exceedsLimit(ofNetwork, tables.length, MAX_FREE_TABLES_PER_NETWORK) ? 'limit_network' : undefined;
}

/** Returns the error of a limit. A person's limit belongs to the email address, a network's to the tables. */
export function limitErrors(code: LimitError, { telephone }: Venue, holdMinutes: number): RequestErrors {
  const error = { code, telephone, minutes: holdMinutes };
  return code === 'limit_person' ? { email: [error] } : { selected_tables: [error] };
}

function unconfirmedReservations(trx: Transaction<Tables>, tenant: string, realNow: number) {
  return trx
    .selectFrom('reservations')
    .select(['id', 'tables', 'held_until'])
    .where('tenant', '=', tenant)
    .where('verified_at', 'is', null)
    .where(isNotExpired(realNow))
    .orderBy('id');
}

function unconfirmedOnDate(trx: Transaction<Tables>, tenant: string, date: PlainDate, realNow: number) {
  return unconfirmedReservations(trx, tenant, realNow).where('date', '=', date).where('cancelled_at', 'is', null);
}

type CountedReservation = Pick<Reservation, 'id' | 'tables' | 'held_until'>;

/** Returns whether the tables of some reservations and a number of further ones exceed a limit. */
function exceedsLimit(reservations: readonly CountedReservation[], further: number, limit: number): boolean {
  return reservations.length > 0 && countTables(reservations) + further > limit;
}

function countTables(reservations: readonly CountedReservation[]): number {
  return reservations.reduce((sum, reservation) => sum + reservedTables(reservation).length, 0);
}

/** Case, a tag after a plus sign and the dots of a Gmail address make no difference. */
function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*?)(?:\+.*)?@(.*)$/.exec(asciiEmail(email).toLowerCase()) ?? [];
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** The mail is about one of the reservations already made, which the venue may want to cancel. */
async function notifyVenueOnce(
  trx: Transaction<Tables>,
  tenant: string,
  related: readonly CountedReservation[],
  realNow: number,
): Promise<void> {
  // A held reservation may be gone soon, and its mails with it.
  const reservation = related.find(({ held_until: heldUntil }) => heldUntil === null);
  if (!reservation) return;
  const earlier = await trx
    .selectFrom('outbox')
    .select('id')
    .where('tenant', '=', tenant)
    .where('kind', '=', FLOOD)
    .where('created_at', '>', realNow - FLOOD_MS)
    .executeTakeFirst();
  if (!earlier) await enqueueMails(trx, { tenant, id: reservation.id }, [FLOOD], realNow);
}
