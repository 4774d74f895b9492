/** What a built page makes a browser load, by Vite's manifest. */
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
/** This run's own, gone with it: another may be measuring at the same time. */
export const REFERENCE_DIST = join(tmpdir(), `tidetable-bench-reference-${process.pid}`);
process.once('exit', () => {
  rmSync(REFERENCE_DIST, { recursive: true, force: true });
});

/** Of the pages that were built together: `manifest` the visitors', `map` the map alone. */
export function readManifest(folder: string, build: 'manifest' | 'map' = 'manifest'): Manifest {
  return JSON.parse(readFileSync(join(folder, `.vite/${build}.json`), 'utf8'));
}

/** A chunk and all that it imports at once, as keys of the manifest; with `later`, what it imports only then as well. */
export function chunksLoadedBy(
  manifest: Manifest,
  entry: string,
  later = false,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  const { imports = [], dynamicImports = [] } = manifest[entry] ?? {};
  for (const next of later ? [...imports, ...dynamicImports] : imports) chunksLoadedBy(manifest, next, later, seen);
  return seen;
}

/** JavaScript of these chunks, gzipped one by one as a host sends them, in kB of 1000 bytes. */
export function gzipKilobytes(folder: string, manifest: Manifest, keys: Iterable<string>): number {
  let bytes = 0;
  for (const key of keys) bytes += gzipSync(readFileSync(join(folder, manifest[key]!.file)), { level: 9 }).length;
  return bytes / 1000;
}

/** Builds reference pages, by their names, as the product's are built; those built before are gone. */
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
