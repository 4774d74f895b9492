/** What axe names or can't measure, looked at in the page. What runs there imports nothing. */
import type { Page } from '@playwright/test';
import type { Result } from 'axe-core';

/** The least contrast of text, and of text of at least 24 px, or 18.66 px in bold (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;
const MIN_CONTRAST_OF_LARGE_TEXT = 3;
/** The rows of tables and of parties, which fingers hit while people walk. */
const ROWS = '.booker-row, .day-card-open';
const MIN_ROW_PX = 44;

/**
 * Names the rules and their elements. What lets pointers through is no target, but axe measures it: the keyboard's twins
 * of the items on the editor's plan are as large as the items.
 */
export async function describeTargets(page: Page, results: readonly Result[]): Promise<string[]> {
  const described = results.map(async ({ id, nodes }) => {
    const targets = nodes.map((node) => node.target.join(' '));
    const left = id === 'target-size' ? await page.evaluate(onlyPointed, targets) : targets;
    return left.length > 0 ? [`${id}: ${left.join(', ')}`] : [];
  });
  return (await Promise.all(described)).flat();
}

export function findLowRows(page: Page): Promise<string[]> {
  return page.evaluate(lowRows, { selector: ROWS, least: MIN_ROW_PX });
}

/** Runs in the page. */
function onlyPointed(selectors: readonly string[]): string[] {
  return selectors.filter((selector) => {
    const element = document.querySelector(selector);
    return element !== null && getComputedStyle(element).pointerEvents !== 'none';
  });
}

/** Runs in the page. */
function lowRows({ selector, least }: { readonly selector: string; readonly least: number }): string[] {
  return [...document.querySelectorAll(selector)].flatMap((row) => {
    const { width, height } = row.getBoundingClientRect();
    const isVisible = width > 0 && height > 0 && getComputedStyle(row).visibility === 'visible';
    return isVisible && height < least ? [`${row.textContent}: ${height}`] : [];
  });
}

/** Measures texts by their selectors. Returns those whose contrast is too low or unknown. */
export function findLowContrasts(page: Page, targets: readonly string[]): Promise<string[]> {
  return page.evaluate(measureContrasts, { targets, least: MIN_CONTRAST, leastOfLarge: MIN_CONTRAST_OF_LARGE_TEXT });
}

type Measured = { readonly targets: readonly string[]; readonly least: number; readonly leastOfLarge: number };

/** Runs in the page. */
function measureContrasts({ targets, least, leastOfLarge }: Measured): string[] {
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
}
