/**
 * `/r/:secret`, a guest's own reservation: what, when and where, a file for the calendar, and ways to change and to
 * cancel it. Mail scanners follow links and run scripts, so no GET changes anything: canceling takes a pressed button.
 * Links that lead to no reservation all get the same answer.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { cancelReservation, cancelStay } from '../booking/changeReservation.ts';
import { awaitsProof } from '../booking/messageQueue.ts';
import { answerOffer, endMessages, startMessages } from '../day/actions/hostSteps.ts';
import { sendJpegOrUnchanged } from '../etag.ts';
import { setCspDirective } from '../http/middleware.ts';
import { sendPlainPage } from '../http/pageRoutes.ts';
import { calendarPath, guestPath } from '../links/guestLinks.ts';
import { buildCalendarFile } from '../mail/calendarFile.ts';
import { formatMessage, mailLanguage, messagesFor } from '../messages/messages.ts';
import { findVisitBefore } from '../booking/mailQueue.ts';
import { type Reservation, reservedTables, withCurrentNames } from '../booking/reservations.ts';
import { besideCalls } from '../../api/besideContract.ts';
import { addBesideRoutes } from './besideRoutes.ts';
import { besidePath, endBesideLink, makeBesideLink, openBesideLink } from './besideLinks.ts';
import { addChangeRoutes } from './changeRoutes.ts';
import { canBeBeside, formatGuestPage, isCancellable } from './guestPage.ts';
import { type GuestRoute, type GuestRoutesOptions, createGuestRequests } from './guestRequests.ts';
import { type GuestVisit, unverifiedMailbox, visitState } from './guestVisit.ts';
import { addSeasonPage } from './seasonPage.ts';

export async function addGuestRoutes(app: FastifyInstance, options: GuestRoutesOptions): Promise<void> {
  const { templates, store, venues, pictures, now, limiter, linkKey, onReserved } = options;

  const { find, sendInvalid } = createGuestRequests(options);

  const sendPage = async (
    reply: FastifyReply,
    visit: GuestVisit,
    page: { readonly isChanged?: boolean; readonly before?: Reservation | undefined; readonly isCancelling?: boolean },
  ): Promise<FastifyReply> => {
    const { venue, served, reservation } = visit;
    const beside = await openBesideLink(store, reservation, linkKey);
    setCspDirective(reply, 'form-action', "'self'");
    return sendPlainPage(
      reply,
      templates,
      `${formatMessage(messagesFor(venue), 'manage_title')} · ${venue.name}`,
      formatGuestPage({
        visit,
        state: visitState(visit, now()),
        isChanged: false,
        beside,
        hasPlan: pictures.areAvailable && keysOf(visit).some((key) => served.tables.has(key)),
        ...page,
      }),
      mailLanguage(venue),
    );
  };

  app.get<GuestRoute>(guestPath(':secret'), async (request, reply) => {
    const visit = await find(request, reply);
    if (!visit) return sendInvalid(request, reply);
    const isChanged = request.query['changed'] !== undefined;
    const before = isChanged ? await findVisitBefore(store, visit.reservation) : undefined;
    return sendPage(reply, visit, { isChanged, before: before && withCurrentNames(before, visit.served.tables) });
  });

  // Asks once more: a press by mistake would give the tables away for good.
  app.get<GuestRoute>(`${guestPath(':secret')}/cancel`, async (request, reply) => {
    const visit = await find(request, reply);
    if (!visit) return sendInvalid(request, reply);
    if (!isCancellable(visitState(visit, now()))) return reply.redirect(guestPath(visit.secret), 303);
    return sendPage(reply, visit, { isCancelling: true });
  });

  app.get<GuestRoute>(`${guestPath(':secret')}/plan.jpg`, async (request, reply) => {
    const visit = await find(request, reply);
    const picture = visit && (await pictures.draw(visit.served, keysOf(visit)));
    if (!picture) return sendInvalid(request, reply);
    return sendJpegOrUnchanged(request, reply.header('Cache-Control', 'private, no-cache'), picture);
  });

  app.get<GuestRoute>(calendarPath(':secret'), async (request, reply) => {
    const visit = await find(request, reply);
    if (!visit) return sendInvalid(request, reply);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="reservation.ics"')
      .send(buildCalendarFile(visit.reservation, visit.venue, undefined, now()));
  });

  addBesideRoutes(app, options);
  addChangeRoutes(app, options);
  await addSeasonPage(app, options);

  // In a scope of their own: no other route accepts what a plain form posts.
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _text, done) => {
      done(null);
    });
    /** `act` may return what a page that asks by script reads. */
    const onPost = (step: string, act: (visit: GuestVisit) => Promise<Record<string, unknown> | void>): void => {
      scope.post<GuestRoute>(
        `${guestPath(':secret')}/${step}`,
        { config: { acceptsForm: true } },
        async (request, reply) => {
          const visit = await find(request, reply);
          if (!visit) return sendInvalid(request, reply);
          const answer = await act(visit);
          if (request.headers['x-requested-with'] !== undefined) return answer ?? {};
          return reply.redirect(guestPath(visit.secret), 303);
        },
      );
    };
    onPost('cancel', async (visit) => {
      const { served, reservation } = visit;
      // A cancellation is never refused, but no flood of mails follows it.
      const mail = unverifiedMailbox(visit);
      const isTold = !mail || !limiter.take('mail', mail);
      const isCanceled =
        reservation.days && reservation.series !== null
          ? (await cancelStay(store, served, reservation.series, now(), isTold)) > 0
          : (await cancelReservation(store, served, reservation.code, now(), 'guest', isTold)).ok;
      // Otherwise somebody has canceled it before, or the visit has begun: the page says so.
      if (isCanceled) onReserved();
      else if (mail && isTold) limiter.giveBack('mail', mail);
    });
    onPost('messages-on', async (visit) => {
      const { tenant, id } = visit.reservation;
      const canProve = awaitsProof(visit.reservation, visit.venue) && unverifiedMailbox(visit) === undefined;
      if (canProve && (await startMessages({ store, venues, tenant }, id, now()))) onReserved();
    });
    onPost(besideCalls.make, async (visit) => {
      if (!canBeBeside(visit, visitState(visit, now()))) return {};
      return { link: besidePath(await makeBesideLink(store, visit.reservation, linkKey)) };
    });
    onPost(besideCalls.end, async ({ reservation }) => {
      await endBesideLink(store, reservation);
      return {};
    });
    // What waits to be sent is not sent anymore.
    onPost('messages', ({ reservation: { tenant, id } }) => endMessages({ store, venues, tenant }, id, now()));
    for (const answer of ['accept', 'decline'] as const)
      onPost(answer, async ({ reservation: { tenant, id } }) => {
        // An offer that is over, or answered before: the page says so.
        if (await answerOffer({ store, venues, tenant }, id, answer, now())) onReserved();
      });
  });
}

const keysOf = ({ reservation }: GuestVisit): string[] => reservedTables(reservation).map(({ key }) => key);
