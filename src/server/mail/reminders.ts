/**
 * Reminders a day and two hours before a visit, for venues that want them. They enter the outbox when they are due, once
 * for each date of a reservation: the unique key decides, also between processes.
 */
import type { Transaction } from 'kysely';
import { uncoveredBy } from '../../domain/booking/bookingCalendar.ts';
import { type PlainDate, addDays, zonedTime, zonedTimeToInstant } from '../../domain/booking/time.ts';
import { type Bookable, bookingCalendar } from '../../domain/booking/venue.ts';
import { type Venue, areaClosuresOn } from '../../domain/booking/venueFile.ts';
import { enqueueMessages, insertMails } from '../booking/mailQueue.ts';
import { agreesToMessages } from '../booking/messageQueue.ts';
import { type Reservation, reservedTables } from '../booking/reservations.ts';
import { writeDurably } from '../store/groupCommit.ts';
import type { MailKind, Store, Tables } from '../store/store.ts';
import { findVenues } from '../store/listedVenues.ts';
import { currentVenues } from '../venues/publications.ts';
import type { Venues } from '../venues/venues.ts';

const HOURS_BEFORE_MS = 2 * 3_600_000;

/** The kinds of mails by the venue's setting. */
const REMINDERS = { day: 'reminder_day', two_hours: 'reminder_hours' } as const satisfies Record<
  Venue['reminders'][number],
  MailKind
>;
export type ReminderKind = (typeof REMINDERS)[keyof typeof REMINDERS];

export function isReminder(kind: MailKind): kind is ReminderKind {
  return kind === REMINDERS.day || kind === REMINDERS.two_hours;
}

type RemindedReservation = Pick<
  Reservation,
  | 'date'
  | 'time'
  | 'tables'
  | 'created_at'
  | 'changed_at'
  | 'cancelled_at'
  | 'held_until'
  | 'kept_at'
  | 'email'
  | 'messages_at'
  | 'messages_ended_at'
>;

/**
 * Returns whether a reminder is due: from its time on, until the next one's or the visit. A day before is the same time
 * of the previous date, however long that date is. Who has reserved or changed later than that needs no reminder, and
 * nobody gets one while the venue has to decide about a visit that its hours no longer cover. `now` is the venue's current
 * time in epoch milliseconds.
 */
export function isReminderDue(
  kind: ReminderKind,
  reservation: RemindedReservation,
  venue: Pick<Venue, 'reminders' | 'area_closures'> & Bookable,
  now: number,
): boolean {
  const { date, time, created_at, changed_at, cancelled_at, held_until, kept_at, email } = reservation;
  if (cancelled_at !== null || held_until !== null) return false;
  if (email === '' && !agreesToMessages(reservation)) return false;
  if (kept_at === null && uncoveredBy(bookingCalendar(venue), { date, time }) !== undefined) return false;
  if (kept_at === null && isAtClosedArea(reservation, venue)) return false;
  const { time_zone: zone, reminders } = venue;
  if (!reminders.some((reminder) => REMINDERS[reminder] === kind)) return false;
  const visit = zonedTimeToInstant(date, time, zone);
  const hoursBefore = visit - HOURS_BEFORE_MS;
  const isDayBefore = kind === REMINDERS.day;
  const due = isDayBefore ? zonedTimeToInstant(addDays(date, -1), time, zone) : hoursBefore;
  return Math.max(created_at, changed_at ?? 0) < due && due <= now && now < (isDayBefore ? hoursBefore : visit);
}

function isAtClosedArea(
  reservation: Pick<Reservation, 'date' | 'tables'>,
  venue: Pick<Venue, 'area_closures'>,
): boolean {
  const closed = areaClosuresOn(venue, reservation.date).map(({ area }) => area);
  return closed.length > 0 && reservedTables(reservation).some(({ areaId = '' }) => closed.includes(areaId));
}

/** Adds the reminders that are due to the outbox. Returns how many. `now` is the venues' current time. */
export async function enqueueReminders(store: Store, venues: Venues, now: number): Promise<number> {
  let count = 0;
  const reminding = (await currentVenues(store, venues))
    .filter(({ venue }) => venue.reminders.length > 0)
    .map(({ venue }) => {
      const today = zonedTime(now, venue.time_zone).date;
      return { tenant: venue.tenant, today, tomorrow: addDays(today, 1) };
    });
  const expecting = await findVenues(store, reminding, ({ exists, selectFrom }) =>
    exists(
      selectFrom('reservations')
        .select('reservations.id')
        .whereRef('reservations.tenant', '=', 'venue.tenant')
        .whereRef('reservations.date', '>=', 'venue.today')
        .whereRef('reservations.date', '<=', 'venue.tomorrow')
        .where('reservations.cancelled_at', 'is', null),
    ),
  );
  for (const { tenant, today, tomorrow } of reminding) {
    const venue = venues.get(tenant)?.venue;
    if (!venue || !expecting.includes(tenant)) continue;
    const due = await findDue(store, venue, [today, tomorrow], now);
    if (due.length === 0) continue;
    count += await writeDurably(store, venue.tenant, async (trx) => {
      let added = 0;
      for (const { kind, reservation } of due) added += await addReminder(trx, kind, reservation, now);
      return added;
    });
  }
  return count;
}

async function findDue(
  store: Store,
  venue: Venue,
  dates: readonly PlainDate[],
  now: number,
): Promise<{ readonly kind: ReminderKind; readonly reservation: Reservation }[]> {
  const { tenant } = venue;
  const reservations = await store
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('date', 'in', dates)
    .where('cancelled_at', 'is', null)
    // A stay of several days has one reminder, before the first that is left.
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('reservations as earlier')
            .select('earlier.id')
            .where('earlier.tenant', '=', tenant)
            .whereRef('earlier.series', '=', 'reservations.series')
            .whereRef('earlier.date', '<', 'reservations.date')
            .where('earlier.cancelled_at', 'is', null),
        ),
      ),
    )
    .execute();
  const known = await store
    .selectFrom('outbox')
    .select(['reservation_id', 'kind', 'visit_date'])
    .where('tenant', '=', tenant)
    .where('visit_date', 'in', dates)
    .execute();
  const added = new Set(known.map(({ reservation_id: id, kind, visit_date: date }) => `${id} ${kind} ${date}`));
  return venue.reminders
    .map((reminder) => REMINDERS[reminder])
    .flatMap((kind) =>
      reservations
        .filter(({ id, date }) => !added.has(`${id} ${kind} ${date}`))
        .filter((reservation) => isReminderDue(kind, reservation, venue, now))
        .map((reservation) => ({ kind, reservation })),
    );
}

async function addReminder(
  trx: Transaction<Tables>,
  kind: ReminderKind,
  reservation: Reservation,
  now: number,
): Promise<number> {
  const visitDate = reservation.date;
  const isMailed = reservation.email !== '';
  const channel = isMailed ? 'mail' : 'message';
  const { numInsertedOrUpdatedRows = 0n } = await insertMails(trx, reservation, [kind], { now, visitDate, channel })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows > 0n && isMailed) await enqueueMessages(trx, reservation, [kind], { now, visitDate });
  return Number(numInsertedOrUpdatedRows);
}
