/** The lines that embed the booking page, and their preview under the editor's own content policy. */
import { messages as visitorMessages } from '../../../src/booker/messages.ts';
import { messages } from '../../../src/editor/messages.ts';
import { expect, test } from '../editorTest.ts';

const { embed } = messages;

test(
  'an owner chooses the looks, sees them live and copies the lines',
  { tag: '@desktop' },
  async ({ openEditor, page, context, host }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openEditor('beach-camp');
    await page.getByRole('button', { name: messages.menu, exact: true }).click();
    await page.getByRole('menuitem', { name: embed.title }).click();
    const dialog = page.getByRole('dialog', { name: embed.title });
    const frame = dialog.locator('tidetable-booker iframe');
    const form = frame.contentFrame().getByRole('heading', { name: visitorMessages.formHeading });
    await expect(form).toBeVisible();
    const background = (): Promise<string> =>
      frame
        .contentFrame()
        .locator('html')
        .evaluate((html) => getComputedStyle(html).backgroundColor);
    expect(await background()).toBe('rgb(251, 247, 239)');
    await dialog.getByLabel(embed.theme).selectOption('dark');
    await expect.poll(background).toBe('rgb(18, 26, 28)');

    await dialog.getByLabel(embed.mode).selectOption('button');
    await dialog.getByLabel(embed.label).fill('Tisch frei?');
    await dialog.getByRole('button', { name: 'Tisch frei?' }).click();
    await expect(form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(dialog).toBeVisible();

    await dialog.getByRole('button', { name: embed.copyLines({ name: embed.lines.script }) }).press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(embed.copied({ name: embed.lines.script }));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `<script src="${host.url}/embed.js" data-tenant="beach-camp" data-mode="button" data-theme="dark" data-label="Tisch frei?"></script>`,
    );
  },
);
