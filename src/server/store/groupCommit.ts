/** Group commit: concurrent durable writes of a venue share one transaction: the disk is waited for only once. */
import { type Transaction, sql } from 'kysely';
import { type Store, type Tables, storageFailure } from './store.ts';

type Write<Value> = (trx: Transaction<Tables>) => Promise<Value>;
type PendingWrite = {
  readonly write: Write<unknown>;
  readonly since: number;
  resolve(value: unknown): void;
  reject(error: unknown): void;
};

/** The writes of one venue that the next transaction takes. */
type Queue = { waiting: PendingWrite[]; isRunning: boolean };

/** The queues of each database by venue. */
const queuesCache = new WeakMap<Store, Map<string, Queue>>();

/**
 * Runs a write of a venue, all or nothing, and resolves once it is on disk. No other write of the venue runs at the
 * same time, in any process, so that what the write has read stays true until it is committed. Each write has its own
 * savepoint in the shared transaction: one that throws is rolled back alone, and its promise rejects with the same
 * error.
 */
export function writeDurably<Value>(store: Store, tenant: string, write: Write<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const queues = queuesCache.get(store) ?? new Map<string, Queue>();
    queuesCache.set(store, queues);
    const queue = queues.get(tenant) ?? { waiting: [], isRunning: false };
    queues.set(tenant, queue);
    queue.waiting.push({ write, since: performance.now(), resolve, reject });
    if (queue.isRunning) return;
    queue.isRunning = true;
    // Requests that have arrived already are read before the next turn, and join this transaction.
    setImmediate(() => {
      void runQueue(store, queue);
    });
  });
}

/** Returns how many writes wait for their transaction to begin, and for how many milliseconds the first of them has. */
export function countWaitingWrites(store: Store): { readonly count: number; readonly longestMs: number } {
  const waiting = [...(queuesCache.get(store)?.values() ?? [])].flatMap((queue) => queue.waiting);
  const now = performance.now();
  return { count: waiting.length, longestMs: Math.max(0, ...waiting.map(({ since }) => now - since)) };
}

async function runQueue(store: Store, queue: Queue): Promise<void> {
  while (queue.waiting.length > 0) await commit(store, queue);
  queue.isRunning = false;
}

async function commit(store: Store, queue: Queue): Promise<void> {
  let writes: readonly PendingWrite[] = [];
  const settle: (() => void)[] = [];
  try {
    await store.transaction().execute(async (trx) => {
      // Writes that arrived while the transaction waited for the lock have joined it.
      writes = queue.waiting.splice(0);
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
    for (const { reject } of writes.length > 0 ? writes : queue.waiting.splice(0)) reject(error);
    return;
  }
  for (const settleOne of settle) settleOne();
}
