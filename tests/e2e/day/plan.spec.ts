/** The plan of the day in front of a real host: how many taps staff need, what other devices see, and print. */
import { messages } from '../../../src/day/messages.ts';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../editorTest.ts';
import { DayPlanPage, TENANT } from './dayPlanPage.ts';

const dayTest = test.extend<{ day: DayPlanPage }>({
  day: async ({ page, host }, use) => {
    const day = new DayPlanPage(page, host);
    await day.open();
    await use(day);
  },
});

dayTest('blocks an area with ten reservations and moves them all with five taps @desktop', async ({ day, page }) => {
  const area = day.areas.find(({ rooms }) => rooms.length >= 10)!;
  const blocked = new Set(area.rooms.map(({ id }) => String(id)));
  for (const [at, { id }] of area.rooms.slice(0, 10).entries())
    await day.act({ type: 'add', name: `Party ${at}`, guests: 2, time: 19 * 60, tables: [String(id)] });
  await day.press(messages.block);
  const panel = page.getByRole('region', { name: messages.blockTables });
  day.taps++;
  await panel.getByRole('button', { name: area.name, exact: true }).click();
  await day.press(messages.blockReasons.usual[0]);
  await day.press(messages.blockNow({ tables: messages.tables({ count: area.rooms.length }) }));
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10);
  await day.press(messages.blockNow({ tables: messages.tables({ count: area.rooms.length }) }));
  expect(day.taps).toBe(5);
  await expect
    .poll(async () => (await day.state()).blocks.map(({ reason, tables }) => [reason, tables.length]))
    .toEqual([[messages.blockReasons.usual[0], area.rooms.length]]);
  const { parties } = await day.state();
  expect(parties).toHaveLength(10);
  const used = parties.flatMap(({ tables }) => tables);
  expect(used.filter((key) => blocked.has(key))).toEqual([]);
  expect(new Set(used).size, 'no table has two parties').toBe(used.length);
});

dayTest('shows what another device does, and is accessible on every layer @both', async ({ day, page }) => {
  const [room] = day.rooms;
  await day.act({ type: 'walk_in', guests: 2, tables: [String(room!.id)], name: 'Bob' });
  await expect(page.getByRole('button', { name: new RegExp(`^${room!.name}.*Bob`) })).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('button', { name: messages.block, exact: true }).click();
  await expect(page.getByRole('region', { name: messages.blockTables })).toBeVisible();
  await expectAccessible(page);
});

dayTest('shows the wall without names @desktop', async ({ day, page }) => {
  const [room] = day.rooms;
  await day.act({ type: 'walk_in', guests: 2, tables: [String(room!.id)], name: 'Zanzibar' });
  await page.goto(`${day.host.url}/day/${TENANT}/wall`);
  await expect(page.getByText(messages.seatedNow({ seated: 2 }))).toBeVisible();
  await expect(page.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
  expect(await page.content()).not.toContain('Zanzibar');
  await expectAccessible(page);
});

dayTest('prints plan and list on two sheets @desktop', async ({ day, page }) => {
  const [room] = day.rooms;
  await day.act({ type: 'walk_in', guests: 2, tables: [String(room!.id)], name: 'Anna' });
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: messages.menu }).click();
  await page.getByRole('button', { name: messages.print, exact: true }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  // One object for each sheet, and one for their tree.
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Anna').filter({ visible: true })).toHaveCount(1);
});
