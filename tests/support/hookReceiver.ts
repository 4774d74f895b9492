/** Receives a webhook's events, and fails in every way when it is told to. */
import type { IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';
import type { WebhookEvent } from '../../src/api/integrationContract.ts';
import { startReceiver } from './postReceiver.ts';

/** What the receiver answers, whatever it is sent. */
export type Answer = 'take' | 'fail' | 'hang' | 'redirect' | 'cut' | 'flood' | 'take and cut' | 'gone' | 'upgrade';

/** A request that the receiver has taken, as it counts them. */
export type Taken = { readonly hook: string; readonly event: WebhookEvent };

/** Starts a receiver. `choose` gets the path, which names the webhook, and the event's sequence. */
export async function startHookReceiver(
  secrets: Map<string, string>,
  choose: (hook: string, sequence: number) => Answer,
) {
  const taken: Taken[] = [];
  const headers: IncomingHttpHeaders[] = [];
  let redirected = 0;
  let calls = 0;
  const { port, close } = await startReceiver((request, body, reply) => {
    const hook = request.url!.slice(1);
    if (hook === 'elsewhere') redirected++;
    const answer = choose(hook, (JSON.parse(body) as WebhookEvent).sequence);
    calls++;
    const take = () => {
      // It throws if the signature, the id or the time is wrong.
      const event = new Webhook(secrets.get(hook)!).verify(body, request.headers as Record<string, string>);
      taken.push({ hook, event: event as WebhookEvent });
      headers.push(request.headers);
    };
    if (answer === 'hang') return;
    if (answer === 'upgrade')
      request.socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n');
    else if (answer === 'cut') request.socket.destroy();
    else if (answer === 'fail') reply.writeHead(503).end('later');
    else if (answer === 'gone') reply.writeHead(410).end();
    else if (answer === 'redirect') reply.writeHead(307, { Location: '/elsewhere' }).end();
    else if (answer === 'flood') {
      reply.writeHead(500);
      reply.on('error', () => {});
      const pour = (): void => {
        while (!reply.destroyed && reply.write('x'.repeat(65_536)));
        reply.once('drain', pour);
      };
      pour();
    } else {
      take();
      if (answer === 'take') reply.writeHead(204).end();
      else request.socket.destroy();
    }
  });
  return {
    taken,
    headers,
    origin: `http://127.0.0.1:${port}`,
    redirected: () => redirected,
    calls: () => calls,
    close,
  };
}
