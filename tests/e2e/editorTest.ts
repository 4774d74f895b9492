/** The ground of the editor's end-to-end tests: a host of their own with a venue to draw on, and a hand that is signed in. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plan } from '../../src/domain/plan/plan.ts';
import { Owner } from '../support/owner.ts';
import { ROOT, type RunningHost, startHost } from '../support/host.ts';
import { NOW, test as base, expect } from './hostTest.ts';

export { expect } from '@playwright/test';

/** `fixture`: as the venue's folder has it. `one-table`: the folder's plan holds one table and nothing else. */
export type StartingPlan = 'fixture' | 'one-table';
/** Opens a venue's editor by the address that the host has printed. */
export type OpenEditor = (tenant: string) => Promise<Owner>;

const ONE_TABLE: Plan = {
  version: 1,
  width: 1_200,
  height: 800,
  categories: [{ id: 1, name: 'Any', color: '#0d5a73' }],
  decor: [],
  areas: [
    {
      id: 1,
      name: 'Sand',
      rooms: [{ id: 1, room_id: 1, name: 'Table 1', beds: 2, coordinates: { x: 100, y: 100, width: 40, height: 40 } }],
    },
  ],
};

export const test = base.extend<{ ground: StartingPlan; host: RunningHost; open: OpenEditor }>({
  ground: ['fixture', { option: true }],
  host: async ({ ground }, use) => {
    const venuesDir = mkdtempSync(join(tmpdir(), 'tidetable-venues-'));
    cpSync(join(ROOT, 'fixtures/venues'), venuesDir, { recursive: true });
    if (ground === 'one-table') writeFileSync(join(venuesDir, 'beach-camp/plan.json'), JSON.stringify(ONE_TABLE));
    const host = await startHost({ now: NOW, env: { RATE_LIMIT: '0' }, venuesDir });
    await use(host);
    await host.stop();
    rmSync(venuesDir, { recursive: true, force: true });
  },
  open: async ({ page, host, expectErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await use(async (tenant) => {
      await page.goto(editorAddress(host, tenant));
      const drawer = new Owner(page);
      await drawer.waitForPlan();
      return drawer;
    });
    expect(
      errors.filter((error) => !expectErrors.some((part) => error.includes(part))),
      'errors in the console',
    ).toEqual([]);
  },
});

/** The address of a venue's editor, with the token, as the host prints it. */
export function editorAddress(host: RunningHost, tenant: string): string {
  const query = new RegExp(`/editor/${tenant}(\\?token=\\S+)`).exec(host.output().stdout)?.[1];
  if (query === undefined) throw new Error(`The host prints no address of ${tenant}'s editor.`);
  return `${host.url}/editor/${tenant}${query}`;
}

/** The plan that a venue's folder holds. */
export function folderPlan(tenant: string): Plan {
  return JSON.parse(readFileSync(join(ROOT, 'fixtures/venues', tenant, 'plan.json'), 'utf8')) as Plan;
}
