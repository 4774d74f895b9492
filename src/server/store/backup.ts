/** Backups: one SQLite file with the database, the published plans in it, the uploaded pictures, and the release. */
import { Database } from './sqliteDriver.ts';
import { chmodSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PRIVATE_FILE_MODE } from '../files/atomicFile.ts';
import {
  type BackupContents,
  type BackupPicture,
  PICTURES_TABLE,
  RELEASE_TABLE,
  checkBackup,
  isPicture,
} from './checkBackup.ts';
import { type Store, sqliteFileOf } from './store.ts';
import { VERSION } from '../version.ts';

const DAY_MS = 86_400_000;

export type BackupResult =
  | { readonly ok: true; readonly contents: BackupContents }
  | { readonly ok: false; readonly error: string };

/** Writes a verified backup while the host runs. `error` is one line for the operator. */
export async function writeBackup(store: Store, picturesDir: string, file: string): Promise<BackupResult> {
  const temporary = `${file}.tmp`;
  try {
    rmSync(temporary, { force: true });
    await sqliteFileOf(store).backup(temporary);
    chmodSync(temporary, PRIVATE_FILE_MODE);
    const database = new Database(temporary);
    try {
      database.pragma('journal_mode = DELETE');
      database.exec(`${RELEASE_TABLE}; ${PICTURES_TABLE}`);
      database.prepare('insert into backup_release values (?)').run(VERSION);
      const insert = database.prepare('insert into backup_pictures values (?, ?, ?)');
      for (const { tenant, name, bytes } of readPictures(picturesDir)) insert.run(tenant, name, bytes);
    } finally {
      database.close();
    }
    const contents = await checkBackup(temporary);
    renameSync(temporary, file);
    return { ok: true, contents };
  } catch (error) {
    rmSync(temporary, { force: true });
    return { ok: false, error: `The backup ${file} can't be written: ${(error as Error).message}.` };
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

/** Returns the pictures of all venues. Files that are no pictures are left out. */
function readPictures(folder: string): BackupPicture[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: tenant }) =>
      readdirSync(join(folder, tenant), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => ({ tenant, name, bytes: readFileSync(join(folder, tenant, name)) })),
    )
    .filter(isPicture);
}
