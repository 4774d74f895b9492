/** Where every state of the booking page has a problem. `STRETCH=130` measures with each text as long as this percentage. */
import type { Locator } from '@playwright/test';
import { messages } from '../../src/booker/messages.ts';
import { TENANTS } from '../support/fixtureVenues.ts';
import { Visitor } from '../support/visitor.ts';
import { expect, test as base } from '../e2e/hostTest.ts';
import { findProblems } from './findProblems.ts';
import { JOURNEYS } from './journeys.ts';
import type { TextOptions } from './layout.config.ts';
import { problemsOfLongTexts } from './stretchTexts.ts';

const DEFAULT_FONT_SIZE_PX = 16;
const STRETCH = process.env['STRETCH'];

const test = base.extend<TextOptions>({ textSize: [100, { option: true }] });

/** Large text may push a control below the end of the window, where scrolling brings it into sight. */
async function isWithinReach(action: Locator): Promise<boolean> {
  const isOnTop = (): Promise<boolean> =>
    action.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isInside = left >= -1 && top >= -1 && left + width <= innerWidth + 1 && top + height <= innerHeight + 1;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return isInside && hit !== null && element.contains(hit);
    });
  if (await isOnTop()) return true;
  const scroll = await action.page().evaluate(() => window.scrollY);
  await action.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const isReached = await isOnTop();
  await action.page().evaluate((top) => window.scrollTo(0, top), scroll);
  return isReached;
}

for (const tenant of TENANTS)
  for (const [name, journey] of Object.entries(JOURNEYS))
    test(`nothing overlaps, is cut off or out of reach: ${tenant}, ${name}`, async ({
      page,
      host,
      hasTouch,
      textSize,
    }, info) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      const client = await page.context().newCDPSession(page);
      const standard = (DEFAULT_FONT_SIZE_PX * textSize) / 100;
      await client.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
      const visitor = new Visitor(page, tenant, hasTouch);
      await journey({
        page,
        visitor,
        hostUrl: host.url,
        async open() {
          // Not `load`: a journey may hold back code that the page loads in advance.
          await page.goto(`${host.url}/v/${tenant}`, { waitUntil: 'domcontentloaded' });
          await visitor.heading(messages.formHeading).waitFor();
        },
        async at(state, action) {
          await page.evaluate(async () => {
            await document.fonts.ready;
            await new Promise((resolve) => {
              requestAnimationFrame(() => requestAnimationFrame(resolve));
            });
            await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
          });
          const problems = STRETCH
            ? await problemsOfLongTexts(page, Number(STRETCH))
            : await page.evaluate(findProblems);
          expect.soft(problems, state).toEqual([]);
          if (action)
            expect.soft(await isWithinReach(action), `${state}: ${String(action)} is within reach`).toBe(true);
          for (const colorScheme of ['dark', 'light'] as const) {
            await page.emulateMedia({ colorScheme });
            await info.attach(`${state}, ${colorScheme}`, { body: await page.screenshot(), contentType: 'image/png' });
          }
        },
      });
    });
