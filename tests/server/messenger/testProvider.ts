/** A double of a provider of messages. */
import { pino } from 'pino';
import type { DeliveryLoop } from '../../../src/server/delivery/deliveryLoop.ts';
import { startMessageSender } from '../../../src/server/messenger/messageSender.ts';
import { createMessenger } from '../../../src/server/messenger/createMessenger.ts';
import type { Messenger } from '../../../src/server/messenger/messenger.ts';
import { startReceiver } from '../../support/postReceiver.ts';
import { NOW, type ServerHarness } from '../serverHarness.ts';

/** What a provider does with a request. `lose` takes the message and never answers. */
export type Answer = 'take' | 'lose' | 'refuse';

export type Received = {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Body;
};
type Body = { readonly to: string; readonly biz_opaque_callback_data?: string; readonly [field: string]: unknown };

/** Starts a provider. Messages with a key that it knows are answered and not sent again. */
export async function startProvider(choose: (message: Received) => Answer) {
  const received: Received[] = [];
  /** How often each message was sent to its guest, by its id. */
  const sent = new Map<string, number>();
  const { port, close } = await startReceiver((request, text, reply) => {
    const message = { path: request.url!, headers: request.headers, body: JSON.parse(text) as Body };
    received.push(message);
    const key = request.headers['idempotency-key'] as string | undefined;
    const id = key ?? message.body.biz_opaque_callback_data!;
    const answer = choose(message);
    if (answer !== 'refuse' && (key === undefined || !sent.has(key))) sent.set(id, (sent.get(id) ?? 0) + 1);
    if (answer === 'take')
      reply.writeHead(200, { 'Content-Type': 'application/json' }).end('{"messages":[{"id":"wamid.1"}]}');
    else if (answer === 'refuse')
      reply
        .writeHead(key === undefined ? 400 : 422)
        .end('{"error":{"code":131026,"message":"Message undeliverable to 94771234567"}}');
  });
  const urls = {
    whatsapp: `whatsapp://4711:secret@127.0.0.1:${port}/v23.0`,
    sms: `sms://:secret@127.0.0.1:${port}/send?from=Tide`,
  };
  return {
    received,
    sent,
    messenger: (kind: keyof typeof urls): Messenger =>
      createMessenger({
        url: urls[kind],
        body: '{"to": "{to}", "text": "{text}", "tags": ["tables"]}',
        timeoutMs: 1_000,
      }),
    close,
  };
}

export function startTestSender(
  { store, venues }: Pick<ServerHarness, 'store' | 'venues'>,
  messenger: Messenger,
  log = pino({ enabled: false }),
): DeliveryLoop {
  return startMessageSender(
    store,
    venues,
    {
      messenger,
      now: () => Date.parse(NOW),
      manageUrl: (secret) => `https://tide.example/r/${secret}`,
      linkKey: 'a key',
      retryDelaysMs: [1, 5],
      pollIntervalMs: 5,
      pauseMs: 0,
    },
    log,
  );
}
