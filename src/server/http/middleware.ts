/** What runs before every route: security headers, rate limit, ajax marker, JSON bodies and errors. */
import helmet from '@fastify/helmet';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AJAX_HEADER } from '../../api/bookingContract.ts';
import type { Settings } from '../settings.ts';
import { BOOKER_CALLS } from './pagesWithoutOrigin.ts';
import type { Limiter, Reached } from '../line/limiter.ts';
import { storageFailure } from '../store/store.ts';
import { parseAcceptLanguage } from '../../domain/language.ts';
import { type MessageName, formatMessage, hostMessages } from '../messages/messages.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A plain HTML form posts to this route, without the ajax marker. Its address must contain a secret, unless any stranger may call it. */
    acceptsForm?: boolean;
    /** A call that each guest makes before another one: the rate limit counts the two as one. */
    isPreliminary?: boolean;
    /** The rate limit of POSTs does not count this call, which has a limit of its own. */
    isUnlimited?: boolean;
    /** The response has no end: its duration says nothing about the host's speed. */
    isStream?: boolean;
    /** Whether a route is for owners only, if that differs from the pages around it. */
    isForOwners?: boolean;
    /** The access checks let this route pass without a session, since it starts one or has a secret of its own. */
    isSignIn?: boolean;
  }
}

/** Methods that change something. */
const WRITES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Seconds after which a client may retry when the database is not usable. */
const RETRY_AFTER_SECONDS = 5;
/**
 * Sends an error that concerns no field, in a language of the browser: the page shows it as a general message. `details`
 * fill the message's placeholders.
 */
export function sendError(
  reply: FastifyReply,
  status: number,
  message: MessageName,
  body: Readonly<Record<string, unknown>> = {},
  details: Readonly<Record<string, string | number>> = {},
): FastifyReply {
  const words = hostMessages(parseAcceptLanguage(reply.request.headers['accept-language']));
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .send({ ...body, success: false, message: formatMessage(words, message, details) });
}

export async function addMiddleware(
  app: FastifyInstance,
  settings: Pick<Settings, 'frameAncestors'>,
  limiter: Limiter,
  /** Adds the check of keys, before all others. */
  addKeys: (app: FastifyInstance) => void,
): Promise<void> {
  await addHeaders(app, settings.frameAncestors);
  addKeys(app);
  addRateLimit(app, limiter);
  warnOfUnnamedProxy(app);

  const markers = Object.entries(AJAX_HEADER);
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.acceptsForm) return undefined;
    if (request.apiKey || !WRITES.has(request.method)) return undefined;
    if (markers.some(([name, value]) => request.headers[name.toLowerCase()] !== value))
      return sendError(reply, 403, 'not_from_page');
    return undefined;
  });

  // Fastify's own parser rejects fields named like properties of every object. Here they are unknown fields like any
  // other.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      if (isTooDeep(text as string)) throw new SyntaxError('too deep');
      const body: unknown = JSON.parse(text as string);
      if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new SyntaxError('no object');
      done(null, body);
    } catch {
      done(Object.assign(new Error('The body is not a JSON object.'), { statusCode: 400 }));
    }
  });
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.acceptsForm) return undefined;
    // The parser does not run if there is no body.
    if ((request.method === 'POST' || request.method === 'PUT') && !request.is404 && request.body === undefined)
      return sendError(reply, 400, 'not_json_object');
    return undefined;
  });

  app.setErrorHandler((error: FastifyError, request, reply) => handleError(error, request, reply));
}

/** Levels of a body. The calls have a dozen at most, and what reads them calls itself for each. */
const MAX_DEPTH = 64;

/** Returns whether a JSON text is nested deeper than any body of the calls. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (isInText) {
      if (character === '\\') i++;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

const MESSAGES: ReadonlyMap<number, MessageName> = new Map([
  [404, 'not_found'],
  [413, 'too_large'],
  [415, 'not_json_type'],
]);

/** Sends an error without its stack. Logs it only if the host caused it. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = storageFailure(error);
  if (failure) {
    request.log.error({ err: error, route: request.routeOptions.url }, 'the database is not usable at the moment');
    return sendError(reply.header('Retry-After', RETRY_AFTER_SECONDS), 503, failure);
  }
  const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
  if (status >= 500) {
    request.log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'a request failed');
    return sendError(reply, status, 'broken');
  }
  const message = status === 400 && WRITES.has(request.method) ? 'not_json_object' : MESSAGES.get(status);
  return sendError(reply, status, message ?? 'bad_request');
}

/** Replaces one directive of the content security policy for this response. */
export function setCspDirective(reply: FastifyReply, directive: string, sources: string): void {
  const policy = String(reply.getHeader('Content-Security-Policy'));
  reply.header('Content-Security-Policy', policy.replace(new RegExp(`${directive} [^;]*`), `${directive} ${sources}`));
}

/** Adds a source to one directive of the content security policy for this response. */
export function addCspSource(reply: FastifyReply, directive: string, source: string): void {
  const policy = String(reply.getHeader('Content-Security-Policy'));
  reply.header('Content-Security-Policy', policy.replace(new RegExp(`${directive} [^;]*`), `$& ${source}`));
}

/**
 * Names the host's own origin wherever the content security policy for this response has `'self'`: in a sandbox without
 * an origin, WebKit takes that for nothing.
 */
export function addOwnOriginToCsp(reply: FastifyReply, origin: string): void {
  // The origin may come from the request.
  if (!URL.canParse(origin)) return;
  const policy = String(reply.getHeader('Content-Security-Policy'));
  reply.header('Content-Security-Policy', policy.replaceAll("'self'", `'self' ${new URL(origin).origin}`));
}

/** Adds a directive to the content security policy for this response. */
export function addCspDirective(reply: FastifyReply, directive: string): void {
  reply.header('Content-Security-Policy', `${String(reply.getHeader('Content-Security-Policy'))};${directive}`);
}

/** Removes one directive of the content security policy for this response. */
export function removeCspDirective(reply: FastifyReply, directive: string): void {
  const policy = String(reply.getHeader('Content-Security-Policy')).split(';');
  const kept = policy.filter((part) => !part.trim().startsWith(`${directive} `));
  reply.header('Content-Security-Policy', kept.join(';'));
}

/**
 * Scripts, style sheets, fonts and pictures: what pages load. Browsers run none of them as a page but an SVG, which has a
 * policy of its own.
 */
const PART_OF_PAGE = /^(?:text\/(?:css|javascript)|application\/javascript|font\/|image\/)/;
/** A worker obeys the policy of its own script. */
const WORKER = /^\/sw\.js|(?<!Service)Worker-/;
/** What browsers heed only of pages and workers: over half a kilobyte of each answer. */
const DOCUMENT_HEADERS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

async function addHeaders(app: FastifyInstance, frameAncestors: readonly string[]): Promise<void> {
  const ancestors = frameAncestors.length > 0 ? [...frameAncestors] : ["'none'"];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ancestors,
      },
    },
    frameguard: ancestors.includes("'none'") ? { action: 'deny' } : false,
    // Only the proxy that terminates TLS knows whether visitors use https.
    hsts: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
  app.addHook('onSend', async ({ url, routeOptions }, reply, payload) => {
    const isPart = PART_OF_PAGE.test(String(reply.getHeader('content-type') ?? '')) && !WORKER.test(url);
    if (isPart || BOOKER_CALLS.has(routeOptions.url ?? ''))
      for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
    return payload;
  });
}

/** Counts the POSTs of a client network. */
function addRateLimit(app: FastifyInstance, limiter: Limiter): void {
  app.addHook('onRequest', async ({ method, routeOptions: { config }, apiKey, ip: address }, reply) => {
    if (method !== 'POST' || config.isUnlimited || apiKey) return undefined;
    const reached = limiter.take(config.isPreliminary ? 'validation' : 'post', { address });
    return reached && sendLimit(reply, reached);
  });
}

/** Refuses a call because of a limit. */
export function sendLimit(
  reply: FastifyReply,
  { retryAfter }: Reached,
  message: MessageName = 'too_many_requests',
): FastifyReply {
  return sendError(reply.header('Retry-After', retryAfter), 429, message);
}

/** Behind a proxy that TRUST_PROXY does not name, all visitors share one limit. */
function warnOfUnnamedProxy(app: FastifyInstance): void {
  let isWarned = false;
  app.addHook('onRequest', async (request) => {
    if (isWarned || request.headers['x-forwarded-for'] === undefined || request.ip !== request.socket.remoteAddress)
      return;
    isWarned = true;
    request.log.warn(
      'A request has X-Forwarded-For, but TRUST_PROXY does not name its sender. If that is your proxy, name it: otherwise all visitors share one limit.',
    );
  });
}
