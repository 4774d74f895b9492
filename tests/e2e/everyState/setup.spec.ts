/** The page on which an owner makes a venue, and the numbers of one, in every language. */
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { numbersIn, setupIn } from '../../support/languages.ts';
import { expectAccessibleInEveryTheme } from '../accessibility.ts';
import { editorAddress, expect, test } from '../editorTest.ts';

const at = (page: Page, state: string): Promise<void> => test.step(state, () => expectAccessibleInEveryTheme(page));

for (const language of LANGUAGES)
  test(`a new venue and the numbers have no barriers in ${language} @phone @desktop`, async ({ page, host }) => {
    await page.goto(`${editorAddress(host, 'beach-camp').replace('/editor/', '/numbers/')}&lang=${language}`);
    await expect(page.getByRole('heading', { name: numbersIn(language).newTitle })).toBeVisible();
    await at(page, 'numbers');
    const texts = setupIn(language);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await page.goto(`${host.url}/setup?lang=${language}`);
    for (const step of ['place', 'guests', 'opening', 'parties', 'contact', 'plan'] as const) {
      await expect(page.getByRole('heading', { level: 1, name: texts.headings[step] })).toBeVisible();
      await at(page, step);
      if (step === 'place') await field(texts.fields.name).fill('Da Mario');
      if (step === 'contact') {
        await field(texts.fields.address).fill('Via del Mare 12, Ostia');
        await field(texts.fields.telephone).fill('+39 06 5551 2345');
        await field(texts.fields.email).fill('mario@example.com');
      }
      if (step !== 'plan') await page.getByRole('button', { name: texts.next, exact: true }).click();
    }
  });
