/**
 * The page that confirms a held reservation. Its link is in a mail, and mail scanners follow links: the GET changes
 * nothing, and the button sends a POST. Unknown, used and expired links get the same answer.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Venue } from '../../domain/booking/venueFile.ts';
import { confirmReservation, findHeldReservation } from '../booking/heldReservations.ts';
import { type Reservation, shownTables, tableTexts, withCurrentNames, withDays } from '../booking/reservations.ts';
import { whenWords } from '../booking/visitWords.ts';
import { escapeHtml } from '../html.ts';
import { isolate, isolatesToHtml } from '../messages/bidi.ts';
import { formatNumber } from '../messages/formats.ts';
import {
  type MessageName,
  formatMessage,
  guestLanguage,
  inLanguage,
  mailLanguage,
  messagesFor,
} from '../messages/messages.ts';
import type { Store } from '../store/store.ts';
import { currentVenue } from '../venues/publications.ts';
import type { Venues } from '../venues/venues.ts';
import { setCspDirective } from './middleware.ts';
import { type PageTemplates, sendPlainPage } from './pageRoutes.ts';

export type ConfirmationRoutesOptions = {
  readonly templates: PageTemplates;
  readonly store: Store;
  readonly venues: Venues;
  readonly now: () => number;
  /** Called after each confirmation, which adds mails. */
  readonly onReserved: () => void;
};

type Route = { Params: { tenant: string; secret: string } };
const PATH = '/v/:tenant/confirm/:secret';

/** Returns the path of the page. */
export function confirmationPath(tenant: string, secret: string): string {
  return PATH.replace(':tenant', tenant).replace(':secret', secret);
}

export async function addConfirmationRoutes(
  app: FastifyInstance,
  { templates, store, venues, now, onReserved }: ConfirmationRoutesOptions,
): Promise<void> {
  const sendPage = (reply: FastifyReply, venue: Venue, title: MessageName, main: readonly string[]): FastifyReply => {
    const heading = formatMessage(messagesFor(venue), title);
    reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    return sendPlainPage(
      reply,
      templates,
      `${heading} · ${venue.name}`,
      `<p class="venue">${escapeHtml(venue.name)}</p><h1>${escapeHtml(heading)}</h1>${main.join('')}`,
      mailLanguage(venue),
    );
  };
  const sendInvalid = (reply: FastifyReply, venue: Venue): FastifyReply => {
    const words = messagesFor(venue);
    return sendPage(reply.code(404), venue, 'confirm_invalid_title', [
      paragraph(formatMessage(words, 'confirm_invalid_intro', { telephone: isolate(venue.telephone) })),
      `<p><a href="/v/${venue.tenant}/links">${escapeHtml(formatMessage(words, 'links_send'))}</a></p>`,
      `<p><a href="/v/${venue.tenant}">${escapeHtml(formatMessage(words, 'reserve_again'))}</a></p>`,
    ]);
  };

  app.get<Route>(PATH, async ({ params, headers }, reply) => {
    const ownVenue = (await currentVenue(store, venues, params.tenant))?.venue;
    if (!ownVenue) return reply.callNotFound();
    const reservation = await findHeldReservation(store, ownVenue.tenant, params.secret);
    if (!reservation) return sendInvalid(reply, forVisitor(ownVenue, headers));
    const venue = inLanguage(ownVenue, reservation.language);
    const button = escapeHtml(formatMessage(messagesFor(venue), 'confirm_button'));
    setCspDirective(reply, 'form-action', "'self'");
    return sendPage(reply, venue, 'confirm_title', [
      ...factsOf(await withDays(store, reservation), venue).map(paragraph),
      `<form method="post"><button class="action" type="submit">${button}</button></form>`,
    ]);
  });

  // In a scope of their own: no other route accepts what a plain form posts.
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _text, done) => {
      done(null);
    });
    scope.post<Route>(PATH, { config: { acceptsForm: true } }, async ({ params, headers }, reply) => {
      const served = await currentVenue(store, venues, params.tenant);
      if (!served) return reply.callNotFound();
      const reservation = await confirmReservation(store, served, params.secret, now());
      if (!reservation) return sendInvalid(reply, forVisitor(served.venue, headers));
      const venue = inLanguage(served.venue, reservation.language);
      onReserved();
      const thanks = formatMessage(messagesFor(venue), 'confirmed_intro', { code: isolate(reservation.code) });
      return sendPage(reply, venue, 'confirmed_title', [
        paragraph(thanks),
        ...factsOf(withCurrentNames(await withDays(store, reservation), served.tables), venue).map(paragraph),
      ]);
    });
  });
}

/** A link that leads to no reservation tells no language: the browser does. */
function forVisitor(venue: Venue, headers: IncomingHttpHeaders): Venue {
  return inLanguage(venue, guestLanguage(venue, headers['accept-language']));
}

function paragraph(text: string): string {
  return `<p>${isolatesToHtml(escapeHtml(text))}</p>`;
}

/** Names no person, because somebody other than the guest may have the link. */
function factsOf(reservation: Reservation, venue: Venue): string[] {
  const { date, time } = whenWords(reservation, venue);
  const facts = formatMessage(messagesFor(venue), 'confirm_facts', {
    date: isolate(date),
    time: isolate(time),
    guests: isolate(formatNumber(reservation.guests, venue)),
  });
  return [facts, tableTexts(shownTables(reservation, venue)).map(isolate).join(', ')];
}
