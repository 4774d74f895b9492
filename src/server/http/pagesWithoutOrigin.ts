/**
 * Answers calls of pages without an origin: a sandbox passes on to its frames, and so to the booker in a sandboxed
 * page, that they have none, and the browser then treats the booker's calls to its own host as those of another site.
 * Only while the host has a venue that any site may embed.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AJAX_HEADER, bookingCalls } from '../../api/bookingContract.ts';

/** The routes that the booker calls. */
export const BOOKER_CALLS: ReadonlySet<string> = new Set([
  ...Object.values(bookingCalls).map(({ path }) => path),
  '/v/:tenant/ground.json',
]);
const PREFLIGHT_SECONDS = 600;

export function answerPagesWithoutOrigin(app: FastifyInstance, isNeeded: () => boolean): void {
  const allow = (reply: FastifyReply): FastifyReply =>
    reply.headers({ 'Access-Control-Allow-Origin': 'null', Vary: 'Origin' });
  for (const path of BOOKER_CALLS)
    app.options(path, async ({ headers }, reply) => {
      if (!isNeeded()) return reply.callNotFound();
      if (headers.origin === 'null')
        allow(reply).headers({
          'Access-Control-Allow-Methods': 'GET, POST',
          'Access-Control-Allow-Headers': ['Content-Type', 'Last-Event-ID', ...Object.keys(AJAX_HEADER)].join(', '),
          'Access-Control-Max-Age': PREFLIGHT_SECONDS,
        });
      return reply.code(204).send();
    });
  app.addHook('onRequest', async ({ headers, routeOptions }, reply) => {
    if (headers.origin === 'null' && BOOKER_CALLS.has(routeOptions.url ?? '') && isNeeded()) allow(reply);
  });
}
