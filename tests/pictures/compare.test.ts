/** Draws fixtures and compares them with their approved pictures. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { intersectBoxes } from '../../src/domain/geometry/boxes.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { SEED } from '../support/fixtureVenues.ts';
import {
  approve,
  approvedChromium,
  approvedFrame,
  approvedPicture,
  fixturesWithPictures,
  hasPictures,
  orphanedPictures,
  recordChromium,
} from './approvedPictures.ts';
import { type DrawnTable, compare, packPng } from './compare.ts';
import { EXIT, describePlaces, exitStatusOf, verdictOf } from './verdict.ts';
import { type RenderedFixture, type Renderer, openRenderer } from './render.ts';
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

let renderer: Renderer;
/** All pictures of the fixture `one-table`. */
let oneTable: RenderedFixture;
let drawn: RenderedFixture['pictures'];
const text = readFileSync('fixtures/plans/one-table.json', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'tidetable-test-'));

// Builds the page and starts a browser.
beforeAll(async () => {
  renderer = await openRenderer();
  oneTable = await renderer.render(text);
  drawn = oneTable.pictures;
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
});

describe('approved pictures', () => {
  const venues = fixturesWithPictures().filter(({ file }) => file.includes('/venues/'));
  const themes = ['whole-light', 'whole-dark'];

  test('covers both venues', () => {
    expect(venues.map(({ name }) => name)).toEqual(['beach-camp', 'island-terrace']);
  });

  test.each([
    ...venues.flatMap(({ name, file }) => themes.map((picture) => [name, picture, file] as const)),
    ...ZOOMS.flatMap((zoom) => THEMES.map((theme) => ['one-table', `${zoom}-${theme}`, undefined] as const)),
  ])('%s matches its approved picture %s', async (name, picture, file) => {
    const { pictures, tables } = file
      ? await renderer.render(readFileSync(file, 'utf8'), [picture], approvedFrame(name))
      : oneTable;
    const actual = pictures.get(picture)!;
    const approved = approvedPicture(name, picture);
    const comparison = approved && compare(actual, approved, tables.get(picture));
    const chromium = approvedChromium();
    const verdict = verdictOf(comparison, renderer.chromium !== chromium);
    if (verdict === 'otherChromium' && comparison) {
      // Another Chromium smooths edges and texts differently; a broken painter changes far more.
      console.warn(
        `${name} ${picture}: ${describePlaces(comparison)}. Chromium ${chromium} drew the approved picture, this is ${renderer.chromium}: look at the report of npm run fixtures:pictures and approve all pictures again.`,
      );
      expect(comparison.share, `${name} ${picture}: too different for another Chromium`).toBeLessThan(MAX_OTHER_SHARE);
      return;
    }
    if (verdict !== 'same' && comparison) {
      const page = writeReport(REPORT, [{ fixture: name, picture, verdict, actual, approved, comparison }], []);
      expect.fail(`${name} ${picture}: ${describePlaces(comparison)}. See ${page}`);
    }
    expect(verdict).toBe('same');
  });
});

describe('render of unusual fixtures', () => {
  const fixture = (name: string): string => readFileSync(`fixtures/plans/${name}.json`, 'utf8');

  test('draws the readable parts of a damaged fixture', async () => {
    const whole = {
      pictures: new Map([['whole-light', expect.any(Buffer)]]),
      tables: new Map([['whole-light', expect.any(Array)]]),
      missingGlyphs: [],
      frame: expect.anything(),
    };
    expect(await renderer.render(fixture('unreadable-rooms'), ['whole-light'])).toEqual(whole);
    expect(await renderer.render(fixture('duplicate'), ['whole-light'])).toEqual(whole);
  }, 30_000);

  test('draws the background of a plan without tables at every zoom', async () => {
    const whole = (await renderer.render(fixture('empty'), ['whole-light'])).pictures.get('whole-light')!;
    const deep = (await renderer.render(fixture('empty'), ['deep-light'])).pictures.get('deep-light')!;
    expect(countColors(whole)).toBeGreaterThan(20);
    expect(compare(deep, whole).matches).toBe(false);
  }, 30_000);

  test('draws nothing for an answer without tables or an unknown file', async () => {
    const none = { pictures: new Map(), tables: new Map(), missingGlyphs: [] };
    expect(await renderer.render('[]')).toEqual(none);
    expect(await renderer.render('[{"name":"Terrace","rooms":[{"id":1}]}]')).toEqual(none);
    expect(await renderer.render('{"version":1}')).toEqual(none);
  });

  test('reports glyphs that no bundled font has', async () => {
    for (const name of ['many-scripts', 'extreme-names'])
      expect((await renderer.render(fixture(name))).missingGlyphs, name).toEqual([]);
    expect(
      (await renderer.render(text.replace(/"name":\s*"[^"]*"/g, '"name":"ქარი"'), ['deep-light'])).missingGlyphs,
    ).toEqual(['ა', 'ი', 'რ', 'ქ']);
  }, 60_000);
});

type PlanFile = {
  areas: { rooms: { name: string; beds: number; coordinates: Record<string, unknown> & { x: number } }[] }[];
};

/** Changes of one table, as a wrong painter or a wrong plan would make them. */
const CHANGES: Readonly<Record<string, (room: PlanFile['areas'][number]['rooms'][number]) => void>> = {
  color: (room) => (room.coordinates['color'] = '#7a5c99'),
  number: (room) => (room.coordinates['text'] = '8'),
  seats: (room) => (room.beds += 1),
  place: (room) => (room.coordinates.x += 8),
};

describe('compare', () => {
  const beachCamp = readFileSync('fixtures/venues/beach-camp/plan.json', 'utf8');
  const pictures = ZOOMS.map((zoom) => `${zoom}-light`);
  let before: RenderedFixture;
  /** The pictures of `before` as they are stored. */
  let packed: ReadonlyMap<string, Buffer>;
  let middle: DrawnTable;

  /** Draws the beach camp with other rooms. */
  function drawWith(change: (rooms: PlanFile['areas'][number]['rooms']) => PlanFile['areas'][number]['rooms']) {
    const plan = JSON.parse(beachCamp) as PlanFile;
    for (const area of plan.areas) area.rooms = change(area.rooms);
    return renderer.render(JSON.stringify(plan), pictures, before?.frame);
  }

  beforeAll(async () => {
    before = await drawWith((rooms) => rooms);
    packed = new Map([...before.pictures].map(([picture, png]) => [picture, packPng(png)]));
    const inView = before.tables.get('deep-light')!;
    const center = { x: VIEWPORT_SIZE_PX.width / 2, y: VIEWPORT_SIZE_PX.height / 2 };
    middle = inView.find(
      ({ box }) =>
        box.x < center.x && box.x + box.width > center.x && box.y < center.y && box.y + box.height > center.y,
    )!;
  });

  test.each(Object.entries(CHANGES))('finds another %s of a table at each zoom that shows it', async (_, change) => {
    const after = await drawWith((rooms) => {
      for (const room of rooms) if (room.name === middle.name) change(room);
      return rooms;
    });
    for (const picture of pictures) {
      const actual = after.pictures.get(picture)!;
      const approved = before.pictures.get(picture)!;
      const comparison = compare(actual, packed.get(picture)!, after.tables.get(picture));
      expect(comparison.matches, picture).toBe(actual.equals(approved));
      // The deep picture has the table in its center, wherever that is.
      if (picture !== 'deep-light') expect(comparison.tables.includes(middle.name), picture).toBe(!comparison.matches);
    }
    expect(after.pictures.get('deep-light')!.equals(before.pictures.get('deep-light')!)).toBe(false);
  });

  test.each([
    ['the middle table', () => middle.name],
    ['an outermost table, which moves the view of a visitor', () => 'Line 1'],
  ])('shows the removal of %s as one difference', async (_, nameOf) => {
    const name = nameOf();
    const after = await drawWith((rooms) => rooms.filter((room) => room.name !== name));
    for (const picture of pictures) {
      const box = before.tables.get(picture)!.find((table) => table.name === name)?.box;
      const { matches, regions } = compare(after.pictures.get(picture)!, packed.get(picture)!);
      expect(matches, picture).toBe(box === undefined);
      expect(
        regions.filter((region) => !box || !intersectBoxes(region, box)),
        picture,
      ).toEqual([]);
    }
  });

  test.each(pictures)('tolerates weak noise and scattered pixels in %s', (picture) => {
    const noisy = PNG.sync.read(before.pictures.get(picture)!);
    const random = seededRandom(SEED);
    const below = (limit: number): number => Math.floor(random() * limit);
    for (const [at, value] of noisy.data.entries())
      if (at % 4 !== 3) noisy.data[at] = Math.max(0, Math.min(255, value - 3 + below(7)));
    const pixels = noisy.width * noisy.height;
    for (let count = 0; count < pixels / 2_000; count++) noisy.data[below(pixels) * 4] = 0;
    const comparison = compare(PNG.sync.write(noisy), packed.get(picture)!, before.tables.get(picture));
    expect(comparison).toMatchObject({ matches: true, regions: [], tables: [] });
    expect(comparison.difference).toBeDefined();
  });

  test('finds a changed block and shows it', () => {
    const png = drawn.get('whole-light')!;
    const found = compare(withBlock(png, 20), png);
    expect(found.matches).toBe(false);
    expect(found.regions).toEqual([{ x: 100, y: 100, width: 20, height: 20 }]);
    expect(PNG.sync.read(found.difference!)).toMatchObject(VIEWPORT_SIZE_PX);
  });

  test('tolerates invisible differences and packing', () => {
    const png = drawn.get('whole-light')!;
    const stored = packPng(png);
    expect(compare(withBlock(png, 200, 4), png)).toMatchObject({ matches: true, share: 0 });
    expect(compare(stored, png)).toMatchObject({ matches: true, share: 0 });
    expect(packPng(stored).equals(stored)).toBe(true);
  });

  test('reports pictures of different sizes as different', () => {
    const small = PNG.sync.write(new PNG({ width: 10, height: 10 }));
    expect(compare(small, drawn.get('whole-light')!)).toMatchObject({ matches: false, share: 1 });
  });
});

test('the exit status distinguishes differences from another Chromium', () => {
  const differs = { matches: false, share: 0.1, regions: [], tables: [], difference: undefined };
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
  for (const { name } of fixtures) expect(approvedFrame(name) !== undefined, name).toBe(hasPictures(name));
  expect(orphanedPictures(fixtures)).toEqual([]);
});

test('approving replaces the pictures of a fixture', () => {
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
});
