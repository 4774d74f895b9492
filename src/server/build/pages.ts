import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { BROWSERS } from './browsers.ts';
import { compressFiles } from './compressFiles.ts';
import { pageShell } from './pageShell.ts';
import { preloads } from './preloads.ts';
import { pageStyles } from './styles.ts';

const path = (address: string): string => fileURLToPath(new URL(`../../../${address}`, import.meta.url));

/**
 * One build per Vite mode. Pages of one build share chunks, so that a page also loads code that only another page needs,
 * in more files. Separate builds keep the pages of visitors, the standalone map and the pages of owners apart.
 */
const BUILDS: Readonly<
  Record<string, { readonly manifest: string; readonly pages: Readonly<Record<string, string>> }>
> = {
  production: {
    manifest: '.vite/manifest.json',
    pages: { booker: path('src/booker/index.html'), plain: path('src/ui/hostPages/plain.html') },
  },
  map: { manifest: '.vite/map.json', pages: { map: path('src/standalone-map/index.html') } },
  workshop: {
    manifest: '.vite/workshop.json',
    pages: {
      editor: path('src/editor/index.html'),
      signIn: path('src/editor/signIn/index.html'),
      settings: path('src/settings/index.html'),
      sessions: path('src/settings/access/index.html'),
      day: path('src/day/index.html'),
      numbers: path('src/numbers/index.html'),
      setup: path('src/setup/index.html'),
      gallery: path('src/gallery/index.html'),
      screens: path('src/booker/screens/index.html'),
    },
  },
};

/** What the first rendering of the booker needs of texts, times, colors and tables. */
const VALUES = /\/src\/domain\/(?:text\/(?:cleanText|digits|foldText)|plan\/(?:color|table|timeOfDay))\.ts$/;

/** Builds and serves the pages. Modes that build none are those of the development server and of tests. */
export const pagesBuild = (mode: string): UserConfig => ({
  root: path('src'),
  // The host serves pictures from `assets`, so that a venue can replace one without a build.
  publicDir: false,
  plugins: [react(), pageShell, ...preloads, ...(mode === 'production' ? [compressFiles] : [])],
  css: { postcss: { plugins: pageStyles } },
  worker: { format: 'es' },
  build: {
    outDir: path('dist'),
    target: BROWSERS,
    emptyOutDir: mode === 'production',
    assetsDir: 'pages',
    manifest: BUILDS[mode]?.manifest ?? false,
    modulePreload: { polyfill: false },
    // tests/bench/size.ts limits what matters: the compressed bytes of a first rendering.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      input: { ...BUILDS[mode]?.pages },
      // The form and most lazy chunks share these modules. By themselves they are so small that each file costs more than it holds.
      ...(mode === 'production' && { output: { codeSplitting: { groups: [{ name: 'values', test: VALUES }] } } }),
      // Its warning of slow plugins depends on how busy the machine is.
      checks: { pluginTimings: false },
    },
  },
});
