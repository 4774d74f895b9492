/** The cache of compressed files. */
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, fastify } from 'fastify';
import { createReadStream, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addCompression } from '../../../src/server/http/compression.ts';
import { createTempFolder } from '../serverHarness.ts';

type CompressBody = NonNullable<Parameters<typeof addCompression>[1]>;
/** Four compressed bodies of eight bytes, and not a fifth. */
const MAX_CACHED_BYTES = 35;

let app: FastifyInstance;
let folder: string;
let compressed: string[];
beforeEach(async () => {
  folder = createTempFolder({ 'plan.json': 'a'.repeat(2_000), 'other.json': 'b'.repeat(2_000) });
  compressed = [];
  app = fastify();
  const compressBody: CompressBody = async (text, encoding) => {
    compressed.push(encoding + text.subarray(0, 1).toString());
    return Buffer.from(`packed ${text.subarray(0, 1).toString()}`);
  };
  addCompression(app, compressBody, MAX_CACHED_BYTES);
  await app.register(fastifyStatic, { root: folder });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = async (url: string, encoding = 'br'): Promise<string> =>
  (await app.inject({ url, headers: { 'Accept-Encoding': encoding } })).body;

test('compresses a file once, however its address is spelled', async () => {
  const spellings = ['/plan.json', '/plan.json?1', '/%70lan.json', '/plan%2ejson', '/./plan.json', '//plan.json'];
  const bodies = await Promise.all(spellings.map((url) => get(url)));
  expect(bodies.filter((body) => body === 'packed a').length).toBeGreaterThanOrEqual(4);
  for (const url of spellings) await get(url);
  expect(compressed).toEqual(['bra']);
});

test('compresses each encoding and each file, and a file again after a change', async () => {
  for (const encoding of ['br', 'gzip']) await get('/plan.json', encoding);
  expect(await get('/other.json')).toBe('packed b');
  writeFileSync(join(folder, 'plan.json'), 'c'.repeat(2_001));
  expect(await get('/plan.json')).toBe('packed c');
  expect(compressed).toEqual(['bra', 'gzipa', 'brb', 'brc']);
});

test('answers from the cache although the file is removed before it is opened', async () => {
  const path = join(folder, 'plan.json');
  let closed: Promise<unknown> | undefined;
  app.get('/streamed', (_request, reply) => {
    const stream = createReadStream(path);
    closed = new Promise((resolve) => stream.on('close', () => resolve(undefined)));
    return reply.header('ETag', '"1"').type('text/plain').send(stream);
  });
  await get('/streamed');
  rmSync(path);
  expect(await get('/streamed')).toBe('packed a');
  // An error of the stream that nobody handles fails the run here, and would end the host.
  await closed;
});

test('keeps a limited number of bytes, of which the oldest go first', async () => {
  for (const name of ['d', 'e', 'f']) writeFileSync(join(folder, `${name}.json`), name.repeat(2_000));
  const names = ['plan', 'other', 'd', 'e', 'f'];
  for (const name of names) await get(`/${name}.json`);
  for (const name of names.toReversed()) await get(`/${name}.json`);
  expect(compressed).toEqual(['bra', 'brb', 'brd', 'bre', 'brf', 'bra']);
});
