/** What the routes of guests share: the reservation of a link, and the answer to one that leads to none. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlanPictures } from '../drawing/planPictures.ts';
import type { Limiter } from '../line/limiter.ts';
import { setCspDirective } from '../http/middleware.ts';
import { type PageTemplates, htmlOf, sendPlainPage, visitorLanguage } from '../http/pageRoutes.ts';
import { formatMessage, hostMessages } from '../messages/messages.ts';
import type { Store } from '../store/store.ts';
import type { Venues } from '../venues/venues.ts';
import { type GuestVisit, findGuestVisit } from './guestVisit.ts';

export type GuestRoutesOptions = {
  readonly templates: PageTemplates;
  readonly store: Store;
  readonly venues: Venues;
  readonly pictures: PlanPictures;
  readonly now: () => number;
  /** The key of the hashes of client networks. Without it no limits apply. */
  readonly networkSecret: string | undefined;
  readonly limiter: Limiter;
  /** The key of the secrets of links, which only the host knows. */
  readonly linkKey: string;
  readonly hasMessenger: boolean;
  /** Called after each change, which adds mails. */
  readonly onReserved: () => void;
};

export type GuestRoute = { Params: { secret: string }; Querystring: Record<string, unknown> };

type GuestRequests = {
  /** Returns what a request's link leads to, and keeps the answer from others. */
  find(request: FastifyRequest<GuestRoute>, reply: FastifyReply): Promise<GuestVisit | undefined>;
  /** Sends the page about a link that leads nowhere. */
  sendInvalid(request: FastifyRequest, reply: FastifyReply): FastifyReply;
};

export function createGuestRequests({ templates, store, venues, now }: GuestRoutesOptions): GuestRequests {
  return {
    find(request, reply) {
      hideFromOthers(reply);
      return findGuestVisit(store, venues, request.params.secret, now());
    },
    sendInvalid(request, reply) {
      const language = visitorLanguage(request);
      const words = hostMessages([language]);
      return sendPlainPage(
        reply.code(404),
        templates,
        formatMessage(words, 'confirm_invalid_title'),
        `<h1>${htmlOf(words, 'confirm_invalid_title')}</h1><p>${htmlOf(words, 'manage_invalid_intro')}</p>` +
          `<p><a href="/">${htmlOf(words, 'see_venues')}</a></p>`,
        language,
      );
    },
  };
}

/** Whoever has the address has the reservation: nothing keeps it, passes it on or shows the page within another one. */
export function hideFromOthers(reply: FastifyReply): void {
  reply.headers({
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Frame-Options': 'DENY',
  });
  setCspDirective(reply, 'frame-ancestors', "'none'");
}
