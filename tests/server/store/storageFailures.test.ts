/** A database that is locked, missing, full or read-only: refusals with a message, no lost data, and recovery. */
import { Database } from '../../../src/server/store/sqliteDriver.ts';
import { sql } from 'kysely';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore, sqliteFileOf } from '../../../src/server/store/store.ts';
import { openHarness } from '../openHarness.ts';
import { type ServerHarness, createTempFolder } from '../serverHarness.ts';

let harness: ServerHarness;
let database: string;
beforeEach(async () => {
  database = join(createTempFolder({}), 'data', 'tide.sqlite');
  harness = await openHarness({ database });
});

const UNAVAILABLE = {
  success: false,
  message: "We can't take reservations at the moment. Please try again in a few minutes, or call us.",
};

async function readiness(): Promise<unknown[]> {
  const answer = await harness.app.inject({ url: '/readyz' });
  return [answer.statusCode, answer.json().reasons];
}

/** Runs a pragma on the connection that writes. */
async function pragma(text: string): Promise<void> {
  await harness.store.transaction().execute((trx) => sql.raw(`pragma ${text}`).execute(trx));
}

test('a lock of another process delays reservations until it ends, but neither pages nor reads', async () => {
  const other = new Database(database);
  other.exec('begin exclusive');
  let isAnswered = false;
  const reservation = harness.reserve().then((answer) => {
    isAnswered = true;
    return answer.statusCode;
  });
  /** Returns how many writes wait, and for how many seconds the first one has. */
  const waits = async (): Promise<number[]> => {
    const { body } = await harness.app.inject({ url: '/metrics' });
    return ['waiting_writes', 'longest_wait_seconds'].map((name) =>
      Number(new RegExp(`^tidetable_database_${name} (.+)$`, 'm').exec(body)?.[1]),
    );
  };
  await vi.waitFor(async () => expect((await waits())[0]).toBe(1));
  for (const url of ['/', '/v/shell-bay', '/healthz', '/v/shell-bay/ground.json'])
    expect([url, (await harness.app.inject({ url })).statusCode]).toEqual([url, 200]);
  expect((await harness.tables()).statusCode).toBe(200);
  expect(isAnswered).toBe(false);
  // A second reservation joins the waiting transaction.
  const second = harness.reserve({ selected_tables: [2] });
  await vi.waitFor(async () => expect(await waits()).toEqual([2, expect.toSatisfy((wait: number) => wait > 0)]));
  other.exec('rollback');
  other.close();
  expect([await reservation, (await second).statusCode]).toEqual([200, 200]);
  expect(await waits()).toEqual([0, 0]);
});

test('a data folder that was deleted acknowledges nothing, makes no new database, and is used again once it is back', async () => {
  await harness.reserve();
  const copy = join(createTempFolder({}), 'copy.sqlite');
  await sqliteFileOf(harness.store).backup(copy);
  rmSync(dirname(database), { recursive: true });
  for (let table = 2; table <= 4; table++) {
    const answer = await harness.reserve({ selected_tables: [table] });
    expect([answer.statusCode, answer.json()]).toEqual([503, UNAVAILABLE]);
  }
  expect(await readiness()).toEqual([503, ['the database can not be written']]);
  expect(existsSync(database)).toBe(false);
  mkdirSync(dirname(database));
  copyFileSync(copy, database);
  expect((await harness.reserve({ selected_tables: [2] })).statusCode).toBe(200);
  const written = new Database(database, { readonly: true });
  expect(written.prepare('select count(*) from reservations').pluck().get()).toBe(2);
  written.close();
});

test('a data folder that was deleted is not replaced by an unrelated database', async () => {
  rmSync(database);
  new Database(database).exec('create table other (id)').close();
  expect((await harness.reserve()).statusCode).toBe(503);
  expect(await harness.rows('reservations')).toEqual([]);
});

test('a data folder that was deleted is noticed even if only the write-ahead log is gone', async () => {
  rmSync(`${database}-wal`);
  expect((await harness.reserve()).statusCode).toBe(503);
});

test('a full disk refuses with a message, keeps what was stored, and takes reservations again when there is room', async () => {
  await harness.reserve();
  await pragma('max_page_count = 1');
  const statuses: number[] = [];
  for (let table = 2; table <= 40; table++)
    statuses.push((await harness.reserve({ selected_tables: [table], notes: 'x'.repeat(900) })).statusCode);
  const refused = await harness.reserve({ selected_tables: [42], notes: 'x'.repeat(900) });
  expect([refused.statusCode, refused.json()]).toEqual([503, UNAVAILABLE]);
  const accepted = statuses.filter((status) => status === 200).length;
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(await harness.rows('reservations')).toHaveLength(1 + accepted);
  await pragma('max_page_count = 1000000');
  expect((await harness.reserve({ selected_tables: [42] })).statusCode).toBe(200);
});

test('a disk that fails to write through acknowledges nothing, and takes reservations again when it works', async () => {
  const { exec } = Database.prototype;
  vi.spyOn(Database.prototype, 'exec').mockImplementation(function execUnlessCommit(this: Database, text) {
    if (text === 'commit') throw new Database.SqliteError('disk I/O error', 'SQLITE_IOERR_FSYNC');
    return exec.call(this, text);
  });
  const answer = await harness.reserve();
  vi.restoreAllMocks();
  expect([answer.statusCode, answer.json()]).toEqual([503, UNAVAILABLE]);
  expect(await harness.rows('reservations')).toEqual([]);
  expect((await harness.reserve()).statusCode).toBe(200);
});

describe('a damaged database', () => {
  const damage = 'Keep a copy of it, then restore a backup with npm run restore -- FILE --replace.';

  /** Returns the error of a start with a copy of the database after a change of its bytes. */
  async function start(change: (file: string) => void): Promise<string> {
    const file = join(createTempFolder({}), 'tide.sqlite');
    await sqliteFileOf(harness.store).backup(file);
    change(file);
    const opening = await openStore(file);
    if (opening.ok) await opening.store.destroy();
    return opening.ok ? 'opened' : opening.error.replace(file, 'FILE');
  }
  const overwrite = (from: number, length: number) => (file: string) => {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0x5a, from, from + length));
  };

  test.each<[string, (file: string) => void]>([
    ['that is not a database', overwrite(0, 100)],
    ['whose list of tables is overwritten', overwrite(100, 3_000)],
    ['with an overwritten page', overwrite(4_096 * 4, 4_096)],
    ['that is cut off', (file) => truncateSync(file, 4_096 * 3)],
  ])('%s is refused in one line that says how to restore it', async (_, change) => {
    const words = await start(change);
    expect(words).toMatch(/^The database FILE is damaged \([^\n]+\)\. /);
    expect(words).toContain(damage);
  });

  test('a damaged database is served by a running host as far as it can be read, without an internal error', async () => {
    await harness.reserve();
    await sqliteFileOf(harness.store).checkpoint();
    const bytes = readFileSync(database);
    writeFileSync(database, bytes.fill(0x5a, 4_096), { flag: 'r+' });
    const answer = await harness.reserve({ selected_tables: [2] });
    expect([answer.statusCode, answer.json()]).toEqual([503, UNAVAILABLE]);
    expect((await harness.app.inject({ url: '/v/shell-bay' })).statusCode).toBe(200);
  });
});

test('a read-only database refuses with a message, and shows its pages', async () => {
  await pragma('query_only = on');
  const answer = await harness.reserve();
  expect([answer.statusCode, answer.json()]).toEqual([503, UNAVAILABLE]);
  expect(await readiness()).toEqual([503, ['the database can not be written']]);
  expect((await harness.app.inject({ url: '/v/shell-bay' })).statusCode).toBe(200);
});

test('only the user of the host may read the database', () => {
  for (const file of [database, `${database}-wal`]) expect([file, statSync(file).mode & 0o077]).toEqual([file, 0]);
  expect(statSync(dirname(database)).mode & 0o077).toBe(0);
});

test('the host is ready without a figure, and its metrics tell disk space, waiting mails and requests by route', async () => {
  await harness.reserve();
  await harness.store
    .updateTable('outbox')
    .set({ created_at: Date.now() - 16 * 60_000 })
    .where('kind', '=', 'notice')
    .where('tenant', '=', 'shell-bay')
    .execute();
  const ready = (await harness.app.inject({ url: '/readyz' })).json();
  const warnings = ['mails have been waiting for more than 15 minutes'];
  expect(ready).toEqual({ ok: true, reasons: [], warnings });
  const { body, headers } = await harness.app.inject({ url: '/metrics' });
  expect(headers['content-type']).toContain('version=0.0.4');
  expect(body).toContain('tidetable_requests_total{method="POST",route="/reservation",status="200"} 1\n');
  expect(body).toContain('tidetable_outbox_mails{state="waiting"} 2\n');
  expect(Number(/^tidetable_outbox_oldest_seconds ([\d.]+)$/m.exec(body)?.[1])).toBeGreaterThanOrEqual(16 * 60);
  expect(Number(/^tidetable_disk_free_bytes (\d+)$/m.exec(body)?.[1])).toBeGreaterThan(0);
  expect(body).toMatch(/^tidetable_request_seconds_bucket\{le="\+Inf",route="\/reservation"\} 1$/m);
});
