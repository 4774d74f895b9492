/** Builds the page that draws the pictures, as the product's pages are built. */
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { PAGE_FOLDER, PICTURES_FOLDER } from './folders.ts';

export default async function buildPage(): Promise<void> {
  await build({
    configFile: false,
    root: `${PICTURES_FOLDER}/page`,
    base: '/',
    logLevel: 'warn',
    plugins: [react()],
    publicDir: false,
    build: { outDir: PAGE_FOLDER, emptyOutDir: true, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1_000 },
  });
}
