/** Builds what other sites load: `embed.js` for their pages, and modules with their types for sites that are built. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { BROWSERS } from './browsers.ts';

const path = (address: string): string => fileURLToPath(new URL(`../../../${address}`, import.meta.url));

/** The modules for other sites' pages, by the names of their files. */
const MODULES: Readonly<Record<string, string>> = {
  booker: path('src/embed/module.ts'),
  react: path('src/embed/react.tsx'),
};

/**
 * The types of the modules, made from their sources. TypeScript writes a tree of files; here they lie beside each other,
 * as the modules do, so that a site copies one folder.
 */
const declarations: Plugin = {
  name: 'embed-declarations',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const tree = mkdtempSync(join(tmpdir(), 'tidetable-declarations-'));
    const tsc = path('node_modules/typescript/bin/tsc');
    const args = ['-p', path('src/embed/tsconfig.json'), '--outDir', tree];
    const { status } = spawnSync(process.execPath, [tsc, ...args], { stdio: 'inherit' });
    if (status !== 0) throw new Error('TypeScript can’t write the declarations.');
    const names = new Map(Object.entries(MODULES).map(([name, source]) => [source, name]));
    const nameOf = (source: string): string => names.get(source) ?? basename(source, extname(source));
    // The set grows while it is walked, by what its files import.
    const sources = new Set(names.keys());
    for (const source of sources) {
      const folder = dirname(source);
      const declared = join(tree, relative(path('src'), folder), `${basename(source, extname(source))}.d.ts`);
      const text = readFileSync(declared, 'utf8').replaceAll(/'(\.{1,2}\/[^']+)'/g, (_, file: string) => {
        sources.add(join(folder, file));
        return `'./${nameOf(join(folder, file))}.js'`;
      });
      writeFileSync(join(dir, `${nameOf(source)}.d.ts`), text);
    }
    rmSync(tree, { recursive: true });
  },
};

/** `iife` builds `embed.js`, `es` the modules and the service worker. */
export const embedBuild = (format: 'iife' | 'es'): UserConfig => ({
  root: path('src'),
  publicDir: false,
  plugins: format === 'es' ? [declarations] : [],
  build: {
    outDir: path('dist/embed'),
    emptyOutDir: false,
    target: BROWSERS,
    modulePreload: false,
    rolldownOptions: {
      input:
        format === 'iife'
          ? { embed: path('src/embed/main.ts') }
          : {
              ...MODULES,
              // It imports nothing, so that it is a classic script too: not all browsers have module workers.
              sw: path('src/api/serviceWorker.ts'),
            },
      external: [/^react/],
      // Its warning of slow plugins depends on how busy the machine is.
      checks: { pluginTimings: false },
      preserveEntrySignatures: 'strict',
      output: { format, entryFileNames: '[name].js', chunkFileNames: 'element.js' },
    },
  },
});
