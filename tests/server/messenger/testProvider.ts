/** A double of a provider of messages, and senders that crash. */
import { setTimeout as delay } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { enqueueMails } from '../../../src/server/booking/mailQueue.ts';
import { insertReservation } from '../../../src/server/booking/reservations.ts';
import type { DeliveryLoop } from '../../../src/server/delivery/deliveryLoop.ts';
import { type MessageSenderOptions, startMessageSender } from '../../../src/server/messenger/messageSender.ts';
import { createMessenger } from '../../../src/server/messenger/createMessenger.ts';
import type { Messenger } from '../../../src/server/messenger/messenger.ts';
import { writeDurably } from '../../../src/server/store/groupCommit.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import { startReceiver } from '../../support/postReceiver.ts';
import { NOW, type ServerHarness } from '../serverHarness.ts';
import { STORED_RESERVATION } from '../storedReservation.ts';

/** What a provider does with a request. `lose` takes the message and never answers. */
export type Answer = 'take' | 'late' | 'lose' | 'cut' | 'take and cut' | 'fail' | 'refuse';

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
    const takes = answer !== 'cut' && answer !== 'fail' && answer !== 'refuse';
    if (takes && (key === undefined || !sent.has(key))) sent.set(id, (sent.get(id) ?? 0) + 1);
    const end = () =>
      reply.writeHead(200, { 'Content-Type': 'application/json' }).end('{"messages":[{"id":"wamid.1"}]}');
    if (answer === 'take') end();
    else if (answer === 'late') setTimeout(end, 10);
    else if (answer === 'fail') reply.writeHead(503).end('{"error":{"code":131016,"message":"Service unavailable"}}');
    else if (answer === 'refuse')
      reply
        .writeHead(key === undefined ? 400 : 422)
        .end('{"error":{"code":131026,"message":"Message undeliverable to 94771234567"}}');
    else if (answer !== 'lose') request.socket.destroy();
  });
  const urls = {
    whatsapp: `whatsapp://4711:secret@127.0.0.1:${port}/v23.0`,
    sms: `sms://:secret@127.0.0.1:${port}/send?from=Tide`,
  };
  return {
    received,
    sent,
    messenger: (kind: keyof typeof urls, timeoutMs = 200): Messenger =>
      createMessenger({ url: urls[kind], body: '{"to": "{to}", "text": "{text}", "tags": ["tables"]}', timeoutMs }),
    close,
  };
}

export function startTestSender(
  { store, venues }: Pick<ServerHarness, 'store' | 'venues'>,
  messenger: Messenger,
  options: Partial<MessageSenderOptions> = {},
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
      ...options,
    },
    log,
  );
}

/** Adds confirmed reservations whose guests want messages, each with a message that waits. */
async function addMessages({ store }: ServerHarness, from: number, count: number): Promise<void> {
  await writeDurably(store, 'shell-bay', async (trx) => {
    for (let id = from; id < from + count; id++) {
      const row = { ...STORED_RESERVATION, id, code: `C${id}`, messages_at: 1 };
      await enqueueMails(trx, await insertReservation(trx, row), ['guest'], 0);
    }
  });
}

/** Where a process dies: before the provider has the message, after it has answered, or after that was noted. */
const CRASHES = ['before', 'after', 'noted'] as const;
/** Messages that are added at a time. */
const BATCH = 20;
const ANSWERS = ['late', 'lose', 'cut', 'take and cut', 'fail', 'refuse'] as const satisfies Answer[];

/**
 * Sends messages by senders of which each crashes, until so many have crashed and no message waits. A process that is
 * dead reaches the database no more. Returns how often each message was sent, and what is left of the crashes.
 */
export async function tryMessages(
  harness: ServerHarness,
  kind: 'whatsapp' | 'sms',
  crashes: number,
  seed: number,
): Promise<{
  readonly sent: readonly number[];
  readonly messages: number;
  readonly requests: number;
  readonly crashed: number;
  readonly waiting: number;
}> {
  const random = seededRandom(seed);
  const provider = await startProvider(() =>
    random() < 0.7 ? 'take' : ANSWERS[Math.floor(random() * ANSWERS.length)]!,
  );
  let messages = 0;
  const leaseMs = 60_000;
  let elapsed = 0;
  let crashed = 0;
  const countWaiting = async (): Promise<number> => {
    const rows = await harness.store
      .selectFrom('outbox')
      .select('id')
      .where('tenant', '=', 'shell-bay')
      .where('channel', '=', 'message')
      .where('state', '=', 'waiting')
      .execute();
    return rows.length;
  };
  while (crashed < crashes) {
    if ((await countWaiting()) < 4) {
      await addMessages(harness, messages + 1, BATCH);
      messages += BATCH;
    }
    const dying = new AbortController();
    const deadEnd: KyselyPlugin = {
      transformQuery({ node }) {
        if (dying.signal.aborted) throw new Error('the process is dead');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const real = provider.messenger(kind, 40);
    const crash = CRASHES[Math.floor(random() * CRASHES.length)]!;
    let left = 1 + Math.floor(2 * random());
    const messenger: Messenger = {
      ...real,
      async send(message) {
        const isLast = --left === 0;
        if (isLast && crash === 'before') dying.abort();
        dying.signal.throwIfAborted();
        const result = await real.send(message);
        if (isLast && crash === 'after') dying.abort();
        // The note is made at once.
        else if (isLast) setTimeout(() => dying.abort(), 5);
        return result;
      },
    };
    const sender = startTestSender({ ...harness, store: harness.store.withPlugin(deadEnd) }, messenger, {
      realNow: () => Date.now() + elapsed,
      leaseMs,
      maxParallel: 2,
    });
    while (!dying.signal.aborted && (await countWaiting()) > 0) await delay(5);
    await sender.stop();
    // Otherwise too few messages were left to die of.
    if (dying.signal.aborted) crashed++;
    // The claims of the dead end.
    elapsed += leaseMs;
  }
  const sender = startTestSender(harness, provider.messenger(kind, 40), { realNow: () => Date.now() + elapsed });
  while ((await countWaiting()) > 0) await delay(5);
  await sender.stop();
  await provider.close();
  return {
    sent: [...provider.sent.values()],
    messages,
    requests: provider.received.length,
    crashed,
    waiting: await countWaiting(),
  };
}
