/** Accessibility on small screens, in dark mode, with large text and with a screen reader. */
import { bookingCalls } from '../../../src/api/bookingContract.ts';
import type { Page } from '@playwright/test';
import { loadMessages, messages } from '../../../src/booker/messages.ts';
import { textDirection } from '../../../src/domain/language.ts';
import { loadVenue, tablesWithSeats } from '../../support/fixtureVenues.ts';
import { findProblems } from '../layout/findProblems.ts';
import { JOURNEYS } from '../layout/journeys.ts';
import { problemsOfLongTexts } from '../layout/stretchTexts.ts';
import { Visitor } from '../../support/visitor.ts';
import { expectAccessible, expectNoSidewaysScroll, expectSpeakable, expectTargetSizes } from '../accessibility.ts';
import { startHost } from '../../support/host.ts';
import { NOW, expect, test } from '../hostTest.ts';

test.afterEach(() => loadMessages('en'));

for (const [tenant, colorScheme, language, tag] of [
  ['beach-camp', 'light', 'en', '@both'],
  ['beach-camp', 'dark', 'ar', '@phone'],
  ['island-terrace', 'light', 'en', '@phone'],
  ['island-terrace', 'dark', 'en', '@both'],
] as const) {
  const title = `every step at ${tenant} passes the accessibility rules, ${colorScheme}, in ${language}`;
  test(title, { tag }, async ({ visit, page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await loadMessages(language);
    const visitor = await visit(tenant, `?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('dir', textDirection(language));
    await expectAccessible(page);
    await expectSpeakable(page);
    await visitor.fillAndGoToTables();
    await visitor.tap(tablesWithSeats(tenant, 2)[0]!);
    await expect(visitor.cards).toHaveCount(1);
    await expectAccessible(page);
    await expectSpeakable(page);
    await expectNoSidewaysScroll(page);
    await visitor.acceptAndReserve();
    await expectAccessible(page);
  });
}

test(
  'the slider of times passes the accessibility rules, moves by keys and by a finger, and asks the host for nothing',
  { tag: ['@phone', '@own-host'] },
  async ({ page }) => {
    const venues = { 'beach-camp': { settings: { occupancy: 'stay' } } };
    const host = await startHost({ now: NOW, venues, env: { RATE_LIMIT: '0' } });
    try {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const visitor = new Visitor(page, 'beach-camp', true);
      await page.goto(`${host.url}/v/beach-camp`);
      await visitor.fillAndGoToTables();
      const slider = page.getByRole('slider', { name: messages.time, exact: true });
      await expect(slider).toHaveValue('0');
      await expect(slider).toHaveAttribute('aria-valuetext', /: \d+ tables free for 2 guests/);
      await expectAccessible(page);
      await expectTargetSizes(page);
      await visitor.waitForPlan();
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.url()));
      await slider.press('ArrowRight');
      await expect(slider).toHaveValue('1');
      await expect(slider).toBeFocused();
      const { width, height } = (await slider.boundingBox())!;
      await slider.tap({ position: { x: width / 2, y: height / 2 } });
      await expect(page.locator('.booker-summary')).toContainText(/2:30/);
      expect(calls.filter((url) => url.includes(bookingCalls.tables.path))).toEqual([]);
      await page.getByRole('combobox', { name: messages.guest, exact: true }).selectOption('4');
      await expect(slider).toHaveAttribute('aria-valuetext', /for 4 guests/);
      const day = page.getByRole('combobox', { name: messages.date, exact: true });
      const next = (await day.locator('option').nth(1).textContent())!;
      await day.selectOption({ index: 1 });
      await expect(page.locator('.booker-summary')).toContainText(next);
      await page.getByRole('button', { name: messages.backToTime({ at: messages.formatShortTime(14.5 * 60) }) }).tap();
      await expect(page.locator('.booker-summary')).toContainText(/2:30/);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
    } finally {
      await host.stop();
    }
  },
);

/** The second is a phone across, where the plan has room only beside the sheet. */
for (const [name, tenant, width, height] of [
  ['form', 'beach-camp', 360, 740],
  ['tables', 'island-terrace', 568, 320],
] as const)
  test(
    `in every state of the ${name}, targets are large enough, and nothing is cut off or out of reach`,
    { tag: ['@phone', '@own-host'] },
    async ({ page, host }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const visitor = new Visitor(page, tenant, true);
      const list = page.getByRole('region', { name: messages.list, exact: true });
      await JOURNEYS[name]!({
        page,
        visitor,
        hostUrl: host.url,
        async open() {
          await page.goto(`${host.url}/v/${tenant}`);
          await visitor.heading(messages.formHeading).waitFor();
        },
        at: (state, action) =>
          test.step(state, async () => {
            await expectTargetSizes(page);
            expect(await page.evaluate(findProblems), state).toEqual([]);
            // Firefox leaves out a quarter of a pixel.
            if (name === 'tables' && (await visitor.plan.isVisible()))
              await expect(visitor.plan, state).toBeInViewport({ ratio: 0.999 });
            if (state === 'plan') await expect(list, 'the list below the tables').toBeInViewport();
            await action?.click({ trial: true });
          }),
      });
    },
  );

test('no text is clipped if each is 130% as long', { tag: ['@phone', '@own-host'] }, async ({ visit, page, host }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const visitor = await visit('island-terrace');
  expect(await problemsOfLongTexts(page), 'form').toEqual([]);
  await visitor.fillAndGoToTables();
  expect(await problemsOfLongTexts(page), 'plan').toEqual([]);
  await visitor.button(messages.legend).click();
  expect(await problemsOfLongTexts(page), 'legend').toEqual([]);
  await visitor.button(messages.legend).click();
  await visitor.tap(tablesWithSeats('island-terrace', 2)[0]!);
  await visitor.button(messages.terms).click();
  expect(await problemsOfLongTexts(page), 'terms').toEqual([]);
  await visitor.button(messages.understand).click();
  await visitor.button(messages.yourTables).click();
  expect(await problemsOfLongTexts(page), 'sheet').toEqual([]);
  await visitor.button(messages.yourTables).click();
  await visitor.acceptAndReserve();
  expect(await problemsOfLongTexts(page), 'the end').toEqual([]);
  for (const path of ['/', '/v/beach-camp/terms']) {
    await page.goto(`${host.url}${path}`);
    expect(await problemsOfLongTexts(page), path).toEqual([]);
  }
});

test.describe('styles of the visitor', () => {
  /** Returns the fields of one line whose text is wider than they are. */
  const clippedFields = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')]
        .filter((field) => field.checkVisibility() && field.scrollWidth > field.clientWidth)
        .map(({ id }) => id),
    );

  test('clip no field by text spacing, and nothing shifts the plan', { tag: '@phone' }, async ({ visit, page }) => {
    const visitor = await visit('island-terrace');
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      // Unlike an element's, such a style sheet is not under the page's policy, and neither is a visitor's.
      document.adoptedStyleSheets = [sheet];
    });
    await visitor.fill();
    expect(await clippedFields(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    await visitor.goToTables();
    await expectNoSidewaysScroll(page);
    await visitor.tap(tablesWithSeats('island-terrace', 2)[0]!);
    const scrolled = await visitor.plan.evaluate((plan) => {
      plan.scrollTo(200, 200);
      return [plan.scrollLeft, plan.scrollTop];
    });
    expect(scrolled).toEqual([0, 0]);
  });
});

test('at 200% text size nothing overlaps, and the plan is free to tap', { tag: '@phone' }, async ({ visit, page }) => {
  const visitor = await visit('island-terrace');
  await visitor.fillAndGoToTables();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await visitor.moveView(messages.fit);
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(findProblems)).toEqual([]);
  expect(await visitor.obscuredTables()).toEqual([]);
  await visitor.tap(tablesWithSeats('island-terrace', 2)[0]!);
  await expect(visitor.cards).toHaveCount(1);
  await expect(visitor.makeReservation).toBeInViewport({ ratio: 1 });
  await visitor.acceptAndReserve();
  await expectNoSidewaysScroll(page);
});

test(
  'text fields are at least 16 px, so that phones do not zoom in, and 44 px high',
  { tag: '@phone' },
  async ({ visit, page }) => {
    await visit('island-terrace');
    const fields = await page.locator('input:visible, select:visible, textarea:visible').evaluateAll((elements) =>
      elements.map((element) => ({
        id: element.id,
        isLarge:
          Number.parseFloat(getComputedStyle(element).fontSize) >= 16 && element.getBoundingClientRect().height >= 44,
      })),
    );
    expect(fields.length).toBeGreaterThanOrEqual(9);
    expect(fields.filter(({ isLarge }) => !isLarge)).toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Our host writes the telephone into the page; on a static page, its author does, with an email address.
  test(
    'the page says so, and gives the telephone',
    { tag: ['@phone', '@foreign'] },
    async ({ page, host, isForeign }) => {
      await page.goto(`${host.url}/v/beach-camp`);
      const links = [loadVenue('beach-camp').telephone, ...(isForeign ? ['host@beach-camp.example'] : [])];
      for (const name of links) await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    },
  );
});
