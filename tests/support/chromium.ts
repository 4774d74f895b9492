/** Which Chromium the tests drive: the one named, else an installed one, else Playwright's own. */
import { existsSync } from 'node:fs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium outside Playwright's own keeping; undefined where there is none, and Playwright is to use its own. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return named || INSTALLED.find((path) => existsSync(path));
}
