/** What every visitor must be able to see and reach: small screens, dark pages, large text, screen readers. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { tablesFor } from '../../support/visitor.ts';
import { expect, test } from '../hostTest.ts';

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const tenant of ['beach-camp', 'island-terrace']) {
    test(`${tenant}, ${colorScheme}: every step passes the accessibility rules`, async ({ visit, page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const visitor = await visit(tenant);
      await expectAccessible(page);
      await visitor.fill({ phone: tenant === 'beach-camp' ? '771234567' : '81234567890' });
      await visitor.goToTables();
      await visitor.tap(tablesFor(tenant, 2)[0]!);
      await expect(visitor.cards).toHaveCount(1);
      await expectAccessible(page);
      await page
        .getByRole('button', { name: /Your tables/ })
        .filter({ visible: true })
        .or(visitor.makeReservation)
        .first()
        .click({ trial: true });
      await visitor.acceptTerms();
      await visitor.makeReservation.click();
      await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
      await expectAccessible(page);
    });
  }
}

test('nothing is cut off at 320 px, nor with text at 200%', async ({ visit, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const visitor = await visit('island-terrace');
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await visitor.fill({ phone: '81234567890' });
  await visitor.goToTables();
  await expectNoSidewaysScroll(page);
  for (const name of ['Zoom in', 'Zoom out', 'Fit', 'Legend']) {
    const box = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
    expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(40);
  }
  await expect(visitor.makeReservation).toBeInViewport({ ratio: 1 });
});

for (const tenant of ['beach-camp', 'island-terrace']) {
  test(`${tenant}: with text at 200% the plan is free to tap, nothing lies over anything, and the reservation is made`, async ({
    visit,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const visitor = await visit(tenant);
    await visitor.fill({ phone: tenant === 'beach-camp' ? '771234567' : '81234567890' });
    await visitor.goToTables();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.getByRole('button', { name: 'Fit', exact: true }).click();
    await visitor.waitForPlan();
    await expectNoSidewaysScroll(page);
    await expect(visitor.makeReservation).toBeInViewport({ ratio: 1 });
    const floating = page.locator(
      '.tables-head, .chips .chip:first-child, .plan-bottom .legend, .plan-bottom .zoom, .sheet',
    );
    const boxes = await floating.evaluateAll((elements) =>
      elements.map((element) => ({
        name: element.className,
        ...(element.getBoundingClientRect().toJSON() as DOMRect),
      })),
    );
    expect(boxes).toHaveLength(5);
    const overlaps = boxes.flatMap((one, place) =>
      boxes
        .slice(place + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        )
        .map((other) => `${one.name} over ${other.name}`),
    );
    expect(overlaps).toEqual([]);
    expect(await visitor.obscuredTables()).toEqual([]);
    await visitor.tap(tablesFor(tenant, 2)[0]!);
    await expect(visitor.cards).toHaveCount(1);
    await visitor.acceptTerms();
    await visitor.makeReservation.click();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test('text fields are at least 16 px, so that no phone zooms into them, and 44 px high', async ({ visit, page }) => {
  await visit('island-terrace');
  const small = await page
    .locator('input:visible, select:visible, textarea:visible')
    .evaluateAll((fields) =>
      fields
        .filter(
          (field) =>
            Number.parseFloat(getComputedStyle(field).fontSize) < 16 || field.getBoundingClientRect().height < 44,
        )
        .map((field) => field.id),
    );
  expect(small).toEqual([]);
});

test('the pages forbid foreign and inline code, and say nothing into frames', async ({ visit, host }) => {
  await visit('beach-camp');
  const response = await fetch(`${host.url}/v/beach-camp`);
  const policy = response.headers.get('content-security-policy')!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(await response.text()).not.toContain('SUNSET10');
});

test('the terms of the beach camp are a page of their own, in a new tab', async ({ visit, page, context }) => {
  const visitor = await visit('beach-camp');
  await visitor.fill();
  await visitor.goToTables();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /Terms and Conditions/ }).click();
  const terms = await opened;
  await expect(terms.getByText('15 minutes')).toBeVisible();
  await expect(terms.getByText('only until 6pm')).toBeVisible();
  expect(await (await page.context().request.get(terms.url())).status()).toBe(200);
});
