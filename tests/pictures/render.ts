/**
 * Takes the pictures. The page is built as the product's pages are, and drawn by a Chromium of a fixed window size,
 * pixel ratio and color profile with bundled fonts. Nothing in it depends on the time.
 */
import react from '@vitejs/plugin-react';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { type Page, chromium } from 'playwright';
import { build } from 'vite';
import { findChromium } from '../support/chromium.ts';
import type { DrawnTable } from './compare.ts';
import { ROOT } from '../support/host.ts';
import { type Frame, VIEWPORT_SIZE_PX, THEMES, ZOOMS } from './settings.ts';

/**
 * `pictures` are PNGs by `zoom-theme`, such as `whole-light`. There are none if the fixture has nothing to draw.
 * `tables` are those in view by picture. `missingGlyphs` are characters in them that no bundled font has. `frame` is the
 * one they are drawn in.
 */
export type RenderedFixture = {
  readonly pictures: ReadonlyMap<string, Buffer>;
  readonly tables: ReadonlyMap<string, readonly DrawnTable[]>;
  readonly missingGlyphs: readonly string[];
  readonly frame?: Frame;
};

export type Renderer = {
  /** The version of the Chromium. Another version may draw differently. */
  readonly chromium: string;
  /**
   * Draws a fixture's file at all zooms in all themes, or only some pictures such as `whole-light`. A frame is ignored
   * if the plan has another size by now.
   */
  render(text: string, only?: readonly string[], frame?: Frame): Promise<RenderedFixture>;
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

/** Builds the page and starts a Chromium. Throws if there is none. */
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
    const pageErrors: string[] = [];
    page.on('pageerror', (error) => {
      pageErrors.push(error.stack ?? error.message);
    });
    await serveFrom(page, folder);
    await page.goto(`${ORIGIN}/index.html`);
    await page.waitForFunction('window.pictures');
    return {
      chromium: browser.version(),
      async render(text, only, frame) {
        try {
          return await takePictures(page, text, only, frame);
        } catch (error) {
          throw new Error([error, ...pageErrors.splice(0)].join('\n'), { cause: error });
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

/**
 * Answers the page's requests with its own files and those of `assets`. It needs no server and reaches nothing else.
 */
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

async function takePictures(
  page: Page,
  text: string,
  only: readonly string[] | undefined,
  approved: Frame | undefined,
): Promise<RenderedFixture> {
  const pictures = new Map<string, Buffer>();
  const tables = new Map<string, readonly DrawnTable[]>();
  const frame = await page.evaluate(
    (given) =>
      (window as unknown as { pictures: { open(file: string, frame?: Frame): Frame | undefined } }).pictures.open(
        given.text,
        given.approved,
      ),
    { text, approved },
  );
  if (!frame) return { pictures, tables, missingGlyphs: [] };
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    for (const zoom of ZOOMS) {
      const name = `${zoom}-${theme}`;
      if (only && !only.includes(name)) continue;
      tables.set(name, await page.evaluate<DrawnTable[]>(`pictures.show('${theme}', '${zoom}')`));
      pictures.set(name, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
    }
  }
  return { pictures, tables, frame, missingGlyphs: await page.evaluate<string[]>('pictures.missingGlyphs()') };
}
