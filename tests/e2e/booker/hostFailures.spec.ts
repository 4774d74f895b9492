/** A host that sends hostile answers, is slow, or reserves the table for somebody else. */
import { messages } from '../../../src/booker/messages.ts';
import { loadPlan, tablesWithSeats } from '../../support/fixtureVenues.ts';
import { recordAnnouncements } from '../../support/announcements.ts';
import { Visitor } from '../../support/visitor.ts';
import { expect, holdResponse, mockResponse, recordPosts, test } from '../hostTest.ts';

const TABLES_PATH = '/api/reservations/tables';
const tablesForTwo = tablesWithSeats('beach-camp', 2);

test.describe('a lost race', () => {
  test.use({ expectErrors: ['422'] });

  // By our host's stream of events.
  test(
    'is seen and announced before the reservation is sent: one visitor takes what another has selected',
    { tag: ['@desktop', '@own-host'] },
    async ({ visit, page, host, browser }) => {
      const visitor = await visit('beach-camp');
      const [lost, kept] = tablesForTwo as [string, string];
      await visitor.fillAndGoToTables({ guests: '4' });
      await visitor.tap(lost);
      await visitor.tap(kept);
      const loads: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === TABLES_PATH) loads.push(request.url());
      });
      const announcements = await recordAnnouncements(page);
      const context = await browser.newContext();
      const other = new Visitor(await context.newPage(), 'beach-camp', false);
      await other.page.goto(`${host.url}/v/beach-camp`);
      await other.fillAndGoToTables();
      await other.tap(lost);
      await other.acceptAndReserve();
      await expect(visitor.cards).toHaveCount(1);
      await expect(visitor.cards.first()).toContainText(kept);
      await expect(visitor.tableButton(lost)).toHaveAttribute('aria-disabled', 'true');
      await expect(
        page
          .getByText(messages.tablesLost({ names: [lost], hasOthers: true, namesCount: [lost].length }))
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      expect(await announcements()).toContain(
        messages.tablesLost({ names: [lost], hasOthers: true, namesCount: [lost].length }),
      );
      expect(loads).toEqual([]);
      await context.close();
    },
  );
});

test('a hostile description runs no code', { tag: '@desktop' }, async ({ visit, page, expectErrors }) => {
  // The content security policy reports what the sanitizer would let pass.
  expectErrors.push('Content Security Policy');
  const room = loadPlan('beach-camp').areas[0]!.rooms.find(({ beds }) => beds === 2)!;
  await mockResponse(page, TABLES_PATH, {
    json: [
      {
        id: 1,
        name: 'Lines',
        rooms: [
          {
            ...room,
            category_name: 'Line',
            available: true,
            room_description:
              '<b>By the sea</b><img src=x onerror="window.hacked=1"><svg onload="window.hacked=1"></svg><style>body{display:none}</style><a href="javascript:window.hacked=1">x</a>',
          },
        ],
      },
    ],
  });
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
