/**
 * Vitest's global setup: bundles the host and the commands once for a run. Starting a process through tsx costs more
 * than two seconds of processor time, and the tests start many.
 */
import { symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { BUNDLED_SCRIPTS, BUNDLE_VARIABLE } from './nodeScripts.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export default async function setup(): Promise<void> {
  const folder = join(tmpdir(), 'bundle');
  await bundleScripts(folder, BUNDLED_SCRIPTS);
  process.env[BUNDLE_VARIABLE] = folder;
}

/** Bundles scripts of the sources into a folder, each as a module of its name. */
export async function bundleScripts(folder: string, scripts: readonly string[]): Promise<void> {
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    mode: 'scripts',
    logLevel: 'warn',
    build: {
      outDir: folder,
      rolldownOptions: {
        input: Object.fromEntries(scripts.map((script) => [basename(script, '.ts'), join(ROOT, script)])),
      },
    },
  });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}
