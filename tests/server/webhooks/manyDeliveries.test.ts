/** The same as in `delivery.test.ts`, with more events. */
import { test } from 'vitest';
import { openServerHarness } from '../serverHarness.ts';
import { tryDelivery } from './deliveryTrial.ts';

test('2,000 events arrive, each reservation’s in order, whatever fails', { timeout: 3_000_000 }, async () => {
  const harness = await openServerHarness();
  await tryDelivery(harness, 2_000, 11);
  await harness.close();
});
