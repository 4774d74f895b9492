/** The HTML pages: the built templates, filled with what the venue's pages are told. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature, PageValues } from '../api/contract.ts';
import { dateToWire, firstOpenDate } from '../domain/time.ts';
import { calendarOf, publicVenue } from '../domain/venue.ts';
import { groundOf, pictureUrl } from './availability.ts';
import { allow } from './guards.ts';
import { escapeHtml, fillTemplate } from './html.ts';
import { presentVenue } from './publishedPlans.ts';
import type { Store } from './store.ts';
import type { ServedVenue, Venues } from './venues.ts';
import { say, wordsOf } from './words.ts';

const TEMPLATES = {
  booker: 'booker/index.html',
  editor: 'editor/index.html',
  plain: 'look/plain.html',
  gallery: 'gallery/index.html',
  map: 'gallery/map/index.html',
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

export type PagesSetting = {
  readonly templates: PageTemplates;
  readonly store: Store;
  readonly venues: Venues;
  readonly now: () => number;
};

const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The direction in which a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.toLowerCase().split('-')[0]!) ? 'rtl' : 'ltr';
}

export function addPages(app: FastifyInstance, { templates, store, venues, now }: PagesSetting): void {
  app.get('/', async (_request, reply) => {
    const links = [...venues.values()].map(
      ({ venue }) =>
        `<li><a href="/v/${venue.tenant}"><strong>${escapeHtml(venue.name)}</strong><span>${escapeHtml(venue.address)}</span></a></li>`,
    );
    return plainPage(
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
    return html(
      reply.header('Cache-Control', 'no-store'),
      fillTemplate(templates.booker, {
        language: escapeHtml(venue.language),
        direction: directionOf(venue.language),
        name: escapeHtml(venue.name),
        picture: venue.picture === undefined ? '' : escapeHtml(pictureUrl(venue.tenant, venue.picture)),
        values: attributesOf(pageValues(served, now())),
      }),
    );
  });

  app.get<{ Params: { tenant: string } }>('/v/:tenant/terms', async (request, reply) => {
    const served = venues.get(request.params.tenant);
    if (!served || served.venue.terms.length === 0) return reply.callNotFound();
    const { name, language, terms } = publicVenue(served.venue);
    const parts = terms.map(
      (term) =>
        `${term.heading === undefined ? '' : `<h2>${escapeHtml(term.heading)}</h2>`}<p>${escapeHtml(term.text)}</p>`,
    );
    return plainPage(
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
    const ground = JSON.stringify(groundOf(served));
    const fresh = { ground, tag: `W/"${createHash('sha256').update(ground).digest('base64url').slice(0, 16)}"` };
    grounds.set(served, fresh);
    return fresh;
  };
  app.get<{ Params: { tenant: string } }>('/v/:tenant/ground.json', async (request, reply) => {
    const served = await presentVenue(store, venues, request.params.tenant);
    if (!served) return reply.callNotFound();
    const found = groundFor(served);
    // The tables come fresh: a plan that was just published must not stand on the ground of the one before.
    reply.headers({ 'Cache-Control': 'no-cache', ETag: found.tag });
    if (request.headers['if-none-match'] === found.tag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(found.ground);
  });

  app.get<{ Querystring: { answer?: unknown } }>('/gallery/map', async (request, reply) => {
    // It shows any host's answer.
    allow(reply, 'connect-src', '*');
    const answer = addressOf(request.query.answer);
    // The answer comes while the script does.
    if (answer !== undefined) reply.header('Link', `<${answer}>; rel=preload; as=fetch; crossorigin`);
    return html(reply.header('Cache-Control', 'no-cache'), templates.map);
  });

  app.setNotFoundHandler((request, reply) => {
    reply.code(404).header('Cache-Control', 'no-store');
    if (request.method === 'POST' || !request.headers.accept?.includes('text/html')) {
      return reply.send({ success: false, message: say(wordsOf(undefined), 'not_found') });
    }
    return plainPage(
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
export function html(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(text);
}

/** What the booker's page is told of a venue. */
function pageValues({ venue }: ServedVenue, now: number): PageValues {
  const date = firstOpenDate(calendarOf(venue), now);
  const features: Feature[] = ['idempotency', ...(venue.occupancy === 'stay' ? (['stay'] as const) : [])];
  const told = publicVenue(venue);
  return {
    tenant: venue.tenant,
    host: '',
    key: venue.key,
    locationId: venue.location_id,
    now: new Date(now).toISOString(),
    features: features.join(' '),
    ...(date === undefined ? {} : { defaultDate: dateToWire(date) }),
    venue: JSON.stringify({
      ...told,
      ...(told.picture === undefined ? {} : { picture: pictureUrl(venue.tenant, told.picture) }),
    }),
    ground: `/v/${venue.tenant}/ground.json`,
  };
}

/** A page of a heading and some text. `main` is HTML, all else text. */
export function plainPage(
  reply: FastifyReply,
  templates: PageTemplates,
  title: string,
  main: string,
  language = 'en',
): FastifyReply {
  return html(
    reply,
    fillTemplate(templates.plain, {
      language: escapeHtml(language),
      direction: directionOf(language),
      title: escapeHtml(title),
      main,
    }),
  );
}

/** Page-level values as `data-…` attributes. */
export function attributesOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeHtml(String(value))}"`,
    )
    .join(' ');
}
