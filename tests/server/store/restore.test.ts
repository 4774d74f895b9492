/** Restoring a backup: from files that want to do harm, and with a crash at every step. */
import { Database } from '../../../src/server/store/sqliteDriver.ts';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBackup } from '../../../src/server/store/backup.ts';
import { PICTURES_TABLE } from '../../../src/server/store/checkBackup.ts';
import { finishRestore, restoreBackup } from '../../../src/server/store/restore.ts';
import { openStore } from '../../../src/server/store/store.ts';
import { VERSION } from '../../../src/server/version.ts';
import { ROOT } from '../../support/host.ts';
import { scriptArguments } from '../../support/nodeScripts.ts';
import { openHarness } from '../openHarness.ts';
import { type ServerHarness, createTempFolder, openServerHarness } from '../serverHarness.ts';
import { loadRelease } from './releaseData.ts';

const pictureOf = (size: number): Buffer => PNG.sync.write(new PNG({ width: size, height: size }));
const PICTURE = pictureOf(1);
const NEW_PICTURE = pictureOf(2);

/** Holds `good.tidetable`: two reservations and a picture. */
let folder: string;
let good: string;
let harness: ServerHarness;

beforeAll(async () => {
  folder = createTempFolder({ 'source/shell-bay/a.png': NEW_PICTURE });
  good = join(folder, 'good.tidetable');
  harness = await openServerHarness();
  for (const table of [1, 2]) await harness.reserve({ selected_tables: [table] });
  expect(await writeBackup(harness.store, join(folder, 'source'), good)).toMatchObject({ ok: true });
});
afterAll(async () => {
  await harness.close();
  rmSync(folder, { recursive: true });
});

type Harm = (database: Database) => unknown;
const sql =
  (text: string): Harm =>
  (database) =>
    database.exec(text);
const picture =
  (tenant: unknown, name: unknown, bytes: unknown = PICTURE): Harm =>
  (database) =>
    database.prepare('insert into backup_pictures values (?, ?, ?)').run(tenant, name, bytes);
const inSchema =
  (text: string): Harm =>
  (database) => {
    database.unsafeMode(true);
    database.exec(`pragma writable_schema = on; ${text}; pragma writable_schema = reset`);
  };
const MAKE_OWNER = `insert into editor_access (tenant, id, role, kind, secret_hash, created_at, ends_at, name)
  values ('shell-bay', 1, 'owner', 'token', 'x', 0, 9e15, '')`;
const triggerOn = (table: string): Harm => sql(`create trigger t after insert on ${table} begin ${MAKE_OWNER}; end`);

/** What is changed in a sound backup. */
const HARMS: Readonly<Record<string, Harm>> = {
  'a folder above': picture('../../pwned', 'a.png'),
  'an absolute folder': picture('/tmp/pwned', 'a.png'),
  'no folder': picture('', 'a.png'),
  'a null for a folder': picture(null, 'a.png'),
  'a folder with a null byte': picture('shell-bay\0', 'a.png'),
  'a folder too long for a disk': picture('x'.repeat(300), 'a.png'),
  'a name above': picture('shell-bay', '../pwned.png'),
  'a hidden name': picture('shell-bay', '.png'),
  'a script': picture('shell-bay', 'pwned.js', Buffer.from('alert(1)')),
  'an SVG': picture('shell-bay', 'pwned.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  'a name with a null byte': picture('shell-bay', 'pwned.js\0.png'),
  'a page in a picture': picture('shell-bay', 'pwned.png', Buffer.from('<script>alert(1)</script>')),
  'another format than its name': picture('shell-bay', 'pwned.jpg'),
  'a null for bytes': picture('shell-bay', 'pwned.png', null),
  'too many bytes': picture('shell-bay', 'pwned.png', Buffer.concat([PICTURE, Buffer.alloc(6 * 2 ** 20)])),
  'a trigger on reservations': triggerOn('reservations'),
  'a trigger on pictures': triggerOn('backup_pictures'),
  'a view': sql('create view pwned as select * from reservations'),
  'a view in the place of a table': sql(
    'alter table day_notes rename to real_notes; create view day_notes as select * from real_notes',
  ),
  'a view in the place of the pictures': sql(
    `alter table backup_pictures rename to p; create view backup_pictures as select '..' tenant, name, bytes from p`,
  ),
  'a view in the place of the migrations': sql(
    'alter table kysely_migration rename to m; create view kysely_migration as select * from m',
  ),
  'another table': sql('create table pwned (x)'),
  'a virtual table': sql('create virtual table pwned using fts5(x)'),
  'another index': sql('create index pwned on reservations (first_name)'),
  'another column': sql("alter table reservations add column pwned text default 'x'"),
  'a column that computes': sql('alter table claims add column pwned as (slot + 1)'),
  'a release with control characters': sql("update backup_release set version = '1' || char(27)"),
  'two releases': sql("insert into backup_release values ('1.0.0')"),
  'no release': sql('delete from backup_release'),
  'a view in the place of the release': sql(
    "drop table backup_release; create view backup_release as select '1.0.0' version",
  ),
  'a missing table': sql('drop table pauses'),
  'a missing index': sql('drop index claims_by_block'),
  'a key that was dropped': inSchema(
    "update sqlite_schema set sql = replace(sql, 'primary key (tenant, date, table_key, slot)', 'primary key (tenant, date, table_key, slot, reservation_id)') where name = 'claims'",
  ),
  'a check that was added': inSchema(
    "update sqlite_schema set sql = replace(sql, 'guests integer not null', 'guests integer not null check (guests > 0)') where name = 'reservations'",
  ),
  'a migration that nobody knows': sql("insert into kysely_migration values ('9999_pwned', '')"),
  'a migration that it lacks': sql('delete from kysely_migration'),
  'steps of a build before release 1.0 that had not all': sql(
    "update kysely_migration set name = '0038_sent_messages_expand'",
  ),
  'claims of a reservation that is missing': sql('pragma foreign_keys = off; delete from reservations'),
};

const FILES: Readonly<Record<string, (file: string) => void>> = {
  'an empty file': (file) => writeFileSync(file, ''),
  'a text': (file) => writeFileSync(file, 'not a database'),
  'the first half': (file) => truncateSync(file, Math.floor(readFileSync(file).length / 8192) * 4096),
  'half a page more': (file) => writeFileSync(file, Buffer.alloc(2048), { flag: 'a' }),
  'zeros in its middle': (file) => {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0, 8 * 4096, bytes.length - 4096));
  },
};

/** Every file below a folder with a hash of its content, but for the backups themselves. */
const snapshot = (root: string): Map<string, string> =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.tidetable'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

test('a backup that holds anything but what ours hold is refused, and writes nothing anywhere', async () => {
  const place = createTempFolder({ 'data/pictures/shell-bay/a.png': PICTURE });
  const database = join(place, 'data/tidetable.sqlite');
  const pictures = join(place, 'data/pictures');
  const opening = await openStore(database);
  if (!opening.ok) throw new Error(opening.error);
  await opening.store.destroy();
  const before = snapshot(place);
  const hostile = join(place, 'hostile.tidetable');
  const refused: string[] = [];
  const tryIt = async (name: string): Promise<void> => {
    const result = await restoreBackup(hostile, database, pictures, true);
    if (!result.ok) refused.push(name);
    expect([name, snapshot(place)]).toEqual([name, before]);
  };
  for (const [name, harm] of Object.entries(HARMS)) {
    copyFileSync(good, hostile);
    const changed = new Database(hostile);
    harm(changed);
    changed.close();
    await tryIt(name);
  }
  for (const [name, change] of Object.entries(FILES)) {
    copyFileSync(good, hostile);
    change(hostile);
    await tryIt(name);
  }
  rmSync(hostile);
  mkdirSync(hostile);
  await tryIt('a folder');
  expect(refused).toEqual([...Object.keys(HARMS), ...Object.keys(FILES), 'a folder']);
  expect(refused.length).toBeGreaterThanOrEqual(30);
  // The sound one is not refused.
  expect(await restoreBackup(good, database, pictures, true)).toMatchObject({
    ok: true,
    contents: { reservations: 2, pictures: 1 },
  });
  expect(readFileSync(join(pictures, 'shell-bay/a.png'))).toEqual(NEW_PICTURE);
  rmSync(place, { recursive: true });
});

test('a backup names its release: also one that is too new, while one that names none is restored', async () => {
  const place = createTempFolder({});
  const restoreAfter = async (change: string) => {
    const file = join(place, 'changed.tidetable');
    copyFileSync(good, file);
    const changed = new Database(file);
    changed.exec(change);
    changed.close();
    return restoreBackup(file, join(place, 'data/tidetable.sqlite'), join(place, 'data/pictures'), true);
  };
  expect(await restoreAfter("insert into kysely_migration values ('9999_new', '')")).toMatchObject({
    error: expect.stringContaining(`it belongs to a newer release, ${VERSION}.`),
  });
  expect(await restoreAfter('drop table backup_release')).toMatchObject({ contents: { version: undefined } });
  expect(await restoreAfter('')).toMatchObject({ contents: { version: VERSION } });
  // The restored database is one that was never backed up.
  const restored = new Database(join(place, 'data/tidetable.sqlite'), { readonly: true });
  expect(restored.prepare("select name from sqlite_schema where name like 'backup%'").all()).toEqual([]);
  restored.close();
  rmSync(place, { recursive: true });
});

// Ends the process before the n-th call that changes files.
const KILL = `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
let left = Number(process.env.KILL_BEFORE);
for (const name of ['chmodSync', 'copyFileSync', 'fsyncSync', 'mkdirSync', 'renameSync', 'rmSync', 'writeFileSync']) {
  const call = fs[name];
  fs[name] = (...args) => {
    if (left-- <= 0) process.kill(process.pid, 'SIGKILL');
    return call(...args);
  };
}
syncBuiltinESMExports();`;

test('a crash at any step leaves the old state or the new one, and another attempt succeeds', async () => {
  const old = createTempFolder({ 'pictures/shell-bay/a.png': PICTURE });
  // A host that was killed: its last reservation is only in the write-ahead log.
  const live = await openHarness();
  await live.reserve({ selected_tables: [7] });
  for (const suffix of ['', '-wal', '-shm'])
    copyFileSync(live.database + suffix, join(old, `tidetable.sqlite${suffix}`));

  /** Starts as a host does, and tells which state it has. */
  const stateOf = async (data: string): Promise<string> => {
    const database = join(data, 'tidetable.sqlite');
    const opening = await openStore(database);
    if (!opening.ok) throw new Error(opening.error);
    finishRestore(database, join(data, 'pictures'));
    const reservations = await opening.store
      .selectFrom('reservations')
      .select('id')
      .where('tenant', '=', 'shell-bay')
      .execute();
    await opening.store.destroy();
    const bytes = readFileSync(join(data, 'pictures/shell-bay/a.png'));
    const name = bytes.equals(NEW_PICTURE) ? 'new' : 'old';
    expect([bytes.equals(PICTURE) || bytes.equals(NEW_PICTURE), reservations.length]).toEqual([
      true,
      name === 'new' ? 2 : 1,
    ]);
    return name;
  };
  const restore = async (data: string, killBefore: number): Promise<number | null> => {
    const preload = `--import data:text/javascript,${encodeURIComponent(KILL)}`;
    const child = spawn(process.execPath, [...scriptArguments('src/server/commands/restore.ts'), good, '--replace'], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], DATA_DIR: data, NODE_OPTIONS: preload, KILL_BEFORE: String(killBefore) },
    });
    const [status] = await once(child, 'exit');
    return status;
  };

  const states: string[] = [];
  for (let step = 0; ; step++) {
    const data = createTempFolder({});
    cpSync(old, data, { recursive: true });
    const status = await restore(data, step);
    states.push(await stateOf(data));
    expect(await restoreBackup(good, join(data, 'tidetable.sqlite'), join(data, 'pictures'), true)).toMatchObject({
      ok: true,
    });
    expect([await stateOf(data), readdirSync(data).filter((name) => name.includes('restoring'))]).toEqual(['new', []]);
    expect(existsSync(join(data, 'pictures.restoring'))).toBe(false);
    rmSync(data, { recursive: true });
    if (status === 0) break;
    expect([step, status]).toEqual([step, null]);
  }
  // First always the old one, then always the new one.
  expect(states).toEqual(states.toSorted().toReversed());
  expect(states.filter((state) => state === 'old').length).toBeGreaterThan(10);
  expect(states.filter((state) => state === 'new').length).toBeGreaterThan(3);
  rmSync(old, { recursive: true });
});

test('a backup of a build before release 1.0 is restored with every row', async () => {
  const old = join(createTempFolder({}), 'old.tidetable');
  await loadRelease('0.1.0', 'sqlite', old);
  const database = new Database(old);
  database.exec(`${PICTURES_TABLE}; pragma journal_mode = delete`);
  const rowsIn = (opened: Database) => [
    opened.prepare('select * from reservations').all(),
    opened.prepare('select * from outbox').all(),
    opened.prepare('select * from drafts').all(),
  ];
  const before = rowsIn(database);
  database.close();
  const restored = join(createTempFolder({}), 'tidetable.sqlite');
  expect(await restoreBackup(old, restored, join(folder, 'old-pictures'), false)).toMatchObject({ ok: true });
  const opening = await openStore(restored);
  expect(opening.ok).toBe(true);
  if (opening.ok) await opening.store.destroy();
  expect(rowsIn(new Database(restored))).toEqual(before);
});
