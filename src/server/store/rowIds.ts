/**
 * Ids of rows, made by the host: a sequence would be one counter for all venues, and a bottleneck of a distributed
 * database. Most are made from the time, so that ordering by them is the order of making; those of events and of the
 * log count up in each venue.
 */
import type { Transaction } from 'kysely';
import { randomInt } from 'node:crypto';
import type { Store, Tables } from './store.ts';
import { together } from './together.ts';

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

/** A table whose ids count up in each venue. */
type CountedTable = 'events' | 'day_log';

/** The latest ids of each transaction, by table and venue: promises, since statements may be made together. */
const latestIds = new WeakMap<Transaction<Tables>, Map<string, Promise<number>>>();

function latestOf(trx: Transaction<Tables>, table: CountedTable, tenant: string) {
  const ids = latestIds.get(trx) ?? new Map<string, Promise<number>>();
  latestIds.set(trx, ids);
  const name = `${table} ${tenant}`;
  return { latest: ids.get(name) ?? latestId(trx, table, tenant), keep: (id: Promise<number>) => ids.set(name, id) };
}

/** Reads the latest ids of a venue ahead. The transaction must hold the venue's lock. */
export async function readLatestIds(trx: Transaction<Tables>, tenant: string): Promise<void> {
  await together(
    ...(['events', 'day_log'] as const).map((table) => {
      const { latest, keep } = latestOf(trx, table, tenant);
      keep(latest);
      return latest;
    }),
  );
}

/**
 * Returns the next id of a table whose ids increase in the order of a venue's commits. The transaction must hold the
 * venue's lock. A write that is rolled back leaves a gap.
 */
export async function nextId(trx: Transaction<Tables>, table: CountedTable, tenant: string): Promise<number> {
  const { latest, keep } = latestOf(trx, table, tenant);
  const id = latest.then((last) => last + 1);
  keep(id);
  return id;
}

/** Returns the id of a venue's latest row, or 0 if it has none. */
export async function latestId(
  database: Store | Transaction<Tables>,
  table: CountedTable,
  tenant: string,
): Promise<number> {
  const { latest } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.max('id').as('latest'))
    .where('tenant', '=', tenant)
    .executeTakeFirstOrThrow();
  return latest ?? 0;
}
