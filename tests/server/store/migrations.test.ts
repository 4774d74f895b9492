import { Database } from '../../../src/server/store/sqliteDriver.ts';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { acquireLockRow, releaseLockRow } from '../../../src/server/store/migrationLock.ts';
import { migrate } from '../../../src/server/store/migrate.ts';
import { type Store, openStore } from '../../../src/server/store/store.ts';
import { createTempFolder } from '../serverHarness.ts';

async function open(file: string): Promise<Store> {
  const opening = await openStore(file);
  if (!opening.ok) throw new Error(opening.error);
  return opening.store;
}

function inspect<Value>(file: string, query: string): Value[] {
  const database = new Database(file, { readonly: true });
  try {
    return database.prepare<[], Value>(query).all();
  } finally {
    database.close();
  }
}

/** Every table and index, however its statement is written. */
function schema(file: string): string[] {
  return inspect<{ sql: string | null }>(
    file,
    "select sql from sqlite_master where name not like 'sqlite_%' order by name",
  ).map((row) => (row.sql ?? '').replaceAll(/["\s]+/g, '').toLowerCase());
}

test('a migration that fails leaves no partial changes, and the next start completes the migrations', async () => {
  const file = join(createTempFolder({}), 'tide.sqlite');
  const store = await open(file);
  const before = [schema(file), inspect(file, 'select name from kysely_migration')];
  const applied = inspect<{ name: string }>(file, 'select name from kysely_migration');
  const earlier = Object.fromEntries(applied.map(({ name }) => [name, { up: async () => {} }]));
  const added = {
    up: (database: Kysely<unknown>) => sql`create table added (id integer)`.execute(database).then(() => {}),
  };
  const failing = {
    async up(database: Kysely<unknown>) {
      await sql`alter table added add column name text`.execute(database);
      await sql`alter table missing add column name text`.execute(database);
    },
  };
  expect(await migrate(store, { ...earlier, '9001_added': added, '9002_failing': failing })).toMatch(
    /^The database can't be migrated: .*no such table: missing/,
  );
  expect([schema(file), inspect(file, 'select name from kysely_migration')]).toEqual(before);
  expect(await migrate(store, { ...earlier, '9001_added': added })).toBeUndefined();
  expect(schema(file)).toContain('createtableadded(idinteger)');
  await store.destroy();
});

describe('the migration lock', () => {
  const LOCK = { lockTable: 'kysely_migration_lock', lockRowId: 'migration_lock' };

  async function connections(): Promise<[Kysely<unknown>, Kysely<unknown>]> {
    const file = join(createTempFolder({}), 'tide.sqlite');
    await (await open(file)).destroy();
    const connect = () => new Kysely<unknown>({ dialect: new SqliteDialect({ database: new Database(file) }) });
    return [connect(), connect()];
  }

  test('the migration lock makes a second process wait until the first releases it', async () => {
    const [first, second] = await connections();
    await acquireLockRow(first, LOCK);
    let polls = 0;
    let acquired = false;
    const waiting = acquireLockRow(second, LOCK, () => {
      polls++;
      return Date.now();
    }).then(() => {
      acquired = true;
    });
    await expect.poll(() => polls).toBeGreaterThan(2);
    expect(acquired).toBe(false);
    await releaseLockRow(first, LOCK);
    await waiting;
    expect(acquired).toBe(true);
    await Promise.all([first.destroy(), second.destroy()]);
  });

  test('the migration lock of a process that died is free after its lease', async () => {
    const [first, second] = await connections();
    await acquireLockRow(first, LOCK);
    await first.destroy();
    await acquireLockRow(second, LOCK, () => Date.now() + 61_000);
    await second.destroy();
  });
});
