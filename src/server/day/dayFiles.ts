/** A date's parties as CSV, and the venue's reservations as a calendar, for other programs. */
import { eventUid, formatCalendarFeed, visitTimes } from '../../domain/booking/calendarEvent.ts';
import { type PlainDate, addDays, formatWireTime, zonedTime } from '../../domain/booking/time.ts';
import {
  type Reservation,
  listReservations,
  reservedTables,
  tableText,
  withCurrentNames,
} from '../booking/reservations.ts';
import { partyAt, partyOf } from '../booking/visits/visitRows.ts';
import { formatCsvRows } from '../files/csvText.ts';
import { formatNumber } from '../messages/formats.ts';
import { type MessageName, formatMessage, messagesFor } from '../messages/messages.ts';
import type { Store } from '../store/store.ts';
import type { ServedVenue } from '../venues/venues.ts';

const COLUMNS = [
  'time',
  'name',
  'guests',
  'tables',
  'state',
  'source',
  'phone',
  'email',
  'notes',
  'staff_note',
  'code',
];
/** Dates that the calendar looks back. */
const PAST_DAYS = 7;

/** Returns the parties of a date as CSV that no spreadsheet evaluates. */
export async function dayCsv(store: Store, served: ServedVenue, date: PlainDate, now: number): Promise<string> {
  const rows = (await listReservations(store, served.venue.tenant, { on: date })).map((reservation) => {
    const { time, name, guests, status, cancelled, source, phone, email, notes, staffNote, code } = partyAt(
      reservation,
      served,
      now,
    );
    const tables = reservedTables(reservation).map((table) => table.name);
    const state = cancelled ? 'cancelled' : status;
    return [formatWireTime(time), name, guests, tables, state, source, phone, email, notes, staffNote, code];
  });
  return formatCsvRows([COLUMNS, ...rows]);
}

/** Returns the venue's reservations of the last days and of all days to come as a calendar. */
export async function dayCalendar(store: Store, { venue, tables: current }: ServedVenue, now: number): Promise<string> {
  const from = addDays(zonedTime(now, venue.time_zone).date, -PAST_DAYS);
  const reservations = await listReservations(store, venue.tenant, { from });
  const words = messagesFor(venue);
  const line = (label: MessageName, value: string): string => `${formatMessage(words, label)}: ${value}`;
  const eventOf = (reservation: Reservation) => {
    const { date, time, stay, sequence, cancelled_at: canceledAt } = reservation;
    const party = partyOf(reservation);
    const tables = reservedTables(withCurrentNames(reservation, current));
    return {
      uid: eventUid(reservation.code),
      createdAt: now,
      ...visitTimes({ date, time, stay, tables }, venue),
      summary: [party.name, formatNumber(party.guests, venue), tables.map(({ name }) => name).join(', ')]
        .filter((part) => part !== '')
        .join(' · '),
      description: [
        line('label_code', reservation.code),
        line('label_tables', tables.map(tableText).join(', ')),
        line('label_telephone', party.phone),
        ...(party.notes === '' ? [] : [party.notes]),
      ].join('\n'),
      location: venue.address,
      method: canceledAt === null ? ('PUBLISH' as const) : ('CANCEL' as const),
      sequence: sequence + (canceledAt === null ? 0 : 1),
    };
  };
  return formatCalendarFeed(venue.name, reservations.map(eventOf));
}
