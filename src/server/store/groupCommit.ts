/** Group commit: concurrent durable writes share one transaction, so that the disk is waited for only once. */
import { type Transaction, sql } from 'kysely';
import { type Store, type Tables, sqliteFileOf, storageFailure } from './store.ts';

type Write<Value> = (trx: Transaction<Tables>) => Promise<Value>;
type PendingWrite = {
  readonly write: Write<unknown>;
  endWaiting(): void;
  resolve(value: unknown): void;
  reject(error: unknown): void;
};

/** The writes of each database that the next transaction takes. */
const pendingWritesCache = new WeakMap<Store, PendingWrite[]>();

/**
 * Runs a write, all or nothing, and resolves once it is on disk. Each write has its own savepoint in the shared
 * transaction: one that throws is rolled back alone, and its promise rejects with the same error.
 */
export function writeDurably<Value>(store: Store, write: Write<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const pending = pendingWritesCache.get(store) ?? [];
    pendingWritesCache.set(store, pending);
    // The transaction counts as the wait of its first write.
    const endWaiting = pending.length === 0 ? () => {} : sqliteFileOf(store).startWaiting();
    pending.push({ write, endWaiting, resolve, reject });
    // Requests that have arrived already are read before the next turn, and join this transaction.
    if (pending.length === 1)
      setImmediate(() => {
        void commit(store, pending);
      });
  });
}

async function commit(store: Store, writes: readonly PendingWrite[]): Promise<void> {
  const settle: (() => void)[] = [];
  try {
    await store.transaction().execute(async (trx) => {
      // Writes that arrived while the transaction waited for the lock have joined it.
      pendingWritesCache.delete(store);
      for (const { endWaiting } of writes) endWaiting();
      for (const { write, resolve, reject } of writes) {
        await sql`savepoint one`.execute(trx);
        try {
          const value = await write(trx);
          settle.push(() => {
            resolve(value);
          });
        } catch (error) {
          // A full or failing disk has ended the whole transaction, and with it the savepoint.
          if (storageFailure(error)) throw error;
          await sql`rollback to one`.execute(trx);
          settle.push(() => {
            reject(error);
          });
        }
        await sql`release one`.execute(trx);
      }
    });
  } catch (error) {
    if (pendingWritesCache.get(store) === writes) pendingWritesCache.delete(store);
    for (const { endWaiting, reject } of writes) {
      endWaiting();
      reject(error);
    }
    return;
  }
  for (const settleOne of settle) settleOne();
}
