/** A fixed set of reservations that shows every state of a table, made by the same rules as a visitor's. */
import type { Table } from '../../domain/plan/table.ts';
import { isPastAvailableUntil } from '../../domain/booking/availableUntil.ts';
import type { Minutes } from '../../domain/plan/timeOfDay.ts';
import { firstOpenDate, hoursOn, openSlots } from '../../domain/booking/bookingCalendar.ts';
import { type PlainDate, addDays, formatWireDate, formatWireTime } from '../../domain/booking/time.ts';
import { bookingCalendar, countsStays, openingHours } from '../../domain/booking/venue.ts';
import type { RequestBody } from './idempotency.ts';
import { reserve } from './makeReservation.ts';
import type { Store } from '../store/store.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';

/** Number of reservations on the first open date and on the following ones. */
const PER_DATE = [6, 4, 2];
/** Consecutive reservations of a date are this many time slots apart. */
const SLOT_STEP = 5;

/** Guests of the demonstration. */
export const DEMO_GUESTS = [
  ['Amara', 'Perera'],
  ['Jonas', 'Weber'],
  ['Putu', 'Wirawan'],
  ['Ines', 'Carvalho'],
  ['Noah', 'Silva'],
  ['Mei', 'Tanaka'],
  ['Ruwan', 'Fernando'],
  ['Clara', 'Lindqvist'],
  ['Made', 'Suarta'],
  ['Tomás', 'Ruiz'],
  ['Anjali', 'Rao'],
  ['Luca', 'Moretti'],
] as const;
// Phone numbers reserved for fiction, or too plain to be anyone's, by country code.
const PHONES: Readonly<Record<string, string>> = { '+94': '770000', '+62': '8110000', '+1': '202555' };

/** Makes the reservations and sends no mail. Reservations of an earlier start are kept. */
export async function seedDemoReservations(store: Store, venues: Venues, now: number): Promise<void> {
  for (const served of venues.values()) {
    for (const body of demoBodies(served, now))
      await reserve(store, venues, served.venue.tenant, body, { now, mails: false });
  }
}

function demoBodies(served: ServedVenue, now: number): RequestBody[] {
  const calendar = bookingCalendar(served.venue);
  const bodies: RequestBody[] = [];
  let date = firstOpenDate(calendar, now);
  for (const count of PER_DATE) {
    if (date === undefined) break;
    const slots = openSlots(calendar, date, now);
    for (const [i, table] of spread([...served.tables.values()], count, bodies.length).entries()) {
      const slot = slots[(i * SLOT_STEP) % slots.length];
      const guest = DEMO_GUESTS[bodies.length % DEMO_GUESTS.length];
      if (slot !== undefined && guest) bodies.push(bodyOf(served, table, date, slot, guest));
    }
    date = firstOpenDate(calendar, now, addDays(date, 1));
  }
  return bodies;
}

/** Returns `count` tables, evenly spread over the plan. */
function spread(tables: readonly Table[], count: number, offset: number): Table[] {
  return Array.from({ length: Math.min(count, tables.length) }, (_, i) =>
    tables.at((Math.floor((i * tables.length) / count) + offset) % tables.length),
  ).filter((table) => table !== undefined);
}

function bodyOf(
  { venue }: ServedVenue,
  table: Table,
  date: PlainDate,
  slot: Minutes,
  [firstName, lastName]: readonly [string, string],
): RequestBody {
  const { promo_codes: promoCodes, stays, guests } = venue;
  const time = isPastAvailableUntil(table.availableUntil, slot, venue.least_stay_minutes)
    ? hoursOn(openingHours(venue), date).first
    : slot;
  return {
    first_name: firstName,
    last_name: lastName,
    email: `${firstName
      .normalize('NFD')
      .replaceAll(/\P{ASCII}/gu, '')
      .toLowerCase()}@example.com`,
    country_code: venue.country_code,
    phone: `${PHONES[venue.country_code] ?? '5550'}${String(table.id).padStart(3, '0').slice(-3)}`,
    notes: '',
    terms: true,
    location_id: venue.location_id,
    date: formatWireDate(date),
    time: formatWireTime(time),
    step: 2,
    selected_tables: [table.id],
    guests: String(Math.min(Math.max(table.seats, guests.min), guests.max)),
    ...(promoCodes ? { discount_code: '' } : {}),
    ...(countsStays(venue) ? { stay: stays?.[0]?.name ?? '' } : {}),
    idempotency_key: `demo-${date}-${table.key}`,
  };
}
