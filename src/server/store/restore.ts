/**
 * Restores a backup: writes everything beside the running data, checks it there, and switches with one rename of the
 * database. A crash at any moment leaves the old state, or the new one, whose pictures the next start of the host or of a
 * restore puts in their place.
 */
import { Database } from './sqliteDriver.ts';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '../files/atomicFile.ts';
import type { BackupResult } from './backup.ts';
import { type BackupPicture, checkBackup } from './checkBackup.ts';
import { isBusy } from './sqliteFile.ts';

/** How long the writes and reads of other processes are waited for. */
const LOCK_TIMEOUT_MS = 10_000;
/** The `user_version` of a restored database whose pictures are not yet in their place. Otherwise it is 0. */
const HAS_STAGED_PICTURES = 1;

const stagedIn = (picturesDir: string): string => `${picturesDir}.restoring`;

/**
 * Checks a backup, then restores database and pictures from it. Replaces an existing database only with `replace`; a
 * running host then uses the restored one. Pictures that the backup does not have stay. `error` is one line for the
 * operator.
 */
export async function restoreBackup(
  file: string,
  database: string,
  picturesDir: string,
  replace: boolean,
): Promise<BackupResult> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    return { ok: false, error: `The backup ${file} does not exist.` };
  if (existsSync(database) && !replace)
    return { ok: false, error: `The database ${database} exists. Add --replace to replace it.` };
  const copy = `${database}.restoring`;
  const staged = stagedIn(picturesDir);
  try {
    finishRestore(database, picturesDir);
    discard(copy, staged);
    mkdirSync(dirname(database), { recursive: true, mode: PRIVATE_FOLDER_MODE });
    copyFileSync(file, copy);
    chmodSync(copy, PRIVATE_FILE_MODE);
    const contents = await checkBackup(copy);
    stage(copy, staged);
    switchTo(copy, database);
    finishRestore(database, picturesDir);
    return { ok: true, contents };
  } catch (error) {
    if (existsSync(copy)) discard(copy, staged);
    return { ok: false, error: `The backup ${file} can't be restored: ${(error as Error).message}.` };
  }
}

/**
 * Puts the pictures of a restored database in their place, if that was interrupted. Those of a restore that has not yet
 * switched stay as they are. Throws if a file can't be moved.
 */
export function finishRestore(database: string, picturesDir: string): void {
  const staged = stagedIn(picturesDir);
  if (!existsSync(staged) || !existsSync(database)) return;
  const restored = new Database(database, { timeout: LOCK_TIMEOUT_MS });
  try {
    if (restored.pragma('user_version', { simple: true }) !== HAS_STAGED_PICTURES) return;
    for (const tenant of readdirSync(staged)) {
      mkdirSync(join(picturesDir, tenant), { recursive: true, mode: PRIVATE_FOLDER_MODE });
      for (const name of readdirSync(join(staged, tenant)))
        renameSync(join(staged, tenant, name), join(picturesDir, tenant, name));
      syncToDisk(join(picturesDir, tenant));
    }
    restored.pragma('user_version = 0');
    rmSync(staged, { recursive: true });
  } finally {
    restored.close();
  }
}

/** Removes what a restore has left that did not come to its end. */
function discard(copy: string, staged: string): void {
  for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(copy + suffix, { force: true });
  rmSync(staged, { recursive: true, force: true });
}

/** Makes a database of a checked backup, and writes its pictures beside those in use. */
function stage(copy: string, staged: string): void {
  mkdirSync(staged, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  const database = new Database(copy);
  try {
    const pictures = database.prepare('select tenant, name, bytes from backup_pictures').iterate();
    for (const { tenant, name, bytes } of pictures as IterableIterator<BackupPicture>) {
      mkdirSync(join(staged, tenant), { recursive: true, mode: PRIVATE_FOLDER_MODE });
      writeFileSync(join(staged, tenant, name), bytes, { mode: PRIVATE_FILE_MODE, flag: 'wx' });
      syncToDisk(join(staged, tenant, name));
    }
    database.exec('drop table backup_pictures; drop table if exists backup_release');
    database.pragma(`user_version = ${HAS_STAGED_PICTURES}`);
    database.exec('vacuum');
  } finally {
    database.close();
  }
  syncToDisk(copy);
  syncToDisk(staged);
}

/** Puts the copy in the place of the database. */
function switchTo(copy: string, database: string): void {
  const previous = existsSync(database) ? lockWithoutLog(database) : undefined;
  try {
    // SQLite would apply them to the new database. All that they had is in the old one, and nobody can write.
    for (const suffix of ['-wal', '-shm']) rmSync(database + suffix, { force: true });
    renameSync(copy, database);
    syncToDisk(dirname(database));
  } finally {
    previous?.close();
  }
}

/**
 * Moves the write-ahead log into its database, and keeps others from writing until the connection is closed. Returns
 * undefined if the database is damaged. Throws if other processes use it all the time.
 */
function lockWithoutLog(file: string): Database | undefined {
  const database = new Database(file, { timeout: LOCK_TIMEOUT_MS });
  const deadline = performance.now() + LOCK_TIMEOUT_MS;
  try {
    for (;;) {
      database.pragma('wal_checkpoint(TRUNCATE)');
      database.exec('begin immediate');
      // Another process may have written in between.
      if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0) return database;
      database.exec('rollback');
      if (performance.now() >= deadline) throw new Error('another process is using the database all the time');
    }
  } catch (error) {
    database.close();
    if (error instanceof Database.SqliteError && !isBusy(error)) return undefined;
    throw error;
  }
}

/** Waits until a file or folder is on the disk. */
function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
