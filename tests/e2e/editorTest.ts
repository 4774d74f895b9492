/** Playwright's `test` with a host and venues for each test, whose editor an owner opens. */
import type { APIRequestContext } from '@playwright/test';
import type { EditorState } from '../../src/api/editorContract.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import { type RunningHost, editorAddress, startHost } from '../support/host.ts';
import { Owner } from '../support/owner.ts';
import { NOW, test as base, expectOnly, recordErrors } from './hostTest.ts';

export { expect } from '@playwright/test';
export { editorAddress } from '../support/host.ts';

type TestFixtures = {
  /** The name of the beach camp. Undefined is the one of its folder. */
  venueName: string | undefined;
  host: RunningHost;
  /** Signs in at the address that the host printed. `query` is added to it. */
  openEditor: (tenant: string, query?: string) => Promise<Owner>;
};

export const test = base.extend<TestFixtures>({
  venueName: [undefined, { option: true }],
  host: async ({ venueName }, use) => {
    const settings = venueName === undefined ? {} : { name: venueName };
    const venues = { 'beach-camp': { settings } };
    const host = await startHost({ now: NOW, env: { RATE_LIMIT: '0' }, venues });
    await use(host);
    await host.stop();
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

/** Asks the host for the published plan. `request` carries the session of an owner. */
export async function publishedPlan(request: APIRequestContext, host: RunningHost, tenant: string): Promise<Plan> {
  const response = await request.get(`${host.url}/api/editor/${tenant}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  return ((await response.json()) as EditorState).published.plan;
}
