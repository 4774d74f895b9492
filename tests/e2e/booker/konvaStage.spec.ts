/** The map of the booking page is its Konva stage. */
import { TENANTS } from '../../support/fixtureVenues.ts';
import { probeStage } from '../../support/stageProbe.ts';
import { expect, test } from '../hostTest.ts';
import { type Room, askEvents, askStage } from '../stageQuestions.ts';

// A desktop of ratio 1, and a phone whose bitmaps are as large as they get.
test.use({
  bypassCSP: true,
  deviceScaleFactor: ({ hasTouch }, use) => use(hasTouch ? 3 : 1),
  // Firefox obeys the policy all the same, and names the style that Playwright adds for a picture.
  expectErrors: ['sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA='],
});

for (const tenant of TENANTS) {
  test(
    `Konva draws, moves and hits the tables of ${tenant}`,
    // The other host writes coordinates as text, which these questions don't read.
    { tag: ['@both', '@own-host'] },
    async ({ visit, page, callsOf, hasTouch: touch }) => {
      const visitor = await visit(tenant, '?inspect');
      const app = page.locator('#app');
      const key = (await app.getAttribute('data-key'))!;
      const date = (await app.getAttribute('data-default-date'))!;
      const answer = await page.request.get(`${callsOf(tenant)}/api/reservations/tables`, {
        params: { key, date, guests: 6 },
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
      });
      const rooms = ((await answer.json()) as { rooms: Room[] }[]).flatMap((area) => area.rooms);
      await visitor.fillAndGoToTables({ guests: '6' });
      const probe = await probeStage(page);
      const chosen = await askEvents({ page, probe, rooms, touch });
      await expect(visitor.cards).toHaveCount(chosen.length);
      await expect.soft
        .poll(() => probe.evaluate((stage) => stage.selected()), { timeout: 5_000, message: 'selected nodes' })
        .toEqual(chosen.map(({ id }) => String(id)).toSorted());
      await askStage({ page, probe, rooms, touch });
    },
  );
}
