/** A date's parties as CSV, and the venue's reservations as a calendar, for other programs. */
import * as z from 'zod/mini';
import { servicesOn } from '../../domain/booking/bookingCalendar.ts';
import { openingHours } from '../../domain/booking/venue.ts';
import { eventUid, formatCalendarFeed, visitTimes } from '../../domain/booking/calendarEvent.ts';
import { type PlainDate, addDays, formatWireTime, zonedTime } from '../../domain/booking/time.ts';
import {
  type Reservation,
  listReservations,
  reservedTables,
  tableNames,
  tableTexts,
  withCurrentNames,
} from '../booking/reservations.ts';
import { partyAt, partyOf } from '../booking/visits/visitRows.ts';
import { formatCsvRows } from '../files/csvText.ts';
import { formatNumber } from '../messages/formats.ts';
import { type MessageName, formatMessage, messagesFor, toStaff } from '../messages/messages.ts';
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

/** The id of an area, and the name of a service. Both if missing. */
export type CalendarPart = { readonly area?: string | undefined; readonly service?: string | undefined };

/** Returns the areas and services that a calendar can be narrowed to. */
export function calendarParts({ venue, tables }: ServedVenue) {
  const { services, specialDays } = openingHours(venue);
  const names = [...services, ...specialDays.flatMap((special) => special.services ?? [])].map(({ name }) => name);
  return {
    areas: [...new Map([...tables.values()].map(({ areaId, area }) => [areaId, area]))].map(([id, name]) => ({
      id,
      name,
    })),
    services: [...new Set(names.filter((name) => name !== undefined))],
  };
}

/** Reads what a calendar is narrowed to. Undefined if the venue has no such area or service. */
export function readCalendarPart(served: ServedVenue, query: unknown): CalendarPart | undefined {
  const { areas, services } = calendarParts(served);
  const part = calendarPartSchema.safeParse(query).data;
  const isKnown =
    part &&
    (part.area === undefined || areas.some(({ id }) => id === part.area)) &&
    (part.service === undefined || services.includes(part.service));
  return isKnown ? part : undefined;
}

const calendarPartSchema = z.object({ area: z.optional(z.string()), service: z.optional(z.string()) });

/** Returns the venue's reservations of the last days and of all days to come as a calendar, or a part of them. */
export async function dayCalendar(
  store: Store,
  { venue, tables: current }: ServedVenue,
  now: number,
  { area, service }: CalendarPart = {},
): Promise<string> {
  const from = addDays(zonedTime(now, venue.time_zone).date, -PAST_DAYS);
  const opening = openingHours(venue);
  const isWanted = ({ date, time, tables }: Reservation): boolean => {
    const ofDate = servicesOn(opening, date);
    // A time between two services belongs to the earlier one.
    const own = ofDate.findLast(({ first }) => first <= time) ?? ofDate[0];
    return (
      (service === undefined || own?.name === service) &&
      (area === undefined || reservedTables({ tables }).some(({ areaId }) => areaId === area))
    );
  };
  const reservations = (await listReservations(store, venue.tenant, { from }))
    .map((reservation) => withCurrentNames(reservation, current))
    .filter(isWanted);
  const words = messagesFor(toStaff(venue));
  const line = (label: MessageName, value: string): string => `${formatMessage(words, label)}: ${value}`;
  const eventOf = (reservation: Reservation) => {
    const { date, time, stay, sequence, cancelled_at: canceledAt } = reservation;
    const party = partyOf(reservation);
    const tables = reservedTables(reservation);
    return {
      uid: eventUid(reservation.code),
      createdAt: now,
      ...visitTimes({ date, time, stay, tables }, venue),
      summary: [party.name, formatNumber(party.guests, venue), tableNames(tables).join(', ')]
        .filter((part) => part !== '')
        .join(' · '),
      description: [
        line('label_code', reservation.code),
        line('label_tables', tableTexts(tables).join(', ')),
        line('label_telephone', party.phone),
        ...(party.notes === '' ? [] : [party.notes]),
      ].join('\n'),
      location: venue.address,
      method: canceledAt === null ? ('PUBLISH' as const) : ('CANCEL' as const),
      sequence: sequence + (canceledAt === null ? 0 : 1),
    };
  };
  const areaName = [...current.values()].find(({ areaId }) => areaId === area)?.area;
  const name = [venue.name, areaName, service].filter((each) => each !== undefined).join(' · ');
  return formatCalendarFeed(name, reservations.map(eventOf));
}
