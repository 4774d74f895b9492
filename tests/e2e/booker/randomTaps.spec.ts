/**
 * Taps on random tables in random views of two small phones, each off its target by a finger's error. After a change of
 * the map, tap more often: `TAPS=400 npx playwright test -c tests/e2e/playwright.config.ts randomTaps`.
 */
import { messages } from '../../../src/booker/messages.ts';
import type { Room } from '../../../src/domain/plan/plan.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import { SEED, loadPlan } from '../../support/fixtureVenues.ts';
import { viewAtRest } from '../../support/planView.ts';
import { expect, test } from '../hostTest.ts';
import { pointOf } from '../stageQuestions.ts';

const TAPS = Number(process.env['TAPS'] ?? 24);
/** The most guests of the beach camp. */
const GUESTS = 6;
const TAPS_PER_VIEW = 4;
/** The error of a finger, an axis. */
const ERROR_PX = 6;
/** Who has not chosen a table by then gives up. */
const MAX_TAPS = 5;
const MAX_GIVEN_UP = 0.02;

type Selection = { readonly id: number | string; readonly selected: boolean };
type Recorder = { selections: Selection[] };

for (const [width, height] of [
  [320, 568],
  [360, 740],
] as const)
  // The taps compare ids as numbers, which the other host writes as text.
  test(
    `no finger on a phone of ${width} pixels chooses another table than it means`,
    { tag: ['@phone', '@own-host'] },
    async ({ visit, page }) => {
      test.setTimeout(60_000 + TAPS * 3_000);
      const random = seededRandom(SEED + width);
      const error = (): number => ERROR_PX * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
      const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const visitor = await visit('beach-camp');
      await visitor.fillAndGoToTables({ guests: String(GUESTS) });
      await page.evaluate(() => {
        const selections: Selection[] = [];
        Object.assign(window, { selections });
        addEventListener('tidetable:select', (event) => selections.push((event as CustomEvent<Selection>).detail));
      });
      const rooms = loadPlan('beach-camp').areas.flatMap((area) => area.rooms);
      const chosen = new Set<number>();
      const wrong: string[] = [];
      const givenUp: string[] = [];
      for (let tap = 0; tap < TAPS; tap += 1) {
        if (tap % TAPS_PER_VIEW === 0) {
          await visitor.moveView(messages.fit);
          await visitor.pressQuickly(messages.zoomIn, Math.floor(random() * 4));
          await viewAtRest(page);
          const { x, y, width: across, height: down } = (await visitor.plan.boundingBox())!;
          const middle = { x: x + across / 2, y: y + down / 2 };
          await visitor.drag(middle, { x: (random() - 0.5) * across, y: (random() - 0.5) * down * 0.6 });
        }
        const isFull = rooms.reduce((seats, { id, beds }) => seats + (chosen.has(id) ? beds : 0), 0) >= GUESTS;
        const pool = isFull ? rooms.filter(({ id }) => chosen.has(id)) : rooms;
        const inReach = async (): Promise<Room[]> => {
          const obscured = new Set(await visitor.obscuredTables());
          return pool.filter(({ name }) => !obscured.has(name));
        };
        let tables = await inReach();
        if (tables.length === 0) {
          await visitor.moveView(messages.fit);
          tables = await inReach();
        }
        const table = pick(tables);
        let events: Selection[] = [];
        let view = await viewAtRest(page);
        for (let count = 0; count < MAX_TAPS && events.length === 0; count += 1) {
          const { x, y } = await pointOf(page, table);
          await visitor.tapAt({ x: x + error(), y: y + error() });
          // The choice is told within the tap, and a movement of the view begins in the next frame.
          await page.evaluate(
            () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
          );
          view = await viewAtRest(page);
          events = await page.evaluate(() => (window as unknown as Recorder).selections.splice(0));
        }
        const expected = { id: table.id, selected: !chosen.has(table.id) };
        if (events.length === 0) givenUp.push(`${table.name} at ${view.published}`);
        else if (JSON.stringify(events) !== JSON.stringify([expected]))
          wrong.push(`tap ${tap} at ${view.published} on ${table.name}: ${JSON.stringify(events)}`);
        for (const { id, selected } of events) chosen[selected ? 'add' : 'delete'](Number(id));
      }
      expect(wrong, `of ${TAPS} choices`).toEqual([]);
      expect(givenUp.length, givenUp.join(', ')).toBeLessThanOrEqual(Math.ceil(MAX_GIVEN_UP * TAPS));
    },
  );
