/**
 * `npm run test:foreign`: the visitor suite with the page of `npm run build:page` on a plain web server, in front of a
 * host in Python that knows the specification and nothing else. Tests with `@own-host` say what they need of our host;
 * all others run, those with `@desktop` on a desktop and the rest on a phone. `npm run test:full` runs those with `@foreign`.
 */
import { defineConfig } from '@playwright/test';
import config, { type ForeignOptions, desktop, phone } from './playwright.config.ts';

export default defineConfig<object, ForeignOptions>({
  ...config,
  testDir: './booker',
  outputDir: '../../test-results/foreign-host',
  grepInvert: /@own-host/,
  projects: [
    { name: 'foreign host, desktop', grep: /@desktop/, use: { ...desktop, isForeign: true } },
    { name: 'foreign host, phone', grepInvert: /@desktop|@own-host/, use: { ...phone, isForeign: true } },
  ],
});
