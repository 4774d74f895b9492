/** Webhook senders that crash and start again, and a receiver that fails in every way: what arrives, and in which order. */
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { expect } from 'vitest';
import { insertReservation } from '../../../src/server/booking/reservations.ts';
import { GUEST, logVisit } from '../../../src/server/booking/visits/dayLog.ts';
import { claimRow } from '../../../src/server/delivery/rowClaims.ts';
import { writeDurably } from '../../../src/server/store/groupCommit.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { type SenderOptions, startWebhookSender } from '../../../src/server/webhooks/sender.ts';
import { createWebhook } from '../../../src/server/webhooks/webhooks.ts';
import { FAILURES, startHookReceiver } from '../../support/hookReceiver.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import type { ServerHarness } from '../serverHarness.ts';
import { STORED_RESERVATION } from '../storedReservation.ts';

const tenant = 'shell-bay';
const CHANGES = 5;

export const senderOptions = (changes: Partial<SenderOptions> = {}): SenderOptions => ({
  allowedHosts: ['127.0.0.1'],
  retryDelaysMs: [1, 5, 20],
  timeoutMs: 500,
  leaseMs: 200,
  pollIntervalMs: 5,
  pauseMs: 0,
  ...changes,
});

/** Claims a message that is due, as a process does that then crashes. */
async function claimAndCrash(store: Store): Promise<void> {
  const due = await store
    .selectFrom('webhook_messages')
    .select(['tenant', 'id', 'due_at'])
    .where('tenant', '=', tenant)
    .where('due_at', '<=', Date.now())
    .limit(1)
    .executeTakeFirst();
  if (due) await claimRow(store, 'webhook_messages', due, { realNow: Date.now, leaseMs: 80, maxWaitMs: 0 });
}

/** Changes reservations until there are so many events, in random order. Each has a created and some changed. */
async function causeEvents({ store }: ServerHarness, count: number, random: () => number): Promise<void> {
  const parties = Array.from({ length: Math.ceil(count / CHANGES) }, (_, index) => ({ id: index + 1, left: CHANGES }));
  const steps: Promise<void>[] = [];
  for (let made = 0; made < count; made++) {
    const open = parties.filter(({ left }) => left > 0);
    const party = open[Math.floor(random() * Math.min(open.length, 20))]!;
    const isNew = party.left-- === CHANGES;
    const { id } = party;
    steps.push(
      writeDurably(store, tenant, async (trx) => {
        if (isNew) {
          const after = await insertReservation(trx, { ...STORED_RESERVATION, id, code: `C${id}` });
          return logVisit(trx, GUEST, 'reserve', 0, { after });
        }
        const own = trx.selectFrom('reservations').selectAll().where('tenant', '=', tenant).where('id', '=', id);
        const before = await own.executeTakeFirstOrThrow();
        const after = await trx
          .updateTable('reservations')
          .set({ revision: before.revision + 1 })
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        return logVisit(trx, GUEST, 'change', 0, { before, after });
      }),
    );
    if (steps.length === 50) await Promise.all(steps.splice(0));
  }
  await Promise.all(steps);
}

/**
 * Sends events to two webhooks that fail at random, one of which answers 410 in the end, with two senders at a time that
 * crash and start again. Expects every event at the first webhook, in order for each reservation.
 */
export async function tryDelivery(harness: ServerHarness, count: number, seed: number): Promise<void> {
  const random = seededRandom(seed);
  const secrets = new Map<string, string>();
  let leavesAfter = Math.floor(count * random());
  const receiver = await startHookReceiver(secrets, (hook) => {
    if (hook === 'leaving' && --leavesAfter < 0) return 'gone';
    return random() < 0.7 ? 'take' : FAILURES[Math.floor(random() * FAILURES.length)]!;
  });
  for (const hook of ['staying', 'leaving']) {
    const webhook = { tenant, url: `${receiver.origin}/${hook}`, content: 'full' } as const;
    secrets.set(hook, (await createWebhook(harness.store, webhook, Date.now()))!.secret);
  }
  const log = pino({ enabled: false });
  // A receiver that hangs outlives the claim; others must answer sooner on a busy machine as well.
  const start = () => startWebhookSender(harness.store, harness.venues, senderOptions({ leaseMs: 300 }), log);
  const senders = [start(), start()];
  const ending = new AbortController();
  const restarting = (async () => {
    for (let turn = 0; !ending.signal.aborted; turn = 1 - turn) {
      const next = receiver.calls() + (10 + count / 50) * random();
      // Counted in calls: on a busy machine, a sender that had only some milliseconds would never get to send.
      while (receiver.calls() < next && !ending.signal.aborted) await delay(5);
      await claimAndCrash(harness.store);
      await senders[turn]!.stop();
      senders[turn] = start();
    }
  })();
  await causeEvents(harness, count, random);
  // Reading all rows again and again would keep the receiver from answering in time.
  const rows = harness.store.selectFrom('webhook_messages').select(({ fn }) => fn.countAll<number>().as('waiting'));
  const countWaiting = async () => (await rows.where('tenant', '=', tenant).executeTakeFirstOrThrow()).waiting;
  await expect.poll(countWaiting, { timeout: 2_700_000, interval: 200 }).toBe(0);
  ending.abort();
  await restarting;
  await Promise.all(senders.map((sender) => sender.stop()));
  await receiver.close();

  const sequencesOf = (hook: string): Map<number, number[]> => {
    const byReservation = new Map<number, number[]>();
    for (const { event } of receiver.taken.filter((each) => each.hook === hook)) {
      const { id } = event.data as { id: number };
      const sequences = byReservation.get(id) ?? [];
      byReservation.set(id, sequences);
      // A repetition of one that was taken before.
      if (!sequences.includes(event.sequence)) sequences.push(event.sequence);
    }
    return byReservation;
  };
  const staying = sequencesOf('staying');
  expect([...staying.values()].flat().toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: count }, (_, index) => index + 1),
  );
  for (const sequences of [...staying.values(), ...sequencesOf('leaving').values()])
    expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
  expect(receiver.taken.length, 'some more than once').toBeGreaterThan(count);
  expect(receiver.redirected()).toBe(0);
  expect((await harness.rows('webhooks')).map(({ ended_at: endedAt }) => endedAt !== null)).toEqual([false, true]);
}
