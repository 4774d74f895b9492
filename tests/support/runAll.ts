/**
 * `npm test`: what a contributor runs before a change, the cheapest first. `npm run test:full`: what takes longer. Both
 * find or install the Chromium that the tests drive. Arguments run only the steps that they name: `npm test -- unit`.
 * The last line counts tests; a step that fails without a failed test counts as one.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from './chromium.ts';

type Step = {
  readonly name: string;
  readonly command: readonly string[];
  readonly needsChromium?: true;
  /** It leaves processors idle, so it runs beside another step and prints its output at its end. */
  readonly isBackground?: true;
};

const folder = mkdtempSync(join(tmpdir(), 'tidetable-test-'));
const unitReport = join(folder, 'unit.json');

const tsx = (...args: readonly string[]): string[] => [process.execPath, '--import', 'tsx', ...args];
const vitest = (...projects: readonly string[]): string[] => [
  'npx',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
  ...projects.map((project) => `--project=${project}`),
];
const playwright = (...args: readonly string[]): string[] => [
  'npx',
  'playwright',
  'test',
  '-c',
  'tests/e2e/playwright.config.ts',
  ...args,
];

/** The journeys of guests, owners and staff: one per behavior. The other end-to-end tests are in `npm run test:full`. */
const JOURNEYS = [
  'booker/form.spec.ts',
  'booker/guestLink.spec.ts',
  'booker/reserve.spec.ts',
  'booker/tables.spec.ts',
  'day/plan.spec.ts',
  'editor/editor.spec.ts',
  'editor/firstPlan.spec.ts',
  'editor/publishing.spec.ts',
];
const e2eFolder = fileURLToPath(new URL('../e2e', import.meta.url));
const otherSpecs = readdirSync(e2eFolder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.spec.ts') && !file.startsWith('everyState/') && !JOURNEYS.includes(file));

const build: Step = { name: 'build', command: ['npm', 'run', 'build', '--silent'] };

/** The steps of a group run at the same time, the groups one after the other. */
const short: readonly (readonly Step[])[] = [
  [
    build,
    { name: 'types', command: ['npx', 'tsc', '--noEmit'] },
    { name: 'lint', command: ['npx', 'oxlint', '--deny-warnings'] },
    { name: 'format', command: ['npm', 'run', 'format:check', '--silent'] },
  ],
  [{ name: 'size', command: tsx('tests/bench/size.ts') }],
  [
    {
      name: 'unit',
      command: vitest('node', 'map', 'booker', 'editor', 'day', 'settings', 'gallery'),
      needsChromium: true,
    },
    // What a double booking would need, and what a crash would lose.
    { name: 'attack', command: tsx('tests/trust/main.ts', '--short', '--only=race,kills'), isBackground: true },
  ],
  [
    {
      name: 'journeys',
      command: playwright('--project=desktop', '--project=phone', ...JOURNEYS),
      needsChromium: true,
    },
  ],
];
const full: readonly (readonly Step[])[] = [
  [build],
  [
    { name: 'long', command: vitest('long'), needsChromium: true },
    { name: 'trust', command: tsx('tests/trust/main.ts', '--short'), isBackground: true },
  ],
  [
    { name: 'postgres', command: tsx('tests/postgres/main.ts') },
    { name: 'fixtures', command: ['npm', 'run', 'fixtures', '--silent'], isBackground: true },
  ],
  [
    {
      name: 'end-to-end',
      command: playwright('--project=desktop', '--project=phone', ...otherSpecs),
      needsChromium: true,
    },
  ],
  [
    { name: 'foreign-host', command: playwright('--project=foreign host'), needsChromium: true },
    {
      name: 'pictures',
      command: ['npx', 'playwright', 'test', '-c', 'tests/pictures/playwright.config.ts'],
      needsChromium: true,
      isBackground: true,
    },
  ],
];

/** The report that Playwright writes in a step. */
const reportOf = (step: string): string => join(folder, `${step}.json`);

type Result = { readonly name: string; readonly passed: boolean; readonly output: string };

/**
 * Runs a step, prints its output and how long it took, and resolves to whether it passed. The output of one step of a
 * group is printed while it runs, that of others at their end, because it would mix.
 */
async function run({ name, command: [program, ...args], needsChromium }: Step, isLive: boolean): Promise<Result> {
  if (needsChromium && !provideChromium()) return { name, passed: false, output: '' };
  if (isLive) console.log(`\n── ${name} ──`);
  const start = performance.now();
  const child = spawn(program!, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += String(data);
      if (isLive) process.stdout.write(data);
    });
  }
  const passed = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (status) => resolve(status === 0));
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  if (!isLive) console.log(`\n── ${name} ──\n${output.trimEnd()}`);
  console.log(`${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return { name, passed, output };
}

/** Makes sure that the tests will find a Chromium: installs Playwright's, or else Debian's. */
function provideChromium(): boolean {
  const isInstalled = (): boolean => findChromium() !== undefined || existsSync(chromium.executablePath());
  const install = (...command: readonly string[]): boolean =>
    spawnSync(command[0]!, command.slice(1), { stdio: 'inherit' }).status === 0;
  if (isInstalled()) return true;
  if (install('npx', 'playwright', 'install', '--with-deps', 'chromium') && isInstalled()) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && install('apt-get', 'update', '-qq')) {
    install('apt-get', 'install', '-y', '-qq', 'chromium', 'chromium-headless-shell');
    if (isInstalled()) return true;
  }
  console.error('No Chromium found, and none could be installed. Install one, or set CHROMIUM_PATH to its path.');
  return false;
}

type Verdict = { passed: number; readonly failures: string[] };
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

/** Formats a failure as two lines: the test, and the start of its message. */
const formatFailure = (test: string, message = ''): string =>
  `  ${test}\n    ${stripVTControlCharacters(message).split('\n', 3).join(' ').slice(0, 300)}`;

/** The steps whose failures are read from the reports of their test runners. */
const REPORTED_STEPS: ReadonlySet<string> = new Set(['unit', 'journeys', 'long', 'end-to-end', 'foreign-host']);

/** What Vitest prints above errors outside of tests. */
const UNHANDLED_ERROR = 'Unhandled Error';

/** Returns what a step printed about errors outside of tests, or else its last lines. */
function findErrors(output: string): string {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const start = lines.findIndex((line) => line.includes(UNHANDLED_ERROR));
  return (start === -1 ? lines.slice(-40) : lines.slice(start, start + 60)).join('\n');
}

function addUnitTests(verdict: Verdict): void {
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
    const file = relative('', name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    for (const { fullName, failureMessages } of failed)
      verdict.failures.push(formatFailure(`${file} › ${fullName}`, failureMessages[0]));
    if (status === 'failed' && failed.length === 0) verdict.failures.push(formatFailure(file, message));
  }
}

function addEndToEndTests(verdict: Verdict, { suites = [], specs = [] }: Suite): void {
  for (const { title, file, line, tests } of specs) {
    for (const { projectName, status, results } of tests) {
      if (status === 'unexpected')
        verdict.failures.push(
          formatFailure(`[${projectName}] ${file}:${line} › ${title}`, results.at(-1)?.error?.message),
        );
      else if (status !== 'skipped') verdict.passed += 1;
    }
  }
  for (const suite of suites) addEndToEndTests(verdict, suite);
}

/** Counts the passed and failed tests of the test runners' reports. */
function readVerdict(): Verdict {
  const verdict: Verdict = { passed: 0, failures: [] };
  if (existsSync(unitReport)) addUnitTests(verdict);
  for (const name of allNames.filter((step) => existsSync(reportOf(step)) && reportOf(step) !== unitReport))
    addEndToEndTests(verdict, JSON.parse(readFileSync(reportOf(name), 'utf8')) as Suite);
  return verdict;
}

const names = process.argv.slice(2).filter((argument) => argument !== '--full');
const groups = process.argv.includes('--full') ? full : short;
const allNames = groups.flat().map(({ name }) => name);
const unknown = names.filter((name) => !allNames.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. The steps are ${allNames.join(', ')}.`);
  process.exit(1);
}
const start = performance.now();
const failedSteps: Result[] = [];
for (const group of groups) {
  const steps = group.filter(({ name }) => names.length === 0 || names.includes(name));
  const foreground = steps.filter(({ isBackground }) => !isBackground);
  const live = foreground.length === 1 ? foreground[0] : undefined;
  const results = await Promise.all(steps.map((step) => run(step, step === live)));
  failedSteps.push(...results.filter(({ passed }) => !passed));
  // Without the built pages, all remaining steps fail.
  if (failedSteps.some(({ name }) => name === 'build')) break;
}
const { passed, failures } = readVerdict();
rmSync(folder, { recursive: true, force: true });
// A step can fail without a failed test: by an error outside of a test, or by a process that crashed.
const unexplained = failedSteps.filter(
  ({ name, output }) => failures.length === 0 || !REPORTED_STEPS.has(name) || output.includes(UNHANDLED_ERROR),
);
if (failedSteps.length > 0) {
  console.error(`\nFailed: ${failedSteps.map(({ name }) => name).join(', ')}`);
  for (const failure of failures) console.error(failure);
  for (const { name, output } of unexplained) console.error(`\n${name} reported:\n${findErrors(output)}`);
}
console.log(`\nIn ${((performance.now() - start) / 60_000).toFixed(1)} minutes:`);
console.log(`${passed} passed, ${failures.length + unexplained.length} failed`);
process.exitCode = failedSteps.length > 0 ? 1 : 0;
