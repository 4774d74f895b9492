/** Facts of picture files: complete ones, and those whose upload broke off. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { readPictureFacts, readPictureFile } from '../../../src/server/files/pictureFiles.ts';
import { ROOT } from '../../support/host.ts';
import { createTempFolder } from '../serverHarness.ts';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const box = (type: string, content: string): string =>
  `${latin(`\0\0\0${String.fromCharCode(content.length + 8)}`).toString('latin1')}${type}${content}`;

const PNG_FILE = PNG.sync.write(new PNG({ width: 400, height: 300 }));
const JPEG_FILE = latin(
  `\xff\xd8\xff\xc0\0\x11\x08\x01\x2c\x01\x90\x03${'\0'.repeat(10)}\xff\xda\0\x0c${'\x55'.repeat(400)}\xff\xd9`,
);
const AVIF_FILE = latin(
  `${box('ftyp', 'avif\0\0\0\0avif')}${box('meta', box('ispe', '\0\0\0\0\0\0\x01\x90\0\0\x01\x2c'))}${box('mdat', '\x55'.repeat(90))}`,
);
const WEBP_FILE = readFileSync(join(ROOT, 'assets/readme/form.webp'));
const SVG_FILE = latin(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path/></svg>\n',
);

const folder = createTempFolder({ 'pictures/seen.svg': '<svg/>', 'pictures/.hidden.svg': '<svg/>', 'read.me': '' });

function factsOf(bytes: Buffer): ReturnType<typeof readPictureFile> {
  const file = join(folder, 'picture');
  writeFileSync(file, bytes);
  return readPictureFile(file);
}

describe.each([
  ['PNG', PNG_FILE, { width: 400, height: 300 }],
  ['JPEG', JPEG_FILE, { width: 400, height: 300 }],
  ['AVIF', AVIF_FILE, { width: 400, height: 300 }],
  ['WebP', WEBP_FILE, { width: expect.any(Number), height: expect.any(Number) }],
  ['SVG', SVG_FILE, { ratio: 4 / 3 }],
])('%s', (_, bytes, size) => {
  test('a picture is read with its size or ratio, also with bytes behind its end', () => {
    expect(factsOf(bytes)).toEqual({ bytes: bytes.length, ...size });
    const more = Buffer.concat([bytes, latin('\n\n')]);
    expect(factsOf(more)).toEqual({ bytes: more.length, ...size });
  });

  test('a picture is broken without its last part', () => {
    for (const share of [0.9, 0.6]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * share));
      expect(factsOf(cut)).toEqual({ bytes: cut.length, broken: true });
    }
  });
});

test.each([
  ['width="200" height="100px" viewBox="0 0 9 9"', 2],
  ['width="100%" height="100%" viewBox="0,0 90 30"', 3],
  ['viewBox="0 0 90 30" preserveAspectRatio="none"', undefined],
  ['viewBox="0 0 90 0"', undefined],
  ['', undefined],
])('an SVG of %s has the ratio %s', (attributes, ratio) => {
  expect(factsOf(latin(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`))).toMatchObject({ ratio });
});

test('a folder’s pictures count, whether they are named or not', () => {
  writeFileSync(join(folder, 'old.HEIC'), '');
  const facts = readPictureFacts([{ picture: 'a.svg' }], folder, folder, true);
  expect([...facts.keys()]).toEqual(['a.svg', 'old.HEIC', 'pictures/seen.svg']);
  expect(facts.get('a.svg')).toBeUndefined();
  expect([...readPictureFacts([{ picture: 'a.svg' }], folder, folder, false).keys()]).toEqual(['a.svg']);
  expect(readPictureFacts([], join(folder, 'none'), folder, true).size).toBe(0);
});
