/**
 * `POST /reservation/request`: the request of a party that is larger than the venue takes online, with the payload of the
 * form. It reserves nothing: the venue answers by mail.
 */
import type { FastifyInstance } from 'fastify';
import { bookingCalls } from '../../api/bookingContract.ts';
import { parseReservationRequest } from '../../domain/booking/reservationRequest.ts';
import { MAX_SEATS } from '../../domain/plan/limits.ts';
import { hasProof, refusal } from '../booking/bookingRoutes.ts';
import { clientNetwork } from '../booking/clientNetwork.ts';
import { type RequestBody, hashPayload } from '../booking/idempotency.ts';
import type { PromoLimit } from '../booking/promoLimit.ts';
import { GUEST } from '../booking/visits/dayLog.ts';
import { CONTACT_READERS } from '../contacts/contactReaders.ts';
import { actAsHost } from '../day/actions/act.ts';
import { addRequest } from '../day/actions/requestActions.ts';
import { RateLimitStore } from '../line/rateLimitStore.ts';
import { guestLanguage } from '../messages/messages.ts';
import { currentVenue } from '../venues/publications.ts';
import type { GuestRoutesOptions } from './guestRequests.ts';

/** Requests of one client network at a venue, each of which sends a mail to an address that nobody has verified. */
const MAX_REQUESTS = 5;
const WINDOW_MS = 60 * 60_000;
const MAX_NETWORKS = 10_000;
/** For longer than a proof of work counts. */
const PROOFS_MS = 15 * 60_000;
/** Proofs that are remembered: they take far longer to find. */
const MAX_PROOFS = 100_000;

export function addPartyRequests(
  app: FastifyInstance,
  {
    store,
    venues,
    now,
    networkSecret,
    promoLimit,
    hasMessenger,
    onReserved,
  }: Omit<GuestRoutesOptions, 'templates' | 'pictures'> & {
    readonly promoLimit: PromoLimit;
    readonly hasMessenger: boolean;
  },
): void {
  const counts = new RateLimitStore({ cache: MAX_NETWORKS });
  const proofs = new RateLimitStore({ cache: MAX_PROOFS });
  /** Returns whether a proof is used for the first time, or for the same request again. */
  const isForOne = (body: RequestBody): boolean => {
    const key = String(body['idempotency_key']);
    const use = `${key} ${hashPayload(body)}`;
    if (proofs.current(use, PROOFS_MS) > 0) return true;
    if (proofs.current(key, PROOFS_MS) > 0) return false;
    for (const each of [key, use]) proofs.incr(each, () => {}, PROOFS_MS);
    return true;
  };

  app.post<{ Body: RequestBody }>(bookingCalls.request.path, async ({ body, ip, headers, log }, reply) => {
    const language = headers['accept-language'];
    const named = [...venues.values()].find(({ venue }) => venue.location_id === body['location_id']);
    const served = named && (await currentVenue(store, venues, named.venue.tenant));
    if (!served) return reply.code(422).send(refusal({ location_id: [{ code: 'unknown_location' }] }));
    const { venue, tables } = served;
    const { tenant, telephone } = venue;
    const wrongCode = networkSecret === undefined ? undefined : promoLimit.check(venue, ip, body);
    if (wrongCode) return reply.code(422).send(refusal(wrongCode, served, language));
    const larger = { ...venue, guests: { ...venue.guests, min: venue.guests.max + 1, max: MAX_SEATS } };
    const reading = parseReservationRequest(body, 1, larger, tables, now(), CONTACT_READERS);
    if (!reading.ok) return reply.code(422).send(refusal(reading.errors, served, language));
    if (venue.proof_of_work && !(hasProof(body, now()) && isForOne(body)))
      return reply.code(422).send(refusal({ proof: [{ code: 'bad_proof' }] }, served, language));
    const tooMany = refusal({ email: [{ code: 'limit_requests', telephone }] }, served, language);
    const network = `${tenant} ${clientNetwork(ip)}`;
    if (networkSecret !== undefined && counts.current(network, WINDOW_MS) >= MAX_REQUESTS)
      return reply.code(422).send(tooMany);
    // Before it is kept, as others may arrive meanwhile.
    counts.incr(network, () => {}, WINDOW_MS);
    let isKept = false;
    const add = actAsHost(
      { store, venues, tenant, hasMessenger },
      'request',
      now(),
      async (step) => {
        isKept = await addRequest(step, reading.request, guestLanguage(venue, language));
        return isKept ? reading.request.date : undefined;
      },
      GUEST,
    );
    if (!(await add).ok || !isKept) {
      log.info({ venue: tenant, codes: ['limit_requests'] }, 'a request was refused');
      return reply.code(422).send(tooMany);
    }
    onReserved();
    return { success: true };
  });
}
