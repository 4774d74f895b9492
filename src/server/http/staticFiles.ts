/** Files: built pages, shipped assets, and the pictures of venues. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UPLOADS_PREFIX } from '../../api/editorContract.ts';
import { pictureSchema } from '../../domain/plan/plan.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';

/** The pictures that ship with the product. */
export const ASSETS_DIR = fileURLToPath(new URL('../../../assets', import.meta.url));

/** What pages of other origins may load. */
const PUBLIC_FILES = /^\/(?:pages|assets|embed)\/|^\/embed\.js|^\/v\/[^/]+\/(?:files\/|ground\.json)/;
const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;
/** Folders of the assets that the pages don't need: examples for operators and pictures of the README. */
const UNSERVED_ASSETS = /^\/+(?:deploy|readme)(?:\/|$)/i;
/** Missing pictures that are logged, each once. */
const MAX_LOGGED_PATHS = 200;

// An SVG that is opened by itself is a page: it may use its own styles and nothing else.
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export type StaticFilesOptions = {
  /** The folder of the built pages. */
  readonly pagesDir: string;
  /** The folder that holds one folder of pictures for each tenant. */
  readonly picturesDir: string;
  readonly venues: Venues;
  /** Whether the booking pages have a service worker. */
  readonly hasServiceWorker: boolean;
};

/**
 * Replaces a service worker: browsers ask for it at every visit, and its end makes them ask the host for everything.
 * It ends the registration while it installs: a worker that is still at work would keep it from becoming active. Its
 * installation can't wait for that, since browsers unregister only after it.
 */
const ENDING_WORKER = `const removeKept = () => caches.keys()
  .then((names) => Promise.all(names.filter((name) => name.startsWith('tidetable-')).map((name) => caches.delete(name))));
addEventListener('install', (event) => {
  skipWaiting();
  registration.unregister();
  event.waitUntil(removeKept());
});
addEventListener('activate', (event) => event.waitUntil(removeKept()));
`;

export async function addStaticFiles(
  app: FastifyInstance,
  { pagesDir, picturesDir, venues, hasServiceWorker }: StaticFilesOptions,
): Promise<void> {
  // Files are public. In a sandboxed page the booker has no origin, and then its own files are those of another site.
  app.addHook('onRequest', async ({ url }, reply) => {
    if (PUBLIC_FILES.test(url))
      reply.headers({ 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' });
  });
  // The loader of the booker in other sites' pages. Its address stays, so that browsers ask for it again.
  for (const [path, file] of [
    ['/embed.js', 'embed.js'],
    ['/embed/booker.js', 'booker.js'],
    ['/embed/react.js', 'react.js'],
    ['/embed/element.js', 'element.js'],
  ] as const)
    app.get(path, async (_request, reply) => reply.sendFile(file, join(pagesDir, 'embed'), { maxAge: HOUR_MS }));
  // Their types, which sites copy. By its name, a browser would take such a file for a video.
  for (const file of ['booker.d.ts', 'react.d.ts', 'bookerElement.d.ts', 'embedEvents.d.ts'])
    app.get(`/embed/${file}`, async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .sendFile(file, join(pagesDir, 'embed'), { maxAge: HOUR_MS, contentType: false }),
    );
  app.get('/sw.js', async (_request, reply) => {
    reply.header('Cache-Control', 'no-cache');
    return hasServiceWorker
      ? reply.sendFile('sw.js', join(pagesDir, 'embed'), { cacheControl: false })
      : reply.type('text/javascript; charset=utf-8').send(ENDING_WORKER);
  });
  // The names of built files contain a hash of their content.
  await app.register(fastifyStatic, {
    root: join(pagesDir, 'pages'),
    prefix: '/pages/',
    immutable: true,
    maxAge: YEAR_MS,
    // Nobody asks for a part of them, or whether they have changed.
    acceptRanges: false,
    lastModified: false,
    index: false,
    // The build compresses the files of visitors.
    preCompressed: true,
  });
  await app.register(fastifyStatic, {
    root: ASSETS_DIR,
    prefix: '/assets/',
    decorateReply: false,
    allowedPath: (path) => !UNSERVED_ASSETS.test(path),
    maxAge: HOUR_MS,
    index: false,
  });

  app.get<{ Params: { tenant: string; '*': string } }>('/v/:tenant/files/*', async (request, reply) => {
    const served = venues.get(request.params.tenant);
    const path = request.params['*'];
    if (!served || path.startsWith('/') || !pictureSchema.safeParse(path).success) return reply.callNotFound();
    const found = await findPicture(path, served, picturesDir);
    return found ? reply.sendFile(found.path, found.folder, { maxAge: HOUR_MS }) : reply.callNotFound();
  });

  app.addHook('onSend', async (_request, reply, payload) => {
    if (String(reply.getHeader('content-type') ?? '').startsWith('image/svg+xml'))
      reply.header('Content-Security-Policy', SVG_POLICY);
    return payload;
  });

  const missing = new Set<string>();
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.replace(/\?.*/s, '');
    if (
      reply.statusCode !== 404 ||
      !/^\/(?:assets|v\/[^/]+\/files)\//.test(path) ||
      missing.has(path) ||
      missing.size > MAX_LOGGED_PATHS
    )
      return;
    missing.add(path);
    request.log.warn({ path }, 'a picture is missing');
  });
}

/** Returns the file of a picture by the name that plans use, or undefined if it is missing. */
export async function findPicture(
  picture: string,
  { venue, folder }: ServedVenue,
  picturesDir: string,
): Promise<{ readonly folder: string; readonly path: string } | undefined> {
  const places = [
    { prefix: UPLOADS_PREFIX, folder: join(picturesDir, venue.tenant) },
    { prefix: '/assets/', folder: ASSETS_DIR },
    { prefix: '', folder },
  ];
  for (const place of places) {
    const path = picture.slice(place.prefix.length);
    if (picture.startsWith(place.prefix) && (await hasPicture(place.folder, path)))
      return { folder: place.folder, path };
  }
  return undefined;
}

/** Returns whether a picture exists inside a folder under a valid name, after resolving links. */
export async function hasPicture(folder: string, path: string): Promise<boolean> {
  try {
    const real = relative(await realpath(folder), await realpath(join(folder, path)));
    return pictureSchema.safeParse(real.replaceAll(sep, '/')).success;
  } catch {
    return false;
  }
}
