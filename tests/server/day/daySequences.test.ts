import { expect, it } from 'vitest';
import { openHarness } from '../openHarness.ts';
import { runDaySequences } from './daySequences.ts';
import { SEQUENCES } from './sequenceVenue.ts';

const SEEDS = [101, 1_021, 2_191];

it.each(SEQUENCES.map((each, at) => ({ ...each, seed: SEEDS[at]! })))(
  'random sequences at tables $occupied leave one truth, and a log that replays to it',
  async ({ venue, plan, days, ...options }) => {
    const harness = await openHarness({ venue, plan });
    const report = await runDaySequences(harness, { ...options, days, sequences: days > 1 ? 9 : 12 });
    expect(report.failures).toEqual([]);
    for (const outcome of ['ok', 'nothing', 'conflict', 'collision', 'affected', 'invalid', 'closed'])
      expect(report.outcomes[outcome] ?? 0, outcome).toBeGreaterThan(0);
    expect(report.overrides).toBeGreaterThan(2);
    expect(report.plans).toBeGreaterThan(10);
    expect(report.settings).toBeGreaterThan(3);
    expect(report.colliding).toBeGreaterThan(10);
    expect(report.stays > 5).toBe(days > 1);
  },
);
