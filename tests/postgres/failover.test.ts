/**
 * A replica takes over after its primary was killed under writers. `npm run test:trust -- --only=failover` does the same
 * many times with Patroni, which decides by itself.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openServerHarness } from '../server/serverHarness.ts';
import { findReceiver, signalIfThere, startPostgres, startReplica } from './postgresServer.ts';
import { startProxy } from './proxy.ts';

const WRITERS = 10;
/** How long the replica receives nothing before the primary is killed. */
const REPLICA_DELAY_MS = 300;

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement).finally(() => client.end());
  return rows;
}

/** Resolves to how many acknowledged reservations are lost after a failover, and how many tables are booked twice. */
async function failOver({ isSynchronous }: { readonly isSynchronous: boolean }) {
  const settings = { synchronous_commit: 'on' };
  const primary = await startPostgres({ settings });
  onTestFinished(() => primary.stop());
  const replica = await startReplica(primary, { settings });
  onTestFinished(() => replica.stop());
  // Before there was a replica, a commit would have waited for it.
  if (isSynchronous) await ask(primary.url, "alter system set synchronous_standby_names = '*'");
  await ask(primary.url, 'select pg_reload_conf()');
  const proxy = await startProxy(primary.port);
  onTestFinished(() => proxy.close());
  const harness = await openServerHarness({ database: proxy.through(primary.url), settings: { rateLimit: 0 } });
  onTestFinished(() => harness.close());
  const acknowledged: string[] = [];
  const round = { isOver: false, next: 0 };
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!round.isOver) {
      const number = round.next++;
      const changes = {
        selected_tables: [(number % 40) + 1],
        date: `${24 + (Math.floor(number / 40) % 7)}.${11 + Math.floor(number / 280)}.2026`,
        idempotency_key: `failover-${number}`,
      };
      const { statusCode } = await harness.reserve(changes);
      if (statusCode === 200) acknowledged.push(changes.idempotency_key);
    }
  });
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(WRITERS);
  const receiver = await findReceiver(replica.process.pid!);
  signalIfThere(receiver, 'SIGSTOP');
  await delay(REPLICA_DELAY_MS);
  await primary.kill();
  const before = acknowledged.length;
  // What has reached the replica's machine meanwhile was never received.
  for (const signal of ['SIGTERM', 'SIGCONT'] as const) signalIfThere(receiver, signal);
  await ask(replica.url, 'select pg_promote()');
  proxy.leadTo(replica.port);
  proxy.cut();
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + WRITERS);
  round.isOver = true;
  await Promise.all(writers);
  const stored = await ask(replica.url, 'select idempotency_key as key from reservations');
  const claims = await ask(
    replica.url,
    'select 1 from claims group by date, table_key having count(distinct reservation_id) > 1',
  );
  const keys = stored.map(({ key }) => key);
  const lost = acknowledged.filter((key) => keys.filter((other) => other === key).length !== 1);
  return { lost: lost.length, doubled: claims.length };
}

test('a failover to a synchronous replica keeps every acknowledged reservation', async () => {
  expect(await failOver({ isSynchronous: true })).toEqual({ lost: 0, doubled: 0 });
});

test('a failover to a replica that is not synchronous loses some, which proves that the test can fail', async () => {
  const { lost } = await failOver({ isSynchronous: false });
  expect(lost).toBeGreaterThan(0);
});
