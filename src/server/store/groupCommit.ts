/** Group commit: concurrent durable writes of a venue share one transaction: the disk is waited for only once. */
import { CompiledQuery, type Transaction, sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { inheritKnownTime, isOver } from './knownTime.ts';
import { ConnectionLostError, isConflict } from './postgresErrors.ts';
import { checkSchema } from './knownSchema.ts';
import { SERVER_TIME, setRealTime } from './realTime.ts';
import { readLatestIds } from './rowIds.ts';
import { type Store, type Tables, databaseOf, storageFailure } from './store.ts';
import { together } from './together.ts';

/** Further writes wait for the next transaction, since others wait for the venue's lock meanwhile. */
const MAX_WRITES = 64;
/** How often and for how long a transaction is repeated that Postgres refused, or that lost its connection. */
const MAX_ATTEMPTS = 20;
const MAX_RETRY_MS = 10_000;
const RETRY_DELAY_MS = 50;
/** No request waits for longer than this for the proof that it was committed. */
export const RECEIPT_TTL_MS = 600_000;

const BEGIN_ONE = CompiledQuery.raw('savepoint one');
const UNDO_ONE = CompiledQuery.raw('rollback to one');
const END_ONE = CompiledQuery.raw('release one');

type Write<Value> = (trx: Transaction<Tables>) => Promise<Value>;
type PendingWrite = {
  readonly write: Write<unknown>;
  readonly since: number;
  resolve(value: unknown): void;
  reject(error: unknown): void;
};

/** The writes of one venue that the next transaction takes. */
type Queue = { readonly tenant: string; readonly waiting: PendingWrite[]; isRunning: boolean };

/** The queues of each database by venue. */
const queuesCache = new WeakMap<Store, Map<string, Queue>>();
/** How many transactions of each database were repeated. */
const repetitions = new WeakMap<Store, number>();

/**
 * Runs a write of a venue, all or nothing, and resolves once it is on disk. No other write of the venue runs at the
 * same time, in any process, so that what the write has read stays true until it is committed. Its time is `realTimeOf`
 * the transaction: it may have waited for long. If one of the writes in a
 * transaction throws, all run again, each in a savepoint: that one is rolled back alone, and its promise rejects with the
 * same error. A write may run more than once, though only one run is committed: it must change nothing but the database.
 */
export function writeDurably<Value>(store: Store, tenant: string, write: Write<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const queues = queuesCache.get(store) ?? new Map<string, Queue>();
    queuesCache.set(store, queues);
    const queue = queues.get(tenant) ?? { tenant, waiting: [], isRunning: false };
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

/** Returns whether a write is running. */
export function isWriting(store: Store): boolean {
  return [...(queuesCache.get(store)?.values() ?? [])].some(({ isRunning }) => isRunning);
}

/** Returns how many transactions were repeated, because Postgres refused them or a connection ended. */
export function countRepeatedTransactions(store: Store): number {
  return repetitions.get(store) ?? 0;
}

/** Deletes a venue's proofs of committed transactions that nobody waits for. `realNow` is the real time. */
export async function deleteOldReceipts(store: Store, tenant: string, realNow: number): Promise<void> {
  if (databaseOf(store).kind === 'sqlite') return;
  await store
    .deleteFrom('write_receipts')
    .where('tenant', '=', tenant)
    .where(isOver(store, sql.ref('written_at'), { now: realNow, lifeMs: RECEIPT_TTL_MS }))
    .execute();
}

async function runQueue(store: Store, queue: Queue): Promise<void> {
  while (queue.waiting.length > 0) await commit(store, queue);
  queue.isRunning = false;
}

async function commit(store: Store, queue: Queue): Promise<void> {
  const database = databaseOf(store);
  const receipt = randomUUID();
  const writes: PendingWrite[] = [];
  const deadline = performance.now() + MAX_RETRY_MS;
  /** What the latest run promises its writes, once it is committed. */
  let settle: (() => void)[] = [];
  /** Whether each write has a savepoint. Most transactions need none, and each costs two statements. */
  let hasSavepoints = false;
  for (let attempt = 1; ; attempt++) {
    try {
      await store.transaction().execute(async (own) => {
        const trx = database.kind === 'postgres' ? await database.postgres.pipeline(own) : own;
        const time = database.kind === 'postgres' ? await lockVenue(trx, queue.tenant, receipt) : Date.now();
        // An earlier run was committed, although its connection ended before the answer.
        if (time === undefined) return;
        setRealTime(trx, time);
        inheritKnownTime(trx, store);
        // Writes that arrived while the transaction waited for the lock have joined it.
        writes.push(...queue.waiting.splice(0, MAX_WRITES - writes.length));
        settle = hasSavepoints ? await runApart(trx, writes) : await runTogether(trx, writes);
      });
      break;
    } catch (error) {
      if (error instanceof FailedWriteError && writes.length > 1) {
        hasSavepoints = true;
        continue;
      }
      const isTemporary = isConflict(error) || error instanceof ConnectionLostError;
      if (!isTemporary || attempt === MAX_ATTEMPTS || performance.now() >= deadline) {
        const reason = error instanceof FailedWriteError ? error.cause : error;
        for (const { reject } of writes.length > 0 ? writes : queue.waiting.splice(0)) reject(reason);
        return;
      }
    }
    repetitions.set(store, countRepeatedTransactions(store) + 1);
    await delay(RETRY_DELAY_MS * Math.random());
  }
  for (const settleOne of settle) settleOne();
  if (database.kind === 'postgres') database.postgres.announceWrite();
}

/** One of several writes has failed, and nothing is known of the others. */
class FailedWriteError extends Error {}

/** Runs writes. Returns what settles them after the commit. Throws `FailedWriteError` if one of them fails. */
async function runTogether(trx: Transaction<Tables>, writes: readonly PendingWrite[]): Promise<(() => void)[]> {
  const settle: (() => void)[] = [];
  for (const { write, resolve } of writes) {
    const value = await write(trx).catch((cause: unknown) => {
      throw storageFailure(cause) ? cause : new FailedWriteError('a write has failed', { cause });
    });
    settle.push(() => {
      resolve(value);
    });
  }
  return settle;
}

/** Runs writes, each in its savepoint. Returns what settles them after the commit. */
async function runApart(trx: Transaction<Tables>, writes: readonly PendingWrite[]): Promise<(() => void)[]> {
  const settle: (() => void)[] = [];
  for (const { write, resolve, reject } of writes) {
    await trx.executeQuery(BEGIN_ONE);
    try {
      const value = await write(trx);
      settle.push(() => {
        resolve(value);
      });
    } catch (error) {
      // A full or failing disk, or a conflict, has ended the whole transaction, and with it the savepoint.
      if (storageFailure(error)) throw error;
      await trx.executeQuery(UNDO_ONE);
      settle.push(() => {
        reject(error);
      });
    }
    await trx.executeQuery(END_ONE);
  }
  return settle;
}

/**
 * Waits until no other transaction writes to the venue, and leaves the proof that this one was committed. Returns the
 * time after the wait, or undefined if it was committed before: a transaction of which that is not known holds the lock
 * until it ends. In the same round trip it reads what nearly every write needs.
 */
async function lockVenue(trx: Transaction<Tables>, tenant: string, receipt: string): Promise<number | undefined> {
  const [, , written] = await together(
    trx
      .insertInto('venue_locks')
      .values({ tenant })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
    trx.selectFrom('venue_locks').select('tenant').where('tenant', '=', tenant).forUpdate().execute(),
    trx
      .insertInto('write_receipts')
      .values({ tenant, id: receipt, written_at: SERVER_TIME })
      .onConflict((conflict) => conflict.doNothing())
      .returning('written_at')
      .executeTakeFirst(),
    readLatestIds(trx, tenant),
    // Tables that a newer release has changed meanwhile get nothing, not even in part.
    checkSchema(trx),
  );
  return written?.written_at;
}
