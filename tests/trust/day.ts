/** The venue's day under random steps of staff and guests. Its short form is tests/server/day/daySequences.test.ts. */
import { createDatabase, providePostgres, startPostgres } from '../postgres/postgresServer.ts';
import { runDaySequences } from '../server/day/daySequences.ts';
import { SEQUENCES } from '../server/day/sequenceVenue.ts';
import { openServerHarness } from '../server/serverHarness.ts';
import type { Row } from './report.ts';
import { scale } from './trustHost.ts';

/** Of the steps of a sequence, so many find something that they can be about. */
const TAKEN = 0.85;
/** Sequences in one database, so that it stays small. Whoever stops the run sees how far it has come. */
const BATCH = 250;

/** Those of several dates take half of the steps. */
const shareOf = (days: number): number => (days > 1 ? 0.5 : 0.25);

/**
 * Takes random steps, half of them on Postgres, and compares each with an oracle. `--steps=1000000` says how many, and
 * another `--seed=` takes others.
 */
export async function runDays(steps = readNumber('steps') ?? scale(120_000, 2_400)): Promise<Row[]> {
  const rows: Row[] = [];
  for (const venue of SEQUENCES) rows.push(await runVenue('SQLite', venue, steps / 2, async () => undefined));
  if (providePostgres() === undefined)
    return [
      ...rows,
      { promise: 'the same on Postgres', figure: 'not run: there is no Postgres', limit: '', holds: false },
    ];
  const server = await startPostgres();
  let databases = 0;
  try {
    for (const venue of SEQUENCES)
      rows.push(await runVenue('Postgres', venue, steps / 2, () => createDatabase(server.url, `days_${++databases}`)));
  } finally {
    await server.stop();
  }
  return rows;
}

function readNumber(name: 'steps' | 'seed'): number | undefined {
  const number = Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1]);
  return number > 0 ? number : undefined;
}

async function runVenue(
  name: string,
  { occupied, venue, plan, days, tables, length }: (typeof SEQUENCES)[number],
  ofAll: number,
  createOwn: () => Promise<string | undefined>,
): Promise<Row> {
  const wanted = Math.ceil(ofAll * shareOf(days));
  const outcomes: Record<string, number> = {};
  let [sequences, steps, overrides, stays, plans, settings, colliding] = [0, 0, 0, 0, 0, 0, 0];
  let failure: string | undefined;
  while (steps < wanted && failure === undefined) {
    const database = await createOwn();
    const harness = await openServerHarness({ venue, plan, ...(database === undefined ? {} : { database }) });
    const report = await runDaySequences(harness, {
      sequences: Math.min(BATCH, Math.ceil((wanted - steps) / (TAKEN * length))),
      length,
      days,
      tables,
      // Other steps than on the other database.
      seed: (readNumber('seed') ?? 1_000_000) + sequences + (database === undefined ? 0 : 500_000_000),
    });
    await harness.close();
    sequences += report.sequences;
    steps += report.steps;
    overrides += report.overrides;
    stays += report.stays;
    plans += report.plans;
    settings += report.settings;
    colliding += report.colliding;
    for (const [outcome, count] of Object.entries(report.outcomes))
      outcomes[outcome] = (outcomes[outcome] ?? 0) + count;
    [failure] = report.failures;
    if (wanted - steps > 0) console.log(`days: ${name}, ${occupied}: ${steps} of ${wanted} steps agree`);
  }
  const counts = Object.entries(outcomes).map(([outcome, count]) => `${count} ${outcome}`);
  return {
    promise: `${name}: random steps at tables occupied ${occupied} agree with the oracle, and their logs replay`,
    figure: `${sequences} sequences, ${steps} steps (${counts.join(', ')}), ${overrides} overrides, ${stays} stays, ${plans} plans, ${settings} settings, ${colliding} steps while parties collide, ${failure === undefined ? '0 differences' : `a difference: ${failure}`}`,
    limit: '0 differences',
    holds: failure === undefined,
  };
}
