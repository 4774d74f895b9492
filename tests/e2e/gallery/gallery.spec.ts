/** The gallery, from a real host. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expect, test } from '../hostTest.ts';

const OPEN =
  '/gallery?fixture=venues/beach-camp&clock=2026-11-23T12:00&guests=2&tables=busy&theme=dark&language=en&size=360x740&ratio=2&overlays=hits,ids,texts,overlaps,targets&mark=119';

/** The map's place on the page, once it is drawn in its own typeface and checked. */
async function shown(page: Page): Promise<Buffer> {
  const plan = page.getByTestId('plan');
  await expect(plan).toHaveAttribute('data-ready', 'true');
  await expect(plan).toHaveAttribute('data-still', 'true');
  await expect(page.getByRole('region', { name: 'Findings' }).locator('[aria-busy]')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
  return page.getByTestId('device').screenshot();
}

/** The device's own frame is in sight, whole. */
const WHOLE = { width: 1280, height: 1000 };

test('an address shows the same pixels each time, and a changed state has one of its own', async ({
  page,
  context,
  host,
}) => {
  await page.setViewportSize(WHOLE);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(host.url + OPEN);
  const first = await shown(page);
  await page.reload();
  expect((await shown(page)).equals(first)).toBe(true);

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Hit areas, 44 px' }).click();
  await page.getByLabel('Theme').selectOption('light');
  await page.getByLabel('Tables', { exact: true }).selectOption('third');
  const device = (await page.getByTestId('device').boundingBox())!;
  await page.mouse.move(device.x + 180, device.y + 300);
  await page.mouse.down();
  await page.mouse.move(device.x + 140, device.y + 380, { steps: 6 });
  await page.mouse.up();
  await page.mouse.move(0, 0);
  const changed = await shown(page);
  expect(changed.equals(first)).toBe(false);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('The address is copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/tables=third&theme=light.*&overlays=ids,texts,overlaps,targets&view=/);

  const other = await context.newPage();
  await other.setViewportSize(WHOLE);
  await other.goto(copied);
  expect((await shown(other)).equals(changed)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a picture that is saved has the device’s own pixels', async ({ page, host }) => {
  await page.goto(
    `${host.url}/gallery?fixture=venues/island-terrace&clock=2026-11-23T12:00&size=320x568&ratio=2.625&theme=light`,
  );
  await shown(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('venues-island-terrace-320x568@2.625.png');
  const { width, height, data } = PNG.sync.read(readFileSync(await download.path()));
  expect([width, height]).toEqual([840, 1491]);
  expect(new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4)).size).toBeGreaterThan(500);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, path] of [
    ['all fixtures', '/gallery'],
    ['an open one', OPEN],
  ] as const) {
    test(`${name} can be used by everybody, ${colorScheme}`, async ({ page, host }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(host.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Checking …')).toHaveCount(0, { timeout: 20_000 });
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(
        (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    });
  }
}
