import { Database } from '../../../src/server/store/sqliteDriver.ts';
import { sql } from 'kysely';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { postReplySchema } from '../../../src/api/bookingContract.ts';
import { writeDurably } from '../../../src/server/store/groupCommit.ts';
import { type Store, openStore, sqliteVersionError } from '../../../src/server/store/store.ts';
import { openHarness } from '../openHarness.ts';
import { createTempFolder } from '../serverHarness.ts';

const newFile = (): string => join(createTempFolder({}), 'tide.sqlite');

async function open(file = newFile()): Promise<Store> {
  const opening = await openStore(file);
  if (!opening.ok) throw new Error(opening.error);
  return opening.store;
}

describe('the database', () => {
  test('a version of SQLite is refused that has the WAL-reset corruption, and accepted from 3.51.3 on', () => {
    for (const version of ['2.8.17', '3.7.0', '3.45.1', '3.51.2'])
      expect(sqliteVersionError(version)).toContain('3.51.3 or newer');
    for (const version of ['3.51.3', '3.52.0', '4.0.0']) expect(sqliteVersionError(version)).toBeUndefined();
  });

  test('a database syncs every commit, and enforces foreign keys', async () => {
    const store = await open(join(createTempFolder({}), 'new', 'tide.sqlite'));
    const pragma = (name: string): Promise<unknown> =>
      store.transaction().execute(async (trx) => {
        const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(trx);
        return Object.values(rows[0] ?? {})[0];
      });
    expect([
      await pragma('journal_mode'),
      await pragma('synchronous'),
      await pragma('foreign_keys'),
      await pragma('busy_timeout'),
    ]).toEqual(['wal', 2, 1, 0]);
    await store.destroy();
  });

  test('a database of a newer version is refused and unchanged', async () => {
    const file = newFile();
    await (await open(file)).destroy();
    const database = new Database(file);
    database.exec("insert into kysely_migration values ('9999_later', '2100-01-01T00:00:00.000Z')");
    expect(await openStore(file)).toEqual({
      ok: false,
      error: expect.stringMatching(/^The database belongs to a newer release \(migration 9999_later\)/),
    });
    expect(database.prepare('select max(name) from kysely_migration').pluck().get()).toBe('9999_later');
    database.close();
  });
});

test('a database locked by another process answers 503 with a time to wait, stores nothing, and serves the next call', async () => {
  // Otherwise the host, and this test, would wait for seconds.
  const harness = await openHarness({ busyTimeoutMs: 20 });
  const other = new Database(harness.database);
  other.exec('begin immediate');
  const answer = await harness.reserve();
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers['content-type']]).toEqual([
    503,
    '5',
    'application/json; charset=utf-8',
  ]);
  expect(answer.json()).toEqual({
    success: false,
    message: 'We are very busy right now. Please try again in a few seconds.',
  });
  expect(postReplySchema.parse(answer.json())).toMatchObject({ success: false, errors: undefined });
  // Reading needs no lock.
  expect([(await harness.tables()).statusCode, (await harness.app.inject({ url: '/healthz' })).statusCode]).toEqual([
    200, 200,
  ]);
  other.exec('rollback');
  other.close();
  expect(await harness.rows('reservations')).toEqual([]);
  expect((await harness.reserve()).statusCode).toBe(200);
});

test('a database locked by another process is refused in one line if its tables are not ours', async () => {
  const file = newFile();
  const database = new Database(file);
  database.exec('create table outbox (other text)');
  database.close();
  expect(await openStore(file)).toEqual({
    ok: false,
    error: expect.stringMatching(/^The database can't be migrated: [^\n]+\.$/),
  });
});

test('simultaneous writes are independent: a failed one leaves no trace and no other fails', async () => {
  const store = await open();
  const add = (slot: number, fails = false): Promise<void> =>
    writeDurably(store, 'reef', async (trx) => {
      await trx
        .insertInto('editor_sessions')
        .values({ mark: String(slot), created_at: slot, ends_at: 0, tenant: 'reef', role: 'owner', access_id: null })
        .execute();
      if (fails) throw new Error(`no ${slot}`);
    });
  const outcomes = await Promise.allSettled([add(1), add(2, true), add(3), add(4, true), add(5)]);
  const failures = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.message : undefined));
  expect(failures).toEqual([undefined, 'no 2', undefined, 'no 4', undefined]);
  const slots = async (): Promise<number[]> => {
    const sessions = store.selectFrom('editor_sessions').select('created_at').where('tenant', '=', 'reef');
    return (await sessions.orderBy('created_at').execute()).map((row) => row.created_at);
  };
  expect(await slots()).toEqual([1, 3, 5]);
  await add(6);
  expect(await slots()).toEqual([1, 3, 5, 6]);
  await store.destroy();
});

test('simultaneous writes all fail if the commit fails', async () => {
  const store = await open();
  await store.destroy();
  const outcomes = await Promise.allSettled([1, 2].map(() => writeDurably(store, 'reef', async () => 1)));
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
});
