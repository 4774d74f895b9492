/**
 * `npm test`: everything, in the order in which a failure is cheapest to learn of. It finds or installs the Chromium
 * that the tests drive. Arguments name steps to run alone: `npm test -- unit`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from './chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'tidetable-test-'));
const unitReport = join(folder, 'unit.json');
const endToEndReport = join(folder, 'end-to-end.json');

const steps: { name: string; command: string[]; browser?: true }[] = [
  { name: 'types', command: ['npx', 'tsc', '--noEmit'] },
  { name: 'format', command: ['npx', 'oxfmt', '--check'] },
  { name: 'lint', command: ['npx', 'oxlint', '--deny-warnings'] },
  { name: 'build', command: ['npm', 'run', 'build', '--silent'] },
  { name: 'size', command: [process.execPath, '--import', 'tsx', 'tests/bench/size.ts'] },
  {
    name: 'unit',
    command: ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    browser: true,
  },
  { name: 'end-to-end', command: ['npx', 'playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'], browser: true },
];

function run(command: readonly string[]): boolean {
  const [program, ...args] = command;
  return (
    spawnSync(program!, args, {
      stdio: 'inherit',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: endToEndReport },
    }).status === 0
  );
}

/** Takes the Chromium that is there, else Playwright's, else Debian's package. */
function provideChromium(): boolean {
  const there = (): string | undefined =>
    findChromium() ?? [chromium.executablePath()].find((path) => existsSync(path));
  const found =
    there() ??
    (run(['npx', 'playwright', 'install', '--with-deps', 'chromium']) ? there() : undefined) ??
    (process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get') &&
    run(['apt-get', 'update', '-qq']) &&
    run(['apt-get', 'install', '-y', '-qq', 'chromium'])
      ? there()
      : undefined);
  if (!found) {
    console.error('No Chromium was found or could be installed. Install one, or name it in CHROMIUM_PATH.');
    return false;
  }
  process.env['CHROMIUM_PATH'] = found;
  return true;
}

type Verdict = { passed: number; readonly failed: string[] };
type Suite = {
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
};

/** A failure in two lines: which test, and what it said first. */
const told = (test: string, message = ''): string =>
  `  ${test}\n    ${stripVTControlCharacters(message).split('\n', 3).join(' ').slice(0, 300)}`;

function readUnit(verdict: Verdict): void {
  const report = JSON.parse(readFileSync(unitReport, 'utf8')) as {
    numPassedTests: number;
    testResults: {
      name: string;
      status: string;
      message: string;
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
    }[];
  };
  verdict.passed += report.numPassedTests;
  for (const { name, status, message, assertionResults } of report.testResults) {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    for (const {
      fullName,
      failureMessages: [first],
    } of failed)
      verdict.failed.push(told(`${relative('', name)} › ${fullName}`, first));
    if (status === 'failed' && failed.length === 0) verdict.failed.push(told(relative('', name), message));
  }
}

function readEndToEnd(verdict: Verdict, { suites = [], specs = [] }: Suite): void {
  for (const { title, file, line, tests } of specs) {
    for (const { projectName, status, results } of tests) {
      if (status === 'unexpected')
        verdict.failed.push(told(`[${projectName}] ${file}:${line} › ${title}`, results.at(-1)?.error?.message));
      else if (status !== 'skipped') verdict.passed += 1;
    }
  }
  for (const suite of suites) readEndToEnd(verdict, suite);
}

/** What the runners' own reports say. */
function verdictOf(): Verdict {
  const verdict: Verdict = { passed: 0, failed: [] };
  if (existsSync(unitReport)) readUnit(verdict);
  if (existsSync(endToEndReport)) readEndToEnd(verdict, JSON.parse(readFileSync(endToEndReport, 'utf8')) as Suite);
  return verdict;
}

const wanted = process.argv.slice(2);
const chosen = steps.filter((step) => wanted.length === 0 || wanted.includes(step.name));
const failures: string[] = [];
for (const step of chosen) {
  console.log(`\n── ${step.name} ──`);
  if ((step.browser && !provideChromium()) || !run(step.command)) {
    failures.push(step.name);
    // Nothing after it can be trusted where the pages do not build.
    if (step.name === 'build') break;
  }
}
const { passed, failed } = verdictOf();
rmSync(folder, { recursive: true, force: true });
if (failures.length > 0) console.error(['', `Failed: ${failures.join(', ')}`, ...failed].join('\n'));
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
