/** What a venue's page tells search engines and messengers, and visitors without JavaScript. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mailtoUrl } from '../../domain/text/emailAddress.ts';
import { PLAN_PICTURE_SIZE, type PlanPictures } from '../drawing/planPictures.ts';
import { sendJpegOrUnchanged } from '../etag.ts';
import { escapeHtml } from '../html.ts';
import type { Store } from '../store/store.ts';
import { currentVenue } from '../venues/publications.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';

type Venue = ServedVenue['venue'];

/** Returns the elements of the page's head. `origin` is where visitors reach the host. */
export function formatHead({ tenant, name, language, address, telephone }: Venue, origin: string): string {
  const url = `${origin}/v/${tenant}`;
  const image = `${url}/plan.jpg`;
  const description = [name, address, telephone].filter(Boolean).join(' · ');
  const restaurant = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name,
    address,
    telephone,
    url,
    image,
    potentialAction: {
      '@type': 'ReserveAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}?date={date}&guests={guests}`, inLanguage: language },
      result: { '@type': 'FoodEstablishmentReservation', name },
    },
  };
  const properties = {
    'og:type': 'website',
    'og:title': name,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    'og:image:width': PLAN_PICTURE_SIZE.width,
    'og:image:height': PLAN_PICTURE_SIZE.height,
  };
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(String(content))}">`,
    ),
    // A `<` could end the script early.
    `<script type="application/ld+json">${JSON.stringify(restaurant).replaceAll('<', String.raw`\u003c`)}</script>`,
  ].join('\n');
}

/** Returns a link to call the venue. */
export function formatTelephone({ telephone }: Pick<Venue, 'telephone'>): string {
  return formatLink(`tel:${telephone.replaceAll(/[^\d+]/g, '')}`, telephone);
}

/** Returns links to call the venue and, if it publishes an address, to write to it. */
export function formatContact(venue: Venue): string {
  const { contact_email: email } = venue;
  const mail = email === undefined ? [] : [formatLink(mailtoUrl(email), email)];
  return [formatTelephone(venue), ...mail].join(' · ');
}

/** Digits have no direction of their own: a `+` would follow them in a page that runs right to left. */
function formatLink(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}" dir="ltr">${escapeHtml(text)}</a>`;
}

/** Returns where visitors reach the host. */
export function originOf({ protocol, host }: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ?? `${protocol}://${host}`;
}

/** Adds `/v/:tenant/plan.jpg`, the picture that messengers show beside a link to the page. */
export function addPlanPictures(app: FastifyInstance, store: Store, venues: Venues, pictures: PlanPictures): void {
  app.get<{ Params: { tenant: string } }>('/v/:tenant/plan.jpg', async (request, reply) => {
    const served = await currentVenue(store, venues, request.params.tenant);
    const picture = served && (await pictures.draw(served));
    if (!picture) return reply.callNotFound();
    // Messengers of other sites show it.
    reply.headers({ 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    return sendJpegOrUnchanged(request, reply, picture);
  });
}
