/**
 * `npm run test:browsers`: visits the built booking page in Chromium and WebKit, runs the end-to-end tests of visitors
 * in Firefox, and installs what is missing of them with apt if it may. `-- --only=firefox,webkit` selects browsers,
 * `--check=dialog` the checks with that in their name.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createFramedVenues, serveSites } from '../e2e/embed/sites.ts';
import { type RunningHost, startHost } from '../support/host.ts';
import type { Check } from './check.ts';
import { CHECKS, OFFLINE_CHECK, UPRIGHT } from './checks.ts';
import { EMBED_CHECKS } from './embedChecks.ts';
import { GUEST_CHECKS } from './guestChecks.ts';
import { type WebDriver, startHttpDriver } from './webDriver.ts';

const argumentOf = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const wanted = argumentOf('check') ?? '';
const ALL_CHECKS: readonly Check[] = [...CHECKS, ...GUEST_CHECKS, ...EMBED_CHECKS, OFFLINE_CHECK].filter(({ name }) =>
  name.includes(wanted),
);
const NOW = '2026-11-23T02:20:00Z';
const DISPLAY = ':97';
const WEBKIT_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

type Engine = {
  readonly name: string;
  readonly packages: readonly string[];
  /** Programs that must exist. */
  readonly programs: readonly string[];
  /**
   * The configuration of the end-to-end tests that run in the engine, too. `npm test` and `npm run test:full` run those
   * of Chromium.
   */
  readonly suite?: string;
  /** Absent where the end-to-end tests are all that runs: Firefox needs a driver that Debian does not have. */
  start?(): Promise<WebDriver>;
};

const ENGINES: readonly Engine[] = [
  {
    name: 'chromium',
    packages: ['chromium', 'chromium-driver'],
    programs: ['/usr/bin/chromium', '/usr/bin/chromedriver'],
    start: () =>
      startHttpDriver('/usr/bin/chromedriver', (port) => [`--port=${port}`], {
        'goog:chromeOptions': {
          args: ['--headless', '--no-sandbox'],
        },
      }),
  },
  {
    name: 'firefox',
    packages: ['firefox-esr'],
    programs: ['/usr/bin/firefox-esr'],
    suite: 'tests/e2e/firefox.config.ts',
  },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: ['/usr/bin/WebKitWebDriver', WEBKIT_BROWSER, '/usr/bin/Xvfb'],
    async start() {
      const display = spawn('/usr/bin/Xvfb', [DISPLAY, '-screen', '0', '412x915x24'], { stdio: 'ignore' });
      const driver = await startHttpDriver(
        '/usr/bin/WebKitWebDriver',
        (port) => [`--port=${port}`],
        { 'webkitgtk:browserOptions': { binary: WEBKIT_BROWSER, args: ['--automation'] } },
        { DISPLAY, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
      );
      return {
        ...driver,
        quit: async () => {
          await driver.quit();
          const ended = once(display, 'exit');
          display.kill();
          await ended;
        },
      };
    },
  },
];

/** Installs what is missing. Returns whether all programs exist. */
function install({ packages, programs }: Engine): boolean {
  const isComplete = (): boolean => programs.every((program) => existsSync(program));
  if (isComplete()) return true;
  console.log(`Installing ${packages.join(' and ')} …`);
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio: 'ignore' });
  return isComplete();
}

/** Runs all checks in one engine. Returns how many failed. */
async function test({ start }: Required<Pick<Engine, 'start'>>, host: RunningHost, site: string): Promise<number> {
  let browser = await start();
  let failed = 0;
  try {
    await browser.resize(...UPRIGHT);
    for (const { name, run } of ALL_CHECKS) {
      try {
        await browser.leaveFrames();
        // A driven WebKit keeps what pages store in memory, and may forget it between two pages.
        if (run === OFFLINE_CHECK.run) {
          await browser.quit();
          browser = await start();
          await browser.resize(...UPRIGHT);
        }
        await run(browser, host, site);
        console.log(`  ✓ ${name}`);
      } catch (error) {
        failed += 1;
        console.log(`  ✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await browser.quit();
  }
  return failed;
}

const only = argumentOf('only')?.split(',');
const engines = ENGINES.filter(({ name }) => only === undefined || only.includes(name));
let failed = 0;
let hasFailedSuite = false;
for (const engine of engines) {
  console.log(engine.name);
  // Each engine finds all tables free.
  const venuesDir = createFramedVenues();
  const host = await startHost({ now: NOW, env: { RATE_LIMIT: '0' }, venuesDir });
  const sites = await serveSites(() => host.url);
  const { start } = engine;
  if (install(engine)) failed += start ? await test({ start }, host, sites.origin).catch(reportStart) : 0;
  else failed += reportStart(`${engine.packages.join(' and ')} could not be installed`);
  sites.close();
  await host.stop();
  rmSync(venuesDir, { recursive: true });
  if (engine.suite !== undefined && wanted === '') hasFailedSuite ||= !runSuite(engine.suite);
}
const driven = engines.filter(({ start }) => start !== undefined);
console.log(`${driven.length * ALL_CHECKS.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 && !hasFailedSuite ? 0 : 1);

/** Runs the end-to-end tests of a configuration, which print their own counts. Returns whether they passed. */
function runSuite(config: string): boolean {
  console.log(`  ${config}`);
  return spawnSync('npx', ['playwright', 'test', '-c', config], { stdio: 'inherit' }).status === 0;
}

function reportStart(error: unknown): number {
  console.log(`  ✗ could not start: ${error instanceof Error ? error.message : String(error)}`);
  return ALL_CHECKS.length;
}
