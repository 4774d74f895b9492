/**
 * The venue's mail of the day, for venues that want no mail for each reservation. Notices are gathered in the outbox by
 * the transactions that cause them. At its time one transaction makes them part of a mail, which the outbox sends like
 * any other: so each notice is in one mail of the day, whichever process makes it and whatever ends in between.
 */
import { type NotNull, sql } from 'kysely';
import { addDays, zonedTime, zonedTimeToInstant } from '../../domain/booking/time.ts';
import type { Venue } from '../../domain/booking/venueFile.ts';
import type { Minutes } from '../../domain/plan/timeOfDay.ts';
import { enqueueMails } from '../booking/mailQueue.ts';
import { type Reservation, withDays } from '../booking/reservations.ts';
import { writeDurably } from '../store/groupCommit.ts';
import type { Store } from '../store/store.ts';
import { findVenues } from '../store/listedVenues.ts';
import { currentVenues } from '../venues/publications.ts';
import type { Venues } from '../venues/venues.ts';

const USUAL_TIME: Minutes = 8 * 60;

/** What happened to a reservation, in the order in which the mail lists it. */
export const DIGEST_PARTS = ['new', 'changed', 'cancelled'] as const;
export type DigestEntry = { readonly part: (typeof DIGEST_PARTS)[number]; readonly reservation: Reservation };

/**
 * Returns the instant before which notices are due. That is the last time of the mail, or now for a venue that has gathered
 * some and then chosen otherwise. `now` is the venue's current time in epoch milliseconds.
 */
export function digestEnd(
  {
    notifications,
    service_notifications: ofServices = {},
    digest_time: time = USUAL_TIME,
    time_zone: zone,
  }: Pick<Venue, 'notifications' | 'digest_time' | 'time_zone'> & Partial<Pick<Venue, 'service_notifications'>>,
  now: number,
): number {
  if (![notifications, ...Object.values(ofServices)].includes('daily')) return now + 1;
  const { date } = zonedTime(now, zone);
  const today = zonedTimeToInstant(date, time, zone);
  return today <= now ? today : zonedTimeToInstant(addDays(date, -1), time, zone);
}

/** Adds the mails of the day that are due to the outbox. Returns how many. `now` is the venues' current time. */
export async function enqueueDigests(store: Store, venues: Venues, now: number): Promise<number> {
  let count = 0;
  const rows = (await currentVenues(store, venues)).map(({ venue }) => ({
    tenant: venue.tenant,
    end: digestEnd(venue, now),
  }));
  const ends = new Map(rows.map(({ tenant, end }) => [tenant, end]));
  const gathered = await findVenues(store, rows, ({ exists, selectFrom }) =>
    exists(
      selectFrom('outbox')
        .select('outbox.id')
        .whereRef('outbox.tenant', '=', 'venue.tenant')
        .where('outbox.state', '=', sql.lit('gathered'))
        .whereRef('outbox.created_at', '<', 'venue.end'),
    ),
  );
  for (const tenant of gathered) if (await writeIfDue(store, tenant, ends.get(tenant) ?? 0, now)) count++;
  return count;
}

async function writeIfDue(store: Store, tenant: string, end: number, now: number): Promise<boolean> {
  const due = (database: Pick<Store, 'selectFrom'>) =>
    database
      .selectFrom('outbox')
      .select(['id', 'reservation_id'])
      .where('tenant', '=', tenant)
      // SQLite uses the index of gathered notices only for a state that it reads in the statement.
      .where('state', '=', sql.lit('gathered'))
      .where('created_at', '<', end)
      .$narrowType<{ reservation_id: NotNull }>()
      // A mail goes with the reservation whose row it has, if that is erased before it is sent.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('outbox as digest')
              .select('digest.id')
              .where('digest.tenant', '=', tenant)
              .whereRef('digest.id', '=', 'outbox.digest_id'),
          ),
        ),
      );
  // Most of the time there is nothing to write.
  if (!(await due(store).limit(1).executeTakeFirst())) return false;
  return writeDurably(store, tenant, async (trx) => {
    const notices = await due(trx).execute();
    const [first] = notices;
    if (!first) return false;
    const [digest] = await enqueueMails(trx, { tenant, id: first.reservation_id }, ['digest'], now);
    await trx
      .updateTable('outbox')
      .set({ digest_id: digest ?? null })
      .where('tenant', '=', tenant)
      .where(
        'id',
        'in',
        notices.map(({ id }) => id),
      )
      .execute();
    return true;
  });
}

/** Returns what a mail of the day is about: the reservations as they are now, each once. */
export async function readDigest(store: Store, tenant: string, id: number): Promise<DigestEntry[]> {
  const notices = await store
    .selectFrom('outbox')
    .select(['reservation_id', 'kind'])
    .where('tenant', '=', tenant)
    .where('state', '=', sql.lit('gathered'))
    .where('digest_id', '=', id)
    .$narrowType<{ reservation_id: NotNull }>()
    .execute();
  const isNew = new Set(notices.flatMap(({ kind, reservation_id: of }) => (kind === 'notice' ? [of] : [])));
  const reservations = await store
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', 'in', [0, ...notices.map(({ reservation_id: of }) => of)])
    .orderBy('date')
    .orderBy('time')
    .orderBy('id')
    .execute();
  const partOf = (row: Reservation): DigestEntry['part'] => {
    if (row.cancelled_at !== null) return 'cancelled';
    return isNew.has(row.id) ? 'new' : 'changed';
  };
  const entries = await Promise.all(
    reservations.map(async (row) => ({ part: partOf(row), reservation: await withDays(store, row) })),
  );
  return DIGEST_PARTS.flatMap((part) => entries.filter((entry) => entry.part === part));
}

/** Marks the notices of a mail of the day as sent, after the mail. */
export async function closeDigest(store: Store, tenant: string, id: number, sentAt: number): Promise<void> {
  await store
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: sentAt })
    .where('tenant', '=', tenant)
    .where('state', '=', sql.lit('gathered'))
    .where('digest_id', '=', id)
    .execute();
}
