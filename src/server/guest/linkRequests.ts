/**
 * `/v/:tenant/links`: a guest who has lost the mails asks for them again. Every address gets the same answer, before
 * anybody looks it up: neither the answer nor its time tells who has reserved. What is sent goes to the address of the
 * reservation, and to one mailbox a few times only.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_DAYS } from '../../domain/booking/days.ts';
import { addDays, zonedTime } from '../../domain/booking/time.ts';
import { mailboxOf } from '../booking/bookingLimits.ts';
import { enqueueLatestMail } from '../booking/mailQueue.ts';
import { hasBegun, isNotExpired, withDays } from '../booking/reservations.ts';
import { escapeHtml } from '../html.ts';
import { setCspDirective } from '../http/middleware.ts';
import { htmlOf, sendPlainPage, visitorLanguage } from '../http/pageRoutes.ts';
import { limitedAddress } from '../line/clientNetwork.ts';
import { formatMessage, inLanguage, messagesFor } from '../messages/messages.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { realTimeOf } from '../store/realTime.ts';
import type { Store } from '../store/store.ts';
import { currentVenue } from '../venues/publications.ts';
import type { ServedVenue } from '../venues/venues.ts';
import { parseEmail } from '../../domain/text/emailAddress.ts';
import { isolate } from '../messages/bidi.ts';
import type { GuestRoutesOptions } from './guestRequests.ts';

/** Reservations of one mailbox whose mails are sent at once: the next to come. */
const MAX_MAILS = 6;

const PATH = '/v/:tenant/links';
type Route = { Params: { tenant: string } };

export async function addLinkRequests(
  app: FastifyInstance,
  { templates, store, venues, now, limiter, onReserved }: Omit<GuestRoutesOptions, 'pictures' | 'networkSecret'>,
): Promise<void> {
  const sendPage = (
    request: FastifyRequest,
    reply: FastifyReply,
    { venue: own }: ServedVenue,
    isSent: boolean,
  ): FastifyReply => {
    const language = visitorLanguage(request, own.language);
    const venue = inLanguage(own, language);
    const words = messagesFor(venue);
    setCspDirective(reply, 'form-action', "'self'");
    reply.headers({ 'Cache-Control': 'no-store', Vary: 'Accept-Language', 'X-Robots-Tag': 'noindex' });
    const sent = escapeHtml(formatMessage(words, 'links_sent', { telephone: isolate(venue.telephone) }));
    return sendPlainPage(
      reply,
      templates,
      `${formatMessage(words, 'links_title')} · ${venue.name}`,
      `<p class="venue"><bdi>${escapeHtml(venue.name)}</bdi></p><h1>${htmlOf(words, 'links_title')}</h1>` +
        (isSent
          ? `<p role="status">${sent}</p>`
          : `<p>${htmlOf(words, 'links_intro')}</p><form method="post"><p class="field"><label for="email">${htmlOf(words, 'label_email')}</label>` +
            '<input id="email" name="email" type="email" autocomplete="email" maxlength="254" required></p>' +
            `<button class="action" type="submit">${htmlOf(words, 'links_send')}</button></form>`),
      language,
    );
  };

  app.get<Route>(PATH, async (request, reply) => {
    const served = await currentVenue(store, venues, request.params.tenant);
    return served ? sendPage(request, reply, served, false) : reply.callNotFound();
  });

  // In a scope of their own: no other route accepts what a plain form posts.
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, new URLSearchParams(String(body)));
    });
    scope.post<Route & { Body: unknown }>(PATH, { config: { acceptsForm: true } }, async (request, reply) => {
      const served = await currentVenue(store, venues, request.params.tenant);
      if (!served) return reply.callNotFound();
      const typed = request.body instanceof URLSearchParams ? (request.body.get('email') ?? '') : '';
      const email = typed.trim();
      const { tenant } = served.venue;
      const doer = { address: limitedAddress(request.ip), mailbox: mailboxOf(email), tenant };
      const isMailed = parseEmail(email).ok && !limiter.reached('mail', doer) && !limiter.take('links', doer);
      if (isMailed) {
        limiter.count('mail', doer);
        // After the answer.
        setImmediate(() => {
          sendAgain(store, served, { email, mailbox: doer.mailbox }, now()).then(onReserved, (error: unknown) => {
            request.log.error(error, 'the mails of a guest were not sent again');
          });
        });
      }
      return sendPage(request, reply, served, true);
    });
  });
}

/** Queues the latest mail of each reservation to come that has an address, or one of the same mailbox. */
async function sendAgain(
  store: Store,
  { venue }: ServedVenue,
  { email, mailbox }: { readonly email: string; readonly mailbox: string },
  now: number,
): Promise<void> {
  const { tenant } = venue;
  const { date: today } = zonedTime(now, venue.time_zone);
  await writeDurably(store, tenant, async (trx) => {
    const rows = await trx
      .selectFrom('reservations')
      .selectAll()
      .where('tenant', '=', tenant)
      // What staff have entered has no mailbox.
      .where((where) =>
        where.or([where('mailbox', '=', mailbox), where(where.fn('lower', ['email']), '=', email.toLowerCase())]),
      )
      // The mails of a stay are about its first day.
      .where('date', '>=', addDays(today, -MAX_DAYS))
      .where((where) => where.or([where('series', 'is', null), where('series', '=', where.ref('id'))]))
      .where(isNotExpired(realTimeOf(trx)))
      .orderBy('date')
      .orderBy('id')
      .execute();
    const stays = await Promise.all(rows.map((row) => withDays(trx, row)));
    const coming = stays.filter((stay) => stay.cancelled_at === null && !hasBegun(stay, venue, now));
    for (const stay of coming.slice(0, MAX_MAILS)) await enqueueLatestMail(trx, stay, { now });
  });
}
