/** What guests would get if the draft were published: each mail, on a sample reservation, and the booking page. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GENERAL_ERRORS, bookingCalls } from '../../api/bookingContract.ts';
import { GUEST_MAILS, type GuestMail, previewCalls } from '../../api/settingsContract.ts';
import { parseAcceptLanguage } from '../../domain/language.ts';
import { asciiEmail } from '../../domain/text/emailAddress.ts';
import type { PlanPictures } from '../drawing/planPictures.ts';
import {
  allowFrames,
  pageValues,
  sendBooker,
  sendHtml,
  visitorLanguage,
  type PageTemplates,
} from '../http/pageRoutes.ts';
import { sendError } from '../http/middleware.ts';
import { reservedTables } from '../booking/reservations.ts';
import type { MailTransport } from '../mail/mailTransport.ts';
import { formatMessage, hostMessages } from '../messages/messages.ts';
import { buildMail, isPictured } from '../mail/reservationMail.ts';
import { sampleReservation } from '../mail/sampleReservation.ts';
import type { Store } from '../store/store.ts';
import { currentVenue } from '../venues/publications.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';
import { draftVenue } from './draftVenue.ts';

/** How mails leave the host. */
export type MailSending = {
  /** The sender's address. */
  readonly from: string;
  /** Undefined if the host has no mail server. */
  readonly transport?: Pick<MailTransport, 'send'> | undefined;
};

export type DraftPreviewsOptions = {
  readonly store: Store;
  readonly venues: Venues;
  readonly templates: PageTemplates;
  readonly pictures: PlanPictures;
  readonly mails: MailSending;
  /** The venues' current time, in epoch milliseconds. */
  readonly now: () => number;
  readonly originOf: (request: FastifyRequest) => string;
};

/** A mail has its styles inline, runs nothing, and its links lead nowhere. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox";

type OfTenant = { Params: { tenant: string } };
type OfMail = { Params: { tenant: string; mail: string } };

export function addDraftPreviews(
  scope: FastifyInstance,
  { store, venues, templates, pictures, mails, now, originOf }: DraftPreviewsOptions,
): void {
  const draftOf = async (tenant: string): Promise<ServedVenue | undefined> => {
    const served = await currentVenue(store, venues, tenant);
    return served && draftVenue(store, served);
  };
  const mailOf = async (request: FastifyRequest<OfMail>) => {
    const { tenant, mail: kind } = request.params;
    const served = isGuestMail(kind) ? await draftOf(tenant) : undefined;
    if (!served || !isGuestMail(kind)) return undefined;
    const reservation = sampleReservation(served, kind, visitorLanguage(request, served.venue.language), now());
    const keys = reservedTables(reservation).map(({ key }) => key);
    const sample = `${originOf(request)}/v/${tenant}`;
    return buildMail(kind, reservation, served.venue, {
      from: mails.from,
      now,
      confirmUrl: sample,
      manageUrl: sample,
      planPicture: isPictured(kind) && keys.length > 0 ? await pictures.draw(served, keys) : undefined,
    });
  };

  scope.get<OfMail>(previewCalls.mail.path, async (request, reply) => {
    const mail = await mailOf(request);
    return mail ? { subject: mail.subject, text: mail.text } : reply.callNotFound();
  });

  scope.get<OfMail>(previewCalls.mailPage.path, async (request, reply) => {
    const mail = await mailOf(request);
    if (!mail) return reply.callNotFound();
    const picture = mail.attachments?.find(({ cid }) => cid !== undefined)?.content;
    const html = (mail.html as string)
      // Its links open nothing: a sandbox has no other windows.
      .replace('<head>', '<head><base target="_blank">')
      .replaceAll(/cid:[^"]+/g, Buffer.isBuffer(picture) ? `data:image/jpeg;base64,${picture.toString('base64')}` : '');
    return sendHtml(frameable(reply).header('Content-Security-Policy', MAIL_POLICY), html);
  });

  // To the venue's own address only, which is published: this sends mail to nobody else.
  scope.post<OfMail>(previewCalls.sendMail.path, async (request, reply) => {
    const address = venues.get(request.params.tenant)?.venue.email;
    const mail = await mailOf(request);
    if (!mail || address === undefined || !mails.transport) return reply.callNotFound();
    const id = `sample.${now()}@${mails.from.split('@').at(-1)}`;
    try {
      await mails.transport.send({ ...mail, messageId: `<${id}>`, to: asciiEmail(address) }, id);
    } catch (error) {
      request.log.warn(error, 'a sample of a mail could not be sent');
      return sendError(reply, 422, 'mail_not_sent');
    }
    return { success: true };
  });

  scope.get<OfTenant>(previewCalls.bookingPage.path, async (request, reply) => {
    const served = await draftOf(request.params.tenant);
    if (!served) return reply.callNotFound();
    const language = visitorLanguage(request, served.venue.language);
    return sendBooker(request, frameable(reply), templates, {
      venue: served.venue,
      head: '',
      values: {
        ...pageValues(served, language, now()),
        language,
        calls: previewCalls.bookingCalls.path.replace(':tenant', served.venue.tenant),
      },
    });
  });

  const { path } = previewCalls.bookingCalls;
  for (const call of [bookingCalls.tables, bookingCalls.validate])
    scope.route<OfTenant>({
      method: call.method,
      url: path + call.path,
      handler: (request, reply) => reply.redirect(call.path + new URL(request.url, 'http://host').search, 307),
    });
  scope.post<OfTenant>(path + bookingCalls.reserve.path, async (request, reply) => {
    const words = hostMessages(parseAcceptLanguage(request.headers['accept-language']));
    return reply
      .code(422)
      .send({ success: false, errors: { [GENERAL_ERRORS]: [formatMessage(words, 'preview_only')] } });
  });
}

function frameable(reply: FastifyReply): FastifyReply {
  allowFrames(reply, []);
  return reply;
}

function isGuestMail(kind: string): kind is GuestMail {
  return GUEST_MAILS.some((mail) => mail === kind);
}
