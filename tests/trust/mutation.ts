/** Changes the rules that a double booking would break, line by line: a test must fail each time. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { MODULES, type MutationCount } from '../mutation/modules.ts';
import { ROOT } from '../support/host.ts';
import type { Row } from './report.ts';

const REPORT = join(ROOT, '.stryker-report', 'mutation.json');
const MIN_PERCENT = 90;
const NOTICED: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const MISSED: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

/** Ends a change that makes a test wait forever. */
const SAMPLE_TIMEOUT_MS = 10 * 60_000;

type Report = {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
};

/** Runs Stryker. `output` is what happens to its list of the changes that no test notices. */
export async function mutateRules(output: 'inherit' | 'ignore' = 'ignore'): Promise<Row[]> {
  rmSync(REPORT, { force: true });
  const child = spawn('npx', ['stryker', 'run', '.stryker.json'], { cwd: ROOT, stdio: ['ignore', output, 'inherit'] });
  await new Promise<void>((resolve) => {
    child.once('close', () => {
      resolve();
    });
  });
  const { files } = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  return MODULES.map((module) => {
    const states = files[module]?.mutants.map(({ status }) => status) ?? [];
    const noticed = states.filter((state) => NOTICED.has(state)).length;
    return judge({ module, noticed, counted: noticed + states.filter((state) => MISSED.has(state)).length });
  });
}

/** The short form: a sample of the same changes, judged together, as it has few of a small module. */
export async function mutateSample(): Promise<Row[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/mutation/sampleRules.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: SAMPLE_TIMEOUT_MS,
  });
  const counts = JSON.parse(await text(child.stdout)) as readonly MutationCount[];
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  return [
    judge({
      module: `${MODULES.length} modules, a sample`,
      noticed: sum(counts.map(({ noticed }) => noticed)),
      counted: sum(counts.map(({ counted }) => counted)),
    }),
  ];
}

function judge({ module, noticed, counted }: MutationCount): Row {
  const percent = (noticed / counted) * 100;
  return {
    promise: `changed rules in ${module}`,
    figure: `tests notice ${noticed} of ${counted} (${percent.toFixed(1)}%)`,
    limit: `${MIN_PERCENT}%`,
    holds: percent >= MIN_PERCENT,
  };
}
