import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { acquireLockRow, releaseLockRow } from '../../../src/server/store/migrationLock.ts';
import { migrate } from '../../../src/server/store/migrate.ts';
import { SQLITE_MIGRATIONS } from '../../../src/server/store/migrations.ts';
import { type Store, openStore } from '../../../src/server/store/store.ts';
import { openHarness } from '../openHarness.ts';
import { createTempFolder } from '../serverHarness.ts';

/**
 * The database of the releases that counted their steps in `schema_steps`: their own statements, and a row in each
 * table.
 */
const STEPS = [
  `create table schema_steps (step integer primary key, applied_at integer not null);
  create table reservations (id integer primary key autoincrement, tenant text not null, code text not null unique, date text not null,
    time integer not null, stay integer, guests integer not null, first_name text not null, last_name text not null, country_code text not null,
    phone text not null, email text not null, notes text not null, discount_code text, tables text not null, hold_minutes integer not null,
    idempotency_key text, payload_hash text, created_at integer not null, cancelled_at integer);
  create index reservations_by_date on reservations (tenant, date);
  create unique index reservations_by_idempotency_key on reservations (tenant, idempotency_key) where idempotency_key is not null;
  create table claims (tenant text not null, date text not null, table_key text not null, slot integer not null,
    reservation_id integer not null references reservations (id), primary key (tenant, date, table_key, slot)) without rowid;
  create index claims_by_reservation on claims (reservation_id);
  create table outbox (id integer primary key autoincrement, reservation_id integer not null references reservations (id), kind text not null,
    state text not null, tries integer not null, due_at integer not null, last_error text, created_at integer not null, sent_at integer);
  create index outbox_waiting on outbox (due_at) where state = 'waiting';
  insert into schema_steps values (1, 1700000000000);
  insert into reservations values (7, 'shell-bay', 'BCDFGHJK', '2026-11-23', 600, null, 2, 'Ada', 'Silva', '+94', '771234567', 'ada@example.com',
    '', null, '[{"key":"1","name":"Line 1","area":"Lines","category":"Line","seats":2}]', 15, 'submit-0001', 'hash', 1700000000001, null);
  insert into claims values ('shell-bay', '2026-11-23', '1', -1, 7);
  insert into outbox values (3, 7, 'guest', 'waiting', 1, 1700000000002, 'no answer', 1700000000001, null);`,
  `create table published_plans (tenant text not null, version integer not null, plan text not null, plan_hash text not null,
    folder_hash text not null, areas integer not null, tables integer not null, seats integer not null, author text not null,
    note text not null, published_at integer, primary key (tenant, version));
  create table drafts (tenant text primary key, revision integer not null, plan text, base integer not null, saved_at integer not null);
  create table editor_sessions (mark text primary key, created_at integer not null, ends_at integer not null);
  insert into schema_steps values (2, 1700000000000);
  insert into published_plans values ('shell-bay', 1, '{}', 'hash', 'folder', 1, 1, 2, 'Bo', 'First', 1700000000003);
  insert into drafts values ('shell-bay', 4, '{}', 1, 1700000000004);
  insert into editor_sessions values ('mark', 1700000000005, 1800000000000);`,
];
const TABLES = ['reservations', 'claims', 'outbox', 'editor_sessions'] as const;
/** The published plan and the draft above, since each kind of document has its own. */
const DOCUMENTS = {
  publications: [
    {
      tenant: 'shell-bay',
      kind: 'plan',
      version: 1,
      content: '{}',
      hash: 'hash',
      file_hash: 'folder',
      summary: '{"areas":1,"tables":1,"seats":2}',
      author: 'Bo',
      note: 'First',
      published_at: 1700000000003,
    },
  ],
  drafts: [
    { tenant: 'shell-bay', kind: 'plan', revision: 4, content: '{}', base: 1, author: '', saved_at: 1700000000004 },
  ],
};

function databaseOfSteps(count: number): string {
  const file = join(createTempFolder({}), 'tide.sqlite');
  const database = new Database(file);
  for (const statements of STEPS.slice(0, count)) database.exec(statements);
  database.close();
  return file;
}

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

const contents = (file: string, tables: readonly string[]): unknown[] =>
  tables.map((table) => inspect(file, `select * from ${table}`));

/** What rows are after the migration that writes telephone numbers in E.164. */
function withNumbers(before: readonly unknown[]): unknown[] {
  const text = JSON.stringify(before)
    .replaceAll('"phone":"771234567"', '"phone":"+94771234567"')
    .replaceAll('"phone":"81100000"', '"phone":"+6281100000"')
    .replaceAll('"telephone":"6281"', '"telephone":"6281100000"');
  return JSON.parse(text) as unknown[];
}

/** Every table and index, however its statement is written. */
function schema(file: string): string[] {
  return inspect<{ sql: string | null }>(
    file,
    "select sql from sqlite_master where name not like 'sqlite_%' order by name",
  ).map((row) => (row.sql ?? '').replaceAll(/["\s]+/g, '').toLowerCase());
}

test.each([1, 2])(
  'a database of an earlier release with %i schema steps keeps every row and gets the schema of a new one',
  async (steps) => {
    const file = databaseOfSteps(steps);
    const tables = TABLES.slice(0, steps === 1 ? 3 : 4);
    const before = contents(file, tables);
    await (await open(file)).destroy();
    expect(contents(file, tables)).toMatchObject(withNumbers(before));
    expect(contents(file, Object.keys(DOCUMENTS))).toEqual(steps === 1 ? [[], []] : Object.values(DOCUMENTS));
    const fresh = join(createTempFolder({}), 'tide.sqlite');
    await (await open(fresh)).destroy();
    expect(schema(file)).toEqual(schema(fresh));
  },
);

test('a database of an earlier release is taken over by two processes that start at the same time', async () => {
  const file = databaseOfSteps(2);
  const stores = await Promise.all([open(file), open(file)]);
  await Promise.all(stores.map((store) => store.destroy()));
  const fresh = join(createTempFolder({}), 'tide.sqlite');
  await (await open(fresh)).destroy();
  const migrations = 'select name from kysely_migration order by name';
  expect(inspect(file, migrations)).toEqual(inspect(fresh, migrations));
  expect(inspect(file, 'select is_locked from kysely_migration_lock')).toEqual([{ is_locked: 0 }]);
});

describe('a database whose keys do not begin with the venue', () => {
  /** As the last release of that kind left it. */
  async function earlierDatabase(): Promise<string> {
    const file = databaseOfSteps(2);
    const database = new Database(file);
    const earlier = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
    const names = Object.keys(SQLITE_MIGRATIONS).filter((name) => name < '0010');
    await migrate(earlier, Object.fromEntries(names.map((name) => [name, SQLITE_MIGRATIONS[name]!])));
    database.exec(`
      insert into reservations values (9, 'reef', 'XZXZXZXZ', '2026-11-24', 615, 120, 3, 'Bo', 'Rao', '+62', '81100000', 'bo@example.com', 'Hi', 'SUN',
        '[]', 20, null, null, 1700000000009, null, 'net', 'bo@example.com', '6281', 1700000000010, 1800000000000, null, 2, 'de');
      insert into claims values ('reef', '2026-11-24', '900', 41, 9);
      insert into outbox values (8, 9, 'confirm', 'waiting', 0, 0, null, 1700000000011, null);
      insert into confirmation_links values ('hash-of-link', 9);
      insert into editor_access values (5, 'reef', 'staff', 'token', 'hash-of-token', 1700000000012, 1900000000000);
      insert into editor_sessions values ('mark-of-reef', 1700000000013, 1900000000000, 'reef', 'staff', 5);
      insert into write_probes values (1, 1700000000014);
      insert into events values ('reef', 17, 'plan', null, null, 1700000000015);`);
    await earlier.destroy();
    return file;
  }

  const KEPT = ['reservations', 'claims', 'editor_access', 'events'] as const;

  test('a database whose keys do not begin with the venue keeps every row, with its id and its venue', async () => {
    const file = await earlierDatabase();
    const kept = KEPT.map((table) => `${table} order by tenant`);
    const before = contents(file, kept);
    await (await open(file)).destroy();
    expect(contents(file, kept)).toMatchObject(withNumbers(before));
    expect(contents(file, Object.keys(DOCUMENTS))).toEqual(Object.values(DOCUMENTS));
    expect(
      contents(file, [
        'outbox order by tenant',
        'confirmation_links',
        'editor_sessions order by tenant',
        'write_probes',
      ]),
    ).toEqual([
      [
        expect.objectContaining({
          tenant: 'reef',
          id: 8,
          reservation_id: 9,
          kind: 'confirm',
          created_at: 1700000000011,
        }),
        expect.objectContaining({ tenant: 'shell-bay', id: 3, reservation_id: 7, last_error: 'no answer' }),
      ],
      [{ tenant: 'reef', secret_hash: 'hash-of-link', reservation_id: 9 }],
      [
        {
          tenant: '*',
          mark: 'mark',
          created_at: 1700000000005,
          ends_at: 1800000000000,
          role: 'owner',
          access_id: null,
          name: '',
        },
        {
          tenant: 'reef',
          mark: 'mark-of-reef',
          created_at: 1700000000013,
          ends_at: 1900000000000,
          role: 'staff',
          access_id: 5,
          name: '',
        },
      ],
      [],
    ]);
    const fresh = join(createTempFolder({}), 'tide.sqlite');
    await (await open(fresh)).destroy();
    expect(schema(file)).toEqual(schema(fresh));
    expect(inspect(file, 'pragma foreign_key_check')).toEqual([]);
  });

  test('a database whose keys do not begin with the venue takes reservations after those that it has', async () => {
    const file = await earlierDatabase();
    // Not a whole plan.
    new Database(file).exec('delete from published_plans').close();
    const harness = await openHarness({ database: file });
    await harness.reserve({ selected_tables: [2] });
    const ids = (await harness.rows('reservations')).map(({ id }) => Number(id)).toSorted((a, b) => a - b);
    expect(ids.slice(0, 2)).toEqual([7, 9]);
    expect(ids[2]).toSatisfy((id: number) => id > 9 && Number.isSafeInteger(id));
  });
});

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
