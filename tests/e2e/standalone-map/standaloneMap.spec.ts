/** The standalone map, which draws the availability answer of any host. */
import type { Page } from '@playwright/test';
import type { Stage } from 'konva/lib/Stage.js';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PNG } from 'pngjs';
import { expectAccessible } from '../accessibility.ts';
import { test as base, expect } from '../hostTest.ts';

type Table = { id: number | string; x: number; y: number; available?: boolean };
/** A foreign host: its address, and what it answers. */
type ForeignHost = { address: string; answer: { status: number; body: string; cors: boolean } };

const FREE: Table = { id: 7, x: 0, y: 0 };
const TAKEN: Table = { id: 'b', x: 300, y: 0, available: false };
const OTHER_FREE: Table = { id: 9, x: 150, y: 500 };

const answerWith = (tables: Table[]): string =>
  JSON.stringify([
    {
      id: 1,
      name: 'Beach',
      rooms: tables.map(({ id, x, y, available = true }) => ({
        id,
        room_id: 70,
        name: `Table ${id}`,
        category_name: 'Line',
        room_description: '<p>By the sea</p>',
        beds: '2',
        available: available ? 1 : 0,
        coordinates: { x, y, width: 40, height: 30, text: String(id), color: '#2a9d8f' },
      })),
    },
  ]);

/** A grid of tables with `columns` in a row. */
const grid = (count: number, columns: number, pitch: { x: number; y: number }): Table[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    x: (index % columns) * pitch.x,
    y: Math.floor(index / columns) * pitch.y,
  }));

const test = base.extend<{ foreign: ForeignHost }>({
  foreign: async ({}, use) => {
    const answer = { status: 200, body: answerWith([FREE, TAKEN, OTHER_FREE]), cors: true };
    const server = createServer((_, response) => {
      response
        .writeHead(answer.status, {
          'content-type': 'application/json',
          ...(answer.cors ? { 'access-control-allow-origin': '*' } : {}),
        })
        .end(answer.body);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => {
      server.once('listening', resolve);
    });
    await use({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/answer.json`, answer });
    await new Promise((resolve) => {
      server.close(resolve);
      // A browser may hold a connection that it never uses.
      server.closeAllConnections();
    });
  },
});

const addressOfMap = (hostUrl: string, answer: string): string =>
  `${hostUrl}/gallery/map?answer=${encodeURIComponent(answer)}`;

async function viewOf(page: Page): Promise<{ scale: number; x: number; y: number }> {
  const [scale, x, y] = (await page.getByTestId('plan').getAttribute('data-viewport'))!.split(' ').map(Number);
  return { scale: scale!, x: x!, y: y! };
}

/** Returns the colors that the screen shows in a part of the plan, which is in plan units. */
async function colorsIn(
  page: Page,
  part: { x: number; y: number; width: number; height: number },
): Promise<Set<number>> {
  const view = await viewOf(page);
  const clip = {
    x: Math.ceil(part.x * view.scale + view.x),
    y: Math.ceil(part.y * view.scale + view.y),
    width: Math.floor(part.width * view.scale) - 1,
    height: Math.floor(part.height * view.scale) - 1,
  };
  const { data } = PNG.sync.read(await page.screenshot({ clip }));
  return new Set(Array.from({ length: data.length / 4 }, (_, pixel) => data.readUInt32BE(pixel * 4)));
}

test(
  'shows the whole plan and dispatches what a tap selects and releases',
  { tag: '@both' },
  async ({ page, host, foreign, hasTouch }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(`${addressOfMap(host.url, foreign.address)}&inspect`);
    const plan = page.getByTestId('plan');
    await expect(plan).toHaveAttribute('data-ready', 'true');
    await expect(plan).toHaveAttribute('data-still', 'true');
    await expect(page.getByRole('link', { name: 'Findings' })).toHaveAttribute(
      'href',
      `/gallery?answer=${encodeURIComponent(foreign.address)}`,
    );
    await plan.evaluate((element) => {
      const events: unknown[] = [];
      Object.assign(window, { events });
      document.body.addEventListener('tidetable:select', (event) => {
        const { id, selected } = (event as CustomEvent<{ id: unknown; selected: unknown }>).detail;
        events.push([id, selected, event.target === element]);
      });
    });
    const tap = async ({ x, y }: Table): Promise<void> => {
      const view = await viewOf(page);
      const at = { x: (x + 20) * view.scale + view.x, y: (y + 15) * view.scale + view.y };
      await (hasTouch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
    };
    const events = (): Promise<unknown> => page.evaluate(() => (window as unknown as { events: unknown[] }).events);
    await tap(FREE);
    await tap(OTHER_FREE);
    await tap(TAKEN);
    await tap(FREE);
    const expected = [
      [7, true, true],
      [9, true, true],
      [7, false, true],
    ];
    await expect.poll(events).toEqual(expected);
    await expect
      .poll(() =>
        page.evaluate(() =>
          (window as unknown as { __tidetable: { stage: Stage } }).__tidetable.stage
            .find('.selected')
            .map((node) => node.id()),
        ),
      )
      .toEqual(['9']);
    const before = await viewOf(page);
    await plan.focus();
    await page.keyboard.press('+');
    await expect.poll(async () => (await viewOf(page)).scale).toBeGreaterThan(before.scale);
    await page.keyboard.press('0');
    await expect.poll(() => viewOf(page)).toEqual(before);
    await tap(OTHER_FREE);
    await expect.poll(events).toEqual([...expected, [9, false, true]]);
    expect(complaints).toEqual([]);
    // Nothing stands before the plan that one could skip.
    await expectAccessible(page, ['bypass']);
  },
);

test(
  'shows nothing at first, and after a second that it is loading',
  { tag: '@phone' },
  async ({ page, host, foreign }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    let release = (): void => {};
    const requested = new Promise<void>((resolve) => {
      void page.route(
        (url) => url.href === foreign.address,
        async (route) => {
          await new Promise<void>((resume) => {
            release = resume;
            resolve();
          });
          await route.continue();
        },
      );
    });
    const script = page.waitForResponse((response) => response.url().endsWith('.js'));
    await page.goto(addressOfMap(host.url, foreign.address), { waitUntil: 'commit' });
    await requested;
    await (await script).finished();
    expect(
      await page.evaluate(() => [document.body.innerText.trim(), document.querySelectorAll('canvas, img, svg').length]),
    ).toEqual(['', 0]);
    await expect(async () => {
      // The script may not have run yet.
      await page.clock.runFor(1_000);
      await expect(page.getByRole('status')).toHaveText('Loading the answer…', { timeout: 300 });
    }).toPass();
    await page.clock.resume();
    release();
    await expect(page.getByRole('status')).toHaveCount(0);
    await expect(page.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
  },
);

test(
  'clears tables of the first picture that turn out to be unreadable',
  { tag: '@both' },
  async ({ page, host, foreign }) => {
    const areas = JSON.parse(answerWith(grid(5_000, 50, { x: 100, y: 50 }))) as { rooms: Record<string, unknown>[] }[];
    // Without seats, a room is not a table.
    for (const [index, room] of areas[0]!.rooms.entries())
      if (index % 50 > 20 && index % 50 < 30) room['beds'] = 'many';
    foreign.answer.body = JSON.stringify(areas);
    await page.goto(addressOfMap(host.url, foreign.address));
    const plan = page.getByTestId('plan');
    await expect(plan).toHaveAttribute('data-still', 'true');
    await expect(plan).toHaveCount(1);
    expect((await colorsIn(page, { x: 22 * 100, y: 0, width: 7 * 100, height: 50 * 100 })).size).toBe(1);
    expect((await colorsIn(page, { x: 2 * 100, y: 0, width: 17 * 100, height: 50 * 100 })).size).toBeGreaterThan(1);
    const note = page.getByRole('status');
    await expect(note).toContainText('900 tables can’t be read and are not drawn.');
    await expect(note.getByRole('link')).toHaveAttribute(
      'href',
      `/gallery?answer=${encodeURIComponent(foreign.address)}`,
    );
  },
);

test(
  'draws the edges and numbers of 500 tables before the map is ready',
  { tag: '@desktop' },
  async ({ page, host, foreign }) => {
    foreign.answer.body = answerWith(grid(500, 20, { x: 45, y: 35 }));
    await page.setViewportSize({ width: 1600, height: 1600 });
    await page.goto(addressOfMap(host.url, foreign.address));
    await expect(page.getByTestId('plan')).toHaveAttribute('data-still', 'true');
    // Table 168, clear of its neighbors: a table that is only filled has a single color.
    expect((await colorsIn(page, { x: 7 * 45 + 2, y: 8 * 35 + 2, width: 36, height: 26 })).size).toBeGreaterThan(3);
  },
);

test('leads to the findings of an answer at a relative address', { tag: '@desktop' }, async ({ page, host }) => {
  await page.goto(addressOfMap(host.url, '/gallery/fixtures/plans/unreadable-rooms.json'));
  await page.getByRole('link', { name: 'Findings' }).click();
  await expect(page.getByRole('region', { name: 'Findings' })).toContainText('missing-field');
  await expect(page.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
});

/** `describeFetchFailure.test.ts` has what else may be wrong with an answer. */
for (const [problem, change, words] of [
  ['a missing address', undefined, 'answer='],
  ['a host that allows no foreign page', { cors: false }, 'CORS'],
  ['an answer that is not a list of areas', { body: '{"success": false}' }, 'no readable tables'],
  ['an answer without tables', { body: '[]' }, 'contains no tables'],
] as const) {
  test(`explains ${problem}`, { tag: '@phone' }, async ({ page, host, foreign }) => {
    Object.assign(foreign.answer, change);
    await page.goto(change ? addressOfMap(host.url, foreign.address) : `${host.url}/gallery/map`);
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByTestId('plan')).toHaveCount(0);
    // A page of one sentence has no parts.
    if (change === undefined) await expectAccessible(page, ['landmark-one-main', 'page-has-heading-one']);
  });
}
