/** Checks that every page must pass. */
import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

/** Fails if axe finds a violation, naming the rule and the elements. */
export async function expectAccessible(page: Page): Promise<void> {
  // No page has frames, so that axe needs no second page. Describing the elements that pass would take half of the
  // time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { passes, violations } = await axe.analyze();
  expect(passes.length).toBeGreaterThan(0);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'CSS pixels wider than the window').toBeLessThanOrEqual(0);
}
