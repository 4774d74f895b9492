/**
 * The visitor suite, and that of pages that embed the booker, in the Firefox that people use: a part of
 * `npm run test:browsers`. What it leaves out is in `tests/browsers/skipped.ts`.
 */
import { defineConfig } from '@playwright/test';
import { SKIPPED_IN_FIREFOX } from '../browsers/skipped.ts';
import { FIREFOX, PHONE_SCREEN, firefoxLaunch } from '../support/firefox.ts';
import config, { type ForeignOptions, desktop, phone } from './playwright.config.ts';

const skipped = Object.keys(SKIPPED_IN_FIREFOX).map(
  (title) => new RegExp(title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)),
);
// The driver refuses `isMobile`.
const { viewport, deviceScaleFactor, hasTouch, timezoneId } = phone;

export default defineConfig<object, ForeignOptions>({
  ...config,
  testMatch: ['booker/*.spec.ts', 'embed/*.spec.ts'],
  outputDir: '../../test-results/firefox',
  use: { ...config.use, ...FIREFOX, launchOptions: firefoxLaunch() },
  projects: [
    { name: 'Firefox, desktop', grepInvert: [/@phone|@foreign-only/, ...skipped], use: desktop },
    {
      name: 'Firefox, phone',
      grepInvert: [/@desktop|@foreign-only/, ...skipped],
      use: { viewport, deviceScaleFactor, hasTouch, timezoneId, launchOptions: firefoxLaunch(PHONE_SCREEN) },
    },
  ],
});
