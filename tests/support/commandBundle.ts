/**
 * Vitest's global setup: bundles the host and the commands once for a run. Starting a process through tsx costs more
 * than a second of processor time, and the tests start many.
 */
import { symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { BUNDLED_SCRIPTS, BUNDLE_VARIABLE } from './nodeScripts.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export default async function setup(): Promise<void> {
  const folder = join(tmpdir(), 'bundle');
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        // Modules find files relative to their sources.
        name: 'keep-module-addresses',
        transform: (code, id) =>
          code.includes('import.meta.url')
            ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
            : undefined,
      },
    ],
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: BUNDLED_SCRIPTS.map((script) => join(ROOT, script)),
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
      },
    },
  });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  process.env[BUNDLE_VARIABLE] = folder;
}
