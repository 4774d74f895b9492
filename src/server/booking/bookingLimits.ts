/**
 * Limits that keep one person or one network from reserving a whole evening. They are checked in the transaction of the
 * reservation, so that no race passes them. The first reservation of a date may have as many tables as the party needs.
 *
 * Above the lower limits a reservation is held until the guest confirms it by mail. What a person has confirmed counts
 * towards a higher limit, because somebody reads that mailbox. Above it, and above what one person may hold, a
 * reservation is refused: a stranger who types other people's addresses must neither hold many tables nor send many
 * mails. Nobody is refused because of the network, which may be a hotel's: its next hold ends its oldest one.
 */
import type { Transaction } from 'kysely';
import type { RequestErrors, ReservationRequest } from '../../domain/booking/reservationRequest.ts';
import type { PlainDate } from '../../domain/booking/time.ts';
import type { Venue } from '../../domain/booking/venueFile.ts';
import { ALL_DATES, type Tables } from '../store/store.ts';
import { together } from '../store/together.ts';
import type { ServedVenue } from '../venues/venues.ts';
import type { LimitFacts } from '../line/clientNetwork.ts';
import { NETWORKS_OF_SITE } from '../line/limiter.ts';
import { countLatelyTaken, findLatest, isRush, raiseAlarm } from './alarms.ts';
import { releaseHolds } from './heldReservations.ts';
import { asciiEmail } from '../../domain/text/emailAddress.ts';
import { type Reservation, isNotExpired, reservedTables } from './reservations.ts';

/**
 * Tables of a date for one email address or one telephone number: without a hold, unconfirmed, and in all. `all` also
 * limits the tables of all dates that one person reserves in a short time.
 */
const PERSON_TABLES = { free: 2, unconfirmed: 3, all: 6 };
/** Unconfirmed reservations for one email address in a short time, since each sends a mail there. */
const RECENT_RESERVATIONS = { free: 2, max: 3 };
const RECENT_MS = 10 * 60_000;
/**
 * Unconfirmed tables of a date for one client network, such as a hotel's: before further ones are held, and held at the
 * same time.
 */
const NETWORK_TABLES = [
  { column: 'network', free: 12, held: 6 },
  { column: 'site', free: 12 * NETWORKS_OF_SITE, held: 6 * NETWORKS_OF_SITE },
] as const;

export type LimitError = 'limit_person' | 'limit_network';
export type LimitDecision =
  | { readonly action: 'accept' | 'hold' }
  | { readonly action: 'refuse'; readonly error: LimitError };

/** Changes of one reservation, each of which sends a mail to the guest and one to the venue. */
const MAX_CHANGES = 10;

/** Who makes a reservation, in the spelling that reservations are compared by. */
export type Requester = LimitFacts & { readonly mailbox: string; readonly telephone: string };

export function requesterOf({ email, phone }: ReservationRequest, limits: LimitFacts): Requester {
  return { ...limits, mailbox: mailboxOf(email), telephone: phone.replaceAll(/\D/g, '') };
}

/** Returns the columns of a reservation that later requests are compared with. */
export function requesterColumns(
  request: ReservationRequest,
  limits: LimitFacts | undefined,
): Pick<Reservation, 'mailbox' | 'telephone' | 'network' | 'site' | 'recorded_at'> {
  if (!limits) return { mailbox: null, telephone: null, network: null, site: null, recorded_at: null };
  const { mailbox, telephone, network = null, site = null, realNow } = requesterOf(request, limits);
  return { mailbox, telephone, network, site, recorded_at: realNow };
}

/** The reservations that limits count. */
type CountedFacts = {
  readonly related: readonly CountedReservation[];
  readonly recent: readonly CountedReservation[];
  /** How many tables of the date have been reserved lately, by whomever. */
  readonly latelyTaken: number;
};

/** Reads what limits count of a request, before `checkLimits`. */
export async function readCounted(
  trx: Transaction<Tables>,
  tenant: string,
  { date }: Pick<ReservationRequest, 'date'>,
  requester: Requester,
): Promise<CountedFacts> {
  const [related, recent, latelyTaken] = await together(
    findRelated(trx, tenant, date, requester),
    findRecent(trx, tenant, requester),
    countLatelyTaken(trx, tenant, { date, realNow: requester.realNow }),
  );
  return { related, recent, latelyTaken };
}

/**
 * Decides about a request. The venue gets a mail of a refusal, of a hold for a busy network, and of many reservations of
 * one date in a short time, whoever makes them.
 */
export async function checkLimits(
  trx: Transaction<Tables>,
  served: ServedVenue,
  { date, tables }: ReservationRequest,
  requester: Requester,
  { related, recent, latelyTaken }: CountedFacts,
): Promise<LimitDecision> {
  const { tenant } = served.venue;
  const { mailbox, realNow } = requester;
  const ofPerson = related.filter((reservation) => isOfPerson(reservation, requester));
  const recentMails = recent.filter((reservation) => reservation.mailbox === mailbox && isUnconfirmed(reservation));
  const exceeds = (reservations: readonly CountedReservation[], limit: number): boolean =>
    exceedsLimit(reservations, tables.length, limit);
  const busyNetworks = NETWORK_TABLES.flatMap(({ column, free, held }) => {
    const unconfirmed = related.filter((each) => isUnconfirmed(each) && isOfNetwork(each, requester, column));
    return exceeds(unconfirmed, free) ? [{ unconfirmed, maxHeld: held }] : [];
  });
  const isRefused =
    [ofPerson, recent].some((reservations) => exceeds(reservations, PERSON_TABLES.all)) ||
    exceeds(ofPerson.filter(isUnconfirmed), PERSON_TABLES.unconfirmed) ||
    recentMails.length >= RECENT_RESERVATIONS.max;
  if (isRefused || busyNetworks.length > 0)
    await raiseAlarm(trx, tenant, { kind: 'flood', date: ALL_DATES, realNow }, [...recent, ...related]);
  if (isRefused) return { action: 'refuse', error: 'limit_person' };
  if (isRush(latelyTaken + tables.length, served.tables.size))
    await raiseAlarm(trx, tenant, { kind: 'rush', date, realNow }, await findLatest(trx, tenant, { date, realNow }));
  for (const { unconfirmed, maxHeld } of busyNetworks)
    await endOldestHolds(trx, served, unconfirmed, { maxHeld, further: tables.length });
  const isHeld =
    busyNetworks.length > 0 ||
    exceeds(ofPerson.filter(isUnconfirmed), PERSON_TABLES.free) ||
    recentMails.length >= RECENT_RESERVATIONS.free;
  return { action: isHeld ? 'hold' : 'accept' };
}

/**
 * Returns the limit that a guest's change of a reservation to a date and to tables exceeds, or undefined. There is no
 * hold for a change: what would be held is refused. A confirmed reservation has the limits of confirmed ones.
 */
export async function findChangeLimit(
  trx: Transaction<Tables>,
  reservation: Reservation,
  { date, tables }: { readonly date: PlainDate; readonly tables: readonly unknown[] },
  limits: LimitFacts,
): Promise<LimitError | undefined> {
  const { id, tenant, mailbox, telephone, sequence, verified_at: verifiedAt } = reservation;
  if (sequence >= MAX_CHANGES) return 'limit_person';
  // Staff have entered it.
  if (mailbox === null || telephone === null) return undefined;
  const requester = { ...limits, mailbox, telephone };
  const others = (await findRelated(trx, tenant, date, requester)).filter((other) => other.id !== id);
  const exceeds = (reservations: readonly CountedReservation[], limit: number): boolean =>
    exceedsLimit(reservations, tables.length, limit);
  const ofPerson = others.filter((other) => isOfPerson(other, requester));
  if (exceeds(ofPerson, PERSON_TABLES.all)) return 'limit_person';
  if (verifiedAt !== null) return undefined;
  const unconfirmed = others.filter(isUnconfirmed);
  if (exceeds(ofPerson.filter(isUnconfirmed), PERSON_TABLES.free)) return 'limit_person';
  const isNetworkBusy = NETWORK_TABLES.some(({ column, free }) =>
    exceeds(
      unconfirmed.filter((other) => isOfNetwork(other, requester, column)),
      free,
    ),
  );
  return isNetworkBusy ? 'limit_network' : undefined;
}

/** Returns the error of a limit. A person's limit belongs to the email address, a network's to the tables. */
export function limitErrors(code: LimitError, { telephone }: Venue, holdMinutes: number): RequestErrors {
  const error = { code, telephone, minutes: holdMinutes };
  return code === 'limit_person' ? { email: [error] } : { selected_tables: [error] };
}

const COUNTED = [
  'id',
  'tables',
  'held_until',
  'verified_at',
  'mailbox',
  'telephone',
  'network',
  'site',
] as const satisfies readonly (keyof Reservation)[];
type CountedReservation = Pick<Reservation, (typeof COUNTED)[number]>;

/** Returns the reservations of a date that one person has made, or that come from one network. */
function findRelated(
  trx: Transaction<Tables>,
  tenant: string,
  date: PlainDate,
  { mailbox, telephone, network, site, realNow }: Requester,
): Promise<CountedReservation[]> {
  return trx
    .selectFrom('reservations')
    .select(COUNTED)
    .where('tenant', '=', tenant)
    .where('date', '=', date)
    .where('cancelled_at', 'is', null)
    .where(isNotExpired(realNow))
    .where((where) =>
      where.or([
        where('mailbox', '=', mailbox),
        where('telephone', '=', telephone),
        ...(network === undefined ? [] : [where('network', '=', network)]),
        ...(site === undefined ? [] : [where('site', '=', site)]),
      ]),
    )
    .orderBy('id')
    .execute();
}

/** Returns what one person has reserved lately, for any date, also what is canceled. */
function findRecent(
  trx: Transaction<Tables>,
  tenant: string,
  { mailbox, telephone, realNow }: Requester,
): Promise<CountedReservation[]> {
  return trx
    .selectFrom('reservations')
    .select(COUNTED)
    .where('tenant', '=', tenant)
    .where((where) => where.or([where('mailbox', '=', mailbox), where('telephone', '=', telephone)]))
    .where('recorded_at', '>', realNow - RECENT_MS)
    .where(isNotExpired(realNow))
    .orderBy('id')
    .execute();
}

function isOfPerson(reservation: CountedReservation, { mailbox, telephone }: Requester): boolean {
  return reservation.mailbox === mailbox || reservation.telephone === telephone;
}

function isOfNetwork(reservation: CountedReservation, requester: Requester, column: 'network' | 'site'): boolean {
  return requester[column] !== undefined && reservation[column] === requester[column];
}

function isUnconfirmed({ verified_at: verifiedAt }: CountedReservation): boolean {
  return verifiedAt === null;
}

/** Ends a network's oldest holds, as far as it has no room for further tables otherwise. */
async function endOldestHolds(
  trx: Transaction<Tables>,
  served: ServedVenue,
  unconfirmed: readonly CountedReservation[],
  { maxHeld, further }: { readonly maxHeld: number; readonly further: number },
): Promise<void> {
  const held = unconfirmed.filter((reservation) => reservation.held_until !== null);
  let ended = 0;
  while (exceedsLimit(held.slice(ended), further, maxHeld)) ended++;
  await releaseHolds(
    trx,
    served,
    held.slice(0, ended).map(({ id }) => id),
  );
}

/** Returns whether the tables of some reservations and a number of further ones exceed a limit. */
function exceedsLimit(reservations: readonly CountedReservation[], further: number, limit: number): boolean {
  return reservations.length > 0 && countTables(reservations) + further > limit;
}

function countTables(reservations: readonly CountedReservation[]): number {
  return reservations.reduce((sum, reservation) => sum + reservedTables(reservation).length, 0);
}

/** Returns the mailbox of an address: case, a tag after a plus sign and the dots of a Gmail address make no difference. */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*?)(?:\+.*)?@(.*)$/.exec(asciiEmail(email).toLowerCase()) ?? [];
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
