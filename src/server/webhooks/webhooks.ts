/** A venue's webhooks: adding, changing, listing and ending them, and what they were sent. */
import type { Transaction } from 'kysely';
import { randomBytes } from 'node:crypto';
import {
  type Delivery,
  MAX_LISTED_DELIVERIES,
  MAX_WEBHOOKS,
  OLD_SECRET_HOURS,
  type Webhook,
  type WebhookEvent,
} from '../../api/integrationContract.ts';
import { HAPPENINGS, type Happening } from '../../domain/day/happenings.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { newRowId } from '../store/rowIds.ts';
import { realTimeOf } from '../store/realTime.ts';
import type { Store, Tables } from '../store/store.ts';
import { AFTER_EARLIER, type WebhookRow } from '../store/integrationRows.ts';
import { enqueueTest } from '../booking/webhookQueue.ts';

const SECRET_BYTES = 32;
/** Begins the secrets of the Standard Webhooks convention. The rest is in base64. */
export const SECRET_PREFIX = 'whsec_';

export type NewWebhook = Pick<WebhookRow, 'tenant' | 'url' | 'content'> & {
  /** All if missing. */
  readonly events?: readonly Happening[] | undefined;
};

/**
 * Adds a webhook, and returns its id and its secret. Undefined if the venue has too many. `now` is the real time in
 * epoch milliseconds. The caller has checked the address.
 */
export function createWebhook(
  store: Store,
  { tenant, url, content, events = HAPPENINGS }: NewWebhook,
  now: number,
): Promise<{ readonly id: string; readonly secret: string } | undefined> {
  const secret = newSecret();
  return writeDurably(store, tenant, async (trx) => {
    const present = await trx.selectFrom('webhooks').select('id').where('tenant', '=', tenant).execute();
    if (present.length >= MAX_WEBHOOKS) return undefined;
    const id = newRowId();
    await trx
      .insertInto('webhooks')
      .values({
        tenant,
        id,
        url,
        secret,
        content,
        events: [...new Set(events)].join(' '),
        sequence: 0,
        created_at: now,
        ended_at: null,
        last_error: null,
      })
      .execute();
    return { id: String(id), secret };
  });
}

/** Returns a venue's webhooks without their secrets, the oldest first. */
export async function listWebhooks(store: Store, tenant: string): Promise<Webhook[]> {
  const rows = await store
    .selectFrom('webhooks')
    .select(['id', 'url', 'content', 'events', 'created_at', 'ended_at', 'last_error', 'lost'])
    .where('tenant', '=', tenant)
    .orderBy('id')
    .execute();
  const counts = await store
    .selectFrom('webhook_messages')
    .select(({ fn }) => ['webhook_id', fn.countAll<number>().as('count')])
    .where('tenant', '=', tenant)
    .groupBy('webhook_id')
    .execute();
  return rows.map(({ id, events, ...row }) => ({
    ...row,
    id: String(id),
    events: HAPPENINGS.filter((type) => events.split(' ').includes(type)),
    waiting: counts.find(({ webhook_id: webhook }) => webhook === id)?.count ?? 0,
  }));
}

/**
 * Changes a webhook; turned off, what waits for it is deleted. Returns whether the venue has it. The caller has checked
 * the address.
 */
export function changeWebhook(
  store: Store,
  { tenant, url, content, events = HAPPENINGS }: NewWebhook,
  id: string,
  isOn: boolean,
): Promise<boolean> {
  return onWebhook(store, tenant, id, async (trx, webhook) => {
    const isOnAgain = isOn && webhook.ended_at !== null;
    await trx
      .updateTable('webhooks')
      .set({
        url,
        content,
        events: [...new Set(events)].join(' '),
        ...(isOnAgain ? { ended_at: null, last_error: null } : {}),
        ...(isOn || webhook.ended_at !== null ? {} : { ended_at: realTimeOf(trx), last_error: null }),
      })
      .where('tenant', '=', tenant)
      .where('id', '=', webhook.id)
      .execute();
    if (!isOn)
      await trx
        .deleteFrom('webhook_messages')
        .where('tenant', '=', tenant)
        .where('webhook_id', '=', webhook.id)
        .execute();
    return true;
  });
}

/** Makes another secret, beside which the one before signs for a while, and returns it. */
export function renewSecret(store: Store, tenant: string, id: string): Promise<string | false> {
  return onWebhook(store, tenant, id, async (trx, webhook) => {
    const secret = newSecret();
    await trx
      .updateTable('webhooks')
      .set({
        secret,
        old_secret: webhook.secret,
        old_secret_until: realTimeOf(trx) + OLD_SECRET_HOURS * 3_600_000,
      })
      .where('tenant', '=', tenant)
      .where('id', '=', webhook.id)
      .execute();
    return secret;
  });
}

/** Sends an event that says nothing. Returns whether the venue has such a webhook, and it is on. */
export function sendTest(store: Store, tenant: string, id: string): Promise<boolean> {
  return onWebhook(store, tenant, id, (trx, webhook) => enqueueTest(trx, tenant, webhook.id));
}

/**
 * Returns what waits for a webhook, and what was delivered or given up of late, the latest first. Undefined if the venue
 * has no such webhook.
 */
export async function listDeliveries(store: Store, tenant: string, id: string): Promise<Delivery[] | undefined> {
  if (!ID_PATTERN.test(id)) return undefined;
  const webhook = await store
    .selectFrom('webhooks')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '=', Number(id))
    .executeTakeFirst();
  if (!webhook) return undefined;
  const waiting = await store
    .selectFrom('webhook_messages')
    .select(['sequence', 'payload', 'tries', 'error', 'created_at as at'])
    .where('tenant', '=', tenant)
    .where('webhook_id', '=', Number(id))
    .orderBy('sequence', 'desc')
    .limit(MAX_LISTED_DELIVERIES)
    .execute();
  const done = await store
    .selectFrom('webhook_deliveries')
    .select(['sequence', 'payload', 'tries', 'error', 'done_at as at'])
    .where('tenant', '=', tenant)
    .where('webhook_id', '=', Number(id))
    .orderBy('sequence', 'desc')
    .limit(MAX_LISTED_DELIVERIES)
    .execute();
  const isWaiting = new Set(waiting.map(({ sequence }) => sequence));
  return [
    ...waiting.map((row) => ({ ...row, state: 'waiting' as const })),
    ...done
      .filter(({ sequence }) => !isWaiting.has(sequence))
      .map((row) => ({ ...row, state: row.error === null ? ('delivered' as const) : ('failed' as const) })),
  ]
    .toSorted((one, other) => other.sequence - one.sequence)
    .slice(0, MAX_LISTED_DELIVERIES)
    .map(({ payload, ...row }) => ({ ...row, type: (JSON.parse(payload) as WebhookEvent).type }));
}

/**
 * Sends an event again, with its id, or now instead of later if it still waits. Returns whether the webhook is on and has
 * the event.
 */
export function sendAgain(store: Store, tenant: string, id: string, sequence: number): Promise<boolean> {
  return onWebhook(store, tenant, id, async (trx, webhook) => {
    if (webhook.ended_at !== null) return false;
    const now = realTimeOf(trx);
    const waiting = trx
      .selectFrom('webhook_messages')
      .where('tenant', '=', tenant)
      .where('webhook_id', '=', webhook.id);
    const present = await waiting.select(['id', 'due_at']).where('sequence', '=', sequence).executeTakeFirst();
    if (present) {
      // One that waits for an earlier one goes on waiting.
      if (present.due_at !== AFTER_EARLIER)
        await trx
          .updateTable('webhook_messages')
          .set({ due_at: now })
          .where('tenant', '=', tenant)
          .where('id', '=', present.id)
          .execute();
      return true;
    }
    const done = await trx
      .selectFrom('webhook_deliveries')
      .select(['tenant', 'webhook_id', 'sequence', 'message_id', 'subject', 'payload'])
      .where('tenant', '=', tenant)
      .where('webhook_id', '=', webhook.id)
      .where('sequence', '=', sequence)
      .executeTakeFirst();
    if (!done) return false;
    const earlier = await waiting.select('id').where('subject', '=', done.subject).limit(1).executeTakeFirst();
    await trx
      .insertInto('webhook_messages')
      .values({ ...done, id: newRowId(), tries: 0, due_at: earlier ? AFTER_EARLIER : now, created_at: now })
      .execute();
    return true;
  });
}

/** Ends a webhook: what waits for it is not sent anymore. Returns whether the venue has it. */
export async function endWebhook(store: Store, tenant: string, id: string): Promise<boolean> {
  return onWebhook(store, tenant, id, async (trx, webhook) => {
    // Its messages and deliveries go with it.
    await trx.deleteFrom('webhooks').where('tenant', '=', tenant).where('id', '=', webhook.id).execute();
    return true;
  });
}

const ID_PATTERN = /^\d{1,16}$/;

/** Works on a webhook with the venue's lock: no event is added to it at the same time. False if the venue has none. */
async function onWebhook<Result>(
  store: Store,
  tenant: string,
  id: string,
  work: (trx: Transaction<Tables>, webhook: Pick<WebhookRow, 'id' | 'secret' | 'ended_at'>) => Promise<Result>,
): Promise<Result | false> {
  if (!ID_PATTERN.test(id)) return false;
  return writeDurably(store, tenant, async (trx) => {
    const webhook = await trx
      .selectFrom('webhooks')
      .select(['id', 'secret', 'ended_at'])
      .where('tenant', '=', tenant)
      .where('id', '=', Number(id))
      .executeTakeFirst();
    return webhook ? work(trx, webhook) : false;
  });
}

function newSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}
