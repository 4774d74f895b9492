/**
 * A new database for a test: a SQLite file, or a schema of the Postgres server that `TIDETABLE_TEST_POSTGRES` names, so
 * that the same tests run on both.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openStore } from '../../src/server/store/store.ts';

const SERVER = process.env['TIDETABLE_TEST_POSTGRES'];

/**
 * Makes Postgres refuse a third of all transactions that write: half of those at a claim, the others at the commit. The
 * decision belongs to the transaction, so that its size makes no difference.
 */
const CONFLICTS = `
  create function refuse() returns trigger language plpgsql as $$
  begin
    if pg_current_xact_id()::text::bigint % 6 = tg_argv[0]::bigint then
      raise exception 'injected conflict' using errcode = tg_argv[1];
    end if;
    return new;
  end $$;
  create trigger refuse_claim before insert on claims for each row execute function refuse(0, '40P01');
  create constraint trigger refuse_event after insert on events deferrable initially deferred
    for each row execute function refuse(1, '40001');
  create constraint trigger refuse_mail after insert on outbox deferrable initially deferred
    for each row execute function refuse(1, '40001');`;

/** Whether tests run on Postgres. */
export const isPostgres = SERVER !== undefined;

export type TestDatabase = {
  readonly url: string;
  /** Called once the database has its tables. */
  prepare(): Promise<void>;
  drop(): Promise<void>;
};

/** Removes all rows, so that a schema is as new. */
const EMPTY = `
  do $$ declare part record; begin
    set local session_replication_role = replica;
    for part in select tablename from pg_tables where schemaname = current_schema() and tablename not like 'kysely%' loop
      execute format('delete from %I', part.tablename);
    end loop;
    for part in select sequencename from pg_sequences where schemaname = current_schema() loop
      execute format('alter sequence %I restart', part.sequencename);
    end loop;
  end $$`;
/** What a test may have added to a schema. */
const PARTS = `
  select
    (select count(*) from pg_class where relnamespace = current_schema()::regnamespace) as relations,
    (select count(*) from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = current_schema()::regnamespace) as columns,
    (select count(*) from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace = current_schema()::regnamespace) as triggers,
    (select count(*) from pg_proc where pronamespace = current_schema()::regnamespace) as functions`;

/** Schemas with their tables and without rows. Making the tables would take most of the time of a test. */
const emptySchemas: (TestDatabase & { readonly parts: string })[] = [];

/** Makes a database for a store that is opened once. `folder` is where a file may be. */
export async function createMigratedDatabase(folder: string): Promise<TestDatabase> {
  if (SERVER === undefined) return createTestDatabase(folder);
  const empty = emptySchemas.pop();
  const database = empty ?? (await createTestDatabase(folder));
  const { url } = database;
  let parts = empty?.parts;
  return {
    url,
    async prepare() {
      if (parts !== undefined) return;
      await database.prepare();
      parts = JSON.stringify(await run(url, PARTS));
    },
    async drop() {
      // What a test has added must not be left: Kysely looks through all schemas.
      if (parts === undefined || parts !== JSON.stringify(await run(url, PARTS))) return database.drop();
      await run(url, EMPTY);
      emptySchemas.push({ ...database, parts });
    },
  };
}

/** Makes a database without tables, but for a file. `folder` is where a file may be. */
export async function createTestDatabase(folder: string): Promise<TestDatabase> {
  if (SERVER === undefined) {
    const url = join(folder, 'tidetable.sqlite');
    writeFileSync(url, await migratedFile());
    return { url, prepare: async () => {}, drop: async () => {} };
  }
  // Kysely looks through all schemas of a database, so that tests of other processes must not drop theirs meanwhile.
  const name = `tidetable_test_${process.pid}`;
  await run(SERVER, `create database ${name}`).catch((error: Error) => {
    if (!error.message.endsWith('already exists')) throw error;
  });
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  const database = url.href;
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  await run(database, `create schema ${schema}`);
  const options = `${url.searchParams.get('options') ?? ''} -c search_path=${schema}`;
  url.searchParams.set('options', options.trim());
  const own = url.href.replaceAll('+', '%20');
  return {
    url: own,
    async prepare() {
      if (process.env['TIDETABLE_TEST_CONFLICTS']) await run(own, CONFLICTS);
    },
    async drop() {
      await run(database, `drop schema ${schema} cascade`);
    },
  };
}

/** A SQLite file with its tables. Copies of it open in half the time of a file whose tables have to be made. */
let migrated: Promise<Buffer> | undefined;

function migratedFile(): Promise<Buffer> {
  migrated ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tidetable-test-'));
    const url = join(folder, 'tidetable.sqlite');
    const opening = await openStore(url);
    if (!opening.ok) throw new Error(opening.error);
    await opening.store.destroy();
    const file = readFileSync(url);
    rmSync(folder, { recursive: true });
    return file;
  })();
  return migrated;
}

async function run(database: string, statement: string): Promise<unknown> {
  const client = new Client(database);
  await client.connect();
  const { rows } = await client.query<object>(statement).finally(() => client.end());
  return rows;
}
