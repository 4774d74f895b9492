/**
 * `npm run layout`: brings the booking page into every state on every screen, measures its boxes and photographs it.
 * Playwright's report in `test-results/layout-report` shows the pictures of each state.
 */
import { defineConfig } from '@playwright/test';
import config, { type ForeignOptions } from '../e2e/playwright.config.ts';

export type TextOptions = { textSize: number };

const SCREENS = ['320x568', '360x740', '412x915', '568x320', '740x360', '820x1180', '1366x768'];

export default defineConfig<TextOptions, ForeignOptions>({
  ...config,
  testDir: '.',
  testIgnore: [],
  globalSetup: '../e2e/globalSetup.ts',
  outputDir: '../../test-results/layout',
  reporter: [['line'], ['html', { outputFolder: '../../test-results/layout-report', open: 'never' }]],
  timeout: 600_000,
  // Journeys wait for frames and for the host, so two cores carry more than two of them.
  workers: 4,
  projects: SCREENS.flatMap((screen) =>
    [100, 200].map((textSize) => {
      const [width = NaN, height = NaN] = screen.split('x').map(Number);
      const isTouch = Math.min(width, height) < 600;
      return {
        name: `${screen} text ${textSize}%`,
        use: { viewport: { width, height }, hasTouch: isTouch, isMobile: isTouch, textSize },
      };
    }),
  ),
});
