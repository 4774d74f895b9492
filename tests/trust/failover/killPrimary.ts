/**
 * The primary of two Postgres servers is killed under writers, again and again, while its replica is a moment behind.
 * The same without a synchronous replica proves that the attack can lose something.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { provideFailover, startFailoverCluster } from './cluster.ts';
import { type Row, seconds } from '../report.ts';
import { TABLES, dateOf, reserve, start } from '../trustHost.ts';

const WRITERS = 50;
const KILLS = 20;
const CONTROL_KILLS = 2;
/** How long the replica receives nothing before the primary is killed. */
const REPLICA_DELAY_MS = 1_000;
/** Each writer's pause between two reservations. */
const PAUSE_MS = 1_000;
const LIMIT_MS = 30_000;
const PATIENCE_MS = 60_000;

type Outcome = {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly refused: number;
  /** From each kill to the first reservation that was sent and acknowledged after it. */
  readonly gapsMs: readonly number[];
};

export async function killPrimary(): Promise<Row[]> {
  const obstacle = provideFailover();
  const promise = `${KILLS} kills of the Postgres primary under ${WRITERS} writers`;
  if (obstacle !== undefined) return [{ promise, figure: `not run: ${obstacle}`, limit: '', holds: false }];
  const control = await killUnderWriters('failover-control', CONTROL_KILLS, false);
  const { acknowledged, lost, doubled, refused, gapsMs } = await killUnderWriters('failover', KILLS, true);
  const slowest = Math.max(...gapsMs);
  const middle = gapsMs.toSorted((a, b) => a - b)[Math.floor(gapsMs.length / 2)] ?? 0;
  return [
    {
      promise,
      figure: `${acknowledged} acknowledged, ${lost} lost, ${doubled} tables booked twice, ${refused} refused`,
      limit: '0 lost, 0 booked twice, 0 refused',
      holds: lost === 0 && doubled === 0 && refused === 0 && acknowledged > KILLS,
    },
    {
      promise: 'seconds until reservations succeed again',
      figure: `median ${seconds(middle)}, slowest ${seconds(slowest)}`,
      limit: seconds(LIMIT_MS),
      holds: slowest <= LIMIT_MS,
    },
    {
      promise: `${CONTROL_KILLS} kills with a replica that is not synchronous, which proves that it can fail`,
      figure: `${control.lost} of ${control.acknowledged} lost`,
      limit: '1 or more lost',
      holds: control.lost > 0,
    },
  ];
}

async function killUnderWriters(name: string, kills: number, isSynchronous: boolean): Promise<Outcome> {
  const cluster = await startFailoverCluster({ isSynchronous });
  const host = await start(name, { RATE_LIMIT: '0', DATABASE_URL: cluster.url, WORKERS: '2' });
  const acknowledged: string[] = [];
  const gapsMs: number[] = [];
  let next = 0;
  let refused = 0;
  try {
    for (let kill = 0; kill < kills; kill++) {
      const round = { isOver: false, killedAt: Infinity, firstAt: Infinity };
      const writers = Array.from({ length: WRITERS }, async () => {
        await delay(randomInt(PAUSE_MS));
        while (!round.isOver) {
          const number = next++;
          const key = `failover-${number}`;
          const changes = {
            selected_tables: [(number % TABLES) + 1],
            date: dateOf(Math.floor(number / TABLES)),
            idempotency_key: key,
          };
          // As the page does: the same request again, until there is an answer.
          for (let isAnswered = false; !isAnswered;) {
            const sentAt = performance.now();
            const { status } = await reserve(host, changes);
            isAnswered = status === 200 || status === 422;
            if (status === 200) acknowledged.push(key);
            else if (status === 422) refused++;
            if (status === 200 && sentAt > round.killedAt) round.firstAt = Math.min(round.firstAt, performance.now());
            if (round.isOver) break;
            await delay(PAUSE_MS);
          }
        }
      });
      await delay(2 * PAUSE_MS);
      await cluster.delayReplica();
      await delay(REPLICA_DELAY_MS);
      await cluster.killPrimary();
      round.killedAt = performance.now();
      while (round.firstAt === Infinity && performance.now() - round.killedAt < PATIENCE_MS) await delay(20);
      gapsMs.push(Math.min(round.firstAt - round.killedAt, PATIENCE_MS));
      await delay(PAUSE_MS);
      round.isOver = true;
      await Promise.all(writers);
      await cluster.repair();
    }
    const client = new Client(cluster.url);
    await client.connect();
    const stored = await client.query<{ idempotency_key: string }>('select idempotency_key from reservations');
    const doubled = await client.query(
      'select date, tables from reservations where cancelled_at is null group by date, tables having count(*) > 1',
    );
    await client.end();
    const counts = new Map<string, number>();
    for (const { idempotency_key: key } of stored.rows) counts.set(key, (counts.get(key) ?? 0) + 1);
    const lost = acknowledged.filter((key) => counts.get(key) !== 1).length;
    return {
      acknowledged: acknowledged.length,
      lost,
      doubled: doubled.rowCount ?? 0,
      refused,
      gapsMs,
    };
  } finally {
    await host.stop();
    await cluster.stop();
  }
}
