/** What a screen reader hears: the texts that appear in the live regions of a page. */
import type { Page } from '@playwright/test';

/**
 * Starts to record the texts of alerts and status messages. Returns a function that reads them, in the order in which
 * they appeared. A text that is already there is not recorded until it changes.
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announcements: string[] = [];
    const lastTexts = new WeakMap<Element, string>();
    const read = (isFirst: boolean): void => {
      for (const region of document.querySelectorAll('[role="alert"], [role="status"], output, [aria-live]')) {
        const text = region.textContent.trim();
        if (!isFirst && text !== '' && text !== (lastTexts.get(region) ?? '')) announcements.push(text);
        lastTexts.set(region, text);
      }
    };
    read(true);
    new MutationObserver(() => read(false)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(window, { announcements });
  });
  return () => page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
}
