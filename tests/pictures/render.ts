/** Takes the pictures: the page built as the product's are, in a Chromium of fixed size and pixels, with letters that ship; nothing that is shown knows the time. */
import react from '@vitejs/plugin-react';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { type Page, chromium } from 'playwright';
import { build } from 'vite';
import { findChromium } from '../support/chromium.ts';
import { ROOT } from '../support/host.ts';
import { VIEWPORT_SIZE_PX, THEMES, ZOOMS } from './settings.ts';

/** `pictures` are PNGs by `zoom-theme`, such as `whole-light`; there are none where nothing can be drawn. `borrowed` are letters in them that no shipped face has. */
export type RenderedFixture = {
  readonly pictures: ReadonlyMap<string, Buffer>;
  readonly missingGlyphs: readonly string[];
};

export type Renderer = {
  /** Its version: another one may draw otherwise. */
  readonly chromium: string;
  /** The pictures of a fixture's file, of all zooms and themes, or one of them. */
  render(text: string, only?: string): Promise<RenderedFixture>;
  close(): Promise<void>;
};

const ORIGIN = 'http://pictures.localhost';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Builds the page and starts a Chromium; it throws where there is none. */
export async function openRenderer(): Promise<Renderer> {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-pictures-'));
  const executablePath = findChromium();
  try {
    await build({
      configFile: false,
      root: join(ROOT, 'tests/pictures/page'),
      base: '/',
      logLevel: 'warn',
      plugins: [react()],
      publicDir: false,
      build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1_000 },
    });
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-lcd-text',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
        '--disable-background-networking',
      ],
    });
    const page = await browser.newPage({
      viewport: VIEWPORT_SIZE_PX,
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
    });
    const faults: string[] = [];
    page.on('pageerror', (error) => {
      faults.push(error.stack ?? error.message);
    });
    await serveFrom(page, folder);
    await page.goto(`${ORIGIN}/index.html`);
    await page.waitForFunction('window.pictures');
    return {
      chromium: browser.version(),
      async render(text, only) {
        try {
          return await take(page, text, only);
        } catch (error) {
          throw new Error([error, ...faults.splice(0)].join('\n'), { cause: error });
        }
      },
      async close() {
        await browser.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The page and the drawings that ship, without a server: no port, and nothing else can be reached. */
async function serveFrom(page: Page, folder: string): Promise<void> {
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const path = normalize(decodeURIComponent(pathname));
    const isAsset = path.startsWith('/assets/') && existsSync(join(ROOT, path));
    const file = join(isAsset ? ROOT : folder, path);
    if (origin !== ORIGIN || !existsSync(file)) {
      await route.fulfill({ status: 404 });
      return;
    }
    await route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? 'application/octet-stream' });
  });
}

async function take(page: Page, text: string, only: string | undefined): Promise<RenderedFixture> {
  const pictures = new Map<string, Buffer>();
  const isDrawn = await page.evaluate(
    (given) => (window as unknown as { pictures: { open(text: string): boolean } }).pictures.open(given),
    text,
  );
  if (!isDrawn) return { pictures, missingGlyphs: [] };
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    for (const zoom of ZOOMS) {
      const name = `${zoom}-${theme}`;
      if (only !== undefined && only !== name) continue;
      await page.evaluate(`pictures.show('${theme}', '${zoom}')`);
      pictures.set(name, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
    }
  }
  return { pictures, missingGlyphs: (await page.evaluate('pictures.borrowed()')) as string[] };
}
