/** Checks that every page must pass. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Result } from 'axe-core';
import { type Page, expect } from '@playwright/test';

/** The least contrast of text, and of text of at least 24 px, or 18.66 px in bold (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;
const MIN_CONTRAST_OF_LARGE_TEXT = 3;
const MAX_ATTEMPTS = 3;

/**
 * Fails if axe finds a violation, or can't decide about anything but the contrast of a text, naming the rule and the
 * elements. Where axe can't tell the contrast, since another layer covers a part of the text or lies around it, the
 * colors themselves are measured: what is covered has no contrast of its own, and shows once it is scrolled to.
 */
export async function expectAccessible(page: Page, inapplicableRules: readonly string[] = []): Promise<void> {
  // No page has frames, so that axe needs no second page. Describing the elements that pass would take half of the
  // time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations', 'incomplete'] })
    .disableRules([...inapplicableRules]);
  const describe = (results: readonly Result[]): string[] =>
    results.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  let results = await axe.analyze();
  const undecided = (): Result[] => results.incomplete.filter(({ id }) => id !== 'color-contrast');
  // It can't decide about what is rendered anew while it looks.
  for (let attempt = 1; undecided().length > 0 && attempt < MAX_ATTEMPTS; attempt += 1) results = await axe.analyze();
  expect(results.passes.length).toBeGreaterThan(0);
  expect(describe(results.violations)).toEqual([]);
  expect(describe(undecided()), 'what axe can’t decide').toEqual([]);
  const texts = results.incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
  expect(await lowContrasts(page, texts), 'contrasts that axe can’t measure').toEqual([]);
}

/** Checks the page in light and in dark colors. */
export async function expectAccessibleInBothThemes(
  page: Page,
  inapplicableRules: readonly string[] = [],
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, inapplicableRules);
  }
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
