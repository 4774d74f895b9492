/**
 * Real time as all hosts of a database share it: the server's clock on Postgres, the machine's on SQLite. Limits, holds
 * and time-outs run on it, whatever the venue's time is.
 */
import { type RawBuilder, type Transaction, sql } from 'kysely';
import { type Store, type Tables, databaseOf } from './store.ts';

/** When the transactions that run hold their lock since. */
const times = new WeakMap<Transaction<Tables>, number>();

/** The server's clock in epoch milliseconds: not when the transaction began, since it may have waited for its lock. */
export const SERVER_TIME: RawBuilder<number> = sql`cast(floor(extract(epoch from clock_timestamp()) * 1000) as bigint)`;
/** The same in a statement of its own, which may use an index. */
const STATEMENT_TIME: RawBuilder<number> = sql`cast(floor(extract(epoch from statement_timestamp()) * 1000) as bigint)`;

/** Notes the time of a transaction, asked once it has its lock. */
export function setRealTime(trx: Transaction<Tables>, time: number): void {
  times.set(trx, time);
}

/** Returns the time of a transaction of `writeDurably` in epoch milliseconds. It stands still until the commit. */
export function realTimeOf(trx: Transaction<Tables>): number {
  const time = times.get(trx);
  if (time === undefined) throw new Error('the transaction was not begun by writeDurably');
  return time;
}

/** Returns the time in a statement, in epoch milliseconds: that of the transaction, or now. */
export function realTime(database: Store | Transaction<Tables>): number | RawBuilder<number> {
  const time = times.get(database as Transaction<Tables>);
  if (time !== undefined) return time;
  return databaseOf(database).kind === 'postgres' ? STATEMENT_TIME : Date.now();
}
