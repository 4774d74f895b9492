/**
 * A new database for a test: a SQLite file, or a schema of the Postgres server that `TIDETABLE_TEST_POSTGRES` names, so
 * that the same tests run on both.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';

const SERVER = process.env['TIDETABLE_TEST_POSTGRES'];

/** Whether tests run on Postgres. */
export const isPostgres = SERVER !== undefined;

export type TestDatabase = { readonly url: string; drop(): Promise<void> };

/** Makes a database. `folder` is where a file may be. */
export async function createTestDatabase(folder: string): Promise<TestDatabase> {
  if (SERVER === undefined) return { url: join(folder, 'tidetable.sqlite'), drop: async () => {} };
  // Kysely looks through all schemas of a database, so that tests of other processes must not drop theirs meanwhile.
  const name = `tidetable_test_${process.env['VITEST_POOL_ID'] ?? process.pid}`;
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
  return { url: url.href.replaceAll('+', '%20'), drop: () => run(database, `drop schema ${schema} cascade`) };
}

async function run(database: string, statement: string): Promise<void> {
  const client = new Client(database);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
