/** The host's three calls. */
import type { FastifyInstance } from 'fastify';
import { calls } from '../api/contract.ts';
import type { Faults } from '../domain/reservation.ts';
import { availability } from './availability.ts';
import { type Body, faultsOf, reserve } from './reservations.ts';
import { presentVenue } from './publishedPlans.ts';
import type { Store } from './store.ts';
import type { ServedVenue, Venues } from './venues.ts';
import { sayFaults, wordsOf } from './words.ts';

export type CallsSetting = {
  readonly store: Store;
  readonly venues: Venues;
  readonly now: () => number;
  /** Called when a reservation has been made. */
  readonly onReserved: () => void;
};

/** Adds the calls. The bodies have been found to be JSON objects: see `guards.ts`. */
export function addCalls(app: FastifyInstance, { store, venues, now, onReserved }: CallsSetting): void {
  const byLocation = new Map([...venues.values()].map(({ venue }) => [venue.location_id, venue.tenant]));
  const byKey = new Map([...venues.values()].map(({ venue }) => [venue.key, venue.tenant]));
  const venueOf = async (owners: ReadonlyMap<string, string>, name: unknown): Promise<ServedVenue | undefined> => {
    const tenant = typeof name === 'string' ? owners.get(name) : undefined;
    return tenant === undefined ? undefined : presentVenue(store, venues, tenant);
  };

  app.post<{ Body: Body }>(calls.validate.path, async ({ body }, reply) => {
    const served = await venueOf(byLocation, body['location_id']);
    if (!served)
      return reply
        .code(422)
        .send(refusal({ location_id: [{ fault: nameFault(body['location_id'], 'unknown_location') }] }));
    const faults = faultsOf(served, body, now());
    return faults ? reply.code(422).send(refusal(faults, served)) : { success: true };
  });

  app.post<{ Body: Body }>(calls.reserve.path, async ({ body }, reply) => {
    const served = await venueOf(byLocation, body['location_id']);
    if (!served)
      return reply
        .code(422)
        .send(refusal({ location_id: [{ fault: nameFault(body['location_id'], 'unknown_location') }] }));
    const answer = await reserve(store, venues, served.venue.tenant, body, now());
    if (!answer.ok) return reply.code(422).send(refusal(answer.faults, served));
    onReserved();
    return { success: true, code: answer.code };
  });

  app.get<{ Querystring: Record<string, unknown> }>(calls.tables.path, async ({ query }, reply) => {
    reply.header('Cache-Control', 'no-store');
    const served = await venueOf(byKey, query['key']);
    if (!served) return reply.code(422).send(refusal({ key: [{ fault: nameFault(query['key'], 'unknown_key') }] }));
    const answered = await availability(store, served, query, now());
    return answered.ok ? answered.answer : reply.code(422).send(refusal(answered.faults, served));
  });
}

function nameFault(name: unknown, unknown: string): string {
  return name === undefined || name === '' ? 'required' : unknown;
}

function refusal(faults: Faults, served?: ServedVenue): { success: false; errors: Record<string, string[]> } {
  return {
    success: false,
    errors: sayFaults(wordsOf(served?.venue), faults, served && { country_code: served.venue.country_code }),
  };
}
