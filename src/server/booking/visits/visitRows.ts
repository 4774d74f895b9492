/** Reservations as the parties of a day. */
import type { Updateable } from 'kysely';
import { areaOccupancy, openingHours } from '../../../domain/booking/venue.ts';
import type { Party, Visit } from '../../../domain/day/party.ts';
import { afterDayEnd } from '../../../domain/day/dayEnd.ts';
import type { VisitRules } from '../../../domain/day/visit.ts';
import { agreesToMessages } from '../messageQueue.ts';
import { whatsAppLink } from '../../messages/whatsAppLink.ts';
import type { ReservationRow } from '../../store/store.ts';
import type { ServedVenue } from '../../venues/venues.ts';
import { type Reservation, reservedTables } from '../reservations.ts';

type VisitVenue = Pick<ServedVenue, 'venue' | 'tables'>;

/** Returns what the rules of a visit need of a venue. */
export function visitRules(served: VisitVenue): VisitRules {
  const { occupancy, time_zone: timeZone, turn_times: turnTimes, stays = [] } = served.venue;
  const tableOccupancy = tableOccupancyOf(served);
  return { occupancy, tableOccupancy, opening: openingHours(served.venue), timeZone, turnTimes, stays };
}

const occupancyCache = new WeakMap<VisitVenue, VisitRules['tableOccupancy']>();

/** Returns how tables are occupied that differ from the venue, by key. */
function tableOccupancyOf(served: VisitVenue): VisitRules['tableOccupancy'] {
  const { venue, tables } = served;
  if (venue.area_occupancy === undefined) return undefined;
  const cached = occupancyCache.get(served);
  if (cached) return cached;
  const others = [...tables.values()].map(({ key, areaId }) => [key, areaOccupancy(venue, areaId)] as const);
  const found = Object.fromEntries(others.filter(([, occupancy]) => occupancy !== venue.occupancy));
  occupancyCache.set(served, found);
  return found;
}

/** Returns what the rules of a day read of a reservation. */
export function visitOf(reservation: Reservation): Visit {
  const { date, time, stay, guests, status, arrived, revision } = reservation;
  return {
    revision,
    date,
    time,
    stay,
    guests,
    tables: reservedTables(reservation).map(({ key }) => key),
    status,
    arrived,
    statusAt: reservation.status_at ?? reservation.created_at,
    seatedAt: reservation.seated_at,
    leftAt: reservation.left_at,
    cancelled: reservation.cancelled_at !== null,
    heldUntil: reservation.held_until,
    keptAt: reservation.kept_at,
  };
}

/** Returns a reservation as staff see it, but for what is known of the guest from other visits. */
export function partyOf(reservation: Reservation): Party {
  const { id, code, source, first_name, last_name, phone, email, notes, staff_note } = reservation;
  return {
    ...visitOf(reservation),
    id,
    code,
    source,
    name: `${first_name} ${last_name}`.trim(),
    phone,
    email,
    notes,
    staffNote: staff_note,
    tags: [],
    messages: agreesToMessages(reservation),
  };
}

/** Returns a reservation as staff see it at an instant: a day that is over has ended by itself. */
export function partyAt(reservation: Reservation, served: VisitVenue, now: number): Party {
  const whatsApp = whatsAppLink(reservation, served.venue);
  return {
    ...afterDayEnd(partyOf(reservation), visitRules(served), now),
    ...(whatsApp === undefined ? {} : { whatsApp }),
  };
}

/** Returns the columns of a visit but its tables and its cancellation, whose columns say more. */
export function visitColumns(visit: Visit) {
  const { date, time, stay, guests, status, arrived, revision, statusAt, seatedAt, leftAt, heldUntil, keptAt } = visit;
  return {
    date,
    time,
    stay,
    guests,
    status,
    arrived,
    revision,
    status_at: statusAt,
    seated_at: seatedAt,
    left_at: leftAt,
    held_until: heldUntil,
    kept_at: keptAt,
  } satisfies Updateable<ReservationRow>;
}
