/** Reads from Vite's manifest which files a built page loads. */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

type Chunk = { file: string; src?: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };
export type Manifest = Record<string, Chunk>;

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const REFERENCE_SOURCE = fileURLToPath(new URL('reference', import.meta.url));
/** Belongs to this process, since another may measure at the same time. */
export const REFERENCE_DIST = join(tmpdir(), `tidetable-bench-reference-${process.pid}`);
process.once('exit', () => {
  rmSync(REFERENCE_DIST, { recursive: true, force: true });
});

/** Reads a manifest: `manifest` of the visitors' pages, `map` of the standalone map. */
export function readManifest(folder: string, name: 'manifest' | 'map' = 'manifest'): Manifest {
  return JSON.parse(readFileSync(join(folder, `.vite/${name}.json`), 'utf8'));
}

/** Returns the keys of a chunk and of all its static imports; with `withLazy`, of its dynamic imports as well. */
export function chunksLoadedBy(
  manifest: Manifest,
  entry: string,
  withLazy = false,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  const { imports = [], dynamicImports = [] } = manifest[entry] ?? {};
  for (const next of withLazy ? [...imports, ...dynamicImports] : imports)
    chunksLoadedBy(manifest, next, withLazy, seen);
  return seen;
}

/** Returns the size of chunks in kB (1000 bytes), each gzipped by itself as a host sends it. */
export function gzipKilobytes(folder: string, manifest: Manifest, keys: Iterable<string>): number {
  let bytes = 0;
  for (const key of keys) bytes += gzipSync(readFileSync(join(folder, manifest[key]!.file)), { level: 9 }).length;
  return bytes / 1000;
}

/** Builds reference pages by name, like the product's pages. Replaces those built before. */
export async function buildReferences(names: readonly string[]): Promise<void> {
  await build({
    configFile: false,
    root: REFERENCE_SOURCE,
    logLevel: 'warn',
    plugins: [react()],
    publicDir: false,
    build: {
      outDir: REFERENCE_DIST,
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: names.map((name) => join(REFERENCE_SOURCE, `${name}.html`)) },
    },
  });
}
