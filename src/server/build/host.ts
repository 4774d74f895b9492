import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { languageSection } from './languageSection.ts';

const path = (address: string): string => fileURLToPath(new URL(`../../../${address}`, import.meta.url));

/** In a bundle, a module finds files relative to its source, as it does without one, and workers beside the bundle. */
const keepModuleAddresses = (extension: string): Plugin => ({
  name: 'keep-module-addresses',
  transform: (code, id) =>
    id.includes('/node_modules/')
      ? undefined
      : code.replaceAll(
          /new URL\(['"]\.\/(\w+Worker)\.ts['"], import\.meta\.url\)|\bimport\.meta\.url\b/g,
          (_, worker?: string) =>
            worker === undefined
              ? JSON.stringify(pathToFileURL(id).href)
              : `new URL('./${worker}${extension}', import.meta.url)`,
        ),
});

/**
 * The host with its packages in a few files: reading and compiling them takes a third of the time that the sources take.
 * All files are in one folder. `npm start` runs CommonJS, whose compiled code can be kept (src/server/cachedMain.mjs);
 * the tests run scripts as modules.
 */
export function hostBuild(format: 'cjs' | 'es'): UserConfig {
  const extension = format === 'cjs' ? '.cjs' : '.mjs';
  const main = format === 'cjs' ? { host: path('src/server/main.ts') } : {};
  return {
    root: path('.'),
    publicDir: false,
    plugins: [languageSection, keepModuleAddresses(extension)],
    // Vite is only for development, and better-sqlite3 is not only JavaScript.
    ssr: { noExternal: true, external: ['better-sqlite3', 'vite'] },
    build: {
      ssr: true,
      outDir: path('dist/host'),
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: { ...main, planWorker: path('src/server/editor/planWorker.ts') },
        output: { format, entryFileNames: `[name]${extension}`, chunkFileNames: `[name]-[hash]${extension}` },
      },
    },
  };
}
