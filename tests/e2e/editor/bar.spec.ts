/** The editor's bar on a small laptop: a very long name is cut, and groups of buttons without room are in the menu. */
import type { Page } from '@playwright/test';
import { editorIn } from '../../support/languages.ts';
import { expect, test } from '../editorTest.ts';

/** As long as a venue's name may be. */
const NAME = 'The Grand Weligama Bay Beach Camp, Restaurant and Bar by the Old Fishing Harbour'.slice(0, 80);

const messages = editorIn('de');

test.use({ viewport: { width: 1366, height: 768 }, venueName: NAME });

/** Returns which shown buttons of the bar are cut off or covered, and what overflows. */
function findHiddenParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('.editor-bar')!;
    const problems: string[] = [];
    for (const element of [document.documentElement, document.body, bar, ...bar.querySelectorAll('header > div')])
      if (element.scrollWidth > element.clientWidth) problems.push(`${element.className || element.tagName} overflows`);
    for (const button of bar.querySelectorAll<HTMLElement>('button')) {
      if (!button.checkVisibility({ visibilityProperty: true })) continue;
      const name = button.getAttribute('aria-label') ?? button.textContent;
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      if (right - left < 24) problems.push(`${name} has no room`);
      if ([left + 1, right - 1].some((x) => !button.contains(document.elementFromPoint(x, middle))))
        problems.push(`${name} is covered`);
      if (button.scrollWidth > button.clientWidth) problems.push(`${name} is cut off`);
    }
    return problems;
  });
}

test(
  'the bar shortens a long venue name and cuts off no button, in German',
  { tag: '@desktop' },
  async ({ openEditor, page, host }) => {
    const owner = await openEditor('beach-camp');
    await page.goto(`${host.url}/editor/beach-camp?lang=de`);
    await owner.waitForPlan();
    await owner.focusPlan();
    await owner.press('Control+a', 'ArrowRight');
    // What the bar says about saving takes room.
    await expect(page.locator('.editor-draft-status')).not.toBeEmpty();
    await expect.poll(() => findHiddenParts(page)).toEqual([]);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveAttribute('title', NAME);
    const { width, height } = (await heading.boundingBox())!;
    // One line, of which something can be read.
    expect(width).toBeGreaterThan(60);
    expect(height).toBeLessThan(32);
    expect(await heading.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    // Groups without room are in the menu, and the focus never goes there.
    const bar = page.getByRole('toolbar', { name: messages.actions });
    const shown = await bar.getByRole('button').evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel));
    expect(shown).toHaveLength(9);
    expect(shown.at(-1)).toBe(messages.moreActions);
    await bar.getByRole('button').first().focus();
    const focused = [];
    for (const _ of shown) {
      focused.push(await page.evaluate(() => document.activeElement?.ariaLabel));
      await page.keyboard.press('ArrowRight');
    }
    expect(focused).toEqual(shown);
    await page.getByRole('button', { name: messages.panels, exact: true }).click();
    await expect.poll(() => findHiddenParts(page)).toEqual([]);
    // With room, all are there.
    await page.setViewportSize({ width: 2_000, height: 768 });
    await expect(bar.getByRole('button')).toHaveCount(17);
  },
);
