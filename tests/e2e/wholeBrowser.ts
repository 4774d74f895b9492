/**
 * The browser that people use, with settings. Tests in Chromium run in its headless shell, which has neither settings
 * nor a back/forward cache.
 */
import { type BrowserContext, chromium, firefox } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../support/chromium.ts';
import { FIREFOX, completeFirefox, firefoxLaunch } from '../support/firefox.ts';

type Settings = {
  /** As the profile's file `Preferences` has them. */
  readonly chromium?: Readonly<Record<string, unknown>>;
  /** As `about:config` lists them. */
  readonly firefox?: Readonly<Record<string, string | number | boolean>>;
};

/** Runs `visit` in a browser of its own. */
export async function withWholeBrowser(
  browserName: string,
  settings: Settings,
  visit: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  if (browserName === 'firefox') await withFirefox(settings, visit);
  else await withChromium(settings, visit);
}

async function withFirefox(settings: Settings, visit: (context: BrowserContext) => Promise<void>): Promise<void> {
  const browser = await firefox.launch({ channel: FIREFOX.channel, ...firefoxLaunch(settings.firefox) });
  try {
    completeFirefox(browser);
    await visit(await browser.newContext({ locale: 'en-GB' }));
  } finally {
    await browser.close();
  }
}

async function withChromium(settings: Settings, visit: (context: BrowserContext) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'tidetable-profile-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(settings.chromium ?? {}));
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    // Playwright's headless mode is that of the shell.
    headless: false,
    args: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    locale: 'en-GB',
  });
  try {
    await visit(context);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
