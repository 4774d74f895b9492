/**
 * Access to the editor and to the day: by an open session, which starts with the host's token in an address, or with a token or a
 * one-time link on the sign-in page. A link's secret is in the fragment, which browsers send to nobody. Opening a link
 * uses nothing up, since mail scanners do that too: the page's button does.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { sendError, sendLimit, setCspDirective } from '../http/middleware.ts';
import type { Limiter } from '../line/limiter.ts';
import { escapeHtml, fillTemplate } from '../html.ts';
import {
  type PageTemplates,
  fillLanguage,
  htmlOf,
  sendHtml,
  sendPlainPage,
  visitorLanguage,
} from '../http/pageRoutes.ts';
import { type MessageName, formatMessage, hostMessages } from '../messages/messages.ts';
import { editorCalls } from '../../api/editorContract.ts';
import type { Venues } from '../venues/venues.ts';
import type { TrustedOrigins } from './trustedOrigins.ts';
import { ALL_VENUES } from '../store/store.ts';
import { type CookieOfVenues, MAX_SESSION_MS, type EditorSessions, type SessionScope } from './sessions.ts';

export type EditorAccessOptions = {
  readonly limiter: Limiter;
  readonly sessions: EditorSessions;
  readonly origins: TrustedOrigins;
  readonly templates: PageTemplates;
  readonly venues: Venues;
  /** Whether visitors use https. */
  readonly isSecure: boolean;
};

/** The pages that a session opens: where they begin, and whether staff may see them. */
export type AccessArea = {
  readonly base: '/editor' | '/day' | '/settings' | '/numbers' | '/setup';
  readonly isForStaff: boolean;
};
const EDITOR: AccessArea = { base: '/editor', isForStaff: false };
export const SETTINGS: AccessArea = { base: '/settings', isForStaff: false };
export const NUMBERS: AccessArea = { base: '/numbers', isForStaff: false };
/** It makes venues, and so is about none: only a session of all venues opens it. */
export const SETUP: AccessArea = { base: '/setup', isForStaff: false };
export const DAY: AccessArea = { base: '/day', isForStaff: true };

export type EditorAccess = {
  /** Returns the session of a request that the checks have let pass. */
  sessionOf(request: FastifyRequest): Promise<SessionScope | undefined>;
  /** Returns whether the session of a request is still open. A stream that asks does not extend it. */
  isStillOpen(request: FastifyRequest): Promise<boolean>;
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Starts a session with what the page of a tenant presents, or refuses it. Without a tenant nothing is right. */
  present(
    request: FastifyRequest,
    reply: FastifyReply,
    tenant: string | undefined,
    presented: unknown,
  ): Promise<FastifyReply | { readonly success: true }>;
  /** Says that there is nothing to see without a session. */
  closed(request: FastifyRequest, reply: FastifyReply): FastifyReply;
  /** Returns the venues between which a page can switch, as the text of a page-level value; undefined for a single one. */
  venueSwitch(request: FastifyRequest): Promise<string | undefined>;
};

type OfTenant = { Params: { tenant: string } };

/** Delay of the answer to a wrong token. */
const WRONG_TOKEN_DELAY_MS = 1_000;

/** Adds the access checks to the scope of an area's routes. Cookies must have been parsed. */
export function addEditorAccess(
  scope: FastifyInstance,
  { limiter, sessions, origins, templates, venues, isSecure }: EditorAccessOptions,
  { base, isForStaff }: AccessArea = EDITOR,
): EditorAccess {
  // Browsers guarantee that no other subdomain has set a cookie with this prefix.
  const cookie = isSecure ? '__Host-tidetable_editor' : 'tidetable_editor';
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
  // By the route, because an address can be spelled in many ways.
  const isCall = (request: FastifyRequest): boolean => request.routeOptions.url?.startsWith('/api/') ?? false;

  /** Sends a page that says why the editor stays closed, with a link to the sign-in page where a tenant is given. */
  const sendNotice = (
    request: FastifyRequest,
    reply: FastifyReply,
    title: MessageName,
    text: MessageName,
    tenant?: string,
  ): FastifyReply => {
    const language = visitorLanguage(request);
    const words = hostMessages([language]);
    const signInPath = `${base}/${encodeURIComponent(tenant ?? '')}/sign-in`;
    return sendPlainPage(
      reply,
      templates,
      formatMessage(words, title),
      `<h1>${htmlOf(words, title)}</h1>` +
        `<p>${htmlOf(words, text).replace('{ending}', '<code dir="ltr">?token=…</code>')}</p>` +
        (tenant === undefined ? '' : `<p><a href="${signInPath}">${htmlOf(words, 'sign_in_with_token')}</a></p>`),
      language,
    );
  };

  const closed = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (isCall(request)) return sendError(reply, 401, 'not_signed_in');
    // After a link from another site, such as a webmail page, the browser withholds the strict cookie. A refresh from
    // our own page sends it.
    if (request.headers['sec-fetch-site'] === 'cross-site' && request.method === 'GET')
      reply.header('Refresh', `0; url=${base}/${encodeURIComponent(tenantOf(request))}`);
    const { tenant } = request.params as { tenant?: string };
    if (base === SETUP.base) return sendNotice(request, reply.code(401), 'setup_closed_title', 'setup_closed');
    return sendNotice(request, reply.code(401), 'signed_out_title', 'signed_out_intro', tenant);
  };

  const signIn = async (request: FastifyRequest, reply: FastifyReply, token: unknown): Promise<FastifyReply> => {
    const isRight = typeof token === 'string' && sessions.isToken(token);
    // Wrong tokens of a stranger in the same network must not keep out the owner.
    const reached = isRight ? undefined : limiter.take('wrong_token', { address: request.ip });
    if (reached) {
      reply.code(429).header('Retry-After', reached.retryAfter);
      return sendNotice(request, reply, 'too_many_tries_title', 'too_many_wrong_tokens');
    }
    if (!isRight) {
      await pause(WRONG_TOKEN_DELAY_MS);
      return closed(request, reply);
    }
    reply.setCookie(cookie, await sessions.begin(), { ...cookieOptions, maxAge: MAX_SESSION_MS / 1_000 });
    // Everything else in the address stays, such as the language.
    const { searchParams } = new URL(request.url, 'http://localhost');
    searchParams.delete('token');
    const rest = searchParams.size > 0 ? `?${searchParams.toString()}` : '';
    return reply
      .code(303)
      .header('Location', `${base}/${encodeURIComponent(tenantOf(request))}${rest}`)
      .send();
  };

  const present: EditorAccess['present'] = async (request, reply, tenant, presented) => {
    const session =
      tenant !== undefined && typeof presented === 'string'
        ? await sessions.signIn(tenant, presented, cookieOf(request))
        : undefined;
    if (session === undefined) {
      const reached = limiter.take('wrong_token', { address: request.ip });
      if (reached) return sendLimit(reply, reached, 'too_many_wrong_tokens');
      await pause(WRONG_TOKEN_DELAY_MS);
      return sendError(reply, 401, 'wrong_token');
    }
    reply.setCookie(cookie, session, { ...cookieOptions, maxAge: MAX_SESSION_MS / 1_000 });
    return { success: true };
  };

  const cookieOf = (request: FastifyRequest): CookieOfVenues => ({
    cookie: request.cookies[cookie],
    tenants: [...venues.keys()],
  });

  const findSession = (request: FastifyRequest): Promise<SessionScope | undefined> =>
    sessions.find(tenantOf(request), request.cookies[cookie]);

  scope.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Frame-Options': 'DENY' });
    setCspDirective(reply, 'frame-ancestors', "'none'");
    if (!origins.isTrustedHost(request)) {
      return isCall(request)
        ? sendError(reply, 421, 'foreign_host')
        : sendNotice(request, reply.code(421), 'foreign_host_title', 'foreign_host');
    }
    const { tenant } = request.params as { tenant?: string };
    const isServed = tenant === undefined || venues.has(tenant);
    // Its scope has been checked.
    if (request.apiKey) return isServed ? undefined : reply.callNotFound();
    if (isCall(request) && !origins.isSameOrigin(request)) return sendError(reply, 403, 'foreign_page');
    const { token } = request.query as { token?: unknown };
    if (token !== undefined && request.method === 'GET' && !isCall(request)) return signIn(request, reply, token);
    if (request.routeOptions.config.isSignIn) return undefined;
    const session = await findSession(request);
    if (!session) return closed(request, reply);
    const { isForOwners = !isForStaff } = request.routeOptions.config;
    if (session.role === 'owner' || !isForOwners) return isServed ? undefined : reply.callNotFound();
    return isCall(request)
      ? sendError(reply, 403, 'owners_only')
      : sendNotice(request, reply.code(403), 'owners_only_title', 'owners_only');
  });

  // Without a session, an unknown address gets the same answer as an existing one.
  for (const path of [...(base === SETUP.base ? [] : [base]), `${base}/*`, `/api${base}/*`])
    scope.all(path, (_request, reply) => {
      reply.callNotFound();
    });

  if (base !== SETUP.base)
    scope.get<OfTenant>(`${base}/:tenant/sign-in`, { config: { isSignIn: true } }, async (request, reply) => {
      const venue = venues.get(request.params.tenant)?.venue;
      if (!venue) return reply.callNotFound();
      return sendHtml(
        reply,
        fillTemplate(templates.signIn, {
          name: escapeHtml(venue.name),
          tenant: escapeHtml(venue.tenant),
          next: escapeHtml(`${base}/${venue.tenant}`),
          ...fillLanguage(request, {
            signIn: 'sign_in',
            heading: 'sign_in_heading',
            token: 'token',
            noScript: 'editor_no_script',
          }),
        }),
      );
    });

  // One call signs in to all of them.
  if (base === EDITOR.base)
    scope.post<OfTenant & { Body: Readonly<Record<string, unknown>> }>(
      editorCalls.signIn.path,
      // Whoever has the right token is not kept out by others in the same network: only wrong ones count.
      { config: { isSignIn: true, isUnlimited: true } },
      async (request, reply) => {
        const { tenant } = request.params;
        return present(request, reply, venues.has(tenant) ? tenant : undefined, request.body['token']);
      },
    );

  return {
    sessionOf: findSession,
    isStillOpen: (request) => sessions.isOpen(tenantOf(request), request.cookies[cookie]),
    async signOut(request, reply) {
      await sessions.end(cookieOf(request));
      reply.clearCookie(cookie, cookieOptions);
    },
    present,
    closed,
    async venueSwitch(request) {
      const roles = await sessions.rolesIn(cookieOf(request));
      const canMake = roles.get(ALL_VENUES) === 'owner';
      const open = [...venues.values()].flatMap(({ venue: { tenant, name } }) => {
        const role = roles.get(ALL_VENUES) ?? roles.get(tenant);
        return role === 'owner' || (role === 'staff' && isForStaff) ? [{ tenant, name }] : [];
      });
      return canMake || open.length > 1 ? JSON.stringify({ venues: open, canMake }) : undefined;
    },
  };
}

/** Returns the venue of a request, or an empty text. */
function tenantOf(request: FastifyRequest): string {
  const { tenant = '' } = request.params as { tenant?: string };
  return tenant;
}
