import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../support/chromium.ts';

const chromium = findChromium();
const launchOptions = {
  ...(chromium ? { executablePath: chromium } : {}),
  args: ['--no-sandbox', '--disable-background-networking'],
};

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  timeout: 45_000,
  expect: { timeout: 7_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['line'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as const] : [])],
  use: { launchOptions, locale: 'en-GB', trace: 'retain-on-failure' },
  projects: [
    {
      name: 'phone',
      // Who draws a plan sits at a desk.
      testIgnore: /(?:drawing|editor|publishing)\.spec\.ts/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2.6,
        hasTouch: true,
        isMobile: true,
        timezoneId: 'America/Los_Angeles',
      },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 }, timezoneId: 'Pacific/Auckland' } },
  ],
});
