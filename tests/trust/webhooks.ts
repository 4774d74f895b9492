/** Events reach a webhook whose receiver fails in every way, while the host is killed, and cost guests no time. */
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import type { WebhookEvent } from '../../src/api/integrationContract.ts';
import type { DayState } from '../../src/api/day/dayContract.ts';
import { AJAX } from '../server/serverHarness.ts';
import type { RunningHost } from '../support/host.ts';
import { startReceiver } from '../support/postReceiver.ts';
import { type Row, seconds } from './report.ts';
import { type Answer, TABLES, dateOf, isShort, query, reserve, scale, send, start } from './trustHost.ts';

const TOKEN = 'the-token-of-the-webhooks-0123456789';
const TENANT = 'shell-bay';
const EVENTS_OF_PARTY = 5;
const PARTIES = scale(2_000, 10);
const KILLS = scale(12, 1);
const CLIENTS = 8;
/** Events a second while the receiver is well. */
const STEADY_RATE = 10;
const STEADY_EVENTS = scale(600, 0);
/** Rounds and reservations a round, alternately with a webhook and without. */
const ROUNDS = 7;
const BOOKINGS = 60;
const BOOKING_PAUSE_MS = 60;

const ENV = { RATE_LIMIT: '0', EDITOR_TOKEN: TOKEN, WEBHOOK_HOSTS: '127.0.0.1' };

type Arrival = { readonly hook: string; readonly event: WebhookEvent; readonly delay: number };
/** What the receiver does with a request, by chance. The rest is taken. */
const FAILURES = { fail: 0.05, redirect: 0.04, cut: 0.04, 'take and cut': 0.01, hang: 0.005 } as const;

/** Starts a receiver. Unless it is well it fails at random, and the webhook `leaving` is gone after some events. */
async function startHookReceiver(secrets: ReadonlyMap<string, string>) {
  const arrivals: Arrival[] = [];
  let isWell = isShort;
  let leavesAfter = randomInt(PARTIES);
  const failures: Record<string, number> = {};
  const { port, close } = await startReceiver((request, body, reply) => {
    const hook = request.url!.slice(1);
    const event = new Webhook(secrets.get(hook)!).verify(body, request.headers as Record<string, string>);
    if (hook === 'leaving' && --leavesAfter < 0) {
      reply.writeHead(410).end();
      return;
    }
    let chance = isWell ? 1 : Math.random();
    const failure = Object.entries(FAILURES).find(([, share]) => (chance -= share) < 0)?.[0] ?? 'take';
    failures[failure] = (failures[failure] ?? 0) + 1;
    if (failure.startsWith('take')) {
      const { timestamp } = event as WebhookEvent;
      arrivals.push({ hook, event: event as WebhookEvent, delay: Date.now() - Date.parse(timestamp) });
    }
    if (failure === 'take') reply.writeHead(204).end();
    else if (failure === 'fail') reply.writeHead(503).end();
    else if (failure === 'redirect') reply.writeHead(307, { Location: '/elsewhere' }).end();
    else if (failure !== 'hang') request.socket.destroy();
  });
  return {
    arrivals,
    failures,
    origin: `http://127.0.0.1:${port}`,
    recover() {
      isWell = true;
    },
    close,
  };
}

/** Waits until something is so. */
async function until(isSo: () => boolean, pauseMs = 10): Promise<void> {
  while (!isSo()) await delay(pauseMs);
}

/** Signs in as the owner, and returns how to call. */
async function openOwner(host: RunningHost) {
  const signIn = await fetch(`${host.url}/api/editor/${TENANT}/sign-in`, {
    method: 'POST',
    headers: { ...AJAX, 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: TOKEN }),
  });
  const headers = {
    ...AJAX,
    Cookie: String(signIn.headers.get('set-cookie')).split(';')[0]!,
    'Content-Type': 'application/json',
  };
  return async <Reply>(path: string, body: object): Promise<Reply> => {
    const answer = await send(host, `/api/editor/${TENANT}/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text) as Reply;
  };
}

/** Sends thousands of events, with kills, and compares what has arrived with what has happened. */
export async function deliverEvents(): Promise<Row[]> {
  const secrets = new Map<string, string>();
  const receiver = await startHookReceiver(secrets);
  let host = await start('webhooks', ENV);
  const owner = await openOwner(host);
  for (const hook of isShort ? ['staying'] : ['staying', 'leaving']) {
    const webhook = { url: `${receiver.origin}/${hook}`, content: 'full' };
    secrets.set(hook, (await owner<{ secret: string }>('webhooks', webhook)).secret);
  }
  const { key } = await owner<{ key: string }>('keys', { name: 'Till', scopes: ['read', 'day'], days: 1 });

  /** Takes a step of the day until the host has answered: a kill may have cut the answer off. */
  const act = async (id: string, date: string, action: object): Promise<DayState> => {
    for (;;) {
      const answer: Answer = await send(host, `/api/day/${TENANT}/actions`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ id, date, action }),
      });
      if (answer.status === 200) return (JSON.parse(answer.text) as { state: DayState }).state;
      if (answer.status !== 0 && answer.status < 500) throw new Error(`${answer.status} ${answer.text}`);
      await delay(50);
    }
  };
  const begun = performance.now();
  let steps = 0;
  const lead = async (first: number): Promise<void> => {
    for (let party = first; party < PARTIES; party += CLIENTS) {
      const date = dateOf(Math.floor(party / TABLES))
        .split('.')
        .toReversed()
        .join('-');
      const name = `Party ${party}`;
      const table = String((party % TABLES) + 1);
      let state = await act(`party-${party}-0000`, date, { type: 'add', name, guests: 2, time: 600, tables: [table] });
      steps++;
      for (let step = 1; step < EVENTS_OF_PARTY; step++) {
        const { id, revision } = state.parties.find((each) => each.name === name)!;
        const edit = { type: 'edit', party: id, revision, staffNote: `Note ${step}` };
        state = await act(`party-${party}-000${step}`, date, edit);
        steps++;
      }
    }
  };
  const working = Promise.all(Array.from({ length: CLIENTS }, (_, first) => lead(first)));
  const kill = async (): Promise<void> => {
    host.process.kill('SIGKILL');
    await host.stop();
    host = await start('webhooks', ENV);
  };
  const events = PARTIES * EVENTS_OF_PARTY;
  for (let kills = 0; kills < KILLS; kills++) {
    const killAt = (events * (kills + 1)) / (KILLS + 1);
    await until(() => steps >= killAt);
    await kill();
  }
  await working;
  const worked = performance.now() - begun;
  const countWaiting = (): number =>
    query<{ count: number }>('webhooks', 'select count(*) as count from webhook_messages')[0]!.count;
  await until(() => countWaiting() === 0, 200);
  const took = performance.now() - begun;

  const byReservation = new Map<number, number[]>();
  const ofStaying = receiver.arrivals.filter(({ hook }) => hook === 'staying');
  for (const { event } of ofStaying) {
    const { id } = event.data as { id: number };
    byReservation.set(id, [...(byReservation.get(id) ?? []), event.sequence]);
  }
  const arrived = new Set(ofStaying.map(({ event }) => event.sequence));
  const missing = Array.from({ length: events }, (_, index) => index + 1).filter((each) => !arrived.has(each)).length;
  const disordered = [...byReservation.values()].filter((sequences) =>
    sequences.some((sequence, index) => sequence < (sequences[index - 1] ?? 0)),
  ).length;
  const rows: Row[] = [
    {
      promise: `${events} events, ${KILLS} kills, ${JSON.stringify(receiver.failures)}`,
      figure: `${missing} missing, ${disordered} of ${byReservation.size} out of order, ${ofStaying.length - arrived.size} doubled, caused in ${seconds(worked)}, delivered in ${seconds(took)}`,
      limit: '0 missing, 0 out of order',
      holds: missing === 0 && disordered === 0 && arrived.size === events,
    },
  ];
  if (!isShort) {
    receiver.recover();
    receiver.arrivals.length = 0;
    // Short after the failures the host may still believe that the receiver is not well.
    await delay(1_000);
    const date = dateOf(100).split('.').toReversed().join('-');
    for (let event = 0; event < STEADY_EVENTS; event++) {
      const due = delay(1_000 / STEADY_RATE);
      const table = String((event % TABLES) + 1);
      const later = `${date.slice(0, 8)}${String((Math.floor(event / TABLES) % 20) + 1).padStart(2, '0')}`;
      await act(`steady-${event}-0000`, later, {
        type: 'add',
        name: `Guest ${event}`,
        guests: 2,
        time: 600,
        tables: [table],
      });
      await due;
    }
    await until(() => countWaiting() === 0);
    const delays = receiver.arrivals.map(({ delay: each }) => each).toSorted((one, other) => one - other);
    const at = (share: number): number => delays[Math.floor(delays.length * share)] ?? Number.POSITIVE_INFINITY;
    rows.push({
      promise: `${STEADY_EVENTS} events at a receiver that is well`,
      figure: `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${delays.at(-1)} ms`,
      limit: 'p95 2 s',
      holds: delays.length === STEADY_EVENTS && at(0.95) <= 2_000,
    });
  }
  await host.stop();
  if (!isShort) rows.push(await compareBookings(receiver.origin, secrets));
  await receiver.close();
  return rows;
}

/** Compares how long reservations take with a webhook and without, alternately. */
async function compareBookings(origin: string, secrets: Map<string, string>): Promise<Row> {
  const [connected, alone] = [await start('webhooks-with', ENV), await start('webhooks-without', ENV)];
  const owner = await openOwner(connected);
  const webhook = { url: `${origin}/with`, content: 'full' };
  secrets.set('with', (await owner<{ secret: string }>('webhooks', webhook)).secret);
  let made = 0;
  const book = async (host: RunningHost, index: number): Promise<number> => {
    const { status, text, milliseconds } = await reserve(host, {
      selected_tables: [(index % TABLES) + 1],
      date: dateOf(Math.floor(index / TABLES)),
      idempotency_key: `booking-${index}`,
    });
    if (status !== 200) throw new Error(`${status} ${text}`);
    return milliseconds;
  };
  const ratios: number[] = [];
  const medians: [number, number][] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const times: [number[], number[]] = [[], []];
    for (let booking = 0; booking < BOOKINGS; booking++, made++)
      for (const side of booking % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const pause = delay(BOOKING_PAUSE_MS);
        times[side].push(await book(side === 0 ? connected : alone, made));
        await pause;
      }
    // The first round compiles the code.
    if (round < 0) continue;
    const [one, other] = times.map((each) => each.toSorted((a, b) => a - b)[Math.floor(each.length / 2)]!);
    medians.push([one!, other!]);
    ratios.push(one! / other!);
  }
  await Promise.all([connected.stop(), alone.stop()]);
  const sorted = ratios.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)]!;
  const medianOf = (side: 0 | 1): string => {
    const times = medians.map((each) => each[side]).toSorted((one, other) => one - other);
    return times[Math.floor(times.length / 2)]!.toFixed(2);
  };
  return {
    promise: `time of a reservation with a webhook, ${ROUNDS} rounds of ${BOOKINGS}`,
    figure: `${middle.toFixed(3)} (${sorted[0]!.toFixed(3)} to ${sorted.at(-1)!.toFixed(3)}; ${medianOf(0)} and ${medianOf(1)} ms)`,
    limit: '1.05 times that without',
    holds: middle <= 1.05,
  };
}
