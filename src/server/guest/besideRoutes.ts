/**
 * `/beside/:secret`, what friends of a guest see: the booking page for the same days, with the place of the guest marked.
 * It knows nothing else of the reservation. A link that leads nowhere, or nowhere anymore, opens the page without it.
 */
import type { FastifyInstance } from 'fastify';
import type { FriendsPlace } from '../../api/besideContract.ts';
import { pageValues, sendBooker, visitorLanguage } from '../http/pageRoutes.ts';
import { besidePath, findBeside } from './besideLinks.ts';
import { type GuestRoute, type GuestRoutesOptions, createGuestRequests, hideFromOthers } from './guestRequests.ts';

export function addBesideRoutes(app: FastifyInstance, options: GuestRoutesOptions): void {
  const { templates, store, venues, now, hasMessenger } = options;
  const { sendInvalid } = createGuestRequests(options);

  app.get<GuestRoute>(besidePath(':secret'), async (request, reply) => {
    hideFromOthers(reply);
    const found = await findBeside(store, venues, request.params.secret, now());
    if (!found) return sendInvalid(request, reply);
    const { served, beside = {} } = found;
    const language = visitorLanguage(request, served.venue.language);
    return sendBooker(request, reply, templates, {
      venue: served.venue,
      head: '',
      values: {
        ...pageValues(served, language, now(), { hasMessenger }),
        language,
        beside: JSON.stringify(beside satisfies Partial<FriendsPlace>),
      },
    });
  });
}
