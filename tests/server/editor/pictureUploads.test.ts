/** Picture uploads from the editor. */
import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureUsesSchema } from '../../../src/api/editorContract.ts';
import { type EditorSession, openEditorSession, planWith } from './editorSession.ts';
import { openHarness } from '../openHarness.ts';
import { type ServerHarness, openServerHarness } from '../serverHarness.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Pictures of 16 × 16 pixels, as short as they can be. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0, 0xff, 0xd9]);
const WEBP = Buffer.from('RIFF\x11\x00\x00\x00WEBPVP8L\x0d\x00\x00\x00\x2f\x0f\xc0\x03\x00', 'latin1');
const AVIF = Buffer.from(
  '\x00\x00\x00\x10ftypavif\x00\x00\x00\x00\x00\x00\x00\x14ispe\x00\x00\x00\x00\x00\x00\x00\x10\x00\x00\x00\x10',
  'latin1',
);

/** The picture above, which says that it has another width and height. */
function pngOf(width: number, height: number): Buffer {
  const png = Buffer.from(PNG);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

let harness: ServerHarness;
let drawer: EditorSession;
beforeAll(async () => {
  harness = await openServerHarness();
  drawer = await openEditorSession(harness);
});
afterAll(() => harness.close());

const put = (name: string, bytes: Buffer | string, type = 'image/png') =>
  drawer.call('PUT', `/pictures/${name}`, Buffer.from(bytes), { 'Content-Type': type });
const get = (path: string) => harness.app.inject({ url: `/v/shell-bay/files/${path}` });
const kept = (): string[] => readdirSync(join(harness.dataDir, 'pictures/shell-bay')).toSorted();

test.each([
  ['a.png', PNG, 'image/png'],
  ['b.jpg', JPEG, 'image/jpeg'],
  ['c.jpeg', JPEG, 'image/jpeg'],
  ['d.webp', WEBP, 'image/webp'],
  ['e-2_x.avif', AVIF, 'image/avif'],
])('%s is stored, listed, served, and can be named by a plan', async (name, bytes, type) => {
  const answer = await put(name, bytes, type);
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, picture: `uploads/${name}` }]);
  const served = await get(`uploads/${name}`);
  expect([
    served.statusCode,
    served.headers['content-type'],
    served.rawPayload.equals(bytes),
    served.headers['x-content-type-options'],
  ]).toEqual([200, type, true, 'nosniff']);
  expect((await drawer.call('GET')).json().pictures).toContain(`uploads/${name}`);
  const answered = await drawer.publish(
    planWith((each) =>
      each.id === 1 ? { ...each, picture: `uploads/${name}`, view_picture: `uploads/${name}` } : each,
    ),
  );
  expect(answered.statusCode).toBe(200);
  const address = `/v/shell-bay/files/uploads/${name}`;
  expect((await harness.tables()).json()[0].rooms[0]).toMatchObject({ picture: address, view_picture: address });
  // It does not belong to another venue.
  expect((await harness.app.inject({ url: `/v/reef/files/uploads/${name}` })).statusCode).toBe(404);
});

test('an uploaded picture is deleted once neither the published plan nor the draft, an older version or the folder uses it', async () => {
  const planOf = (picture: string, view_picture: string) =>
    planWith((each) => (each.id === 1 ? { ...each, picture, view_picture } : each));
  const own = await openHarness({ plan: planOf('uploads/folder.png', 'uploads/folder.png') });
  const editor = await openEditorSession(own);
  const names = ['folder', 'old', 'both', 'now', 'draft', 'free'];
  for (const name of names) await editor.call('PUT', `/pictures/${name}.png`, PNG, { 'Content-Type': 'image/png' });
  const uses = async () => {
    const { 'pictures/couch.svg': couch, ...uploads } = pictureUsesSchema.parse(
      (await editor.call('GET', '/pictures')).json(),
    ).uses;
    expect(couch).toContain('published');
    return uploads;
  };
  expect(await uses()).toEqual({ 'uploads/folder.png': ['published'] });
  await editor.publish(planOf('uploads/old.png', 'uploads/both.png'));
  await editor.publish(planOf('uploads/both.png', 'uploads/both.png'));
  await editor.publish(planOf('uploads/now.png', 'uploads/now.png'));
  const draft = { plan: planOf('uploads/now.png', 'uploads/draft.png'), base: 3 };
  await editor.call('PUT', '/draft', draft, { 'If-None-Match': '*' });
  expect(await uses()).toEqual({
    'uploads/folder.png': ['folder'],
    'uploads/old.png': [1],
    'uploads/both.png': [2, 1],
    'uploads/now.png': ['published', 'draft'],
    'uploads/draft.png': ['draft'],
  });
  const remove = async (name: string) => {
    const { statusCode, json } = await editor.call('DELETE', `/pictures/${name}.png`);
    return [name, statusCode, json().message];
  };
  for (const name of names.slice(0, -1))
    expect(await remove(name)).toEqual([name, 409, expect.stringContaining('uses this picture')]);
  expect(await remove('free')).toEqual(['free', 200, undefined]);
  await editor.call('DELETE', '/draft', undefined, { 'If-Match': '"1"' });
  expect(await remove('draft')).toEqual(['draft', 200, undefined]);
  expect(readdirSync(join(own.dataDir, 'pictures/shell-bay')).toSorted()).toEqual([
    'both.png',
    'folder.png',
    'now.png',
    'old.png',
  ]);
  expect((await own.app.inject({ url: '/v/shell-bay/files/uploads/free.png' })).statusCode).toBe(404);
  expect((await editor.call('DELETE', '/pictures/..%2Fshell-bay')).statusCode).toBe(404);

  // A version says which of its pictures are gone, for example from the host's data folder.
  const missing = async (version: number) => (await editor.call('GET', `/versions/${version}`)).json().missing;
  expect(await missing(1)).toEqual([]);
  rmSync(join(own.dataDir, 'pictures/shell-bay/old.png'));
  expect([await missing(1), await missing(2)]).toEqual([['uploads/old.png'], []]);
});

test('an uploaded picture may be uploaded again; a different one of the same name is refused', async () => {
  expect((await put('same.png', PNG)).statusCode).toBe(200);
  expect((await put('same.png', PNG)).statusCode).toBe(200);
  const other = Buffer.concat([PNG, Buffer.from('x')]);
  expect((await put('same.png', other)).statusCode).toBe(409);
  expect((await get('uploads/same.png')).rawPayload.equals(PNG)).toBe(true);
  const race = await Promise.all(
    Array.from({ length: 8 }, (_, i) => put('race.png', Buffer.concat([PNG, Buffer.from([i])]))),
  );
  expect(race.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409, 409, 409, 409, 409,
  ]);
  expect(kept().filter((name) => name.startsWith('.'))).toEqual([]);
});

test.each<[string, string, Buffer | string, string]>([
  ['a drawing', 'a1.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml'],
  ['a drawing that calls itself a picture', 'a2.png', '<svg/>', 'image/png'],
  ['a page', 'a3.html', '<script>alert(1)</script>', 'text/html'],
  ['a page that calls itself a picture', 'a4.jpg', '<script>alert(1)</script>', 'image/jpeg'],
  ['a picture of another kind', 'a5.jpg', PNG, 'image/jpeg'],
  ['nothing', 'a6.png', '', 'image/png'],
  ['the first bytes of one', 'a7.png', PNG.subarray(0, 4), 'image/png'],
  ['a signature without a picture', 'b1.png', PNG.subarray(0, 8), 'image/png'],
  ['a picture without a width', 'b2.png', pngOf(0, 5), 'image/png'],
  ['900 megapixels', 'b4.png', pngOf(30_000, 30_000), 'image/png'],
  ['a line of 40 million pixels', 'b5.png', pngOf(40_000_000, 1), 'image/png'],
  ['a picture whose upload broke off', 'b3.png', PNG.subarray(0, -1), 'image/png'],
  ['a film', 'a8.avif', '\x00\x00\x00\x1cftypisom', 'image/avif'],
  ['JSON', 'a9.png', '{"a": 1}', 'application/json'],
])('%s is refused', async (_, name, bytes, type) => {
  const before = kept();
  const answer = await put(name, bytes, type);
  expect([[400, 422].includes(answer.statusCode), answer.json().success]).toEqual([true, false]);
  expect(kept()).toEqual(before);
});

test.each([
  '..%2fa.png',
  '..%2f..%2fx.png',
  'a%00.png',
  '.a.png',
  'a.b.png',
  'a.png.svg',
  'a.png%0a',
  `${'x'.repeat(81)}.png`,
  'a%5cb.png',
])('an uploaded picture is refused with the invalid name %s', async (name) => {
  const before = kept();
  expect([404, 422]).toContain((await put(name, PNG)).statusCode);
  expect(kept()).toEqual(before);
});

test('an uploaded picture is refused above 5 MB, and accepted just below', async () => {
  // Its last chunk, IEND, has twelve bytes.
  const withBytes = (bytes: number): Buffer =>
    Buffer.concat([PNG.subarray(0, -12), Buffer.alloc(bytes - PNG.length), PNG.subarray(-12)]);
  expect((await put('large.png', withBytes(5 * 1024 * 1024 + 1))).statusCode).toBe(413);
  expect((await put('fits.png', withBytes(5 * 1024 * 1024))).statusCode).toBe(200);
});

test('an uploaded picture is refused after 500, even if all are uploaded at the same time', async () => {
  const reef = await openEditorSession(harness, 'reef');
  const folder = join(harness.dataDir, 'pictures/reef');
  await reef.call('PUT', '/pictures/first.png', PNG, { 'Content-Type': 'image/png' });
  for (let n = 1; n < 490; n++) writeFileSync(join(folder, `p${n}.png`), PNG);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      reef.call('PUT', `/pictures/late${i}.png`, PNG, { 'Content-Type': 'image/png' }),
    ),
  );
  const accepted = answers.filter((answer) => answer.statusCode === 200).length;
  expect(accepted).toBeLessThanOrEqual(10);
  expect(readdirSync(folder)).toHaveLength(490 + accepted);
});

test('an uploaded picture is not served through a symbolic link', async () => {
  const folder = join(harness.dataDir, 'pictures/shell-bay');
  writeFileSync(join(harness.dataDir, 'secret.png'), 'secret');
  symlinkSync(join(harness.dataDir, 'secret.png'), join(folder, 'link.png'));
  expect((await get('uploads/link.png')).statusCode).toBe(404);
  for (const path of [
    'uploads/',
    'uploads/none.png',
    'uploads/..%2fsecret.png',
    'uploads%2f..%2fsecret.png',
    'uploads//a.png',
  ])
    expect([400, 404]).toContain((await get(path)).statusCode);
});
