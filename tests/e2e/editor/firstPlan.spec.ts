/** A new owner draws a place of 52 tables, from an empty venue folder to publishing it, in few actions. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkFile } from '../../../src/domain/checks/check.ts';
import { messages } from '../../../src/editor/messages.ts';
import { publishingMessages } from '../../../src/editor/publishing/messages.ts';
import { listMessages } from '../../../src/editor/panels/areasAndCategories/messages.ts';
import { inspectorMessages } from '../../../src/editor/panels/inspector/messages.ts';
import type { ToolName } from '../../../src/editor/tools/tool.ts';
import { createVenue } from '../../../src/server/venues/newVenue.ts';
import { type RunningHost, startHost } from '../../support/host.ts';
import { Owner } from '../../support/owner.ts';
import { expectAccessibleInEveryTheme } from '../accessibility.ts';
import { editorAddress, expect, publishedPlan, test } from '../editorTest.ts';

/** Every press of a key, click, drag, choice or typed text counts as one. */
const MAX_ACTIONS = 100;
/** `npm run venue`, the answers to its five questions, `npm start`, and opening the address that it prints. */
const ACTIONS_BEFORE_EDITOR = 8;
/** As many for a drawing that an owner brings. */
const MAX_IMPORT_ACTIONS = 15;
const AREAS = ['Dining room', 'Terrace', 'Bar', 'Beach'];
const CATEGORIES = ['Table', 'Window', 'Stool', 'Sunbed'];

/** Makes a venue without a plan, serves it, and opens it in the editor as its owner does. */
async function onOwnVenue(page: Page, draw: (owner: Owner, host: RunningHost) => Promise<void>): Promise<void> {
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
    await draw(owner, host);
  } finally {
    await host.stop();
    rmSync(venuesDir, { recursive: true, force: true });
  }
}

test(
  'a new owner draws and publishes a place of 52 tables in at most 100 actions',
  { tag: '@desktop' },
  async ({ page }) => {
    await onOwnVenue(page, async (owner, host) => {
      let actions = ACTIONS_BEFORE_EDITOR;
      const act = async (action: Promise<unknown>): Promise<void> => {
        await action;
        actions += 1;
      };
      const option = (label: string) => owner.toolOptions.getByLabel(label, { exact: true });
      const choose = (label: string, value: string | { label: string }) => act(option(label).selectOption(value));
      const fill = async (label: string, value: number): Promise<void> => {
        await act(option(label).click());
        await act(option(label).fill(String(value)));
      };
      const drag = (x: number, y: number, width: number, height: number) =>
        act(owner.drag({ x, y }, { x: x + width, y: y + height }));
      const take = (tool: ToolName) =>
        act(
          page
            .getByRole('toolbar', { name: messages.tools })
            .getByRole('button', { name: messages.toolLabels[tool], exact: true })
            .click(),
        );
      const add = async (button: string, name: string): Promise<void> => {
        await act(owner.inspector.getByRole('button', { name: button, exact: true }).click());
        await act(page.keyboard.type(name));
        await act(page.keyboard.press('Enter'));
      };
      const area = (label: string) => choose(inspectorMessages.optionArea, { label });
      const category = (label: string) => choose(inspectorMessages.optionCategory, { label });

      await act(page.getByRole('button', { name: messages.emptyPlan }).click());
      for (const name of AREAS) await add(listMessages.addArea, name);
      for (const name of CATEGORIES) await add(listMessages.addCategory, name);

      await take('area');
      await act(option(inspectorMessages.keepTool).check());
      await choose(inspectorMessages.ground, 'floor');
      await drag(40, 40, 580, 380);
      await choose(inspectorMessages.ground, 'wood');
      await drag(40, 430, 580, 330);
      await choose(inspectorMessages.ground, 'sand');
      await drag(640, 40, 540, 720);
      await take('wall');
      for (const [x, y] of [
        [40, 40],
        [620, 40],
        [620, 420],
        [40, 420],
        [40, 40],
      ] as const)
        await act(owner.click({ x, y }));
      await take('prop');
      await choose(inspectorMessages.prop, 'bar');
      await drag(140, 60, 420, 40);
      await choose(inspectorMessages.prop, 'door');
      await act(owner.click({ x: 330, y: 420 }));

      await take('grid');
      await area('Dining room');
      await category('Table');
      await drag(100, 180, 460, 140);
      await area('Terrace');
      await drag(100, 460, 300, 140);
      await take('row');
      await area('Dining room');
      await category('Window');
      await fill(inspectorMessages.optionSeats, 2);
      await drag(130, 375, 400, 0);
      await area('Terrace');
      await category('Table');
      await fill(inspectorMessages.optionSeats, 6);
      await fill(inspectorMessages.optionWidth, 100);
      await drag(150, 690, 360, 0);
      await area('Bar');
      await category('Stool');
      await fill(inspectorMessages.optionSeats, 1);
      await fill(inspectorMessages.optionWidth, 24);
      await fill(inspectorMessages.optionHeight, 24);
      await drag(152, 130, 396, 0);
      await take('grid');
      await area('Beach');
      await category('Sunbed');
      await fill(inspectorMessages.optionSeats, 2);
      await fill(inspectorMessages.optionWidth, 40);
      await fill(inspectorMessages.optionHeight, 80);
      await drag(700, 500, 340, 180);

      await take('text');
      await act(owner.click({ x: 910, y: 720 }));
      await act(page.keyboard.type('Weligama Bay'));
      await act(owner.press('Enter'));
      await act(page.getByRole('button', { name: publishingMessages.publish, exact: true }).click());
      await expect(owner.dialog(publishingMessages.title).getByLabel(publishingMessages.author)).toBeFocused();
      await act(page.keyboard.type('Ada'));
      await act(owner.confirmPublish());
      await owner.expectPublished(1);

      const plan = await publishedPlan(page.request, host, 'my-place');
      expect(
        plan.areas.map(({ name, rooms }) => [name, rooms[0]?.name, rooms[0]?.coordinates.text, rooms.length]),
      ).toEqual([
        ['Dining room', 'Dining room 1', '1', 18],
        ['Terrace', 'Terrace 1', 'T1', 12],
        ['Bar', 'Bar 1', 'B1', 10],
        ['Beach', 'Beach 1', 'Be1', 12],
      ]);
      const kinds = plan.decor.map((piece) => ('surface' in piece ? piece.surface : piece.kind)).toSorted();
      expect(kinds).toEqual(['bar', 'door', 'floor', 'sand', 'text', 'wall', 'wood']);
      // There is nothing to correct.
      expect(checkFile('plan', plan)).toEqual([]);
      expect(actions).toBeLessThanOrEqual(MAX_ACTIONS);
      expect((await page.request.get(`${host.url}/v/my-place`)).ok()).toBe(true);
    });
  },
);

/** Numbered tables with four chairs each, in two layers, and numbered plants, which look like tables. */
function drawingOfTables(count: number): string {
  const table = (i: number): string => {
    const [x, y] = [60 + (i % 10) * 90, 60 + Math.floor(i / 10) * 90];
    const chairs = [
      [-28, 0],
      [28, 0],
      [0, -28],
      [0, 28],
    ].map(([dx = 0, dy = 0]) => `<circle cx="${x + dx}" cy="${y + dy}" r="7" fill="#bbb"/>`);
    return `<g><rect x="${x - 18}" y="${y - 18}" width="36" height="36" fill="#c96"/>${chairs.join('')}<text x="${x}" y="${y + 4}" font-size="12" text-anchor="middle">${i + 1}</text></g>`;
  };
  const layer = (name: string, from: number, to: number): string =>
    `<g inkscape:groupmode="layer" inkscape:label="${name}">${Array.from({ length: to - from }, (_, i) => table(from + i)).join('')}</g>`;
  const plants = [20, 500, 980].map(
    (x, i) =>
      `<ellipse cx="${x}" cy="15" rx="14" ry="11" fill="#4a4"/><text x="${x}" y="18" font-size="9" text-anchor="middle">P${i + 1}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 1000 1000">${plants.join('')}${layer('Terrace', 0, count / 2)}${layer('Garden', count / 2, count)}</svg>`;
}

test(
  'a new owner brings a drawing of 100 tables and publishes it in at most 15 actions',
  { tag: '@desktop' },
  async ({ page }) => {
    await onOwnVenue(page, async (owner, host) => {
      let actions = 0;
      const act = async (action: Promise<unknown>): Promise<void> => {
        await action;
        actions += 1;
      };
      const started = performance.now();
      await act(page.getByRole('button', { name: messages.fromFile }).click());
      const chooser = page.waitForEvent('filechooser');
      await act(page.getByRole('button', { name: messages.chooseFile }).click());
      const buffer = Buffer.from(drawingOfTables(100));
      await act((await chooser).setFiles({ name: 'plan.svg', mimeType: 'image/svg+xml', buffer }));
      const review = page.getByRole('dialog', { name: messages.import });
      const plants = messages.files.import.kindName({ form: 'ellipse', count: 3 });
      await act(review.getByRole('combobox', { name: plants }).selectOption(messages.files.import.roles.ignore));
      await expect(review.getByText(/^100 tables with 400 seats in 2 areas/)).toBeVisible();
      await expectAccessibleInEveryTheme(page);
      await act(review.getByRole('button', { name: messages.import }).click());
      await act(page.getByRole('button', { name: publishingMessages.publish, exact: true }).click());
      await expect(owner.dialog(publishingMessages.title).getByLabel(publishingMessages.author)).toBeFocused();
      await act(page.keyboard.type('Ada'));
      await act(owner.confirmPublish());
      await owner.expectPublished(1);
      console.log(`From a file to a published plan: ${actions} actions, ${Math.round(performance.now() - started)} ms`);

      const plan = await publishedPlan(page.request, host, 'my-place');
      expect(plan.areas.map(({ name, rooms }) => [name, rooms.length])).toEqual([
        ['Terrace', 50],
        ['Garden', 50],
      ]);
      const rooms = plan.areas.flatMap((area) => area.rooms);
      expect(rooms.map(({ name, beds }) => [name, beds])).toEqual(rooms.map((_, i) => [String(i + 1), 4]));
      expect(actions).toBeLessThanOrEqual(MAX_IMPORT_ACTIONS);
    });
  },
);
