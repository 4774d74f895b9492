/**
 * Ids of rows, made by the host: a sequence would be one counter for all venues, and a bottleneck of a distributed
 * database. Most are made from the time, so that ordering by them is the order of making; those of events and of the
 * log count up in each venue.
 */
import type { Transaction } from 'kysely';
import { randomInt } from 'node:crypto';
import type { Store, Tables } from './store.ts';

const EPOCH_MS = Date.UTC(2026, 0, 1);
/** Ids of one millisecond. Two processes rarely draw the same one, and the primary key refuses it then. */
const IDS_PER_MS = 8_192;

/** The last id of this process. */
let lastId = 0;

/** Returns an id that is above all earlier ones of this process: a safe integer until 2060. */
export function newRowId(realNow = Date.now()): number {
  lastId = Math.max((realNow - EPOCH_MS) * IDS_PER_MS + randomInt(IDS_PER_MS), lastId + 1);
  return lastId;
}

/** The latest ids that each transaction has given, by table and venue. */
const latestIds = new WeakMap<Transaction<Tables>, Map<string, number>>();

/**
 * Returns the next id of a table whose ids increase in the order of a venue's commits. The transaction must hold the
 * venue's lock. A write that is rolled back leaves a gap.
 */
export async function nextId(trx: Transaction<Tables>, table: 'events' | 'day_log', tenant: string): Promise<number> {
  const ids = latestIds.get(trx) ?? new Map<string, number>();
  latestIds.set(trx, ids);
  const name = `${table} ${tenant}`;
  const id = (ids.get(name) ?? (await latestId(trx, table, tenant))) + 1;
  ids.set(name, id);
  return id;
}

/** Returns the id of a venue's latest row, or 0 if it has none. */
export async function latestId(
  database: Store | Transaction<Tables>,
  table: 'events' | 'day_log',
  tenant: string,
): Promise<number> {
  const { latest } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.max('id').as('latest'))
    .where('tenant', '=', tenant)
    .executeTakeFirstOrThrow();
  return latest ?? 0;
}
