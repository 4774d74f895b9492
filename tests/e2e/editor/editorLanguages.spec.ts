/** The editor in other languages, on a running host. */
import { editorIn } from '../../support/languages.ts';
import { messages as english } from '../../../src/editor/messages.ts';
import { findProblems } from '../layout/findProblems.ts';
import { problemsOfLongTexts } from '../layout/stretchTexts.ts';
import { expectAccessible } from '../accessibility.ts';
import { editorAddress, expect, test } from '../editorTest.ts';
import { recordErrors } from '../hostTest.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
];

/** As long as a venue’s name may be. */
test.use({
  venueName: 'The Grand Weligama Bay Beach Camp, Restaurant and Bar by the Old Fishing Harbour'.slice(0, 80),
});

for (const [language, direction, messages] of [
  ['de', 'ltr', editorIn('de')],
  ['ar', 'rtl', editorIn('ar')],
] as const) {
  test(
    `the editor speaks the language ${language} at every size, with nothing cut off or covered`,
    { tag: '@desktop' },
    async ({ page, host }) => {
      test.setTimeout(180_000);
      const errors = recordErrors(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(editorAddress(host, 'beach-camp'));
      await expect(page.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.goto(`${host.url}/editor/beach-camp?lang=${language}`);
        await expect(page.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await expect(page.getByRole('button', { name: messages.commands.undo })).toBeVisible();
        // The plan is never mirrored.
        await expect(page.locator('.editor-canvas')).toHaveCSS('direction', 'ltr');
        expect(await page.evaluate(findProblems), `at ${size.width}`).toEqual([]);
        await page.keyboard.press('Control+a');
        // What axe looks at depends on the direction, and hardly on the language or the size.
        if (direction === 'rtl' && size.width === 360) await expectAccessible(page);
        await page.getByRole('button', { name: messages.menu, exact: true }).click();
        await expect(page.getByRole('menuitem', { name: messages.commands['save-file'] })).toBeVisible();
        await page.keyboard.press('Escape');
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog', { name: messages.shortcuts })).toBeVisible();
        expect(await page.evaluate(findProblems), `keys at ${size.width}`).toEqual([]);
        await page.keyboard.press('Escape');
      }
      expect(errors).toEqual([]);
    },
  );
}

test('nothing is clipped if each text is 130% as long', { tag: '@desktop' }, async ({ page, openEditor }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const owner = await openEditor('beach-camp');
  expect(await problemsOfLongTexts(page)).toEqual([]);
  await owner.focusPlan();
  await owner.press('Control+a');
  expect(await problemsOfLongTexts(page), 'inspector').toEqual([]);
});

test(
  'the switch loads the editor in another language and keeps the work',
  { tag: '@desktop' },
  async ({ page, openEditor }) => {
    const texts = editorIn('de');
    const owner = await openEditor('beach-camp');
    await owner.focusPlan();
    await owner.press('Control+a');
    await owner.press('Delete');
    await expect(page.getByText(english.autosaveStates.saved)).toBeVisible();
    await page.getByLabel(english.language, { exact: true }).selectOption('de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: texts.commands.undo })).toBeEnabled();
  },
);
