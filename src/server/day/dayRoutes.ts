/** The calls of the venue's day. `access.ts` guards them; the wall's can have a secret of its own instead of a session. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  FEED_KINDS,
  type FeedKind,
  type Rest,
  WALL_SECRET_HEADER,
  dayCalls,
  dayPages,
  pushSubscriptionSchema,
} from '../../api/day/dayContract.ts';
import { type PlainDate, farthestDate, isPlainDate, zonedTime } from '../../domain/booking/time.ts';
import type { RequestErrors } from '../../domain/booking/reservationRequest.ts';
import type { Party } from '../../domain/day/party.ts';
import { refusal as refusalOf } from '../booking/bookingRoutes.ts';
import { reservationsInOrder } from '../booking/reservations.ts';
import { partyOf } from '../booking/visits/visitRows.ts';
import type { EditorAccess } from '../editor/access.ts';
import { readNumber, startStream } from '../http/eventRoutes.ts';
import { sendError } from '../http/middleware.ts';
import type { EventStreams } from '../live/eventStreams.ts';
import { isSubscribed, subscribe, unsubscribe } from '../push/pushSender.ts';
import type { Store } from '../store/store.ts';
import { currentVenue } from '../venues/publications.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';
import { readWebhookUrl } from '../webhooks/publicAddress.ts';
import { act } from './actions/act.ts';
import { describeCollisions } from './actions/collisions.ts';
import type { LeftParty, Refusal } from './actions/dayTransaction.ts';
import { calendarParts, dayCsv } from './dayFiles.ts';
import { type Viewer, dayPlanOf, readDay, readLog, readNames, readWall } from './dayState.ts';
import { endFeed, isFeedOpen, listFeeds, makeFeedSecret } from './feeds.ts';
import { readVisits } from '../booking/visits/guests.ts';
import { readAction } from './readAction.ts';

export type DayRoutesOptions = {
  readonly store: Store;
  readonly venues: Venues;
  readonly now: () => number;
  readonly streams: EventStreams;
  /** The public key by which push services know this host. */
  readonly pushKey: string;
  /** Whether guests who agree get messages on the telephone. */
  readonly hasMessenger: boolean;
  /** Called after each step: it may have added a mail, and other pages must hear of it. */
  readonly onChanged: () => void;
  /** Returns the origin at which visitors reach the host. */
  readonly originOf: (request: FastifyRequest) => string;
};

type OfTenant = { Params: { tenant: string } };
type OfDate = OfTenant & { Querystring: { date?: unknown; once?: unknown; before?: unknown } };
type OfFeed = { Params: { tenant: string; kind: string } };

/** How often an open stream asks whether its session is. */
const ACCESS_INTERVAL_MS = 2_000;
/** A block may name every table of a large plan. */
const MAX_ACTION_BYTES = 1024 * 1024;

/** Adds the calls. */
export function addDayRoutes(
  scope: FastifyInstance,
  { store, venues, now, streams, pushKey, hasMessenger, onChanged, originOf }: DayRoutesOptions,
  { sessionOf, isStillOpen }: EditorAccess,
): void {
  /** Sends a refusal, in the language of the request. */
  const refuse = (
    request: FastifyRequest,
    reply: FastifyReply,
    errors: RequestErrors,
    served?: ServedVenue,
  ): FastifyReply =>
    reply.code(422).send({
      ok: false,
      type: 'invalid',
      errors: refusalOf(errors, served, request.headers['accept-language']).errors,
    });

  const dateOf = (served: ServedVenue, { date }: { date?: unknown }): PlainDate | undefined => {
    const today = zonedTime(now(), served.venue.time_zone).date;
    if (date === undefined) return today;
    return typeof date === 'string' && isPlainDate(date) && date <= farthestDate(today) ? date : undefined;
  };

  const viewerOf = async (request: FastifyRequest): Promise<Viewer> => {
    if (request.apiKey) return { role: 'staff', actor: request.apiKey.name, hasMessenger };
    const session = await sessionOf(request);
    const actor = session === undefined ? '' : session.name || session.id;
    return { role: session?.role ?? 'staff', actor, hasMessenger };
  };

  /** Answers a call about a date of a venue. */
  const onDate =
    (answer: (served: ServedVenue, date: PlainDate, request: FastifyRequest<OfDate>, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest<OfDate>, reply: FastifyReply): Promise<unknown> => {
      const served = await currentVenue(store, venues, request.params.tenant);
      if (!served) return reply.callNotFound();
      const date = dateOf(served, request.query);
      if (date === undefined) return refuse(request, reply, { date: [{ code: 'bad_plain_date' }] }, served);
      return answer(served, date, request, reply);
    };

  scope.get<OfDate>(
    dayCalls.state.path,
    onDate(async (served, date, request) => readDay(store, served, date, await viewerOf(request), now())),
  );

  scope.get<OfDate>(
    dayCalls.log.path,
    onDate(async (served, date, request) => {
      const { tenant } = served.venue;
      const entries = await readLog(store, tenant, date, readNumber(request.query.before));
      return { entries, names: await readNames(store, tenant, entries) };
    }),
  );

  scope.get<OfDate>(
    dayCalls.csv.path,
    onDate(async (served, date, _request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${served.venue.tenant}-${date}.csv"`)
        .send(await dayCsv(store, served, date, now())),
    ),
  );

  scope.get<OfTenant & { Params: { party: string } }>(dayCalls.visits.path, async ({ params }, reply) => {
    const served = await currentVenue(store, venues, params.tenant);
    const party = readNumber(params.party);
    const visits = served && party !== undefined && (await readVisits(store, served, party, now()));
    return visits || reply.callNotFound();
  });

  scope.get<OfTenant>(dayCalls.plan.path, async ({ params: { tenant } }, reply) => {
    const served = await currentVenue(store, venues, tenant);
    return served ? dayPlanOf(served) : reply.callNotFound();
  });

  scope.post<OfTenant>(
    dayCalls.act.path,
    // Taps of signed-in staff come as fast as guests do.
    { bodyLimit: MAX_ACTION_BYTES, config: { isUnlimited: true } },
    async (request, reply) => {
      const { tenant } = request.params;
      const served = await currentVenue(store, venues, tenant);
      if (!served) return reply.callNotFound();
      const reading = readAction(request.body);
      if (!reading.ok) return refuse(request, reply, reading.errors, served);
      const { body } = reading;
      const viewer = await viewerOf(request);
      const actor = { role: viewer.role, name: viewer.actor };
      const outcome = await act({ store, venues, tenant, hasMessenger }, body, actor, now());
      const state = () => readDay(store, served, body.date, viewer, now());
      if (outcome.ok) {
        onChanged();
        const rest = outcome.rest && (await describeRest(store, tenant, outcome.rest));
        return { ok: true, log: outcome.log, rest, state: await state() };
      }
      const { refusal } = outcome;
      if (refusal.type === 'invalid') return refuse(request, reply, refusal.errors, served);
      return reply.code(409).send(await refusalBody(store, tenant, refusal, state));
    },
  );

  scope.get<OfDate>(
    dayCalls.events.path,
    { exposeHeadRoute: false, config: { isStream: true, isSignIn: true } },
    async (request, reply) => {
      const { tenant } = request.params;
      if (!venues.has(tenant) || !(await isOpenTo(request))) return sendError(reply, 401, 'not_signed_in');
      if (!(await startStream(streams, request, reply, { tenant, date: undefined }))) return reply;
      const watching = setInterval(() => {
        void isOpenTo(request)
          .catch(() => true)
          .then((isOpen) => {
            if (!isOpen) reply.raw.end();
          });
      }, ACCESS_INTERVAL_MS);
      watching.unref();
      reply.raw.on('close', () => {
        clearInterval(watching);
      });
      return reply;
    },
  );

  scope.get<OfDate>(dayCalls.wall.path, { config: { isSignIn: true } }, async (request, reply) => {
    const { tenant } = request.params;
    if (!venues.has(tenant) || !(await isOpenTo(request))) return sendError(reply, 401, 'not_signed_in');
    return onDate((served, date) => readWall(store, served, date, now()))(request, reply);
  });

  /** Returns whether a request has a session or the wall's secret. */
  async function isOpenTo(request: FastifyRequest): Promise<boolean> {
    const { tenant } = request.params as { tenant: string };
    const secret = request.headers[WALL_SECRET_HEADER.toLowerCase()];
    return secret === undefined ? isStillOpen(request) : isFeedOpen(store, tenant, 'wall', secret);
  }

  scope.get<OfTenant>(dayCalls.push.path, async (request, reply) => {
    const { tenant } = request.params;
    const session = await sessionOf(request);
    if (!venues.has(tenant) || !session) return reply.callNotFound();
    return { key: pushKey, isOn: await isSubscribed(store, tenant, session.mark) };
  });

  scope.put<OfTenant>(dayCalls.subscribe.path, async (request, reply) => {
    const { tenant } = request.params;
    const session = await sessionOf(request);
    if (!venues.has(tenant) || !session) return reply.callNotFound();
    const { success, data } = pushSubscriptionSchema.safeParse(request.body);
    // Whoever can name an address must not reach with it what only the host can.
    if (!success || !readWebhookUrl(data.endpoint, []))
      return refuse(request, reply, { endpoint: [{ code: 'bad_request' }] });
    await subscribe(store, { tenant, mark: session.mark, endpoint: data.endpoint, ...data.keys });
    return { success: true };
  });

  scope.delete<OfTenant>(dayCalls.unsubscribe.path, async (request, reply) => {
    const { tenant } = request.params;
    const session = await sessionOf(request);
    if (!venues.has(tenant) || !session) return reply.callNotFound();
    await unsubscribe(store, tenant, session.mark);
    return { success: true };
  });

  const forOwners = { config: { isForOwners: true } };
  scope.get<OfTenant>(dayCalls.feeds.path, forOwners, async ({ params: { tenant } }, reply) => {
    const served = await currentVenue(store, venues, tenant);
    return served ? { feeds: await listFeeds(store, tenant), ...calendarParts(served) } : reply.callNotFound();
  });

  scope.put<OfFeed>(dayCalls.makeFeed.path, forOwners, async (request, reply) => {
    const { tenant, kind } = request.params;
    if (!venues.has(tenant) || !isFeedKind(kind)) return reply.callNotFound();
    const secret = await makeFeedSecret(store, tenant, kind, Date.now());
    const path =
      kind === 'ical'
        ? dayPages.calendar.replace(':tenant', tenant).replace(':secret', secret)
        : `${dayPages.wall.replace(':tenant', tenant)}#${secret}`;
    return { address: originOf(request) + path };
  });

  scope.delete<OfFeed>(dayCalls.endFeed.path, forOwners, async ({ params: { tenant, kind } }, reply) =>
    venues.has(tenant) && isFeedKind(kind) && (await endFeed(store, tenant, kind))
      ? { success: true }
      : reply.callNotFound(),
  );
}

function isFeedKind(kind: string): kind is FeedKind {
  return (FEED_KINDS as readonly string[]).includes(kind);
}

async function refusalBody(
  store: Store,
  tenant: string,
  refusal: Exclude<Refusal, { type: 'invalid' }>,
  state: () => Promise<unknown>,
): Promise<unknown> {
  if (refusal.type === 'collision') return { ok: false, ...refusal, state: await state() };
  const parties = await readParties(store, tenant, refusal.parties);
  return refusal.type === 'affected'
    ? { ok: false, type: refusal.type, parties, choices: refusal.choices }
    : { ok: false, type: refusal.type, parties, state: await state() };
}

/** Returns parties as they are now, in order of time. */
async function readParties(store: Store, tenant: string, ids: readonly number[]): Promise<Party[]> {
  return (await reservationsInOrder(store, tenant, ids)).map(partyOf);
}

async function describeRest(store: Store, tenant: string, left: readonly LeftParty[]): Promise<Rest[]> {
  const heldOf = new Map(left.map(({ party, held }) => [party, held]));
  const parties = await readParties(store, tenant, [...heldOf.keys()]);
  return Promise.all(
    parties.map(async (party) => ({
      party,
      collisions: await describeCollisions(store, tenant, heldOf.get(party.id) ?? []),
    })),
  );
}
