/** A Postgres server whose connections end at the worst moments, through a proxy that ends them. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeDurably } from '../../src/server/store/groupCommit.ts';
import { databaseOf, openStore } from '../../src/server/store/store.ts';
import { together } from '../../src/server/store/together.ts';
import { type ServerHarness, createTempFolder, openServerHarness } from '../server/serverHarness.ts';
import { type TestDatabase, createTestDatabase } from '../server/testDatabase.ts';
import { type Proxy, startProxy } from './proxy.ts';

/** What Postgres sends after a commit: CommandComplete with its tag. */
const COMMITTED = Buffer.from('COMMIT\0');

let database: TestDatabase;
let proxy: Proxy;
/** How many answers to commits still get lost, with their connections. */
let lostAnswers: number;
let harness: ServerHarness;

beforeEach(async () => {
  database = await createTestDatabase(createTempFolder({}));
  lostAnswers = 0;
  proxy = await startProxy(Number(new URL(database.url).port), {
    loses(data) {
      const isLost = lostAnswers > 0 && data.includes(COMMITTED);
      if (isLost) lostAnswers--;
      return isLost;
    },
  });
  harness = await openServerHarness({ database: proxy.through(database.url) });
});
afterEach(async () => {
  await harness.close();
  proxy.close();
  await database.drop();
});

describe('a connection that ends', () => {
  test('a connection that ends while nothing happens is replaced', async () => {
    await harness.reserve();
    proxy.cut();
    expect((await harness.reserve({ selected_tables: [2] })).statusCode).toBe(200);
    expect((await harness.tables()).statusCode).toBe(200);
  });

  test('a connection that ends before the answer to a commit makes one reservation, also without an idempotency key', async () => {
    lostAnswers = 1;
    const answer = await harness.reserve();
    expect([answer.statusCode, lostAnswers]).toEqual([200, 0]);
    const reservations = await harness.rows('reservations');
    expect(reservations).toHaveLength(1);
    expect(answer.body).toContain(String(reservations[0]?.['code']));
    expect(await harness.rows('outbox')).toHaveLength(2);
  });

  test('a connection that ends twice does not end the patience', async () => {
    lostAnswers = 2;
    const answers = await Promise.all([1, 2, 3].map((table) => harness.reserve({ selected_tables: [table] })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await harness.rows('claims')).toHaveLength(3);
  });

  test('a connection that ends in the middle of a transaction repeats all of it', async () => {
    let runs = 0;
    const written = await writeDurably(harness.store, 'reef', async (trx) => {
      runs++;
      await trx
        .insertInto('drafts')
        .values({ tenant: 'reef', kind: 'plan', revision: 1, content: null, base: 0, author: '', saved_at: runs })
        .execute();
      if (runs === 1) proxy.cut();
      return runs;
    });
    expect(written).toBe(2);
    expect(await harness.rows('drafts')).toEqual([expect.objectContaining({ saved_at: 2 })]);
    expect((await harness.app.inject({ url: '/metrics' })).body).toContain(
      '\ntidetable_database_repeated_transactions_total 1\n',
    );
  });

  test('a connection that ends with the server makes a reservation wait until the server is back', async () => {
    proxy.refuse();
    proxy.cut();
    let isAnswered = false;
    const answer = harness.reserve().then((response) => {
      isAnswered = true;
      return response.statusCode;
    });
    expect((await harness.app.inject({ url: '/readyz' })).statusCode).toBe(503);
    expect(isAnswered).toBe(false);
    await proxy.listen();
    expect(await answer).toBe(200);
    expect(await harness.rows('reservations')).toHaveLength(1);
  });
});

describe('a server that is far away', () => {
  test('a reservation takes six round trips to the server', async () => {
    await harness.reserve();
    const before = proxy.roundTrips.length;
    expect((await harness.reserve({ selected_tables: [2], idempotency_key: 'far-away-key' })).statusCode).toBe(200);
    // A new connection and the call to other processes are beside it.
    const made = proxy.roundTrips.slice(before).filter((text) => !/client_encoding|notify/.test(text));
    expect(made).toHaveLength(6);
  });

  test('a statement that fails beside others of a transaction tells why, and nothing of the transaction is stored', async () => {
    const written = writeDurably(harness.store, 'reef', async (trx) => {
      const insert = (tenant: string) => trx.insertInto('write_probes').values({ tenant, probed_at: 1 }).execute();
      const insertBoth = async (): Promise<void> => {
        await insert('one');
        await insert('two');
      };
      await together(insertBoth(), insert('one'));
    });
    await expect(written).rejects.toThrow(/duplicate key/);
    expect(await harness.rows('write_probes')).toEqual([]);
  });
});

describe('a server that is not there', () => {
  test('a server that is not there is refused in one line without the password', async () => {
    const opening = await openStore('postgres://user:hunter2@127.0.0.1:1/tide', { connectTimeoutMs: 0 });
    expect(opening).toEqual({
      ok: false,
      error: expect.stringMatching(/^The database postgres:\/\/127\.0\.0\.1:1\/tide can't be reached: [^\n]+\.$/),
    });
    expect(JSON.stringify(opening)).not.toContain('hunter2');
  });
});

describe('two processes', () => {
  test('two processes that start at the same time create the tables once', async () => {
    const fresh = await createTestDatabase(createTempFolder({}));
    const openings = await Promise.all(Array.from({ length: 4 }, () => openStore(fresh.url)));
    expect(openings.filter(({ ok }) => !ok)).toEqual([]);
    for (const opening of openings) if (opening.ok) await opening.store.destroy();
    await fresh.drop();
  });

  test('two processes hear of each other’s writes', async () => {
    const other = await openServerHarness({ database: database.url });
    const heard = vi.fn<() => void>();
    const postgres = databaseOf(harness.store);
    if (postgres.kind === 'postgres') postgres.postgres.onWrite(heard);
    // Until it listens, nothing is heard.
    await vi.waitFor(async () => {
      await other.reserve();
      expect(heard).toHaveBeenCalled();
    });
    await other.close();
  });

  test('two processes write to one venue one after the other, and to two venues at the same time', async () => {
    const other = await openServerHarness({ database: database.url });
    const order: string[] = [];
    let end = (): void => {};
    const held = writeDurably(harness.store, 'reef', async () => {
      order.push('first begins');
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      order.push('first ends');
    });
    await vi.waitFor(() => expect(order).toEqual(['first begins']));
    const second = writeDurably(other.store, 'reef', async () => {
      order.push('second');
    });
    await writeDurably(other.store, 'shell-bay', async () => {
      order.push('another venue');
    });
    end();
    await Promise.all([held, second]);
    expect(order).toEqual(['first begins', 'another venue', 'first ends', 'second']);
    await other.close();
  });
});

test('ids beyond 32 bits and counts are numbers', async () => {
  const { rows } = await sql<{ id: unknown; count: unknown }>`
    select cast(9007199254740991 as bigint) as id, count(*) as count from pg_class where relname = 'reservations'`.execute(
    harness.store,
  );
  expect(rows[0]).toEqual({ id: Number.MAX_SAFE_INTEGER, count: expect.any(Number) });
});
