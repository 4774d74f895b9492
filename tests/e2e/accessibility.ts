/** Checks that every page must pass. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Result } from 'axe-core';
import { type Page, expect, test } from '@playwright/test';
import { findRaised, lostInForcedColors } from './forcedColors.ts';

/** The least contrast of text, and of text of at least 24 px, or 18.66 px in bold (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;
const MIN_CONTRAST_OF_LARGE_TEXT = 3;
const MAX_ATTEMPTS = 3;
/** The rows of tables and of parties, which fingers hit while people walk. */
const ROWS = '.booker-row, .day-card-open';
const MIN_ROW_PX = 44;

/** No page has frames, so that axe needs no second page. */
const axeOf = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

/**
 * Names the rules and their elements. What lets pointers through is no target, but axe measures it: the keyboard's twins
 * of the items on the editor's plan are as large as the items.
 */
async function describeTargets(page: Page, results: readonly Result[]): Promise<string[]> {
  const described = results.map(async ({ id, nodes }) => {
    const targets = nodes.map((node) => node.target.join(' '));
    const left = id === 'target-size' ? await page.evaluate(onlyPointed, targets) : targets;
    return left.length > 0 ? [`${id}: ${left.join(', ')}`] : [];
  });
  return (await Promise.all(described)).flat();
}

/** Runs in the page. */
function onlyPointed(selectors: readonly string[]): string[] {
  return selectors.filter((selector) => {
    const element = document.querySelector(selector);
    return element !== null && getComputedStyle(element).pointerEvents !== 'none';
  });
}

/**
 * Fails if axe finds a violation, or can't decide about anything but the contrast of a text, naming the rule and the
 * elements. Where axe can't tell the contrast, since another layer covers a part of the text or lies around it, the
 * colors themselves are measured: what is covered has no contrast of its own, and shows once it is scrolled to.
 */
export async function expectAccessible(page: Page, inapplicableRules: readonly string[] = []): Promise<void> {
  // Describing the elements that pass would take half of the time. Target sizes are no default of axe.
  const axe = axeOf(page).options({
    resultTypes: ['violations', 'incomplete'],
    rules: Object.fromEntries([
      ['target-size', { enabled: true }],
      ...inapplicableRules.map((rule) => [rule, { enabled: false }]),
    ]),
  });
  let results = await axe.analyze();
  const undecided = (): Promise<string[]> =>
    describeTargets(
      page,
      results.incomplete.filter(({ id }) => id !== 'color-contrast'),
    );
  let open = await undecided();
  // It can't decide about what is rendered anew while it looks.
  for (let attempt = 1; open.length > 0 && attempt < MAX_ATTEMPTS; attempt += 1) {
    results = await axe.analyze();
    open = await undecided();
  }
  expect(results.passes.length).toBeGreaterThan(0);
  // There it reads `-webkit-text-fill-color`, which Chromium reports without the system's colors.
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const isMeasured = ({ id }: Result): boolean => isForced && id === 'color-contrast';
  const violations = results.violations.filter((result) => !isMeasured(result));
  expect(await describeTargets(page, violations)).toEqual([]);
  expect(open, 'what axe can’t decide').toEqual([]);
  const texts = [...results.incomplete, ...results.violations.filter(isMeasured)].flatMap(({ nodes }) =>
    nodes.map(({ target }) => target.join(' ')),
  );
  expect(await lowContrasts(page, texts), 'contrasts that axe can’t measure').toEqual([]);
  expect(await lowRows(page), 'rows below 44 px').toEqual([]);
}

/**
 * Checks what a page of another site has of the booker: its element with the frame, what is in the frame, and the button
 * with its dialog. The page itself is not ours. The frame's own page is checked whole by `expectAccessible`.
 */
export async function expectEmbeddingAccessible(page: Page): Promise<void> {
  const { violations, incomplete, passes } = await new AxeBuilder({ page })
    .include('tidetable-booker')
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  const targets = passes.flatMap(({ nodes }) => nodes.map(({ target }) => target));
  expect(
    targets.some((target) => target.length > 1),
    'elements in the frame',
  ).toBe(true);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
  expect(incomplete.map(({ id }) => id).filter((id) => id !== 'color-contrast')).toEqual([]);
}

/**
 * Fails if a target is below 24 × 24 CSS pixels, unless it stands in a sentence, or a circle of 24 px around its center
 * meets no other target (WCAG 2.2, 2.5.8), or if a row of a list is below 44 px.
 */
export async function expectTargetSizes(page: Page): Promise<void> {
  const { violations, incomplete } = await axeOf(page).withRules('target-size').analyze();
  expect(await describeTargets(page, [...violations, ...incomplete])).toEqual([]);
  expect(await lowRows(page), 'rows below 44 px').toEqual([]);
}

function lowRows(page: Page): Promise<string[]> {
  return page
    .locator(ROWS)
    .filter({ visible: true })
    .evaluateAll(
      (rows, least) =>
        rows.flatMap((row) => {
          const { height } = row.getBoundingClientRect();
          return height < least ? [`${row.textContent}: ${height}`] : [];
        }),
      MIN_ROW_PX,
    );
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

/** Measures texts by their selectors. Returns those whose contrast is too low or unknown. */
export function lowContrasts(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ({ targets, least, leastOfLarge }) => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
      type Color = readonly [number, number, number, number];
      const colorOf = (css: string): Color => {
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = css;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
        return [red, green, blue, alpha / 255];
      };
      const over = ([r, g, b, a]: Color, [r2, g2, b2, a2]: Color): Color => [
        r * a + r2 * (1 - a),
        g * a + g2 * (1 - a),
        b * a + b2 * (1 - a),
        a + a2 * (1 - a),
      ];
      const luminance = (color: Color): number => {
        const [r = 0, g = 0, b = 0] = color.slice(0, 3).map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      /** The colors of a gradient; undefined for a picture. */
      const colorsOf = (image: string): string[] | undefined =>
        image.includes('url(') ? undefined : (image.match(/(?:rgba?|color|oklab|oklch)\([^()]*\)|transparent/g) ?? []);
      /** What may lie behind a text: the colors of its element and those around it, down to an opaque one. */
      const backgroundsOf = (element: Element | null): Color[] | undefined => {
        if (!element) return undefined;
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        const color = colorOf(backgroundColor);
        const images = colorsOf(backgroundImage)?.map(colorOf);
        if (!images) return undefined;
        const below = color[3] === 1 ? [color] : backgroundsOf(element.parentElement)?.map((each) => over(color, each));
        if (images.length === 0) return below;
        return below?.flatMap((each) => images.map((image) => over(image, each)));
      };
      return targets.flatMap((target) => {
        const element = document.querySelector(target);
        if (!element) return [];
        const backgrounds = backgroundsOf(element);
        if (!backgrounds) return [`${target}: no background color`];
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const contrast = Math.min(
          ...backgrounds.map((background) => {
            const [one, other] = [luminance(over(colorOf(color), background)), luminance(background)];
            return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
          }),
        );
        const size = Number.parseFloat(fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        return contrast >= (isLarge ? leastOfLarge : least) ? [] : [`${target}: ${contrast.toFixed(2)}`];
      });
    },
    { targets: selectors, least: MIN_CONTRAST, leastOfLarge: MIN_CONTRAST_OF_LARGE_TEXT },
  );
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'CSS pixels wider than the window').toBeLessThanOrEqual(0);
}
