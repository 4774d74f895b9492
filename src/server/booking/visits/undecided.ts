/** Reservations that a venue's hours no longer cover, or whose area is closed, until the venue has decided about them. */
import { type PlainDate, zonedTime } from '../../../domain/booking/time.ts';
import { bookingCalendar } from '../../../domain/booking/venue.ts';
import { type Undecided, undecidedBecause } from '../../../domain/day/visit.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import type { Store } from '../../store/store.ts';
import { closedTables } from '../../venues/offlineTables.ts';
import type { ServedVenue } from '../../venues/venues.ts';
import { type Reservation, upcomingReservations } from '../reservations.ts';
import { visitOf } from './visitRows.ts';

/** Returns why the venue has to decide about reservations, by their id. `now` is the venue's time. */
export function undecided(
  reservations: readonly Reservation[],
  served: ServedVenue,
  now: number,
): ReadonlyMap<number, Undecided> {
  const { venue } = served;
  const today = zonedTime(now, venue.time_zone).date;
  const hours = bookingCalendar(venue);
  return new Map(
    reservations.flatMap((reservation) => {
      if (reservation.date < today) return [];
      const closed = closedTables(served, reservation.date);
      const reason = undecidedBecause(visitOf(reservation), hours, (table) => closed.has(table));
      return reason === undefined ? [] : [[reservation.id, reason] as const];
    }),
  );
}

/** Returns the dates from today on with reservations to decide about: why, and how many. */
export async function undecidedDates(
  store: Store,
  served: ServedVenue,
  now: number,
): Promise<{ readonly date: PlainDate; readonly reason: Undecided; readonly reservations: number }[]> {
  const { tenant, time_zone: zone } = served.venue;
  const upcoming = await upcomingReservations(store, tenant, { from: zonedTime(now, zone).date });
  const reasons = undecided(upcoming, served, now);
  const byDate = groupBy(
    upcoming.filter(({ id }) => reasons.has(id)),
    ({ date }) => date,
  );
  return [...byDate]
    .map(([date, [first, ...others]]) => ({
      date,
      // Nearly always all of a date have the same.
      reason: (first && reasons.get(first.id)) ?? 'closed',
      reservations: others.length + 1,
    }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
