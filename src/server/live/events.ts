/**
 * The events of each venue: a table that became available or unavailable on a date, and a published plan. A change and
 * its event are in one transaction, so the table `events` misses nothing. It has no personal data.
 */
import { type Transaction, sql } from 'kysely';
import * as z from 'zod/mini';
import type { PlainDate } from '../../domain/booking/time.ts';
import { listed } from '../store/listedVenues.ts';
import { latestId, nextId } from '../store/rowIds.ts';
import { isOver } from '../store/knownTime.ts';
import { realTimeOf } from '../store/realTime.ts';
import type { EventRow, Store, Tables } from '../store/store.ts';

/** How long events are kept. A page with a longer gap loads everything again. */
export const EVENT_TTL_MS = 3_600_000;
/** More events are taken for a change of every date. */
const MAX_SCANNED_EVENTS = 500;

const tableChangesSchema = z.array(z.object({ key: z.string(), available: z.boolean() }));
/** By the key of a table, whether no reservation of the date claims it. */
export type TableChange = z.infer<typeof tableChangesSchema>[number];

/** Returns what a row says of its tables. */
export function tableChanges({ tables }: Pick<EventRow, 'tables'>): TableChange[] {
  return tables === null ? [] : tableChangesSchema.parse(JSON.parse(tables));
}

/** Records the current state of tables whose claims the transaction has changed. */
export async function recordTables(
  trx: Transaction<Tables>,
  tenant: string,
  date: PlainDate,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const claims = await trx
    .selectFrom('claims')
    .select('table_key')
    .distinct()
    .where('tenant', '=', tenant)
    .where('date', '=', date)
    .where('table_key', 'in', keys)
    .execute();
  const claimed = new Set(claims.map(({ table_key: key }) => key));
  await insertTables(trx, tenant, date, (key) => !claimed.has(key), keys);
}

/** Records tables that the transaction has claimed. */
export async function recordTaken(
  trx: Transaction<Tables>,
  tenant: string,
  date: PlainDate,
  keys: readonly string[],
): Promise<void> {
  await insertTables(trx, tenant, date, () => false, keys);
}

async function insertTables(
  trx: Transaction<Tables>,
  tenant: string,
  date: PlainDate,
  isAvailable: (key: string) => boolean,
  keys: readonly string[],
): Promise<void> {
  const changes = keys.map((key): TableChange => ({ key, available: isAvailable(key) }));
  await insertEvent(trx, { tenant, kind: 'tables', date, tables: JSON.stringify(changes) });
}

/** Records a change of a date, or of any, that only staff see. */
export async function recordDay(trx: Transaction<Tables>, tenant: string, date: PlainDate | null): Promise<void> {
  await insertEvent(trx, { tenant, kind: 'day', date, tables: null });
}

/** Records that all tables of a venue may have changed, because another plan or other settings were published. */
export async function recordPlan(trx: Transaction<Tables>, tenant: string): Promise<void> {
  await insertEvent(trx, { tenant, kind: 'plan', date: null, tables: null });
}

async function insertEvent(trx: Transaction<Tables>, event: Omit<EventRow, 'id' | 'recorded_at'>): Promise<void> {
  const id = await nextId(trx, 'events', event.tenant);
  await trx
    .insertInto('events')
    .values({ ...event, id, recorded_at: realTimeOf(trx) })
    .execute();
}

/** Returns the id of a venue's latest event, or 0 if it has none. */
export function latestEventId(database: Store | Transaction<Tables>, tenant: string): Promise<number> {
  return latestId(database, 'events', tenant);
}

/** Returns the ids of the latest events of some venues, by venue, from one statement. */
export async function latestEventIds(store: Store, tenants: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await store
    .selectFrom(listed(tenants.map((tenant) => ({ tenant }))))
    .select(({ selectFrom }) => [
      'venue.tenant',
      selectFrom('events')
        .select(({ fn }) => fn.max('events.id').as('latest'))
        .whereRef('events.tenant', '=', 'venue.tenant')
        .as('latest'),
    ])
    .execute();
  return new Map(rows.map(({ tenant, latest }) => [tenant, latest ?? 0]));
}

/** Returns the dates that have changed since the event with an id; undefined if any may have. */
export async function datesChangedSince(
  trx: Transaction<Tables>,
  tenant: string,
  id: number,
): Promise<PlainDate[] | undefined> {
  const events = await eventsAfter(trx, tenant, id, MAX_SCANNED_EVENTS);
  const dates = events.flatMap(({ date }) => date ?? []);
  return dates.length < events.length || events.length === MAX_SCANNED_EVENTS ? undefined : [...new Set(dates)];
}

/** Returns a venue's events after an id, in their order. */
export async function eventsAfter(
  database: Store | Transaction<Tables>,
  tenant: string,
  id: number,
  limit: number,
): Promise<EventRow[]> {
  return database
    .selectFrom('events')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Deletes a venue's old events. The latest one stays, so that ids never repeat. `realNow` is the real time. */
export async function deleteOldEvents(store: Store, tenant: string, realNow: number): Promise<void> {
  const old = await store
    .selectFrom('events')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '<', await latestEventId(store, tenant))
    .where(isOver(store, sql.ref('recorded_at'), { now: realNow, lifeMs: EVENT_TTL_MS }))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (old) await store.deleteFrom('events').where('tenant', '=', tenant).where('id', '<=', old.id).execute();
}
