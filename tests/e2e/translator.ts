/** What the translator of a browser does to a page, for the tests of whether the page bears it. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Texts that stood beside something else when they were translated. */
    textsBeside?: string[];
  }
}

/**
 * Translates the page from its next loading on, as Chrome and Safari do: each text, also one that comes later, gives way
 * to two `font` elements that hold another. Its words stay, so that drivers find them.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const beside: string[] = [];
    window.textsBeside = beside;
    const untranslated = 'head, script, style, noscript, textarea, [translate=no], [contenteditable]';
    const translated = new WeakSet<Node>();
    const translateText = (text: Text): void => {
      const parent = text.parentElement;
      if (!parent || translated.has(parent) || text.data.trim() === '' || parent.closest(untranslated)) return;
      // React does not look into the HTML of a description.
      const isAlone = parent.childNodes.length === 1 || parent.matches('.booker-description, .gallery-description');
      const isOfReact = Object.keys(parent).some((key) => key.startsWith('__reactFiber'));
      if (isOfReact && !isAlone) beside.push(parent.outerHTML);
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data);
      outer.append(inner);
      translated.add(inner);
      text.replaceWith(outer);
    };
    const translateAll = (node: Node): void => {
      const texts = node instanceof Text ? [node] : [];
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translateText);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        [...addedNodes, ...(target instanceof Text ? [target] : [])].forEach(translateAll);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** Returns the texts that stood beside something else, where React may remove or change them for itself. */
export const textsBeside = (page: Page): Promise<string[] | undefined> => page.evaluate(() => window.textsBeside);
