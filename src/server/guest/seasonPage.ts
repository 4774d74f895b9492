/**
 * `/season/:secret`, the page of a guest who has a place for a season: its dates, a form to give dates back, and what was
 * given back, to take again while nobody has reserved it; or the question whether the guest wants the place again. Only
 * a pressed button changes anything, as on `/r/:secret`.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readSeasonDate } from '../../domain/booking/seasonPlaces.ts';
import { type PlainDate, zonedTime } from '../../domain/booking/time.ts';
import { giveBack, soldDates, takeBack } from '../booking/season/seasonDays.ts';
import { type SeasonPlace, answerSeasonOffer, findSeasonPlace } from '../booking/season/seasonPlaces.ts';
import { GUEST } from '../booking/visits/dayLog.ts';
import { escapeHtml } from '../html.ts';
import { setCspDirective } from '../http/middleware.ts';
import { sendPlainPage } from '../http/pageRoutes.ts';
import { seasonPath, tenantOf } from '../links/guestLinks.ts';
import { isolate, isolatesToHtml, toPlainText } from '../messages/bidi.ts';
import { labelled, telephoneUrl } from '../mail/letter.ts';
import { formatDate } from '../messages/formats.ts';
import { type MessageName, formatMessage, guestLanguage, inLanguage, messagesFor } from '../messages/messages.ts';
import { currentVenue } from '../venues/publications.ts';
import type { ServedVenue } from '../venues/venues.ts';
import { type GuestRoutesOptions, createGuestRequests, hideFromOthers } from './guestRequests.ts';

type SeasonRoute = { Params: { secret: string }; Querystring: Record<string, unknown> };
type Found = {
  readonly place: SeasonPlace;
  readonly served: ServedVenue;
  /** The venue as it speaks to the guest. */
  readonly venue: ServedVenue['venue'];
  readonly today: PlainDate;
};

/** What the page says about the step before, by its query. */
const NOTES = {
  given: 'season_given',
  taken: 'season_taken',
  sold: 'season_sold',
  dates: 'season_dates',
  accepted: 'season_accepted',
} as const;
const STEPS = ['give', 'take', 'accept', 'decline'] as const;

export async function addSeasonPage(app: FastifyInstance, options: GuestRoutesOptions): Promise<void> {
  const { templates, store, venues, now, onReserved } = options;
  const { sendInvalid } = createGuestRequests(options);

  const find = async (request: FastifyRequest<SeasonRoute>, reply: FastifyReply): Promise<Found | undefined> => {
    hideFromOthers(reply);
    const tenant = tenantOf(request.params.secret, venues.keys());
    const served = await currentVenue(store, venues, tenant);
    if (!served) return undefined;
    const today = zonedTime(now(), served.venue.time_zone).date;
    const place = await findSeasonPlace(store, tenant, request.params.secret, today);
    const language = guestLanguage(served.venue, request.headers['accept-language']);
    return place && { place, served, today, venue: inLanguage(served.venue, language) };
  };

  app.get<SeasonRoute>(seasonPath(':secret'), async (request, reply) => {
    const found = await find(request, reply);
    if (!found) return sendInvalid(request, reply);
    const { place, venue } = found;
    setCspDirective(reply, 'form-action', "'self'");
    return sendPlainPage(
      reply,
      templates,
      `${formatMessage(messagesFor(venue), 'season_title')} · ${venue.name}`,
      formatSeasonPage(
        request.params.secret,
        found,
        await soldDates(store, place, place.givenBack),
        request.query['done'],
      ),
      venue.language,
    );
  });

  // In a scope of their own: no other route accepts what a plain form posts.
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, new URLSearchParams(String(body)));
    });
    for (const step of STEPS)
      scope.post<SeasonRoute & { Body: unknown }>(
        `${seasonPath(':secret')}/${step}`,
        { config: { acceptsForm: true } },
        async (request, reply) => {
          const found = await find(request, reply);
          if (!found) return sendInvalid(request, reply);
          // What the plan no longer has can't be given back or promised: the page says so.
          const isKept = found.served.tables.has(found.place.table_key) || step === 'decline';
          const done = isKept ? await steps[step](found, fieldsOf(request.body)) : undefined;
          onReserved();
          return reply.redirect(`${seasonPath(request.params.secret)}${done ? `?done=${done}` : ''}`, 303);
        },
      );
  });

  const steps = { give, take, accept: answer('held'), decline: answer('declined') };

  async function give({ place, served, today }: Found, fields: URLSearchParams): Promise<keyof typeof NOTES> {
    const from = readSeasonDate(fields.get('from') ?? '');
    const until = readSeasonDate(fields.get('until') || (fields.get('from') ?? ''));
    if (from === undefined || until === undefined || until < from) return 'dates';
    if (until < today || from > place.until_date || until < place.from_date) return 'dates';
    await giveBack(store, served, place, { from, until }, now());
    return 'given';
  }

  async function take({ place, served, today }: Found, fields: URLSearchParams): Promise<keyof typeof NOTES> {
    const date = readSeasonDate(fields.get('date') ?? '');
    if (date === undefined || date < today) return 'dates';
    if (!place.givenBack.includes(date)) return 'taken';
    return (await takeBack(store, served, place, date, now())) ? 'taken' : 'sold';
  }

  // An offer that is over, or answered before: the page says so.
  function answer(state: 'held' | 'declined') {
    return async ({ place }: Found): Promise<keyof typeof NOTES | undefined> => {
      const call = { now: now(), actor: GUEST };
      const isDone = await answerSeasonOffer(store, place.tenant, place.id, state, call);
      return isDone && state === 'held' ? 'accepted' : undefined;
    };
  }
}

/** A call that is no form has no fields. */
function fieldsOf(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

function formatSeasonPage(
  secret: string,
  { place, served, venue, today }: Found,
  sold: ReadonlySet<PlainDate>,
  done: unknown,
): string {
  const words = messagesFor(venue);
  const html = (name: MessageName, details?: Readonly<Record<string, string>>): string =>
    isolatesToHtml(escapeHtml(formatMessage(words, name, details)));
  const path = seasonPath(secret);
  const day = (date: PlainDate): string => isolatesToHtml(escapeHtml(isolate(formatDate(date, venue))));
  const table = served.tables.get(place.table_key)?.name ?? place.table_name;
  const note = Object.hasOwn(NOTES, String(done)) ? NOTES[done as keyof typeof NOTES] : undefined;
  const from = place.from_date < today ? today : place.from_date;
  const limits = `min="${from}" max="${place.until_date}"`;
  const field = (name: 'from' | 'until', isRequired: boolean): string =>
    `<p class="field"><label for="${name}">${html(`season_${name}`)}</label> <input id="${name}" name="${name}" type="date" ${limits}${isRequired ? ' required' : ''}></p>`;
  const takeForm = (date: PlainDate): string => {
    const label = escapeHtml(
      toPlainText(labelled(venue, formatMessage(words, 'season_take'), formatDate(date, venue)), venue.language),
    );
    return (
      `<form method="post" action="${path}/take"><input type="hidden" name="date" value="${date}">` +
      `<button class="action quiet" type="submit" aria-label="${label}">${html('season_take')}</button></form>`
    );
  };
  const given = place.givenBack.map((date) =>
    sold.has(date) ? `<li>${day(date)} · ${html('season_resold')}</li>` : `<li>${day(date)} ${takeForm(date)}</li>`,
  );
  const head = [
    `<p class="venue"><bdi>${escapeHtml(venue.name)}</bdi></p>`,
    `<h1>${html('season_title')}</h1>`,
    note ? `<p class="state" role="status">${html(note)}</p>` : '',
    `<section class="card"><dl class="ui-facts"><div><dt>${html('season_place')}</dt><dd><bdi>${escapeHtml(table)}</bdi></dd></div>`,
    `<div><dt>${html('season_from')}</dt><dd>${day(place.from_date)}</dd></div>`,
    `<div><dt>${html('season_until')}</dt><dd>${day(place.until_date)}</dd></div></dl>`,
  ];
  const button = (step: (typeof STEPS)[number], label: MessageName, style: string): string =>
    `<form method="post" action="${path}/${step}"><button class="${style}" type="submit">${html(label)}</button></form>`;
  const call = (name: MessageName): string =>
    `</section><p>${html(name)} <a href="${telephoneUrl(venue)}" dir="ltr">${escapeHtml(venue.telephone)}</a></p>`;
  const isOver = place.state === 'declined' || place.state === 'expired';
  if (!isOver && !served.tables.has(place.table_key)) return [...head, call('season_gone')].join('');
  switch (place.state) {
    case 'offered': {
      const answerBy = isolate(formatDate(place.answer_by ?? place.from_date, venue));
      return [
        ...head,
        `</section><p>${html('season_offer_intro', { answer_by: answerBy })}</p>`,
        button('accept', 'season_accept', 'action'),
        button('decline', 'season_decline', 'action quiet'),
      ].join('');
    }
    case 'declined':
    case 'expired':
      return [...head, call('season_over')].join('');
    case 'held':
      return [
        ...head,
        `</section><h2>${html('season_give_title')}</h2><p>${html('season_give_intro')}</p>`,
        `<form method="post" action="${path}/give"><div class="fields">${field('from', true)}${field('until', false)}</div>`,
        `<button class="action" type="submit">${html('season_give')}</button></form>`,
        given.length === 0 ? '' : `<h2>${html('season_given_title')}</h2><ul class="days">${given.join('')}</ul>`,
      ].join('');
  }
}
