/** The reservation that a guest's link leads to. */
import { MAX_DAYS } from '../../domain/booking/days.ts';
import { type PlainDate, addDays, zonedTime } from '../../domain/booking/time.ts';
import {
  type Reservation,
  findSeries,
  hasBegun,
  isNotExpired,
  withCurrentNames,
  withDays,
} from '../booking/reservations.ts';
import type { Doer } from '../line/limiter.ts';
import { hashSecret, isMailedSecret, tenantOf } from '../links/guestLinks.ts';
import { mailboxOf } from '../booking/bookingLimits.ts';
import { inLanguage } from '../messages/messages.ts';
import { realTime } from '../store/realTime.ts';
import type { Store } from '../store/store.ts';
import { currentVenue } from '../venues/publications.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';

/** Between the secret of a stay's link and a date in the address of one of its days: no secret has it. */
const DAY_MARK = '.';

/** How long after its visit a link leads to a reservation, in days. */
const LINK_DAYS = 30;

export type GuestVisit = {
  /** What stands in the addresses of the guest's pages: the link's secret, with the date for one day of a stay. */
  readonly secret: string;
  readonly reservation: Reservation;
  readonly served: ServedVenue;
  /** The venue as it speaks to the guest. */
  readonly venue: ServedVenue['venue'];
};

/**
 * What has become of a reservation. `held` waits for the guest's confirmation, and `offered` for the answer of a guest on
 * the waiting list, which is `declined` or over later. After its time a reservation has `begun`.
 */
export type VisitState = 'reserved' | 'held' | 'offered' | 'declined' | 'cancelled' | 'arrived' | 'begun' | 'past';

/**
 * Returns what a secret leads to, or undefined. Unknown, expired and foreign secrets take the same one query: neither
 * the answer nor its time tells them apart. `now` is the venues' current time in epoch milliseconds.
 */
export async function findGuestVisit(
  store: Store,
  venues: Venues,
  address: string,
  now: number,
): Promise<GuestVisit | undefined> {
  const [secret = '', ...rest] = address.split(DAY_MARK);
  // Everything behind the first mark, so that an address that goes on after its date finds nothing: pages repeat their
  // address in links, which must hold a secret and a date only.
  const day = rest.length === 0 ? undefined : rest.join(DAY_MARK);
  const tenant = tenantOf(secret, venues.keys());
  const today = zonedTime(now, venues.get(tenant)?.venue.time_zone ?? 'UTC').date;
  const found = await store
    .selectFrom('guest_links')
    .innerJoin('reservations', (join) =>
      join
        .onRef('reservations.tenant', '=', 'guest_links.tenant')
        .onRef('reservations.id', '=', 'guest_links.reservation_id'),
    )
    .selectAll('reservations')
    .where('guest_links.tenant', '=', tenant)
    .where('guest_links.secret_hash', '=', hashSecret(secret))
    .where((where) =>
      where.or([
        where('reservations.date', '>=', addDays(today, -LINK_DAYS)),
        // The link of a stay is that of its first day.
        where.and([
          where('reservations.series', 'is not', null),
          where('reservations.date', '>=', addDays(today, -LINK_DAYS - MAX_DAYS)),
        ]),
      ]),
    )
    .where(isNotExpired(realTime(store)))
    .executeTakeFirst();
  const reservation = found && (day === undefined ? await withDays(store, found) : await findDay(store, found, day));
  const served = reservation && (await currentVenue(store, venues, tenant));
  return (
    served && {
      secret: address,
      reservation: withCurrentNames(reservation, served.tables),
      served,
      venue: inLanguage(served.venue, reservation.language),
    }
  );
}

/** Returns the mailbox that hears of what the guest does; undefined if somebody has shown that they read it. */
export function unverifiedMailbox({ reservation, secret: address }: GuestVisit): Doer | undefined {
  const [secret = ''] = address.split(DAY_MARK);
  const { verified_at: verifiedAt, source, email } = reservation;
  if (verifiedAt !== null || source !== 'online' || email === '' || isMailedSecret(secret)) return undefined;
  return { mailbox: mailboxOf(email) };
}

/** Returns the address of the page about one day of a stay. */
export function dayAddress(secret: string, date: PlainDate): string {
  return secret + DAY_MARK + date;
}

/** Returns the address of the page about the whole stay; undefined if it is this one. */
export function stayAddress(address: string): string | undefined {
  const [secret, day] = address.split(DAY_MARK);
  return day === undefined ? undefined : secret;
}

async function findDay(store: Store, reservation: Reservation, date: string): Promise<Reservation | undefined> {
  const { tenant, series } = reservation;
  const days = series === null ? [reservation] : await findSeries(store, tenant, series);
  // Of two on a date, after a change, the one that is not canceled.
  return days.toSorted((a) => (a.cancelled_at === null ? -1 : 1)).find((each) => each.date === date);
}

/** Returns what has become of a reservation. `now` is the venue's current time in epoch milliseconds. */
export function visitState({ reservation, venue }: GuestVisit, now: number): VisitState {
  const { status, source, verified_at: verifiedAt } = reservation;
  const isOffer = source === 'walk_in' && verifiedAt === null;
  if (reservation.cancelled_at !== null) return isOffer ? 'declined' : 'cancelled';
  if (isOffer && reservation.held_until !== null) return 'offered';
  if (status === 'arrived' || status === 'seated') return 'arrived';
  if (hasBegun(reservation, venue, now)) {
    const isAwaited = status === 'reserved' || status === 'confirmed';
    return isAwaited && zonedTime(now, venue.time_zone).date <= reservation.date ? 'begun' : 'past';
  }
  return reservation.held_until === null ? 'reserved' : 'held';
}
