/** Delivering events to webhooks. */
import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { beforeEach, expect, test } from 'vitest';
import { eraseReservations } from '../../../src/server/booking/personalData.ts';
import { cancelReservation } from '../../../src/server/booking/changeReservation.ts';
import { type SenderOptions, startWebhookSender } from '../../../src/server/webhooks/sender.ts';
import { signMessage } from '../../../src/server/webhooks/postMessage.ts';
import {
  changeWebhook,
  createWebhook,
  listDeliveries,
  listWebhooks,
  renewSecret,
  sendAgain,
  sendTest,
} from '../../../src/server/webhooks/webhooks.ts';
import { openHarness } from '../openHarness.ts';
import { NOW, type ServerHarness } from '../serverHarness.ts';
import { type Answer, startHookReceiver } from '../../support/hookReceiver.ts';

const tenant = 'shell-bay';
const senderOptions = (changes: Partial<SenderOptions> = {}): SenderOptions => ({
  allowedHosts: ['127.0.0.1'],
  retryDelaysMs: [1, 5, 20],
  timeoutMs: 500,
  leaseMs: 200,
  pollIntervalMs: 5,
  pauseMs: 0,
  ...changes,
});
let harness: ServerHarness;
beforeEach(async () => {
  harness = await openHarness();
});

const lines: string[] = [];
const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
const messages = () => harness.rows('webhook_messages');
const poll = (check: () => unknown) => expect.poll(check, { timeout: 30_000 });

async function open(choose: Parameters<typeof startHookReceiver>[1]) {
  const secrets = new Map<string, string>();
  const receiver = await startHookReceiver(secrets, choose);
  const webhook = { tenant, url: `${receiver.origin}/pos`, content: 'full' } as const;
  secrets.set('pos', (await createWebhook(harness.store, webhook, Date.now()))!.secret);
  const start = (options: Parameters<typeof senderOptions>[0] = {}) =>
    startWebhookSender(harness.store, harness.venues, senderOptions(options), log);
  return { ...receiver, secrets, start };
}

test('a signature is one that the convention’s own library verifies, and no other', () => {
  const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
  const message = { message_id: 'msg_1', payload: '{"type":"plan.published"}' };
  const seconds = Math.floor(Date.now() / 1_000);
  const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': String(seconds) };
  const verify = (signature: string) =>
    new Webhook(secret).verify(message.payload, { ...headers, 'webhook-signature': signature });
  expect(verify(signMessage(message, secret, seconds))).toEqual({ type: 'plan.published' });
  for (const forged of [
    signMessage({ ...message, payload: '{}' }, secret, seconds),
    signMessage({ ...message, message_id: 'msg_2' }, secret, seconds),
    signMessage(message, secret, seconds - 1),
    signMessage(message, 'whsec_AAAA', seconds),
  ])
    expect(() => verify(forged)).toThrow();
});

test('a webhook gets an event again after each kind of failure, and leads to no other address', async () => {
  const answers: Answer[] = ['redirect', 'upgrade', 'flood', 'cut', 'fail', 'hang', 'take and cut'];
  const { start, taken, redirected, close } = await open(() => answers.shift() ?? 'take');
  await harness.reserve();
  const sender = start();
  await poll(messages).toEqual([]);
  await sender.stop();
  await close();
  expect([taken.map(({ event }) => event.sequence), redirected(), answers]).toEqual([[1, 1], 0, []]);
});

test('a webhook gets the events of a reservation in order, and those of others meanwhile', async () => {
  // The first event fails until the other reservation's has arrived.
  let hasOther = false;
  const { start, taken, close } = await open((_, sequence) => {
    hasOther ||= sequence === 3;
    return hasOther ? 'take' : 'fail';
  });
  const { code } = (await harness.reserve()).json<{ code: string }>();
  await cancelReservation(harness.store, harness.venues.get(tenant)!, code, Date.parse(NOW));
  await harness.reserve({ selected_tables: [2], email: 'b@example.com', phone: '771234568' });
  const sender = start();
  await poll(messages).toEqual([]);
  await sender.stop();
  await close();
  expect(taken.map(({ event }) => event.sequence)).toEqual([3, 1, 2]);
});

test('a webhook that answers 410 is off, and gets nothing more', async () => {
  const { start, calls, close } = await open(() => 'gone');
  await harness.reserve();
  const sender = start();
  await poll(async () => (await listWebhooks(harness.store, tenant))[0]?.ended_at).toBeGreaterThan(0);
  await harness.reserve({ selected_tables: [2], email: 'b@example.com', phone: '771234568' });
  expect(await messages()).toEqual([]);
  await sender.stop();
  await close();
  expect(calls()).toBe(1);
});

test('a webhook that fails for a day loses the event, says so, and gets the next one', async () => {
  let fails = true;
  const { start, taken, close } = await open(() => (fails ? 'fail' : 'take'));
  await harness.reserve();
  const late = start({ realNow: () => Date.now() + 86_400_000 });
  await poll(messages).toEqual([]);
  await late.stop();
  expect(await listWebhooks(harness.store, tenant)).toMatchObject([{ lost: 1, last_error: 'the reply was 503' }]);
  fails = false;
  await harness.reserve({ selected_tables: [2], email: 'b@example.com', phone: '771234568' });
  const sender = start();
  await poll(() => taken.length).toBe(1);
  await poll(async () => (await listWebhooks(harness.store, tenant))[0]?.last_error).toBeNull();
  await sender.stop();
  await close();
  expect(taken[0]?.event.sequence).toBe(2);
});

test('a webhook is tried again after pauses that grow, for no longer than planned', async () => {
  const { start, calls, close } = await open(() => 'fail');
  await harness.reserve();
  const pauses: number[] = [];
  for (const [index, expected] of [1_000, 10_000, 100_000, 100_000].entries()) {
    const at = Date.now() + index * 200_000;
    const sender = start({ retryDelaysMs: [1_000, 10_000, 100_000], realNow: () => at, pollIntervalMs: 1_000_000 });
    await poll(async () => (await messages())[0]?.['tries']).toBe(index + 1);
    await poll(async () => Number((await messages())[0]?.['due_at']) - at).not.toBe(200);
    await sender.stop();
    const pause = Number((await messages())[0]?.['due_at']) - at;
    expect(Math.abs(pause - expected)).toBeLessThanOrEqual(expected * 0.2);
    pauses.push(pause / expected);
  }
  await close();
  expect(calls()).toBe(4);
  expect(new Set(pauses).size, 'each has another jitter').toBeGreaterThan(1);
});

test('a webhook that hangs keeps no other one waiting', async () => {
  const { start, taken, close, origin } = await open((hook) => (hook === 'pos' ? 'take' : 'hang'));
  for (let index = 0; index < 3; index++)
    await createWebhook(harness.store, { tenant, url: `${origin}/slow${index}`, content: 'lean' }, Date.now());
  for (const table of [1, 2, 3, 4, 5, 6])
    await harness.reserve({ selected_tables: [table], email: `${table}@example.com`, phone: `77123456${table}` });
  const sender = start({ timeoutMs: 2_000, leaseMs: 60_000, retryDelaysMs: [60_000] });
  await poll(() => taken.length).toBe(6);
  await sender.stop();
  await close();
});

test.each(['hang', 'upgrade'] as const)(
  'receivers of one venue that %s leave places to other venues, and a stop waits for none',
  async (answer) => {
    const { start, calls, taken, close, origin, secrets } = await open((hook) => (hook === 'pos' ? 'take' : answer));
    const add = async (webhook: { tenant: string; url: string }) =>
      (await createWebhook(harness.store, { ...webhook, content: 'lean' }, Date.now()))!;
    const ids: string[] = [];
    for (let index = 0; index < 19; index++) ids.push((await add({ tenant, url: `${origin}/stuck${index}` })).id);
    const other = await add({ tenant: 'reef', url: `${origin}/pos` });
    secrets.set('pos', other.secret);
    for (const id of ids) await sendTest(harness.store, tenant, id);
    const sender = start({ timeoutMs: 600_000, leaseMs: 60_000, retryDelaysMs: [600_000] });
    await poll(calls).toBeGreaterThanOrEqual(8);
    await sendTest(harness.store, 'reef', other.id);
    await poll(() => taken.length).toBe(1);
    await sender.stop();
    await close();
    // Nothing is lost: what was cut off waits for its next try.
    expect((await messages()).filter((row) => row['tenant'] === tenant)).toHaveLength(19);
  },
);

test('a webhook at an address that is not public is not called, unless the operator allows it', async () => {
  const { start, calls, close } = await open(() => 'take');
  await harness.reserve();
  const sender = start({ allowedHosts: [] });
  await poll(async () => (await listWebhooks(harness.store, tenant))[0]?.last_error).toBe('the address is not allowed');
  await sender.stop();
  expect(calls()).toBe(0);
  const allowed = start();
  await poll(messages).toEqual([]);
  await allowed.stop();
  await close();
});

test('a webhook gets a repeated event with its id, a test event, and two signatures after a change of the secret', async () => {
  let fails = false;
  const { start, taken, headers, close } = await open(() => (fails ? 'fail' : 'take'));
  const id = (await listWebhooks(harness.store, tenant))[0]!.id;
  const deliveries = async () => (await listDeliveries(harness.store, tenant, id)) ?? [];
  await harness.reserve();
  const sender = start();
  await poll(() => taken.length).toBe(1);
  await poll(messages).toEqual([]);
  expect(await deliveries()).toMatchObject([
    { sequence: 1, type: 'reservation.created', state: 'delivered', tries: 1, error: null },
  ]);
  const renewed = await renewSecret(harness.store, tenant, id);
  expect(await sendAgain(harness.store, tenant, id, 1)).toBe(true);
  await poll(() => taken.length).toBe(2);
  expect(headers[1]?.['webhook-id']).toBe(headers[0]?.['webhook-id']);
  // The receiver of the trial still has the secret before.
  const both = headers[1] as Record<string, string>;
  expect(both['webhook-signature']?.split(' ')).toHaveLength(2);
  expect(new Webhook(String(renewed)).verify(JSON.stringify(taken[1]?.event), both)).toEqual(taken[0]?.event);

  fails = true;
  expect(await sendTest(harness.store, tenant, id)).toBe(true);
  await poll(async () => (await deliveries())[0]).toMatchObject({
    sequence: 2,
    type: 'webhook.test',
    state: 'waiting',
    error: 'the reply was 503',
  });
  fails = false;
  expect(await sendAgain(harness.store, tenant, id, 2)).toBe(true);
  await poll(() => taken.at(-1)?.event.type).toBe('webhook.test');
  expect(await sendAgain(harness.store, tenant, id, 3)).toBe(false);
  await poll(messages).toEqual([]);
  await sender.stop();
  await close();
  expect(await harness.rows('webhook_deliveries')).toHaveLength(2);
  const { id: reservation, code } = taken[0]!.event.data as { id: number; code: string };
  const served = harness.venues.get(tenant)!;
  await eraseReservations(harness.store, served, [{ id: reservation, code }], harness.dataDir);
  expect((await deliveries()).map(({ type }) => type)).toEqual(['webhook.test']);
});

test('a webhook that the owner turns off loses its waiting events, and gets new ones once it is on again', async () => {
  const { start, taken, close, origin } = await open(() => 'take');
  const id = (await listWebhooks(harness.store, tenant))[0]!.id;
  const change = (isOn: boolean) =>
    changeWebhook(harness.store, { tenant, url: `${origin}/pos`, content: 'lean' }, id, isOn);
  await harness.reserve();
  expect(await change(false)).toBe(true);
  expect(await messages()).toEqual([]);
  expect(await sendTest(harness.store, tenant, id)).toBe(false);
  await harness.reserve({ selected_tables: [2], email: 'b@example.com', phone: '771234568' });
  expect(await messages()).toEqual([]);
  expect(await change(true)).toBe(true);
  await harness.reserve({ selected_tables: [3], email: 'c@example.com', phone: '771234569' });
  const sender = start();
  await poll(() => taken.length).toBe(1);
  await poll(messages).toEqual([]);
  await sender.stop();
  await close();
  expect(taken[0]?.event).toMatchObject({
    sequence: 2,
    data: expect.not.objectContaining({ guest: expect.anything() }),
  });
});

test('a webhook leaves no word about a guest in the log', () => {
  expect(lines.length).toBeGreaterThan(5);
  // Whole, as ids and times have digits too.
  for (const word of ['Ada', 'Silva', '771234', 'example.com', 'whsec']) expect(lines.join('\n')).not.toContain(word);
});
