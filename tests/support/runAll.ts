/**
 * `npm test`: everything, in the order in which a failure is cheapest to learn of. It finds or installs the Chromium
 * that the tests drive. Arguments name steps to run alone: `npm test -- unit`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from './chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'tidetable-test-'));
const unitReport = join(folder, 'unit.json');
const endToEndReport = join(folder, 'end-to-end.json');

const steps: { name: string; command: string[]; browser?: true }[] = [
  { name: 'types', command: ['npx', 'tsc', '--noEmit'] },
  { name: 'lint', command: ['npx', 'oxlint', '--deny-warnings'] },
  { name: 'build', command: ['npm', 'run', 'build', '--silent'] },
  { name: 'size', command: [process.execPath, '--import', 'tsx', 'tests/bench/size.ts'] },
  { name: 'unit', command: ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`], browser: true },
  { name: 'end-to-end', command: ['npx', 'playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'], browser: true },
];

function run(command: readonly string[]): boolean {
  const [program, ...args] = command;
  return spawnSync(program!, args, {
    stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: endToEndReport },
  }).status === 0;
}

/** Takes the Chromium that is there, else Playwright's, else Debian's package. */
function provideChromium(): boolean {
  const there = (): string | undefined => findChromium() ?? [chromium.executablePath()].find((path) => existsSync(path));
  const found = there()
    ?? (run(['npx', 'playwright', 'install', '--with-deps', 'chromium']) ? there() : undefined)
    ?? (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
      && run(['apt-get', 'update', '-qq']) && run(['apt-get', 'install', '-y', '-qq', 'chromium']) ? there() : undefined);
  if (!found) {
    console.error('No Chromium was found or could be installed. Install one, or name it in CHROMIUM_PATH.');
    return false;
  }
  process.env['CHROMIUM_PATH'] = found;
  return true;
}

/** Numbers of passed and failed tests from the runners' own reports. */
function count(): { passed: number; failed: number } {
  let passed = 0;
  let failed = 0;
  if (existsSync(unitReport)) {
    const report = JSON.parse(readFileSync(unitReport, 'utf8'));
    passed += report.numPassedTests;
    failed += report.numFailedTests;
  }
  if (existsSync(endToEndReport)) {
    const { stats } = JSON.parse(readFileSync(endToEndReport, 'utf8'));
    passed += stats.expected + stats.flaky;
    failed += stats.unexpected;
  }
  return { passed, failed };
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
const { passed, failed } = count();
rmSync(folder, { recursive: true, force: true });
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
