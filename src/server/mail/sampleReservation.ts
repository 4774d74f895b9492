/** A reservation that nobody has made, on which owners see the mails of their venue. */
import { firstOpenDate, openSlots } from '../../domain/booking/bookingCalendar.ts';
import { zonedTime } from '../../domain/booking/time.ts';
import { bookingCalendar } from '../../domain/booking/venue.ts';
import type { Table } from '../../domain/plan/table.ts';
import { DEMO_GUESTS } from '../booking/demoReservations.ts';
import { type Reservation, newReservation, toReservedTables } from '../booking/reservations.ts';
import type { ServedVenue } from '../venues/venues.ts';
import type { ReservationMailKind } from './reservationMail.ts';

const [FIRST_NAME, LAST_NAME] = DEMO_GUESTS[0];
const NOON = 12 * 60;

/** Returns a reservation of the default party at the next open time, as a mail of this kind is about it. */
export function sampleReservation(
  { venue, tables }: ServedVenue,
  kind: ReservationMailKind,
  language: string,
  now: number,
): Reservation {
  const calendar = bookingCalendar(venue);
  const date = firstOpenDate(calendar, now) ?? zonedTime(now, venue.time_zone).date;
  const slots = openSlots(calendar, date, now);
  const stay = venue.occupancy === 'stay' ? (venue.stays?.[0]?.minutes ?? null) : null;
  return newReservation({
    tenant: venue.tenant,
    id: 0,
    code: 'BCDFGHJK',
    date,
    time: slots[Math.floor(slots.length / 2)] ?? NOON,
    stay,
    guests: venue.guests.default,
    first_name: FIRST_NAME,
    last_name: LAST_NAME,
    country_code: venue.country_code,
    phone: `${venue.country_code}5550100`,
    email: 'guest@example.com',
    notes: '',
    discount_code: venue.promo_codes?.[0]?.code ?? null,
    tables: JSON.stringify(toReservedTables(seatsFor(venue.guests.default, [...tables.values()]))),
    hold_minutes: venue.hold_minutes,
    held_until: kind === 'offer' ? now + venue.waiting_offer_minutes * 60_000 : null,
    created_at: now,
    cancelled_at: kind === 'cancelled' ? now : null,
    language,
  });
}

/** Returns the first table with enough seats, or else as many tables as it takes. */
function seatsFor(guests: number, tables: readonly Table[]): Table[] {
  const large = tables.find(({ seats }) => seats >= guests);
  if (large) return [large];
  const chosen: Table[] = [];
  let seats = 0;
  for (const table of tables) {
    if (seats >= guests) break;
    chosen.push(table);
    seats += table.seats;
  }
  return chosen;
}
