/** Databases of earlier releases: this one opens them with nothing lost, and everything that people hold still works. */
import { Database } from '../../../src/server/store/sqliteDriver.ts';
import { join } from 'node:path';
import { Client } from 'pg';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Store, openStore } from '../../../src/server/store/store.ts';
import { DATE } from '../day/daySession.ts';
import { cookieOf } from '../editor/editorSession.ts';
import { startTestOutbox, transportWith } from '../mail/testOutbox.ts';
import { openHarness } from '../openHarness.ts';
import { AJAX, EDITOR_TOKEN, type JsonObject, type ServerHarness, createTempFolder } from '../serverHarness.ts';
import { createTestDatabase, isPostgres } from '../testDatabase.ts';
import { type Held, RELEASES, RELEASE_HARNESS, loadRelease } from './releaseData.ts';

const KIND = isPostgres ? 'postgres' : 'sqlite';
const OLDER =
  /^The database was made by a build before release 1\.0 .* Start commit 0a643243 on it once, then this release\.$/;

/** Returns the address of a database without tables. */
async function newDatabase(): Promise<string> {
  const folder = createTempFolder({});
  if (!isPostgres) return join(folder, 'new.sqlite');
  const database = await createTestDatabase(folder);
  onTestFinished(() => database.drop());
  return database.url;
}

/** Runs a statement beside the hosts. */
async function run<Row extends object>(url: string, statement: string): Promise<Row[]> {
  if (isPostgres) {
    const client = new Client(url);
    await client.connect();
    return client
      .query<Row>(statement)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }
  const database = new Database(url);
  try {
    const prepared = database.prepare<[], Row>(statement);
    return prepared.reader ? prepared.all() : (prepared.run(), []);
  } finally {
    database.close();
  }
}

async function open(url: string): Promise<Store> {
  const opening = await openStore(url);
  if (!opening.ok) throw new Error(opening.error);
  return opening.store;
}

/** Tables, columns, keys, references and indexes as texts, in any order of the columns of a table. */
const SCHEMA = isPostgres
  ? `select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as part
      from information_schema.columns where table_schema = current_schema()
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = current_schema()::regnamespace and contype <> 'n'
    union all select replace(indexdef, schemaname || '.', '') from pg_indexes where schemaname = current_schema()`
  : `select name || ' ' || sql as part from sqlite_schema where sql is not null and name not like 'sqlite_%'`;

async function schemaOf(url: string): Promise<string[]> {
  const parts = await run<{ part: string }>(url, SCHEMA);
  // To SQLite both types are the same, and what it writes of a table that was altered has other quotes and spaces.
  const plain = (part: string) => part.toLowerCase().replaceAll('bigint', 'integer').replaceAll(/["\s]/g, '');
  return parts.map(({ part }) => (isPostgres ? part : plain(part))).toSorted();
}

/** Returns the rows of each table. */
async function contentsOf(url: string): Promise<Record<string, JsonObject[]>> {
  const names = isPostgres
    ? 'select table_name as name from information_schema.tables where table_schema = current_schema()'
    : "select name from sqlite_schema where type = 'table'";
  const contents: Record<string, JsonObject[]> = {};
  for (const { name } of await run<{ name: string }>(url, names)) {
    if (/^(?:kysely|sqlite)_/.test(name)) continue;
    const rows = await run<JsonObject>(url, `select * from "${name}"`);
    contents[name] = rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  }
  return contents;
}

describe.each(RELEASES)('a database of release %s', (release) => {
  let url: string;
  let held: Held;
  beforeEach(async () => {
    url = await newDatabase();
    held = await loadRelease(release, KIND, url);
  });

  test('a database of an earlier release keeps every row of every table, and gets the schema of a new one', async () => {
    const before = await contentsOf(url);
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(Object.keys(before).length).toBeGreaterThan(30);
    await (await open(url)).destroy();
    expect(await contentsOf(url)).toMatchObject(before);
    const fresh = await newDatabase();
    await (await open(fresh)).destroy();
    expect(await schemaOf(url)).toEqual(await schemaOf(fresh));
    const steps = 'select name from kysely_migration order by name';
    expect(await run(url, steps)).toEqual(await run(fresh, steps));
  });

  test('a database of an earlier release is taken over by two hosts that start at the same moment', async () => {
    const before = await contentsOf(url);
    const stores = await Promise.all([open(url), open(url)]);
    await Promise.all(stores.map((store) => store.destroy()));
    expect(await contentsOf(url)).toMatchObject(before);
  });

  describe('after the upgrade', () => {
    let harness: ServerHarness;
    beforeEach(async () => {
      harness = await openHarness({ ...RELEASE_HARNESS, database: url });
    });

    const get = (path: string, headers: Record<string, string> = {}) =>
      harness.app.inject({ url: path, headers: { Host: 'localhost', ...headers } });
    const statusOf = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).statusCode;

    test('every link of a guest opens what it did, and still changes it', async () => {
      const { manage, code, calendar } = held.answer as Record<string, string>;
      for (const link of [manage!, held.mailedLink]) expect((await get(link)).body).toContain(code);
      expect((await get(calendar!)).body).toContain('BEGIN:VEVENT');
      expect((await get(held.beside)).body).toContain('data-beside="{&quot;date&quot;:&quot;2026-11-23');
      expect((await get(held.season)).body).toContain('Line 9');
      expect((await harness.press(held.confirm)).statusCode).toBe(200);
      expect((await harness.rows('reservations')).filter(({ verified_at: at }) => at !== null)).toHaveLength(1);
      expect((await harness.press(`${manage}/cancel`)).statusCode).toBe(303);
      expect((await get(held.beside)).body).toContain('data-beside="{}"');
    });

    test('a request that is repeated under its idempotency key gets its first answer, and nothing is stored twice', async () => {
      const before = await harness.rows('reservations');
      expect((await harness.post('/reservation', held.request)).json()).toEqual(held.answer);
      expect((await harness.post('/reservation', { ...held.request, guests: '1' })).statusCode).toBe(422);
      const { staff, step, stepLog } = held;
      const again = await harness.post('/api/day/shell-bay/actions', step, {
        ...AJAX,
        Host: 'localhost',
        Cookie: staff,
      });
      expect(again.json()).toMatchObject({ ok: true, log: stepLog });
      expect(await harness.rows('reservations')).toEqual(before);
    });

    test('every session, token, one-time link, key and secret address still opens, and no other does', async () => {
      const signIn = (token: string) =>
        harness.post('/api/editor/shell-bay/sign-in', { token }, { ...AJAX, Host: 'localhost' });
      const day = `/api/day/shell-bay?date=${DATE}`;
      expect(await statusOf('/api/editor/shell-bay', { ...AJAX, Cookie: held.owner })).toBe(200);
      expect(await statusOf(day, { ...AJAX, Cookie: held.staff })).toBe(200);
      expect(await statusOf(day, { ...AJAX, Cookie: cookieOf(await signIn(held.token)) })).toBe(200);
      expect([(await signIn(held.oneTimeLink)).statusCode, (await signIn(held.oneTimeLink)).statusCode]).toEqual([
        200, 401,
      ]);
      expect([
        await statusOf(day, { Authorization: `Bearer ${held.key}` }),
        await statusOf(day, { Authorization: `Bearer ${held.key}x` }),
      ]).toEqual([200, 401]);
      expect([await statusOf(held.calendar), await statusOf(held.calendar.replace('.ics', 'x.ics'))]).toEqual([
        200, 404,
      ]);
      expect(await statusOf('/api/day/shell-bay/wall', { ...AJAX, 'X-Wall-Secret': held.wall })).toBe(200);
    });

    test('every mail of the queue is sent, with links that work, and none twice', async () => {
      const waiting = (await harness.rows('outbox')).filter(
        ({ state, channel }) => state === 'waiting' && channel === 'mail',
      );
      const texts: string[] = [];
      const transport = {
        ...transportWith(async () => {}),
        send: async ({ text }: { text?: unknown }) => void texts.push(String(text)),
      };
      const outbox = startTestOutbox(harness, transport, { linkKey: EDITOR_TOKEN });
      await expect.poll(() => texts.length).toBe(waiting.length);
      await outbox.stop();
      expect(
        (await harness.rows('outbox')).filter(({ state, channel }) => state === 'waiting' && channel === 'mail'),
      ).toEqual([]);
      const links = texts.flatMap((text) =>
        [...text.matchAll(/https:\/\/tide\.example(\/(?:r|v|season)\/\S+)/g)].map(([, path]) => path!),
      );
      expect(new Set(links.map((link) => link.split('/')[1]))).toEqual(new Set(['r', 'v', 'season']));
      for (const link of links) expect([link, await statusOf(link)]).toEqual([link, 200]);
    });

    test('what was published is served, the draft is there, and new reservations do not collide', async () => {
      expect((await harness.tables({ date: '26.11.2026' })).body).toContain('Corner');
      const state = (await get('/api/editor/shell-bay', { ...AJAX, Cookie: held.owner })).json();
      expect(state).toMatchObject({
        published: { version: 1, note: 'First' },
        draft: { plan: { areas: expect.any(Array) } },
      });
      expect(JSON.stringify(state.draft)).toContain('"Draft"');
      const count = (await harness.rows('reservations')).length;
      const made = await harness.reserve({ date: '26.11.2026', email: 'new@example.com', phone: '772220001' });
      expect([made.statusCode, made.json()]).toEqual([200, expect.objectContaining({ success: true })]);
      expect(await harness.rows('reservations')).toHaveLength(count + 1);
    });
  });
});

const UNRELEASED = '0.1.0';

test('a database of a build that lacks steps of those before the release is refused with the build to start, and stays as it is', async () => {
  const url = await newDatabase();
  await loadRelease(UNRELEASED, KIND, url);
  await run(url, "delete from kysely_migration where name >= '0038'");
  const before = [await contentsOf(url), await schemaOf(url), await run(url, 'select * from kysely_migration')];
  expect(await openStore(url)).toEqual({ ok: false, error: expect.stringMatching(OLDER) });
  expect([await contentsOf(url), await schemaOf(url), await run(url, 'select * from kysely_migration')]).toEqual(
    before,
  );
});

test('a database of the first builds, which counted their steps, is refused with the build to start', async () => {
  const url = await newDatabase();
  await run(url, 'create table schema_steps (step integer primary key, applied_at integer not null)');
  await run(url, 'create table reservations (id integer primary key)');
  expect(await openStore(url)).toEqual({ ok: false, error: expect.stringMatching(OLDER) });
});

test('a database with a step that came after those before the release is of a newer one', async () => {
  const url = await newDatabase();
  await loadRelease(UNRELEASED, KIND, url);
  await run(url, "insert into kysely_migration values ('0040_other', '2026-11-23T00:00:00.000Z')");
  expect(await openStore(url)).toEqual({ ok: false, error: expect.stringContaining('belongs to a newer release') });
});
