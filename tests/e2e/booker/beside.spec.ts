/** Friends of a guest: a link to the plan with the guest's place and what is free beside it. */
import { english } from '../../../src/booker/beside/english.ts';
import { messages } from '../../../src/booker/messages.ts';
import { createMessages } from '../../../src/domain/messages.ts';
import { MAIL_TEXTS } from '../../../src/server/messages/messages.ts';
import { tablesWithSeats } from '../../support/fixtureVenues.ts';
import { ADA, Visitor } from '../../support/visitor.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { TOMORROW, expect, test } from '../hostTest.ts';

const texts = createMessages(english, english, 'en');
const words = MAIL_TEXTS.en;
const [first] = tablesWithSeats('beach-camp', 2) as [string];

test(
  'a guest makes a link for friends, who see the place and reserve beside it, and ends the link',
  { tag: ['@phone', '@own-host'] },
  async ({ visit, page, browser }) => {
    const visitor = await visit('beach-camp');
    await visitor.fillAndGoToTables({ date: TOMORROW });
    await visitor.tap(first);
    await visitor.acceptAndReserve();
    await visitor.button(texts.make).tap();
    const link = (await page.getByRole('link', { name: /\/beside\// }).getAttribute('href'))!;
    await expectAccessible(page);

    const context = await browser.newContext({ hasTouch: true, viewport: page.viewportSize() });
    const friendsPage = await context.newPage();
    const friend = new Visitor(friendsPage, 'beach-camp', true);
    await friendsPage.goto(link);
    const dialog = friendsPage.getByRole('dialog', { name: messages.plan });
    await expect(dialog.getByText(texts.friendsAt({ places: first }))).toBeVisible();
    const proposal = (await dialog.getByText(/^Nearest free: /).textContent()) ?? '';
    const nearest = proposal.match(/Line \d+/g) ?? [];
    expect(nearest).toHaveLength(3);
    await expectAccessible(friendsPage);
    await expectNoSidewaysScroll(friendsPage);
    expect(await friendsPage.content()).not.toContain(ADA.firstName);
    await dialog.getByRole('button', { name: messages.closePreview }).tap();
    await expect(friend.field(messages.date)).toHaveValue(TOMORROW);
    await friend.fillAndGoToTables();
    await friendsPage.getByRole('button', { name: messages.suggest({ kind: 'nearest', area: undefined }) }).tap();
    await expect(friend.cards).toHaveCount(1);
    await expect(friend.cards).toContainText(nearest[0]!);
    await friend.acceptAndReserve();

    await page.getByRole('link', { name: messages.manage }).evaluate((element) => element.removeAttribute('target'));
    await page.getByRole('link', { name: messages.manage }).tap();
    await expect(visitor.heading(words.manage_beside)).toBeVisible();
    await expectAccessible(page);
    await visitor.button(words.manage_beside_end).tap();
    await expect(visitor.button(words.manage_beside_make)).toBeVisible();
    await friendsPage.goto(link);
    await expect(friendsPage.getByText(texts.linkEnded)).toBeVisible();
    await expect(friend.heading(messages.formHeading)).toBeVisible();
    await context.close();
  },
);
