/** The same as in `delivery.test.ts`, with more events. */
import { test } from 'vitest';
import { openHarness } from '../openHarness.ts';
import { tryDelivery } from './deliveryTrial.ts';

test('500 events arrive, each reservation’s in order, whatever fails', { timeout: 3_000_000 }, async () => {
  const harness = await openHarness();
  await tryDelivery(harness, 500, 11);
});
