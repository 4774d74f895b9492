/**
 * Runs inside a host that fuzz.ts attacks: at each SIGUSR2 it collects garbage and appends the bytes that are still in
 * use to a file. Plain JavaScript, because the built host starts without a compiler.
 */
import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const file = process.env['LIVE_MEMORY_FILE'];
if (isMainThread && file !== undefined) {
  setFlagsFromString('--expose-gc');
  /** @type {() => void} */
  const collectGarbage = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    appendFileSync(file, `${heapUsed + external}\n`);
  });
}
