/** Reservations that a venue's hours no longer cover, until the venue has decided about them. */
import type { Uncovered } from '../../../domain/booking/bookingCalendar.ts';
import { type PlainDate, zonedTime } from '../../../domain/booking/time.ts';
import { bookingCalendar } from '../../../domain/booking/venue.ts';
import type { Venue } from '../../../domain/booking/venueFile.ts';
import { undecidedBecause } from '../../../domain/day/visit.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import type { Store } from '../../store/store.ts';
import { type Reservation, upcomingReservations } from '../reservations.ts';
import { visitOf } from './visitRows.ts';

/** Returns why the venue has to decide about reservations, by their id. `now` is the venue's time. */
export function undecided(
  reservations: readonly Reservation[],
  venue: Venue,
  now: number,
): ReadonlyMap<number, Uncovered> {
  const today = zonedTime(now, venue.time_zone).date;
  const hours = bookingCalendar(venue);
  return new Map(
    reservations.flatMap((reservation) => {
      const reason = reservation.date < today ? undefined : undecidedBecause(visitOf(reservation), hours);
      return reason === undefined ? [] : [[reservation.id, reason] as const];
    }),
  );
}

/** Returns the dates from today on with reservations to decide about: why, and how many. */
export async function undecidedDates(
  store: Store,
  venue: Venue,
  now: number,
): Promise<{ readonly date: PlainDate; readonly reason: Uncovered; readonly reservations: number }[]> {
  const upcoming = await upcomingReservations(store, venue.tenant, zonedTime(now, venue.time_zone).date);
  const reasons = undecided(upcoming, venue, now);
  const byDate = groupBy(
    upcoming.filter(({ id }) => reasons.has(id)),
    ({ date }) => date,
  );
  return [...byDate]
    .map(([date, [first, ...others]]) => ({
      date,
      // A date has one reason: it is closed, or its hours are shorter.
      reason: (first && reasons.get(first.id)) ?? 'closed',
      reservations: others.length + 1,
    }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
