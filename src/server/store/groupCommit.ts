/** Group commit: concurrent durable writes share one transaction, so that the disk is waited for only once. */
import { type Transaction, sql } from 'kysely';
import type { Store, Tables } from './store.ts';

type Write<Value> = (trx: Transaction<Tables>) => Promise<Value>;
type PendingWrite = { readonly write: Write<unknown>; resolve(value: unknown): void; reject(error: unknown): void };

/** The writes of each database that the next transaction takes. */
const pendingWritesCache = new WeakMap<Store, PendingWrite[]>();

/**
 * Runs a write, all or nothing, and resolves once it is on disk. Each write has a savepoint of its own in the shared
 * transaction: one that throws is rolled back alone, and its promise rejects with the same error.
 */
export function writeDurably<Value>(store: Store, write: Write<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const pending = pendingWritesCache.get(store) ?? [];
    pendingWritesCache.set(store, pending);
    pending.push({ write, resolve, reject });
    // Requests that have arrived already are read before the next turn, and join this transaction.
    if (pending.length === 1)
      setImmediate(() => {
        void commit(store, pending);
      });
  });
}

async function commit(store: Store, writes: readonly PendingWrite[]): Promise<void> {
  pendingWritesCache.delete(store);
  const settle: (() => void)[] = [];
  try {
    await store.transaction().execute(async (trx) => {
      for (const { write, resolve, reject } of writes) {
        await sql`savepoint one`.execute(trx);
        try {
          const value = await write(trx);
          settle.push(() => {
            resolve(value);
          });
        } catch (error) {
          await sql`rollback to one`.execute(trx);
          settle.push(() => {
            reject(error);
          });
        }
        await sql`release one`.execute(trx);
      }
    });
  } catch (error) {
    for (const { reject } of writes) reject(error);
    return;
  }
  for (const settleOne of settle) settleOne();
}
