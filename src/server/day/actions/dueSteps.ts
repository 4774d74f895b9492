/** Finds the venues in which a step is due that nobody of the staff takes, all in one statement. */
import { sql } from 'kysely';
import { zonedTime } from '../../../domain/booking/time.ts';
import { countsTimes } from '../../../domain/booking/venue.ts';
import { UNDO_MS } from '../../../domain/day/action.ts';
import { RELEASED } from '../../booking/heldReservations.ts';
import { isOver } from '../../store/knownTime.ts';
import type { Store } from '../../store/store.ts';
import { findVenues } from '../../store/listedVenues.ts';
import { publishedSince, servedVersions } from '../../venues/publications.ts';
import type { Venues } from '../../venues/venues.ts';

/** Later than any time of a date. */
const NEVER = -1;

/**
 * Returns the venues in which a hold or an offer has ended, a party is late, guests are seated, or something personal is
 * to be forgotten; and those whose plan or settings another process has published. `now` is the venues' time.
 */
export async function findVenuesWithDueSteps(store: Store, venues: Venues, now: number): Promise<string[]> {
  const rows = [...venues.values()].map((served) => {
    const { tenant, time_zone: zone, auto_free_minutes: limit } = served.venue;
    const { date, minutes } = zonedTime(now, zone);
    const late = limit === undefined ? NEVER : Math.max(minutes - limit, NEVER);
    return { tenant, date, late, times: countsTimes(served.venue) ? 1 : 0, ...servedVersions(served) };
  });
  return findVenues(store, rows, (where) => {
    const { and, exists, or, selectFrom } = where;
    const reservations = selectFrom('reservations')
      .select('reservations.id')
      .whereRef('reservations.tenant', '=', 'venue.tenant');
    const present = reservations
      .whereRef('reservations.date', '=', 'venue.date')
      .where('reservations.cancelled_at', 'is', null);
    const isAwaited = present
      .whereRef('reservations.time', '<=', 'venue.late')
      .where('reservations.status', 'in', ['reserved', 'confirmed']);
    const offers = selectFrom('waiting_list')
      .select('waiting_list.id')
      .whereRef('waiting_list.tenant', '=', 'venue.tenant')
      // SQLite uses the indexes of offers only for a state that it reads in the statement.
      .where('waiting_list.state', '=', sql.lit('offered'))
      .where(isOver(store, sql.ref('offer_until')));
    const seasonOffers = selectFrom('season_places')
      .select('season_places.id')
      .whereRef('season_places.tenant', '=', 'venue.tenant')
      .where('season_places.state', '=', sql.lit('offered'))
      .whereRef('season_places.answer_by', '<', 'venue.date');
    const personal = selectFrom('day_log')
      .select('day_log.id')
      .whereRef('day_log.tenant', '=', 'venue.tenant')
      .where('day_log.personal', 'is not', null)
      .where(isOver(store, sql.ref('recorded_at'), { lifeMs: UNDO_MS.accepted }));
    return or([
      publishedSince(where),
      exists(reservations.where('held_until', '>', RELEASED).where(isOver(store, sql.ref('held_until')))),
      exists(offers),
      exists(seasonOffers),
      and([where('venue.late', '>', NEVER), exists(isAwaited)]),
      and([where('venue.times', '=', 1), exists(present.where('reservations.status', '=', 'seated'))]),
      exists(personal),
    ]);
  });
}
