/** Playwright's `test` in any browser that a configuration names. */
import { test as base } from '@playwright/test';
import { completeFirefox, isFirefox, restoreMedia } from '../support/firefox.ts';

export const test = base.extend<object, object>({
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') completeFirefox(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await use(page);
    if (isFirefox(page)) await restoreMedia(page);
  },
});
