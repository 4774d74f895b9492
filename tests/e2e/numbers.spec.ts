/** An owner reads the numbers of the venue, with a keyboard alone, and takes them along. */
import { readFileSync } from 'node:fs';
import { messages } from '../../src/numbers/messages.ts';
import { expectAccessible } from './accessibility.ts';
import { editorAddress, expect, test } from './editorTest.ts';

const { figures, periods } = messages;

test('the numbers page counts a walk-in, in picture, table and file @phone', async ({ page, host }) => {
  const address = editorAddress(host, 'beach-camp').replace('/editor/', '/numbers/');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: messages.newTitle })).toBeVisible();
  await expectAccessible(page);

  const { today, table, status } = await page.evaluate(async () => {
    const date = document.querySelector<HTMLElement>('#app')?.dataset['today'];
    const { plan } = await (await fetch('/api/day/beach-camp/plan')).json();
    const room: { id: number; name: string } = plan.areas[0].rooms[0];
    const action = { type: 'walk_in', guests: 2, tables: [String(room.id)] };
    const seated = await fetch('/api/day/beach-camp/actions', {
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: 'numbers-journey-1', date, action }),
    });
    return { today: date, table: room, status: seated.status };
  });
  expect(status).toBe(200);

  await page.reload();
  const covers = page.getByRole('button', { name: figures.covers });
  await expect(covers).toHaveText(`${figures.covers}2`);
  await expect(covers).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('combobox', { name: messages.period }).selectOption(periods.week);
  const rows = page.getByRole('table', { name: messages.figuresTitle }).getByRole('row');
  await expect(rows).toHaveCount(8);
  await expect(page.getByRole('row', { name: new RegExp(`^${table.name} `) })).toContainText(/^.*\d+%/);
  await page.getByRole('button', { name: figures.walk_ins }).press('Enter');
  await expect(page.getByRole('img', { name: new RegExp(`^${figures.walk_ins}: 1 `) })).toBeVisible();
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: messages.download }).press('Enter');
  const csv = readFileSync(await (await downloading).path(), 'utf8');
  expect(csv).toContain(`covers,${today},${today},,2,`);

  // Another period, that a reload shows again.
  await page.getByRole('combobox', { name: messages.period }).selectOption(periods.other);
  await page.getByLabel(messages.ends.from, { exact: true }).fill('2026-12-31');
  await page.getByLabel(messages.ends.until, { exact: true }).fill('2026-12-01');
  await expect(page.getByRole('alert')).toHaveText(messages.badPeriod);
  await page.getByLabel(messages.ends.from, { exact: true }).fill('2026-11-01');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel(messages.ends.from, { exact: true })).toHaveValue('2026-11-01');
});
