/** Files: the built pages, the drawings that ship with the product, and a venue's own pictures. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pictureSchema } from '../domain/plan.ts';
import type { ServedVenue } from './venues.ts';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

// A drawing may bring its own styles, and nothing else: opened by itself, it is a page like any other.
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export async function addFiles(app: FastifyInstance, pagesDir: string, assetsDir: string, venues: ReadonlyMap<string, ServedVenue>): Promise<void> {
  // The names of built files change with what is in them.
  await app.register(fastifyStatic, { root: join(pagesDir, 'pages'), prefix: '/pages/', immutable: true, maxAge: YEAR, index: false });
  await app.register(fastifyStatic, { root: assetsDir, prefix: '/assets/', decorateReply: false, maxAge: HOUR, index: false });

  app.get<{ Params: { tenant: string; '*': string } }>('/v/:tenant/files/*', async (request, reply) => {
    const served = venues.get(request.params.tenant);
    const path = request.params['*'];
    if (!served || path.startsWith('/') || !pictureSchema.safeParse(path).success || !await hasPicture(served.folder, path)) return reply.callNotFound();
    return reply.sendFile(path, served.folder, { maxAge: HOUR });
  });

  app.addHook('onSend', async (_request, reply, payload) => {
    if (String(reply.getHeader('content-type') ?? '').startsWith('image/svg+xml')) reply.header('Content-Security-Policy', SVG_POLICY);
    return payload;
  });

  const missing = new Set<string>();
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0]!;
    if (reply.statusCode !== 404 || !/^\/(?:assets|v\/[^/]+\/files)\//.test(path) || missing.has(path) || missing.size > 200) return;
    missing.add(path);
    request.log.warn({ path }, 'a picture is missing');
  });
}

/** Whether a picture is there: in the folder, and under a picture's name, wherever links lead. */
async function hasPicture(folder: string, path: string): Promise<boolean> {
  try {
    const real = relative(await realpath(folder), await realpath(join(folder, path)));
    return pictureSchema.safeParse(real.replaceAll(sep, '/')).success;
  } catch {
    return false;
  }
}
