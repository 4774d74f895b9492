/**
 * Sends the messages of webhooks. What is about one reservation is sent in order: a message waits until the earlier ones
 * have been taken or given up. After a failure it is tried again for a day, in growing pauses; after a crash it is sent
 * once more, with the same id. A receiver that answers 410 turns its webhook off.
 */
import type { FastifyBaseLogger } from 'fastify';
import { type DeliveryLoop, type DeliveryPace, startDeliveryLoop } from '../delivery/deliveryLoop.ts';
import { type ClaimedRow, claimRow, whileClaimed } from '../delivery/rowClaims.ts';
import { writeDurably } from '../store/groupCommit.ts';
import type { Store } from '../store/store.ts';
import type { WebhookMessageRow } from '../store/integrationRows.ts';
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
/** Shorter than that of mails: the till needs to know a guest before the guest needs the mail. */
const PATIENCE_MS = 50;
const MAX_PARALLEL = 16;
/** Of one webhook, so that a slow receiver keeps no other one waiting. */
const MAX_PARALLEL_PER_WEBHOOK = 4;
/** Messages that are read: other processes may claim the first ones. */
const MAX_CANDIDATES = 10;

export type SenderOptions = DeliveryPace &
  PostOptions & {
    readonly retryDelaysMs?: readonly number[];
    readonly leaseMs?: number;
    /** Returns the real time in epoch milliseconds. */
    readonly realNow?: () => number;
  };

type ClaimedMessage = ClaimedRow & Pick<WebhookMessageRow, 'webhook_id' | 'message_id' | 'payload' | 'created_at'>;

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

  async function deliver(message: ClaimedMessage): Promise<void> {
    const { tenant, webhook_id: id } = message;
    const webhook = await store
      .selectFrom('webhooks')
      .select(['url', 'secret', 'last_error'])
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .executeTakeFirst();
    // It was ended in the meantime, and its messages with it.
    if (!webhook) return;
    const result = await whileClaimed(store, 'webhook_messages', message, { leaseMs, realNow }, log, () =>
      postMessage({ ...message, ...webhook }, realNow(), options),
    );
    const facts = { venue: tenant, webhook: id, tries: message.tries };
    if (result.ok) {
      await deleteMessage(store, message);
      if (webhook.last_error !== null) await setRecovered(store, message, realNow() + leaseMs);
      log.info(facts, 'event delivered');
    } else if (result.isGone) {
      await turnOff(store, message, realNow());
      log.warn(facts, 'a webhook is gone and was turned off');
    } else {
      const isLast = realNow() >= message.created_at + GIVE_UP_MS;
      const pause = retryDelaysMs[Math.min(message.tries, retryDelaysMs.length) - 1] ?? HOUR_MS;
      const dueAt = realNow() + Math.round(pause * (1 + JITTER * (2 * Math.random() - 1)));
      await setFailed(store, message, result.error, isLast ? undefined : dueAt);
      log.warn({ ...facts, reason: result.error }, isLast ? 'giving up on an event' : 'an event will be sent again');
    }
  }

  return startDeliveryLoop<ClaimedMessage>({
    name: 'webhook message',
    store,
    tenants: () => [...venues.keys()],
    claim(tenant, inDelivery) {
      const counts = new Map<number, number>();
      for (const { webhook_id: id } of inDelivery) counts.set(id, (counts.get(id) ?? 0) + 1);
      const busy = [...counts].filter(([, count]) => count >= MAX_PARALLEL_PER_WEBHOOK).map(([id]) => id);
      return claimMessage(store, tenant, busy, { now: realNow(), leaseMs, maxWaitMs });
    },
    deliver,
    log,
    maxParallel,
    pauseMs,
    patienceMs: PATIENCE_MS,
    pollIntervalMs,
  });
}

/** Claims the message of a venue that is due the longest, and that is the first about its subject. */
async function claimMessage(
  store: Store,
  tenant: string,
  busy: readonly number[],
  { now, leaseMs, maxWaitMs }: { readonly now: number; readonly leaseMs: number; readonly maxWaitMs: number },
): Promise<ClaimedMessage | undefined> {
  const candidates = await store
    .selectFrom('webhook_messages as message')
    .select(['tenant', 'id', 'webhook_id', 'message_id', 'payload', 'created_at', 'due_at'])
    .where('tenant', '=', tenant)
    // Nothing waits longer, except after the clock was set back.
    .where((where) => where.or([where('due_at', '<=', now), where('due_at', '>', now + maxWaitMs)]))
    .$if(busy.length > 0, (query) => query.where('webhook_id', 'not in', busy))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_messages as earlier')
            .select('earlier.id')
            .where('earlier.tenant', '=', tenant)
            .whereRef('earlier.subject', '=', 'message.subject')
            .whereRef('earlier.webhook_id', '=', 'message.webhook_id')
            .whereRef('earlier.sequence', '<', 'message.sequence'),
        ),
      ),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(MAX_CANDIDATES)
    .execute();
  for (const { due_at, ...message } of candidates) {
    const claimed = await claimRow(store, 'webhook_messages', { ...message, due_at }, now + leaseMs);
    if (claimed) return { ...message, ...claimed };
  }
  return undefined;
}

async function deleteMessage(store: Store, { tenant, id }: ClaimedMessage): Promise<void> {
  await store.deleteFrom('webhook_messages').where('tenant', '=', tenant).where('id', '=', id).execute();
}

/** A receiver that takes messages again gets the others soon. `claimedUntil` is when the latest claim may end. */
async function setRecovered(
  store: Store,
  { tenant, webhook_id: id }: ClaimedMessage,
  claimedUntil: number,
): Promise<void> {
  await store
    .updateTable('webhooks')
    .set({ last_error: null })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute();
  await store
    .updateTable('webhook_messages')
    .set({ due_at: claimedUntil })
    .where('tenant', '=', tenant)
    .where('webhook_id', '=', id)
    .where('due_at', '>', claimedUntil)
    .execute();
}

/** Notes a failure, and when the message is tried again; without a time it is given up. */
async function setFailed(
  store: Store,
  message: ClaimedMessage,
  error: string,
  dueAt: number | undefined,
): Promise<void> {
  const { tenant, id, tries, webhook_id: webhook } = message;
  await store
    .updateTable('webhooks')
    .set((row) => ({ last_error: error, ...(dueAt === undefined ? { lost: row('lost', '+', 1) } : {}) }))
    .where('tenant', '=', tenant)
    .where('id', '=', webhook)
    .execute();
  if (dueAt === undefined) await deleteMessage(store, message);
  else
    await store
      .updateTable('webhook_messages')
      .set({ due_at: dueAt })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      // Otherwise another process has taken it over.
      .where('tries', '=', tries)
      .execute();
}

/** Turns a webhook off, with the venue's lock: no event is added to it at the same time. */
async function turnOff(store: Store, { tenant, webhook_id: id }: ClaimedMessage, now: number): Promise<void> {
  await writeDurably(store, tenant, async (trx) => {
    await trx
      .updateTable('webhooks')
      .set({ ended_at: now, last_error: 'the reply was 410' })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .execute();
    await trx.deleteFrom('webhook_messages').where('tenant', '=', tenant).where('webhook_id', '=', id).execute();
  });
}
