/** Files that are written in one step: a reader sees all of one or nothing, even after a crash. */
import { randomUUID } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';

/** Permissions of a file that only the host's user may read. */
export const PRIVATE_FILE_MODE = 0o600;
/** Permissions of a folder that only the host's user may open. */
export const PRIVATE_FOLDER_MODE = 0o700;

/** Writes a file, or replaces it. Throws if it can't be written. */
export async function replaceFile(file: string, content: string | Uint8Array, mode: number): Promise<void> {
  await withTemporaryFile(file, content, mode, (temporary) => rename(temporary, file));
}

/**
 * Writes a file unless there is one. Returns whether it was written: of several processes, the first one wins. Throws
 * if the file can't be written.
 */
export async function createFile(file: string, content: string | Uint8Array, mode: number): Promise<boolean> {
  return withTemporaryFile(file, content, mode, async (temporary) => {
    try {
      await link(temporary, file);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return false;
    }
  });
}

/** Writes the content to a file in the same folder and waits for the disk, then calls `publish` and cleans up. */
async function withTemporaryFile<Result>(
  file: string,
  content: string | Uint8Array,
  mode: number,
  publish: (temporary: string) => Promise<Result>,
): Promise<Result> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    const handle = await open(temporary, 'wx', mode);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return await publish(temporary);
  } finally {
    await rm(temporary, { force: true });
  }
}
