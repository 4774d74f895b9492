/** The owner's calls that erase a guest, as the command `personal-data` does. */
import type { FastifyInstance } from 'fastify';
import { guestBodySchema, settingsCalls } from '../../api/settingsContract.ts';
import { zonedTime } from '../../domain/booking/time.ts';
import { parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import { eraseReservations, eraseSeasonPlaces, eraseWaitingGuests, findGuest } from '../booking/personalData.ts';
import { refuseCall } from '../editor/documentRoutes.ts';
import type { Store } from '../store/store.ts';
import { currentVenue } from '../venues/publications.ts';
import type { Venues } from '../venues/venues.ts';

export type GuestErasureOptions = {
  readonly store: Store;
  readonly venues: Venues;
  /** The venues' current time, in epoch milliseconds. */
  readonly now: () => number;
  /** The folder of written mails. */
  readonly outboxDir: string;
  readonly onChange: () => void;
};

type OfTenant = { Params: { tenant: string } };

const MAX_NAMES = 10;

export function addGuestErasure(
  scope: FastifyInstance,
  { store, venues, now, outboxDir, onChange }: GuestErasureOptions,
): void {
  scope.post<OfTenant>(settingsCalls.findGuest.path, async ({ params: { tenant }, body }, reply) => {
    const served = await currentVenue(store, venues, tenant);
    if (!served) return reply.callNotFound();
    const call = parseWithSchema(guestBodySchema, body);
    if (!call.ok) return refuseCall(reply, call.errors);
    const { reservations, waiting, season } = await findGuest(store, served, call.value.contact);
    const today = zonedTime(now(), served.venue.time_zone).date;
    const names = [
      ...reservations.map(({ first_name: first, last_name: last }) => `${first} ${last}`.trim()),
      ...waiting.map(({ name }) => name),
      ...season.map(({ name }) => name),
    ];
    return {
      reservations: reservations.length,
      upcoming: reservations.filter(({ date, cancelled_at: cancelled }) => date >= today && cancelled === null).length,
      waiting: waiting.length,
      season: season.length,
      names: [...new Set(names)].slice(0, MAX_NAMES),
    };
  });

  scope.post<OfTenant>(settingsCalls.eraseGuest.path, async ({ params: { tenant }, body, log }, reply) => {
    const served = await currentVenue(store, venues, tenant);
    if (!served) return reply.callNotFound();
    const call = parseWithSchema(guestBodySchema, body);
    if (!call.ok) return refuseCall(reply, call.errors);
    const { reservations, waiting, season } = await findGuest(store, served, call.value.contact);
    await eraseSeasonPlaces(store, tenant, season, outboxDir);
    await eraseWaitingGuests(store, tenant, waiting, outboxDir);
    await eraseReservations(store, served, reservations, outboxDir);
    onChange();
    log.info({ tenant, reservations: reservations.length, waiting: waiting.length }, 'erased a guest');
    return { success: true };
  });
}
