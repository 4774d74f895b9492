/** Events reach a webhook whose receiver fails in every way, while the host is killed. */
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { DayState } from '../../src/api/day/dayContract.ts';
import { AJAX } from '../server/serverHarness.ts';
import type { RunningHost } from '../support/host.ts';
import { FAILURES, startHookReceiver } from '../support/hookReceiver.ts';
import { type Row, seconds } from './report.ts';
import { type Answer, TABLES, dateOf, isShort, query, scale, send, start } from './trustHost.ts';

const TOKEN = 'the-token-of-the-webhooks-0123456789';
const TENANT = 'shell-bay';
const EVENTS_OF_PARTY = 5;
const PARTIES = scale(2_000, 10);
const KILLS = scale(12, 1);
const CLIENTS = 8;

/** How many requests the receiver fails by chance, in one way or another. */
const FAILING_SHARE = 0.15;

const ENV = { RATE_LIMIT: '0', EDITOR_TOKEN: TOKEN, WEBHOOK_HOSTS: '127.0.0.1' };

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
  let leavesAfter = randomInt(PARTIES);
  const receiver = await startHookReceiver(secrets, (hook) => {
    if (hook === 'leaving' && --leavesAfter < 0) return 'gone';
    const isWell = isShort || Math.random() >= FAILING_SHARE;
    return isWell ? 'take' : FAILURES[randomInt(FAILURES.length)]!;
  });
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
  const ofStaying = receiver.taken.filter(({ hook }) => hook === 'staying');
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
      promise: `${events} events, ${KILLS} kills`,
      figure: `${missing} missing, ${disordered} of ${byReservation.size} out of order, ${ofStaying.length - arrived.size} doubled, caused in ${seconds(worked)}, delivered in ${seconds(took)}`,
      limit: '0 missing, 0 out of order',
      holds: missing === 0 && disordered === 0 && arrived.size === events,
    },
  ];
  await host.stop();
  await receiver.close();
  return rows;
}
