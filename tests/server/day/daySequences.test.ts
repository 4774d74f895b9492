import { expect, it } from 'vitest';
import { openHarness } from '../openHarness.ts';
import { runDaySequences } from './daySequences.ts';
import {
  ALL_TABLES,
  DAYS_PLAN,
  DAYS_VENUE,
  MIXED_PLAN,
  MIXED_TABLES,
  MIXED_VENUE,
  SEQUENCE_PLAN,
  SEQUENCE_VENUE,
} from './sequenceVenue.ts';

it.each([
  { tables: 'by stay', venue: SEQUENCE_VENUE, plan: SEQUENCE_PLAN, options: { sequences: 12, length: 60, seed: 101 } },
  {
    tables: 'by stay, service and date',
    venue: MIXED_VENUE,
    plan: MIXED_PLAN,
    options: { sequences: 12, length: 60, seed: 1_021, tables: MIXED_TABLES },
  },
  {
    tables: 'in all ways, also by the day',
    venue: DAYS_VENUE,
    plan: DAYS_PLAN,
    options: { sequences: 9, length: 80, seed: 2_121, days: 4, tables: ALL_TABLES },
  },
])(
  'random sequences at tables $tables leave one truth, and a log that replays to it',
  async ({ venue, plan, options }) => {
    const harness = await openHarness({ venue, plan });
    const report = await runDaySequences(harness, options);
    expect(report.failures).toEqual([]);
    for (const outcome of ['ok', 'nothing', 'conflict', 'collision', 'affected', 'invalid', 'closed'])
      expect(report.outcomes[outcome] ?? 0, outcome).toBeGreaterThan(0);
    expect(report.overrides).toBeGreaterThan(2);
    expect(report.plans).toBeGreaterThan(10);
    expect(report.settings).toBeGreaterThan(3);
    expect(report.colliding).toBeGreaterThan(10);
    expect(report.stays > 5).toBe('days' in options);
  },
);
