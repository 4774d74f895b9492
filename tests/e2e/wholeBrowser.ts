/** The browser that people use, in place of its headless shell, which has neither settings nor a back/forward cache. */
import { type BrowserContext, chromium } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../support/chromium.ts';

/** Runs `visit` in a profile of its own with settings as the browser's file `Preferences` has them. */
export async function withWholeBrowser(
  preferences: Readonly<Record<string, unknown>>,
  visit: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'tidetable-profile-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
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
