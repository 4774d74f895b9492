/**
 * The entry of the built host, `dist/host/main.mjs`: runs `host.cjs` beside it with the code that V8 compiled at an
 * earlier start. Compiling takes a third of a start, and a host that was killed should serve again soon.
 */
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

const OWNER_ONLY = 0o600;

const file = fileURLToPath(new URL('host.cjs', import.meta.url));
const source = readFileSync(file, 'utf8');
// V8 itself compares only its version, its flags and the length of the source.
const cacheFile = `${file}.${createHash('sha256').update(source).digest('hex').slice(0, 16)}.cache`;
const cachedData = readCache();
const script = new Script(Module.wrap(source), { filename: file, ...(cachedData && { cachedData }) });
const require = createRequire(file);
const main = new Module(file);
// A part of the build that requires the host must get this one. Otherwise a second host would run in this process.
require.cache[file] = main;
script.runInThisContext()(main.exports, require, main, file, dirname(file));
main.loaded = true;
/** @type {{ started?: Promise<void> }} */
const { started } = main.exports;
if (started && (!cachedData || script.cachedDataRejected)) {
  // By then the functions that a start needs are compiled.
  await started;
  writeCache(script.createCachedData());
}

function readCache() {
  try {
    return readFileSync(cacheFile);
  } catch {
    return undefined;
  }
}

/** @param {Buffer} data */
function writeCache(data) {
  const temporary = `${cacheFile}.${process.pid}`;
  try {
    writeFileSync(temporary, data, { mode: OWNER_ONLY });
    renameSync(temporary, cacheFile);
  } catch {
    // A folder that can't be written costs time at each start, nothing else.
    rmSync(temporary, { force: true });
  }
}
