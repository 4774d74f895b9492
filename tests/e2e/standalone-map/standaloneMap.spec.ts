/** The standalone map, which draws the availability answer of any host. */
import type { Page } from '@playwright/test';
import type { Stage } from 'konva/lib/Stage.js';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

test('names the tables that can’t be read, and leads to the findings', { tag: '@phone' }, async ({ page, host }) => {
  await page.goto(addressOfMap(host.url, '/gallery/fixtures/plans/unreadable-rooms.json'));
  await expect(page.getByTestId('plan')).toHaveAttribute('data-still', 'true');
  const note = page.getByRole('status');
  await expect(note).toContainText('can’t be read and are not drawn.');
  await note.getByRole('link').click();
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
