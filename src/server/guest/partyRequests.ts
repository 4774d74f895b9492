/**
 * `POST /reservation/request`: the request of a party that is larger than the venue takes online, with the payload of the
 * form. It reserves nothing: the venue answers by mail.
 */
import type { FastifyInstance } from 'fastify';
import { bookingCalls } from '../../api/bookingContract.ts';
import { parseReservationRequest } from '../../domain/booking/reservationRequest.ts';
import { MAX_SEATS } from '../../domain/plan/limits.ts';
import { hasProof, refusal } from '../booking/bookingRoutes.ts';
import { mailboxOf } from '../booking/bookingLimits.ts';
import { type RequestBody, hashPayload } from '../booking/idempotency.ts';
import { findGuessedCode } from '../booking/promoLimit.ts';
import { GUEST } from '../booking/visits/dayLog.ts';
import { CONTACT_READERS } from '../contacts/contactReaders.ts';
import { actAsHost } from '../day/actions/act.ts';
import { addRequest } from '../day/actions/requestActions.ts';
import { limitedAddress } from '../line/clientNetwork.ts';
import { guestLanguage } from '../messages/messages.ts';
import { currentVenue } from '../venues/publications.ts';
import type { GuestRoutesOptions } from './guestRequests.ts';

export function addPartyRequests(
  app: FastifyInstance,
  {
    store,
    venues,
    now,
    limiter,
    hasMessenger,
    onReserved,
  }: Omit<GuestRoutesOptions, 'templates' | 'pictures' | 'networkSecret' | 'linkKey'>,
): void {
  /** Returns whether a proof is used for the first time, or for the same request again. */
  const isForOne = (body: RequestBody): boolean => {
    const key = String(body['idempotency_key']);
    const use = `${key} ${hashPayload(body)}`;
    if (limiter.reached('proof', { key: use })) return true;
    if (limiter.take('proof', { key })) return false;
    limiter.count('proof', { key: use });
    return true;
  };

  app.post<{ Body: RequestBody }>(bookingCalls.request.path, async ({ body, ip, headers, log }, reply) => {
    const language = headers['accept-language'];
    const named = [...venues.values()].find(({ venue }) => venue.location_id === body['location_id']);
    const served = named && (await currentVenue(store, venues, named.venue.tenant));
    if (!served) return reply.code(422).send(refusal({ location_id: [{ code: 'unknown_location' }] }));
    const { venue, tables } = served;
    const { tenant, telephone } = venue;
    const wrongCode = findGuessedCode(limiter, venue, ip, body);
    if (wrongCode) return reply.code(422).send(refusal(wrongCode, served, language));
    const larger = { ...venue, guests: { ...venue.guests, min: venue.guests.max + 1, max: MAX_SEATS } };
    const reading = parseReservationRequest(body, 1, larger, tables, now(), CONTACT_READERS);
    if (!reading.ok) return reply.code(422).send(refusal(reading.errors, served, language));
    if (venue.proof_of_work && !(hasProof(body, now()) && isForOne(body)))
      return reply.code(422).send(refusal({ proof: [{ code: 'bad_proof' }] }, served, language));
    const tooMany = refusal({ email: [{ code: 'limit_requests', telephone }] }, served, language);
    const doer = { address: limitedAddress(ip), mailbox: mailboxOf(reading.request.email), tenant };
    const isOver = limiter.reached('mail', doer) ?? limiter.take('request', doer);
    if (!isOver) limiter.count('mail', doer);
    let isKept = false;
    const add = () =>
      actAsHost(
        { store, venues, tenant, hasMessenger },
        'request',
        now(),
        async (step) => {
          isKept = await addRequest(step, reading.request, guestLanguage(venue, language));
          return isKept ? reading.request.date : undefined;
        },
        GUEST,
      );
    if (isOver || !(await add()).ok || !isKept) {
      log.info({ venue: tenant, codes: ['limit_requests'] }, 'a request was refused');
      return reply.code(422).send(tooMany);
    }
    onReserved();
    return { success: true };
  });
}
