/** An evening in front of a real host, on a tablet and on a phone: seat, move, swap, cancel, and stop a mail. */
import { messages } from '../../../src/day/messages.ts';
import type { Party } from '../../../src/domain/day/party.ts';
import { expect, test } from '../editorTest.ts';
import { DayPlanPage } from './dayPlanPage.ts';

const DEVICES = {
  tablet: { viewport: { width: 1024, height: 768 } },
  phone: { viewport: { width: 390, height: 844 } },
} as const;

for (const [device, use] of Object.entries(DEVICES))
  test.describe(device, () => {
    test.use({ ...use, hasTouch: true });

    test('among 40 parties, the host seats, moves, swaps, cancels and stops a mail @desktop', async ({
      page,
      host,
    }) => {
      const day = new DayPlanPage(page, host);
      await day.open();
      // The farthest from the lower end of a phone, where notices lie over the plan for some seconds.
      const tables = day.rooms
        .filter(({ beds }) => beds === 2)
        .toSorted((one, other) => one.coordinates.y - other.coordinates.y)
        .map(({ id }) => String(id));
      const guests = ['Anna', 'Bob', 'Carl', 'Dora'];
      for (const [at, name] of guests.entries())
        await day.act({
          type: 'add',
          name,
          guests: 2,
          time: 10 * 60 + 30,
          tables: [tables[at]!],
          email: `${at}@example.com`,
        });
      // With them it is an evening of 40 parties.
      const later = day.rooms.filter(({ id }) => !tables.slice(0, guests.length).includes(String(id))).slice(0, 36);
      for (const [at, { id, beds }] of later.entries())
        await day.act({
          type: 'add',
          name: `Party ${at}`,
          guests: beds,
          time: 18 * 60 + 15 * (at % 12),
          tables: [String(id)],
        });
      expect((await day.state()).parties).toHaveLength(40);
      const partyOf = async (name: string): Promise<Party> =>
        (await day.state()).parties.find((party) => party.name === name)!;
      const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
      const panel = page.getByRole('region', { name: messages.party, exact: true });
      const show = async (name: string): Promise<void> => {
        await page.getByRole('tab', { name: messages.tabs.list }).click();
        await page
          .getByRole('listitem', { name: new RegExp(`^${name},`) })
          .getByRole('button', { expanded: false })
          .click();
        await expect(panel).toContainText(name);
      };
      const dropOn = async (from: string, to: string): Promise<void> => {
        const [start, end] = [await day.middleOf(Number(from)), await day.middleOf(Number(to))];
        await page.mouse.move(start.x, start.y);
        await page.mouse.down();
        await page.mouse.move(end.x, end.y, { steps: 8 });
        // Long enough to read, and to be taken for a join of the two tables.
        await expect(page.getByText(/ is taken: /).first()).toBeVisible();
        await page.mouse.up();
      };

      // Seated without a step between.
      await show('Anna');
      await panel.getByRole('button', { name: messages.nextSteps.seat, exact: true }).click();
      await expect.poll(async () => (await partyOf('Anna')).status).toBe('seated');

      await panel.getByRole('button', { name: messages.move, exact: true }).click();
      const moving = page.getByRole('region', { name: messages.modes.move({ name: 'Anna' }) });
      await moving.locator('.ui-primary').click();
      await expect.poll(async () => (await partyOf('Anna')).tables).not.toEqual([tables[0]]);

      // A drop on a table that is taken explains, and swaps only if asked.
      await panel.getByRole('button', { name: messages.close }).click();
      await page.getByRole('tab', { name: messages.tabs.plan }).click();
      await dropOn(tables[1]!, tables[2]!);
      await expect(page.getByRole('region', { name: /^Bob stays at / })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('region', { name: /^Bob stays at / })).toBeHidden();
      expect((await partyOf('Bob')).tables).toEqual([tables[1]]);
      await dropOn(tables[1]!, tables[2]!);
      await press(messages.swapWith({ name: 'Carl' }));
      await expect
        .poll(async () => [(await partyOf('Bob')).tables, (await partyOf('Carl')).tables])
        .toEqual([[tables[2]], [tables[1]]]);

      // Canceled, and the mail about it is stopped.
      await show('Dora');
      await panel.getByRole('button', { name: messages.cancelReservation }).click();
      await page.getByRole('dialog').getByRole('button', { name: messages.cancelReservation }).click();
      await panel.getByRole('button', { name: messages.stopMail }).click();
      await expect(panel.getByText(messages.mailWaits)).toBeHidden();
      const dora = await partyOf('Dora');
      await expect.poll(async () => (await day.state()).mails.filter(({ party }) => party === dora.id)).toEqual([]);
    });
  });
