/** Pictures are compared as eyes would, and another Chromium's differences are told apart from one's own. */
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

/** A PNG with a block of another colour put into it. */
function withBlock(png: Buffer, side: number, change = 120): Buffer {
  const picture = PNG.sync.read(png);
  for (let y = 100; y < 100 + side; y++)
    for (let x = 100; x < 100 + side; x++) {
      const at = (y * picture.width + x) * 4;
      picture.data[at] = (picture.data[at]! + change) % 256;
    }
  return PNG.sync.write(picture);
}

function coloursOf(png: Buffer): number {
  const { data } = PNG.sync.read(png);
  return new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4)).size;
}

let renderer: Renderer;
let drawn: ReadonlyMap<string, Buffer>;
const text = readFileSync('fixtures/plans/one-table.json', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'tidetable-test-'));

// A browser starts, on a machine that may be busy.
beforeAll(async () => {
  renderer = await openRenderer();
  drawn = (await renderer.render(text)).pictures;
}, 90_000);
afterAll(async () => {
  await renderer?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a fixture that is drawn', () => {
  test('has a picture for every zoom and theme, of one size, no two alike', () => {
    expect([...drawn.keys()].toSorted()).toEqual(
      THEMES.flatMap((theme) => ZOOMS.map((zoom) => `${zoom}-${theme}`)).toSorted(),
    );
    for (const png of drawn.values()) expect(PNG.sync.read(png)).toMatchObject(VIEWPORT_SIZE_PX);
    expect(new Set([...drawn.values()].map((png) => png.toString('base64'))).size).toBe(drawn.size);
  });

  test('gives the same bytes when it is drawn again', async () => {
    const again = await renderer.render(text, 'deep-dark');
    expect(again.pictures.get('deep-dark')!.equals(drawn.get('deep-dark')!)).toBe(true);
  }, 30_000);

  test('is drawn as approved, where the same Chromium draws it', () => {
    const isOther = renderer.chromium !== approvedChromium();
    const verdicts = [...drawn].map(([picture, png]) =>
      verdictOf(compare(packPng(png), approvedPicture('one-table', picture)!), isOther),
    );
    expect(verdicts.filter((verdict) => verdict === 'different')).toEqual([]);
  });
});

describe('what can be drawn of a fixture', () => {
  const fixture = (name: string): string => readFileSync(`fixtures/plans/${name}.json`, 'utf8');

  test('a damaged one is drawn as far as it can be read', async () => {
    const whole = { pictures: new Map([['whole-light', expect.any(Buffer)]]), borrowed: [] };
    expect(await renderer.render(fixture('unreadable-rooms'), 'whole-light')).toEqual(whole);
    expect(await renderer.render(fixture('duplicate'), 'whole-light')).toEqual(whole);
  }, 30_000);

  test('a plan without tables shows its ground, near too', async () => {
    const whole = (await renderer.render(fixture('empty'), 'whole-light')).pictures.get('whole-light')!;
    const deep = (await renderer.render(fixture('empty'), 'deep-light')).pictures.get('deep-light')!;
    expect(coloursOf(whole)).toBeGreaterThan(20);
    expect(compare(deep, whole).matches).toBe(false);
  }, 30_000);

  test('an answer without tables, and what is no fixture, have no pictures', async () => {
    const none = { pictures: new Map(), borrowed: [] };
    expect(await renderer.render('[]')).toEqual(none);
    expect(await renderer.render('[{"name":"Terrace","rooms":[{"id":1}]}]')).toEqual(none);
    expect(await renderer.render('{"version":1}')).toEqual(none);
  });

  test('its letters come from faces that ship, and those that do not are told', async () => {
    for (const name of ['many-scripts', 'extreme-names'])
      expect((await renderer.render(fixture(name))).missingGlyphs, name).toEqual([]);
    expect(
      (await renderer.render(text.replace(/"name":\s*"[^"]*"/g, '"name":"ქარი"'), 'deep-light')).missingGlyphs,
    ).toEqual([...'აირქ']);
  }, 60_000);
});

describe('comparing', () => {
  test('a changed block is found, and shown', () => {
    const png = drawn.get('whole-light')!;
    const found = compare(withBlock(png, 20), png);
    expect(found.matches).toBe(false);
    // Of 400 pixels; those on an edge may pass for its smoothing.
    expect(found.pixels).toBeGreaterThan(320);
    expect(found.pixels).toBeLessThanOrEqual(400);
    expect(PNG.sync.read(found.difference!)).toMatchObject(VIEWPORT_SIZE_PX);
  });

  test('a few pixels, and what the eye does not see, are let pass; packing is neither', () => {
    const png = drawn.get('whole-light')!;
    const few = compare(withBlock(png, 10), png);
    expect(few.matches).toBe(true);
    expect(few.pixels).toBeGreaterThan(60);
    expect(compare(withBlock(png, 200, 4), png)).toMatchObject({ same: true, pixels: 0 });
    expect(compare(packPng(png), png)).toMatchObject({ same: true, pixels: 0 });
    expect(packPng(packPng(png)).equals(packPng(png))).toBe(true);
  });

  test('pictures of other sizes differ', () => {
    const small = PNG.sync.write(new PNG({ width: 10, height: 10 }));
    expect(compare(small, drawn.get('whole-light')!)).toMatchObject({ same: false, share: 1 });
  });
});

test('the exit status tells a difference from one of another Chromium', () => {
  const differs = { matches: false, pixels: 9, share: 0.1, difference: undefined };
  expect([
    verdictOf(undefined, true),
    verdictOf(differs, true),
    verdictOf(differs, false),
    verdictOf({ ...differs, matches: true }, true),
  ]).toEqual(['missing', 'other', 'different', 'same']);
  expect(exitStatusOf(['same'])).toBe(EXIT.same);
  expect(exitStatusOf(['same', 'other'])).toBe(EXIT.otherChromium);
  expect(exitStatusOf(['other', 'different'])).toBe(EXIT.different);
  expect(exitStatusOf(['same', 'missing'])).toBe(EXIT.different);
});

test('every fixture in which something is drawn has all its pictures, and no others are kept', async () => {
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

test('approving replaces what was there, and the report holds all it shows', () => {
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
