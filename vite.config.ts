import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { findChromium } from './tests/support/chromium.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Tests that decide run in Node; tests that draw or render run in a real Chromium. */
function browserTests(name: string, { viewport = { width: 412, height: 915 }, exclude = [] as string[] } = {}) {
  const chromium = findChromium();
  return {
    extends: true as const,
    test: {
      name,
      include: [`tests/${name}/**/*.test.{ts,tsx}`],
      exclude,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args: ['--no-sandbox', '--disable-background-networking'] } }),
        instances: [{ browser: 'chromium' as const, viewport }],
      },
    },
  };
}

/** Konva's core brings its tweens along, which nothing here is moved by. */
const withoutTweens = {
  name: 'without-tweens', apply: 'build' as const, enforce: 'pre' as const,
  load: (id: string) => id.endsWith('/konva/lib/Tween.js') ? 'export const Tween = undefined; export const Easings = {};' : undefined,
};

// Pages that are built together share code, and a page then loads what only the other one needs. Those of who work on
// plans, which need much, are built for themselves, so that they cost visitors nothing.
const pages = {
  visitors: { booker: path('src/booker/index.html'), plain: path('src/look/plain.html'), map: path('src/gallery/map/index.html') },
  workshop: { editor: path('src/editor/index.html'), gallery: path('src/gallery/index.html') },
};

export default defineConfig(({ mode }) => ({
  root: path('src'),
  // The pictures are served by the host as they are, so that a venue can replace one without a build.
  publicDir: false,
  plugins: [react(), withoutTweens],
  build: {
    outDir: path('dist'),
    emptyOutDir: mode !== 'workshop',
    assetsDir: 'pages',
    manifest: mode === 'workshop' ? '.vite/workshop.json' : true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: mode === 'workshop' ? pages.workshop : pages.visitors },
  },
  test: {
    root: path('.'),
    projects: [
      { extends: true, test: { name: 'node', include: ['tests/{domain,server,pictures}/**/*.test.ts', 'tests/editor/tools/**/*.test.ts'], environment: 'node' } },
      browserTests('map'),
      browserTests('booker'),
      browserTests('editor', { viewport: { width: 1280, height: 800 }, exclude: ['tests/editor/tools/**'] }),
      browserTests('gallery'),
    ],
  },
}));
