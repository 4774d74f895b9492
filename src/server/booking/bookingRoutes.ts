/** The three calls of the booking page. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { bookingCalls } from '../../api/bookingContract.ts';
import { isProof } from '../../domain/booking/proofOfWork.ts';
import type { RequestErrors, ReservationRequest } from '../../domain/booking/reservationRequest.ts';
import { type PlainDate, addDays, zonedTime } from '../../domain/booking/time.ts';
import { type Venue, findPromoCode } from '../../domain/booking/venueFile.ts';
import { createLineReply } from '../line/lineReply.ts';
import type { Overload } from '../line/overload.ts';
import type { AdmissionQueue } from '../line/admissionQueue.ts';
import { readAvailabilityQuestion } from './availability/availability.ts';
import { sendJsonOrUnchanged } from '../etag.ts';
import { createAvailabilityCache } from './availability/availabilityCache.ts';
import { limitFacts } from '../line/clientNetwork.ts';
import type { Limiter } from '../line/limiter.ts';
import { mailboxOf } from './bookingLimits.ts';
import { type RequestBody, type ReserveResult, findIdempotentReply } from './idempotency.ts';
import { validateReservation, reserve } from './makeReservation.ts';
import { findGuessedCode } from './promoLimit.ts';
import { UnmetDemand } from './unmetDemand.ts';
import { currentVenue } from '../venues/publications.ts';
import { servedIn } from '../venues/servedIn.ts';
import { calendarPath, guestPath } from '../links/guestLinks.ts';
import type { Store } from '../store/store.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';
import { formatFieldErrors, formatMessage, guestLanguage, inLanguage, messagesFor } from '../messages/messages.ts';

export type BookingRoutesOptions = {
  readonly store: Store;
  readonly venues: Venues;
  readonly now: () => number;
  /** Where reservations wait if more arrive than the database takes. */
  readonly line: AdmissionQueue;
  readonly overload: Overload;
  /** The key of the hashes of client networks. Without it no limits apply. */
  readonly networkSecret: string | undefined;
  readonly limiter: Limiter;
  /** The key of the links in replies. */
  readonly linkKey: string;
  /** Whether guests who agree to messages get some. */
  readonly hasMessenger: boolean;
  /** Called for each new reservation, and for each that is refused, with the code of its first error. */
  readonly countReservation: (refusedFor?: string) => void;
  /** Called after each change that may have added a mail. */
  readonly onReserved: () => void;
};

/** Seconds after which a client may ask again that the host had no time for. */
const RETRY_AFTER_SECONDS = 5;
/** Dates later than this many days from today are far. */
const NEAR_DAYS = 7;

/** Adds the calls. `middleware.ts` has checked that each body is a JSON object. */
export function addBookingRoutes(
  app: FastifyInstance,
  {
    store,
    venues,
    now,
    line,
    overload,
    networkSecret,
    limiter,
    linkKey,
    hasMessenger,
    countReservation,
    onReserved,
  }: BookingRoutesOptions,
): void {
  const answers = createAvailabilityCache(store);
  const unmetDemand = new UnmetDemand(store, limiter);
  const venueOf = async (
    { apiKey }: Pick<FastifyRequest, 'apiKey'>,
    field: 'location_id' | 'key',
    name: unknown,
  ): Promise<ServedVenue | undefined> => {
    const owner = [...venues.values()].find(({ venue }) => venue[field] === name);
    const isForeign = apiKey && apiKey.tenant !== owner?.venue.tenant;
    return owner && !isForeign ? currentVenue(store, venues, owner.venue.tenant) : undefined;
  };

  app.post<{ Body: RequestBody }>(
    bookingCalls.validate.path,
    { config: { isPreliminary: true } },
    async (request, reply) => {
      const { body, headers, ip, apiKey } = request;
      const served = await venueOf(request, 'location_id', body['location_id']);
      if (!served) return reply.code(422).send(refusal(unknownVenue('location_id', body['location_id'])));
      const tooMany = apiKey ? undefined : findGuessedCode(limiter, served.venue, ip, body);
      const language = headers['accept-language'];
      if (tooMany) return reply.code(422).send(refusal(tooMany, served, language));
      const result = await validateReservation(store, served, body, now());
      const sought = result.ok ? result.request : result.full;
      // The guest goes on whether or not it can be counted.
      if (sought)
        await unmetDemand.count(served, sought, ip, !result.ok).catch((error: unknown) => {
          request.log.warn(error, 'a search without a table could not be counted');
        });
      if (result.ok) {
        return { success: true, ...acceptedPromo(result.request, served, language) };
      }
      return reply.code(422).send(refusal(result.errors, served, language));
    },
  );

  app.post<{ Body: RequestBody }>(bookingCalls.reserve.path, async (request, reply) => {
    const { body, ip, log, headers, apiKey } = request;
    const refuse = (errors: RequestErrors, by?: ServedVenue): ReturnType<typeof refusal> => {
      const codes = codesOf(errors);
      log.info({ venue: by?.venue.tenant, codes }, 'a reservation was refused');
      countReservation(codes[0] ?? '');
      return refusal(errors, by, headers['accept-language']);
    };
    // Reading first also tells of a damaged database, into which a transaction might still write.
    const served = await venueOf(request, 'location_id', body['location_id']);
    if (!served) return reply.code(422).send(refuse(unknownVenue('location_id', body['location_id'])));
    const { proof_of_work: needsProof, tenant } = served.venue;
    // A repeated request gets the first answer, although its proof has expired meanwhile.
    if (needsProof && !apiKey && !hasProof(body, now()) && !(await findIdempotentReply(store, tenant, body)))
      return reply.code(422).send(refuse({ proof: [{ code: 'bad_proof' }] }, served));
    // A key has a limit of its own: it reserves for many guests.
    const limits = networkSecret === undefined || apiKey ? undefined : limitFacts(ip, networkSecret);
    const tooMany = apiKey ? undefined : findGuessedCode(limiter, served.venue, ip, body);
    if (tooMany) return reply.code(422).send(refuse(tooMany, served));
    const language = guestLanguage(served.venue, headers['accept-language']);
    const lineReply = createLineReply(request, reply);
    const make = (mayBeLate: boolean): Promise<ReserveResult> =>
      reserve(store, venues, served.venue.tenant, body, {
        now: now(),
        limits,
        language,
        linkKey,
        hasMessenger,
        mayBeLate,
      });
    const turn = await line
      .run(make, { signal: lineReply.signal, onPlace: lineReply.tellPlace })
      .catch((error: unknown) => lineReply.fail(error));
    if (!turn || turn.type === 'left') return reply;
    if (turn.type === 'full') {
      countReservation('busy');
      reply.header('Retry-After', RETRY_AFTER_SECONDS);
      return lineReply.send(429, busy(served, headers['accept-language']));
    }
    const result = turn.value;
    if (!result.ok) {
      if (codesOf(result.errors).some((code) => code.startsWith('limit_'))) onReserved();
      return lineReply.send(422, refuse(result.errors, served));
    }
    if (!result.isRepeated) countReservation();
    onReserved();
    // The limits of persons decide about reservations; what follows them is limited by this count.
    if (!apiKey) limiter.count('mail', { mailbox: mailboxOf(String(body['email'])) });
    const { code, secret, minutesToConfirm } = result;
    return lineReply.send(200, {
      success: true,
      code,
      ...(secret === undefined ? {} : { manage: guestPath(secret), calendar: calendarPath(secret) }),
      ...(minutesToConfirm === undefined ? {} : { confirm_within_minutes: minutesToConfirm }),
    });
  });

  app.get<{ Querystring: Record<string, unknown> }>(bookingCalls.tables.path, async (request, reply) => {
    const { query, headers } = request;
    reply.header('Cache-Control', 'no-store');
    const served = await venueOf(request, 'key', query['key']);
    if (!served) return reply.code(422).send(refusal(unknownVenue('key', query['key'])));
    const language = guestLanguage(served.venue, headers['accept-language']);
    const question = readAvailabilityQuestion(served, query, now());
    if (!question.ok) return reply.code(422).send(refusal(question.errors, served, headers['accept-language']));
    const shown = servedIn(served, language);
    const kept = await answers.find(shown, question);
    if (kept === undefined && overload.sheds('far dates') && isFar(question.dates[0], served.venue, now()))
      return reply.code(503).header('Retry-After', RETRY_AFTER_SECONDS).send(busy(served, headers['accept-language']));
    const answer = kept ?? (await answers.load(shown, question));
    // The page asks again before it shows the tables, and often has the same answer already.
    reply.headers({ 'Cache-Control': 'private, no-cache', Vary: 'Accept-Language' });
    return sendJsonOrUnchanged(request, reply, answer);
  });
}

function isFar(date: PlainDate, venue: Venue, now: number): boolean {
  return date > addDays(zonedTime(now, venue.time_zone).date, NEAR_DAYS);
}

function busy({ venue }: ServedVenue, acceptLanguage?: string): { success: false; message: string } {
  const words = messagesFor(inLanguage(venue, guestLanguage(venue, acceptLanguage)));
  return { success: false, message: formatMessage(words, 'busy') };
}

/** Returns the promo code of a valid request as the venue writes it, with what it gives in the guest's language. */
function acceptedPromo(
  { discountCode }: Pick<ReservationRequest, 'discountCode'>,
  { venue }: ServedVenue,
  acceptLanguage?: string,
): { promo?: { code: string; gives?: string | undefined } } {
  const promo = findPromoCode(inLanguage(venue, guestLanguage(venue, acceptLanguage)), discountCode);
  return promo ? { promo: { code: promo.code, gives: promo.gives } } : {};
}

/** Returns whether a request has a proof of work for its idempotency key. `now` is epoch milliseconds. */
export function hasProof(body: RequestBody, now: number): boolean {
  return isProof(body['idempotency_key'], body['proof'], now, (text) => createHash('sha256').update(text).digest());
}

function codesOf(errors: RequestErrors): string[] {
  return Object.values(errors).flatMap((ofField) => ofField.map(({ code }) => code));
}

function unknownVenue(field: 'location_id' | 'key', value: unknown): RequestErrors {
  const unknown = field === 'key' ? 'unknown_key' : 'unknown_location';
  return { [field]: [{ code: value === undefined || value === '' ? 'required' : unknown }] };
}

/** Returns the reply that refuses a call, with the messages of its fields in the guest's language. */
export function refusal(
  errors: RequestErrors,
  served?: ServedVenue,
  acceptLanguage?: string,
): { success: false; errors: Record<string, string[]> } {
  return {
    success: false,
    errors: formatFieldErrors(
      messagesFor(served && inLanguage(served.venue, guestLanguage(served.venue, acceptLanguage))),
      errors,
      served && { country_code: served.venue.country_code },
    ),
  };
}
