/** The host's three calls. */
import type { FastifyInstance } from 'fastify';
import { calls } from '../api/contract.ts';
import type { Faults } from '../domain/reservation.ts';
import { availability } from './availability.ts';
import { type Body, faultsOf, reserve } from './reservations.ts';
import type { Store } from './store.ts';
import type { ServedVenue } from './venues.ts';
import { sayFaults, wordsOf } from './words.ts';

export type CallsSetting = {
  readonly store: Store;
  /** By tenant. */
  readonly venues: ReadonlyMap<string, ServedVenue>;
  readonly now: () => number;
  /** Called when a reservation has been made. */
  readonly onReserved: () => void;
};

/** Adds the calls. The bodies have been found to be JSON objects: see `guards.ts`. */
export function addCalls(app: FastifyInstance, { store, venues, now, onReserved }: CallsSetting): void {
  const byLocation = new Map([...venues.values()].map((served) => [served.venue.location_id, served]));
  const byKey = new Map([...venues.values()].map((served) => [served.venue.key, served]));

  app.post<{ Body: Body }>(calls.validate.path, async ({ body }, reply) => {
    const served = venueOf(byLocation, body['location_id']);
    if (!served) return reply.code(422).send(refusal({ location_id: [{ fault: nameFault(body['location_id'], 'unknown_location') }] }));
    const faults = faultsOf(served, body, now());
    return faults ? reply.code(422).send(refusal(faults, served)) : { success: true };
  });

  app.post<{ Body: Body }>(calls.reserve.path, async ({ body }, reply) => {
    const served = venueOf(byLocation, body['location_id']);
    if (!served) return reply.code(422).send(refusal({ location_id: [{ fault: nameFault(body['location_id'], 'unknown_location') }] }));
    const answer = await reserve(store, served, body, now());
    if (!answer.ok) return reply.code(422).send(refusal(answer.faults, served));
    onReserved();
    return { success: true, code: answer.code };
  });

  app.get<{ Querystring: Record<string, unknown> }>(calls.tables.path, async ({ query }, reply) => {
    reply.header('Cache-Control', 'no-store');
    const served = venueOf(byKey, query['key']);
    if (!served) return reply.code(422).send(refusal({ key: [{ fault: nameFault(query['key'], 'unknown_key') }] }));
    const answered = await availability(store, served, query, now());
    return answered.ok ? answered.answer : reply.code(422).send(refusal(answered.faults, served));
  });
}

function venueOf(owners: ReadonlyMap<string, ServedVenue>, name: unknown): ServedVenue | undefined {
  return typeof name === 'string' ? owners.get(name) : undefined;
}

function nameFault(name: unknown, unknown: string): string {
  return name === undefined || name === '' ? 'required' : unknown;
}

function refusal(faults: Faults, served?: ServedVenue): { success: false; errors: Record<string, string[]> } {
  return { success: false, errors: sayFaults(wordsOf(served?.venue), faults, served && { country_code: served.venue.country_code }) };
}
