/** Backups: one SQLite file with the database, the published plans in it, and the uploaded pictures. */
import Database from 'better-sqlite3';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE, replaceFile } from '../files/atomicFile.ts';
import { type Store, sqliteFileOf } from './store.ts';

const DAY_MS = 86_400_000;

/** What a backup contains. */
export type BackupContents = { readonly reservations: number; readonly pictures: number };
export type BackupResult =
  | { readonly ok: true; readonly contents: BackupContents }
  | { readonly ok: false; readonly error: string };

type Picture = { readonly tenant: string; readonly name: string; readonly bytes: Buffer };

/** Writes a verified backup while the host runs. `error` is one line for the operator. */
export function writeBackup(store: Store, picturesDir: string, file: string): BackupResult {
  const temporary = `${file}.tmp`;
  try {
    rmSync(temporary, { force: true });
    sqliteFileOf(store).backup(temporary);
    chmodSync(temporary, PRIVATE_FILE_MODE);
    const database = new Database(temporary);
    try {
      database.pragma('journal_mode = DELETE');
      database.exec('create table backup_pictures (tenant text, name text, bytes blob, primary key (tenant, name))');
      const insert = database.prepare('insert into backup_pictures values (?, ?, ?)');
      for (const { tenant, name, bytes } of readPictures(picturesDir)) insert.run(tenant, name, bytes);
    } finally {
      database.close();
    }
    const contents = verify(temporary);
    renameSync(temporary, file);
    return { ok: true, contents };
  } catch (error) {
    rmSync(temporary, { force: true });
    return { ok: false, error: `The backup ${file} can't be written: ${(error as Error).message}.` };
  }
}

/**
 * Verifies a backup, then restores database and pictures from it. Replaces an existing database only with `replace`; a
 * running host then uses the restored one. `error` is one line for the operator.
 */
export async function restoreBackup(
  file: string,
  database: string,
  picturesDir: string,
  replace: boolean,
): Promise<BackupResult> {
  if (!existsSync(file)) return { ok: false, error: `The backup ${file} does not exist.` };
  if (existsSync(database) && !replace)
    return { ok: false, error: `The database ${database} exists. Add --replace to replace it.` };
  const temporary = `${database}.restoring`;
  try {
    const contents = verify(file);
    mkdirSync(dirname(database), { recursive: true, mode: PRIVATE_FOLDER_MODE });
    copyFileSync(file, temporary);
    chmodSync(temporary, PRIVATE_FILE_MODE);
    const copy = new Database(temporary);
    try {
      for (const { tenant, name, bytes } of copy.prepare('select * from backup_pictures').all() as Picture[]) {
        mkdirSync(join(picturesDir, tenant), { recursive: true, mode: PRIVATE_FOLDER_MODE });
        await replaceFile(join(picturesDir, tenant, name), bytes, PRIVATE_FILE_MODE);
      }
      copy.exec('drop table backup_pictures');
      copy.exec('vacuum');
    } finally {
      copy.close();
    }
    // The log of the previous database must not be applied to this one.
    for (const suffix of ['-wal', '-shm']) rmSync(database + suffix, { force: true });
    renameSync(temporary, database);
    return { ok: true, contents };
  } catch (error) {
    rmSync(temporary, { force: true });
    return { ok: false, error: `The backup ${file} can't be restored: ${(error as Error).message}.` };
  }
}

/** Deletes the backups in a folder that are older than a number of days, and returns their names. Other files stay. */
export function pruneBackups(folder: string, days: number, now: number): string[] {
  const oldest = now - days * DAY_MS;
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && statSync(join(folder, entry.name)).mtimeMs < oldest)
    .map(({ name }) => name)
    .filter((name) => isBackup(join(folder, name)));
  for (const name of names) rmSync(join(folder, name));
  return names;
}

function isBackup(file: string): boolean {
  try {
    const database = new Database(file, { readonly: true });
    try {
      return database.prepare("select 1 from sqlite_master where name = 'backup_pictures'").get() !== undefined;
    } finally {
      database.close();
    }
  } catch {
    // Not a database.
    return false;
  }
}

/** Checks the whole file, and returns what it contains. Throws if it is damaged or not a backup. */
function verify(file: string): BackupContents {
  const database = new Database(file, { readonly: true });
  try {
    const result = database.pragma('integrity_check', { simple: true });
    if (result !== 'ok') throw new Error(`it is damaged (${String(result)})`);
    const count = (table: string): number => database.prepare(`select count(*) from ${table}`).pluck().get() as number;
    return { reservations: count('reservations'), pictures: count('backup_pictures') };
  } finally {
    database.close();
  }
}

function readPictures(folder: string): Picture[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: tenant }) =>
      readdirSync(join(folder, tenant), { withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
        .map(({ name }) => ({ tenant, name, bytes: readFileSync(join(folder, tenant, name)) })),
    );
}
