/** Changes the rules that a double booking would break, line by line: a test must fail each time. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/host.ts';
import type { Row } from './report.ts';

const REPORT = join(ROOT, '.stryker-report', 'mutation.json');
const NOTICED: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const MISSED: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

type Report = {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
};

export async function mutateRules(): Promise<Row[]> {
  const child = spawn('npm', ['run', '--silent', 'test:mutation'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const status = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  const { files } = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map((mutant) => mutant.status));
  const noticed = states.filter((state) => NOTICED.has(state)).length;
  const counted = noticed + states.filter((state) => MISSED.has(state)).length;
  const percent = (noticed / counted) * 100;
  return [
    {
      promise: 'changed rules of occupancy, time, selection and idempotency',
      figure: `tests notice ${noticed} of ${counted} (${percent.toFixed(1)}%)`,
      limit: '90%',
      holds: status === 0 && percent >= 90,
    },
  ];
}
