/**
 * `npm test`: what a contributor runs before a change, the cheapest first. `npm run test:full`: what takes longer. Both
 * find or install the Chromium that the tests drive. Arguments run only the steps that they name: `npm test -- unit`.
 * The last line counts tests; a step that fails without a failed test counts as one.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from './chromium.ts';

type RunStep = {
  readonly name: string;
  readonly command: readonly string[];
  readonly needsChromium?: true;
  /** It leaves processors idle, so it runs beside another step and prints its output at its end. */
  readonly isBackground?: true;
};

const folder = mkdtempSync(join(tmpdir(), 'tidetable-test-'));
/** A runner names what failed at the end of its output. */
const LINES_OF_FAILURE = 60;
/** The report that the test runner of a step writes. */
const reportOf = (step: string): string => join(folder, `${step}.json`);

const tsx = (...args: readonly string[]): string[] => [process.execPath, '--import', 'tsx', ...args];
const vitest = (step: string, ...projects: readonly string[]): string[] => [
  'npx',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(step)}`,
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
];
const e2eFolder = fileURLToPath(new URL('../e2e', import.meta.url));
const otherSpecs = readdirSync(e2eFolder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.spec.ts') && !file.startsWith('everyState/') && !JOURNEYS.includes(file));

const build: RunStep = { name: 'build', command: ['npm', 'run', 'build', '--silent'] };

/** The steps of a group run at the same time, the groups one after the other. */
const short: readonly (readonly RunStep[])[] = [
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
      command: vitest('unit', 'node', 'map', 'booker', 'editor', 'day', 'settings', 'gallery'),
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
const full: readonly (readonly RunStep[])[] = [
  [build],
  [
    { name: 'long', command: vitest('long', 'long'), needsChromium: true },
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
    { name: 'node24', command: tsx('tests/support/node24.ts'), isBackground: true },
    { name: 'foreign-host', command: playwright('--project=foreign host'), needsChromium: true },
    {
      name: 'pictures',
      command: ['npx', 'playwright', 'test', '-c', 'tests/pictures/playwright.config.ts'],
      needsChromium: true,
      isBackground: true,
    },
  ],
];

type Result = { readonly name: string; readonly passed: boolean; readonly output: string };

/**
 * Runs a step, prints its output and how long it took, and resolves to whether it passed. The output of one step of a
 * group is printed while it runs, that of others at their end, because it would mix.
 */
async function run({ name, command: [program, ...args], needsChromium }: RunStep, isLive: boolean): Promise<Result> {
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

/** Counts the passed and failed tests in the report of a step's test runner. A step without one has no tests. */
function countTests(step: string): { readonly passed: number; readonly failed: number } {
  if (!existsSync(reportOf(step))) return { passed: 0, failed: 0 };
  // Vitest writes the first two, Playwright the third.
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(reportOf(step), 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: { expected: number; unexpected: number };
  };
  return { passed: numPassedTests ?? stats?.expected ?? 0, failed: numFailedTests ?? stats?.unexpected ?? 0 };
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
const counts = allNames.map(countTests);
rmSync(folder, { recursive: true, force: true });
let failed = 0;
for (const { name, output } of failedSteps) {
  // A step can fail without a failed test: by an error outside of a test, or by a process that crashed.
  failed += Math.max(1, counts[allNames.indexOf(name)]?.failed ?? 0);
  const end = stripVTControlCharacters(output).trimEnd().split('\n').slice(-LINES_OF_FAILURE);
  console.error(`\nFailed: ${name}\n${end.join('\n')}`);
}
console.log(`\nIn ${((performance.now() - start) / 60_000).toFixed(1)} minutes:`);
console.log(`${counts.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
