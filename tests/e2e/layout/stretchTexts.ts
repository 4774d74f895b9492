import type { Page } from 'playwright';
import { type LayoutProblem, findProblems } from './findProblems.ts';

/**
 * Makes every text of the page longer, as another language may. Runs in the page, so it imports nothing. Each text gets
 * more of its own letters, in words as long as its own. Texts without letters, names (`bdi`) and what visitors have
 * entered stay. `window.restoreTexts` undoes it.
 */
export function stretchTexts(percent: number): void {
  const stretched = (text: string): string => {
    const letters = text.trim();
    if (!/\p{L}{2}/u.test(letters)) return text;
    const added = Math.max(1, Math.round((letters.length * (percent - 100)) / 100));
    // Words grow with the text: one word gets longer, a sentence gets more words.
    return /\s/.test(letters)
      ? text.replace(letters, () => `${letters} ${letters.slice(0, added).trim()}`)
      : text.replace(letters, () => letters + letters.slice(0, added).toLowerCase());
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent && !parent.closest('script, style, noscript, option, bdi, textarea, svg, [contenteditable="true"]'))
      nodes.push(node as Text);
  }
  const before = nodes.map((node) => [node, node.data] as const);
  for (const node of nodes) node.data = stretched(node.data);
  Object.assign(window, {
    restoreTexts: () => {
      for (const [node, text] of before) node.data = text;
    },
  });
}

/** Returns the layout problems of the page while its texts are longer. */
export async function problemsOfLongTexts(page: Page, percent = 130): Promise<LayoutProblem[]> {
  await page.evaluate(stretchTexts, percent);
  // What depends on the size of another part follows in the next frames.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  const problems = await page.evaluate(findProblems);
  await page.evaluate(() => (window as unknown as { restoreTexts(): void }).restoreTexts());
  return problems;
}
