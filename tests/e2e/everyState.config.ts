/**
 * `npm run test:accessibility`: axe in every state of the booking page, every mail and the editor in every language, and
 * the gallery, in light, dark and forced colors. `npm run test:full` checks a sample.
 */
import { defineConfig } from '@playwright/test';
import config, { desktop, phone } from './playwright.config.ts';

export default defineConfig({
  ...config,
  testDir: './everyState',
  testIgnore: [],
  outputDir: '../../test-results/every-state',
  timeout: 900_000,
  projects: [
    { name: 'phone', grep: /@phone/, use: phone },
    { name: 'desktop', grep: /@desktop/, use: desktop },
  ],
});
