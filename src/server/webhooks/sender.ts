/**
 * Sends the messages of webhooks. What is about one reservation is sent in order: a message waits until the earlier ones
 * have been taken or given up. After a failure it is tried again for a day, in growing pauses; after a crash it is sent
 * once more, with the same id. A receiver that answers 410 turns its webhook off. The latest messages of a webhook are
 * kept, so that the owner sees them and can send them again.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction, Updateable } from 'kysely';
import { type DeliveryEnd, type DeliveryLoop, type DeliveryPace, startDeliveryLoop } from '../delivery/deliveryLoop.ts';
import { findDueWebhooks } from '../delivery/dueVenues.ts';
import { type ClaimPace, type ClaimedRow, claimRow, untilKept, whileClaimed } from '../delivery/rowClaims.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { believedTime } from '../store/knownTime.ts';
import type { Store, Tables } from '../store/store.ts';
import { AFTER_EARLIER, type WebhookMessageRow, type WebhookRow } from '../store/integrationRows.ts';
import { realTimeOf } from '../store/realTime.ts';
import type { Venues } from '../venues/venues.ts';
import { type PostOptions, postMessage } from './postMessage.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Pause after each failed attempt. The last one repeats. */
const RETRY_DELAYS_MS = [5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS];
/** By how much of it a pause is longer or shorter, so that what failed together comes back one by one. */
const JITTER = 0.2;
const GIVE_UP_MS = 24 * HOUR_MS;
const LEASE_MS = MINUTE_MS;
const PAUSE_MS = 5;
const MAX_PARALLEL = 16;
/** Of one webhook, so that a slow receiver keeps no other one waiting. */
const MAX_PARALLEL_PER_WEBHOOK = 4;
/** Messages of one webhook that are kept after their delivery. */
const MAX_KEPT_DELIVERIES = 200;
/** Messages that are read: other processes may claim the first ones. */
const MAX_CANDIDATES = 10;

export type SenderOptions = DeliveryPace &
  Omit<PostOptions, 'cutOff'> & {
    readonly retryDelaysMs?: readonly number[];
    readonly leaseMs?: number;
    /** Returns the real time in epoch milliseconds. */
    readonly realNow?: () => number;
  };

type ClaimedMessage = ClaimedRow &
  Pick<WebhookMessageRow, 'webhook_id' | 'sequence' | 'message_id' | 'subject' | 'payload' | 'created_at'>;

export function startWebhookSender(
  store: Store,
  venues: Venues,
  options: SenderOptions,
  log: FastifyBaseLogger,
): DeliveryLoop {
  const {
    retryDelaysMs = RETRY_DELAYS_MS,
    leaseMs = LEASE_MS,
    maxParallel = MAX_PARALLEL,
    pauseMs = PAUSE_MS,
    pollIntervalMs,
    realNow = Date.now,
  } = options;
  const maxWaitMs = Math.max(...retryDelaysMs, leaseMs) * (1 + JITTER) + MINUTE_MS;

  async function deliver(message: ClaimedMessage, { ending, cutOff }: DeliveryEnd): Promise<void> {
    const { tenant, webhook_id: id } = message;
    const webhook = await store
      .selectFrom('webhooks')
      .select(['url', 'secret', 'old_secret', 'old_secret_until', 'last_error'])
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .executeTakeFirst();
    // It was ended in the meantime, and its messages with it.
    if (!webhook) return;
    const { url, secret, old_secret: oldSecret, old_secret_until: until } = webhook;
    const isOldValid = oldSecret !== null && until !== null && until > realNow();
    const secrets = isOldValid ? [secret, oldSecret] : [secret];
    const result = await whileClaimed(store, 'webhook_messages', message, { leaseMs, realNow }, log, async () => {
      const reply = await postMessage({ ...message, url, secrets }, realNow(), { ...options, cutOff });
      if (reply.ok)
        await untilKept(ending, log, () =>
          finish(store, message, null, webhook.last_error === null ? {} : { last_error: null }),
        );
      return reply;
    });
    const facts = { venue: tenant, webhook: id, tries: message.tries };
    if (result.ok) {
      if (webhook.last_error !== null) await retrySoon(store, message, realNow() + leaseMs);
      log.info(facts, 'event delivered');
    } else if (result.isGone) {
      await turnOff(store, message, result.error);
      log.warn(facts, 'a webhook is gone and was turned off');
    } else {
      const isLast = believedTime(store, realNow()) >= message.created_at + GIVE_UP_MS;
      const pause = retryDelaysMs[Math.min(message.tries, retryDelaysMs.length) - 1] ?? HOUR_MS;
      const dueAt = realNow() + Math.round(pause * (1 + JITTER * (2 * Math.random() - 1)));
      if (isLast) await finish(store, message, result.error, { last_error: result.error });
      else await postpone(store, message, result.error, dueAt);
      log.warn({ ...facts, reason: result.error }, isLast ? 'giving up on an event' : 'an event will be sent again');
    }
  }

  return startDeliveryLoop<ClaimedMessage>({
    name: 'webhook message',
    store,
    tenants: () => [...venues.keys()],
    findDue: (tenants) => findDueWebhooks(store, tenants, { realNow, maxWaitMs }),
    claim(tenant, inDelivery) {
      const counts = new Map<number, number>();
      for (const { webhook_id: id } of inDelivery) counts.set(id, (counts.get(id) ?? 0) + 1);
      const busy = [...counts].filter(([, count]) => count >= MAX_PARALLEL_PER_WEBHOOK).map(([id]) => id);
      return claimMessage(store, tenant, busy, { realNow, leaseMs, maxWaitMs });
    },
    deliver,
    log,
    maxParallel,
    pauseMs,
    // Unlike mails, which draw pictures: the till needs to know a guest at once.
    patienceMs: 0,
    pollIntervalMs,
  });
}

/** Claims the message of a venue that is due the longest. */
async function claimMessage(
  store: Store,
  tenant: string,
  busy: readonly number[],
  pace: ClaimPace,
): Promise<ClaimedMessage | undefined> {
  const now = pace.realNow();
  // Nothing waits longer than the second range says, except after the clock was set back.
  for (const [from, until] of [
    [0, now],
    [now + pace.maxWaitMs, AFTER_EARLIER - 1],
  ] as const) {
    const candidates = await store
      .selectFrom('webhook_messages')
      .select(['tenant', 'id', 'webhook_id', 'sequence', 'message_id', 'subject', 'payload', 'created_at', 'due_at'])
      .where('tenant', '=', tenant)
      .where('due_at', '>=', from)
      .where('due_at', '<=', until)
      .$if(busy.length > 0, (query) => query.where('webhook_id', 'not in', busy))
      .orderBy('due_at')
      .orderBy('id')
      .limit(MAX_CANDIDATES)
      .execute();
    for (const { due_at, ...message } of candidates) {
      const claimed = await claimRow(store, 'webhook_messages', { ...message, due_at }, pace);
      if (claimed) return { ...message, ...claimed };
    }
  }
  return undefined;
}

/**
 * Ends a message that was taken, or given up for an error, and makes the next one about its subject due. With the venue's
 * lock: an event that is added at the same time either finds the message or is due at once.
 */
async function finish(
  store: Store,
  message: ClaimedMessage,
  error: string | null,
  changes: Updateable<WebhookRow>,
): Promise<void> {
  const { tenant, id, webhook_id: webhook, subject } = message;
  await writeDurably(store, tenant, async (trx) => {
    if (changes.last_error !== undefined)
      await trx
        .updateTable('webhooks')
        .set((row) => ({ ...changes, ...(changes.last_error === null ? {} : { lost: row('lost', '+', 1) }) }))
        .where('tenant', '=', tenant)
        .where('id', '=', webhook)
        .execute();
    const { numDeletedRows } = await trx
      .deleteFrom('webhook_messages')
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .executeTakeFirst();
    // Otherwise its guest was erased meanwhile, or its webhook ended.
    if (numDeletedRows > 0n) await keepDelivery(trx, message, error);
    const next = await trx
      .selectFrom('webhook_messages')
      .select(['id', 'due_at'])
      .where('tenant', '=', tenant)
      .where('webhook_id', '=', webhook)
      .where('subject', '=', subject)
      .orderBy('sequence')
      .limit(1)
      .executeTakeFirst();
    // Another process may have delivered the message before, and the next one be on its way.
    if (next?.due_at === AFTER_EARLIER)
      await trx
        .updateTable('webhook_messages')
        .set({ due_at: realTimeOf(trx) })
        .where('tenant', '=', tenant)
        .where('id', '=', next.id)
        .execute();
  });
}

/** Keeps a message that was taken, or given up for an error, among the latest of its webhook. */
async function keepDelivery(
  trx: Transaction<Tables>,
  { tenant, webhook_id, sequence, message_id, subject, payload, tries }: ClaimedMessage,
  error: string | null,
): Promise<void> {
  const end = { tries, done_at: realTimeOf(trx), error };
  await trx
    .insertInto('webhook_deliveries')
    .values({ tenant, webhook_id, sequence, message_id, subject, payload, ...end })
    .onConflict((conflict) => conflict.columns(['tenant', 'webhook_id', 'sequence']).doUpdateSet(end))
    .execute();
  await trx
    .deleteFrom('webhook_deliveries')
    .where('tenant', '=', tenant)
    .where('webhook_id', '=', webhook_id)
    .where('sequence', '<=', sequence - MAX_KEPT_DELIVERIES)
    .execute();
}

/** A receiver that takes messages again gets the others soon. `claimedUntil` is when the latest claim may end. */
async function retrySoon(
  store: Store,
  { tenant, webhook_id: id }: ClaimedMessage,
  claimedUntil: number,
): Promise<void> {
  await store
    .updateTable('webhook_messages')
    .set({ due_at: claimedUntil })
    .where('tenant', '=', tenant)
    .where('webhook_id', '=', id)
    .where('due_at', '>', claimedUntil)
    .where('due_at', '<', AFTER_EARLIER)
    .execute();
}

/** Notes a failure, and when the message is tried again. */
async function postpone(store: Store, message: ClaimedMessage, error: string, dueAt: number): Promise<void> {
  const { tenant, id, tries, webhook_id: webhook } = message;
  await store
    .updateTable('webhooks')
    .set({ last_error: error })
    .where('tenant', '=', tenant)
    .where('id', '=', webhook)
    // Another delivery may have turned it off.
    .where('ended_at', 'is', null)
    .execute();
  await store
    .updateTable('webhook_messages')
    .set({ due_at: dueAt, error })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    // Otherwise another process has taken it over.
    .where('tries', '=', tries)
    .execute();
}

/** Turns a webhook off, with the venue's lock: no event is added to it at the same time. */
async function turnOff(store: Store, message: ClaimedMessage, error: string): Promise<void> {
  const { tenant, webhook_id: id } = message;
  await writeDurably(store, tenant, async (trx) => {
    await keepDelivery(trx, message, error);
    await trx
      .updateTable('webhooks')
      .set({ ended_at: realTimeOf(trx), last_error: error })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .execute();
    await trx.deleteFrom('webhook_messages').where('tenant', '=', tenant).where('webhook_id', '=', id).execute();
  });
}
