/** Two releases on one Postgres: a host in a process of its own, and the migrations of the release after it. */
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../src/server/store/migrate.ts';
import { POSTGRES_MIGRATIONS } from '../../src/server/store/migrations.ts';
import { databaseOf } from '../../src/server/store/store.ts';
import { ROOT, type RunningHost, startHost } from '../support/host.ts';
import { BUNDLE_VARIABLE } from '../support/nodeScripts.ts';
import { payloadOf } from '../support/payload.ts';
import { AJAX, NOW, type ServerHarness, createTempFolder, openServerHarness } from '../server/serverHarness.ts';
import { type TestDatabase, createTestDatabase } from '../server/testDatabase.ts';
import { sql } from 'kysely';

let database: TestDatabase;
let harness: ServerHarness;
let host: RunningHost;
beforeEach(async () => {
  database = await createTestDatabase(createTempFolder({}));
  harness = await openServerHarness({ database: database.url });
  host = await startHost({ now: NOW, env: { DATABASE_URL: database.url }, venuesDir: harness.venuesDir });
});
afterEach(async () => {
  await host.stop();
  await harness.close();
  await database.drop();
});

/** Migrates the database as the next release does when it starts. */
async function migrateToNext(name: string, statement: string): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(harness.store);
  const next = { [name]: { up: async (store: never) => void (await sql.raw(statement).execute(store)) } };
  expect(await migrate(harness.store, { ...POSTGRES_MIGRATIONS, ...next }, rows[0]?.schema)).toBeUndefined();
  const opened = databaseOf(harness.store);
  if (opened.kind === 'postgres') opened.postgres.announceWrite();
}

async function reserve(table: number): Promise<number> {
  const response = await fetch(`${host.url}/reservation`, {
    method: 'POST',
    headers: { ...AJAX, 'Content-Type': 'application/json' },
    body: JSON.stringify(
      payloadOf({ location_id: '7', selected_tables: [table], idempotency_key: `rolling-${table}` }),
    ),
  });
  return response.status;
}

test('a host whose tables a newer release has changed stores nothing more, is not ready, and ends itself with one line', async () => {
  expect(await reserve(1)).toBe(200);
  const ended = once(host.process, 'exit');
  await migrateToNext('9998_contract', 'alter table reservations add column deposit bigint not null default 0');
  const ready = await fetch(`${host.url}/readyz`).then(
    ({ status }) => status,
    () => 'gone',
  );
  const statuses = await Promise.all([2, 3, 4].map((table) => reserve(table).catch(() => 'gone')));
  expect([503, 'gone']).toContain(ready);
  for (const status of statuses) expect([503, 'gone']).toContain(status);
  expect((await ended)[0]).toBe(1);
  expect(
    host
      .output()
      .stderr.split('\n')
      .filter((line) => line.startsWith('A newer release')),
  ).toEqual([
    'A newer release has changed the tables of the database (migration 9998_contract): this host ends. Start that release.',
  ]);
  expect(await harness.rows('reservations')).toHaveLength(1);
});

test('a host goes on beside a newer release that has only added what it need not know', async () => {
  await migrateToNext('9998_deposits_expand', 'alter table reservations add column deposit bigint');
  expect(await reserve(1)).toBe(200);
  expect((await fetch(`${host.url}/readyz`)).status).toBe(200);
});

/** Builds the host of a next release, which has one migration more. Returns its folder. */
async function buildNext(name: string, statement: string): Promise<string> {
  const folder = join(createTempFolder({}), 'next');
  const migration = `{ up: async (database) => void (await sql.raw(${JSON.stringify(statement)}).execute(database)) }`;
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    mode: 'scripts',
    logLevel: 'warn',
    plugins: [
      {
        name: 'next-release',
        transform: (code, id) =>
          id.endsWith('/store/migrations.ts')
            ? `${code}\nObject.assign(POSTGRES_MIGRATIONS, { ${JSON.stringify(name)}: ${migration} });`
            : undefined,
      },
    ],
    build: { outDir: folder, rolldownOptions: { input: { main: join(ROOT, 'src/server/main.ts') } } },
  });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

test('of two builds on one database, the older one ends when the newer one starts, and nothing is lost', async () => {
  expect(await reserve(1)).toBe(200);
  const ended = once(host.process, 'exit');
  const bundle = process.env[BUNDLE_VARIABLE];
  process.env[BUNDLE_VARIABLE] = await buildNext(
    '9998_contract',
    'alter table reservations add column deposit bigint not null default 0',
  );
  const older = host;
  try {
    host = await startHost({ now: NOW, env: { DATABASE_URL: database.url }, venuesDir: harness.venuesDir });
  } finally {
    process.env[BUNDLE_VARIABLE] = bundle;
  }
  expect((await ended)[0]).toBe(1);
  expect(older.output().stderr).toContain('migration 9998_contract');
  expect((await fetch(`${host.url}/readyz`)).status).toBe(200);
  expect(await reserve(2)).toBe(200);
  expect(await harness.rows('reservations')).toHaveLength(2);
});
