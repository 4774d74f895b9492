/** Publishing next to other people: another owner, and guests who have reserved. */
import { publishingMessages } from '../../../src/editor/publishing/messages.ts';
import { tableFieldLabels } from '../../../src/editor/panels/inspector/messages.ts';
import type { Room } from '../../../src/domain/plan/plan.ts';
import { Owner } from '../../support/owner.ts';
import { Visitor } from '../../support/visitor.ts';
import { expectAccessible } from '../accessibility.ts';
import { editorAddress, expect, publishedPlan, test } from '../editorTest.ts';

const roomsOf = (plan: { areas: { rooms: Room[] }[] }): Room[] => plan.areas.flatMap(({ rooms }) => rooms);

test.describe('publishing', () => {
  // The host refuses a call of one owner because of the other's draft, and the browser logs that.
  test.use({ expectErrors: ['status of 412', 'status of 409'] });

  test(
    'asks which of two drafts to keep, and shows how they differ',
    { tag: '@desktop' },
    async ({ openEditor, page, host, context }) => {
      const first = await openEditor('beach-camp');
      const second = new Owner(await context.newPage());
      await second.page.goto(editorAddress(host, 'beach-camp'));
      await second.waitForPlan();
      await first.selectTables(['Line 1']);
      await first.setField(tableFieldLabels.seats, 5);
      await expect(page.getByText(publishingMessages.draft.saved)).toBeVisible();
      await second.selectTables(['Line 2']);
      await second.setField(tableFieldLabels.seats, 6);
      await second.page.getByRole('button', { name: publishingMessages.draft.conflict }).click();
      const choice = second.dialog(publishingMessages.draft.title);
      await expect(choice).toContainText('Line 1');
      await expectAccessible(second.page);
      await choice.getByRole('button', { name: publishingMessages.draft.mine }).click();
      await expect(choice).toBeHidden();
      await expect(second.page.getByText(publishingMessages.draft.saved)).toBeVisible();
    },
  );

  test(
    'merges with what another owner has published, and loses nothing',
    { tag: '@desktop' },
    async ({ openEditor, page, host, browser }) => {
      const first = await openEditor('beach-camp');
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const second = new Owner(await context.newPage());
      await second.page.goto(editorAddress(host, 'beach-camp'));
      await second.waitForPlan();
      const before = roomsOf(await publishedPlan(page.request, host, 'beach-camp'));

      await first.selectTables(['Line 1']);
      await first.setField(tableFieldLabels.seats, 5);
      await first.selectTables(['Line 3']);
      await first.setField(tableFieldLabels.seats, 7);
      await first.publish('Ada');
      await first.expectPublished(1);

      await second.selectTables(['Line 1']);
      await second.setField(tableFieldLabels.seats, 6);
      await second.selectTables(['Line 2']);
      await second.setField(tableFieldLabels.name, 'Palm 2');
      await second.publish('Ben');
      const merge = second.dialog(publishingMessages.merging.title);
      await expect(merge).toContainText(
        publishingMessages.merging.publishedBy({ version: 1, by: 'Ada', when: undefined }),
      );
      await expect(merge.getByRole('group')).toHaveCount(1);
      await expectAccessible(second.page);
      await merge
        .getByRole('group', { name: 'Line 1' })
        .getByRole('radio', { name: new RegExp(`^${publishingMessages.merging.theirs}`) })
        .check();
      await merge.getByRole('button', { name: publishingMessages.merging.merge }).click();
      await second.confirmPublish();
      await second.expectPublished(2);

      const changes: Record<string, Partial<Room>> = {
        'Line 1': { beds: 5 },
        'Line 3': { beds: 7 },
        'Line 2': { name: 'Palm 2' },
      };
      expect(roomsOf(await publishedPlan(page.request, host, 'beach-camp'))).toEqual(
        before.map((room) => ({ ...room, ...changes[room.name] })),
      );
      await context.close();
    },
  );

  test(
    'removes a reserved table only after the owner has accepted it',
    { tag: '@desktop' },
    async ({ openEditor, page, host, context }) => {
      const visitorPage = await context.newPage();
      await visitorPage.goto(`${host.url}/v/beach-camp`);
      await new Visitor(visitorPage, 'beach-camp', false).reserve('Line 4');
      await visitorPage.close();
      const publishedNames = async (): Promise<string[]> =>
        roomsOf(await publishedPlan(page.request, host, 'beach-camp')).map(({ name }) => name);

      const owner = await openEditor('beach-camp');
      await owner.selectTables(['Line 4']);
      await owner.focusPlan();
      await owner.press('Delete');
      await owner.publish('Ada');
      const impact = owner.dialog(publishingMessages.affectedReservations({ count: 1 }));
      await expect(impact.getByRole('listitem')).toContainText(`Line 4 ${publishingMessages.impactReasons.removed}`);
      await expectAccessible(page);
      expect(await publishedNames()).toContain('Line 4');
      await impact.getByRole('button', { name: publishingMessages.accept }).click();
      await owner.expectPublished(1);
      await expectAccessible(page);
      expect(await publishedNames()).not.toContain('Line 4');
    },
  );
});
