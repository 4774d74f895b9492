/** Compares and approves pictures over HTTP, for the page of the review only. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PNG } from 'pngjs';
import { beforeEach, describe, expect, test } from 'vitest';
import { REVIEW_PATH, reviewSchema } from '../../src/api/pictureReview.ts';
import { approvePicture, approvedPicture, recordChromium } from './approvedPictures.ts';
import { packPng } from './compare.ts';
import { createReviewApp } from './reviewApp.ts';
import { Reviewer } from './reviewer.ts';
import { VIEWPORT_SIZE_PX } from './settings.ts';

const PORT = 3010;
const CHROMIUM = '1.2.3';
const PAGE = {
  host: `localhost:${PORT}`,
  origin: `http://localhost:${PORT}`,
  'x-requested-with': 'XMLHttpRequest',
  'content-type': 'application/json',
};

/** A gray picture with a red square of `side` pixels. */
function picture(side: number): Buffer {
  const { width, height } = VIEWPORT_SIZE_PX;
  const png = new PNG({ width, height });
  png.data.fill(Uint8Array.of(200, 200, 200, 255));
  for (let y = 50; y < 50 + side; y++)
    for (let x = 40; x < 40 + side; x++) png.data.writeUInt32BE(0xcc_00_00_ff, (y * width + x) * 4);
  return PNG.sync.write(png);
}

const BEFORE = packPng(picture(20));
const NOW = picture(30);

let folder: string;
let app: FastifyInstance;
let drawnWith = CHROMIUM;
let missingGlyphs: readonly string[] = [];

beforeEach(async () => {
  drawnWith = CHROMIUM;
  missingGlyphs = [];
  folder = mkdtempSync(join(tmpdir(), 'tidetable-review-'));
  const file = join(folder, 'bay.json');
  writeFileSync(file, '{}');
  approvePicture('bay', 'whole-light', BEFORE, folder);
  recordChromium(CHROMIUM, folder);
  const renderer = {
    get chromium() {
      return drawnWith;
    },
    render: async () => ({
      pictures: new Map([
        ['whole-light', NOW],
        ['whole-dark', NOW],
      ]),
      tables: new Map(),
      missingGlyphs,
    }),
    close: async () => {},
  };
  app = await createReviewApp({
    reviewer: new Reviewer(renderer, [{ name: 'bay', file }], folder),
    page: '<!doctype html><body></body>',
    pagesDir: folder,
    fixturesDir: folder,
    port: () => PORT,
  });
});

const get = (path: string, headers: Record<string, string> = { host: PAGE.host }) =>
  app.inject({ url: `${REVIEW_PATH}${path}`, headers });

async function seen(name = 'whole-light') {
  const { pictures } = reviewSchema.parse((await get('plans/bay.json')).json());
  const found = pictures.find((each) => each.picture === name);
  if (!found) throw new Error(`There is no picture ${name}.`);
  return found;
}

const approve = (path: string, body: unknown, headers: Record<string, string> = PAGE) =>
  app.inject({ method: 'POST', url: `${REVIEW_PATH}${path}`, headers, payload: JSON.stringify(body) });

describe('the review of pictures', () => {
  test('shows each picture’s verdict, parts and the places that differ', async () => {
    expect(await seen()).toMatchObject({
      verdict: 'different',
      parts: ['approved', 'now', 'difference'],
      regions: [{ x: 40, y: 50, width: 30, height: 30 }],
    });
    expect(await seen('whole-dark')).toMatchObject({ verdict: 'missing', parts: ['now'], regions: [] });
    expect((await get('plans/bay/whole-light/approved.png')).rawPayload.equals(BEFORE)).toBe(true);
    // The colors of both are rounded alike.
    expect((await get('plans/bay/whole-light/now.png')).rawPayload.equals(packPng(NOW))).toBe(true);
    expect((await get('plans/bay/whole-light/difference.png')).headers['content-type']).toBe('image/png');
  });

  test('marks the page of the gallery', async () => {
    const { body } = await app.inject({ url: '/gallery', headers: { host: PAGE.host } });
    expect(body).toContain('<body data-picture-review>');
  });

  test('approves the picture that was seen, and no other one', async () => {
    const { version } = await seen();
    expect((await approve('plans/bay/whole-light', { version })).json()).toEqual({ success: true });
    expect(readFileSync(join(folder, 'bay/whole-light.png')).equals(packPng(NOW))).toBe(true);
    expect(approvedPicture('bay', 'whole-dark', folder)).toBeUndefined();
    expect(await seen()).toMatchObject({ verdict: 'same', parts: ['approved', 'now'] });
  });

  test.each([
    ['another version', 'plans/bay/whole-light', { version: '0' }, 409],
    ['no version', 'plans/bay/whole-light', {}, 400],
    ['an unknown picture', 'plans/bay/whole-blue', { version: '0' }, 409],
    ['an unknown fixture', 'plans/gone/whole-light', { version: '0' }, 409],
    ['a path', 'plans/..%2Fbay/whole-light', { version: '0' }, 404],
  ])('rejects an approval of %s', async (_, path, body, status) => {
    expect((await approve(path, body)).statusCode).toBe(status);
    expect(approvedPicture('bay', 'whole-light', folder)?.equals(BEFORE)).toBe(true);
  });

  test.each<[string, Record<string, string | undefined>, number]>([
    ['another site', { origin: 'https://example.com' }, 403],
    ['no origin', { origin: undefined }, 403],
    ['another port', { origin: 'http://localhost:3000' }, 403],
    [
      'another host name, as DNS rebinding does',
      { host: 'evil.example:3010', origin: 'http://evil.example:3010' },
      403,
    ],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a plain form', { 'x-requested-with': undefined }, 403],
    ['a form’s content type', { 'content-type': 'text/plain' }, 415],
  ])('rejects an approval from %s', async (_, change, status) => {
    const { version } = await seen();
    const headers = Object.fromEntries(
      Object.entries({ ...PAGE, ...change }).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    expect((await approve('plans/bay/whole-light', { version }, headers)).statusCode).toBe(status);
    expect(approvedPicture('bay', 'whole-light', folder)?.equals(BEFORE)).toBe(true);
  });

  test('hides the pictures from other host names', async () => {
    expect((await get('plans/bay.json', { host: 'evil.example:3010' })).statusCode).toBe(403);
  });

  test('rejects an approval with another Chromium, or with characters that no font has', async () => {
    const { version } = await seen();
    drawnWith = '9.9.9';
    expect((await approve('plans/bay/whole-light', { version })).json()).toMatchObject({
      message: expect.stringContaining('Chromium 1.2.3'),
    });
    drawnWith = CHROMIUM;
    missingGlyphs = ['漢'];
    writeFileSync(join(folder, 'bay.json'), '{"changed": true}');
    expect((await approve('plans/bay/whole-light', { version })).json()).toMatchObject({
      message: expect.stringContaining('漢'),
    });
    expect(approvedPicture('bay', 'whole-light', folder)?.equals(BEFORE)).toBe(true);
  });
});
