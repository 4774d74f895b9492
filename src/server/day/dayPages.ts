/** The pages of the venue's day and its calls behind the access checks, and what anybody may open without them. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DayPageValues, dayPages } from '../../api/day/dayContract.ts';
import type { PlanPictures } from '../drawing/planPictures.ts';
import { DAY, type EditorAccessOptions, addEditorAccess } from '../editor/access.ts';
import { sendJpegOrUnchanged } from '../etag.ts';
import { escapeHtml, fillTemplate } from '../html.ts';
import { fillLanguage, sendHtml, sendPlainPage, toDataAttributes, visitorLanguage } from '../http/pageRoutes.ts';
import type { Venue } from '../../domain/booking/venueFile.ts';
import { inLanguage } from '../messages/messages.ts';
import { findTranslations } from '../messages/translations.ts';
import { currentVenue, lastKnownVenue } from '../venues/publications.ts';
import { dayCalendar, readCalendarPart } from './dayFiles.ts';
import { type DayRoutesOptions, addDayRoutes } from './dayRoutes.ts';
import { isFeedOpen } from './feeds.ts';
import { findTableOffer, tablePageBody } from './tablePage.ts';

export type DayOptions = EditorAccessOptions & DayRoutesOptions & { readonly pictures: PlanPictures };
type OfTenant = { Params: { tenant: string } };

/** Adds pages and calls. Cookies must be parsed. */
export async function addDay(app: FastifyInstance, options: DayOptions): Promise<void> {
  await app.register(async (scope) => {
    const access = addEditorAccess(scope, options, DAY);
    const { store, templates, venues, now } = options;
    const fillPage = (venue: Venue, request: FastifyRequest, of: Pick<DayPageValues, 'view' | 'venues'>): string => {
      const { tenant, name } = venue;
      const values: DayPageValues = { tenant, name, now: new Date(now()).toISOString(), ...of };
      return fillTemplate(templates.day, {
        name: escapeHtml(venue.name),
        values: toDataAttributes(values),
        ...fillLanguage(request, { noScript: 'day_no_script' }),
      });
    };

    // A HEAD request would start a session as well.
    scope.get<OfTenant>(dayPages.day, { exposeHeadRoute: false }, async (request, reply) => {
      const venue = (await lastKnownVenue(store, venues, request.params.tenant))?.venue;
      if (!venue) return reply.callNotFound();
      // It names no guest, and its service worker opens it without a network.
      return sendHtml(
        reply.header('Cache-Control', 'private, no-cache'),
        fillPage(venue, request, { view: 'day', venues: await access.venueSwitch(request) }),
      );
    });
    // The page has no data of its own, and asks for it with its secret or with a session.
    scope.get<OfTenant>(dayPages.wall, { config: { isSignIn: true } }, async (request, reply) => {
      const venue = (await lastKnownVenue(store, venues, request.params.tenant))?.venue;
      return venue ? sendHtml(reply, fillPage(venue, request, { view: 'wall' })) : reply.callNotFound();
    });
    addDayRoutes(scope, options, access);
  });
  addOpenPages(app, options);
}

function addOpenPages(app: FastifyInstance, { store, venues, templates, pictures, now }: DayOptions): void {
  app.get<{ Params: { tenant: string; secret: string } }>('/ical/:tenant/:secret', async ({ params, query }, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    const served = await currentVenue(store, venues, params.tenant);
    const secret = params.secret.replace(/\.ics$/, '');
    // A calendar program asks, which shows no page.
    if (!served || !(await isFeedOpen(store, served.venue.tenant, 'ical', secret))) return reply.code(404).send();
    const part = readCalendarPart(served, query);
    // An area or a service that the venue no longer has: an empty calendar would look as if nobody came.
    if (!part) return reply.code(404).send();
    return reply.type('text/calendar; charset=utf-8').send(await dayCalendar(store, served, now(), part));
  });

  app.get<{ Params: { tenant: string; table: string } }>(dayPages.table, async (request, reply) => {
    const current = await currentVenue(store, venues, request.params.tenant);
    const table = current?.tables.get(request.params.table);
    if (!current || !table) return reply.callNotFound();
    const language = visitorLanguage(request, current.venue.language);
    const venue = inLanguage(current.venue, language);
    const translate = findTranslations(current.venue, language) ?? ((text: string) => text);
    reply.headers({ 'Cache-Control': 'no-store', Vary: 'Accept-Language', 'X-Robots-Tag': 'noindex' });
    return sendPlainPage(
      reply,
      templates,
      `${table.name} · ${venue.name}`,
      `<p class="venue">${escapeHtml(venue.name)}</p><h1>${escapeHtml(`${table.name} · ${translate(table.area)}`)}</h1>` +
        tablePageBody({ ...current, venue }, table, await findTableOffer(store, current, table, now()), {
          now: now(),
          translate,
          picture: pictures.areAvailable ? `${request.url.replace(/\?.*$/, '')}/plan.jpg` : undefined,
        }),
      language,
    );
  });

  // Where the table is, or in its place the nearest that is free.
  app.get<{ Params: { tenant: string; table: string } }>(`${dayPages.table}/plan.jpg`, async (request, reply) => {
    const current = await currentVenue(store, venues, request.params.tenant);
    const table = current?.tables.get(request.params.table);
    if (!current || !table) return reply.callNotFound();
    const { state, nearest } = await findTableOffer(store, current, table, now());
    const picture = state.isFree
      ? await pictures.draw(current, [table.key])
      : await pictures.draw(
          current,
          nearest.map(({ key }) => key),
          table.key,
        );
    if (!picture) return reply.callNotFound();
    return sendJpegOrUnchanged(request, reply.header('Cache-Control', 'no-cache'), picture);
  });
}
