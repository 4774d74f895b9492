/** Playwright's `test` with a host and venues for each test, whose editor an owner opens. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { EditorState } from '../../src/api/editorContract.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import { ROOT, type RunningHost, startHost } from '../support/host.ts';
import { Owner } from '../support/owner.ts';
import { NOW, test as base, expectOnly, recordErrors } from './hostTest.ts';

export { expect } from '@playwright/test';

/** A plan with one table and nothing else. */
export const ONE_TABLE: Plan = {
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

type TestFixtures = {
  /** The plan of the beach camp when the host starts. Undefined is the one of its folder. */
  startingPlan: Plan | undefined;
  /** The name of the beach camp. Undefined is the one of its folder. */
  venueName: string | undefined;
  host: RunningHost;
  /** Signs in at the address that the host printed. `query` is added to it. */
  openEditor: (tenant: string, query?: string) => Promise<Owner>;
};

export const test = base.extend<TestFixtures>({
  startingPlan: [undefined, { option: true }],
  venueName: [undefined, { option: true }],
  host: async ({ startingPlan, venueName }, use) => {
    const venuesDir = mkdtempSync(join(tmpdir(), 'tidetable-venues-'));
    cpSync(join(ROOT, 'fixtures/venues'), venuesDir, { recursive: true });
    if (startingPlan) writeFileSync(join(venuesDir, 'beach-camp/plan.json'), JSON.stringify(startingPlan));
    if (venueName !== undefined) {
      const file = join(venuesDir, 'beach-camp/venue.json');
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), name: venueName }));
    }
    const host = await startHost({ now: NOW, env: { RATE_LIMIT: '0' }, venuesDir });
    await use(host);
    await host.stop();
    rmSync(venuesDir, { recursive: true, force: true });
  },
  openEditor: async ({ page, host, expectErrors }, use) => {
    const errors = recordErrors(page);
    await use(async (tenant, query = '') => {
      await page.goto(editorAddress(host, tenant) + query);
      const owner = new Owner(page);
      await owner.waitForPlan();
      return owner;
    });
    expectOnly(errors, expectErrors);
  },
});

/** Returns the address of a venue's editor with the token, as the host prints it. */
export function editorAddress(host: RunningHost, tenant: string): string {
  const query = new RegExp(`/editor/${tenant}(\\?token=\\S+)`).exec(host.output().stdout)?.[1];
  if (query === undefined) throw new Error(`The host does not print the address of ${tenant}'s editor.`);
  return `${host.url}/editor/${tenant}${query}`;
}

/** Asks the host for the published plan. `request` carries the session of an owner. */
export async function publishedPlan(request: APIRequestContext, host: RunningHost, tenant: string): Promise<Plan> {
  const response = await request.get(`${host.url}/api/editor/${tenant}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  return ((await response.json()) as EditorState).published.plan;
}
