/** Changes the rules that a double booking would break, line by line: a test must fail each time. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/host.ts';
import type { Row } from './report.ts';

const REPORT = join(ROOT, '.stryker-report', 'mutation.json');
const MIN_PERCENT = 90;
const NOTICED: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const MISSED: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

/** The modules of .stryker.json. */
const MODULES = [
  'src/domain/booking/occupancy.ts',
  'src/domain/booking/time.ts',
  'src/domain/booking/selection.ts',
  'src/server/booking/idempotency.ts',
];

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
  return MODULES.map((file) => {
    const states = files[file]?.mutants.map(({ status }) => status) ?? [];
    const noticed = states.filter((state) => NOTICED.has(state)).length;
    const counted = noticed + states.filter((state) => MISSED.has(state)).length;
    const percent = (noticed / counted) * 100;
    return {
      promise: `changed rules in ${file}`,
      figure: `tests notice ${noticed} of ${counted} (${percent.toFixed(1)}%)`,
      limit: `${MIN_PERCENT}%`,
      holds: percent >= MIN_PERCENT,
    };
  });
}
