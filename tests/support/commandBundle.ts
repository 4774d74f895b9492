/**
 * Vitest's global setup: bundles the host and the commands once for a run. Starting a process through tsx costs more
 * than two seconds of processor time, and the tests start many.
 */
import { symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './host.ts';
import { BUNDLED_SCRIPTS, BUNDLE_VARIABLE } from './nodeScripts.ts';

export default async function setup(): Promise<void> {
  const folder = join(tmpdir(), 'bundle');
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    mode: 'scripts',
    logLevel: 'warn',
    build: {
      outDir: folder,
      rolldownOptions: {
        input: Object.fromEntries(BUNDLED_SCRIPTS.map((script) => [basename(script, '.ts'), join(ROOT, script)])),
      },
    },
  });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  process.env[BUNDLE_VARIABLE] = folder;
}
