/** Checks that every page must pass. */
import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect, test } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { axeOptions, describeTargets, findBarriers, findLowRows } from './axeFindings.ts';
import { findRaised, lostInForcedColors } from './forcedColors.ts';

/** What a frame shows is checked as a page of its own, so that axe needs no second page. */
const axeOf = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode().exclude('iframe');

/** Fails if axe finds a violation, or can't decide and neither can we, naming the rule and the elements. */
export async function expectAccessible(page: Page, inapplicableRules: readonly string[] = []): Promise<void> {
  const axe = axeOf(page).options(axeOptions(inapplicableRules));
  const found = await findBarriers(page, () => axe.analyze());
  expect(found.violations).toEqual([]);
  expect(found.undecided, 'what axe can’t decide').toEqual([]);
  expect(found.lowContrasts, 'contrasts that axe can’t measure').toEqual([]);
  expect(found.lowRows, 'rows below 44 px').toEqual([]);
}

/**
 * Checks what a page of another site has of the booker: its element with the frame, what is in the frame, and the button
 * with its dialog. The page itself is not ours. The frame's own page is checked whole by `expectAccessible`.
 */
export async function expectEmbeddingAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page })
    .include('tidetable-booker')
    .options({ rules: { 'target-size': { enabled: true } } });
  let results = await axe.analyze();
  // Axe passes over a frame in which it does not start within a second, which takes longer on a busy machine.
  await expect(async () => {
    if (!hasLookedIntoFrame(results)) results = await axe.analyze();
    expect(hasLookedIntoFrame(results), 'elements in the frame').toBe(true);
  }).toPass();
  const { violations, incomplete } = results;
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
  expect(incomplete.map(({ id }) => id).filter((id) => id !== 'color-contrast')).toEqual([]);
}

/** The path to an element in a frame has a selector for each frame around it. */
const hasLookedIntoFrame = ({ passes }: AxeResults): boolean =>
  passes.some(({ nodes }) => nodes.some(({ target }) => target.length > 1));

/**
 * Fails if a target is below 24 × 24 CSS pixels, unless it stands in a sentence, or a circle of 24 px around its center
 * meets no other target (WCAG 2.2, 2.5.8), or if a row of a list is below 44 px.
 */
export async function expectTargetSizes(page: Page): Promise<void> {
  const { violations, incomplete } = await axeOf(page).withRules('target-size').analyze();
  expect(await describeTargets(page, [...violations, ...incomplete])).toEqual([]);
  expect(await findLowRows(page), 'rows below 44 px').toEqual([]);
}

/** Checks the page in light, dark and the system's colors. */
export async function expectAccessibleInEveryTheme(
  page: Page,
  inapplicableRules: readonly string[] = [],
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, inapplicableRules);
    });
  await test.step('forced colors', () => expectAccessibleInForcedColors(page, inapplicableRules));
}

/** Checks the page in the system's colors, and what axe can't see there: whether parts and states can be told apart. */
export async function expectAccessibleInForcedColors(
  page: Page,
  inapplicableRules: readonly string[] = [],
): Promise<void> {
  await page.evaluate(findRaised);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page, inapplicableRules);
  expect(await page.evaluate(lostInForcedColors)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'CSS pixels wider than the window').toBeLessThanOrEqual(0);
}
