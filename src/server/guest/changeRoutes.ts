/**
 * Changing a reservation: the booking page with what the guest has reserved, and its three calls below the guest's link.
 * They are those of a new reservation, but the reservation's own tables are available to it, and nobody enters again who
 * they are.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bookingCalls } from '../../api/bookingContract.ts';
import type { ReservationToChange } from '../../api/changeContract.ts';
import { type ReservationChange, parseReservationChange } from '../../domain/booking/reservationChange.ts';
import type { RequestErrors } from '../../domain/booking/reservationRequest.ts';
import { stayDates } from '../../domain/booking/days.ts';
import { daysBetween, formatWireDate, formatWireTime } from '../../domain/booking/time.ts';
import { countsStays } from '../../domain/booking/venue.ts';
import { findAvailability, readAvailabilityQuestion } from '../booking/availability/availability.ts';
import { limitErrors } from '../booking/bookingLimits.ts';
import { HOLD_MINUTES } from '../booking/heldReservations.ts';
import { limitFacts } from '../line/clientNetwork.ts';
import { type ChangeResult, changeReservation, reservedVisit } from '../booking/changeReservation.ts';
import type { RequestBody } from '../booking/idempotency.ts';
import { type Reservation, reservedTables, stretchesOf } from '../booking/reservations.ts';
import { sendError } from '../http/middleware.ts';
import { pageValues, sendBooker } from '../http/pageRoutes.ts';
import { calendarPath, guestPath } from '../links/guestLinks.ts';
import { formatFieldErrors, formatMessage, messagesFor } from '../messages/messages.ts';
import { servedIn } from '../venues/servedIn.ts';
import { type GuestRoute, type GuestRoutesOptions, createGuestRequests } from './guestRequests.ts';
import { type GuestVisit, unverifiedMailbox, visitState } from './guestVisit.ts';

/** What the page uses of the host's extras while it changes a reservation. A change made twice is made once. */
const CHANGE_FEATURES: readonly string[] = ['idempotency', 'stay'];

type PostRoute = GuestRoute & { Body: RequestBody };

export function addChangeRoutes(app: FastifyInstance, options: GuestRoutesOptions): void {
  const { templates, store, venues, now, networkSecret, limiter, onReserved } = options;
  const { find, sendInvalid } = createGuestRequests(options);
  const path = guestPath(':secret');

  app.get<GuestRoute>(`${path}/change`, async (request, reply) => {
    const visit = await find(request, reply);
    if (!visit) return sendInvalid(request, reply);
    if (visitState(visit, now()) !== 'reserved') return reply.redirect(guestPath(visit.secret), 303);
    const { venue, served, reservation } = visit;
    // A stay of several days is changed whole, and each of its days on a page of its own.
    const used = new Set([...CHANGE_FEATURES, ...(reservation.days ? ['days'] : [])]);
    const values = pageValues(served, venue.language, now());
    const ownDate = formatWireDate(reservation.date);
    return sendBooker(request, reply, templates, {
      venue,
      head: '',
      values: {
        ...values,
        features: values.features
          .split(' ')
          .filter((feature) => used.has(feature))
          .join(' '),
        defaultDate: firstDate(values.defaultDate, reservation.date) ?? ownDate,
        language: venue.language,
        calls: guestPath(visit.secret),
        change: JSON.stringify(toChange(visit)),
      },
    });
  });

  app.post<PostRoute>(
    path + bookingCalls.validate.path,
    { config: { isPreliminary: true } },
    async (request, reply) => {
      const visit = await find(request, reply);
      if (!visit) return sendError(reply, 404, 'not_found');
      const { reservation, served, venue } = visit;
      const { selected_tables: _, ...change } = readChange(request.body, visit);
      const reading = parseReservationChange(change, reservedVisit(reservation), served.venue, served.tables, now());
      // Whether the reserved tables still suit is for the next step.
      const { selected_tables: __, ...errors } = reading.ok ? {} : reading.errors;
      return Object.keys(errors).length === 0 ? { success: true } : refuse(reply, venue, errors);
    },
  );

  app.post<PostRoute>(path + bookingCalls.reserve.path, async (request, reply) => {
    const visit = await find(request, reply);
    if (!visit) return sendError(reply, 404, 'not_found');
    const { reservation, venue, secret } = visit;
    const { tenant } = venue;
    const limits = networkSecret === undefined ? undefined : limitFacts(request.ip, networkSecret);
    const change = readChange(request.body, visit);
    const mail = unverifiedMailbox(visit);
    if (mail && limiter.take('mail', mail))
      return refuseChange(request, reply, venue, limitErrors('limit_person', venue, HOLD_MINUTES));
    const result = await changeReservation(store, venues, tenant, reservation.code, change, {
      now: now(),
      by: 'guest',
      limits,
      isWholeStay: reservation.days !== undefined,
    });
    if (mail && !(result.ok && result.isChanged)) limiter.giveBack('mail', mail);
    if (!result.ok) return refuseChange(request, reply, venue, errorsOf(result, venue.telephone));
    if (result.isChanged) onReserved();
    const manage = `${guestPath(secret)}${result.isChanged ? '?changed' : ''}`;
    return { success: true, code: reservation.code, manage, calendar: calendarPath(secret) };
  });

  app.get<GuestRoute>(path + bookingCalls.tables.path, async (request, reply) => {
    const visit = await find(request, reply);
    if (!visit) return sendError(reply, 404, 'not_found');
    const { served, venue, reservation } = visit;
    const translated = servedIn(served, venue.language);
    const question = readAvailabilityQuestion(served, request.query, now());
    if (!question.ok) return refuse(reply, venue, question.errors);
    reply.type('application/json; charset=utf-8');
    return findAvailability(store, translated, question, reservation);
  });
}

/** Returns the earlier of the first open date (DD.MM.YYYY) and the reserved one, which may be kept when it is not open. */
function firstDate(firstOpen: string | undefined, reserved: string): string | undefined {
  const [day, month, year] = firstOpen?.split('.') ?? [];
  return `${year}-${month}-${day}` <= reserved ? firstOpen : undefined;
}

function toChange({ secret, reservation, venue }: GuestVisit): ReservationToChange {
  const words = messagesFor(venue);
  const { date, time, guests, stay, notes, days } = reservation;
  const keysOf = (day: Pick<Reservation, 'tables'>): string[] => reservedTables(day).map(({ key }) => key);
  const lastDate = days?.at(-1)?.date ?? date;
  return {
    path: guestPath(secret),
    date,
    time,
    guests,
    stay: (countsStays(venue) && venue.stays?.find(({ minutes }) => minutes === stay)?.name) || '',
    tables: keysOf(reservation),
    ...(days
      ? {
          days: daysBetween(date, lastDate) + 1,
          stretches: stretchesOf(days).map(({ from, until, tables }) => ({
            dates: stayDates(from, until).map(formatWireDate),
            tables: keysOf({ tables }),
          })),
        }
      : {}),
    notes,
    heading: formatMessage(words, 'manage_change_title'),
    save: formatMessage(words, 'manage_save'),
    back: formatMessage(words, 'manage_back'),
  };
}

/** Reads what the page sends. The reserved time may be one that the venue does not offer, so it is left out. */
function readChange(body: RequestBody, { reservation, venue }: GuestVisit): ReservationChange {
  const { date, time, guests, selected_tables, stay, notes, until, moves } = body;
  const isSameTime = date === formatWireDate(reservation.date) && time === formatWireTime(reservation.time);
  return {
    date,
    guests,
    selected_tables,
    notes,
    ...(isSameTime ? {} : { time }),
    ...(reservation.days ? { until, moves } : {}),
    ...(countsStays(venue) && stay !== '' ? { stay } : {}),
  };
}

function errorsOf(result: Extract<ChangeResult, { ok: false }>, telephone: string): RequestErrors {
  switch (result.error) {
    case 'refused':
      return result.errors;
    case 'visit-begun':
      return { '': [{ code: 'visit_begun', telephone }] };
    case 'unconfirmed':
      return { '': [{ code: 'confirm_first' }] };
    case 'unknown':
    case 'already-canceled':
      return { '': [{ code: 'cancelled_since' }] };
  }
}

/** The fields of the page that changes a reservation. Errors of others concern none of them. */
const FIELDS: ReadonlySet<string> = new Set(['date', 'until', 'time', 'guests', 'selected_tables', 'notes']);

function refuseChange(
  { log }: FastifyRequest,
  reply: FastifyReply,
  venue: GuestVisit['venue'],
  errors: RequestErrors,
): FastifyReply {
  log.info({ venue: venue.tenant, codes: Object.values(errors).flat() }, 'a change was refused');
  return refuse(reply, venue, errors);
}

function refuse(reply: FastifyReply, venue: GuestVisit['venue'], errors: RequestErrors): FastifyReply {
  const texts = Object.entries(formatFieldErrors(messagesFor(venue), errors));
  const general = texts.filter(([field]) => !FIELDS.has(field)).flatMap(([, list]) => list);
  return reply.code(422).send({
    success: false,
    errors: {
      ...Object.fromEntries(texts.filter(([field]) => FIELDS.has(field))),
      ...(general.length > 0 ? { '': general } : {}),
    },
  });
}
