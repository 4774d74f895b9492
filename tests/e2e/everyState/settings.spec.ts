/** Each section of the settings in every language. */
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { settingsIn } from '../../support/languages.ts';
import { expectAccessibleInEveryTheme, expectNoSidewaysScroll } from '../accessibility.ts';
import { editorAddress, expect, test } from '../editorTest.ts';

const at = (page: Page, state: string): Promise<void> =>
  test.step(state, async () => {
    await expectAccessibleInEveryTheme(page);
    await expectNoSidewaysScroll(page);
  });

for (const language of LANGUAGES)
  test(`the settings have no barriers in ${language} @phone @desktop`, async ({ page, host }) => {
    const address = editorAddress(host, 'beach-camp').replace('/editor/', '/settings/');
    await page.goto(`${address}&lang=${language}`);
    for (const [id, name] of Object.entries(settingsIn(language).sections)) {
      await page.locator(`nav [href="#${id}"]`).click();
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      await at(page, id);
    }
  });
