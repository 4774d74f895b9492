/** The rest of the editor in every language: what only other people, the disk of the host or mistakes bring about. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type EditorState, editorCalls } from '../../../src/api/editorContract.ts';
import { LANGUAGES } from '../../../src/domain/language.ts';
import type { Plan } from '../../../src/domain/plan/plan.ts';
import type { Messages } from '../../../src/editor/messages.ts';
import { ROOT, startHost } from '../../support/host.ts';
import { editorIn, settingsIn } from '../../support/languages.ts';
import { reserveByCall } from '../../support/reservations.ts';
import { expectAccessibleInEveryTheme } from '../accessibility.ts';
import { editorAddress, expect, test } from '../editorTest.ts';
import { NOW, TOMORROW } from '../hostTest.ts';

const TENANT = 'beach-camp';
const RESERVED = 'Line 4';

const messagesIn = (language: (typeof LANGUAGES)[number]): Messages => editorIn(language);
const at = (page: Page, state: string): Promise<void> =>
  test.step(state, () => expectAccessibleInEveryTheme(page, ['frame-tested']));

async function openEditor(page: Page, hostUrl: string, language: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${hostUrl}/editor/${TENANT}?lang=${language}`);
  await expect(page.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
}

async function runCommand(page: Page, command: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.locator('.editor-palette');
  await palette.getByRole('textbox').fill(command);
  await palette.getByRole('button', { name: command, exact: true }).click();
  await expect(palette).toBeHidden();
}

/** Publishes the plan with a change, as another owner does. */
async function publishElsewhere(page: Page, change: (plan: Plan) => Plan): Promise<void> {
  const path = (call: { readonly path: string }): string => call.path.replace(':tenant', TENANT);
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const { published } = (await page.evaluate(
    ([address, sent]) => fetch(address, { headers: sent }).then((answer) => answer.json()),
    [path(editorCalls.state), headers] as const,
  )) as EditorState;
  const status = await page.evaluate(
    ([address, sent, body]) => fetch(address, { method: 'POST', headers: sent, body }).then((answer) => answer.status),
    [
      path(editorCalls.publish),
      { ...headers, 'Content-Type': 'application/json', 'If-Match': published.etag },
      JSON.stringify({ plan: change(published.plan), by: 'Ada', note: '', accept: '' }),
    ] as const,
  );
  expect(status).toBe(200);
}

/** Moves all tables by a bit. */
const moved = (plan: Plan, by: number): Plan => ({
  ...plan,
  areas: plan.areas.map((area) => ({
    ...area,
    rooms: area.rooms.map((room) => ({
      ...room,
      coordinates: { ...room.coordinates, x: room.coordinates.x + by },
    })),
  })),
});

for (const language of LANGUAGES) {
  const messages = messagesIn(language);

  test(`the editor after the plan in the folder has changed, in ${language}`, { tag: '@desktop' }, async ({ page }) => {
    const venuesDir = mkdtempSync(join(tmpdir(), 'tidetable-venues-'));
    const dataDir = mkdtempSync(join(tmpdir(), 'tidetable-data-'));
    cpSync(join(ROOT, 'fixtures/venues'), venuesDir, { recursive: true });
    const start = () => startHost({ now: NOW, env: { RATE_LIMIT: '0' }, venuesDir, dataDir });
    let host = await start();
    try {
      await page.goto(editorAddress(host, TENANT));
      await expect(page.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
      await publishElsewhere(page, (plan) => moved(plan, 1));
      await host.stop();
      const file = join(venuesDir, TENANT, 'plan.json');
      writeFileSync(file, JSON.stringify(moved(JSON.parse(readFileSync(file, 'utf8')) as Plan, 2)));
      // The host reads the folder when it starts.
      host = await start();
      await page.goto(editorAddress(host, TENANT));
      await openEditor(page, host.url, language);
      await expect(page.getByText(messages.publishing.folder.changed)).toBeVisible();
      await at(page, 'notice');
      await page.getByRole('button', { name: messages.publishing.folder.review, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: messages.publishing.folder.title });
      await expect(dialog.getByRole('button', { name: messages.publishing.folder.takeAsDraft })).toBeVisible();
      await at(page, 'dialog');
    } finally {
      await host.stop();
      for (const folder of [venuesDir, dataDir]) rmSync(folder, { recursive: true, force: true });
    }
  });

  test(`publishing beside others, in ${language}`, { tag: '@desktop' }, async ({ page, host, context }) => {
    const { publishing } = messages;
    const publish = page.getByRole('button', { name: publishing.publish, exact: true });
    await reserveByCall(host.url, { table: RESERVED, date: TOMORROW });
    await page.goto(editorAddress(host, TENANT));
    await openEditor(page, host.url, language);
    const other = await context.newPage();
    await openEditor(other, host.url, language);
    await other.keyboard.press('Control+a');
    await other.keyboard.press('ArrowRight');
    await expect(other.getByText(publishing.draft.saved)).toBeVisible();

    await page.bringToFront();
    await page.getByRole('button', { name: new RegExp(`^${messages.list}`), expanded: false }).click();
    await page.getByRole('button', { name: new RegExp(`${RESERVED}(?!\\d)`) }).click();
    await at(page, 'list of tables');
    await page.getByTestId('plan').focus();
    await page.keyboard.press('Delete');
    const title = publishing.draft.conflict({ by: undefined });
    await page.getByRole('button', { name: title }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await at(page, 'two drafts');
    await page.getByRole('dialog').getByRole('button', { name: publishing.merging.merge, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await publishElsewhere(other, (plan) => moved(plan, 1));
    await other.close();
    await publish.click();
    await page.getByRole('dialog').getByRole('button', { name: publishing.publish, exact: true }).click();
    await expect(page.locator('[aria-invalid="true"]')).toBeVisible();
    await at(page, 'author missing');
    await page.getByLabel(publishing.author).fill('Ben');
    await page.getByRole('dialog').getByRole('button', { name: publishing.publish, exact: true }).click();
    await expect(page.getByRole('dialog', { name: publishing.merging.title })).toBeVisible();
    await at(page, 'merge');
    await page.getByRole('button', { name: publishing.merging.merge, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: publishing.publish, exact: true }).click();
    const accept = page.getByRole('button', { name: publishing.accept, exact: true });
    await expect(accept).toBeVisible();
    await at(page, 'affected reservations');
    await accept.click();
    await expect(page.getByRole('dialog', { name: publishing.done({ version: 2 }) })).toBeVisible();
    await at(page, 'published');
    await page.keyboard.press('Escape');
    await runCommand(page, publishing.affectedGuests);
    await expect(page.locator('.editor-publish-impact')).toBeVisible();
    await at(page, 'affected guests');
    await page.keyboard.press('Escape');
    await runCommand(page, publishing.history.title);
    await page.locator('.editor-history button').first().click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    await at(page, 'a version');
  });

  test(`panels, notices and mistakes of the editor, in ${language}`, { tag: '@desktop' }, async ({ page, host }) => {
    await page.goto(editorAddress(host, TENANT));
    await openEditor(page, host.url, language);
    await page.getByRole('button', { name: new RegExp(`^${messages.findings}`) }).click();
    await at(page, 'findings');

    const frame = (await page.getByTestId('plan').boundingBox())!;
    await runCommand(page, messages.setScale);
    await page.mouse.move(frame.x + 200, frame.y + 200);
    await page.mouse.down();
    await page.mouse.move(frame.x + 320, frame.y + 200, { steps: 4 });
    await page.mouse.up();
    await at(page, 'measured');
    await runCommand(page, messages.setScale);
    await expect(page.getByRole('dialog', { name: messages.setScale })).toBeVisible();
    await at(page, 'scale');
    await page.keyboard.press('Escape');

    await runCommand(page, messages.commands.import);
    const choose = async (button: string, file: string): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: button, exact: true }).click();
      await (await chooser).setFiles({ name: 'plan.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    };
    await choose(messages.chooseFile, '{');
    await expect(page.getByRole('dialog', { name: messages.fileRejected })).toBeVisible();
    await at(page, 'a file that is no plan');
    await choose(messages.chooseOther, readFileSync(join(ROOT, 'fixtures/venues/island-terrace/plan.json'), 'utf8'));
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    await at(page, 'a file to import');
    await page.keyboard.press('Escape');

    await page.getByTestId('plan').focus();
    await page.keyboard.press('v');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect(page.getByRole('region', { name: messages.start })).toBeVisible();
    await at(page, 'empty plan');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByText(messages.smallScreen)).toBeVisible();
    await at(page, 'small screen');
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.goto(`${host.url}/editor/${TENANT}/sessions?lang=${language}`);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await at(page, 'sessions');
    const { access } = settingsIn(language);
    await page.getByLabel(access.deviceName, { exact: true }).fill('Bar');
    await page.getByRole('button', { name: access.makeDevice, exact: true }).click();
    await expect(page.getByText(access.deviceAddress({ name: 'Bar' })).first()).toBeVisible();
    await at(page, 'a secret address');

    await page.goto(`${host.url}/editor/${TENANT}?lang=${language}`);
    await expect(page.locator('.editor-canvas')).toBeVisible();
    await runCommand(page, messages.signOut);
    await expect(page.getByRole('alert').filter({ hasText: messages.loadErrors['signed-out'] })).toBeVisible();
    await at(page, 'signed out');
    await page.goto(`${host.url}/editor/${TENANT}?lang=${language}`);
    await at(page, 'closed');
    await page.goto(`${host.url}/editor/${TENANT}/sign-in?lang=${language}`);
    await at(page, 'sign-in');
    await page.locator('input[name="token"]').fill('wrong');
    await page.locator('button[type="submit"]').click();
    await expect(page.getByRole('alert')).toHaveText(/\p{L}/u);
    await at(page, 'wrong token');
  });
}
