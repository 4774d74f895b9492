/**
 * Notifies the devices of staff of new reservations, by Web Push. It tells nothing about the guest, is no more than a
 * wake-up call, and so is sent once or not at all. A device gets it as long as its session is open.
 */
import type { lookup } from 'node:dns';
import { formatMessage, messagesFor } from '../messages/messages.ts';
import { formatDate, formatNumber, formatTime } from '../messages/formats.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Venue } from '../../domain/booking/venueFile.ts';
import type { Visit } from '../../domain/day/party.ts';
import { groupBy } from '../../domain/groupBy.ts';
import { changesOf } from '../booking/visits/dayLog.ts';
import type { EditorSessions } from '../editor/sessions.ts';
import { isDoubted } from '../store/knownTime.ts';
import type { PushSubscriptionRow, Store } from '../store/store.ts';
import type { Venues } from '../venues/venues.ts';
import { publicLookup, readWebhookUrl } from '../webhooks/publicAddress.ts';
import { post } from '../webhooks/postMessage.ts';
import type { VapidKeys } from './vapidKeys.ts';

/** A device that is off for longer has nothing to be woken for. */
const TTL_SECONDS = 3_600;
const TIMEOUT_MS = 15_000;
const POLL_INTERVAL_MS = 2_000;
/** Steps of the log that one look reads. */
const MAX_STEPS = 200;
/** The steps that can make a reservation a sure one. */
const RESERVING = ['reserve', 'confirm'];

export type PushOptions = {
  readonly keys: VapidKeys;
  /** Where push services reach the operator: an https or a mailto address. */
  readonly subject: string;
  readonly sessions: Pick<EditorSessions, 'isMarkOpen'>;
  readonly pollIntervalMs?: number;
  readonly send?: typeof post;
  readonly resolve?: typeof lookup;
};

/** What the service worker shows. */
export type PushMessage = { readonly title: string; readonly body: string; readonly url: string };

/** Starts to look for new reservations. Returns what stops it. */
export function startPushSender(
  store: Store,
  venues: Venues,
  { keys, subject, sessions, pollIntervalMs = POLL_INTERVAL_MS, send = post, resolve }: PushOptions,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const cutOff = new AbortController();
  /** The venues whose devices are being notified: a push service that hangs keeps no other venue waiting. */
  const notifying = new Map<string, Promise<void>>();
  /** The last step of each venue's log that was read, for venues with devices. */
  const cursors = new Map<string, number>();
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    if (venues.size === 0) return;
    const rows = await store
      .selectFrom('push_subscriptions')
      .selectAll()
      .where('tenant', 'in', [...venues.keys()])
      .execute();
    const byTenant = groupBy(rows, ({ tenant }) => tenant);
    for (const tenant of cursors.keys()) if (!byTenant.has(tenant)) cursors.delete(tenant);
    for (const [tenant, subscriptions] of byTenant) {
      const served = venues.get(tenant);
      if (!served || notifying.has(tenant)) continue;
      const messages = (await readNew(tenant)).map((visit) => messageOf(visit, served.venue));
      if (messages.length === 0) continue;
      const done = Promise.all(subscriptions.map((subscription) => notify(subscription, messages)))
        .catch(fail)
        .then(() => void notifying.delete(tenant));
      notifying.set(tenant, done);
    }
  }

  /** Returns the visits that have been reserved since the last look. */
  async function readNew(tenant: string): Promise<Visit[]> {
    const steps = store.selectFrom('day_log').where('tenant', '=', tenant);
    const cursor = cursors.get(tenant);
    if (cursor === undefined) {
      const { last } = await steps.select(({ fn }) => fn.max('id').as('last')).executeTakeFirstOrThrow();
      cursors.set(tenant, last ?? 0);
      return [];
    }
    const added = await steps
      .select(['id', 'type', 'changes'])
      .where('id', '>', cursor)
      .orderBy('id')
      .limit(MAX_STEPS)
      .execute();
    cursors.set(tenant, added.at(-1)?.id ?? cursor);
    return added
      .filter(({ type }) => RESERVING.includes(type))
      .flatMap(changesOf)
      .flatMap((change) => (change.kind === 'party' && change.after?.heldUntil === null ? [change.after] : []));
  }

  async function notify(subscription: PushSubscriptionRow, messages: readonly PushMessage[]): Promise<void> {
    const { tenant, mark } = subscription;
    const isOpen = await sessions.isMarkOpen(tenant, mark);
    // A session that only a doubted clock has ended may be open again tomorrow.
    const isGone = isOpen ? await sendAll(subscription, messages) : !isDoubted(store, Date.now());
    if (isGone) await unsubscribe(store, tenant, mark);
  }

  /** Returns whether the push service no longer knows the device. */
  async function sendAll(
    { endpoint, p256dh, auth }: PushSubscriptionRow,
    messages: readonly PushMessage[],
  ): Promise<boolean> {
    const url = readWebhookUrl(endpoint, []);
    if (!url) return true;
    const { default: webPush } = await import('web-push');
    for (const message of messages) {
      try {
        const { body, headers } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(message),
          { vapidDetails: { subject, ...keys }, TTL: TTL_SECONDS, urgency: 'high' },
        );
        const { status } = await send(url, body ?? Buffer.alloc(0), {
          headers,
          deadlineMs: TIMEOUT_MS,
          cutOff: cutOff.signal,
          lookup: publicLookup(resolve),
        });
        if (status === 404 || status === 410) return true;
        if (status >= 400) log.warn({ service: url.host, status }, 'a device could not be notified');
      } catch (error) {
        log.warn({ service: url.host, code: (error as NodeJS.ErrnoException).code }, 'a device could not be notified');
        // The others would wait for the same.
        return false;
      }
    }
    return false;
  }

  const fail = (error: unknown): void => {
    log.error(error, 'the devices of staff could not be notified');
  };
  const timer = setInterval(() => {
    looking ??= look()
      .catch(fail)
      .finally(() => {
        looking = undefined;
      });
  }, pollIntervalMs);
  return async () => {
    clearInterval(timer);
    await looking;
    // No more than wake-up calls are lost.
    cutOff.abort();
    await Promise.all(notifying.values());
  };
}

function messageOf({ date, time, guests }: Visit, venue: Venue): PushMessage {
  const words = messagesFor(venue);
  return {
    title: formatMessage(words, 'mail_notice_title'),
    body: formatMessage(words, 'confirm_facts', {
      date: formatDate(date, venue),
      time: formatTime(time, venue),
      guests: formatNumber(guests, venue),
    }),
    url: `/day/${encodeURIComponent(venue.tenant)}?date=${date}`,
  };
}

/** Keeps where a session's device is notified, in place of where it was before. */
export async function subscribe(store: Store, row: PushSubscriptionRow): Promise<void> {
  const { endpoint, p256dh, auth } = row;
  await store
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant', 'mark']).doUpdateSet({ endpoint, p256dh, auth }))
    .execute();
}

/** Notifies the device of a session no more. */
export async function unsubscribe(store: Store, tenant: string, mark: string): Promise<void> {
  await store.deleteFrom('push_subscriptions').where('tenant', '=', tenant).where('mark', '=', mark).execute();
}

/** Returns whether the device of a session is notified. */
export async function isSubscribed(store: Store, tenant: string, mark: string): Promise<boolean> {
  const row = await store
    .selectFrom('push_subscriptions')
    .select('mark')
    .where('tenant', '=', tenant)
    .where('mark', '=', mark)
    .executeTakeFirst();
  return row !== undefined;
}
