/** A venue's webhooks: adding, listing and ending them. */
import { randomBytes } from 'node:crypto';
import { MAX_WEBHOOKS, type Webhook } from '../../api/integrationContract.ts';
import { HAPPENINGS, type Happening } from '../../domain/day/happenings.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { newRowId } from '../store/rowIds.ts';
import type { Store } from '../store/store.ts';
import type { WebhookRow } from '../store/integrationRows.ts';

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
  const secret = SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
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

/** Ends a webhook: what waits for it is not sent anymore. Returns whether the venue has it. */
export async function endWebhook(store: Store, tenant: string, id: string): Promise<boolean> {
  if (!/^\d{1,16}$/.test(id)) return false;
  return writeDurably(store, tenant, async (trx) => {
    // Its messages go with it.
    const { numDeletedRows } = await trx
      .deleteFrom('webhooks')
      .where('tenant', '=', tenant)
      .where('id', '=', Number(id))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
}
