/** Step 2: selecting tables on the plan and in the list. */
import { messages } from '../../../src/booker/messages.ts';
import { tableNamed, tablesWithSeats } from '../../support/fixtureVenues.ts';
import { expect, test } from '../hostTest.ts';

type SelectEvents = { selectEvents: unknown[] };

const tablesForTwo = tablesWithSeats('beach-camp', 2);

test(
  'a tap selects, a second tap releases without a zoom, and no tap adds a table once the seats suffice',
  { tag: '@both' },
  async ({ visit, page }) => {
    const visitor = await visit('beach-camp');
    const [table, other] = tablesForTwo;
    await visitor.fillAndGoToTables();
    await page.evaluate(() => {
      const events: unknown[] = [];
      Object.assign(window, { selectEvents: events });
      // Ids come as they were received: from some hosts as text.
      document.addEventListener('tidetable:select', (event) => {
        const { id, selected } = (event as CustomEvent<{ id: number | string; selected: boolean }>).detail;
        events.push({ id: Number(id), selected });
      });
    });
    await visitor.tap(table!);
    await expect(visitor.cards).toHaveCount(1);
    await visitor.tap(other!);
    await expect(visitor.alerts).toBeVisible();
    await expect(visitor.cards).toHaveCount(1);
    await visitor.tap(table!);
    await expect(visitor.cards).toHaveCount(0);
    const { id } = tableNamed('beach-camp', table!);
    const events = (): Promise<unknown[]> => page.evaluate(() => (window as unknown as SelectEvents).selectEvents);
    const selectAndRelease = [
      { id, selected: true },
      { id, selected: false },
    ];
    expect(await events()).toEqual(selectAndRelease);

    // Two quick taps are no double tap. For a finger the table is large enough.
    const { x, y } = await visitor.pointOf(table!);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -1_000);
    await visitor.waitForPlan();
    const before = await visitor.view();
    const point = await visitor.pointOf(table!);
    await visitor.tapAt(point);
    await visitor.tapAt(point);
    await expect.poll(events).toEqual([...selectAndRelease, ...selectAndRelease]);
    await visitor.waitForPlan();
    await expect(visitor.cards).toHaveCount(0);
    expect((await visitor.view()).scale).toBe(before.scale);
  },
);

test(
  'where a finger may mean several tables, a magnifier shows them, and the next tap chooses the one that it is on',
  { tag: '@phone' },
  async ({ visit, page }) => {
    const visitor = await visit('beach-camp');
    await visitor.fillAndGoToTables();
    const magnifier = page.getByRole('dialog', { name: messages.magnifier });
    const before = await visitor.view();
    const [one, other] = [await visitor.pointOf('Beanbag 4'), await visitor.pointOf('Beanbag 8')];
    const between = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    const open = async (): Promise<void> => {
      await visitor.tapAt(between);
      await expect(magnifier).toBeFocused();
    };
    await open();
    await expect(visitor.cards).toHaveCount(0);
    const panel = (await magnifier.boundingBox())!;
    expect(panel.y + panel.height).toBeLessThan(between.y);
    for (const button of await magnifier.getByRole('button').all()) {
      const { width, height } = (await button.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await visitor.drag(between, { x: 0, y: 40 });
    await expect(magnifier).toBeHidden();
    await visitor.moveView(messages.fit);

    await open();
    // The focus stays in it, though the browser sends mouse events to the plan after a tap.
    await page.keyboard.press('Tab');
    await expect(magnifier.getByRole('button').first()).toBeFocused();
    await visitor.tapAt(await visitor.pointOf('Beanbag 4'));
    await expect(magnifier).toBeHidden();
    await expect(visitor.cards).toHaveText(/Beanbag 4/);
    expect(await visitor.view()).toEqual(before);
  },
);

test('a swipe that begins on a button over the plan does not go back', { tag: '@phone' }, async ({ visit, page }) => {
  const visitor = await visit('beach-camp');
  await visitor.fillAndGoToTables();
  await page.evaluate(() => {
    const ends: string[] = [];
    Object.assign(window, { ends });
    for (const name of ['pointerup', 'pointercancel']) document.addEventListener(name, () => ends.push(name), true);
  });
  const { x, y } = (await visitor.button(messages.legend).boundingBox())!;
  await visitor.drag({ x: x + 8, y: y + 8 }, { x: 240, y: -40 });
  // A browser that scrolled, or went back, would take the finger.
  await expect.poll(() => page.evaluate(() => (window as unknown as { ends: string[] }).ends)).toEqual(['pointerup']);
  await expect(visitor.makeReservation).toBeVisible();
});

test(
  'a table selected in the list is scrolled into view above the open sheet',
  { tag: '@phone' },
  async ({ visit, page }) => {
    const visitor = await visit('beach-camp');
    await visitor.fillAndGoToTables();
    const fitted = await visitor.view();
    const lowest = tablesForTwo.toSorted(
      (a, b) => tableNamed('beach-camp', b).coordinates.y - tableNamed('beach-camp', a).coordinates.y,
    )[0]!;
    const toggle = visitor.button(messages.yourTables);
    await toggle.click();
    await expect(page.getByLabel(messages.find)).toBeInViewport({ ratio: 1 });
    await visitor.waitForPlan();
    expect(await visitor.view(), 'the opening sheet does not move the plan').toEqual(fitted);
    expect(await visitor.isTapTarget(await visitor.pointOf(lowest)), 'the sheet covers the lowest table').toBe(false);
    await visitor.tableButton(lowest).click();
    await visitor.waitForPlan();
    expect(await visitor.isTapTarget(await visitor.pointOf(lowest))).toBe(true);
    await toggle.click();
    await visitor.waitForPlan();
    // The sheet is taller with a choice than before, and the plan makes room for it.
    expect(await visitor.isTapTarget(await visitor.pointOf(lowest))).toBe(true);
    expect((await visitor.view()).scale, 'the choice does not shrink the plan').toBe(fitted.scale);
  },
);

test(
  'the plan is whole at first, with no table covered, and Fit brings it back',
  { tag: '@both' },
  async ({ visit }) => {
    const visitor = await visit('beach-camp');
    await visitor.fillAndGoToTables();
    expect(await visitor.obscuredTables()).toEqual([]);
    const fitted = await visitor.view();
    await visitor.moveView(messages.zoomIn);
    expect((await visitor.view()).scale).toBeGreaterThan(fitted.scale);
    await visitor.moveView(messages.fit);
    expect((await visitor.view()).scale).toBeCloseTo(fitted.scale, 3);
  },
);

test('the card of a table closes the sheet, which would cover it', { tag: '@phone' }, async ({ visit, page }) => {
  const visitor = await visit('beach-camp');
  await visitor.fillAndGoToTables();
  const toggle = visitor.button(messages.yourTables);
  const card = page.getByRole('dialog');
  const name = tablesForTwo[0]!;
  const openings: Record<string, () => Promise<void>> = {
    finger: () => visitor.hold(name, card),
    key: () => visitor.tableButton(name).press('i'),
  };
  for (const [way, open] of Object.entries(openings))
    await test.step(way, async () => {
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await open();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      // Nothing lies over its button.
      await card.getByRole('button', { name: messages.choose }).click({ trial: true });
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
    });
});
