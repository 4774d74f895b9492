/** A place for a season: from the owner's list to its holder, to a guest on a day that is given back, and to the year after. */
import { englishMail as mail } from '../../src/server/messages/english.ts';
import { messages } from '../../src/settings/messages.ts';
import { reserveByCall } from '../support/reservations.ts';
import { expectAccessible } from './accessibility.ts';
import { editorAddress, expect, test } from './editorTest.ts';

const { season, sections } = messages;
const LIST = `name,email,telephone,place,from,to,paid
Anna Rossi,anna@example.com,,Line 3,2026-11-20,2026-12-20,yes
Luca Neri,,0771234567,Line 99,2026-11-20,2026-12-20,no`;

test('a holder gives a day back, somebody else gets it, and the place is kept for the next season @desktop', async ({
  page,
  host,
  context,
}) => {
  await page.goto(editorAddress(host, 'beach-camp').replace('/editor/', '/settings/'));
  await page.getByRole('link', { name: sections.season }).click();
  await page.getByLabel(season.rows, { exact: true }).fill(LIST);
  await page.getByRole('button', { name: season.importNow }).click();
  const wrong = season.row({ row: 3, name: 'Luca Neri', problem: season.problems.place });
  await expect(page.getByText(wrong)).toBeVisible();
  await page.getByLabel(season.rows, { exact: true }).fill(LIST.replace('Line 99', 'Line 4'));
  await page.getByRole('button', { name: season.importNow }).click();
  await expect(page.getByText(season.assigned({ count: 2 }))).toBeVisible();
  await expect(page.getByLabel(season.rows, { exact: true })).toHaveValue('');
  await expectAccessible(page);

  const holdersPage = async (index: number): Promise<string> => {
    await page
      .getByRole('button', { name: `${season.showLink}: Line 3 · Anna Rossi` })
      .nth(index)
      .click();
    return page.getByLabel(season.link).inputValue();
  };
  const holder = await context.newPage();
  await holder.goto(await holdersPage(0));
  await holder.getByLabel(mail.season_from).fill('2026-11-25');
  await holder.getByRole('button', { name: mail.season_give }).click();
  await expect(holder.getByRole('status')).toHaveText(mail.season_given);
  await expectAccessible(holder);
  expect(await reserveByCall(host.url, { table: 'Line 3', date: '25.11.2026' })).toMatchObject({ success: true });
  await holder.reload();
  await expect(holder.getByText(mail.season_resold)).toBeVisible();
  await expect(holder.getByRole('button', { name: mail.season_take })).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: season.renewNow({ count: 2 }) }).click();
  await expect(page.getByText(season.offered({ count: 2 }))).toBeVisible();
  await holder.goto(await holdersPage(1));
  await holder.getByRole('button', { name: mail.season_accept }).click();
  await expect(holder.getByRole('status')).toHaveText(mail.season_accepted);
  await page.reload();
  await expect(page.getByText(/2027 to .*2027 · Not paid$/)).toBeVisible();
});
