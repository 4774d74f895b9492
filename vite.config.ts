import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { findChromium } from './tests/support/chromium.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Tests that decide run in Node; tests that draw or render run in a real Chromium. */
function browserTests(name: string) {
  const chromium = findChromium();
  return {
    extends: true as const,
    test: {
      name,
      include: [`tests/${name}/**/*.test.{ts,tsx}`],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args: ['--no-sandbox', '--disable-background-networking'] } }),
        instances: [{ browser: 'chromium' as const, viewport: { width: 412, height: 915 } }],
      },
    },
  };
}

export default defineConfig({
  root: path('src'),
  // The pictures are served by the host as they are, so that a venue can replace one without a build.
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: path('dist'),
    emptyOutDir: true,
    assetsDir: 'pages',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { booker: path('src/booker/index.html'), editor: path('src/editor/index.html'), plain: path('src/look/plain.html'), map: path('src/gallery/map/index.html') } },
  },
  test: {
    root: path('.'),
    projects: [
      { extends: true, test: { name: 'node', include: ['tests/{domain,server}/**/*.test.ts'], environment: 'node' } },
      browserTests('map'),
      browserTests('booker'),
    ],
  },
});
