/** Finds the Chromium that tests, pictures and benchmarks drive. `CHROMIUM_PATH` overrides all. */
import { existsSync } from 'node:fs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Of Debian's package chromium-headless-shell. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Returns the path of the browser that people use. Returns undefined if Playwright's own has to be used. */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] || INSTALLED.find((path) => existsSync(path));
}

/**
 * Returns the path of Chromium's headless shell if it is installed, otherwise that of the browser. The shell has no
 * windows of its own, so tests need a third less time; but it draws text differently, so pictures need the browser.
 */
export function findHeadlessChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] || [HEADLESS_SHELL].find((path) => existsSync(path)) || findChromium();
}
