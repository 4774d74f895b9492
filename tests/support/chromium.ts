/** Finds the Chromium that the tests drive. */
import { existsSync } from 'node:fs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns `CHROMIUM_PATH` or the path of an installed Chromium. Returns undefined if Playwright's own has to be used. */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] || INSTALLED.find((path) => existsSync(path));
}
