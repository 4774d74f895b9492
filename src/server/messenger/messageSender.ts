/**
 * Sends the messages in the outbox. A provider that honors the id of a message gets it again until it answers. To any
 * other a message is given once: whether it left is noted before it leaves, and one without an answer is not repeated, as
 * a guest who has the mail is better off without a message than with two.
 */
import type { FastifyBaseLogger } from 'fastify';
import { type NotNull, sql } from 'kysely';
import { MESSAGE_KINDS, agreesToMessages, awaitsProof } from '../booking/messageQueue.ts';
import { findReservation, withDays } from '../booking/reservations.ts';
import { zonedTime } from '../../domain/booking/time.ts';
import { type DeliveryEnd, type DeliveryLoop, type DeliveryPace, startDeliveryLoop } from '../delivery/deliveryLoop.ts';
import { findDueInOutbox } from '../delivery/dueVenues.ts';
import { type ClaimPace, type ClaimedRow, claimRow, untilKept, whileClaimed } from '../delivery/rowClaims.ts';
import { createGuestLink, messageSecret } from '../links/guestLinks.ts';
import { RETRY_DELAYS_MS, isOutdated, updateMail } from '../mail/outbox.ts';
import { isDoubted } from '../store/knownTime.ts';
import type { OutboxRow, Store } from '../store/store.ts';
import { currentVenue } from '../venues/publications.ts';
import type { Venues } from '../venues/venues.ts';
import { findRefusal } from './messageLimits.ts';
import { isMessaged, messageText } from './messageText.ts';
import type { MessageResult, Messenger } from './messenger.ts';

export type MessageSenderOptions = DeliveryPace & {
  readonly messenger: Messenger;
  /** The venues' time, and the real one, in epoch milliseconds. */
  readonly now: () => number;
  readonly realNow?: () => number;
  /** Returns the address of the page that shows a guest's own reservation. */
  readonly manageUrl: (secret: string) => string;
  /** Only the host knows it: a message has the same link in every attempt. */
  readonly linkKey: string;
  readonly retryDelaysMs?: readonly number[];
  readonly leaseMs?: number;
};

const MINUTE_MS = 60_000;
const LEASE_MS = MINUTE_MS;
const MAX_PARALLEL = 4;
/** Messages that are read: other processes may claim the first ones. */
const MAX_CANDIDATES = 10;
export const MAX_ERROR_LENGTH = 500;
/** The error of a message that is on its way to a provider which would send it again. */
export const UNANSWERED = 'no answer';

/** Returns the id by which a provider knows a message. */
const messageId = (tenant: string, id: number): string => `tidetable-${tenant}-${id}`;

/** Returns the message that an id means; undefined for anything else. */
export function readMessageId(text: string): { readonly tenant: string; readonly id: number } | undefined {
  const [, tenant, id] = /^tidetable-(.+)-(\d{1,16})$/.exec(text) ?? [];
  return tenant === undefined ? undefined : { tenant, id: Number(id) };
}

type ClaimedMessage = ClaimedRow & Pick<OutboxRow, 'kind' | 'last_error'> & { readonly reservation_id: number };

export function startMessageSender(
  store: Store,
  venues: Venues,
  options: MessageSenderOptions,
  log: FastifyBaseLogger,
): DeliveryLoop {
  const {
    messenger,
    now,
    realNow = Date.now,
    retryDelaysMs = RETRY_DELAYS_MS,
    leaseMs = LEASE_MS,
    maxParallel = MAX_PARALLEL,
    pollIntervalMs,
    pauseMs,
  } = options;
  const pace: ClaimPace = { realNow, leaseMs, maxWaitMs: Math.max(...retryDelaysMs, leaseMs) + MINUTE_MS };

  const retryDelay = (tries: number): number => retryDelaysMs[Math.min(tries, retryDelaysMs.length) - 1] ?? MINUTE_MS;

  async function deliver(message: ClaimedMessage, { ending, cutOff }: DeliveryEnd): Promise<void> {
    const { tenant, id, kind, tries, reservation_id: reservationId } = message;
    const reservation = await findReservation(store, tenant, reservationId);
    // Its personal data was deleted in the meantime.
    if (!reservation || !isMessaged(kind)) return;
    const served = await currentVenue(store, venues, tenant);
    const isOver = served && zonedTime(now(), served.venue.time_zone).date > reservation.date;
    const isWithdrawn = !agreesToMessages(reservation);
    if (
      !served ||
      isOver ||
      isWithdrawn ||
      isOutdated(kind, reservation, served.venue, { now: now(), realNow: realNow() })
    ) {
      // By a time that is not believed, it may only seem so.
      if (!isWithdrawn && isDoubted(store, now()))
        await updateMail(store, message, { due_at: realNow() + retryDelay(tries) });
      else await updateMail(store, message, { state: 'failed', last_error: message.last_error ?? 'no longer needed' });
      return;
    }
    const facts = { venue: tenant, code: reservation.code, message: kind, tries };
    if (awaitsProof(reservation, served.venue)) {
      // No trouble for staff to see: the guest has the mail, with the way to get messages.
      await updateMail(store, message, { state: 'failed' });
      return;
    }
    const refusal = await findRefusal(store, served.venue, reservation, realNow());
    if (refusal !== undefined) {
      await updateMail(store, message, { state: 'failed', last_error: refusal });
      log.warn({ ...facts, reason: refusal }, 'a message is not sent');
      return;
    }
    if (message.last_error === UNANSWERED && !messenger.isIdempotent) {
      await updateMail(store, message, { state: 'failed' });
      log.warn(facts, 'a message may have been sent before a crash, and is not sent again');
      return;
    }
    const result = await whileClaimed(store, 'outbox', message, { leaseMs, realNow }, log, async () => {
      const secret = messageSecret(tenant, id, options.linkKey);
      await createGuestLink(store, tenant, reservationId, secret);
      const content = messageText(
        MESSAGE_KINDS[kind],
        await withDays(store, reservation),
        served.venue,
        options.manageUrl(secret),
      );
      if (!messenger.isIdempotent) await updateMail(store, message, { last_error: UNANSWERED });
      const answer: MessageResult = await messenger.send(
        { id: messageId(tenant, id), to: reservation.phone, kind: MESSAGE_KINDS[kind], ...content },
        cutOff,
      );
      // As long as the claim is extended: a message whose note is lost would be sent again.
      if (answer.outcome === 'sent')
        await untilKept(ending, log, async () => {
          await updateMail(store, message, { state: 'sent', sent_at: realNow(), last_error: null });
        });
      return answer;
    });
    if (result.outcome === 'sent') {
      log.info(facts, 'message sent');
      return;
    }
    const error = result.error.slice(0, MAX_ERROR_LENGTH);
    const reason = withoutNumbers(error);
    if (result.outcome === 'refused') {
      await updateMail(store, message, { state: 'refused', last_error: error });
      log.warn({ ...facts, reason }, 'a message was refused for good');
    } else if (result.outcome === 'unknown' && !messenger.isIdempotent) {
      await updateMail(store, message, { state: 'failed', last_error: UNANSWERED });
      log.warn({ ...facts, reason }, 'a message may have been sent, and is not sent again');
    } else {
      await updateMail(store, message, { due_at: realNow() + retryDelay(tries), last_error: error });
      log.warn({ ...facts, reason }, 'a message could not be sent and will be tried again');
    }
  }

  return startDeliveryLoop<ClaimedMessage>({
    name: 'message',
    store,
    tenants: () => [...venues.keys()],
    findDue: (tenants) => findDueInOutbox(store, tenants, 'message', pace),
    claim: (tenant) => claimMessage(store, tenant, pace),
    deliver,
    log,
    maxParallel,
    pollIntervalMs,
    pauseMs,
  });
}

/** Claims the message of a venue that is due the longest. */
async function claimMessage(store: Store, tenant: string, pace: ClaimPace): Promise<ClaimedMessage | undefined> {
  const now = pace.realNow();
  const candidates = await store
    .selectFrom('outbox')
    .select(['tenant', 'id', 'kind', 'reservation_id', 'last_error', 'due_at'])
    .where('tenant', '=', tenant)
    // SQLite uses the index of waiting messages only for what it reads in the statement.
    .where('state', '=', sql.lit('waiting'))
    .where('channel', '=', sql.lit('message'))
    .where((where) => where.or([where('due_at', '<=', now), where('due_at', '>', now + pace.maxWaitMs)]))
    .orderBy('due_at')
    .orderBy('id')
    .limit(MAX_CANDIDATES)
    .$narrowType<{ reservation_id: NotNull }>()
    .execute();
  for (const { due_at, ...message } of candidates) {
    const claimed = await claimRow(store, 'outbox', { ...message, due_at }, pace);
    if (claimed) return { ...message, ...claimed };
  }
  return undefined;
}

/** Providers repeat the recipient's number in their errors, but the log names no person. */
function withoutNumbers(text: string): string {
  return text.replaceAll(/\+?\d{7,}/g, '(number)');
}
