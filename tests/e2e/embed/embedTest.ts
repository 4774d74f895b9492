/** Playwright's `test` with pages of other sites, and the way through the booker in one of them. */
import { type FrameLocator, type Page, expect } from '@playwright/test';
import { rmSync } from 'node:fs';
import { messages } from '../../../src/booker/messages.ts';
import { type RunningHost, startHost } from '../../support/host.ts';
import { ADA } from '../../support/visitor.ts';
import { test as base } from '../browserTest.ts';
import { NOW } from '../hostTest.ts';
import { createFramedVenues, serveSites } from './sites.ts';

type Embedding = { readonly host: RunningHost; readonly site: string };

export const test = base.extend<object, { embedding: Embedding }>({
  embedding: [
    async ({}, use) => {
      const venuesDir = createFramedVenues();
      const host = await startHost({ now: NOW, env: { RATE_LIMIT: '0' }, venuesDir });
      const sites = await serveSites(() => host.url);
      await use({ host, site: sites.origin });
      sites.close();
      await host.stop();
      rmSync(venuesDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

export const frameOf = (page: Page): FrameLocator => page.locator('tidetable-booker').locator('iframe').contentFrame();

export async function goToTables(frame: FrameLocator): Promise<void> {
  await frame.getByLabel(messages.firstName, { exact: true }).fill(ADA.firstName);
  await frame.getByLabel(messages.email, { exact: true }).fill(ADA.email);
  await frame.getByLabel(messages.phone, { exact: true }).fill(ADA.phone);
  await frame.getByRole('button', { name: messages.selectTable, exact: true }).click();
  await expect(frame.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
}

/** Chooses a table from the list and reserves it. */
export async function reserve(frame: FrameLocator, table: string): Promise<void> {
  await frame
    .getByRole('region', { name: messages.list, exact: true })
    .getByRole('button', { name: new RegExp(`^${table}\\b`) })
    // On a phone the sheet may be closed.
    .dispatchEvent('click');
  await frame.getByRole('checkbox', { name: new RegExp(messages.terms) }).check();
  await frame.getByRole('button', { name: messages.reserve, exact: true }).click();
  await expect(frame.getByRole('heading', { name: messages.thanks })).toBeVisible();
}
