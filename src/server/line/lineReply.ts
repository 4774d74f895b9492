/**
 * The reply to a request that may wait in line. A page that accepts events hears its place meanwhile, and the reply as
 * the last event; every other client just waits for a plain reply. The news come with the reply itself, so that it makes
 * no difference which process or machine has the visitor's other connections.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';

export type LineReply = {
  /** Aborts when the visitor closes the connection. */
  readonly signal: AbortSignal;
  /** Tells the visitor their place in line, from 1 on. */
  tellPlace(place: number): void;
  /** Sends a JSON reply. */
  send(status: number, body: object): FastifyReply;
  /**
   * Throws the error for the error handler. If events were sent, ends the connection instead: the page asks again, as
   * after any lost reply.
   */
  fail(error: unknown): void;
};

export function createLineReply(request: FastifyRequest, reply: FastifyReply): LineReply {
  const ending = new AbortController();
  const { raw } = reply;
  raw.on('close', () => {
    ending.abort();
  });
  const acceptsEvents = request.headers.accept?.includes('text/event-stream') === true;

  const write = (event: string, data: object): void => {
    raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };

  function startEvents(): void {
    reply.hijack();
    // A connection that stays open after its reply would delay a graceful stop.
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
      Connection: 'close',
    });
  }

  return {
    signal: ending.signal,
    tellPlace(place) {
      if (!acceptsEvents || raw.destroyed) return;
      if (!reply.sent) startEvents();
      write('line', { place });
    },
    send(status, body) {
      if (!reply.sent) return reply.code(status).send(body);
      write('reply', { status, body });
      raw.end();
      return reply;
    },
    fail(error) {
      if (!reply.sent) throw error;
      request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed after its wait in line');
      raw.destroy();
    },
  };
}
