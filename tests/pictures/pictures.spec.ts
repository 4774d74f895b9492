/**
 * Draws every fixture and compares it with its approved pictures: the whole plan, its center at twice the scale, and its
 * middle table large enough to read, by day and by night. What is readable of a damaged fixture is drawn.
 */
import { type Page, expect, test as base } from '@playwright/test';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { fixtureIndexSchema } from '../support/fixtureIndex.ts';
import { ROOT } from '../support/host.ts';
import { PAGE_FOLDER } from './folders.ts';

const ORIGIN = 'http://pictures.localhost';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};
const FIXTURES = join(ROOT, 'fixtures');
const APPROVED = join(FIXTURES, 'pictures');
/** The version of the Chromium that drew the approved pictures. */
const DRAWER_FILE = join(APPROVED, 'chromium.json');
/** The share of pixels that another one may draw differently. */
const MAX_OTHER_SHARE = 0.03;

const venues = readdirSync(join(FIXTURES, 'venues'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, file: join(FIXTURES, 'venues', name, 'plan.json') }));
const plans = fixtureIndexSchema
  .parse(JSON.parse(readFileSync(join(FIXTURES, 'plans/index.json'), 'utf8')))
  .map(({ file }) => ({ name: file.replace(/\.json$/, ''), file: join(FIXTURES, 'plans', file) }));
const fixtures = [...venues, ...plans];

type PicturesPage = { readonly page: Page; readonly errors: string[] };

/**
 * One page for all tests of a worker, since loading it takes longer than drawing most plans. Its requests are answered
 * with its own files and those of `assets`: it reaches nothing else. After a failure, a new worker opens a new page.
 */
const test = base.extend<{ page: Page }, { picturesPage: PicturesPage }>({
  picturesPage: [
    async ({ browser }, provide, { project }) => {
      const page = await browser.newPage(project.use.contextOptions);
      await page.route('**/*', async (route) => {
        const { origin, pathname } = new URL(route.request().url());
        const path = normalize(decodeURIComponent(pathname));
        const file = join(path.startsWith('/assets/') && existsSync(join(ROOT, path)) ? ROOT : PAGE_FOLDER, path);
        if (origin !== ORIGIN || !existsSync(file)) await route.fulfill({ status: 404 });
        else
          await route.fulfill({
            body: readFileSync(file),
            contentType: TYPES[extname(file)] ?? 'application/octet-stream',
          });
      });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(`${ORIGIN}/index.html`);
      await page.waitForFunction('window.pictures');
      await provide({ page, errors });
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ picturesPage: { page, errors } }, provide) => {
    await provide(page);
    expect(errors).toEqual([]);
  },
});

/** Returns whether the fixture has anything to draw. */
const open = (page: Page, text: string): Promise<boolean> =>
  page.evaluate(
    (file) => (window as unknown as { pictures: { open(file: string): boolean } }).pictures.open(file),
    text,
  );

for (const { name, file } of fixtures)
  test(`${name} looks as approved`, async ({ page, browser }) => {
    if (!(await open(page, readFileSync(file, 'utf8')))) {
      expect(existsSync(join(APPROVED, name)), 'it has nothing to draw').toBe(false);
      return;
    }
    const { chromium } = JSON.parse(readFileSync(DRAWER_FILE, 'utf8')) as { chromium: string };
    const tolerance = chromium === browser.version() ? {} : { maxDiffPixelRatio: MAX_OTHER_SHARE };
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      for (const zoom of ['whole', 'twice', 'deep']) {
        await page.evaluate(`pictures.show('${theme}', '${zoom}')`);
        await expect.soft(page).toHaveScreenshot([name, `${zoom}-${theme}.png`], tolerance);
      }
    }
  });

test('no approved picture is without a fixture', () => {
  const folders = readdirSync(APPROVED, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map((folder) => folder.name).filter((name) => !fixtures.some((each) => each.name === name))).toEqual(
    [],
  );
});

test.afterAll(({ browser }, { config }) => {
  if (config.updateSnapshots === 'all')
    writeFileSync(DRAWER_FILE, `${JSON.stringify({ chromium: browser.version() }, null, 2)}\n`);
});
