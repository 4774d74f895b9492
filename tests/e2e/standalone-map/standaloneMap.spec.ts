/** The map alone, from any host's answer. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { test as base, expect } from '../hostTest.ts';

type Room = { id: number | string; x: number; y: number; available?: boolean };
/** What a foreign host answers, and how. */
type Foreign = { address: string; answers: { status: number; body: string; cors: boolean } };

const answerOf = (rooms: Room[]): string =>
  JSON.stringify([
    {
      id: 1,
      name: 'Beach',
      rooms: rooms.map(({ id, x, y, available = true }) => ({
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
const ROOMS: Room[] = [
  { id: 7, x: 0, y: 0 },
  { id: 'b', x: 300, y: 0, available: false },
  { id: 9, x: 150, y: 500 },
];

const test = base.extend<{ foreign: Foreign }>({
  foreign: async ({}, use) => {
    const answers = { status: 200, body: answerOf(ROOMS), cors: true };
    const server = createServer((_, response) => {
      response
        .writeHead(answers.status, {
          'content-type': 'application/json',
          ...(answers.cors ? { 'access-control-allow-origin': '*' } : {}),
        })
        .end(answers.body);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => {
      server.once('listening', resolve);
    });
    await use({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/answer.json`, answers });
    await new Promise((resolve) => {
      server.close(resolve);
    });
  },
});

/** The colours that the screen has in a part of the plan. Plan units. */
async function coloursIn(
  page: Page,
  part: { x: number; y: number; width: number; height: number },
): Promise<Set<number>> {
  const [scale, left, top] = (await page.getByTestId('plan').getAttribute('data-viewport'))!.split(' ').map(Number) as [
    number,
    number,
    number,
  ];
  const clip = {
    x: Math.ceil(part.x * scale + left),
    y: Math.ceil(part.y * scale + top),
    width: Math.floor(part.width * scale) - 1,
    height: Math.floor(part.height * scale) - 1,
  };
  const { data } = PNG.sync.read(await page.screenshot({ clip }));
  return new Set(Array.from({ length: data.length / 4 }, (_, pixel) => data.readUInt32BE(pixel * 4)));
}

test('shows the whole plan, and tells what a tap chooses and releases; nobody counts seats here', async ({
  page,
  host,
  foreign,
  hasTouch,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${host.url}/gallery/map?answer=${encodeURIComponent(foreign.address)}&inspect`);
  const plan = page.getByTestId('plan');
  await expect(plan).toHaveAttribute('data-ready', 'true');
  await expect(plan).toHaveAttribute('data-still', 'true');
  await plan.evaluate((element) => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    document.body.addEventListener('tidetable:select', (event) => {
      told.push((event as CustomEvent).detail, event.target === element);
    });
  });
  const pointOf = async ({ x, y }: Room): Promise<{ x: number; y: number }> => {
    const [scale, left, top] = (await plan.getAttribute('data-viewport'))!.split(' ').map(Number);
    return { x: (x + 20) * scale! + left!, y: (y + 15) * scale! + top! };
  };
  const tap = async (room: Room): Promise<void> => {
    const { x, y } = await pointOf(room);
    await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  };
  const told = (): Promise<unknown> => page.evaluate(() => (window as unknown as { told: unknown[] }).told.splice(0));
  await tap(ROOMS[0]!);
  await expect.poll(told).toEqual([{ id: 7, selected: true }, true]);
  await tap(ROOMS[2]!);
  await expect.poll(told).toEqual([{ id: 9, selected: true }, true]);
  await tap(ROOMS[1]!);
  await tap(ROOMS[0]!);
  await expect.poll(told, 'the taken one tells nothing').toEqual([{ id: 7, selected: false }, true]);
  // Konva has come in the meantime: all goes on as it was.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          (
            window as unknown as { __tidetable?: { stage?: { getLayers(): unknown[] } } }
          ).__tidetable?.stage?.getLayers().length,
      ),
    )
    .toBe(1);
  const before = await plan.getAttribute('data-viewport');
  await plan.focus();
  await page.keyboard.press('+');
  await expect(plan).toHaveAttribute('data-still', 'true');
  await expect.poll(() => plan.getAttribute('data-viewport')).not.toBe(before);
  await page.keyboard.press('0');
  await expect.poll(() => plan.getAttribute('data-viewport')).toBe(before);
  await tap(ROOMS[2]!);
  await expect.poll(told).toEqual([{ id: 9, selected: false }, true]);
  expect(complaints).toEqual([]);
});

test('nothing is shown before the tables are', async ({ page, host, foreign }) => {
  let release = (): void => {};
  await page.route(
    (url) => url.href === foreign.address,
    async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await route.continue();
    },
  );
  await page.goto(`${host.url}/gallery/map?answer=${encodeURIComponent(foreign.address)}`, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some((entry) => entry.name.endsWith('.js'))),
    )
    .toBe(true);
  expect(
    await page.evaluate(() => [
      document.body.innerText.trim(),
      document.querySelectorAll('canvas, img, svg').length,
      performance.getEntriesByType('paint').length,
    ]),
  ).toEqual(['', 0, 0]);
  release();
  await expect(page.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
});

test('what the first picture shows and nobody can reserve is taken away again', async ({ page, host, foreign }) => {
  const rooms = JSON.parse(
    answerOf(
      Array.from({ length: 5_000 }, (_, at) => ({ id: at + 1, x: (at % 50) * 100, y: Math.floor(at / 50) * 50 })),
    ),
  ) as { rooms: Record<string, unknown>[] }[];
  const lost = rooms[0]!.rooms.filter((_, at) => at % 50 > 20 && at % 50 < 30);
  // Without seats no room is a table.
  for (const room of lost) room['beds'] = 'many';
  foreign.answers.body = JSON.stringify(rooms);
  await page.goto(`${host.url}/gallery/map?answer=${encodeURIComponent(foreign.address)}`);
  const plan = page.getByTestId('plan');
  await expect(plan).toHaveAttribute('data-still', 'true');
  await expect(plan).toHaveCount(1);
  expect((await coloursIn(page, { x: 22 * 100, y: 0, width: 7 * 100, height: 50 * 100 })).size).toBe(1);
  expect((await coloursIn(page, { x: 2 * 100, y: 0, width: 17 * 100, height: 50 * 100 })).size).toBeGreaterThan(1);
});

test('a crowd that is filled at first has its edges and numbers before the map is ready', async ({
  page,
  host,
  foreign,
}) => {
  foreign.answers.body = answerOf(
    Array.from({ length: 500 }, (_, at) => ({ id: at + 1, x: (at % 20) * 45, y: Math.floor(at / 20) * 35 })),
  );
  await page.setViewportSize({ width: 1600, height: 1600 });
  await page.goto(`${host.url}/gallery/map?answer=${encodeURIComponent(foreign.address)}`);
  await expect(page.getByTestId('plan')).toHaveAttribute('data-still', 'true');
  // Table 168, clear of its neighbours: what is but filled has a single colour.
  expect((await coloursIn(page, { x: 7 * 45 + 2, y: 8 * 35 + 2, width: 36, height: 26 })).size).toBeGreaterThan(3);
});

for (const [what, given, words] of [
  ['no answer named', undefined, 'answer='],
  ['a host that refuses', { status: 404 }, 'status 404'],
  ['no JSON', { body: '<html>' }, 'no JSON'],
  ['a host that allows no foreign page', { cors: false }, 'CORS'],
  ['no list of groups', { body: '{"success": false}' }, 'Nothing in this answer'],
  ['no tables', { body: '[]' }, 'no tables'],
] as const) {
  test(`${what}: it is told in words`, async ({ page, host, foreign }) => {
    Object.assign(foreign.answers, given);
    await page.goto(`${host.url}/gallery/map${given ? `?answer=${encodeURIComponent(foreign.address)}` : ''}`);
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByTestId('plan')).toHaveCount(0);
  });
}
