/** Reservations by keyboard alone, at 400% zoom, without motion, and in the colors of the system. */
import type { Locator, Page } from '@playwright/test';
import { countSeats, messages } from '../../../src/booker/messages.ts';
import { recordAnnouncements } from '../../support/announcements.ts';
import { tablesWithSeats } from '../../support/fixtureVenues.ts';
import { ADA } from '../../support/visitor.ts';
import { expectAccessibleInForcedColors, expectNoSidewaysScroll } from '../accessibility.ts';
import { expect, test } from '../hostTest.ts';

const [tableForTwo = '', nextTable = ''] = tablesWithSeats('beach-camp', 2);
/** More controls than any step has. */
const MAX_TABS = 60;

/** Records each time that the focus falls back to the page for longer than a few frames. Returns what had it before. */
async function watchFocus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const lost: string[] = [];
    let last = '';
    let frames = 0;
    const look = (): void => {
      const focused = document.activeElement;
      if (focused && focused !== document.body) {
        last = focused.getAttribute('aria-label') ?? focused.id;
        frames = 0;
      } else if (last !== '') {
        frames += 1;
        if (frames === 4) lost.push(last);
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { lost });
  });
  return () => page.evaluate(() => (window as unknown as { lost: string[] }).lost);
}

test(
  'the keyboard alone makes a reservation: the focus is never lost, and each change is announced once',
  { tag: '@desktop' },
  async ({ visit, page, expectReservations }) => {
    const visitor = await visit('beach-camp');
    const lostFocus = await watchFocus(page);
    const tabTo = async (control: Locator): Promise<void> => {
      for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
        await page.keyboard.press('Tab');
        if (!(await control.evaluate((element) => element === document.activeElement))) continue;
        await expect(control).toHaveCSS('outline-style', /solid|auto/);
        return;
      }
      throw new Error(`no Tab reaches ${String(control)}`);
    };
    const typeInto = async (label: string, text: string): Promise<void> => {
      await tabTo(visitor.field(label));
      await page.keyboard.type(text);
    };
    await tabTo(visitor.field(messages.guest));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await typeInto(messages.firstName, ADA.firstName);
    await typeInto(messages.email, ADA.email);
    await typeInto(messages.phone, ADA.phone);
    await tabTo(visitor.selectTable);
    await page.keyboard.press('Enter');
    await visitor.waitForPlan();
    await expect(visitor.heading(messages.tablesHeading)).toBeFocused();

    const announced = await recordAnnouncements(page);
    await tabTo(page.locator('[data-row="0"]'));
    for (const key of ['ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(visitor.tableButton(tableForTwo)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(visitor.cards).toHaveCount(1);
    await page.keyboard.press('i');
    await expect(page.getByRole('dialog', { name: nextTable })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(visitor.tableButton(nextTable)).toBeFocused();
    await tabTo(visitor.terms);
    await page.keyboard.press('Space');
    await expect(visitor.makeReservation).toBeEnabled();
    // It is announced after the button is enabled.
    await expect.poll(async () => (await announced()).at(-1)).toBe(messages.ready);
    const inStep = await announced();
    await tabTo(visitor.makeReservation);
    await page.keyboard.press('Enter');
    await expect(visitor.heading(messages.thanks)).toBeFocused();
    expect(inStep).toEqual([
      `${messages.tableSelected({ table: tableForTwo, count: countSeats(2, 2) })} ${messages.missingTerms}`,
      `${messages.tableReleased({ table: tableForTwo, count: countSeats(0, 2) })} ${messages.missingSeats({ more: 2, selected: 0 })}`,
      `${messages.tableSelected({ table: nextTable, count: countSeats(2, 2) })} ${messages.missingTerms}`,
      messages.ready,
    ]);
    expect(await lostFocus()).toEqual([]);
    await expectReservations(1);
  },
);

/** 1,280 × 1,024 at a zoom of 400%. */
test(
  'at a zoom of 400% no step scrolls sideways, and a reservation succeeds',
  { tag: '@desktop' },
  async ({ visit, page, expectReservations }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const visitor = await visit('beach-camp');
    await expectNoSidewaysScroll(page);
    await visitor.fill();
    await visitor.selectTable.click();
    await visitor.waitForPlan();
    await expectNoSidewaysScroll(page);
    await visitor.button(messages.yourTables).click();
    await visitor.tableButton(tableForTwo).click();
    await visitor.acceptAndReserve();
    await expectNoSidewaysScroll(page);
    await expectReservations(1);
  },
);

test('nothing moves by itself under reduced motion', { tag: '@phone' }, async ({ visit, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const visitor = await visit('beach-camp');
  await page.evaluate(() => {
    const moved = new Set<string>();
    const name = (event: Event): string => `${event.type} of ${(event.target as Element).className}`;
    for (const type of ['animationstart', 'transitionrun'])
      document.addEventListener(type, (event) => {
        const [animation] = (event.target as Element).getAnimations();
        if (Number(animation?.effect?.getComputedTiming().endTime ?? 0) > 10) moved.add(name(event));
      });
    Object.assign(window, { moved });
  });
  await visitor.fillAndGoToTables();
  const views = await page.evaluate(async () => {
    const plan = document.querySelector<HTMLElement>('[data-testid="plan"]')!;
    const canvas = plan.querySelector('canvas')!;
    document.querySelector<HTMLElement>('.booker-zoom button:last-child')!.click();
    const seen = new Set<string>();
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame);
      const { left, top, width } = canvas.getBoundingClientRect();
      seen.add(`${left} ${top} ${width}`);
    }
    return seen.size;
  });
  expect(views, 'places of the plan after Zoom in').toBeLessThanOrEqual(2);
  await visitor.tap(tableForTwo);
  await visitor.button(messages.yourTables).click();
  await visitor.button(messages.yourTables).click();
  await visitor.acceptAndReserve();
  expect(await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])).toEqual([]);
});

test.describe('forced colors', () => {
  test.use({ expectErrors: ['422'] });

  test(
    'fields with errors, selected tables and floating parts can be told apart',
    { tag: '@phone' },
    async ({ visit, page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      const visitor = await visit('beach-camp');
      await visitor.selectTable.click();
      await expect(visitor.field(messages.firstName)).toHaveAttribute('aria-invalid', 'true');
      await visitor.field(messages.notes).focus();
      await expectAccessibleInForcedColors(page);
      await visitor.fillAndGoToTables();
      await visitor.tap(tableForTwo);
      await expectAccessibleInForcedColors(page);
    },
  );
});
