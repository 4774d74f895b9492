/** The booker in pages of other sites: `embed.js` in a frame of another origin. */
import { type Page, expect } from '@playwright/test';
import { bookerIn } from '../../support/languages.ts';
import { messages } from '../../../src/booker/messages.ts';
import { type Point, withFingers } from '../../support/fingers.ts';
import { tablesWithSeats } from '../../support/fixtureVenues.ts';
import { ADA } from '../../support/visitor.ts';
import { expectEmbeddingAccessible } from '../accessibility.ts';
import { expectOnly, recordErrors } from '../hostTest.ts';
import { frameOf, goToTables, reserve, test } from './embedTest.ts';

type Recorded = { readonly events: readonly (readonly [string, Record<string, unknown>])[] };

test.describe.configure({ mode: 'default' });

const tables = tablesWithSeats('beach-camp', 2);

const eventsOf = (page: Page): Promise<Recorded['events']> =>
  page.evaluate(() => (window as unknown as Recorded).events);
const heightOf = (page: Page): Promise<number> =>
  page.locator('tidetable-booker iframe').evaluate((frame) => frame.getBoundingClientRect().height);

test(
  'a plain page gets the booker, its events and a frame as high as the content',
  { tag: '@desktop' },
  async ({ page, context, embedding: { site } }) => {
    const errors = recordErrors(page);
    await page.goto(`${site}/plain`);
    const frame = frameOf(page);
    await expect(frame.getByRole('heading', { name: messages.formHeading })).toBeVisible();
    const content = (): Promise<number> =>
      frame.locator('#app').evaluate((element) => element.getBoundingClientRect().height);
    await expect.poll(async () => (await heightOf(page)) - (await content())).toBeLessThan(8);
    expect((await heightOf(page)) - (await content())).toBeGreaterThanOrEqual(0);
    await expectEmbeddingAccessible(page);
    await goToTables(frame);
    await reserve(frame, tables[0]!);
    await expectEmbeddingAccessible(page);
    const events = await eventsOf(page);
    expect(events.map(([type]) => type)).toEqual(['ready', 'step', 'selected', 'reserved', 'step']);
    expect(events.find(([type]) => type === 'reserved')?.[1]).toEqual({ code: expect.stringMatching(/^\w+$/) });
    expect(JSON.stringify(events)).not.toContain(ADA.email);
    expect(await context.cookies()).toEqual([]);
    expectOnly(errors, []);
  },
);

test(
  'in a page of a content management system with a hostile style sheet, the booker has its width and height',
  { tag: '@phone' },
  async ({ page, embedding: { site } }) => {
    await page.goto(`${site}/wordpress`);
    await expect(frameOf(page).getByRole('heading', { name: messages.formHeading })).toBeVisible();
    expect((await page.locator('tidetable-booker iframe').boundingBox())!.width).toBeGreaterThan(250);
    await expect.poll(() => heightOf(page)).toBeGreaterThan(600);
  },
);

test(
  'under a strict policy the dialog opens, and Escape, Back and its button close it',
  { tag: '@desktop' },
  async ({ page, embedding: { site } }) => {
    const errors = recordErrors(page);
    await page.goto(`${site}/strict`);
    const button = page.getByRole('button', { name: 'Book now' });
    const dialog = page.getByRole('dialog', { name: 'Book now' });
    const form = frameOf(page).getByRole('heading', { name: messages.formHeading });
    await button.click();
    await expect(form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();

    await button.press('Space');
    await expect(form).toBeVisible();
    await goToTables(frameOf(page));
    await page.evaluate(() => history.back());
    await expect(form).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(dialog).toBeHidden();
    await expect(page).toHaveTitle('Strict');

    await button.click();
    await goToTables(frameOf(page));
    await expectEmbeddingAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await button.click();
    await expect(form).toBeVisible();
    await frameOf(page).getByLabel(messages.firstName, { exact: true }).press('Escape');
    await expect(dialog).toBeHidden();
    // Which Firefox asks for, and this policy forbids.
    expectOnly(errors, ['favicon.ico']);
  },
);

test(
  'a dialog that is closed before the host has answered stays at the form',
  { tag: '@desktop' },
  async ({ page, embedding: { site } }) => {
    let answer = (): void => {};
    await page.route('**/reservation/validation', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    await page.goto(`${site}/button`);
    const button = page.getByRole('button', { name: 'Book now' });
    const select = frameOf(page).getByRole('button', { name: messages.selectTable, exact: true });
    await button.click();
    for (const [label, value] of [
      [messages.firstName, ADA.firstName],
      [messages.email, ADA.email],
      [messages.phone, ADA.phone],
    ] as const)
      await frameOf(page).getByLabel(label, { exact: true }).fill(value);
    const asked = page.waitForRequest('**/reservation/validation');
    await select.click();
    await asked;
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(async () => (await eventsOf(page)).at(-1)?.[0]).toBe('closed');
    const answered = page.waitForResponse('**/reservation/validation');
    answer();
    await (await answered).finished();
    await page.unroute('**/reservation/validation');

    await button.click();
    await expect(select).toBeVisible();
    await goToTables(frameOf(page));
    await page.evaluate(() => history.back());
    await expect(select).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Book now' })).toBeVisible();
  },
);

test(
  'in a sandbox without an origin a visitor reserves a table',
  { tag: '@desktop' },
  async ({ page, embedding: { site } }) => {
    await page.goto(`${site}/sandbox`);
    const widget = page.locator('iframe').contentFrame();
    const frame = widget.locator('tidetable-booker iframe').contentFrame();
    await goToTables(frame);
    await reserve(frame, tables[1]!);
  },
);

test(
  'a new step is as high as what the site leaves visible, also when the browser’s bars slide, and starts below its header',
  { tag: '@phone' },
  async ({ page, embedding: { site } }) => {
    await page.goto(`${site}/sticky`);
    const frame = frameOf(page);
    await goToTables(frame);
    const booker = page.locator('tidetable-booker');
    const place = async (): Promise<readonly number[]> => {
      const { y, height } = (await booker.boundingBox())!;
      return [Math.round(y), Math.round(y + height)];
    };
    await expect.poll(place).toEqual([72, 700]);
    await expect(frame.getByTestId('plan')).toBeInViewport();
    for (const height of [684, 740]) {
      await page.setViewportSize({ width: 360, height });
      await expect.poll(place).toEqual([72, height - 40]);
      const foot = await frame.locator('.booker-sheet').boundingBox();
      expect(Math.round(foot!.y + foot!.height)).toBe(height - 40);
    }
    await frame.getByRole('button', { name: messages.edit }).click();
    await expect(frame.getByLabel(messages.firstName, { exact: true })).toBeVisible();
    // Firefox's driver scrolls the page to what it clicks.
    await expect.poll(async () => (await place())[0]).toBe(72);
  },
);

test(
  'on a page that scrolls, a swipe on the plan scrolls the page',
  { tag: '@phone' },
  async ({ page, embedding: { site } }) => {
    await page.goto(`${site}/scrolling`);
    const frame = frameOf(page);
    await goToTables(frame);
    const before = await page.evaluate(() => scrollY);
    const box = (await frame.getByTestId('plan').boundingBox())!;
    const fingerAt = (up: number): Point[] => [{ x: box.x + box.width / 2, y: box.y + box.height / 2 - up }];
    await withFingers(page, async (touch) => {
      await touch('touchStart', fingerAt(0));
      for (let up = 16; up <= 160; up += 16) await touch('touchMove', fingerAt(up));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    });
  },
);

test(
  'the plan opens as a whole in a frame that was as high as the form before',
  { tag: '@phone' },
  async ({ page, embedding: { site } }) => {
    await page.goto(`${site}/scrolling`);
    const frame = frameOf(page);
    await goToTables(frame);
    const plan = frame.getByTestId('plan');
    const viewport = async (): Promise<string | null> => {
      await expect(plan).toHaveAttribute('data-still', 'true');
      return plan.getAttribute('data-viewport');
    };
    const opened = await viewport();
    await frame.getByRole('button', { name: messages.zoomIn }).tap();
    await expect.poll(viewport).not.toBe(opened);
    await frame.getByRole('button', { name: messages.fit, exact: true }).tap();
    await expect.poll(viewport).toBe(opened);
  },
);

test(
  'on a page in Arabic the dialog and the booker have its language and direction',
  { tag: '@phone' },
  async ({ page, embedding: { site } }) => {
    await page.goto(`${site}/arabic`);
    await page.getByRole('button', { name: 'حجز طاولة' }).click();
    const frame = frameOf(page);
    const { formHeading } = bookerIn('ar');
    await expect(frame.getByRole('heading', { name: formHeading })).toBeVisible();
    await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
    const dialog = page.getByRole('dialog', { name: 'حجز طاولة' });
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 });
    const close = dialog.getByRole('button', { name: 'إغلاق' });
    const { x, y, height } = (await close.boundingBox())!;
    expect(x).toBeLessThan(20);
    // It covers nothing of the booker.
    expect((await dialog.locator('iframe').boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
    await close.click();
    await expect(dialog).toBeHidden();
  },
);

/** The page waits for a frame that never says that it is ready. */
const ONCE_REFUSED = { timeout: 30_000 };
test(
  'a page that the venue does not allow gets a link to the booker in place of the frame',
  { tag: '@desktop' },
  async ({ page, embedding: { site, host } }) => {
    await page.goto(`${site}/refused`);
    const link = page.getByRole('link', { name: 'Book a table' });
    const frame = page.locator('tidetable-booker iframe');
    await expect(frame).toBeAttached();
    await expect(frame).toBeHidden();
    await expect(link).toBeVisible(ONCE_REFUSED);
    await expect(link).toHaveAttribute('href', `${host.url}/v/closed-cove`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(frame).toBeHidden();
    expect((await page.locator('tidetable-booker').boundingBox())!.height).toBeLessThan(100);

    await page.goto(`${site}/refused-button`);
    await page.getByRole('button', { name: 'Book a table' }).click();
    const inDialog = page.getByRole('dialog').getByRole('link');
    await expect(inDialog).toBeVisible(ONCE_REFUSED);
    await expect(inDialog).toHaveAttribute('href', `${host.url}/v/closed-cove`);
  },
);

test(
  'a script in the head that arrives after the page puts the booker into it',
  { tag: '@desktop' },
  async ({ page, embedding: { site } }) => {
    await page.route('**/embed.js', async (route) => {
      await page.waitForFunction(() => document.readyState === 'interactive');
      // The event comes in the same task, or in the next one.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      await route.continue();
    });
    await page.goto(`${site}/late`);
    await expect(frameOf(page).getByRole('heading', { name: messages.formHeading })).toBeVisible();
  },
);

test(
  'a reload of the page, and Back to it, keep what was entered in the frame, and a new visit does not',
  { tag: '@desktop' },
  async ({ page, embedding: { site } }) => {
    const frame = frameOf(page);
    const firstName = frame.getByLabel(messages.firstName, { exact: true });
    await page.goto(`${site}/plain`);
    await goToTables(frame);
    await page.reload();
    await expect(frame.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
    await page.goto(`${site}/menu`);
    await page.goBack();
    await expect(frame.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
    await page.goto(`${site}/plain`);
    await expect(firstName).toHaveValue('');

    // The dialog is open again, and Back closes it.
    await page.goto(`${site}/button`);
    const dialog = page.getByRole('dialog', { name: 'Book now' });
    await page.getByRole('button', { name: 'Book now' }).click();
    await firstName.fill(ADA.firstName);
    await expect.poll(() => page.evaluate(() => history.state)).not.toBeNull();
    await page.evaluate(() => history.back());
    await expect(dialog).toBeHidden();
    await page.evaluate(() => history.forward());
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(firstName).toHaveValue(ADA.firstName);
    await page.evaluate(() => history.back());
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  },
);

test(
  'the line works as a module and in a popup that is inserted later, and says what is missing without its attributes',
  { tag: '@desktop' },
  async ({ page, embedding: { site } }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const bookers = page.locator('tidetable-booker');
    await page.goto(`${site}/module`);
    await expect(page.getByRole('button', { name: 'Top' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bottom' })).toBeVisible();
    await expect(bookers).toHaveCount(2);

    await page.goto(`${site}/popup`);
    for (let opened = 0; opened < 2; opened += 1) {
      await page.getByRole('button', { name: 'Open' }).click();
      await expect(frameOf(page).getByLabel(messages.firstName, { exact: true })).toBeVisible();
      await expect(page.locator('#popup').locator(bookers)).toHaveCount(1);
    }
    expect(warnings.filter((text) => text.includes('embed.js'))).toEqual([]);

    await page.goto(`${site}/dropped`);
    await expect.poll(() => warnings.join()).toContain('no script has data-tenant');
    await expect(bookers).toHaveCount(0);
  },
);

test(
  'the host serves the modules with the types that they import',
  { tag: '@desktop' },
  async ({ embedding: { host } }) => {
    const files = new Set(['booker.js', 'react.js', 'booker.d.ts', 'react.d.ts']);
    for (const file of files) {
      const response = await fetch(`${host.url}/embed/${file}`);
      const type = file.endsWith('.js') ? 'application/javascript; charset=utf-8' : 'text/plain; charset=utf-8';
      expect([file, response.status, response.headers.get('content-type')]).toEqual([file, 200, type]);
      for (const [, name] of (await response.text()).matchAll(/from\s*["']\.\/([\w.]+)\.js["']/g))
        files.add(file.endsWith('.js') ? `${name}.js` : `${name}.d.ts`);
    }
    expect([...files]).toEqual(expect.arrayContaining(['element.js', 'bookerElement.d.ts', 'embedEvents.d.ts']));
  },
);
