/** Claims of rows that wait for their delivery: a claimed one is due only when its claim ends. */
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '../store/store.ts';

/** The tables of what is delivered. Mails stay in theirs, with another state. */
export type DeliveryTable = 'outbox' | 'webhook_messages';
/** A row with its number of attempts, by which its claim is known. */
export type ClaimedRow = { readonly tenant: string; readonly id: number; readonly tries: number };

export type Lease = { readonly leaseMs: number; readonly realNow: () => number };
/** `maxWaitMs`: no row waits longer, except after the clock was set back. */
export type ClaimPace = Lease & { readonly maxWaitMs: number };

/**
 * Claims a row that was found due. Of several processes one claims it, because the claim changes the due time that it was
 * found with; the others get undefined.
 */
export async function claimRow(
  store: Store,
  table: DeliveryTable,
  { tenant, id, due_at: dueAt }: { readonly tenant: string; readonly id: number; readonly due_at: number },
  { realNow, leaseMs, maxWaitMs }: ClaimPace,
): Promise<ClaimedRow | undefined> {
  const now = realNow();
  // The look that found it may have taken so long that another process has claimed it since, until a time that lies
  // far ahead of when the look began.
  if (dueAt > now && dueAt <= now + maxWaitMs) return undefined;
  return store
    .updateTable(table as 'outbox')
    .set((row) => ({ tries: row('tries', '+', 1), due_at: now + leaseMs }))
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .$if(table === 'outbox', (query) => query.where('state', '=', 'waiting'))
    .where('due_at', '=', dueAt)
    .returning(['tenant', 'id', 'tries'])
    .executeTakeFirst();
}

/** Extends a claim, unless another process has taken over the row. */
export async function extendClaim(
  store: Store,
  table: DeliveryTable,
  { tenant, id, tries }: ClaimedRow,
  until: number,
): Promise<void> {
  await store
    .updateTable(table as 'outbox')
    .set({ due_at: until })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .$if(table === 'outbox', (query) => query.where('state', '=', 'waiting'))
    .where('tries', '=', tries)
    .execute();
}

/** Delivers a row while its claim is extended, so that no other process takes it over. */
export async function whileClaimed<Value>(
  store: Store,
  table: DeliveryTable,
  row: ClaimedRow,
  { leaseMs, realNow }: Lease,
  log: FastifyBaseLogger,
  deliver: () => Promise<Value>,
): Promise<Value> {
  let extension: Promise<void> | undefined;
  const timer = setInterval(() => {
    // One at a time: before a slow database they would queue up, each with a time that is over when it comes.
    extension ??= extendClaim(store, table, row, realNow() + leaseMs)
      .catch((error: unknown) => {
        log.error(error, 'a claim could not be extended');
      })
      .finally(() => {
        extension = undefined;
      });
  }, leaseMs / 3);
  try {
    return await deliver();
  } finally {
    clearInterval(timer);
    // The last one would change the time of the next try.
    await extension;
  }
}

const KEEP_DELAYS_MS = [20, 100, 500, 2_000];

/**
 * Notes that a row was delivered, again and again until the database has kept it: without the note it would be delivered a
 * second time. Gives up with the last error once the delivery is `ending`.
 */
export async function untilKept(ending: AbortSignal, log: FastifyBaseLogger, note: () => Promise<void>): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await note();
      return;
    } catch (error) {
      if (ending.aborted) throw error;
      log.warn(error, 'the note of a delivery could not be kept and is tried again');
    }
    await delay(KEEP_DELAYS_MS[Math.min(attempt, KEEP_DELAYS_MS.length - 1)], undefined, { signal: ending }).catch(
      () => {},
    );
  }
}
