/**
 * A day without a mail server, on a simulated clock, with two processes on one database. After it the server is back,
 * but slow for some guests, refusing others for good, and putting others off.
 */
import type { SendMailOptions } from 'nodemailer';
import { setTimeout as delay } from 'node:timers/promises';
import { startTestOutbox, transportWith } from './testOutbox.ts';
import { NOW, type ServerHarness } from '../serverHarness.ts';

type MailDay = {
  /** Mails that left, by Message-ID, in order. */
  readonly sent: readonly string[];
  /** Mails that left while the slow server held its first ones. */
  readonly sentBesideSlow: number;
  /** The pauses between the attempts of the first mail, in minutes. */
  readonly pausesMinutes: readonly number[];
  /** Simulated minutes from a refusal until the venue had the mail about it: the longest. */
  readonly refusalMinutes: number;
  /** Reservations whose guest's server refused. */
  readonly refused: number;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const POLL_MS = 5;
/** Differs from every pause, so that a mail in delivery is recognized by its due time. */
const LEASE_MS = 7 * MINUTE_MS;
export const GUEST_DOMAINS = ['fine.example', 'slow.example', 'refusing.example', 'later.example'];
/** Attempts that the server puts off for guests at `later.example`. */
const PUT_OFF = 3;

/** Runs the day with the reservations that `houses`, two processes on one database, have made. */
export async function simulateMailDay(houses: readonly [ServerHarness, ServerHarness]): Promise<MailDay> {
  const start = Date.parse(NOW);
  let time = start;
  let isSlow = true;
  const release: (() => void)[] = [];
  const sent: string[] = [];
  const attempts = new Map<string, number[]>();
  const refusals = new Map<string, number>();
  let refusalMinutes = 0;

  async function send({ messageId = '', to }: SendMailOptions): Promise<void> {
    const { address } = to as { address: string };
    const tried = [...(attempts.get(messageId) ?? []), time];
    attempts.set(messageId, tried);
    if (time < start + DAY_MS) throw new Error('connect ECONNREFUSED');
    const code = messageId.slice(1, 9);
    if (messageId.includes('.undelivered@'))
      refusalMinutes = Math.max(refusalMinutes, (time - (refusals.get(code) ?? Number.NaN)) / MINUTE_MS);
    if (address.endsWith('@refusing.example')) {
      refusals.set(code, time);
      throw Object.assign(new Error('no such user'), { responseCode: 550, command: 'RCPT TO' });
    }
    if (address.endsWith('@later.example') && tried.filter((at) => at >= start + DAY_MS).length <= PUT_OFF)
      throw Object.assign(new Error('try again later'), { responseCode: 451, command: 'RCPT TO' });
    if (address.endsWith('@slow.example') && isSlow)
      await new Promise<void>((resolve) => {
        release.push(resolve);
      });
    sent.push(messageId);
  }

  const transport = { ...transportWith(async () => {}), send };
  const [harness] = houses;
  const clock = { now: () => time, realNow: () => time };
  const outboxes = houses.map((house) =>
    startTestOutbox(house, transport, { ...clock, pollIntervalMs: POLL_MS, leaseMs: LEASE_MS, pauseMs: 0 }),
  );
  const slowMails = new Set(
    (
      await harness.store
        .selectFrom('outbox')
        .innerJoin('reservations', (join) =>
          join
            .onRef('reservations.tenant', '=', 'outbox.tenant')
            .onRef('reservations.id', '=', 'outbox.reservation_id'),
        )
        .select('outbox.id')
        .where('outbox.kind', '=', 'guest')
        .where('reservations.email', 'like', '%@slow.example')
        .where('outbox.tenant', '=', 'shell-bay')
        .execute()
    ).map(({ id }) => id),
  );
  /** Waits until no mail is due or in delivery, except some. Returns when the next one is due. */
  const settle = async (except: ReadonlySet<number> = new Set()): Promise<number | undefined> => {
    for (;;) {
      const waiting = await harness.store
        .selectFrom('outbox')
        .select(['id', 'due_at'])
        .where('state', '=', 'waiting')
        .orderBy('due_at')
        .where('tenant', '=', 'shell-bay')
        .execute();
      const rows = waiting.filter(({ id }) => !except.has(id));
      if (rows.every((row) => row.due_at > time && row.due_at !== time + LEASE_MS)) return rows[0]?.due_at;
      await delay(POLL_MS);
    }
  };

  let next = await settle();
  while (next !== undefined && time < start + DAY_MS) {
    time = next;
    next = await settle(time < start + DAY_MS ? undefined : slowMails);
  }
  while (release.length === 0) await delay(POLL_MS);
  const sentBesideSlow = sent.length;
  isSlow = false;
  for (const resolve of release) resolve();
  next = await settle();
  while (next !== undefined) {
    time = next;
    next = await settle();
  }
  await Promise.all(outboxes.map((outbox) => outbox.stop()));
  const [first = []] = attempts.values();
  return {
    sent,
    sentBesideSlow,
    pausesMinutes: first.slice(1).map((at, i) => (at - (first[i] ?? 0)) / MINUTE_MS),
    refusalMinutes,
    refused: refusals.size,
  };
}
