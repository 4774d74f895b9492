/** A new owner draws a first plan, from an empty venue folder to publishing it, in few actions. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishingMessages } from '../../../src/editor/publishing/messages.ts';
import { inspectorMessages } from '../../../src/editor/panels/inspector/messages.ts';
import { createVenue } from '../../../src/server/venues/newVenue.ts';
import { startHost } from '../../support/host.ts';
import { Owner, type PlanPoint } from '../../support/owner.ts';
import { editorAddress, expect, publishedPlan, test } from '../editorTest.ts';

/** Every press of a key, click, drag, choice or typed text counts as one. */
const MAX_ACTIONS = 50;
/** `npm run venue`, the answers to its five questions, `npm start`, and opening the address that it prints. */
const ACTIONS_BEFORE_EDITOR = 8;
/** Uneven rows, in plan units: how many tables, and where the first one stands. */
const ROWS = [
  { count: 4, x: 160, y: 260 },
  { count: 7, x: 110, y: 350 },
  { count: 6, x: 130, y: 450 },
  { count: 8, x: 100, y: 540 },
  { count: 5, x: 180, y: 640 },
];
/** Distance between the tables of a row, from the tool's defaults. */
const PITCH = 80;

test('a new owner draws and publishes a beach in at most 50 actions', { tag: '@desktop' }, async ({ page }) => {
  const venuesDir = mkdtempSync(join(tmpdir(), 'tidetable-venues-'));
  const created = createVenue(venuesDir, 'my-place', {
    name: 'My place',
    address: '1 Beach Road, Weligama',
    telephone: '+94 77 123 4567',
    email: 'owner@example.com',
    time_zone: 'Asia/Colombo',
  });
  expect(created.ok).toBe(true);
  const host = await startHost({ env: { RATE_LIMIT: '0' }, venuesDir });
  try {
    await page.goto(editorAddress(host, 'my-place'));
    const owner = new Owner(page);
    await owner.waitForPlan({ isEmpty: true });
    let actions = ACTIONS_BEFORE_EDITOR;
    const act = async (action: Promise<unknown>): Promise<void> => {
      await action;
      actions += 1;
    };
    const option = (label: string) => owner.toolOptions.getByLabel(label, { exact: true });
    const write = async (at: PlanPoint, text: string): Promise<void> => {
      await act(owner.click(at));
      await act(page.keyboard.type(text));
      await act(owner.press('Enter'));
    };

    await act(owner.press('r'));
    await act(option(inspectorMessages.keepTool).check());
    for (const { count, x, y } of ROWS) await act(owner.drag({ x, y }, { x: x + (count - 1) * PITCH, y }));
    await act(owner.press('a'));
    await act(option(inspectorMessages.ground).selectOption('sand'));
    await act(owner.drag({ x: 0, y: 0 }, { x: 1_200, y: 800 }));
    await act(option(inspectorMessages.ground).selectOption('sea'));
    await act(owner.drag({ x: 0, y: 0 }, { x: 1_200, y: 130 }));
    await act(owner.press('p'));
    await act(owner.drag({ x: 20, y: 740 }, { x: 1_180, y: 740 }));
    await act(owner.press('Enter'));
    await act(owner.press('u'));
    for (const [x, y] of [
      [900, 300],
      [900, 420],
      [1_000, 360],
      [1_000, 480],
    ] as const)
      await act(owner.click({ x, y }));
    await act(option(inspectorMessages.prop).selectOption('bar'));
    await act(owner.click({ x: 950, y: 600 }));
    await act(owner.press('x'));
    await write({ x: 600, y: 70 }, 'Lagoon');
    await write({ x: 950, y: 680 }, 'Bar');
    await act(page.getByRole('button', { name: publishingMessages.publish, exact: true }).click());
    const dialog = owner.dialog(publishingMessages.title);
    await act(dialog.getByLabel(publishingMessages.author).fill('Ada'));
    await act(owner.confirmPublish());
    await owner.expectPublished(1);

    const plan = await publishedPlan(page.request, host, 'my-place');
    const rooms = plan.areas.flatMap((area) => area.rooms);
    expect(ROWS.map(({ y }) => rooms.filter(({ coordinates: at }) => at.y + at.height / 2 === y).length)).toEqual(
      ROWS.map(({ count }) => count),
    );
    expect(new Set(rooms.map(({ name }) => name)).size).toBe(30);
    const kinds = plan.decor.map((piece) => ('surface' in piece ? piece.surface : piece.kind)).toSorted();
    expect(kinds).toEqual(
      ['bar', 'pavement', 'sand', 'sea', 'text', 'text', 'umbrella', 'umbrella', 'umbrella', 'umbrella'].toSorted(),
    );
    expect(actions).toBeLessThanOrEqual(MAX_ACTIONS);
    expect((await page.request.get(`${host.url}/v/my-place`)).ok()).toBe(true);
  } finally {
    await host.stop();
    rmSync(venuesDir, { recursive: true, force: true });
  }
});
