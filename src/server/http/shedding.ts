/**
 * What the host does without while reservations wait in line, so that its time goes to them: the gallery, then the
 * editor. The tables of far dates follow in `bookingRoutes.ts`.
 */
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Overload, Sheddable } from '../line/overload.ts';
import { hostMessages } from '../messages/messages.ts';
import { sendError } from './middleware.ts';
import { type PageTemplates, htmlOf, sendPlainPage, visitorLanguage } from './pageRoutes.ts';

/** Seconds after which a browser asks again. */
const RETRY_AFTER_SECONDS = 10;
const PAGES = /^\/(?:gallery|editor\/:tenant)$/;

/** Call before routes are added. `pagesDir` is the folder of the built pages. */
export function shedLoad(app: FastifyInstance, overload: Overload, templates: PageTemplates, pagesDir: string): void {
  const editorFiles = findEditorFiles(join(pagesDir, '.vite', 'workshop.json'));

  const kindOf = (method: string, route: string, path: string): Sheddable | undefined => {
    if (method !== 'GET') return undefined;
    if (route.startsWith('/gallery')) return 'gallery';
    return route === '/editor/:tenant' || (route === '/pages/*' && editorFiles.has(path)) ? 'editor' : undefined;
  };

  app.addHook('onRequest', async (request, reply) => {
    const { url: route = '' } = request.routeOptions;
    const kind = kindOf(request.method, route, request.url.replace(/^\/|\?.*$/g, ''));
    if (kind === undefined || !overload.sheds(kind)) return undefined;
    reply.headers({ 'Retry-After': RETRY_AFTER_SECONDS, 'Cache-Control': 'no-store' });
    if (!PAGES.test(route)) return sendError(reply, 503, 'busy');
    const language = visitorLanguage(request);
    const heading = `<h1>${htmlOf(hostMessages([language]), 'busy')}</h1>`;
    // Browsers heed no Retry-After of a page.
    return sendPlainPage(
      reply.code(503).header('Refresh', RETRY_AFTER_SECONDS),
      templates,
      'Tidetable',
      heading,
      language,
    );
  });
}

/** Reads the scripts of the owners' pages from the manifest of their build. In development nothing is built. */
function findEditorFiles(manifest: string): ReadonlySet<string> {
  if (!existsSync(manifest)) return new Set();
  const entries = JSON.parse(readFileSync(manifest, 'utf8')) as Readonly<Record<string, { readonly file: string }>>;
  return new Set(Object.values(entries).flatMap(({ file }) => (file.endsWith('.js') ? [file] : [])));
}
