/** The primary of two Postgres servers is killed under writers, again and again. */
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { provideFailover, startFailoverCluster } from './cluster.ts';
import { type Row, seconds } from '../report.ts';
import { TABLES, dateOf, reserve, start } from '../trustHost.ts';

const WRITERS = 50;
const KILLS = 20;
/** Each writer's pause between two reservations. */
const PAUSE_MS = 1_000;
const LIMIT_MS = 30_000;
const PATIENCE_MS = 60_000;

export async function killPrimary(): Promise<Row[]> {
  const obstacle = provideFailover();
  const promise = `${KILLS} kills of the Postgres primary under ${WRITERS} writers`;
  if (obstacle !== undefined) return [{ promise, figure: `not run: ${obstacle}`, limit: '', holds: false }];
  const cluster = await startFailoverCluster();
  const host = await start('failover', { RATE_LIMIT: '0', DATABASE_URL: cluster.url, WORKERS: '2' });
  const acknowledged: string[] = [];
  const gaps: number[] = [];
  let next = 0;
  let refused = 0;
  try {
    for (let kill = 0; kill < KILLS; kill++) {
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
      await cluster.killPrimary();
      round.killedAt = performance.now();
      while (round.firstAt === Infinity && performance.now() - round.killedAt < PATIENCE_MS) await delay(20);
      gaps.push(Math.min(round.firstAt - round.killedAt, PATIENCE_MS));
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
    const slowest = Math.max(...gaps);
    const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
    return [
      {
        promise,
        figure: `${acknowledged.length} acknowledged, ${lost} lost, ${doubled.rowCount} tables booked twice, ${refused} refused`,
        limit: '0 lost, 0 booked twice, 0 refused',
        holds: lost === 0 && doubled.rowCount === 0 && refused === 0 && acknowledged.length > KILLS,
      },
      {
        promise: 'seconds until reservations succeed again',
        figure: `median ${seconds(middle)}, slowest ${seconds(slowest)}`,
        limit: seconds(LIMIT_MS),
        holds: slowest <= LIMIT_MS,
      },
    ];
  } finally {
    await host.stop();
    await cluster.stop();
  }
}
