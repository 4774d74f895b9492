/** The venue's day under random steps of staff and guests. Its short form is tests/server/day/daySequences.test.ts. */
import { runDaySequences } from '../server/day/daySequences.ts';
import { MIXED_PLAN, MIXED_TABLES, MIXED_VENUE, SEQUENCE_PLAN, SEQUENCE_VENUE } from '../server/day/sequenceVenue.ts';
import { openServerHarness } from '../server/serverHarness.ts';
import type { Row } from './report.ts';
import { scale } from './trustHost.ts';

const STEPS = 12;
/** The long form takes about twenty minutes: whoever stops it sees how far it has come. */
const PROGRESS_EVERY = 1_000;

/** Runs random sequences, and compares each step with an oracle. */
export async function runDays(sequences = scale(10_000, 200)): Promise<Row[]> {
  const half = Math.ceil(sequences / 2);
  return [
    await runVenue('by stay', half, { venue: SEQUENCE_VENUE, plan: SEQUENCE_PLAN }),
    await runVenue('by stay, service and date', half, { venue: MIXED_VENUE, plan: MIXED_PLAN }, MIXED_TABLES),
  ];
}

async function runVenue(
  occupied: string,
  sequences: number,
  files: Parameters<typeof openServerHarness>[0],
  tables?: readonly string[],
): Promise<Row> {
  const harness = await openServerHarness(files);
  const report = await runDaySequences(harness, {
    sequences,
    ...(tables ? { tables } : {}),
    length: STEPS,
    seed: 1_000_000,
    onDone: (count) => {
      if (count % PROGRESS_EVERY === 0) console.log(`days: ${count} of ${sequences} agree`);
    },
  });
  await harness.close();
  const outcomes = Object.entries(report.outcomes).map(([outcome, count]) => `${count} ${outcome}`);
  return {
    promise: `${sequences} random days at tables occupied ${occupied} agree with the oracle, and their logs replay`,
    figure: `${report.sequences} days, ${report.steps} steps (${outcomes.join(', ')}), ${report.overrides} overrides, ${report.failures.length} differences${report.failures.length > 0 ? `: ${report.failures[0]}` : ''}`,
    limit: '0 differences',
    holds: report.failures.length === 0 && report.sequences === sequences,
  };
}
