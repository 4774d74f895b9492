/** The owner's calls about season places. `editor/access.ts` guards them. */
import type { FastifyInstance } from 'fastify';
import { type SeasonPlace, assignSeasonSchema, changeSeasonSchema, seasonCalls } from '../../api/seasonContract.ts';
import { MAX_SETTINGS_BYTES } from '../../api/settingsContract.ts';
import { zonedTime } from '../../domain/booking/time.ts';
import { parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import {
  assignSeasonPlaces,
  createSeasonLink,
  listSeasonPlaces,
  releaseSeasonPlaces,
  setSeasonPaid,
} from '../booking/seasonPlaces.ts';
import { refuseCall } from '../editor/documentRoutes.ts';
import { seasonPath } from '../links/guestLinks.ts';
import type { Store } from '../store/store.ts';
import { currentVenue } from '../venues/publications.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';

export type SeasonRoutesOptions = {
  readonly store: Store;
  readonly venues: Venues;
  /** The venues' current time, in epoch milliseconds. */
  readonly now: () => number;
};

type OfTenant = { Params: { tenant: string } };
type OfPlace = { Params: { tenant: string; id: string } };

const idOf = (text: string): number => (/^\d{1,16}$/.test(text) ? Number(text) : 0);

export function addSeasonRoutes(scope: FastifyInstance, { store, venues, now }: SeasonRoutesOptions): void {
  const todayOf = ({ venue }: ServedVenue): string => zonedTime(now(), venue.time_zone).date;

  scope.get<OfTenant>(seasonCalls.places.path, async ({ params: { tenant } }, reply) => {
    const served = await currentVenue(store, venues, tenant);
    if (!served) return reply.callNotFound();
    const places = await listSeasonPlaces(store, tenant, todayOf(served));
    return {
      places: places.map((place): SeasonPlace => ({
        id: String(place.id),
        table: served.tables.get(place.table_key)?.name ?? place.table_name,
        name: place.name,
        email: place.email,
        phone: place.phone,
        from: place.from_date,
        until: place.until_date,
        paid: place.paid === 1,
        is_on_plan: served.tables.has(place.table_key),
        has_link: place.secret_hash !== null,
        given_back: [...place.givenBack],
      })),
    };
  });

  scope.post<OfTenant>(
    seasonCalls.assign.path,
    { bodyLimit: MAX_SETTINGS_BYTES },
    async ({ params: { tenant }, body }, reply) => {
      const served = await currentVenue(store, venues, tenant);
      if (!served) return reply.callNotFound();
      const call = parseWithSchema(assignSeasonSchema, body);
      if (!call.ok) return refuseCall(reply, call.errors);
      return { problems: await assignSeasonPlaces(store, served, call.value.rows, todayOf(served)) };
    },
  );

  scope.put<OfPlace>(seasonCalls.change.path, async ({ params: { tenant, id }, body }, reply) => {
    const call = parseWithSchema(changeSeasonSchema, body);
    if (!call.ok) return refuseCall(reply, call.errors);
    const isDone = venues.has(tenant) && (await setSeasonPaid(store, tenant, idOf(id), call.value.paid));
    return isDone ? { success: true } : reply.callNotFound();
  });

  scope.delete<OfPlace>(seasonCalls.release.path, async ({ params: { tenant, id } }, reply) => {
    if (!venues.has(tenant)) return reply.callNotFound();
    await releaseSeasonPlaces(store, tenant, [idOf(id)]);
    return { success: true };
  });

  scope.post<OfPlace>(seasonCalls.link.path, async ({ params: { tenant, id } }, reply) => {
    const secret = venues.has(tenant) && (await createSeasonLink(store, tenant, idOf(id)));
    return secret ? { path: seasonPath(secret) } : reply.callNotFound();
  });
}
