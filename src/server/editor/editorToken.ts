/** The editor's token: from the settings, otherwise created at the first start and kept in the data folder. */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

const FILE = 'editor-token';
const BYTES = 32;
const OWN = 0o600;

export type ReadTokenResult =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly error: string };

/** Reads or creates the token in the data folder, unless one is `given`. `error` is one line without the token. */
export function readEditorToken(dataDir: string, given: string | undefined): ReadTokenResult {
  if (given !== undefined) return { ok: true, token: given };
  const file = join(dataDir, FILE);
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!statSync(file, { throwIfNoEntry: false })) make(dataDir, file);
    const token = readFileSync(file, 'utf8').trim();
    if (!/^[\w-]{32,}$/.test(token))
      return {
        ok: false,
        error: `${file} does not contain a token. Delete the file, and the host will create a new one.`,
      };
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, OWN);
    return { ok: true, token };
  } catch (error) {
    return { ok: false, error: `The editor's token can't be stored in ${file}: ${(error as Error).message}.` };
  }
}

/** Creates the file atomically. If another process creates it at the same time, the first one wins. */
function make(dataDir: string, file: string): void {
  const own = join(dataDir, `${FILE}.${process.pid}`);
  rmSync(own, { force: true });
  const handle = openSync(own, 'wx', OWN);
  try {
    writeSync(handle, `${randomBytes(BYTES).toString('base64url')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
}
