/** The editor's token: from the settings, otherwise created at the first start and kept in the data folder. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE, createFile } from '../files/atomicFile.ts';

const TOKEN_FILE = 'editor-token';
const TOKEN_BYTES = 32;

export type ReadTokenResult =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly error: string };

/** Reads or creates the token in the data folder, unless one is `given`. `error` is one line without the token. */
export async function readEditorToken(dataDir: string, given: string | undefined): Promise<ReadTokenResult> {
  if (given !== undefined) return { ok: true, token: given };
  const file = join(dataDir, TOKEN_FILE);
  try {
    await mkdir(dataDir, { recursive: true, mode: PRIVATE_FOLDER_MODE });
    if (!(await exists(file)))
      await createFile(file, `${randomBytes(TOKEN_BYTES).toString('base64url')}\n`, PRIVATE_FILE_MODE);
    const token = (await readFile(file, 'utf8')).trim();
    if (!/^[\w-]{32,}$/.test(token))
      return {
        ok: false,
        error: `${file} does not contain a token. Delete the file, and the host will create a new one.`,
      };
    if (((await stat(file)).mode & 0o077) !== 0) await chmod(file, PRIVATE_FILE_MODE);
    return { ok: true, token };
  } catch (error) {
    return { ok: false, error: `The editor's token can't be stored in ${file}: ${(error as Error).message}.` };
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
