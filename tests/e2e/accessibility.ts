/** Checks that every page must pass. */
import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect, test } from '@playwright/test';
import type { AxeResults, Result } from 'axe-core';
import { describeTargets, findLowContrasts, findLowRows } from './axeFindings.ts';
import { findRaised, lostInForcedColors } from './forcedColors.ts';

const MAX_ATTEMPTS = 3;

/** What a frame shows is checked as a page of its own, so that axe needs no second page. */
const axeOf = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode().exclude('iframe');

/**
 * Fails if axe finds a violation, or can't decide about anything but the contrast of a text, naming the rule and the
 * elements. Where axe can't tell the contrast, since another layer covers a part of the text or lies around it, the colors
 * themselves are measured: what is covered has no contrast of its own, and shows once it is scrolled to.
 */
export async function expectAccessible(page: Page, inapplicableRules: readonly string[] = []): Promise<void> {
  const axe = axeOf(page).options({
    // Describing the elements that pass would take half of the time.
    resultTypes: ['violations', 'incomplete'],
    rules: {
      // No default of axe.
      'target-size': { enabled: true },
      ...Object.fromEntries(inapplicableRules.map((rule) => [rule, { enabled: false }])),
    },
  });
  // With the system's colors, axe reads `-webkit-text-fill-color`, which Chromium reports without them.
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const isMeasured = ({ id }: Result): boolean => isForced && id === 'color-contrast';
  let results = await axe.analyze();
  const findUndecided = (): Promise<string[]> =>
    describeTargets(
      page,
      results.incomplete.filter(({ id }) => id !== 'color-contrast'),
    );
  let undecided = await findUndecided();
  // It can't decide about what is rendered anew while it looks.
  for (let attempt = 1; undecided.length > 0 && attempt < MAX_ATTEMPTS; attempt += 1) {
    results = await axe.analyze();
    undecided = await findUndecided();
  }
  const { passes, violations, incomplete } = results;
  expect(passes.length, 'rules that axe has applied').toBeGreaterThan(0);
  const found = violations.filter((result) => !isMeasured(result));
  expect(await describeTargets(page, found)).toEqual([]);
  expect(undecided, 'what axe can’t decide').toEqual([]);
  const texts = [...incomplete, ...violations.filter(isMeasured)].flatMap(({ nodes }) =>
    nodes.map(({ target }) => target.join(' ')),
  );
  expect(await findLowContrasts(page, texts), 'contrasts that axe can’t measure').toEqual([]);
  expect(await findLowRows(page), 'rows below 44 px').toEqual([]);
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

/**
 * Fails if a control's name lacks the words that are seen on it, by which voice control calls it. A row of the list has all
 * of them, in an order that can be listened to.
 */
export async function expectSpeakable(page: Page): Promise<void> {
  const axe = axeOf(page).exclude('[data-row]').withRules('label-content-name-mismatch');
  expect(await describeTargets(page, (await axe.analyze()).violations)).toEqual([]);
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
