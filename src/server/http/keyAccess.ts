/**
 * Lets calls with a key in: `Authorization: Bearer tide_…`. A browser sends that header to no other site by itself, so
 * that such a call needs neither the ajax marker nor a session.
 */
import type { FastifyInstance } from 'fastify';
import { type ApiKey, useKey } from '../keys/apiKeys.ts';
import { repeatFieldOf, scopeOf } from '../keys/keyScopes.ts';
import type { Store } from '../store/store.ts';
import { etagOf } from '../etag.ts';
import type { Limiter } from '../line/limiter.ts';
import { sendError, sendLimit } from './middleware.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key of a call that may use it. */
    apiKey: ApiKey | undefined;
  }
}

const BEARER = /^bearer +(tide_\S+)$/i;
/** Adds the check of keys. */
export function addKeyAccess(app: FastifyInstance, store: Store, limiter: Limiter): void {
  app.decorateRequest('apiKey', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const text = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (text === undefined) return undefined;
    const key = await useKey(store, text, Date.now());
    request.apiKey = key;
    const reached = key
      ? limiter.take('key_call', { key: `${key.tenant} ${key.id}` })
      : limiter.take('wrong_key', { address: request.ip });
    if (reached) return sendLimit(reply, reached);
    if (!key) return sendError(reply.header('WWW-Authenticate', 'Bearer'), 401, 'wrong_key');
    const { tenant = key.tenant } = request.params as { tenant?: string };
    const scope = scopeOf(request.method, request.routeOptions.url ?? '');
    if (tenant !== key.tenant || scope === undefined || !key.scopes.includes(scope))
      return sendError(reply, 403, 'key_scope', {}, { scope: scope ?? '–' });
    return undefined;
  });
  app.addHook('preHandler', async ({ apiKey, headers, routeOptions, body }) => {
    const field = repeatFieldOf(routeOptions.url ?? '');
    const repeatKey = headers['idempotency-key'];
    // What the body says itself is what counts. A call without one is refused by the next hook.
    if (apiKey && field !== undefined && repeatKey !== undefined && body !== undefined)
      Object.assign(body as object, { [field]: repeatKey, ...(body as object) });
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { apiKey, method, headers } = request;
    if (!apiKey || method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = String(reply.getHeader('ETag') ?? etagOf(payload));
    reply.headers({ ETag: etag, 'Cache-Control': 'private, no-cache' });
    if (headers['if-none-match'] !== etag) return payload;
    reply.code(304).removeHeader('Content-Type').removeHeader('Content-Length');
    return null;
  });
}
