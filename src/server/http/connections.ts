/** Ends the connections when the app closes. Node waits for every client that has not finished its request. */
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long the rest of a request may take to arrive, and an answer to be read. */
const TRANSIT_MS = 500;

/**
 * Ends connections without a request at once, those whose request or answer is still on its way a little later, and all
 * others after the answer.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  const exchanges = new Map<IncomingMessage, ServerResponse>();
  let closing = false;
  app.server.on('connection', (socket: Socket) => {
    if (closing) socket.destroy();
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
    });
  });
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    exchanges.set(request, response);
    response.once('close', () => {
      exchanges.delete(request);
    });
  });
  const endUnless = (isKept: (request: IncomingMessage, response: ServerResponse) => boolean): void => {
    const kept = new Set([...exchanges].filter((exchange) => isKept(...exchange)).map(([{ socket }]) => socket));
    for (const socket of sockets) if (!kept.has(socket)) socket.destroy();
  };
  app.addHook('preClose', async () => {
    closing = true;
    endUnless(() => true);
    setTimeout(() => {
      endUnless((request, response) => request.complete && response.writableLength === 0);
    }, TRANSIT_MS).unref();
  });
  // Otherwise a connection that gets its answer meanwhile would stay open for the next request.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (closing) reply.header('Connection', 'close');
    return payload;
  });
}
