/** Step 2: choosing tables on the plan. */
import { planOf, tableNamed, tablesFor } from '../../support/visitor.ts';
import { expect, test } from '../hostTest.ts';

test('a tap adds, a second tap releases; no table can be added once the seats suffice', async ({ visit, page }) => {
  const visitor = await visit('beach-camp');
  const [two, other] = tablesFor('beach-camp', 2);
  await visitor.fill();
  await visitor.goToTables();
  await page.evaluate(() =>
    document.addEventListener('tidetable:select', (event) => {
      const log = ((window as unknown as { chosen?: unknown[] }).chosen ??= []);
      log.push((event as CustomEvent).detail);
    }),
  );
  await visitor.tap(two!);
  await expect(visitor.cards).toHaveCount(1);
  await visitor.tap(other!);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(visitor.cards).toHaveCount(1);
  await visitor.tap(two!);
  await expect(visitor.cards).toHaveCount(0);
  const id = tableNamed('beach-camp', two!).id;
  expect(await page.evaluate(() => (window as unknown as { chosen?: unknown[] }).chosen)).toEqual([
    { id, selected: true },
    { id, selected: false },
  ]);
});

test('several tables are added until they seat the party', async ({ visit }) => {
  const visitor = await visit('beach-camp');
  await visitor.fill({ guests: '5' });
  await visitor.goToTables();
  const [first, second, third] = tablesFor('beach-camp', 2);
  await visitor.tap(first!);
  await visitor.tap(second!);
  await visitor.acceptTerms();
  await expect(visitor.makeReservation).toBeDisabled();
  await visitor.tap(third!);
  await expect(visitor.cards).toHaveCount(3);
  await expect(visitor.makeReservation).toBeEnabled();
});

for (const tenant of ['beach-camp', 'island-terrace']) {
  test(`${tenant}: a table with 12 seats needs five guests`, async ({ visit, page }) => {
    const visitor = await visit(tenant);
    const large = tablesFor(tenant, 12)[0]!;
    const phone = tenant === 'beach-camp' ? '771234567' : '81234567890';
    await visitor.fill({ guests: '4', phone });
    await visitor.goToTables();
    await visitor.tap(large);
    await expect(page.getByRole('alert').filter({ hasText: /^Minimum 5 guests to book 12 pax table$/ })).toBeVisible();
    await expect(visitor.cards).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit Reservation' }).click();
    await visitor.fill({ guests: '5', phone });
    await visitor.goToTables();
    await visitor.tap(large);
    await expect(visitor.cards).toHaveCount(1);
  });
}

test('MAKE RESERVATION needs terms and tables', async ({ visit }) => {
  const visitor = await visit('beach-camp');
  await visitor.fill();
  await visitor.goToTables();
  await expect(visitor.makeReservation).toBeDisabled();
  await visitor.acceptTerms();
  await expect(visitor.makeReservation).toBeDisabled();
  await visitor.tap(tablesFor('beach-camp', 2)[0]!);
  await expect(visitor.makeReservation).toBeEnabled();
  await visitor.page.getByRole('checkbox', { name: /Terms and Conditions/ }).uncheck();
  await expect(visitor.makeReservation).toBeDisabled();
});

for (const way of ['Edit Reservation', 'Back'] as const) {
  test(`${way} returns to the form, which is kept, and clears the tables`, async ({ visit, page }) => {
    const visitor = await visit('beach-camp');
    const address = page.url();
    await visitor.fill({ guests: '3', time: '10:15 AM' });
    await visitor.goToTables();
    expect(page.url()).toBe(address);
    await visitor.tap(tablesFor('beach-camp', 4)[0]!);
    await expect(visitor.cards).toHaveCount(1);
    if (way === 'Back') await page.goBack();
    else await page.getByRole('button', { name: 'Edit Reservation' }).click();
    await expect(page.getByRole('heading', { name: 'Reservation Information' })).toBeFocused();
    expect(page.url()).toBe(address);
    await expect(visitor.field('First Name')).toHaveValue('Ada');
    await expect(visitor.field('Guest')).toHaveValue('3');
    await expect(visitor.field('Time')).toHaveValue('10:15 AM');
    await visitor.goToTables();
    await expect(visitor.cards).toHaveCount(0);
  });
}

test('Stage Couch says until when it is available, and the host holds to it', async ({ visit, page, expectErrors }) => {
  expectErrors.push('422');
  const visitor = await visit('beach-camp');
  await visitor.fill({ time: '06:00 PM' });
  await visitor.goToTables();
  await visitor.tap('Stage Couch');
  await expect(visitor.cards.first()).toContainText(/6:00 PM|6 ?pm/i);
  await visitor.acceptTerms();
  await visitor.makeReservation.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Stage Couch' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Edit Reservation' }).click();
  await visitor.fill({ time: '05:45 PM' });
  await visitor.goToTables();
  await visitor.tap('Stage Couch');
  await visitor.acceptTerms();
  await visitor.makeReservation.click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
});

test('the whole plan is in view at first, each table clear of what floats over it', async ({ visit }) => {
  const visitor = await visit('beach-camp');
  await visitor.fill();
  await visitor.goToTables();
  expect(await visitor.obscuredTables()).toEqual([]);
});

test('a table chosen from the list is seen above the open sheet, wherever it stands on the plan', async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const visitor = await visit('beach-camp');
  await visitor.fill();
  await visitor.goToTables();
  const fitted = await visitor.viewport();
  const lowest = tablesFor('beach-camp', 2).toSorted(
    (one, other) => tableNamed('beach-camp', other).coordinates.y - tableNamed('beach-camp', one).coordinates.y,
  )[0]!;
  const toggle = page.getByRole('button', { name: 'Your tables' });
  await toggle.click();
  await expect(page.getByLabel('Find a table')).toBeInViewport({ ratio: 1 });
  await visitor.waitForPlan();
  expect(await visitor.viewport(), 'opening the sheet moves nothing').toEqual(fitted);
  await visitor.tableButton(lowest).click();
  await visitor.waitForPlan();
  expect(await visitor.isTapTarget(await visitor.pointOf(lowest))).toBe(true);
  await toggle.click();
  await expect.poll(() => visitor.viewport(), 'the closed sheet gives the plan its place back').toEqual(fitted);
  expect(await visitor.obscuredTables()).toEqual([]);
});

/** The table nearest to the middle of a plan: it is still in view when the visitor has zoomed in. */
function tableInTheMiddle(tenant: string): string {
  const plan = planOf(tenant);
  const apart = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): number =>
    Math.hypot(x + width / 2 - plan.width / 2, y + height / 2 - plan.height / 2);
  return plan.areas
    .flatMap((area) => area.rooms)
    .toSorted((one, other) => apart(one.coordinates) - apart(other.coordinates))[0]!.name;
}

test('zoom: pinch, drag, buttons and fit; a tap after a drag or a pinch selects nothing', async ({
  visit,
  page,
  hasTouch,
}) => {
  const visitor = await visit('beach-camp');
  await visitor.fill();
  await visitor.goToTables();
  const fitted = await visitor.viewport();
  if (hasTouch) {
    await visitor.pinch(60, 220);
    expect((await visitor.viewport()).scale).toBeGreaterThan(fitted.scale * 2);
  } else {
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await visitor.waitForPlan();
    expect((await visitor.viewport()).scale).toBeGreaterThan(fitted.scale);
  }
  await page.getByRole('button', { name: 'Fit', exact: true }).click();
  await visitor.waitForPlan();
  const again = await visitor.viewport();
  expect(again.scale).toBeCloseTo(fitted.scale, 3);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await visitor.waitForPlan();
  const before = await visitor.viewport();
  await visitor.drag(await visitor.pointOf(tableInTheMiddle('beach-camp')), { x: 60, y: 40 });
  expect(await visitor.viewport()).not.toEqual(before);
  await expect(visitor.cards).toHaveCount(0);
  for (let press = 0; press < 20; press++) await page.getByRole('button', { name: 'Zoom out' }).click();
  await visitor.waitForPlan();
  expect((await visitor.viewport()).scale).toBeGreaterThan(fitted.scale * 0.5);
  for (let press = 0; press < 30; press++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await visitor.waitForPlan();
  expect(Number.isFinite((await visitor.viewport()).scale)).toBe(true);
  expect((await visitor.viewport()).scale).toBeLessThan(fitted.scale * 60);
});

test('the view is kept over date and guests; a new reservation begins with the whole plan', async ({ visit, page }) => {
  const visitor = await visit('beach-camp');
  await visitor.fill();
  await visitor.goToTables();
  const fitted = await visitor.viewport();
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await visitor.viewport()).scale).toBeCloseTo(fitted.scale * 1.6 ** 3, 3);
  const near = await visitor.viewport();
  await page.getByRole('button', { name: 'Edit Reservation' }).click();
  await visitor.field('Guest').selectOption('3');
  await visitor.goToTables();
  expect(await visitor.viewport()).toEqual(near);
  await visitor.tableButton(tablesFor('beach-camp', 4)[0]!).press('Enter');
  await visitor.acceptTerms();
  await visitor.makeReservation.click();
  await page.getByRole('button', { name: 'Make another reservation' }).click();
  await visitor.goToTables();
  expect((await visitor.viewport()).scale).toBeCloseTo(fitted.scale, 3);
});

test('two quick taps on a table choose and release it, and never zoom', async ({ visit }) => {
  const visitor = await visit('beach-camp');
  await visitor.fill();
  await visitor.goToTables();
  const name = tablesFor('beach-camp', 2)[0]!;
  const before = await visitor.viewport();
  const point = await visitor.pointOf(name);
  await visitor.tapAt(point);
  await visitor.tapAt(point);
  await visitor.waitForPlan();
  await expect(visitor.cards).toHaveCount(0);
  expect((await visitor.viewport()).scale).toBe(before.scale);
});

test('the list finds a table, tells its state and acts by the same rules', async ({ visit, page }) => {
  const visitor = await visit('beach-camp');
  await visitor.fill();
  await visitor.goToTables();
  const [first, second] = tablesFor('beach-camp', 2);
  await expect(visitor.tableButton(first!)).toHaveAccessibleName(new RegExp(`^${first}.*2 seats`));
  await visitor.tableButton(first!).press('Enter');
  await expect(visitor.tableButton(first!)).toHaveAttribute('aria-pressed', 'true');
  await visitor.tableButton(second!).press('Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(visitor.tableButton(second!)).toHaveAttribute('aria-pressed', 'false');
});

test('a long tap shows a table and selects nothing; its card chooses it, and a move of the plan closes it', async ({
  visit,
  page,
  hasTouch,
}) => {
  const visitor = await visit('beach-camp');
  await visitor.fill();
  await visitor.goToTables();
  const name = tableInTheMiddle('beach-camp');
  const card = page.getByRole('dialog', { name, exact: true });
  const client = await page.context().newCDPSession(page);
  const hold = async (): Promise<void> => {
    await visitor.waitForPlan();
    const point = await visitor.pointOf(name);
    if (hasTouch) await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    else {
      await page.mouse.move(point.x, point.y);
      await page.mouse.down();
    }
    await expect(card).toBeVisible();
    if (hasTouch) await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    else await page.mouse.up();
  };
  await hold();
  await expect(card).toContainText(`${tableNamed('beach-camp', name).beds} seats`);
  await expect(visitor.cards).toHaveCount(0);
  const box = (await card.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width);
  await page.getByRole('heading', { name: 'Table Selection' }).click();
  await expect(card).toHaveCount(0);
  await hold();
  await visitor.drag(await visitor.pointOf(name), { x: 40, y: 30 });
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Fit', exact: true }).click();
  await hold();
  await card.getByRole('button', { name: 'Choose' }).click();
  await expect(visitor.cards).toHaveCount(1);
  await expect(card).toHaveCount(0);
});
