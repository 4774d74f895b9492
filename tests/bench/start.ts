/** Time from the start of the host, with its pages built, to its first `/healthz`. The reference is a bare Fastify. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/freePort.ts';
import { median, relativeSpread, report } from './report.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

async function timeToHealth(...script: readonly string[]): Promise<number> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'tidetable-start-'));
  const started = performance.now();
  const child: ChildProcess = spawn(process.execPath, script, {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data },
  });
  for (;;) {
    if (performance.now() - started > 30_000) throw new Error(`${script.join(' ')} did not answer within 30 s`);
    const ok = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) break;
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
  const took = performance.now() - started;
  const exited = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill('SIGTERM');
  await exited;
  rmSync(data, { recursive: true, force: true });
  return took;
}

export async function benchStart(runs = 5): Promise<boolean> {
  const own: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < runs; run++) {
    own.push(await timeToHealth('src/server/start.mjs'));
    bare.push(await timeToHealth('--import', 'tsx', 'tests/bench/reference/bareFastify.ts'));
  }
  return report(`Start of the host to /healthz (median of ${runs})`, [
    {
      name: 'host with both venues and its database',
      unit: 'ms',
      value: median(own),
      noise: relativeSpread(own),
      reference: { name: 'bare Fastify', value: median(bare) },
      limit: { max: 2000 },
    },
  ]);
}
