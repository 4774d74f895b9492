/** `npm run move`, as a process: a database of an earlier release from SQLite to Postgres, whole or not at all. */
import { Database } from '../../src/server/store/sqliteDriver.ts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Client } from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { AJAX, EDITOR_TOKEN, NOW, type JsonObject, createTempFolder, venueFiles } from '../server/serverHarness.ts';
import { type Held, RELEASE_HARNESS, loadRelease } from '../server/store/releaseData.ts';
import { createTestDatabase } from '../server/testDatabase.ts';
import { ROOT, type RunningHost, hostEnvironment, startHost } from '../support/host.ts';
import { scriptArguments } from '../support/nodeScripts.ts';
import { postReservation } from '../support/payload.ts';

let file: string;
let url: string;
let held: Held;
beforeEach(async () => {
  const folder = createTempFolder({});
  file = join(folder, 'tidetable.sqlite');
  held = await loadRelease('0.1.0', 'sqlite', file);
  const database = await createTestDatabase(folder);
  onTestFinished(() => database.drop());
  url = database.url;
});

function move(
  from = file,
  to = url,
): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  return spawnSync(process.execPath, [...scriptArguments('src/server/commands/move.ts'), from], {
    cwd: ROOT,
    encoding: 'utf8',
    env: hostEnvironment(createTempFolder({}), { env: { DATABASE_URL: to } }),
  });
}

async function run<Row extends object>(statement: string): Promise<Row[]> {
  const client = new Client(url);
  await client.connect();
  return client
    .query<Row>(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** Makes a table of the file again. */
function rebuild(table: string): void {
  const database = new Database(file);
  const statement = database.prepare<[string], string>('select sql from sqlite_schema where name = ?').pluck();
  database.exec(`pragma foreign_keys = off; pragma legacy_alter_table = on; alter table ${table} rename to earlier;
    ${statement.get(table)}; insert into ${table} select * from earlier; drop table earlier`);
  database.close();
}

/** Returns the rows of each table on both sides, as texts, but for the traces that every host leaves. */
async function bothSides(): Promise<[source: Record<string, string[]>, target: Record<string, string[]>]> {
  const database = new Database(file, { readonly: true });
  const names = database
    .prepare<[], string>(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'",
    )
    .pluck()
    .all();
  const sides: [Record<string, string[]>, Record<string, string[]>] = [{}, {}];
  const textOf = (row: object) =>
    Object.entries(row)
      .map(([name, value]) => `${name}: ${value === null ? 'null' : JSON.stringify(String(value))}`)
      .toSorted((one, other) => (one < other ? -1 : 1))
      .join();
  for (const name of names) {
    sides[0][name] = database.prepare<[], JsonObject>(`select * from "${name}"`).all().map(textOf).toSorted();
    sides[1][name] = (await run<JsonObject>(`select * from "${name}"`)).map(textOf).toSorted();
  }
  database.close();
  return sides;
}

async function rowsInTarget(): Promise<number> {
  const [, target] = await bothSides();
  return Object.entries(target)
    .filter(([name]) => !['clock', 'summed_steps', 'write_probes'].includes(name))
    .reduce((sum, [, rows]) => sum + rows.length, 0);
}

async function startMoved(database: string): Promise<RunningHost> {
  const host = await startHost({
    now: NOW,
    env: { DATABASE_URL: database, EDITOR_TOKEN },
    venuesDir: createTempFolder(venueFiles(RELEASE_HARNESS.venue)),
  });
  onTestFinished(async () => void (await host.stop()));
  return host;
}

test('a database is moved with every row, once, and its links, keys and new reservations go on', async () => {
  // As a later step may leave it: after the tables that refer to it.
  rebuild('webhooks');
  expect(move()).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringMatching(/rows and checksums of 31 tables are equal/),
  });
  const [source, target] = await bothSides();
  expect(target).toEqual(source);
  expect(Object.values(source).every((rows) => rows.length > 0)).toBe(true);
  expect(move()).toMatchObject({ status: 0, stdout: expect.stringContaining('already') });
  expect((await bothSides())[1]).toEqual(target);

  const host = await startMoved(url);
  const page = await fetch(`${host.url}${String(held.answer['manage'])}`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(String(held.answer['code']))]);
  const day = await fetch(`${host.url}/api/day/shell-bay?date=2026-11-23`, {
    headers: { Authorization: `Bearer ${held.key}` },
  });
  expect(day.status).toBe(200);
  const again = await fetch(`${host.url}/reservation`, {
    method: 'POST',
    headers: { ...AJAX, 'Content-Type': 'application/json' },
    body: JSON.stringify(held.request),
  });
  expect(await again.json()).toEqual(held.answer);
  const made = await postReservation(host.url, { date: '26.11.2026', email: 'new@example.com', phone: '772220001' });
  expect([made.status, await made.json()]).toEqual([200, expect.objectContaining({ success: true })]);
  expect((await run('select 1 from reservations')).length).toBe(source['reservations']!.length + 1);

  const refused = move();
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/^The database has other data: .*Nothing was changed\. Name an empty database\.\n$/),
  ]);
  expect((await run('select 1 from reservations')).length).toBe(source['reservations']!.length + 1);
});

test('a database is not moved while its host is there, even one that does nothing, and is once it has ended', async () => {
  const host = await startMoved(file);
  expect(move()).toMatchObject({
    status: 1,
    stderr: `The database ${file} is in use. Stop its host, and try again.\n`,
  });
  expect(await rowsInTarget()).toBe(0);
  await host.stop();
  // As a host has left it that was started there too early.
  await run("insert into summed_steps values ('shell-bay', 0)");
  expect(move().status).toBe(0);
  const [source, target] = await bothSides();
  expect(target).toEqual(source);
});

test.each([
  ['fails in its middle', "raise exception 'no room'"],
  ['stores something else', "new.kind = 'other'"],
])('a move that %s leaves nothing behind, and the next one begins again', async (_, change) => {
  const empty = join(createTempFolder({}), 'empty.sqlite');
  new Database(empty).close();
  expect(move(empty).status).toBe(0);
  await run(`create function harm() returns trigger language plpgsql as $$ begin ${change}; return new; end $$;
    create trigger harm before insert on outbox for each row execute function harm()`);
  const { status, stderr } = move();
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^The (?:database .* can't be used: no room|copy differs, and was undone: outbox has \d+ rows, some of them others)\.\n$/,
  );
  expect(await rowsInTarget()).toBe(0);
  await run('drop trigger harm on outbox');
  expect(move().status).toBe(0);
  const [source, target] = await bothSides();
  expect(target).toEqual(source);
});

test('a database is not moved from a backup, from no file, or to a file', () => {
  new Database(file).exec('create table backup_pictures (tenant text)').close();
  expect(move()).toMatchObject({ status: 1, stderr: expect.stringContaining('is a backup') });
  expect(move(`${file}.gone`)).toMatchObject({ status: 1, stderr: `The database ${file}.gone does not exist.\n` });
  expect(move(file, join(createTempFolder({}), 'other.sqlite'))).toMatchObject({
    status: 1,
    stderr: 'Name the Postgres database in DATABASE_URL.\n',
  });
});
