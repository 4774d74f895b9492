import { defineConfig, devices } from '@playwright/test';
import { findHeadlessChromium } from '../support/chromium.ts';

const executablePath = findHeadlessChromium();
export type ForeignOptions = { isForeign: boolean };

export const desktop = { viewport: { width: 1440, height: 900 }, timezoneId: 'Pacific/Auckland' };
export const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2.6,
  hasTouch: true,
  isMobile: true,
  timezoneId: 'America/Los_Angeles',
};

/**
 * A test runs on the devices that its tag names: `@phone`, `@desktop` or `@both`. Tag a test `@both` only if touch,
 * screen size, pixel ratio or the device's time zone can change its result. An untagged test runs on both. Tests with
 * `@foreign` also run on a phone with a static page in front of a host in Python, those with `@foreign-only` only
 * there. `npm run test:foreign` runs all there but those with `@own-host` (see foreign.config.ts).
 */
export default defineConfig<object, ForeignOptions>({
  testDir: '.',
  // `npm run test:accessibility`, see everyState.config.ts.
  testIgnore: '**/everyState/**',
  globalSetup: './globalSetup.ts',
  outputDir: '../../test-results/end-to-end',
  // No test measures time. These limits only end tests that hang.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['line'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as const] : [])],
  use: {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
    locale: 'en-GB',
    // Tests answer requests instead of the host, which a service worker may send without them.
    serviceWorkers: 'block',
    // Tracing every test takes a fifth of the time. `npx playwright test … --trace on` records a failing one.
    trace: 'off',
  },
  // The longest tests come first, so that no worker waits for one at the end.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone|@foreign-only/,
      use: desktop,
    },
    {
      name: 'phone',
      grepInvert: /@desktop|@foreign-only/,
      use: phone,
    },
    { name: 'foreign host', grep: /@foreign/, use: { ...phone, isForeign: true } },
  ],
});
