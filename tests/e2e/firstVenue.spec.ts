/** A newcomer's way from an empty folder to the first guest's reservation, in the browser alone. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messages } from '../../src/setup/messages.ts';
import { startHost } from '../support/host.ts';
import { ADA, Visitor } from '../support/visitor.ts';
import { expectAccessible } from './accessibility.ts';
import { NOW, expect, queryRows, test } from './hostTest.ts';

/** Every click, choice and typed text counts as one. */
const MAX_ACTIONS = 60;
/** `npm start`, and opening the address that it prints. */
const ACTIONS_BEFORE_PAGE = 2;

test(
  'a newcomer opens a venue from an empty folder, and its first guest reserves, in at most 60 actions',
  { tag: ['@phone', '@own-host'] },
  async ({ page, hasTouch }) => {
    page.setDefaultTimeout(15_000);
    page.context().setDefaultTimeout(15_000);
    const folder = mkdtempSync(join(tmpdir(), 'tidetable-first-'));
    const venuesDir = join(folder, 'venues');
    const host = await startHost({ now: NOW, env: { RATE_LIMIT: '0' }, venuesDir });
    let actions = ACTIONS_BEFORE_PAGE;
    const act = async (action: Promise<unknown>): Promise<void> => {
      await action;
      actions += 1;
    };
    const { fields, headings } = messages;
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const press = (name: string) => act(page.getByRole('button', { name, exact: true }).click());
    const next = async (heading: string): Promise<void> => {
      await press(messages.next);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    };
    try {
      const printed = /http\S+\/setup#token=\S+/.exec(host.output().stdout)?.[0];
      await page.goto(printed!.replace(/^http:\/\/[^/]+/, host.url));
      await press(messages.begin);
      await expect(page.getByRole('heading', { name: headings.place })).toBeFocused();
      // The secret is gone, and the session is there.
      expect(page.url()).not.toContain('token');
      await act(field(fields.name).fill('Trattoria Da Mario'));
      await page.reload();
      await expect(field(fields.tenant)).toHaveValue('trattoria-da-mario');
      await expectAccessible(page);
      await next(headings.guests);
      await act(field(fields.language).selectOption('it'));
      await act(field(fields.time_zone).selectOption('Europe/Rome'));
      await next(headings.opening);
      await act(page.getByRole('button', { name: 'Tuesday', exact: true }).click());
      await next(headings.parties);
      await act(field(fields.max).selectOption('6'));
      await next(headings.contact);
      await act(field(fields.address).fill('Via del Mare 12, Ostia'));
      await act(field(fields.telephone).fill('+39'));
      await act(field(fields.email).fill('mario@example.com'));
      await next(headings.plan);
      await act(page.getByRole('radio', { name: messages.templates.terrace }).check());
      await act(field(fields.tables).fill('16'));
      // What only the host can refuse leads back to its question.
      await press(messages.create);
      await expect(field(fields.telephone)).toBeFocused();
      await expect(field(fields.telephone)).toHaveAccessibleDescription(messages.errors.telephone);
      await act(page.keyboard.type(' 06 5551 2345'));
      await next(headings.plan);
      await press(messages.create);
      await expect(
        page.getByRole('heading', { name: messages.doneHeading({ name: 'Trattoria Da Mario' }) }),
      ).toBeFocused();
      await expectAccessible(page);
      for (const [name, area] of [
        [messages.editor, 'editor'],
        [messages.settings, 'settings'],
        [messages.day, 'day'],
      ] as const)
        await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
          'href',
          `/${area}/trattoria-da-mario`,
        );

      const opening = page.context().waitForEvent('page');
      await act(page.getByRole('link', { name: messages.openPage }).click());
      const visitor = new Visitor(await opening, 'trattoria-da-mario', hasTouch);
      await act(visitor.field('First Name').fill(ADA.firstName));
      await act(visitor.field('Email Address').fill(ADA.email));
      await act(visitor.field('WhatsApp Number').fill('312 345 6789'));
      await act(visitor.goToTables());
      await act(visitor.tableButton('Terrazza 3').press('Enter'));
      await act(visitor.acceptTerms());
      await act(visitor.makeReservation.click());
      await visitor.expectConfirmation();

      expect(queryRows(host, 'select tenant, first_name from reservations')).toEqual([
        { tenant: 'trattoria-da-mario', first_name: ADA.firstName },
      ]);
      expect(readdirSync(venuesDir)).toEqual(['trattoria-da-mario']);
      expect(actions).toBeLessThanOrEqual(MAX_ACTIONS);

      // Another venue is a menu away.
      await page.goto(`${host.url}/settings/trattoria-da-mario`);
      await page.locator('summary').click();
      await page.getByRole('link', { name: 'New venue' }).click();
      await expect(page.getByRole('heading', { name: headings.place })).toBeFocused();
    } finally {
      await host.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
