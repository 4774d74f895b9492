/**
 * Sends the mails in the outbox. A mail is claimed, sent, then marked as sent. While it is being sent its claim is
 * extended, so that no other process sends it; after a crash it is sent once more, with the same Message-ID. A mail is
 * retried until the visit is over, unless the recipient's server rejects it permanently: then the venue is notified.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import { type PlainDate, zonedTime } from '../../domain/booking/time.ts';
import { createConfirmationSecret, isHeld } from '../booking/heldReservations.ts';
import { closeDigest, readDigest } from './digest.ts';
import { startHold } from './holdStart.ts';
import { isReminder, isReminderDue } from './reminders.ts';
import { createGuestLink, mailedSecret } from '../links/guestLinks.ts';
import { DIGEST_FILE, enqueueMails, readVisitBefore } from '../booking/mailQueue.ts';
import {
  type Reservation,
  findReservation,
  reservedTables,
  withCurrentNames,
  withDays,
} from '../booking/reservations.ts';
import { letterFile } from '../booking/personalData.ts';
import { SEASON_MAILS, openSeasonLink } from '../booking/season/seasonPlaces.ts';
import { type DeliveryEnd, type DeliveryLoop, type DeliveryPace, startDeliveryLoop } from '../delivery/deliveryLoop.ts';
import { type ClaimedRow, untilKept, whileClaimed } from '../delivery/rowClaims.ts';
import type { PlanPictures } from '../drawing/planPictures.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { believedTime, isDoubted } from '../store/knownTime.ts';
import type { MailKind, OutboxRow, RequestMailKind, SeasonMailKind, Store, Tables } from '../store/store.ts';
import { currentVenue } from '../venues/publications.ts';
import type { Venue } from '../../domain/booking/venueFile.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';
import { findDueInOutbox } from '../delivery/dueVenues.ts';
import { type ClaimedMail, claimMail } from './mailClaims.ts';
import { MAX_PARALLEL_MAILS, type MailTransport, isPermanentRefusal, isServerAway } from './mailTransport.ts';
import {
  type MailOptions,
  type ReservationMailKind,
  buildDigest,
  buildMail,
  isForVenue,
  isPictured,
  mailName,
} from './reservationMail.ts';
import { buildRequestMail } from './requestMail.ts';
import { buildSeasonMail } from './seasonMail.ts';

export type Outbox = DeliveryLoop;

/** A claimed mail that is ready to be built and sent. */
type PreparedMail = {
  /** For the log. They name no person. */
  readonly details: { readonly mail: string; readonly code?: string };
  /** Whether what it says is no longer true, or said already. */
  readonly isOutdated: boolean;
  /** It is not tried again after this date. */
  readonly lastDate?: PlainDate;
  send(to: ServedVenue, cutOff: AbortSignal): Promise<void>;
  /** Notes what else is done once it is sent. */
  close?(): Promise<void>;
};

export type OutboxOptions = DeliveryPace &
  Omit<MailOptions, 'confirmUrl' | 'manageUrl' | 'planPicture'> & {
    /** Returns the address of the page that confirms a held reservation. */
    readonly confirmUrl: (tenant: string, secret: string) => string;
    /** Returns the address of the page that shows a guest's own reservation. */
    readonly manageUrl: (secret: string) => string;
    /** Returns the address of the page of a season place. */
    readonly seasonUrl: (secret: string) => string;
    /** The key of the links to season places, which only the host knows. */
    readonly linkKey: string;
    readonly transport: MailTransport;
    readonly pictures: PlanPictures;
    /** Delay after each failed attempt. The last one repeats. */
    readonly retryDelaysMs?: readonly number[];
    /** How long a claim lasts unless it is extended. */
    readonly leaseMs?: number;
    /** After which pause a mail server that was away is asked whether it is back. */
    readonly askServerMs?: number;
    /** Returns the real time in epoch milliseconds: the outbox doesn't follow a fixed time of the venues. */
    readonly realNow?: () => number;
  };

const MINUTE_MS = 60_000;
/** Pause after each failed attempt to send a mail or a message. The last one repeats. */
export const RETRY_DELAYS_MS = [0.5, 2, 10, 30, 60].map((minutes) => minutes * MINUTE_MS);
const LEASE_MS = 2 * MINUTE_MS;
/** How much longer than the longest pause a mail waits at most, in case the clock is set back. */
const MAX_EXTRA_WAIT_MS = MINUTE_MS;
const ASK_SERVER_MS = 15_000;
const MAX_ERROR_LENGTH = 500;
/** At a stop. A mail server that has the whole mail may answer late, and whoever asks again sends the mail twice. */
const STOP_GRACE_MS = 8_000;

export function startOutbox(store: Store, venues: Venues, options: OutboxOptions, log: FastifyBaseLogger): Outbox {
  const {
    transport,
    now,
    retryDelaysMs = RETRY_DELAYS_MS,
    leaseMs = LEASE_MS,
    askServerMs = ASK_SERVER_MS,
    maxParallel = MAX_PARALLEL_MAILS,
    pollIntervalMs,
    pauseMs,
    realNow = Date.now,
  } = options;
  const maxWaitMs = Math.max(...retryDelaysMs, leaseMs) + MAX_EXTRA_WAIT_MS;
  const retryDelay = (tries: number): number => retryDelaysMs[Math.min(tries, retryDelaysMs.length) - 1] ?? MINUTE_MS;
  async function prepare(claimed: ClaimedMail): Promise<PreparedMail | undefined> {
    const { tenant, reservation_id: reservation, season_id: season, waiting_id: waiting } = claimed;
    const served = await currentVenue(store, venues, tenant);
    if (reservation !== null) return prepareReservationMail(claimed, reservation, served);
    if (season !== null) return prepareSeasonMail(claimed, season);
    return waiting === null ? undefined : prepareRequestMail(claimed, waiting);
  }

  async function prepareReservationMail(
    { tenant, id, letter, kind: claimedKind }: ClaimedMail,
    reservationId: number,
    served: ServedVenue | undefined,
  ): Promise<PreparedMail | undefined> {
    const found = await findReservation(store, tenant, reservationId);
    if (!found) return undefined;
    const reservation = await withDays(store, found);
    // The guest of a stay is told what is left of it.
    const kind = (
      claimedKind === 'cancelled' && reservation.cancelled_at === null && found.cancelled_at !== null
        ? 'changed'
        : claimedKind
    ) as ReservationMailKind | 'digest';
    const details = { mail: kind, code: reservation.code };
    if (kind === 'digest') {
      const digest = await readDigest(store, tenant, id);
      return {
        details,
        isOutdated: digest.length === 0,
        send: (to, cutOff) => transport.send(buildDigest(id, digest, to, options), `${DIGEST_FILE}${id}`, cutOff),
        close: () => closeDigest(store, tenant, id, realNow()),
      };
    }
    return {
      details,
      isOutdated: isOutdated(kind, reservation, served?.venue, { now: now(), realNow: realNow() }),
      lastDate: reservation.date,
      async send(to, cutOff) {
        const held = await startHold(store, kind, reservation, { now: now(), realNow: realNow() });
        const current = withCurrentNames(held, to.tables);
        const confirmUrl =
          kind === 'confirm'
            ? options.confirmUrl(tenant, await createConfirmationSecret(store, tenant, reservationId))
            : undefined;
        const manageUrl = isForVenue(kind)
          ? undefined
          : options.manageUrl(await createGuestLink(store, tenant, reservation.id, mailedSecret(tenant)));
        const keys = reservedTables(current).map(({ key }) => key);
        const planPicture = isPictured(kind) ? await options.pictures.draw(to, keys) : undefined;
        const before = kind === 'letter' ? undefined : readVisitBefore(reservation, letter);
        const mail = buildMail(kind, current, to.venue, {
          ...options,
          id,
          confirmUrl,
          manageUrl,
          planPicture,
          before: before && withCurrentNames(before, to.tables),
          letter: letter ?? undefined,
        });
        await transport.send(mail, `${reservation.code}-${mailName(kind, reservation, id)}`, cutOff);
      },
    };
  }

  async function prepareSeasonMail(
    { tenant, id, kind: anyKind }: ClaimedMail,
    placeId: number,
  ): Promise<PreparedMail | undefined> {
    const place = await store
      .selectFrom('season_places')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('id', '=', placeId)
      .executeTakeFirst();
    if (!place) return undefined;
    const kind = anyKind as SeasonMailKind;
    return {
      details: { mail: kind },
      isOutdated: kind !== SEASON_MAILS[place.state],
      lastDate: place.until_date,
      async send(to, cutOff) {
        const secret = await openSeasonLink(store, tenant, placeId, options.linkKey);
        const url = options.seasonUrl(secret ?? '');
        await transport.send(
          buildSeasonMail(kind, place, to, { from: options.from, id, url }),
          letterFile('season', placeId) + id,
          cutOff,
        );
      },
    };
  }

  async function prepareRequestMail(
    { tenant, id, kind: anyKind }: ClaimedMail,
    entry: number,
  ): Promise<PreparedMail | undefined> {
    const request = await store
      .selectFrom('waiting_list')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('id', '=', entry)
      .executeTakeFirst();
    if (!request) return undefined;
    const kind = anyKind as RequestMailKind;
    return {
      details: { mail: kind },
      isOutdated: kind === 'request_declined' && request.state !== 'refused',
      lastDate: request.date,
      send: ({ venue }, cutOff) =>
        transport.send(
          buildRequestMail(kind, request, venue, { from: options.from, id }),
          letterFile('request', entry) + id,
          cutOff,
        ),
    };
  }

  async function deliver(claimed: ClaimedMail, { ending, cutOff }: DeliveryEnd): Promise<void> {
    const { tenant, tries } = claimed;
    const prepared = await prepare(claimed);
    // Its personal data was deleted in the meantime.
    if (!prepared) return;
    const { details, isOutdated: isNeedless, lastDate, send, close } = prepared;
    if (isNeedless) {
      // By a time that is not believed, it may only seem so.
      if (isDoubted(store, now())) await updateMail(store, claimed, { due_at: realNow() + retryDelay(tries) });
      else await updateMail(store, claimed, { state: 'failed', last_error: 'no longer needed' });
      return;
    }
    const failure = await whileClaimed(store, 'outbox', claimed, { leaseMs, realNow }, log, async () => {
      try {
        const served = await currentVenue(store, venues, tenant);
        if (!served) throw new Error(`the venue ${tenant} is no longer served`);
        await send(served, cutOff);
      } catch (error) {
        return { error };
      }
      serverAnswers();
      // As long as the claim is extended: a mail whose note is lost would be sent again.
      await untilKept(ending, log, async () => {
        await updateMail(store, claimed, { state: 'sent', sent_at: realNow(), last_error: null });
        await close?.();
      });
      return undefined;
    });
    if (!failure) {
      log.info(details, transport.outcome);
      return;
    }
    const { error } = failure;
    const lastError = String(error instanceof Error ? error.message : error).slice(0, MAX_ERROR_LENGTH);
    const reason = withoutAddresses(lastError);
    if (isPermanentRefusal(error)) {
      await recordRefusal(store, claimed, lastError, realNow());
      log.error({ ...details, tries, reason }, 'a mail was refused for good');
    } else if (lastDate !== undefined && (await isOver(tenant, lastDate))) {
      await updateMail(store, claimed, { state: 'failed', last_error: lastError });
      log.error({ ...details, tries, reason }, 'giving up on a mail: the visit is over');
    } else {
      await updateMail(store, claimed, { due_at: realNow() + retryDelay(tries), last_error: lastError });
      log.warn({ ...details, tries, reason }, 'a mail could not be sent and will be retried');
      if (isServerAway(error)) waitForServer(claimed);
    }
  }

  /** Mails that failed because the mail server was away. */
  const awaitingServer = new Set<ClaimedMail>();
  let asking: NodeJS.Timeout | undefined;

  /** Sends a mail as soon as the server answers again, however long its pause is. */
  function waitForServer(mail: ClaimedMail): void {
    awaitingServer.add(mail);
    askServer();
  }

  function askServer(): void {
    asking ??= setTimeout(() => {
      void transport.verify().then((reason) => {
        asking = undefined;
        if (reason === undefined) serverAnswers();
        else if (awaitingServer.size > 0) askServer();
      });
    }, askServerMs).unref();
  }

  function serverAnswers(): void {
    const mails = [...awaitingServer];
    awaitingServer.clear();
    if (mails.length === 0) return;
    // Those that another process has claimed meanwhile have more tries, and stay as they are.
    Promise.all(mails.map((mail) => updateMail(store, mail, { due_at: realNow() }))).then(
      loop.wake,
      (error: unknown) => {
        log.error(error, 'mails that waited for the mail server could not be made due');
      },
    );
  }

  async function isOver(tenant: string, lastDate: PlainDate): Promise<boolean> {
    const served = await currentVenue(store, venues, tenant);
    return served !== undefined && zonedTime(believedTime(store, now()), served.venue.time_zone).date > lastDate;
  }

  const loop = startDeliveryLoop<ClaimedMail>({
    name: 'mail',
    store,
    tenants: () => [...venues.keys()],
    findDue: (tenants) => findDueInOutbox(store, tenants, 'mail', { realNow, maxWaitMs }),
    claim(tenant, inDelivery) {
      const venueEmail = venues.get(tenant)?.venue.email ?? '';
      const busyDomains = new Set(inDelivery.map(({ domain }) => domain));
      return claimMail(store, tenant, venueEmail, busyDomains, { realNow, leaseMs, maxWaitMs });
    },
    deliver,
    log,
    graceMs: STOP_GRACE_MS,
    maxParallel,
    pollIntervalMs,
    pauseMs,
  });
  return {
    wake: loop.wake,
    async stop() {
      await loop.stop();
      clearTimeout(asking);
      awaitingServer.clear();
      transport.close();
    },
  };
}

/** A late mail must not ask for what is done, confirm a reservation after its cancellation, or cancel one that was restored. */
export function isOutdated(
  kind: MailKind,
  reservation: Reservation,
  venue: Venue | undefined,
  { now, realNow }: { readonly now: number; readonly realNow: number },
): boolean {
  if (isReminder(kind)) return venue !== undefined && !isReminderDue(kind, reservation, venue, now);
  if (kind === 'confirm' || kind === 'offer') return !isHeld(reservation, realNow);
  if (kind === 'cancelled') return reservation.cancelled_at === null;
  return (kind === 'guest' || kind === 'changed' || kind === 'letter') && reservation.cancelled_at !== null;
}

/** Keeps the reason for the list of reservations, and notifies the venue if the guest gets no mail. */
async function recordRefusal(store: Store, mail: ClaimedMail, lastError: string, now: number): Promise<void> {
  const { tenant, kind, reservation_id: id } = mail;
  await writeDurably(store, tenant, async (trx) => {
    const isKept = await updateMail(trx, mail, { state: 'refused', last_error: lastError });
    // A held reservation expires by itself, and a reminder follows a confirmation that was refused before.
    if (isKept && id !== null && !isForVenue(kind) && kind !== 'confirm' && kind !== 'offer' && !isReminder(kind))
      await enqueueMails(trx, { tenant, id }, ['undelivered'], now);
  });
}

/**
 * Notes what became of a mail or a message, unless another process has taken it over and it was not sent. Returns whether
 * it was noted.
 */
export async function updateMail(
  database: Store | Transaction<Tables>,
  { tenant, id, tries }: ClaimedRow,
  changes: Partial<Pick<OutboxRow, 'state' | 'due_at' | 'last_error' | 'sent_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set(changes)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .$if(changes.state !== 'sent', (query) => query.where('state', '=', 'waiting').where('tries', '=', tries))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Servers repeat the recipient's address in their replies, but the log names no person. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '(address)');
}
