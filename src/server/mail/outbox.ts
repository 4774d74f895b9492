/**
 * Sends the mails in the outbox. A mail is claimed, sent, then marked as sent: after a crash in between it is sent once
 * more, with the same Message-ID.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { MailTransport } from './mailTransport.ts';
import { type MailOptions, buildMail } from './reservationMail.ts';
import type { MailKind, Store } from '../store/store.ts';
import type { ServedVenue } from '../venues/venues.ts';

export type Outbox = {
  /** Looks for new mails now. */
  wake(): void;
  /** Waits for the mail that is being sent, then stops. */
  stop(): Promise<void>;
};

export type OutboxOptions = MailOptions & {
  readonly transport: MailTransport;
  /** Delay after each failed attempt. After the last delay there is one more attempt. */
  readonly retryDelaysMs?: readonly number[];
  /** Interval of polling: other processes add mails as well. */
  readonly pollIntervalMs?: number;
  /** Returns the real time in epoch milliseconds: the outbox doesn't follow a fixed time of the venues. */
  readonly realNow?: () => number;
};

const MINUTE_MS = 60_000;
const RETRY_DELAYS_MS = [0.5, 2, 10, 30, 60, 180, 360].map((minutes) => minutes * MINUTE_MS);
const POLL_INTERVAL_MS = 2_000;
/** After this time another process may send a claimed mail. */
const LEASE_MS = 2 * MINUTE_MS;
/** Pause between two mails: visitors come first. */
const PAUSE_BETWEEN_MAILS_MS = 40;

export function startOutbox(
  store: Store,
  venues: ReadonlyMap<string, ServedVenue>,
  options: OutboxOptions,
  log: FastifyBaseLogger,
): Outbox {
  const { transport, retryDelaysMs = RETRY_DELAYS_MS, pollIntervalMs = POLL_INTERVAL_MS, realNow = Date.now } = options;
  const ending = new AbortController();
  let running: Promise<void> | undefined;

  async function sendNext(): Promise<boolean> {
    const claimed = await takeNext(store, realNow());
    if (!claimed) return false;
    const { id, kind, tries, reservation_id } = claimed;
    const reservation = await store
      .selectFrom('reservations')
      .selectAll()
      .where('id', '=', reservation_id)
      .executeTakeFirstOrThrow();
    const mark = { mail: kind, code: reservation.code };
    try {
      const served = venues.get(reservation.tenant);
      if (!served) throw new Error(`the venue ${reservation.tenant} is no longer served`);
      await transport.send(buildMail(kind, reservation, served.venue, options), `${reservation.code}-${kind}`);
    } catch (error) {
      const delay = retryDelaysMs[tries - 1];
      const lastError = String(error instanceof Error ? error.message : error).slice(0, 500);
      await store
        .updateTable('outbox')
        .where('id', '=', id)
        .set(
          delay === undefined
            ? { state: 'failed', last_error: lastError }
            : { due_at: realNow() + delay, last_error: lastError },
        )
        .execute();
      if (delay === undefined) log.error({ ...mark, tries, reason: lastError }, 'giving up on a mail');
      else log.warn({ ...mark, tries, reason: lastError }, 'a mail could not be sent and will be retried');
      return true;
    }
    await store
      .updateTable('outbox')
      .set({ state: 'sent', sent_at: realNow(), last_error: null })
      .where('id', '=', id)
      .execute();
    log.info(mark, 'mail sent');
    return true;
  }

  async function sendAll(): Promise<void> {
    while (!ending.signal.aborted && (await sendNext()))
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE_BETWEEN_MAILS_MS);
      });
  }

  const wake = (): void => {
    if (ending.signal.aborted || running) return;
    running = sendAll()
      .catch((error: unknown) => {
        log.error(error, 'the outbox could not be read');
      })
      .finally(() => {
        running = undefined;
      });
  };
  const poll = setInterval(wake, pollIntervalMs);
  wake();
  return {
    wake,
    async stop() {
      ending.abort();
      clearInterval(poll);
      await running;
      transport.close();
    },
  };
}

/** Claims the mail that is due the longest, so that no other process sends it. */
async function takeNext(
  store: Store,
  now: number,
): Promise<{ id: number; kind: MailKind; tries: number; reservation_id: number } | undefined> {
  const due = () =>
    store
      .selectFrom('outbox')
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('id')
      .limit(1);
  // Reading takes no lock on the database, and mostly there is nothing to send.
  if (!(await due().select('id').executeTakeFirst())) return undefined;
  return store
    .updateTable('outbox')
    .set((row) => ({ tries: row('tries', '+', 1), due_at: now + LEASE_MS }))
    .where('id', '=', due().select('id'))
    .returning(['id', 'kind', 'tries', 'reservation_id'])
    .executeTakeFirst();
}
