/** Making a reservation: validation, the transaction that stores it, and replies to repeated requests. */
import {
  type RequestResult,
  type ReservationRequest,
  parseReservationRequest,
} from '../../domain/booking/reservationRequest.ts';
import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { allSlots } from '../../domain/booking/bookingCalendar.ts';
import { claimedSlots } from '../../domain/booking/occupancy.ts';
import type { PlainDate } from '../../domain/booking/time.ts';
import { openingHours } from '../../domain/booking/venue.ts';
import type { Venue } from '../../domain/booking/venueFile.ts';
import type { Table } from '../../domain/plan/table.ts';
import type { Minutes } from '../../domain/plan/timeOfDay.ts';
import { CONTACT_READERS } from '../contacts/contactReaders.ts';
import { createGuestLink, replySecret } from '../links/guestLinks.ts';
import { recordTaken } from '../live/events.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { realTimeOf } from '../store/realTime.ts';
import { newRowId } from '../store/rowIds.ts';
import { type Store, type Tables, isUniqueViolation } from '../store/store.ts';
import { together } from '../store/together.ts';
import { currentVenue } from '../venues/publications.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';
import type { LimitFacts } from '../line/clientNetwork.ts';
import {
  type LimitError,
  checkLimits,
  limitErrors,
  readCounted,
  requesterColumns,
  requesterOf,
} from './bookingLimits.ts';
import { TablesTakenError, claimOnline, findUnavailableTablesOnce } from './claims.ts';
import { HOLD_MINUTES, holdEnd, prepareClaims } from './heldReservations.ts';
import { type RequestBody, type ReserveResult, accepted, findIdempotentReply, hashPayload } from './idempotency.ts';
import { enqueueMails, enqueueNotice } from './mailQueue.ts';
import {
  type Reservation,
  insertReservation,
  newReservation,
  reservedTables,
  toReservedTables,
} from './reservations.ts';
import { GUEST, logVisit } from './visits/dayLog.ts';
import { findOnlineErrors } from './visits/onlineRules.ts';
import { visitRules } from './visits/visitRows.ts';
import { findOpenWebhooks } from './webhookQueue.ts';

// Letters and digits that can't be confused, without vowels, so that no code is a word.
const CODE_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';
const CODE_LENGTH = 8;
/** Attempts after a code was drawn twice, and after a change of the plan. */
const MAX_ATTEMPTS = 5;

/** Returns a new code that names a reservation to people. */
export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

/** Validates a payload of step 1. `full` is a request that only the venue's limit of guests at a time refuses. */
export async function validateReservation(
  store: Store,
  served: ServedVenue,
  body: RequestBody,
  now: number,
): Promise<RequestResult & { readonly full?: ReservationRequest }> {
  const reading = parseReservationRequest(body, 1, served.venue, served.tables, now, CONTACT_READERS);
  if (!reading.ok) return reading;
  const { date, time, guests } = reading.request;
  const errors = await findOnlineErrors(store, served, { date, time, guests }, now);
  if (!errors) return reading;
  const isFull = errors['time']?.some(({ code }) => code === 'slot_full');
  return { ok: false, errors, ...(isFull ? { full: reading.request } : {}) };
}

export type ReserveOptions = {
  /** The venue's current time in epoch milliseconds. */
  readonly now: number;
  /** Whether guest and venue get a mail. */
  readonly mails?: boolean;
  /** Without it no limits apply. */
  readonly limits?: LimitFacts | undefined;
  /** The guest's language as a tag. Without it mails are in the venue's. */
  readonly language?: string | undefined;
  /** Whether the request has waited: if its tables are taken by now, a transaction would be a waste. */
  readonly mayBeLate?: boolean;
  /** Whether guests who agree to messages get some. */
  readonly hasMessenger?: boolean;
  /** The key of the links in replies. Without it replies have none. */
  readonly linkKey?: string | undefined;
};

/**
 * Makes a reservation from a payload of step 2. A payload with a known idempotency key gets the reply of the first
 * request, whatever the rules say now.
 */
export async function reserve(
  store: Store,
  venues: Venues,
  tenant: string,
  body: RequestBody,
  options: ReserveOptions,
): Promise<ReserveResult> {
  const { now, linkKey, mayBeLate = false } = options;
  const findEarlier = (): Promise<ReserveResult | undefined> => findIdempotentReply(store, tenant, body, linkKey);
  // Most of those who have waited are too late: their tables are looked at first. If these are free, a reservation with
  // the same key was canceled, which the transaction finds.
  const first = mayBeLate ? undefined : await findEarlier();
  if (first) return first;
  for (let attempt = 1; ; attempt++) {
    // The plan in memory is nearly always the current one, which the transaction makes sure of.
    const served = attempt === 1 ? venues.get(tenant) : await currentVenue(store, venues, tenant);
    if (!served) throw new Error(`the venue ${tenant} is not served`);
    const reading = parseReservationRequest(body, 2, served.venue, served.tables, now, CONTACT_READERS);
    if (!reading.ok) {
      const current = await currentVenue(store, venues, tenant);
      if (current !== served && attempt < MAX_ATTEMPTS) continue;
      return (mayBeLate ? await findEarlier() : undefined) ?? reading;
    }
    const { request } = reading;
    const late = mayBeLate ? await findLateReply(store, served, request, findEarlier) : undefined;
    if (late) return late;
    const payloadHash = request.idempotencyKey === undefined ? null : hashPayload(body);
    try {
      const recorded = await record(store, served, request, { ...options, payloadHash });
      if (recorded && !('error' in recorded)) return recorded;
      if (recorded) return { ok: false, errors: limitErrors(recorded.error, served.venue, HOLD_MINUTES) };
      if (attempt === MAX_ATTEMPTS)
        throw new Error(`plans of ${tenant} are published faster than a reservation is made`);
    } catch (error) {
      const isTaken = error instanceof TablesTakenError;
      if (!isTaken && !isUniqueViolation(error)) throw error;
      const earlier = await findEarlier();
      if (earlier) return earlier;
      if (isTaken) return { ok: false, errors: error.errors };
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** What a reservation has besides the request. */
export type ReservationFacts = Omit<ReserveOptions, 'mayBeLate'> & {
  /** Identifies the payload; null without an idempotency key. */
  readonly payloadHash: string | null;
  /** Until when the tables are held for a guest who must confirm by mail, in epoch milliseconds of real time. */
  readonly heldUntil?: number | null;
};

/**
 * Stores a reservation durably, held for confirmation if the limits say so, or returns the limit that it exceeds.
 * Returns undefined if another plan was published since the request was validated, as its tables may have changed.
 * Throws like `storeReservation`.
 */
function record(
  store: Store,
  served: ServedVenue,
  request: ReservationRequest,
  facts: ReservationFacts,
): Promise<ReserveResult | { readonly ok: false; readonly error: LimitError } | undefined> {
  const { tenant } = served.venue;
  return writeDurably(store, tenant, async (trx) => {
    const realNow = realTimeOf(trx);
    const limits = facts.limits && { ...facts.limits, realNow };
    const requester = limits && requesterOf(request, limits);
    // Whatever can be read is read at once, since others wait for the venue's lock.
    const [isCurrent, refusals, counted] = await together(
      prepareClaims(trx, served),
      together(
        ...[request, ...request.laterDays].map((day) =>
          findOnlineErrors(trx, served, { ...request, ...day }, facts.now),
        ),
      ),
      requester && readCounted(trx, tenant, request, requester),
      findOpenWebhooks(trx, tenant),
    );
    if (!isCurrent) return undefined;
    const errors = refusals.find((refusal) => refusal !== undefined);
    if (errors) return { ok: false, errors };
    const decision = requester && counted && (await checkLimits(trx, served, request, requester, counted));
    if (decision?.action === 'refuse') return { ok: false, error: decision.error };
    const heldUntil = decision?.action === 'hold' ? holdEnd(realNow) : null;
    const { code, secret } = await storeReservation(trx, served, request, { ...facts, limits, heldUntil });
    return accepted(code, heldUntil, secret);
  });
}

/**
 * Stores a reservation with its claims, its link and its mails. Returns its code and, with a `linkKey`, the secret of the
 * link. Throws `TablesTakenError`, or a unique violation if the idempotency key or the code exists.
 */
export async function storeReservation(
  trx: Transaction<Tables>,
  served: ServedVenue,
  request: ReservationRequest,
  {
    payloadHash,
    mails = true,
    now,
    limits,
    language,
    hasMessenger = false,
    linkKey,
    heldUntil = null,
  }: ReservationFacts,
): Promise<{ readonly code: string; readonly secret: string | undefined }> {
  const { venue } = served;
  const { tenant } = venue;
  const { date, time, tables, laterDays, idempotencyKey = null } = request;
  const id = newRowId();
  const series = laterDays.length > 0 ? id : null;
  const later = laterDays.map((day) => rowOf({ ...day, id: newRowId(), time: timeOn(venue, day.date, time) }));
  const first: Reservation = {
    ...rowOf({ id, date, time, tables }),
    idempotency_key: idempotencyKey,
    payload_hash: payloadHash,
    // The limits count a stay once.
    ...requesterColumns(request, limits),
  };
  const secret = linkKey === undefined ? undefined : replySecret(tenant, first.code, idempotencyKey, linkKey);
  await together(
    ...[first, ...later].map(storeDay),
    claimOnline(trx, served, [first, ...later]),
    secret === undefined ? undefined : createGuestLink(trx, tenant, id, secret),
    mails ? enqueueMails(trx, first, [heldUntil === null ? 'guest' : 'confirm'], now) : undefined,
    mails && heldUntil === null ? enqueueNotice(trx, venue, first, 'notice', now) : undefined,
  );
  return { code: first.code, secret };

  function rowOf(day: Pick<Reservation, 'id' | 'date' | 'time'> & { readonly tables: readonly Table[] }): Reservation {
    return newReservation({
      tenant,
      id: day.id,
      series,
      code: newCode(),
      date: day.date,
      time: day.time,
      stay: request.stay,
      guests: request.guests,
      first_name: request.firstName,
      last_name: request.lastName,
      country_code: request.countryCode,
      phone: request.phone,
      email: request.email,
      notes: request.notes,
      discount_code: request.discountCode || null,
      tables: JSON.stringify(toReservedTables(day.tables)),
      hold_minutes: venue.hold_minutes,
      created_at: now,
      held_until: heldUntil,
      language: language ?? null,
      messages_at: hasMessenger && request.messages ? realTimeOf(trx) : null,
    });
  }

  async function storeDay(row: Reservation): Promise<void> {
    const keys = reservedTables(row).map(({ key }) => key);
    await together(
      insertReservation(trx, row),
      logVisit(trx, GUEST, 'reserve', now, { after: row }),
      recordTaken(trx, tenant, row.date, keys),
    );
  }
}

/** Returns the time of a later day of a stay: that of the first, or else the day's first slot. */
export function timeOn(venue: Venue, date: PlainDate, time: Minutes): Minutes {
  const slots = allSlots(openingHours(venue), date);
  return slots.includes(time) ? time : (slots[0] ?? time);
}

/**
 * Returns the reply to a request whose tables are taken: the first one's if the request repeats it. Undefined if all
 * tables are available.
 */
async function findLateReply(
  store: Store,
  served: ServedVenue,
  request: ReservationRequest,
  findEarlier: () => Promise<ReserveResult | undefined>,
): Promise<ReserveResult | undefined> {
  const rules = visitRules(served);
  const unavailableKeys = await findUnavailableTablesOnce(
    store,
    served,
    request.date,
    (table) => claimedSlots(rules, request, table),
    `${request.time} ${request.stay}`,
  );
  const unavailable = request.tables.filter((table) => unavailableKeys.has(table.key));
  if (unavailable.length === 0) return undefined;
  const errors = { selected_tables: unavailable.map(({ name: table }) => ({ code: 'taken', table })) };
  return (await findEarlier()) ?? { ok: false, errors };
}
