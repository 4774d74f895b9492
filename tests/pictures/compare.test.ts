/** Pictures are compared as eyes would, and another drawer's differences are told apart from one's own. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approve, approvedDrawer, approvedPicture, borrowsLetters, fixturesWithPictures, leftOver, recordDrawer } from './approved.ts';
import { compare, packed } from './compare.ts';
import { EXIT, exitOf, otherDrawer, verdictOf } from './judge.ts';
import { type Renderer, openRenderer } from './render.ts';
import { writeReport } from './report.ts';
import { SIZE, THEMES, ZOOMS } from './zooms.ts';

/** A PNG with a block of another colour put into it. */
function withBlock(png: Buffer, side: number, change = 120): Buffer {
  const picture = PNG.sync.read(png);
  for (let y = 100; y < 100 + side; y++) for (let x = 100; x < 100 + side; x++) {
    const at = (y * picture.width + x) * 4;
    picture.data[at] = (picture.data[at]! + change) % 256;
  }
  return PNG.sync.write(picture);
}

let renderer: Renderer;
let drawn: Map<string, Buffer>;
const text = readFileSync('fixtures/plans/one-table.json', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'tidetable-test-'));

// A browser starts, on a machine that may be busy.
beforeAll(async () => {
  renderer = await openRenderer();
  drawn = await renderer.take(text);
}, 90_000);
afterAll(async () => { await renderer?.close(); rmSync(folder, { recursive: true, force: true }); });

describe('a fixture that is drawn', () => {
  test('has a picture for every zoom and theme, of one size, no two alike', () => {
    expect([...drawn.keys()].toSorted()).toEqual(THEMES.flatMap((theme) => ZOOMS.map((zoom) => `${zoom}-${theme}`)).toSorted());
    for (const png of drawn.values()) expect(PNG.sync.read(png)).toMatchObject(SIZE);
    expect(new Set([...drawn.values()].map((png) => png.toString('base64'))).size).toBe(drawn.size);
  });

  test('gives the same bytes when it is drawn again', async () => {
    const again = await renderer.take(text, 'deep-dark');
    expect(again.get('deep-dark')!.equals(drawn.get('deep-dark')!)).toBe(true);
  }, 30_000);

  test('is drawn as approved, where the same Chromium draws it', () => {
    const then = approvedDrawer()!;
    const isOther = otherDrawer(renderer.drawer, then, borrowsLetters(text)) !== undefined;
    const verdicts = [...drawn].map(([picture, png]) => verdictOf(compare(packed(png), approvedPicture('one-table', picture)!), isOther));
    expect(verdicts.filter((verdict) => verdict === 'different')).toEqual([]);
  });
});

describe('comparing', () => {
  test('a changed block is found, and shown', () => {
    const png = drawn.get('whole-light')!;
    const found = compare(withBlock(png, 20), png);
    expect(found.same).toBe(false);
    // Of 400 pixels; those on an edge may pass for its smoothing.
    expect(found.pixels).toBeGreaterThan(320);
    expect(found.pixels).toBeLessThanOrEqual(400);
    expect(PNG.sync.read(found.difference!)).toMatchObject(SIZE);
  });

  test('a few pixels, and what the eye does not see, are let pass; packing is neither', () => {
    const png = drawn.get('whole-light')!;
    const few = compare(withBlock(png, 10), png);
    expect(few.same).toBe(true);
    expect(few.pixels).toBeGreaterThan(60);
    expect(compare(withBlock(png, 200, 4), png)).toMatchObject({ same: true, pixels: 0 });
    expect(compare(packed(png), png)).toMatchObject({ same: true, pixels: 0 });
    expect(packed(packed(png)).equals(packed(png))).toBe(true);
  });

  test('pictures of other sizes differ', () => {
    const small = PNG.sync.write(new PNG({ width: 10, height: 10 }));
    expect(compare(small, drawn.get('whole-light')!)).toMatchObject({ same: false, share: 1 });
  });
});

describe('who drew it', () => {
  const now = { chromium: '150.0', letters: 'aa' };

  test('another Chromium counts for every fixture, other letters for those that borrow them', () => {
    expect(otherDrawer(now, now, true)).toBeUndefined();
    expect(otherDrawer(now, { ...now, chromium: '149.0' }, false)).toBe('approved with Chromium 149.0, and this is 150.0');
    expect(otherDrawer(now, { ...now, letters: 'bb' }, false)).toBeUndefined();
    expect(otherDrawer(now, { ...now, letters: 'bb' }, true)).toContain('letters beyond the shipped faces');
    expect(borrowsLetters(text)).toBe(false);
    expect(borrowsLetters(readFileSync('fixtures/plans/many-scripts.json', 'utf8'))).toBe(true);
    expect(borrowsLetters('["\\ud83c\\udf34"]')).toBe(true);
  });

  test('the exit status tells a difference from one of another drawer', () => {
    const differs = { same: false, pixels: 9, share: 0.1, difference: undefined };
    expect([verdictOf(undefined, true), verdictOf(differs, true), verdictOf(differs, false), verdictOf({ ...differs, same: true }, true)]).toEqual(['missing', 'other', 'different', 'same']);
    expect(exitOf(['same'])).toBe(EXIT.same);
    expect(exitOf(['same', 'other'])).toBe(EXIT.other);
    expect(exitOf(['other', 'different'])).toBe(EXIT.different);
    expect(exitOf(['same', 'missing'])).toBe(EXIT.different);
  });
});

test('every fixture with pictures has all of them, and no others are kept', () => {
  const fixtures = fixturesWithPictures();
  for (const { name } of fixtures) for (const zoom of ZOOMS) for (const theme of THEMES) expect(approvedPicture(name, `${zoom}-${theme}`), `${name} ${zoom} ${theme}`).toBeDefined();
  expect(leftOver(fixtures)).toEqual([]);
});

test('approving replaces what was there, and the report holds all it shows', () => {
  const approved = join(folder, 'approved');
  approve('one-table', new Map([['whole-light', drawn.get('whole-light')!]]), approved);
  approve('one-table', new Map([['deep-light', drawn.get('deep-light')!]]), approved);
  recordDrawer(renderer.drawer, approved);
  expect(approvedPicture('one-table', 'whole-light', approved)).toBeUndefined();
  expect(approvedPicture('one-table', 'deep-light', approved)!.equals(drawn.get('deep-light')!)).toBe(true);
  expect(approvedDrawer(approved)).toEqual(renderer.drawer);
  const actual = drawn.get('deep-light')!;
  const changed = withBlock(actual, 40);
  const page = readFileSync(writeReport(join(folder, 'report'), [
    { fixture: 'one-table', picture: 'deep-light', verdict: 'different', share: 0.007, actual: changed, approved: actual, difference: compare(changed, actual).difference },
    { fixture: 'new <one>', picture: 'whole-dark', verdict: 'missing', share: 1, actual, approved: undefined, difference: undefined },
  ], ['A remark']), 'utf8');
  expect(page).toContain('2 of 2 pictures differ');
  expect(page).toContain('0.70% of the pixels');
  expect(page).not.toContain('<one>');
  const shown = [...page.matchAll(/src="([^"]+)"/g)].map(([, file]) => file!);
  expect(shown.length).toBe(3 + 2 + 1);
  for (const file of shown) expect(readFileSync(join(folder, 'report', file)).length).toBeGreaterThan(100);
});
