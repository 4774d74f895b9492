/** Publishing where more than one is at work: another owner, and guests who have reserved. */
import type { Locator, Page } from '@playwright/test';
import type { EditorState } from '../../../src/api/editorContract.ts';
import { Owner } from '../../support/owner.ts';
import { Visitor } from '../../support/visitor.ts';
import { editorAddress, expect, test } from '../editorTest.ts';

const asked = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** Opens the dialog, signs and sends. */
async function publishAs(page: Page, by: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = asked(page, 'Publish the plan');
  await dialog.getByLabel('Who publishes').fill(by);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
}

async function publishedRooms(
  page: Page,
  address: string,
): Promise<Map<string | number, { name: string; beds: number }>> {
  const answer = await page.request.get(`${address}/api/editor/beach-camp`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const { plan } = ((await answer.json()) as EditorState).published;
  return new Map(plan.areas.flatMap(({ rooms }) => rooms).map(({ id, name, beds }) => [id, { name, beds }]));
}

test.describe('publishing', () => {
  // Each is told of the other's draft by a refusal, which the browser notes.
  test.use({ expectErrors: ['status of 412', 'status of 409'] });

  test('the second of two owners sees what the first has changed, chooses, and nothing is lost', async ({
    open,
    page,
    host,
    browser,
  }) => {
    const first = await open('beach-camp');
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const other = await context.newPage();
    await other.goto(editorAddress(host, 'beach-camp'));
    const second = new Owner(other);
    await second.waitForPlan();
    const before = await publishedRooms(page, host.url);
    const idOf = (name: string): string | number => [...before].find(([, room]) => room.name === name)![0];

    await first.selectTables(['Line 1']);
    await first.setField('Seats', 5);
    await first.selectTables(['Line 3']);
    await first.setField('Seats', 7);
    await publishAs(page, 'Ada');
    await expect(asked(page, 'Version 1 is published')).toBeVisible();

    await second.selectTables(['Line 1']);
    await second.setField('Seats', 6);
    await second.selectTables(['Line 2']);
    await second.setField('Name', 'Palm corner');
    await publishAs(other, 'Ben');
    const merging = asked(other, 'Somebody else has published meanwhile');
    await expect(merging).toContainText('Version 1 by Ada');
    await expect(merging.getByRole('group')).toHaveCount(1);
    await merging
      .getByRole('group', { name: 'Line 1' })
      .getByRole('radio', { name: /^Theirs/ })
      .check();
    await merging.getByRole('button', { name: 'Take both together' }).click();
    await asked(other, 'Publish the plan').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(asked(other, 'Version 2 is published')).toBeVisible();

    const after = await publishedRooms(page, host.url);
    expect(after).toEqual(
      new Map(before)
        .set(idOf('Line 1'), { ...before.get(idOf('Line 1'))!, beds: 5 })
        .set(idOf('Line 3'), { ...before.get(idOf('Line 3'))!, beds: 7 })
        .set(idOf('Line 2'), { ...before.get(idOf('Line 2'))!, name: 'Palm corner' }),
    );
    await context.close();
  });

  test('a table that guests have reserved goes only when that is said, guest by guest', async ({
    open,
    page,
    host,
    context,
  }) => {
    const visitors = await context.newPage();
    await visitors.goto(`${host.url}/v/beach-camp`);
    await new Visitor(visitors, 'beach-camp', false).reserve('Line 4');
    await visitors.close();

    const drawer = await open('beach-camp');
    await drawer.selectTables(['Line 4']);
    await drawer.focusPlan();
    await drawer.press('Delete');
    await publishAs(page, 'Ada');
    const promised = asked(page, /^One coming reservation/);
    await expect(promised.getByRole('listitem')).toContainText('Line 4 is gone');
    expect([...(await publishedRooms(page, host.url)).values()].map(({ name }) => name)).toContain('Line 4');
    await promised.getByRole('button', { name: 'Accept these and publish' }).click();
    await expect(asked(page, 'Version 1 is published')).toBeVisible();
    expect([...(await publishedRooms(page, host.url)).values()].map(({ name }) => name)).not.toContain('Line 4');
  });
});
