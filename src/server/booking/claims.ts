/** Claims: the slots of tables that reservations hold. Their primary key decides every race. */
import type { Transaction } from 'kysely';
import { WHOLE_DATE_CLAIM, claimedSlots } from '../../domain/booking/occupancy.ts';
import type { PlainDate } from '../../domain/booking/time.ts';
import { heldSlots } from '../../domain/day/visit.ts';
import { recordPlan, recordTables } from '../live/events.ts';
import { writeDurably } from '../store/groupCommit.ts';
import type { ClaimRow, Store, Tables } from '../store/store.ts';
import type { ServedVenue } from '../venues/venues.ts';
import { type Reservation, type ReservedTable, reservedTables, upcomingReservations } from './reservations.ts';
import { visitOf, visitRules } from './visits/visitRows.ts';

/** SQLite allows 32,766 values in one insert, and a claim has five. */
const MAX_ROWS_PER_INSERT = 1_000;

/** A claim of a reservation as it is inserted. */
export type NewClaim = Pick<ClaimRow, 'tenant' | 'date' | 'table_key' | 'slot' | 'reservation_id'>;

/** Deletes the claims of a venue's reservations and records that their tables are available. */
export async function releaseClaims(
  trx: Transaction<Tables>,
  tenant: string,
  reservationIds: readonly number[],
): Promise<void> {
  const freed = await trx
    .deleteFrom('claims')
    .where('tenant', '=', tenant)
    .where('reservation_id', 'in', reservationIds)
    .returning(['date', 'table_key'])
    .execute();
  const keysByDate = new Map<PlainDate, Set<string>>();
  for (const { date, table_key: key } of freed)
    keysByDate.set(date, (keysByDate.get(date) ?? new Set<string>()).add(key));
  for (const [date, keys] of keysByDate) await recordTables(trx, tenant, date, [...keys]);
}

/** Returns a reservation's claims in batches that fit into one insert. */
export function claimRows(
  { venue }: ServedVenue,
  { id, date, time, stay }: Pick<Reservation, 'id' | 'date' | 'time' | 'stay'>,
  tables: readonly Pick<ReservedTable, 'key'>[],
  slots: readonly number[] = claimedSlots(venue.occupancy, time, stay),
): NewClaim[][] {
  const rows = tables.flatMap(({ key }) =>
    slots.map((slot) => ({ tenant: venue.tenant, date, table_key: key, slot, reservation_id: id })),
  );
  return Array.from({ length: Math.ceil(rows.length / MAX_ROWS_PER_INSERT) }, (_, batch) =>
    rows.slice(batch * MAX_ROWS_PER_INSERT, (batch + 1) * MAX_ROWS_PER_INSERT),
  );
}

/**
 * Returns the keys of the tables that are claimed in any of the slots of a date. Expired holds don't count, nor does the
 * reservation `except`, whose own tables a guest may keep.
 */
export async function findUnavailableTables(
  database: Store | Transaction<Tables>,
  { venue }: ServedVenue,
  date: PlainDate,
  slots: readonly number[],
  except?: number,
): Promise<Set<string>> {
  const rows = await database
    .selectFrom('claims')
    .select('table_key')
    .distinct()
    .where('tenant', '=', venue.tenant)
    .where('date', '=', date)
    .where('slot', 'in', slots)
    .where((where) =>
      where.or([
        where('reservation_id', 'is', null),
        where(
          'reservation_id',
          'not in',
          where
            .selectFrom('reservations')
            .select('id')
            .where('tenant', '=', venue.tenant)
            .where('held_until', '<=', Date.now()),
        ),
      ]),
    )
    .$if(except !== undefined, (query) =>
      // The claims of blocks have no reservation.
      query.where((where) =>
        where.or([where('reservation_id', 'is', null), where('reservation_id', '!=', except as number)]),
      ),
    )
    .execute();
  return new Set(rows.map((row) => row.table_key));
}

/** The queries of `findUnavailableTablesOnce` that are running, by venue, date and slots. */
const runningQueries = new WeakMap<object, Map<string, Promise<Set<string>>>>();

/**
 * Like `findUnavailableTables`, but equal questions share one query while it runs. The answer may be a moment older than
 * the question, which makes no difference to somebody who has waited in line.
 */
export function findUnavailableTablesOnce(
  database: Store | Transaction<Tables>,
  served: ServedVenue,
  date: PlainDate,
  slots: readonly number[],
): Promise<Set<string>> {
  const running = runningQueries.get(database) ?? new Map<string, Promise<Set<string>>>();
  runningQueries.set(database, running);
  const question = [served.venue.tenant, date, ...slots].join(' ');
  const query =
    running.get(question) ??
    findUnavailableTables(database, served, date, slots).finally(() => running.delete(question));
  running.set(question, query);
  return query;
}

/**
 * Updates the claims of upcoming reservations after a change of the venue's occupancy setting. Returns the codes of
 * reservations that now collide with an earlier one; they stay on record without all of their claims.
 */
export async function reconcileClaims(store: Store, served: ServedVenue, today: PlainDate): Promise<string[]> {
  const { tenant, occupancy } = served.venue;
  const hasForeignClaims = async (database: Store | Transaction<Tables>): Promise<boolean> => {
    const claim = await database
      .selectFrom('claims')
      .select('slot')
      .where('tenant', '=', tenant)
      .where('date', '>=', today)
      .where('slot', occupancy === 'date' ? '!=' : '=', WHOLE_DATE_CLAIM)
      .where('reservation_id', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    return claim !== undefined;
  };
  // Most starts have nothing to write, and need not wait for another process's lock.
  if (!(await hasForeignClaims(store))) return [];
  return writeDurably(store, tenant, async (trx) => {
    if (!(await hasForeignClaims(trx))) return [];
    await trx
      .deleteFrom('claims')
      .where('tenant', '=', tenant)
      .where('date', '>=', today)
      .where('reservation_id', 'is not', null)
      .execute();
    await recordPlan(trx, tenant);
    return claimAgain(trx, served, await upcomingReservations(trx, tenant, today));
  });
}

/**
 * Claims the reservations' tables, first come, first served. Returns the codes of those that did not get all of them.
 */
export async function claimAgain(
  trx: Transaction<Tables>,
  served: ServedVenue,
  reservations: readonly Reservation[],
): Promise<string[]> {
  const collidingCodes: string[] = [];
  for (const reservation of reservations) {
    const slots = heldSlots(visitOf(reservation), visitRules(served.venue));
    const batches = claimRows(served, reservation, reservedTables(reservation), slots);
    for (const rows of batches)
      await trx
        .insertInto('claims')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const claimed = await trx
      .selectFrom('claims')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('tenant', '=', reservation.tenant)
      .where('reservation_id', '=', reservation.id)
      .executeTakeFirstOrThrow();
    if (claimed.count < batches.flat().length) collidingCodes.push(reservation.code);
  }
  return collidingCodes;
}
