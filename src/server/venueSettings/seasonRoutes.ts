/** The owner's calls about season places. `editor/access.ts` guards them. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type SeasonPlace,
  assignSeasonSchema,
  changeSeasonSchema,
  makeSeasonLinkSchema,
  offerSeasonSchema,
  seasonCalls,
} from '../../api/seasonContract.ts';
import { MAX_SETTINGS_BYTES } from '../../api/settingsContract.ts';
import { isPlainDate, zonedTime } from '../../domain/booking/time.ts';
import { parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import { assignSeasonPlaces, offerSeasonPlaces } from '../booking/season/assignPlaces.ts';
import {
  answerSeasonOffer,
  listSeasonMails,
  listSeasonPlaces,
  mailSeasonPlace,
  openSeasonLink,
  releaseSeasonPlaces,
  setSeasonPaid,
} from '../booking/season/seasonPlaces.ts';
import type { Actor } from '../booking/visits/dayLog.ts';
import type { EditorAccess } from '../editor/access.ts';
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
  /** The key of the links to season places, which only the host knows. */
  readonly linkKey: string;
  /** Called after each change that may have added a mail. */
  readonly onChange: () => void;
};

type OfTenant = { Params: { tenant: string } };
type OfPlace = { Params: { tenant: string; id: string } };

const ANSWERS = { accept: 'held', decline: 'declined' } as const;
const idOf = (text: string): number => (/^\d{1,16}$/.test(text) ? Number(text) : 0);

export function addSeasonRoutes(
  scope: FastifyInstance,
  { store, venues, now, linkKey, onChange }: SeasonRoutesOptions,
  { sessionOf }: Pick<EditorAccess, 'sessionOf'>,
): void {
  const call = async (request: FastifyRequest): Promise<{ now: number; actor: Actor }> => ({
    now: now(),
    actor: { role: 'owner', name: (await sessionOf(request))?.name ?? '' },
  });
  const todayOf = ({ venue }: ServedVenue): string => zonedTime(now(), venue.time_zone).date;

  scope.get<OfTenant>(seasonCalls.places.path, async ({ params: { tenant } }, reply) => {
    const served = await currentVenue(store, venues, tenant);
    if (!served) return reply.callNotFound();
    const places = await listSeasonPlaces(store, tenant, todayOf(served));
    const mails = await listSeasonMails(store, tenant);
    return {
      today: todayOf(served),
      places: places.map((place): SeasonPlace => ({
        id: String(place.id),
        table: served.tables.get(place.table_key)?.name ?? place.table_name,
        name: place.name,
        email: place.email,
        phone: place.phone,
        from: place.from_date,
        until: place.until_date,
        paid: place.paid === 1,
        state: place.state,
        answer_by: place.answer_by,
        mail: mails.get(place.id) ?? null,
        is_on_plan: served.tables.has(place.table_key),
        given_back: [...place.givenBack],
      })),
    };
  });

  scope.post<OfTenant>(seasonCalls.assign.path, { bodyLimit: MAX_SETTINGS_BYTES }, async (request, reply) => {
    const { tenant } = request.params;
    const served = await currentVenue(store, venues, tenant);
    if (!served) return reply.callNotFound();
    const wanted = parseWithSchema(assignSeasonSchema, request.body);
    if (!wanted.ok) return refuseCall(reply, wanted.errors);
    const { rows, mail } = wanted.value;
    const problems = await assignSeasonPlaces(store, served, rows, { ...(await call(request)), mailed: mail });
    onChange();
    return { problems };
  });

  scope.post<OfTenant>(seasonCalls.offer.path, async (request, reply) => {
    const { tenant } = request.params;
    const served = await currentVenue(store, venues, tenant);
    if (!served) return reply.callNotFound();
    const wanted = parseWithSchema(offerSeasonSchema, request.body);
    if (!wanted.ok) return refuseCall(reply, wanted.errors);
    const { places, from, until, answer_by: answerBy } = wanted.value;
    const season = from === undefined && until === undefined ? undefined : { from: from ?? '', until: until ?? '' };
    if (![answerBy, ...Object.values(season ?? {})].every(isPlainDate)) return { problem: 'order', problems: [] };
    const offer = { ids: places.map(Number), season, answerBy };
    const result = await offerSeasonPlaces(store, served, offer, await call(request));
    onChange();
    return 'problem' in result ? { problem: result.problem, problems: [] } : { problems: result.rows };
  });

  scope.put<OfPlace>(seasonCalls.change.path, async (request, reply) => {
    const { tenant, id } = request.params;
    const wanted = parseWithSchema(changeSeasonSchema, request.body);
    if (!wanted.ok) return refuseCall(reply, wanted.errors);
    const isDone =
      'paid' in wanted.value
        ? await setSeasonPaid(store, tenant, idOf(id), wanted.value.paid)
        : await answerSeasonOffer(store, tenant, idOf(id), ANSWERS[wanted.value.answer], await call(request));
    onChange();
    return isDone ? { success: true } : reply.callNotFound();
  });

  scope.delete<OfPlace>(seasonCalls.release.path, async (request, reply) => {
    const { tenant, id } = request.params;
    await releaseSeasonPlaces(store, tenant, [idOf(id)], await call(request));
    onChange();
    return reply.send({ success: true });
  });

  scope.post<OfPlace>(seasonCalls.mail.path, async ({ params: { tenant, id } }, reply) => {
    const isDone = await mailSeasonPlace(store, tenant, idOf(id), now());
    onChange();
    return isDone ? { success: true } : reply.callNotFound();
  });

  scope.post<OfPlace>(seasonCalls.link.path, async ({ params: { tenant, id }, body }, reply) => {
    const wanted = parseWithSchema(makeSeasonLinkSchema, body);
    if (!wanted.ok) return refuseCall(reply, wanted.errors);
    const secret = await openSeasonLink(store, tenant, idOf(id), linkKey, wanted.value.is_new);
    return secret ? { path: seasonPath(secret) } : reply.callNotFound();
  });
}
