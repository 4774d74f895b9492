/** The stream of events: which tables of a date become available or unavailable, and that another plan is published. */
import type { FastifyInstance } from 'fastify';
import { bookingCalls } from '../../api/bookingContract.ts';
import { parseWireDate } from '../../domain/booking/time.ts';
import { refusal } from '../booking/bookingRoutes.ts';
import { clientNetwork, isLoopback } from '../booking/clientNetwork.ts';
import type { EventStreams } from '../live/eventStreams.ts';
import type { Venues } from '../venues/venues.ts';
import { sendError } from './middleware.ts';

export type EventRoutesOptions = {
  readonly venues: Venues;
  readonly streams: EventStreams;
  /** Whether the streams of one client network are limited. */
  readonly isLimited: boolean;
};

/** Seconds after which a refused client may try again. */
const RETRY_AFTER_SECONDS = 30;

export function addEventRoutes(app: FastifyInstance, { venues, streams, isLimited }: EventRoutesOptions): void {
  app.addHook('preClose', async () => {
    streams.close();
  });

  app.get<{ Querystring: Record<string, unknown> }>(
    bookingCalls.events.path,
    { exposeHeadRoute: false, config: { isStream: true } },
    async ({ query, headers, ip }, reply) => {
      reply.header('Cache-Control', 'no-store');
      const served = [...venues.values()].find(({ venue }) => venue.key === query['key']);
      if (!served) return reply.code(422).send(refusal({ key: [{ code: 'unknown_key' }] }));
      const date = typeof query['date'] === 'string' ? parseWireDate(query['date']) : undefined;
      if (date === undefined) return reply.code(422).send(refusal({ date: [{ code: 'bad_date' }] }, served));
      const network = isLimited && !isLoopback(ip) ? clientNetwork(ip) : undefined;
      const { tenant } = served.venue;
      const request = {
        tenant,
        date,
        network,
        once: query['once'] !== undefined,
        lastEventId: readEventId(headers['last-event-id']),
      };
      const caughtUp = await streams.catchUp(request);
      reply.headers({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
      if (!streams.hasRoom(network)) {
        reply.header('Retry-After', RETRY_AFTER_SECONDS).removeHeader('Content-Type');
        return sendError(reply, 503, 'busy');
      }
      reply.hijack();
      // A connection that stays open after its stream would delay a graceful stop.
      reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), Connection: 'close' });
      streams.open(request, caughtUp, reply.raw);
      return undefined;
    },
  );
}

function readEventId(text: string | string[] | undefined): number | undefined {
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
