/** What a venue lets guests reserve by themselves, beyond free tables: which ones, how many guests at a time, and when. */
import type { Transaction } from 'kysely';
import type { RequestErrors } from '../../../domain/booking/reservationRequest.ts';
import { type PlainDate, zonedTime } from '../../../domain/booking/time.ts';
import { hasRoom } from '../../../domain/day/covers.ts';
import type { Minutes } from '../../../domain/plan/timeOfDay.ts';
import type { Table } from '../../../domain/plan/table.ts';
import type { Store, Tables } from '../../store/store.ts';
import { closedTables, offlineTables } from '../../venues/offlineTables.ts';
import type { ServedVenue } from '../../venues/venues.ts';
import { upcomingReservations } from '../reservations.ts';

type OnlineVisit = {
  readonly date: PlainDate;
  readonly time: Minutes;
  readonly guests: number;
  /** Without tables only the time is judged. */
  readonly tables?: readonly Pick<Table, 'key' | 'name'>[];
};

/** Returns until when online reservations of the venue's today are paused, or null. `now` is the venue's time. */
export async function pausedUntil(
  database: Store | Transaction<Tables>,
  tenant: string,
  now: number,
): Promise<number | null> {
  const pause = await database
    .selectFrom('pauses')
    .select('until_at')
    .where('tenant', '=', tenant)
    .where('until_at', '>', now)
    .executeTakeFirst();
  return pause?.until_at ?? null;
}

/**
 * Returns why guests can't make this visit online, or undefined. In the transaction that stores it, no race passes the
 * limit of guests. `except` are the reservations that become this visit.
 */
export async function findOnlineErrors(
  database: Store | Transaction<Tables>,
  served: ServedVenue,
  { date, time, guests, tables = [] }: OnlineVisit,
  now: number,
  except: readonly number[] = [],
): Promise<RequestErrors | undefined> {
  const { tenant, time_zone: timeZone, telephone, max_covers_per_slot: limit = null } = served.venue;
  const offline = offlineTables(served);
  const refused = tables.filter(({ key }) => offline.has(key));
  if (refused.length > 0)
    return { selected_tables: refused.map(({ name: table }) => ({ code: 'not_online', table, telephone })) };
  const closed = closedTables(served, date);
  const shut = tables.filter(({ key }) => closed.has(key));
  if (shut.length > 0) return { selected_tables: shut.map(({ name: table }) => ({ code: 'taken', table })) };
  if (date === zonedTime(now, timeZone).date && (await pausedUntil(database, tenant, now)) !== null)
    return { date: [{ code: 'paused', telephone }] };
  if (limit === null) return undefined;
  const visits = await upcomingReservations(database, tenant, { from: date, until: date });
  // What staff enter is theirs to decide, and takes nothing from the guests who reserve online.
  const counted = visits
    .filter(({ id, source }) => !except.includes(id) && source === 'online')
    .map((visit) => ({ ...visit, cancelled: false }));
  return hasRoom(counted, time, guests, limit) ? undefined : { time: [{ code: 'slot_full', telephone }] };
}
