/** The HTML pages: built templates, filled with each venue's page-level values. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETUP_PATH } from '../../api/setupContract.ts';
import type { Feature, PageValues } from '../../api/bookingContract.ts';
import { firstOpenDate } from '../../domain/booking/bookingCalendar.ts';
import { chooseLanguage, parseAcceptLanguage, primaryLanguage, textDirection } from '../../domain/language.ts';
import { formatWireDate } from '../../domain/booking/time.ts';
import { bookingCalendar, countsDays, countsTimes } from '../../domain/booking/venue.ts';
import { toPageVenue, toPublicVenue } from '../../domain/booking/venueFile.ts';
import { toPlanBackground, pictureUrl } from '../booking/availability/availability.ts';
import { formatContact, formatHead, formatTelephone, originOf } from './pageHead.ts';
import { etagOf, sendJsonOrUnchanged } from '../etag.ts';
import { addCspSource, addOwnOriginToCsp, removeCspDirective, sendError, setCspDirective } from './middleware.ts';
import { latestEventId } from '../live/events.ts';
import { isRichText, isStrictRichText } from '../../domain/plan/richText.ts';
import { escapeHtml, fillTemplate } from '../html.ts';
import { currentVenue, lastKnownVenue } from '../venues/publications.ts';
import type { Store } from '../store/store.ts';
import { servedIn } from '../venues/servedIn.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';
import {
  type MessageName,
  formatMessage,
  hostMessages,
  inLanguage,
  messagesFor,
  tableTexts,
} from '../messages/messages.ts';

/** The pages' HTML, in the sources as in the build. */
export const TEMPLATE_FILES = {
  booker: 'booker/index.html',
  editor: 'editor/index.html',
  settings: 'settings/index.html',
  signIn: 'editor/signIn/index.html',
  sessions: 'settings/access/index.html',
  day: 'day/index.html',
  numbers: 'numbers/index.html',
  setup: 'setup/index.html',
  plain: 'ui/hostPages/plain.html',
  gallery: 'gallery/index.html',
  screens: 'booker/screens/index.html',
  map: 'standalone-map/index.html',
} as const;

export type PageTemplates = Readonly<Record<keyof typeof TEMPLATE_FILES, string>>;

/** Reads the templates of the built pages. Returns undefined if the pages have not been built. */
export function readTemplates(pagesDir: string): PageTemplates | undefined {
  const files = Object.entries(TEMPLATE_FILES).map(([name, file]) => [name, join(pagesDir, file)] as const);
  if (!files.every(([, file]) => existsSync(file))) return undefined;
  return Object.fromEntries(files.map(([name, file]) => [name, readFileSync(file, 'utf8')])) as PageTemplates;
}

export type PageRoutesOptions = {
  readonly templates: PageTemplates;
  readonly store: Store;
  readonly venues: Venues;
  readonly now: () => number;
  /** Sites that may frame the pages of all venues. */
  readonly frameAncestors: readonly string[];
  readonly hasServiceWorker: boolean;
  /** Whether guests who agree to messages on the telephone get some. */
  readonly hasMessenger: boolean;
  /** The origin at which visitors reach the host, if it is known. */
  readonly publicUrl: string | undefined;
};

export function addPageRoutes(
  app: FastifyInstance,
  { templates, store, venues, now, frameAncestors, hasServiceWorker, hasMessenger, publicUrl }: PageRoutesOptions,
): void {
  app.get('/', async (request, reply) => {
    if (venues.size === 0) return reply.header('Cache-Control', 'no-store').redirect(SETUP_PATH);
    const language = visitorLanguage(request);
    const words = hostMessages([language]);
    const served = await Promise.all([...venues.keys()].map((tenant) => lastKnownVenue(store, venues, tenant)));
    const links = served
      .flatMap((each) => each ?? [])
      .map(
        ({ venue }) =>
          `<li><a href="/v/${venue.tenant}"><strong>${escapeHtml(venue.name)}</strong><span>${escapeHtml(venue.address)}</span></a></li>`,
      );
    return sendPlainPage(
      reply.headers({ 'Cache-Control': 'no-cache', Vary: 'Accept-Language' }),
      templates,
      formatMessage(words, 'reserve_again'),
      `<h1>${htmlOf(words, 'reserve_again')}</h1><p>${htmlOf(words, 'home_intro')}</p><ul class="venues">${links.join('')}</ul>`,
      language,
    );
  });

  // Phones begin what is typed with a capital. All pages of a venue that are added from here on have the hook.
  app.addHook('onRequest', async (request, reply) => {
    const { params, method, url } = request;
    const { tenant } = (params ?? {}) as { readonly tenant?: string };
    const isPage = method === 'GET' && !url.startsWith('/api/');
    if (!isPage || tenant === undefined || venues.has(tenant) || !venues.has(tenant.toLowerCase())) return undefined;
    return reply.redirect(url.replace(`/${tenant}`, `/${tenant.toLowerCase()}`), 301);
  });

  app.get<{ Params: { tenant: string } }>('/v/:tenant', async (request, reply) => {
    const served = await lastKnownVenue(store, venues, request.params.tenant);
    if (!served) return reply.callNotFound();
    const { venue } = served;
    const sites = [...frameAncestors, ...venue.embed_sites];
    allowFrames(reply, sites);
    if (sites.includes('*')) addOwnOriginToCsp(reply, originOf(request, publicUrl));
    const language = visitorLanguage(request, venue.language);
    const words = messagesFor(inLanguage(venue, language));
    if (served.tables.size === 0)
      return sendPlainPage(
        reply.header('Cache-Control', 'no-store'),
        templates,
        venue.name,
        `<h1>${escapeHtml(venue.name)}</h1>` +
          `<p>${htmlOf(words, 'not_open').replace('{telephone}', formatTelephone(venue))}</p>` +
          `<p class="venue">${escapeHtml(venue.address)}</p>`,
        language,
      );
    // Pages are served while the database is not available.
    const lastEventId = await latestEventId(store, venue.tenant).then(String, () => undefined);
    // Not `no-store`, which would keep browsers from showing the page again as it was left.
    return sendBooker(
      request,
      reply.headers({ 'Cache-Control': 'private, no-cache', Vary: 'Accept-Language' }),
      templates,
      {
        venue,
        head: formatHead(venue, originOf(request, publicUrl)),
        values: { ...pageValues(served, language, now(), { hasServiceWorker, hasMessenger }), language, lastEventId },
      },
    );
  });

  app.get<{ Params: { tenant: string } }>('/v/:tenant/terms', async (request, reply) => {
    const served = await lastKnownVenue(store, venues, request.params.tenant);
    if (!served || served.venue.terms.length === 0) return reply.callNotFound();
    const language = visitorLanguage(request, served.venue.language);
    const { name, language: ownLanguage, terms } = toPublicVenue(servedIn(served, language).venue);
    const title = formatMessage(hostMessages([language]), 'terms_title');
    const parts = terms.map(({ heading, text }) => {
      const body = isRichText(text) && isStrictRichText(text) ? text : `<p>${escapeHtml(text)}</p>`;
      return `${heading === undefined ? '' : `<h2>${escapeHtml(heading)}</h2>`}${body}`;
    });
    return sendPlainPage(
      reply.headers({ 'Cache-Control': 'no-cache', Vary: 'Accept-Language' }),
      templates,
      `${title} · ${name}`,
      `<p class="venue">${escapeHtml(name)}</p><h1>${escapeHtml(title)}</h1>${inOwnLanguage(parts.join(''), ownLanguage, language)}`,
      language,
    );
  });

  const backgroundCache = new WeakMap<ServedVenue, { readonly json: string; readonly etag: string }>();
  const backgroundOf = (served: ServedVenue): { readonly json: string; readonly etag: string } => {
    const cached = backgroundCache.get(served);
    if (cached) return cached;
    const json = JSON.stringify(toPlanBackground(served));
    const background = { json, etag: etagOf(json) };
    backgroundCache.set(served, background);
    return background;
  };
  app.get<{ Params: { tenant: string } }>('/v/:tenant/ground.json', async (request, reply) => {
    const served = await currentVenue(store, venues, request.params.tenant);
    if (!served) return reply.callNotFound();
    const background = backgroundOf(
      servedIn(served, visitorLanguage({ query: request.query, headers: {} }, served.venue.language)),
    );
    // Availability is never cached: a newly published plan must not be drawn on the previous plan's background.
    return sendJsonOrUnchanged(request, reply.header('Cache-Control', 'no-cache'), background);
  });

  app.setNotFoundHandler((request, reply) => {
    reply.code(404).header('Cache-Control', 'no-store');
    if (request.method === 'POST' || !request.headers.accept?.includes('text/html')) {
      return sendError(reply, 404, 'not_found');
    }
    const language = visitorLanguage(request);
    const words = hostMessages([language]);
    return sendPlainPage(
      reply,
      templates,
      formatMessage(words, 'page_not_found'),
      `<h1>${htmlOf(words, 'page_not_found')}</h1><p>${htmlOf(words, 'not_found')} <a href="/">${htmlOf(words, 'see_venues')}</a></p>`,
      language,
    );
  });
}

/**
 * Adds the map alone, for inspection like the gallery: it shows the answer of any host, and so anybody's plan under this
 * host's name.
 */
export function addStandaloneMap(app: FastifyInstance, { map }: PageTemplates): void {
  app.get<{ Querystring: { answer?: unknown } }>('/gallery/map', async (request, reply) => {
    // The page loads an availability answer from any host.
    setCspDirective(reply, 'connect-src', '*');
    const answer = parseWebAddress(request.query.answer);
    // The browser loads the answer while it loads the script.
    if (answer !== undefined) reply.header('Link', `<${answer}>; rel=preload; as=fetch; crossorigin`);
    return sendHtml(reply.header('Cache-Control', 'no-cache'), map);
  });
}

/** Returns the language of a page: the one in its address, one of the browser's, or the venue's. */
export function visitorLanguage(
  { query, headers }: Pick<FastifyRequest, 'query' | 'headers'>,
  venueLanguage = 'en',
): string {
  const { lang } = query as { readonly lang?: unknown };
  const wanted = parseAcceptLanguage(headers['accept-language']);
  return chooseLanguage(typeof lang === 'string' ? [lang, ...wanted] : wanted, venueLanguage);
}

/** Returns a message as HTML. */
export function htmlOf(words: Readonly<Record<string, string>>, name: MessageName): string {
  return escapeHtml(formatMessage(words, name));
}

/** Marks HTML that has another language than the page. */
function inOwnLanguage(html: string, ownLanguage: string, language: string): string {
  if (primaryLanguage(ownLanguage) === primaryLanguage(language)) return html;
  return `<div lang="${escapeHtml(ownLanguage)}" dir="${textDirection(ownLanguage)}">${html}</div>`;
}

/**
 * Lets some sites show the response in a frame, besides our own pages. The booker has no session or stored details that
 * a page around it could trick a visitor into using (see src/decisions/pages/0014-embedding.md).
 */
export function allowFrames(reply: FastifyReply, sites: readonly string[]): void {
  const allowed = sites.filter((site) => site !== "'self'" && site !== "'none'");
  // In the directive, `*` would not match a sandboxed page without an origin.
  if (allowed.includes('*')) removeCspDirective(reply, 'frame-ancestors');
  else setCspDirective(reply, 'frame-ancestors', ["'self'", ...allowed].join(' '));
  if (allowed.length > 0) reply.removeHeader('X-Frame-Options');
  else reply.header('X-Frame-Options', 'SAMEORIGIN');
}

/** Returns a web address in a form that is safe in a header, or undefined for anything else. */
function parseWebAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}

/** Of the built template's links to the texts of each language, keeps the page's own. */
function preloadLanguage(template: string, language: string): string {
  return template.replaceAll(/<link rel="modulepreload" hreflang="(\w+)"[^>]*>\s*/g, (link, of: string) =>
    of === primaryLanguage(language) ? link : '',
  );
}

/** Gives the template the color scheme that the page's address asks for with `?theme=dark`, from its first picture on. */
export function withTheme(template: string, query: unknown): string {
  const { theme } = query as { readonly theme?: unknown };
  if (theme !== 'light' && theme !== 'dark') return template;
  return template
    .replace('<html', `<html data-theme="${theme}"`)
    .replace('content="light dark"', `content="${theme}"`)
    .replaceAll(/media="\(prefers-color-scheme: (\w+)\)"/g, (_, scheme) => (scheme === theme ? '' : 'media="not all"'));
}

/** Returns what a page of ours is filled with in the language of its visitor: the language, and its messages by token. */
export function fillLanguage(
  request: Pick<FastifyRequest, 'query' | 'headers'>,
  messages: Readonly<Record<string, MessageName>>,
): Record<string, string> {
  const language = visitorLanguage(request);
  const words = hostMessages([language]);
  return {
    ...Object.fromEntries(Object.entries(messages).map(([token, name]) => [token, htmlOf(words, name)])),
    language: escapeHtml(language),
    direction: textDirection(language),
  };
}

type BookerPage = {
  readonly venue: ServedVenue['venue'];
  /** Elements of the page's head, as HTML. */
  readonly head: string;
  readonly values: PageValues & { readonly language: string };
};

/** Sends the booking page in the language of its values. */
export function sendBooker(
  request: Pick<FastifyRequest, 'query'>,
  reply: FastifyReply,
  { booker }: PageTemplates,
  { venue, head, values }: BookerPage,
): FastifyReply {
  const { language } = values;
  const words = messagesFor(inLanguage(venue, language));
  return sendHtml(
    allowInlineScript(reply, booker),
    fillTemplate(preloadLanguage(withTheme(booker, request.query), language), {
      language: escapeHtml(language),
      direction: textDirection(language),
      name: escapeHtml(venue.name),
      head,
      contact: formatContact(venue),
      noScript: htmlOf(words, 'no_script'),
      pageLost: htmlOf(words, 'page_lost'),
      loadAgain: htmlOf(words, 'load_again'),
      picture: venue.picture === undefined ? '' : escapeHtml(pictureUrl(venue.tenant, venue.picture)),
      values: toDataAttributes(values),
    }),
  );
}

/** Sends a page. */
export function sendHtml(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(text);
}

/** Lets the page run the script in its template, by its hash. */
export function allowInlineScript(reply: FastifyReply, template: string): FastifyReply {
  const script = /<script>([^]*?)<\/script>/.exec(template)?.[1];
  if (script !== undefined) {
    const hash = createHash('sha256').update(script).digest('base64');
    addCspSource(reply, 'script-src', `'sha256-${hash}'`);
  }
  return reply;
}

/** Returns the page-level values of a venue's booker page. */
export function pageValues(
  served: ServedVenue,
  language: string,
  now: number,
  { hasServiceWorker, hasMessenger }: Partial<Pick<PageRoutesOptions, 'hasServiceWorker' | 'hasMessenger'>> = {},
): PageValues {
  const { venue } = servedIn(served, language);
  const calendar = bookingCalendar(venue);
  // While guests wait for all dates, the first of them says when they can be reserved.
  const date = firstOpenDate(calendar, now) ?? firstOpenDate({ ...calendar, releases: [] }, now);
  const features: Feature[] = ['idempotency'];
  if (countsTimes(venue)) features.push('stay', 'taken');
  if (countsDays(venue)) features.push('days');
  if (venue.proof_of_work) features.push('proof');
  features.push('live');
  if (hasServiceWorker) features.push('offline');
  features.push('manage', 'requests');
  if (hasMessenger) features.push('messages');
  const publicFields = toPageVenue(venue, now);
  const texts = tableTexts(language, venue.table_word);
  return {
    tenant: venue.tenant,
    host: '',
    key: venue.key,
    locationId: venue.location_id,
    now: new Date(now).toISOString(),
    features: features.join(' '),
    ...(date === undefined ? {} : { defaultDate: formatWireDate(date) }),
    venue: JSON.stringify({
      ...publicFields,
      // The terms open in the language that the page has, which the browser may not want first.
      ...(publicFields.terms_url === `/v/${venue.tenant}/terms` && language !== served.venue.language
        ? { terms_url: `${publicFields.terms_url}?lang=${language}` }
        : {}),
      ...(publicFields.picture === undefined ? {} : { picture: pictureUrl(venue.tenant, publicFields.picture) }),
    }),
    ...(texts && { texts: JSON.stringify({ booker: texts.booker, days: texts.days }) }),
    ground: `/v/${venue.tenant}/ground.json${venue === served.venue ? '' : `?lang=${language}`}`,
  };
}

/** Sends a page of headings and text. `main` is HTML, everything else is plain text. */
export function sendPlainPage(
  reply: FastifyReply,
  templates: PageTemplates,
  title: string,
  main: string,
  language = 'en',
): FastifyReply {
  return sendHtml(
    reply,
    fillTemplate(withTheme(templates.plain, reply.request.query), {
      language: escapeHtml(language),
      direction: textDirection(language),
      title: escapeHtml(title),
      main,
    }),
  );
}

/** Formats page-level values as `data-…` attributes; undefined values are left out. */
export function toDataAttributes(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeHtml(String(value))}"`,
    )
    .join(' ');
}
