/** Guests whom the browser knows: nothing is kept until they ask for it, then the plan comes first, until they end it. */
import type { Page } from '@playwright/test';
import { english as beside } from '../../../src/booker/beside/english.ts';
import { english } from '../../../src/booker/returning/english.ts';
import { createMessages } from '../../../src/domain/messages.ts';
import { messages } from '../../../src/booker/messages.ts';
import { tablesWithSeats } from '../../support/fixtureVenues.ts';
import { ADA, Visitor } from '../../support/visitor.ts';
import { expectAccessible, expectNoSidewaysScroll, expectTargetSizes } from '../accessibility.ts';
import { TODAY, expect, test } from '../hostTest.ts';

const texts = createMessages(english, english, 'en');
const [first, second] = tablesWithSeats('beach-camp', 2) as [string, string];
const kept = (page: Page): Promise<string[]> => page.evaluate(() => Object.values(localStorage));
const remember = (page: Page) => page.getByRole('switch', { name: texts.remember });
const forget = (page: Page) => page.getByRole('button', { name: texts.forget });
/** The plan, which is prepared behind the form, has it too. */
const line = (page: Page) => page.getByText(texts.forGuest({ name: ADA.firstName }), { exact: true }).first();

test(
  'a guest who asks to be remembered reserves again in four taps, and can be forgotten',
  { tag: ['@phone', '@own-host'] },
  async ({ visit, page, expectReservations }) => {
    const visitor = await visit('beach-camp');
    await expect(remember(page)).toHaveCount(0);
    await visitor.fillAndGoToTables();
    await visitor.tap(first);
    await visitor.acceptAndReserve();
    expect(await kept(page)).toEqual([]);
    await expect(remember(page)).not.toBeChecked();
    await remember(page).tap();
    await expect(forget(page)).toBeVisible();
    expect((await kept(page)).map((text) => JSON.parse(text) as unknown)).toEqual([
      { firstName: ADA.firstName, lastName: ADA.lastName, email: ADA.email, countryCode: '+94', phone: ADA.phone },
    ]);
    await expectAccessible(page);
    await expectTargetSizes(page);

    const later = await page.context().newPage();
    const again = new Visitor(later, 'beach-camp', true);
    let taps = 0;
    await later.exposeFunction('countTap', () => (taps += 1));
    await later.addInitScript("addEventListener('pointerdown', () => window.countTap(), true)");
    await later.goto(page.url());
    await expect(again.heading(messages.tablesHeading)).toBeVisible();
    await again.waitForPlan();
    await expect(line(later)).toBeVisible();
    await expectAccessible(later);
    await expectNoSidewaysScroll(later);
    await again.tap(second);
    await again.acceptAndReserve();
    await expectReservations(2);
    expect(taps).toBeGreaterThan(0);
    expect(taps).toBeLessThanOrEqual(4);

    await again.button(messages.startAgain).tap();
    await expect(line(later)).toBeVisible();
    await expect(again.field(messages.date)).toHaveValue(TODAY);
    await expect(later.getByLabel(messages.email)).toHaveCount(0);
    await again.button(texts.change).tap();
    await expect(again.field(messages.firstName)).toBeFocused();
    await expect(again.field(messages.email)).toHaveValue(ADA.email);
    await expect(remember(later)).toBeChecked();
    await expectAccessible(later);
    await forget(later).tap();
    await expect(later.getByText(texts.forgotten)).toBeVisible();
    expect(await kept(later)).toEqual([]);
    await expect(again.field(messages.email)).toHaveValue('');

    await later.goto(page.url());
    await expect(again.heading(messages.formHeading)).toBeVisible();
    await expect(again.field(messages.email)).toHaveValue('');
  },
);

test(
  'a browser without storage offers nothing, and one that keeps nonsense shows the form',
  { tag: ['@phone', '@own-host'] },
  async ({ visit, page, host }) => {
    await page.addInitScript(() => {
      if (location.search === '?blocked')
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('', 'SecurityError');
          },
        });
      else localStorage.setItem('tidetable:guest:beach-camp', '{"firstName": 5}');
    });
    const visitor = await visit('beach-camp');
    await expect(visitor.heading(messages.formHeading)).toBeVisible();
    await expect(visitor.field(messages.firstName)).toHaveValue('');
    await page.goto(`${host.url}/v/beach-camp?blocked`);
    await visitor.fillAndGoToTables();
    await visitor.tap(first);
    await visitor.acceptAndReserve();
    await expect(visitor.button(messages.startAgain)).toBeVisible();
    // Both parts are loaded together.
    await expect(page.getByRole('heading', { name: beside.title })).toBeVisible();
    await expect(remember(page)).toHaveCount(0);
  },
);
