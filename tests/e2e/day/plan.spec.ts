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

const tablesOf = async (day: DayPlanPage, name: string): Promise<readonly string[] | undefined> =>
  (await day.state()).parties.find((party) => party.name === name)?.tables;

dayTest('seats guests who walk in with two taps @desktop', async ({ day }) => {
  const [room] = day.rooms;
  await day.press(messages.guests({ count: 2 }));
  await day.tapTable(room!.id);
  expect(day.taps).toBe(2);
  await expect
    .poll(async () => (await day.state()).parties.map(({ tables, status }) => [tables, status]))
    .toEqual([[[String(room!.id)], 'seated']]);
});

dayTest('moves a party with a long press and a tap, and by dragging it @desktop', async ({ day, page }) => {
  const [one, other, third] = day.rooms.filter(({ beds }) => beds === day.rooms[0]!.beds);
  await day.act({ type: 'add', name: 'Anna', guests: 2, time: 10 * 60 + 30, tables: [String(one!.id)] });
  await expect(page.getByRole('button', { name: new RegExp(`^${one!.name}.*Anna`) })).toBeAttached();
  const at = await day.middleOf(one!.id);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await expect(page.getByText(messages.dropOnTable)).toBeVisible();
  await page.mouse.up();
  day.taps++;
  await expect(page.getByText(messages.tapTable)).toBeVisible();
  await day.tapTable(other!.id);
  expect(day.taps).toBe(2);
  await expect.poll(() => tablesOf(day, 'Anna')).toEqual([String(other!.id)]);

  const from = await day.middleOf(other!.id);
  const to = await day.middleOf(third!.id);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(page.getByText(messages.moveTo({ table: third!.name }))).toBeVisible();
  await page.mouse.up();
  await expect.poll(() => tablesOf(day, 'Anna')).toEqual([String(third!.id)]);
  await page.getByRole('button', { name: messages.undo }).last().click();
  await expect.poll(() => tablesOf(day, 'Anna')).toEqual([String(other!.id)]);
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
