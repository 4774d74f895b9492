/** A host that sends hostile answers, or is slow. */
import { messages } from '../../../src/booker/messages.ts';
import { loadPlan, tablesWithSeats } from '../../support/fixtureVenues.ts';
import { expect, holdResponse, recordPosts, test } from '../hostTest.ts';

const tablesForTwo = tablesWithSeats('beach-camp', 2);

test('a hostile description runs no code', { tag: '@desktop' }, async ({ visit, page, expectErrors }) => {
  // The content security policy reports what the sanitizer would let pass.
  expectErrors.push('Content Security Policy');
  const room = loadPlan('beach-camp').areas[0]!.rooms.find(({ beds }) => beds === 2)!;
  const hostile = {
    ...room,
    category_name: 'Line',
    available: true,
    room_description:
      '<b>By the sea</b><img src=x onerror="window.hacked=1"><svg onload="window.hacked=1"></svg><style>body{display:none}</style><a href="javascript:window.hacked=1">x</a>',
  };
  const json = [{ id: 1, name: 'Lines', rooms: [hostile] }];
  await page.route('**/api/reservations/tables?*', (route) => route.fulfill({ json }));
  const visitor = await visit('beach-camp');
  await visitor.fillAndGoToTables();
  await visitor.tap(room.name);
  const card = visitor.cards.first();
  await expect(card).toContainText('By the sea');
  await expect(card.locator('b, strong').filter({ hasText: 'By the sea' })).toHaveCount(1);
  await expect(
    card.locator('svg[onload], style, script, [onerror], a[href^="javascript"]'),
    'nothing active is left',
  ).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test(
  'neither Back nor a tap changes a reservation that is being sent',
  { tag: '@phone' },
  async ({ visit, page, expectReservations }) => {
    const posts = recordPosts(page);
    const visitor = await visit('beach-camp');
    const [first, second] = tablesForTwo as [string, string];
    await visitor.fillAndGoToTables({ guests: '4' });
    await visitor.tap(first);
    await visitor.tap(second);
    await visitor.acceptTerms();
    const release = await holdResponse(page, '/reservation');
    await visitor.makeReservation.click();
    await expect(visitor.makeReservation).toHaveAttribute('aria-busy', 'true');
    await page.goBack();
    await expect(visitor.heading(messages.tablesHeading)).toBeVisible();
    await visitor.tap(second);
    await expect(visitor.alerts).toBeVisible();
    await expect(visitor.cards).toHaveCount(2);
    release();
    await visitor.expectConfirmation();
    await expect(page.getByText(messages.joinNames([first, second]))).toBeVisible();
    expect(posts.at(-1)?.body['selected_tables']).toHaveLength(2);
    await expectReservations(1);
  },
);
