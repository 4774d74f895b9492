/** The booker's screens and the mails of the gallery. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOOKER_SCREENS, MAIL_SCREENS, bookingCalls } from '../../../src/api/bookingContract.ts';
import { parseAvailability } from '../../../src/domain/plan/reading/availability.ts';
import { MAIL_TEXTS } from '../../../src/server/messages/messages.ts';
import {
  AJAX,
  TEST_PLAN,
  TEST_VENUE,
  type ServerHarness,
  createTempFolder,
  openServerHarness,
} from '../serverHarness.ts';

const SECRETS = /host@shell-bay|shell-bay-key|SECRET/;
const VENUE = 'venues/shell-bay';
/** A host's answer with numbers as text and an unreadable room. */
const ANSWER = [
  {
    id: 1,
    name: 'A',
    rooms: [
      { id: 'x', name: 'X', beds: '2', available: 1, coordinates: { x: '0', y: 0, width: 40, height: 40 } },
      { id: 'y', name: 'Y' },
    ],
  },
];
const QUERY = 'clock=2026-11-23T12:00&guests=4&language=de';

let harness: ServerHarness;
beforeAll(async () => {
  harness = await openServerHarness({
    fixturesDir: createTempFolder({
      'venues/shell-bay/venue.json': { ...TEST_VENUE, promo_codes: [{ code: 'SECRET' }] },
      'venues/shell-bay/plan.json': TEST_PLAN,
      'venues/shell-bay/pictures/couch.svg': '<svg/>',
      'venues/odd/venue.json': { ...TEST_VENUE, hours: 'long', name: '<b>Odd</b>' },
      'venues/odd/plan.json': TEST_PLAN,
      'plans/alone.json': { ...TEST_PLAN, categories: 'none' },
      'plans/answer.json': ANSWER,
      'plans/damaged.json': '{"version": 1,',
    }),
  });
});
afterAll(() => harness.close());

const get = (url: string) => harness.app.inject({ url, headers: { Accept: 'text/html' } });
const screen = (name: string, fixture = VENUE, query = QUERY) => get(`/gallery/screens/${name}/${fixture}?${query}`);
/** The values that a page passes to the booker. */
const valuesOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/data-([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    ]),
  );

describe('a screen of the booker', () => {
  test.each(BOOKER_SCREENS)('a screen of the booker opens the %s with the fixture as a venue', async (name) => {
    const page = await screen(name, VENUE, `${QUERY}&chosen=1&chosen=2`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="de" dir="ltr"><title>venues/shell-bay</title>');
    expect(page.body).not.toMatch(SECRETS);
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    const values = valuesOf(page.body);
    expect(values).toMatchObject({
      host: '/gallery/host/venues/shell-bay',
      screen: name,
      guests: '4',
      chosen: '["1","2"]',
      // Noon in Colombo.
      now: '2026-11-23T06:30:00.000Z',
      ground: '/gallery/host/venues/shell-bay/ground.json',
    });
    expect(JSON.parse(values['venue']!)).toMatchObject({ name: 'Shell Bay', language: 'de' });
  });

  test('a screen of the booker takes the names of a fixture as text, and a plan without settings as a venue', async () => {
    expect((await screen('form', 'venues/odd')).body).not.toContain('<b>');
    const values = valuesOf((await screen('form', 'plans/alone', `${QUERY.replace('de', 'ar')}&chosen=1`)).body);
    expect(JSON.parse(values['venue']!)).toEqual({ name: 'plans/alone', language: 'ar' });
    expect(values).toMatchObject({ now: '2026-11-23T12:00:00.000Z', chosen: '["1"]' });
    const answer = valuesOf((await screen('form', 'plans/answer')).body);
    expect([answer['host'], answer['ground']]).toEqual(['/gallery/host/plans/answer', undefined]);
  });

  test.each([
    ['an unknown screen', 'map', VENUE, QUERY, 404],
    ['an unknown fixture', 'form', 'venues/none', QUERY, 404],
    ['an unreadable fixture', 'form', 'plans/damaged', QUERY, 404],
    ['no clock', 'form', VENUE, 'guests=4&language=de', 400],
    ['a language that is none', 'form', VENUE, 'clock=2026-11-23T12:00&guests=4&language=%22de', 400],
  ])('a screen of the booker is refused with %s', async (_what, name, fixture, query, status) => {
    expect((await screen(name, fixture, query)).statusCode).toBe(status);
  });
});

describe('the host of the screens', () => {
  const host = '/gallery/host/';

  test('the host of the screens answers with the tables of a plan, or with an answer as it is', async () => {
    const tables = await get(`${host}${VENUE}${bookingCalls.tables.path}?key=gallery&date=23.11.2026&guests=4`);
    const read = parseAvailability(tables.json());
    expect(read.ok && read.availability.tables).toHaveLength(42);
    expect(read.problems).toEqual([]);
    expect((await get(`${host}plans/answer${bookingCalls.tables.path}`)).json()).toEqual(ANSWER);
  });

  test('the host of the screens answers with the decor, and leads to the pictures', async () => {
    expect((await get(`${host}${VENUE}/ground.json`)).json()).toEqual({
      width: 1000,
      height: 500,
      decor: TEST_PLAN['decor'],
    });
    expect((await get(`${host}plans/answer/ground.json`)).statusCode).toBe(404);
    const picture = await get(`${host}${VENUE}/pictures/couch.svg`);
    expect(picture.headers['location']).toBe('/gallery/fixtures/venues/shell-bay/pictures/couch.svg');
    expect((await get(`${host}${VENUE}/assets/icon.svg`)).headers['location']).toBe('/assets/icon.svg');
    expect((await get(`${host}elsewhere/pictures/couch.svg`)).statusCode).toBe(404);
  });

  test('the host of the screens takes no reservation', async () => {
    const before = await harness.contents();
    const reply = await harness.post(`${host}${VENUE}${bookingCalls.reserve.path}`, harness.payload(), AJAX);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ success: false });
    expect(await harness.contents()).toBe(before);
  });
});

test.each(MAIL_SCREENS)(
  'a mail in the gallery of the kind %s is in the language that the address names',
  async (kind) => {
    const mail = await screen(`mail-${kind}`);
    expect(mail.statusCode).toBe(200);
    expect(mail.body).toContain('<html lang="de" dir="ltr">');
    const title = `mail_${kind.replace(/_(?:day|hours)$/, '')}_title` as 'mail_guest_title';
    expect(mail.body).toContain(MAIL_TEXTS.de[title]);
    expect(mail.body).not.toMatch(SECRETS);
  },
);

test('a mail in the gallery shows the chosen tables on the plan, and can run or load nothing', async () => {
  const mail = await screen('mail-guest', VENUE, `${QUERY}&chosen=41&chosen=none`);
  expect(mail.body).toContain('Long Table (Inside)');
  expect(mail.body).toMatch(/<img src="data:image\/jpeg;base64,\/9j\/[^"]{200,}" alt="Long Table \(Inside\)"/);
  expect(mail.headers['content-security-policy']).toBe(
    "default-src 'none';style-src 'unsafe-inline';img-src data:;frame-ancestors 'self';sandbox",
  );
  expect((await screen('mail-guest')).body).toContain('Line 1 (Lines)');
  expect((await screen('mail-confirm')).body).not.toContain('<img');
});
