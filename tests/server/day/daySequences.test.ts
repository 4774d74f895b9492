import { expect, it } from 'vitest';
import { openServerHarness } from '../serverHarness.ts';
import { runDaySequences } from './daySequences.ts';
import { SEQUENCE_PLAN, SEQUENCE_VENUE } from './sequenceVenue.ts';

it('random sequences of staff and guests leave one truth, and a log that replays to it', async () => {
  const harness = await openServerHarness({ venue: SEQUENCE_VENUE, plan: SEQUENCE_PLAN });
  const report = await runDaySequences(harness, { sequences: 50, length: 24, seed: 1 });
  expect(report.failures).toEqual([]);
  for (const outcome of ['ok', 'nothing', 'conflict', 'collision', 'affected', 'invalid'])
    expect(report.outcomes[outcome], outcome).toBeGreaterThan(0);
  expect(report.overrides).toBeGreaterThan(20);
  await harness.close();
});
