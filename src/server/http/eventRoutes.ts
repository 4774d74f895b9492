/** The stream of events: which tables of a date become available or unavailable, and that another plan is published. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bookingCalls } from '../../api/bookingContract.ts';
import { parseWireDate } from '../../domain/booking/time.ts';
import { refusal } from '../booking/bookingRoutes.ts';
import { limitedAddress } from '../line/clientNetwork.ts';
import type { Limiter } from '../line/limiter.ts';
import type { EventStreams, StreamRequest } from '../live/eventStreams.ts';
import type { Venues } from '../venues/venues.ts';
import { sendError } from './middleware.ts';

export type EventRoutesOptions = {
  readonly venues: Venues;
  readonly streams: EventStreams;
  readonly limiter: Limiter;
};

/** Seconds after which a refused client may try again. */
const RETRY_AFTER_SECONDS = 30;

export function addEventRoutes(app: FastifyInstance, { venues, streams, limiter }: EventRoutesOptions): void {
  app.addHook('preClose', async () => {
    streams.close();
  });

  app.get<{ Querystring: Record<string, unknown> }>(
    bookingCalls.events.path,
    { exposeHeadRoute: false, config: { isStream: true } },
    async (request, reply) => {
      const { query, ip } = request;
      reply.header('Cache-Control', 'no-store');
      const served = [...venues.values()].find(({ venue }) => venue.key === query['key']);
      if (!served) return reply.code(422).send(refusal({ key: [{ code: 'unknown_key' }] }));
      const date = typeof query['date'] === 'string' ? parseWireDate(query['date']) : undefined;
      if (date === undefined) return reply.code(422).send(refusal({ date: [{ code: 'bad_date' }] }, served));
      const until = typeof query['until'] === 'string' ? parseWireDate(query['until']) : undefined;
      // Before anything is waited for.
      const doer = { address: limitedAddress(ip) };
      if (limiter.take('stream', doer)) return refuseStream(reply);
      reply.raw.on('close', () => {
        limiter.giveBack('stream', doer);
      });
      const { tenant } = served.venue;
      await startStream(streams, request, reply, { tenant, date, until });
      return reply;
    },
  );
}

/** Sends the events that a page has missed and all further ones, or that the host has no room. Returns whether it has. */
export async function startStream(
  streams: EventStreams,
  { query, headers }: Pick<FastifyRequest, 'query' | 'headers'>,
  reply: FastifyReply,
  followed: Pick<StreamRequest, 'tenant' | 'date' | 'until'>,
): Promise<boolean> {
  const isOnce = (query as Readonly<Record<string, unknown>>)['once'] !== undefined;
  const stream = { ...followed, once: isOnce, lastEventId: readNumber(headers['last-event-id']) };
  const caughtUp = await streams.catchUp(stream);
  if (!streams.hasRoom(followed.date === undefined)) {
    refuseStream(reply);
    return false;
  }
  reply.headers({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
  reply.hijack();
  // A connection that stays open after its stream would delay a graceful stop.
  reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), Connection: 'close' });
  streams.open(stream, caughtUp, reply.raw);
  return true;
}

function refuseStream(reply: FastifyReply): FastifyReply {
  return sendError(reply.header('Retry-After', RETRY_AFTER_SECONDS), 503, 'busy');
}

/** Returns a whole number of at most 15 digits; undefined for any other text. */
export function readNumber(text: unknown): number | undefined {
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
