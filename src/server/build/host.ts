import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { COMMANDS } from './commands.mjs';

const path = (address: string): string => fileURLToPath(new URL(`../../../${address}`, import.meta.url));

/** In a bundle, a module finds files as from its source, below the address `root`, and workers beside the bundle. */
const keepModuleAddresses = (extension: string, root: string): Plugin => ({
  name: 'keep-module-addresses',
  transform: (code, id) =>
    id.includes('/node_modules/')
      ? undefined
      : code.replaceAll(
          /new URL\(['"]\.\/(\w+Worker)\.ts['"], import\.meta\.url\)|\bimport\.meta\.url\b/g,
          (_, worker?: string) =>
            worker === undefined
              ? `new URL(${JSON.stringify(`${root}/${relative(path('.'), id)}`)}, import.meta.url).href`
              : `new URL('./${worker}${extension}', import.meta.url)`,
        ),
});

const WORKERS = {
  planWorker: 'src/server/editor/planWorker.ts',
  drawingWorker: 'src/server/drawing/drawingWorker.ts',
};

/** Scripts of the host with their packages in a few files, which load faster. All files are in one folder. */
const bundle = (format: 'cjs' | 'es', scripts: Readonly<Record<string, string>>, root = '../..'): UserConfig => {
  const extension = format === 'cjs' ? '.cjs' : '.mjs';
  return {
    root: path('.'),
    publicDir: false,
    plugins: [keepModuleAddresses(extension, root)],
    // Vite is only for development, and the others are not only JavaScript.
    ssr: { noExternal: true, external: ['@napi-rs/canvas', 'better-sqlite3', 'vite'] },
    build: {
      ssr: true,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(scripts).map(([name, source]) => [name, path(source)])),
        output: { format, entryFileNames: `[name]${extension}`, chunkFileNames: `[name]-[hash]${extension}` },
      },
    },
  };
};

/** What `npm start` runs, from src/server/hostEntry.mjs. */
export const hostBuild = (): UserConfig => bundle('cjs', { host: 'src/server/main.ts', ...WORKERS });

/** The commands of an operator. */
export const commandsBuild = (): UserConfig => bundle('es', COMMANDS);

/** The workers beside the scripts that the tests run as modules. */
export const scriptsBuild = (): UserConfig => bundle('es', WORKERS, pathToFileURL(path('.')).href);
