/**
 * A lock for migrations that is one row of a table: it needs no advisory locks, which distributed Postgres lacks. The
 * holder writes when its lease ends into `is_locked` (epoch seconds, 0 for free), so that the lock of a process that
 * died frees itself. It only keeps processes from waiting on one another's tables: what decides is each migration's
 * primary key in the transaction that applies it.
 */
import { type Kysely, type MigrationLockOptions, sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';

const LEASE_SECONDS = 60;
const POLL_INTERVAL_MS = 50;

/** Waits until the lock is free, or its holder's lease is over, and takes it. */
export async function acquireLockRow(
  database: Kysely<unknown>,
  { lockTable, lockRowId }: MigrationLockOptions,
  now: () => number = Date.now,
): Promise<void> {
  const table = sql.table(lockTable);
  for (;;) {
    const seconds = Math.floor(now() / 1_000);
    // Reading first: on SQLite a write would block this thread while the holder's transaction runs.
    const { rows } = await sql<{ is_locked: number }>`
      select is_locked from ${table} where id = ${lockRowId} and is_locked < ${seconds}`.execute(database);
    if (rows.length > 0) {
      const { numAffectedRows } = await sql`
        update ${table} set is_locked = ${seconds + LEASE_SECONDS} where id = ${lockRowId} and is_locked < ${seconds}`.execute(
        database,
      );
      if (numAffectedRows === 1n) return;
    }
    await delay(POLL_INTERVAL_MS);
  }
}

/** Frees the lock. */
export async function releaseLockRow(
  database: Kysely<unknown>,
  { lockTable, lockRowId }: MigrationLockOptions,
): Promise<void> {
  await sql`update ${sql.table(lockTable)} set is_locked = 0 where id = ${lockRowId}`.execute(database);
}
