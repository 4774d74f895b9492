/** A sample of what `npm run test:accessibility` checks of the day page in every language. */
import { expectAccessible, expectAccessibleInForcedColors, expectNoSidewaysScroll } from '../accessibility.ts';
import { findProblems } from '../layout/findProblems.ts';
import { problemsOfLongTexts } from '../layout/stretchTexts.ts';
import { expect, test } from '../editorTest.ts';
import { DAY_WALKS, startWalk } from './dayWalks.ts';

/** The states whose parts and colors differ most, in forced colors too. */
const FORCED: ReadonlySet<string> = new Set(['a step to undo', 'blocking', 'selected bar', 'selected card', 'log']);

/** In the colors and the direction of the text that others don't check. */
for (const [name, language, colorScheme, tag] of [
  ['plan', 'en', 'dark', '@desktop'],
  ['timeline', 'ar', 'light', '@desktop'],
  ['list', 'ar', 'dark', '@phone'],
] as const)
  test(`axe finds nothing in the day, ${name}, in ${language} ${tag}`, async ({ page, host }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    const walk = await startWalk(page, host, language, (state) =>
      test.step(state, async () => {
        await expectAccessible(page);
        if (FORCED.has(state)) await expectAccessibleInForcedColors(page);
        await expectNoSidewaysScroll(page);
      }),
    );
    await DAY_WALKS[name]!(walk);
  });

/** What large text must not do. It may cover a part of the plan, which moves. */
const CUTS: ReadonlySet<string> = new Set(['sideways-scroll', 'off-screen', 'clipped', 'sticks-out']);

for (const view of ['plan', 'list', 'dialogs'])
  test(`with larger text, nothing is cut off or out of reach, ${view} @phone`, async ({ page, host }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    const setTextSize = (size: string): Promise<void> =>
      page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
    const walk = await startWalk(page, host, 'en', (state) =>
      test.step(state, async () => {
        await setTextSize('');
        expect.soft(await problemsOfLongTexts(page), `${state}, each text 130% as long`).toEqual([]);
        await setTextSize('200%');
        // What covers the plan is measured in a later frame.
        await expect
          .poll(async () => (await page.evaluate(findProblems)).filter(({ kind }) => CUTS.has(kind)), {
            message: state,
          })
          .toEqual([]);
        const wide = await page
          .locator('.ui-dialog-body, .day-party, .day-list-scroller')
          .evaluateAll((parts) =>
            parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ className }) => className),
          );
        expect(wide, `${state}: wider than its place`).toEqual([]);
        expect((await page.locator('.day-main').boundingBox())!.height, 'the view keeps its room').toBeGreaterThan(400);
        if (await page.getByRole('dialog').isVisible()) return;
        for (const name of [walk.messages.menu, walk.messages.nextDay])
          await page.getByRole('button', { name, exact: true }).click({ trial: true });
      }),
    );
    await DAY_WALKS[view]!(walk);
  });

/** Phones in landscape. */
for (const [name, width, height] of [
  ['plan', 568, 320],
  ['dialogs', 568, 320],
] as const)
  test(
    `in a window of ${width} × ${height} the view keeps its height beside its controls, ${name}`,
    { tag: '@phone' },
    async ({ page, host }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const walk = await startWalk(page, host, 'en', (state) =>
        test.step(state, async () => {
          expect(await page.evaluate(findProblems), state).toEqual([]);
          // A finger scrolls the page where it does not move the plan.
          const main = (await page.locator('.day-main').boundingBox())!;
          expect(main.height, state).toBeLessThanOrEqual(height - 100);
          const seen = Math.min(main.y + main.height, height) - Math.max(main.y, 0);
          expect(seen, state).toBeGreaterThanOrEqual(120);
          const dialog = page.getByRole('dialog');
          if (await dialog.isVisible()) await dialog.getByRole('button').last().click({ trial: true });
        }),
      );
      await DAY_WALKS[name]!(walk);
    },
  );
