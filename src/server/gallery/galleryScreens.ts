/**
 * The booker's screens and mails in the gallery: the components and templates that guests get, with the tables and the
 * settings of a fixture. Nothing can be reserved: no call of these pages reaches a venue.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import {
  BOOKER_SCREENS,
  MAIL_SCREENS,
  type PageValues,
  bookingCalls,
  galleryCalls,
} from '../../api/bookingContract.ts';
import { type DrawableFixture, readDrawableFixture } from '../../domain/checks/fixtureFile.ts';
import { REQUIRED_SETTINGS } from '../../domain/checks/venueFacts.ts';
import { isPlainDate, isTimeZone, zonedTimeToInstant } from '../../domain/booking/time.ts';
import { type Venue, publicVenueFields, venueSchema } from '../../domain/booking/venueFile.ts';
import { MAX_SEATS } from '../../domain/plan/limits.ts';
import { parseTimeOfDay } from '../../domain/plan/timeOfDay.ts';
import { EMPTY_PLAN } from '../../domain/plan/plan.ts';
import type { Table } from '../../domain/plan/table.ts';
import { type Reservation, newReservation, reservedTables, toReservedTables } from '../booking/reservations.ts';
import type { PlanPictures } from '../drawing/planPictures.ts';
import { escapeHtml, fillTemplate } from '../html.ts';
import { allowFrames, sendHtml, toDataAttributes } from '../http/pageRoutes.ts';
import { buildMail, isPictured } from '../mail/reservationMail.ts';
import { textDirection } from '../../domain/language.ts';
import { findShownFixture, parseJson } from './galleryRoutes.ts';

/** The venue's local time, the party, the language and the keys of the chosen tables. */
const querySchema = z.object({
  clock: z.string().check(
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
    z.refine((text) => isPlainDate(text.slice(0, 10)) && parseTimeOfDay(text.slice(11)) !== undefined),
  ),
  guests: z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(MAX_SEATS))),
  language: z.string().check(z.regex(/^[a-z]{2,3}$/)),
  chosen: z._default(
    z.union([
      z.array(z.string()),
      z.pipe(
        z.string(),
        z.transform((key) => [key]),
      ),
    ]),
    [],
  ),
});
type Query = z.infer<typeof querySchema>;
const QUERY_HELP = 'The address needs clock=YYYY-MM-DDTHH:MM, guests=NUMBER and language=CODE.';

/** A fixture as a venue: what can be drawn of it, and its public settings as they are in the file. */
type ShownVenue = { readonly name: string; readonly drawable: DrawableFixture; readonly settings: object };

export function addGalleryScreens(
  app: FastifyInstance,
  template: string,
  folder: string,
  pictures: PlanPictures,
): void {
  const readShown = async (name: string): Promise<ShownVenue | undefined> => {
    const found = await findShownFixture(folder, `${name}.json`);
    if (!found) return undefined;
    const text = await readFile(found.file, 'utf8');
    const venue = found.venueFile === undefined ? undefined : parseJson(await readFile(found.venueFile, 'utf8'));
    const reading = readDrawableFixture(
      found.venueFile === undefined ? text : JSON.stringify({ venue: venue ?? null, plan: parseJson(text) ?? null }),
    );
    return reading.ok ? { name, drawable: reading.fixture, settings: publicVenueFields(venue) } : undefined;
  };

  app.get<{ Params: { screen: string; '*': string } }>(`${galleryCalls.screens}:screen/*`, async (request, reply) => {
    const { screen, '*': name } = request.params;
    const query = querySchema.safeParse(request.query);
    if (!query.success) return reply.code(400).type('text/plain').send(QUERY_HELP);
    const shown = await readShown(name);
    if (!shown) return reply.callNotFound();
    allowFrames(reply.header('Cache-Control', 'no-store'), []);
    const kind = MAIL_SCREENS.find((each) => screen === `mail-${each}`);
    if (kind !== undefined) return sendMail(reply, kind, shown, query.data, pictures);
    const bookerScreen = BOOKER_SCREENS.find((each) => screen === each);
    if (bookerScreen === undefined) return reply.callNotFound();
    const { language } = query.data;
    return sendHtml(
      reply,
      fillTemplate(template, {
        language: escapeHtml(language),
        direction: textDirection(language),
        name: escapeHtml(name),
        values: toDataAttributes({
          ...pageValues(shown, query.data),
          screen,
          guests: query.data.guests,
          chosen: JSON.stringify(query.data.chosen),
        }),
      }),
    );
  });

  app.get<{ Params: { '*': string } }>(`${galleryCalls.host}*`, async (request, reply) => {
    const [, name, rest = ''] = CALL_PATTERN.exec(request.params['*']) ?? [];
    if (name === undefined) return reply.callNotFound();
    const call = `/${rest}`;
    if (call !== bookingCalls.tables.path && call !== BACKGROUND_PATH)
      return reply.redirect(encodeURI(rest.startsWith('assets/') ? call : `${galleryCalls.folder}${name}${call}`));
    const drawable = (await readShown(name))?.drawable;
    const answer = call === BACKGROUND_PATH ? drawable?.background : drawable?.groups;
    return answer === undefined ? reply.callNotFound() : reply.header('Cache-Control', 'no-store').send(answer);
  });
}

const BACKGROUND_PATH = '/ground.json';
/** A call of a screen: the fixture, and the path of the call or of a picture. */
const CALL_PATTERN = /^((?:venues|plans)\/[a-z0-9-]+|rules\/[a-z0-9-]+\/(?:breaks|holds))\/(.+)$/;

function pageValues({ name, drawable, settings }: ShownVenue, { clock, language }: Query): PageValues {
  const host = galleryCalls.host + name;
  const { time_zone: zone } = settings as { readonly time_zone?: unknown };
  return {
    tenant: 'gallery',
    host,
    key: 'gallery',
    locationId: 'gallery',
    now: new Date(instantOf(clock, typeof zone === 'string' && isTimeZone(zone) ? zone : 'UTC')).toISOString(),
    features: '',
    language,
    venue: JSON.stringify({ name, ...settings, language }),
    ...(drawable.background ? { ground: host + BACKGROUND_PATH } : {}),
  };
}

function instantOf(clock: string, zone: string): number {
  return zonedTimeToInstant(clock.slice(0, 10), parseTimeOfDay(clock.slice(11)) ?? 0, zone);
}

/** Sends a mail's HTML as the guest or the venue gets it. It can run no script and load nothing. */
async function sendMail(
  reply: FastifyReply,
  kind: (typeof MAIL_SCREENS)[number],
  { name, drawable, settings }: ShownVenue,
  query: Query,
  pictures: PlanPictures,
): Promise<FastifyReply> {
  const venue = readVenue({ name, ...settings, language: query.language });
  const reservation = sampleReservation(venue, query, drawable.tables);
  const tables = new Map(drawable.tables.map((table) => [table.key, table]));
  const keys = reservedTables(reservation).map(({ key }) => key);
  const planPicture = await pictures.draw({ plan: drawable.background ?? EMPTY_PLAN, tables }, keys);
  const { html } = buildMail(kind, reservation, venue, {
    from: 'reservations@venue.example',
    now: () => instantOf(query.clock, venue.time_zone),
    confirmUrl: 'https://venue.example/confirm',
    manageUrl: 'https://venue.example/reservation',
    planPicture: isPictured(kind) ? planPicture : undefined,
  });
  // A mail program shows the attached picture; a browser needs its bytes.
  const picture = `src="data:image/jpeg;base64,${planPicture?.toString('base64') ?? ''}"`;
  // A sandboxed page has an origin of its own in any case.
  reply
    .removeHeader('Origin-Agent-Cluster')
    .header(
      'Content-Security-Policy',
      "default-src 'none';style-src 'unsafe-inline';img-src data:;frame-ancestors 'self';sandbox",
    );
  return sendHtml(reply, typeof html === 'string' ? html.replace(/src="cid:[^"]*"/, picture) : '');
}

/** Reads a venue's settings. Damaged ones get the defaults of a venue. */
function readVenue(settings: { readonly name: string; readonly language: string }): Venue {
  const read = venueSchema.safeParse({ ...REQUIRED_SETTINGS, ...settings });
  const venue = read.success ? read.data : venueSchema.parse({ ...REQUIRED_SETTINGS, language: settings.language });
  return { ...venue, tenant: 'gallery' };
}

/** Returns a reservation of the chosen tables, or of the first table, at the clock's time. */
function sampleReservation(venue: Venue, { clock, guests, chosen }: Query, tables: readonly Table[]): Reservation {
  const chosenTables = tables.filter(({ key }) => chosen.includes(key));
  const date = clock.slice(0, 10);
  const time = parseTimeOfDay(clock.slice(11)) ?? 0;
  return newReservation({
    id: 1,
    tenant: venue.tenant,
    code: 'TIDE42',
    date,
    time,
    stay: venue.stays?.[0]?.minutes ?? null,
    guests,
    first_name: 'Maya',
    last_name: 'Perera',
    country_code: '+94',
    phone: '771234567',
    email: 'maya@guest.example',
    notes: 'A table in the shade, please.',
    tables: JSON.stringify(toReservedTables(chosenTables.length > 0 ? chosenTables : tables.slice(0, 1))),
    hold_minutes: venue.hold_minutes,
    created_at: 0,
    held_until: zonedTimeToInstant(date, time, venue.time_zone) + venue.waiting_offer_minutes * 60_000,
  });
}
