/** The HTML pages: the built templates, filled with what the venue's pages are told. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature, PageValues } from '../../api/bookingContract.ts';
import { formatWireDate, firstOpenDate } from '../../domain/booking/time.ts';
import { bookingCalendar, toPublicVenue } from '../../domain/booking/venue.ts';
import { toPlanBackground, pictureUrl } from '../booking/availability.ts';
import { setCspDirective } from './middleware.ts';
import { escapeHtml, fillTemplate } from './html.ts';
import { currentVenue } from '../venues/publishedPlans.ts';
import type { Store } from '../store/store.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';
import { formatMessage, messagesFor } from '../messages/messages.ts';

const TEMPLATES = {
  booker: 'booker/index.html',
  editor: 'editor/index.html',
  plain: 'ui/hostPages/plain.html',
  gallery: 'gallery/index.html',
  map: 'standalone-map/index.html',
} as const;

export type PageTemplates = Readonly<Record<keyof typeof TEMPLATES, string>>;

/** The templates of the built pages; undefined where they have not been built. */
export function readTemplates(pagesDir: string): PageTemplates | undefined {
  if (!Object.values(TEMPLATES).every((file) => existsSync(join(pagesDir, file)))) return undefined;
  const read = (file: string): string => readFileSync(join(pagesDir, file), 'utf8');
  return {
    booker: read(TEMPLATES.booker),
    editor: read(TEMPLATES.editor),
    plain: read(TEMPLATES.plain),
    gallery: read(TEMPLATES.gallery),
    map: read(TEMPLATES.map),
  };
}

export type PageRoutesOptions = {
  readonly templates: PageTemplates;
  readonly store: Store;
  readonly venues: Venues;
  readonly now: () => number;
};

const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The direction in which a language is written. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.toLowerCase().split('-')[0]!) ? 'rtl' : 'ltr';
}

export function addPageRoutes(app: FastifyInstance, { templates, store, venues, now }: PageRoutesOptions): void {
  app.get('/', async (_request, reply) => {
    const links = [...venues.values()].map(
      ({ venue }) =>
        `<li><a href="/v/${venue.tenant}"><strong>${escapeHtml(venue.name)}</strong><span>${escapeHtml(venue.address)}</span></a></li>`,
    );
    return sendPlainPage(
      reply.header('Cache-Control', 'no-cache'),
      templates,
      'Reserve a table',
      `<h1>Reserve a table</h1><p>Choose where you would like to sit.</p><ul class="venues">${links.join('')}</ul>`,
    );
  });

  app.get<{ Params: { tenant: string } }>('/v/:tenant', async (request, reply) => {
    const served = venues.get(request.params.tenant);
    if (!served) return reply.callNotFound();
    const { venue } = served;
    return sendHtml(
      reply.header('Cache-Control', 'no-store'),
      fillTemplate(templates.booker, {
        language: escapeHtml(venue.language),
        direction: textDirection(venue.language),
        name: escapeHtml(venue.name),
        picture: venue.picture === undefined ? '' : escapeHtml(pictureUrl(venue.tenant, venue.picture)),
        values: toDataAttributes(pageValues(served, now())),
      }),
    );
  });

  app.get<{ Params: { tenant: string } }>('/v/:tenant/terms', async (request, reply) => {
    const served = venues.get(request.params.tenant);
    if (!served || served.venue.terms.length === 0) return reply.callNotFound();
    const { name, language, terms } = toPublicVenue(served.venue);
    const parts = terms.map(
      (term) =>
        `${term.heading === undefined ? '' : `<h2>${escapeHtml(term.heading)}</h2>`}<p>${escapeHtml(term.text)}</p>`,
    );
    return sendPlainPage(
      reply.header('Cache-Control', 'no-cache'),
      templates,
      `Terms and conditions · ${name}`,
      `<p class="venue">${escapeHtml(name)}</p><h1>Terms and conditions</h1>${parts.join('')}`,
      language,
    );
  });

  const grounds = new WeakMap<ServedVenue, { readonly ground: string; readonly tag: string }>();
  const groundFor = (served: ServedVenue): { readonly ground: string; readonly tag: string } => {
    const known = grounds.get(served);
    if (known) return known;
    const ground = JSON.stringify(toPlanBackground(served));
    const fresh = { ground, tag: `W/"${createHash('sha256').update(ground).digest('base64url').slice(0, 16)}"` };
    grounds.set(served, fresh);
    return fresh;
  };
  app.get<{ Params: { tenant: string } }>('/v/:tenant/ground.json', async (request, reply) => {
    const served = await currentVenue(store, venues, request.params.tenant);
    if (!served) return reply.callNotFound();
    const found = groundFor(served);
    // The tables come fresh: a plan that was just published must not stand on the ground of the one before.
    reply.headers({ 'Cache-Control': 'no-cache', ETag: found.tag });
    if (request.headers['if-none-match'] === found.tag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(found.ground);
  });

  app.get<{ Querystring: { answer?: unknown } }>('/gallery/map', async (request, reply) => {
    // It shows any host's answer.
    setCspDirective(reply, 'connect-src', '*');
    const answer = addressOf(request.query.answer);
    // The answer comes while the script does.
    if (answer !== undefined) reply.header('Link', `<${answer}>; rel=preload; as=fetch; crossorigin`);
    return sendHtml(reply.header('Cache-Control', 'no-cache'), templates.map);
  });

  app.setNotFoundHandler((request, reply) => {
    reply.code(404).header('Cache-Control', 'no-store');
    if (request.method === 'POST' || !request.headers.accept?.includes('text/html')) {
      return reply.send({ success: false, message: formatMessage(messagesFor(undefined), 'not_found') });
    }
    return sendPlainPage(
      reply,
      templates,
      'Nothing here',
      '<h1>Nothing is here</h1><p>The tide may have taken this page. <a href="/">See where you can reserve</a>.</p>',
    );
  });
}

/** A web address as it may stand in a header; undefined for anything else. */
function addressOf(text: unknown): string | undefined {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}

/** Sends a page. */
export function sendHtml(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(text);
}

/** What the booker's page is told of a venue. */
function pageValues({ venue }: ServedVenue, now: number): PageValues {
  const date = firstOpenDate(bookingCalendar(venue), now);
  const features: Feature[] = ['idempotency', ...(venue.occupancy === 'stay' ? (['stay'] as const) : [])];
  const told = toPublicVenue(venue);
  return {
    tenant: venue.tenant,
    host: '',
    key: venue.key,
    locationId: venue.location_id,
    now: new Date(now).toISOString(),
    features: features.join(' '),
    ...(date === undefined ? {} : { defaultDate: formatWireDate(date) }),
    venue: JSON.stringify({
      ...told,
      ...(told.picture === undefined ? {} : { picture: pictureUrl(venue.tenant, told.picture) }),
    }),
    ground: `/v/${venue.tenant}/ground.json`,
  };
}

/** A page of a heading and some text. `main` is HTML, all else text. */
export function sendPlainPage(
  reply: FastifyReply,
  templates: PageTemplates,
  title: string,
  main: string,
  language = 'en',
): FastifyReply {
  return sendHtml(
    reply,
    fillTemplate(templates.plain, {
      language: escapeHtml(language),
      direction: textDirection(language),
      title: escapeHtml(title),
      main,
    }),
  );
}

/** Page-level values as `data-…` attributes. */
export function toDataAttributes(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeHtml(String(value))}"`,
    )
    .join(' ');
}
