/** Compresses text with Brotli or gzip. A body with an ETag is compressed once, at a higher quality, and cached. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|image\/svg\+xml)/;
/** Smaller bodies don't get smaller by compression. */
const MIN_BODY_BYTES = 1_000;
/** Limit of the compressed bodies that are kept in memory. */
const MAX_CACHED_BYTES = 32 * 2 ** 20;
const QUALITY = { cached: { br: 6, gzip: 9 }, fresh: { br: 5, gzip: 5 } } as const;

type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

function compress(text: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
      })
    : zip(text, { level: quality });
}

/** Returns the best encoding that a client accepts, respecting refusals such as `br;q=0`. */
function encodingOf(accepted: string | undefined): Encoding | undefined {
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*/s, '').trim());
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}

/** Identifies the file or the resource, in whatever way its address is spelled. */
function sourceOf(request: FastifyRequest, payload: unknown): string {
  return payload instanceof ReadStream
    ? String(payload.path)
    : `${request.routeOptions.url} ${JSON.stringify(request.params)}`;
}

type CachedBody = { readonly body: Promise<Buffer>; bytes: number };

/** Keeps bodies up to a number of bytes. The oldest go first. */
function createBodyCache(maxBytes: number) {
  const bodies = new Map<string, CachedBody>();
  let totalBytes = 0;
  const remove = (key: string, { bytes }: CachedBody): void => {
    bodies.delete(key);
    totalBytes -= bytes;
  };
  return {
    get: (key: string): Promise<Buffer> | undefined => bodies.get(key)?.body,
    add(key: string, body: Promise<Buffer>): void {
      const added: CachedBody = { body, bytes: 0 };
      bodies.set(key, added);
      body.then(
        ({ length }) => {
          if (bodies.get(key) !== added) return;
          added.bytes = length;
          totalBytes += length;
          for (const [oldest, cached] of bodies) if (totalBytes > maxBytes) remove(oldest, cached);
        },
        () => {
          if (bodies.get(key) === added) remove(key, added);
        },
      );
    },
  };
}

/** `compressBody` compresses one body, and `maxCachedBytes` limits those that are kept. */
export function addCompression(app: FastifyInstance, compressBody = compress, maxCachedBytes = MAX_CACHED_BYTES): void {
  const cache = createBodyCache(maxCachedBytes);

  app.addHook('onSend', async (request, reply, payload) => {
    if (!TEXT.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    reply.header('Vary', [...new Set([reply.getHeader('Vary') ?? [], 'Accept-Encoding'].flat())].join(', '));
    const encoding = encodingOf(request.headers['accept-encoding']);
    const isFile = payload instanceof Readable;
    if (!encoding || reply.statusCode !== 200 || request.method === 'HEAD' || reply.hasHeader('content-encoding'))
      return payload;
    if (!isFile && (typeof payload !== 'string' || Buffer.byteLength(payload) < MIN_BODY_BYTES)) return payload;

    // The ETag is weak: it is the same for every encoding.
    const tag = reply.getHeader('etag');
    const key = tag === undefined ? undefined : `${encoding} ${sourceOf(request, payload)} ${String(tag)}`;
    const cached = key === undefined ? undefined : cache.get(key);
    if (cached && isFile) {
      // The file may be gone before it is opened. Its error would end the process if nobody handled it.
      payload.on('error', () => undefined).destroy();
    }
    const body =
      cached ??
      (isFile ? buffer(payload) : Promise.resolve(Buffer.from(payload))).then((whole) =>
        compressBody(whole, encoding, QUALITY[key === undefined ? 'fresh' : 'cached'][encoding]),
      );
    if (key !== undefined && !cached) cache.add(key, body);
    const compressed = await body;
    reply.header('Content-Encoding', encoding);
    reply.header('Content-Length', compressed.length);
    reply.removeHeader('accept-ranges');
    return compressed;
  });
}
