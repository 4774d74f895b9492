/**
 * `node --import tsx tests/server/store/makeRelease.ts`: keeps what a database of this release looks like, as SQL for
 * SQLite and for Postgres, in `releases`. Run it at the tag of a release, and commit the folder: the tests of the next
 * releases upgrade it.
 */
import { Database } from '../../../src/server/store/sqliteDriver.ts';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../postgres/postgresServer.ts';
import { createTempFolder, openServerHarness } from '../serverHarness.ts';
import { RELEASE_HARNESS, fillDatabase } from './releaseData.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const folder = join(import.meta.dirname, 'releases', version);
mkdirSync(folder, { recursive: true });

/** Fills a database, and keeps it and what is held of it. */
async function keep(kind: 'sqlite' | 'postgres', database: string, dump: () => string): Promise<void> {
  const harness = await openServerHarness({ ...RELEASE_HARNESS, database });
  const held = await fillDatabase(harness);
  await harness.close();
  writeFileSync(join(folder, `${kind}.json`), `${JSON.stringify(held, undefined, 2)}\n`);
  writeFileSync(join(folder, `${kind}.sql`), dump());
}

const file = join(createTempFolder({}), 'tidetable.sqlite');
await keep('sqlite', file, () => dumpSqlite(file));
const server = await startPostgres();
await keep('postgres', server.url, () => dumpPostgres(server.url));
await server.stop();
console.log(`${folder}: made.`);

/** Returns the statements that make a database again. The statistics of SQLite are left out: each host makes its own. */
function dumpSqlite(path: string): string {
  const database = new Database(path, { readonly: true });
  const parts = database
    .prepare<[], { type: string; name: string; sql: string }>(
      "select type, name, sql from sqlite_schema where sql is not null and name not like 'sqlite_%'",
    )
    .all();
  const lines = parts.flatMap(({ type, name, sql }) => [
    `${sql};`,
    ...(type === 'table'
      ? database
          .prepare(`select * from ${name}`)
          .raw()
          .all()
          .map((row) => `insert into ${name} values (${(row as unknown[]).map(literal).join(', ')});`)
      : []),
  ]);
  database.close();
  return `${lines.join('\n')}\n`;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

/** The same without the schema's name, so that any schema can take it, and without settings that older servers lack. */
function dumpPostgres(url: string): string {
  const options = ['--inserts', '--no-owner', '--no-privileges', '--schema=public', '--dbname', url];
  const { status, stdout, stderr } = spawnSync(join(findPostgres()!, 'pg_dump'), options, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .replaceAll(/^(?:--.*|SET .*|SELECT pg_catalog\.set_config.*|(?:CREATE|COMMENT ON) SCHEMA .*|\\.*|)\n/gm, '')
    .replaceAll(/\bpublic\.(?=\w)/g, '');
}
