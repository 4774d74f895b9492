/** `npm run fixtures:pictures`: compares every fixture with its approved pictures; `-- --update-snapshots` approves. */
import { defineConfig } from '@playwright/test';
import { findChromium } from '../support/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  globalSetup: './buildPage.ts',
  outputDir: '../../test-results/pictures',
  snapshotPathTemplate: '../../fixtures/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // Only `--update-snapshots` writes approved pictures: look at the report first.
  updateSnapshots: 'none',
  reporter: [
    ['line'],
    ['html', { outputFolder: '../../test-results/pictures-report', open: 'never' }],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as const] : []),
  ],
  expect: {
    timeout: 30_000,
    // An approved color may be 5 of 255 levels off, which takes half the bytes.
    toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 8, caret: 'hide' },
  },
  use: {
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-lcd-text',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
        '--disable-background-networking',
      ],
    },
    contextOptions: {
      // Small pictures, the same on every screen.
      viewport: { width: 360, height: 640 },
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
    },
  },
});
