/**
 * How many taps it takes to choose a table on a small phone, and how many choose another one. The visitor sees the
 * whole plan and aims at a table; the finger lands 3 to 4 CSS pixels off its center. If that zooms in, the visitor taps
 * again.
 */
import type { Browser } from 'playwright';
import { seededRandom } from '../support/seededRandom.ts';
import { messages } from '../../src/booker/messages.ts';
import { SEED, TENANTS, loadPlan } from '../support/fixtureVenues.ts';
import { startHost } from '../support/host.ts';
import { Visitor } from '../support/visitor.ts';
import { Phone, type Point, launchChromium } from './phone.ts';
import { planBox } from './planBox.ts';
import { report } from './report.ts';

const SCREENS = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
];
const JITTER_PX = { min: 3, max: 4 };
const GUESTS = 4;
const MAX_TAPS_PER_CHOICE = 1.2;
/** A visitor who has tapped this often gives up. */
const MAX_TAPS = 6;
const NOW = '2026-11-23T02:20:00Z';

type Count = { taps: number; choices: number; wrong: number };

/** Collects the tables that are selected or released, in the page. */
const RECORD_SELECTIONS = `
  window.selections = [];
  addEventListener('tidetable:select', ({ detail }) => window.selections.push(detail));
`;

/** Chooses `choices` random tables at a venue, one after the other. */
async function countTaps(
  browser: Browser,
  { url, tenant, screen, choices }: { url: string; tenant: string; screen: (typeof SCREENS)[number]; choices: number },
): Promise<Count> {
  const random = seededRandom(SEED);
  const phone = await Phone.open(browser, { screen, script: RECORD_SELECTIONS });
  const { page } = phone;
  const visitor = new Visitor(page, tenant, true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${url}/v/${tenant}`);
  await visitor.fillAndGoToTables({ guests: String(GUESTS) });
  const rooms = loadPlan(tenant)
    .areas.flatMap((area) => area.rooms)
    .filter(({ beds, available_until }) => beds <= GUESTS && available_until === undefined);
  const count: Count = { taps: 0, choices: 0, wrong: 0 };
  for (let choice = 0; choice < choices; choice++) {
    const room = rooms[Math.floor(random() * rooms.length)];
    if (!room) break;
    await visitor.button(messages.fit).click();
    await phone.settledView();
    await page.evaluate('selections.splice(0)');
    let chosen: readonly { readonly id: number }[] = [];
    for (let tap = 0; tap < MAX_TAPS && chosen.length === 0; tap++) {
      await phone.tap(aimAt(room.coordinates, await phone.settledView(), (await planBox(phone)).origin, random));
      await phone.settledView();
      chosen = await page.evaluate('selections.splice(0)');
      count.taps += 1;
    }
    count.choices += 1;
    if (chosen[0]?.id !== room.id) count.wrong += 1;
    if (chosen[0]) await visitor.tableButton(nameOf(chosen[0].id)).dispatchEvent('click');
  }
  await phone.close();
  return count;

  function nameOf(id: number): string {
    return rooms.find((room) => room.id === id)?.name ?? '';
  }
}

function aimAt(
  { x, y, width, height }: Point & { width: number; height: number },
  view: { scale: number; x: number; y: number },
  origin: Point,
  random: () => number,
): Point {
  const angle = random() * 2 * Math.PI;
  const off = JITTER_PX.min + random() * (JITTER_PX.max - JITTER_PX.min);
  return {
    x: origin.x + view.x + (x + width / 2) * view.scale + off * Math.cos(angle),
    y: origin.y + view.y + (y + height / 2) * view.scale + off * Math.sin(angle),
  };
}

/** Makes `runs` choices at each venue on each screen. */
export async function benchTaps(runs = 100): Promise<boolean> {
  const browser = await launchChromium();
  const host = await startHost({ now: NOW, env: { RATE_LIMIT: '0' } });
  let hasPassed = true;
  for (const screen of SCREENS) {
    const counts: Count[] = [];
    for (const tenant of TENANTS)
      counts.push(await countTaps(browser, { url: host.url, tenant, screen, choices: runs }));
    const total = (part: keyof Count): number => counts.reduce((sum, count) => sum + count[part], 0);
    const isWithinLimits = report(
      `Choosing a table on the whole plan, ${screen.width} × ${screen.height}, ${total('taps')} taps, 3 to 4 px off`,
      [
        {
          name: 'taps per choice',
          unit: 'taps',
          value: total('taps') / total('choices'),
          limit: { max: MAX_TAPS_PER_CHOICE },
        },
        ...counts.map((count, index) => ({
          name: `  ${TENANTS[index] ?? ''}`,
          unit: 'taps',
          value: count.taps / count.choices,
        })),
        { name: 'wrong tables', unit: 'tables', value: total('wrong'), limit: { max: 0 } },
      ],
    );
    hasPassed &&= isWithinLimits;
  }
  await browser.close();
  await host.stop();
  return hasPassed;
}
