/** An owner draws, leaves and comes back, and prints. firstPlan.spec.ts publishes what is drawn. */
import type { Locator } from '@playwright/test';
import { messages } from '../../../src/editor/messages.ts';
import { tableFieldLabels } from '../../../src/editor/panels/inspector/messages.ts';
import { loadPlan } from '../../support/fixtureVenues.ts';
import { Owner } from '../../support/owner.ts';
import { expectAccessible, expectAccessibleInForcedColors } from '../accessibility.ts';
import { expect, test } from '../editorTest.ts';

const FREE_BOX = { x: 1_290, y: 1_120, width: 44, height: 40 };
/** New tables join the first area. */
const COUNT = loadPlan('beach-camp').areas[0]!.rooms.length;

test(
  'a closed tab loses nothing that was drawn, and neither it nor a reload what is being typed',
  { tag: '@desktop' },
  async ({ openEditor, page, host, context }) => {
    const owner = await openEditor('beach-camp');
    await owner.selectTool('table');
    await owner.drawBox(FREE_BOX);
    await expect(page.getByText(messages.autosaveStates.saved)).toBeVisible();
    const table = { x: FREE_BOX.x + 20, y: FREE_BOX.y + 20 };
    const nameOf = async (open: Owner): Promise<Locator> => {
      await open.deselectAll();
      await open.bringIntoView(FREE_BOX);
      await open.click(table);
      return open.inspector.getByLabel(tableFieldLabels.name, { exact: true });
    };
    await (await nameOf(owner)).fill('Palm');
    await page.reload();
    await owner.waitForPlan();
    const name = await nameOf(owner);
    await expect(name).toHaveValue('Palm');
    await name.fill('Palm corner');
    await page.close({ runBeforeUnload: true });
    const reopened = new Owner(await context.newPage());
    await reopened.page.goto(`${host.url}/editor/beach-camp`);
    await reopened.waitForPlan();
    await expect(reopened.areaCount(COUNT + 1)).toBeVisible();
    await expect(await nameOf(reopened)).toHaveValue('Palm corner');
  },
);

test(
  'an owner prints the plan with its tables, and eight cards with codes on each sheet',
  { tag: '@desktop' },
  async ({ openEditor, page }) => {
    const owner = await openEditor('beach-camp');
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    const run = async (command: string): Promise<void> => {
      await owner.press('Control+k');
      await page.keyboard.type(command);
      await page.keyboard.press('Enter');
    };
    const sheets = async (): Promise<number> => {
      await expect(page.locator('html[data-printed]')).toBeAttached();
      const pdf = await page.pdf({ preferCSSPageSize: true });
      await page.evaluate(() => document.documentElement.removeAttribute('data-printed'));
      return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;
    };
    await run(messages.commands['qr-cards']);
    const tables = loadPlan('beach-camp').areas.reduce((sum, { rooms }) => sum + rooms.length, 0);
    expect(await sheets()).toBe(Math.ceil(tables / 8));
    await run(messages.export);
    await page.getByRole('dialog').getByRole('button', { name: messages.export }).click();
    expect(await sheets()).toBe(2);
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the editor passes the accessibility rules, ${colorScheme}${colorScheme === 'dark' ? ' and forced colors' : ''}`,
    { tag: '@desktop' },
    async ({ openEditor, page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const owner = await openEditor('beach-camp');
      await owner.focusPlan();
      await owner.press('Control+a');
      await expectAccessible(page);
      if (colorScheme === 'dark') await expectAccessibleInForcedColors(page);

      await owner.deselectAll();
      await owner.press('m');
      await owner.drawBox(FREE_BOX);
      await page.getByRole('button', { name: messages.setScale, exact: true }).first().click();
      await expect(owner.dialog(messages.setScale)).toBeVisible();
      await expectAccessible(page);
    },
  );
}
