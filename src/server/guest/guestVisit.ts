/** The reservation that a guest's link leads to. */
import { addDays, zonedTime } from '../../domain/booking/time.ts';
import { type Reservation, hasBegun, isNotExpired, withCurrentNames } from '../booking/reservations.ts';
import { hashSecret, tenantOf } from '../links/guestLinks.ts';
import { inLanguage } from '../messages/messages.ts';
import { realTime } from '../store/realTime.ts';
import type { Store } from '../store/store.ts';
import { currentVenue } from '../venues/publications.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';

/** How long after its visit a link leads to a reservation, in days. */
const LINK_DAYS = 30;

export type GuestVisit = {
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
  secret: string,
  now: number,
): Promise<GuestVisit | undefined> {
  const tenant = tenantOf(secret, venues.keys());
  const today = zonedTime(now, venues.get(tenant)?.venue.time_zone ?? 'UTC').date;
  const reservation = await store
    .selectFrom('guest_links')
    .innerJoin('reservations', (join) =>
      join
        .onRef('reservations.tenant', '=', 'guest_links.tenant')
        .onRef('reservations.id', '=', 'guest_links.reservation_id'),
    )
    .selectAll('reservations')
    .where('guest_links.tenant', '=', tenant)
    .where('guest_links.secret_hash', '=', hashSecret(secret))
    .where('reservations.date', '>=', addDays(today, -LINK_DAYS))
    .where(isNotExpired(realTime(store)))
    .executeTakeFirst();
  const served = reservation && (await currentVenue(store, venues, tenant));
  return (
    served && {
      secret,
      reservation: withCurrentNames(reservation, served.tables),
      served,
      venue: inLanguage(served.venue, reservation.language),
    }
  );
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
