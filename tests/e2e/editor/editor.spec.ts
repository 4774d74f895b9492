/** A venue's owner at the editor: getting in, drawing, publishing, and what visitors see of it. */
import { AxeBuilder } from '@axe-core/playwright';
import { Visitor } from '../../support/visitor.ts';
import { editorAddress, expect, test } from '../editorTest.ts';
import { queryRows } from '../hostTest.ts';

const FREE = { x: 1_290, y: 1_120, width: 44, height: 40 };

test('an owner draws a table and publishes; a visitor reserves it', async ({ open, page, host, context }) => {
  const drawer = await open('beach-camp');
  await expect(page).toHaveURL(`${host.url}/editor/beach-camp`);
  await drawer.selectTool('Table');
  await drawer.drawBox(FREE);
  await drawer.deselectAll();
  await drawer.press('Control+z');
  await expect(
    page.getByRole('region', { name: 'Tables', exact: true }).getByText('34', { exact: true }),
  ).toBeVisible();
  await drawer.press('Control+Shift+z');
  await drawer.click({ x: FREE.x + 20, y: FREE.y + 20 });
  await drawer.setField('Name', 'Palm corner');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the plan' });
  await expect(dialog.getByText('Palm corner')).toBeVisible();
  await dialog.getByLabel('Who publishes').fill('Ada');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Version 1 is published' })).toBeVisible();

  const visitors = await context.newPage();
  await visitors.goto(`${host.url}/v/beach-camp`);
  await new Visitor(visitors, 'beach-camp', false).reserve('Palm corner');
  expect(queryRows<{ tables: string }>(host, 'select tables from reservations')[0]!.tables).toContain('Palm corner');
});

test('what was drawn is there again after the tab was closed in the middle of it', async ({
  open,
  page,
  host,
  context,
}) => {
  const drawer = await open('beach-camp');
  await drawer.selectTool('Table');
  await drawer.drawBox(FREE);
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await page.close();
  const again = await context.newPage();
  await again.goto(`${host.url}/editor/beach-camp`);
  await expect(again.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
  await expect(
    again.getByRole('region', { name: 'Tables', exact: true }).getByText('35', { exact: true }),
  ).toBeVisible();
});

test('nobody gets in without the token, and nothing of a venue is told', async ({ host, request }) => {
  const answers = await Promise.all(
    ['beach-camp', 'no-such-place'].map((tenant) => request.get(`${host.url}/editor/${tenant}`)),
  );
  expect(answers.map((answer) => answer.status())).toEqual([401, 401]);
  const [known, unknown] = await Promise.all(answers.map((answer) => answer.text()));
  expect(known).toBe(unknown);
  expect(known).not.toContain('Weligama');
  expect((await request.get(`${host.url}/api/editor/beach-camp`)).status()).toBe(401);
  const wrong = await request.get(editorAddress(host, 'beach-camp').replace(/token=.*/, `token=${'x'.repeat(43)}`));
  expect(wrong.status()).toBe(401);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the editor passes the accessibility rules, ${colorScheme}`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const drawer = await open('beach-camp');
    await drawer.focusPlan();
    await drawer.press('Control+a');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    ).toEqual([]);
  });
}
