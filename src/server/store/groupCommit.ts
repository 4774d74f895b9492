/** Writes that are on disk before anybody is told of them. */
import { type Transaction, sql } from 'kysely';
import type { Store, Tables } from './store.ts';

type Write<Value> = (trx: Transaction<Tables>) => Promise<Value>;
type Waiting = { readonly write: Write<unknown>; resolve(value: unknown): void; reject(reason: unknown): void };
const waitingWrites = new WeakMap<Store, Waiting[]>();

/**
 * A write, all or nothing, on disk when the promise is kept. Writes that come together share one transaction, so that
 * the disk is waited for once; each stands in a savepoint of its own, and one that fails leaves no trace.
 */
export function writeDurably<Value>(store: Store, write: Write<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const waiting = waitingWrites.get(store) ?? [];
    waitingWrites.set(store, waiting);
    waiting.push({ write, resolve: resolve as (value: unknown) => void, reject });
    // The requests that have arrived by now are all read before.
    if (waiting.length === 1)
      setImmediate(() => {
        void writeTogether(store, waiting);
      });
  });
}

async function writeTogether(store: Store, writes: readonly Waiting[]): Promise<void> {
  waitingWrites.delete(store);
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
  for (const tell of settle) tell();
}
