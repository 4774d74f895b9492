/** Draws fixtures and compares them with their approved pictures. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  approve,
  approvedChromium,
  approvedPicture,
  fixturesWithPictures,
  hasPictures,
  orphanedPictures,
  recordChromium,
} from './approvedPictures.ts';
import { compare, packPng } from './compare.ts';
import { EXIT, exitStatusOf, verdictOf } from './verdict.ts';
import { type Renderer, openRenderer } from './render.ts';
import { writeReport } from './report.ts';
import { VIEWPORT_SIZE_PX, THEMES, ZOOMS } from './settings.ts';

/** Returns a PNG with a block of another color in it. */
function withBlock(png: Buffer, side: number, change = 120): Buffer {
  const picture = PNG.sync.read(png);
  for (let y = 100; y < 100 + side; y++)
    for (let x = 100; x < 100 + side; x++) {
      const at = (y * picture.width + x) * 4;
      picture.data[at] = (picture.data[at]! + change) % 256;
    }
  return PNG.sync.write(picture);
}

function countColors(png: Buffer): number {
  const { data } = PNG.sync.read(png);
  return new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4)).size;
}

/** The share of pixels that another Chromium may draw differently. */
const MAX_OTHER_SHARE = 0.03;
const REPORT = 'test-results/pictures-in-tests';
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

let renderer: Renderer;
let drawn: ReadonlyMap<string, Buffer>;
const text = readFileSync('fixtures/plans/one-table.json', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'tidetable-test-'));

// Builds the page and starts a browser.
beforeAll(async () => {
  renderer = await openRenderer();
  drawn = (await renderer.render(text)).pictures;
}, 90_000);
afterAll(async () => {
  await renderer?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('render', () => {
  test('draws a distinct picture for every zoom and theme', () => {
    expect([...drawn.keys()].toSorted()).toEqual(
      THEMES.flatMap((theme) => ZOOMS.map((zoom) => `${zoom}-${theme}`)).toSorted(),
    );
    for (const png of drawn.values()) expect(PNG.sync.read(png)).toMatchObject(VIEWPORT_SIZE_PX);
    expect(new Set([...drawn.values()].map((png) => png.toString('base64'))).size).toBe(drawn.size);
  });

  test('draws the same bytes again', async () => {
    const again = await renderer.render(text, 'deep-dark');
    expect(again.pictures.get('deep-dark')!.equals(drawn.get('deep-dark')!)).toBe(true);
  }, 30_000);
});

describe('approved pictures', () => {
  const venues = fixturesWithPictures().filter(({ file }) => file.includes('/venues/'));
  const themes = ['whole-light', 'whole-dark'];

  test('covers both venues', () => {
    expect(venues.map(({ name }) => name)).toEqual(['beach-camp', 'island-terrace']);
  });

  test.each(
    [...venues, { name: 'one-table', file: 'fixtures/plans/one-table.json' }].flatMap((fixture) =>
      themes.map((picture) => [fixture.name, picture, fixture.file] as const),
    ),
  )('%s matches its approved picture %s', async (name, picture, file) => {
    const actual = (await renderer.render(readFileSync(file, 'utf8'), picture)).pictures.get(picture)!;
    const approved = approvedPicture(name, picture);
    const comparison = approved && compare(packPng(actual), approved);
    const chromium = approvedChromium();
    const verdict = verdictOf(comparison, renderer.chromium !== chromium);
    if (verdict === 'otherChromium' && comparison) {
      // Another Chromium smooths edges and texts differently; a broken painter changes far more.
      console.warn(
        `${name} ${picture} differs in ${percent(comparison.share)} of its pixels. Chromium ${chromium} drew the approved ` +
          `picture, this is ${renderer.chromium}: look at the report of npm run fixtures:pictures and approve all pictures again.`,
      );
      expect(comparison.share, `${name} ${picture}: too different for another Chromium`).toBeLessThan(MAX_OTHER_SHARE);
      return;
    }
    if (verdict !== 'same' && comparison) {
      const { share, difference } = comparison;
      const page = writeReport(REPORT, [{ fixture: name, picture, verdict, share, actual, approved, difference }], []);
      expect.fail(`${name} ${picture}: ${percent(share)} of the pixels differ. See ${page}`);
    }
    expect(verdict).toBe('same');
  });
});

describe('render of unusual fixtures', () => {
  const fixture = (name: string): string => readFileSync(`fixtures/plans/${name}.json`, 'utf8');

  test('draws the readable parts of a damaged fixture', async () => {
    const whole = { pictures: new Map([['whole-light', expect.any(Buffer)]]), missingGlyphs: [] };
    expect(await renderer.render(fixture('unreadable-rooms'), 'whole-light')).toEqual(whole);
    expect(await renderer.render(fixture('duplicate'), 'whole-light')).toEqual(whole);
  }, 30_000);

  test('draws the background of a plan without tables at every zoom', async () => {
    const whole = (await renderer.render(fixture('empty'), 'whole-light')).pictures.get('whole-light')!;
    const deep = (await renderer.render(fixture('empty'), 'deep-light')).pictures.get('deep-light')!;
    expect(countColors(whole)).toBeGreaterThan(20);
    expect(compare(deep, whole).matches).toBe(false);
  }, 30_000);

  test('draws nothing for an answer without tables or an unknown file', async () => {
    const none = { pictures: new Map(), missingGlyphs: [] };
    expect(await renderer.render('[]')).toEqual(none);
    expect(await renderer.render('[{"name":"Terrace","rooms":[{"id":1}]}]')).toEqual(none);
    expect(await renderer.render('{"version":1}')).toEqual(none);
  });

  test('reports glyphs that no bundled font has', async () => {
    for (const name of ['many-scripts', 'extreme-names'])
      expect((await renderer.render(fixture(name))).missingGlyphs, name).toEqual([]);
    expect(
      (await renderer.render(text.replace(/"name":\s*"[^"]*"/g, '"name":"ქარი"'), 'deep-light')).missingGlyphs,
    ).toEqual([...'აირქ']);
  }, 60_000);
});

describe('compare', () => {
  test('finds a changed block and shows it', () => {
    const png = drawn.get('whole-light')!;
    const found = compare(withBlock(png, 20), png);
    expect(found.matches).toBe(false);
    // Of 400 pixels; those on an edge may count as antialiasing.
    expect(found.pixels).toBeGreaterThan(320);
    expect(found.pixels).toBeLessThanOrEqual(400);
    expect(PNG.sync.read(found.difference!)).toMatchObject(VIEWPORT_SIZE_PX);
  });

  test('tolerates a few pixels, invisible differences and packing', () => {
    const png = drawn.get('whole-light')!;
    const few = compare(withBlock(png, 10), png);
    expect(few.matches).toBe(true);
    expect(few.pixels).toBeGreaterThan(60);
    expect(compare(withBlock(png, 200, 4), png)).toMatchObject({ matches: true, pixels: 0 });
    expect(compare(packPng(png), png)).toMatchObject({ matches: true, pixels: 0 });
    expect(packPng(packPng(png)).equals(packPng(png))).toBe(true);
  });

  test('reports pictures of different sizes as different', () => {
    const small = PNG.sync.write(new PNG({ width: 10, height: 10 }));
    expect(compare(small, drawn.get('whole-light')!)).toMatchObject({ matches: false, share: 1 });
  });
});

test('the exit status distinguishes differences from another Chromium', () => {
  const differs = { matches: false, pixels: 9, share: 0.1, difference: undefined };
  expect([
    verdictOf(undefined, true),
    verdictOf(differs, true),
    verdictOf(differs, false),
    verdictOf({ ...differs, matches: true }, true),
  ]).toEqual(['missing', 'otherChromium', 'different', 'same']);
  expect(exitStatusOf(['same'])).toBe(EXIT.same);
  expect(exitStatusOf(['same', 'otherChromium'])).toBe(EXIT.otherChromium);
  expect(exitStatusOf(['otherChromium', 'different'])).toBe(EXIT.different);
  expect(exitStatusOf(['same', 'missing'])).toBe(EXIT.different);
});

test('every drawable fixture has all its approved pictures, and there are no others', async () => {
  const fixtures = fixturesWithPictures();
  expect(fixtures.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'island-terrace',
      'one-table',
      'empty',
      'overlapping',
      'duplicate',
      'zero-and-huge-sizes',
      'unreadable-rooms',
    ]),
  );
  const bare = fixtures.filter(({ name }) => !hasPictures(name));
  for (const { name, file } of bare)
    expect((await renderer.render(readFileSync(file, 'utf8'))).pictures.size, `${name} is drawn`).toBe(0);
  for (const { name } of fixtures.filter((each) => !bare.includes(each)))
    for (const zoom of ZOOMS)
      for (const theme of THEMES)
        expect(approvedPicture(name, `${zoom}-${theme}`), `${name} ${zoom} ${theme}`).toBeDefined();
  expect(orphanedPictures(fixtures)).toEqual([]);
});

test('approving replaces the pictures of a fixture, and the report contains all that it shows', () => {
  const approved = join(folder, 'approved');
  approve('one-table', new Map([['whole-light', drawn.get('whole-light')!]]), approved);
  approve('one-table', new Map([['deep-light', drawn.get('deep-light')!]]), approved);
  recordChromium(renderer.chromium, approved);
  expect(approvedPicture('one-table', 'whole-light', approved)).toBeUndefined();
  expect(approvedPicture('one-table', 'deep-light', approved)!.equals(drawn.get('deep-light')!)).toBe(true);
  expect(approvedChromium(approved)).toBe(renderer.chromium);
  approve('bare', new Map([['deep-light', drawn.get('deep-light')!]]), approved);
  expect(hasPictures('bare', approved)).toBe(true);
  approve('bare', new Map(), approved);
  expect(hasPictures('bare', approved)).toBe(false);
  const actual = drawn.get('deep-light')!;
  const changed = withBlock(actual, 40);
  const page = readFileSync(
    writeReport(
      join(folder, 'report'),
      [
        {
          fixture: 'one-table',
          picture: 'deep-light',
          verdict: 'different',
          share: 0.007,
          actual: changed,
          approved: actual,
          difference: compare(changed, actual).difference,
        },
        {
          fixture: 'new <one>',
          picture: 'whole-dark',
          verdict: 'missing',
          share: 1,
          actual,
          approved: undefined,
          difference: undefined,
        },
      ],
      ['A remark'],
    ),
    'utf8',
  );
  expect(page).toContain('2 of 2 pictures differ');
  expect(page).toContain('0.70% of the pixels');
  expect(page).not.toContain('<one>');
  const shown = [...page.matchAll(/src="([^"]+)"/g)].map(([, file]) => file!);
  expect(shown.length).toBe(3 + 2 + 1);
  for (const file of shown) expect(readFileSync(join(folder, 'report', file)).length).toBeGreaterThan(100);
});
