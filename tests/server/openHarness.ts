/** A server harness that is closed when the test that opened it is over. Scripts outside of vitest use `serverHarness.ts`. */
import { onTestFinished } from 'vitest';
import { type ServerHarness, type ServerHarnessOptions, openServerHarness } from './serverHarness.ts';

/** Opens a harness in a test or in `beforeEach`. Those of one test are closed in reverse order. */
export async function openHarness(options?: ServerHarnessOptions): Promise<ServerHarness> {
  const harness = await openServerHarness(options);
  onTestFinished(() => harness.close());
  return harness;
}
