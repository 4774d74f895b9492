/** A server of somebody else, which receives what the host posts. */
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on a free port of 127.0.0.1. `receive` gets each request with its whole body. */
export async function startReceiver(
  receive: (request: IncomingMessage, body: string, reply: ServerResponse) => void,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => receive(request, body, reply));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
