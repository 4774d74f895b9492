/** A venue's own texts in the languages of its visitors. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { venueSchema } from '../../../src/domain/booking/venueFile.ts';
import { guestTexts } from '../../../src/domain/booking/guestTexts.ts';
import { planSchema } from '../../../src/domain/plan/plan.ts';
import { translatePlan, translateVenue } from '../../../src/server/messages/translations.ts';
import { TRANSLATED } from '../../support/languages.ts';
import { ROOT } from '../../support/host.ts';
import { pageValues } from '../../../src/server/http/pageRoutes.ts';
import { buildMail } from '../../../src/server/mail/reservationMail.ts';
import {
  type ServerHarness,
  NOW,
  TEST_PLAN,
  TEST_VENUE,
  createTempFolder,
  openServerHarness,
  venueFiles,
} from '../serverHarness.ts';

const GERMAN = {
  'Shell Bay': 'Muschelbucht',
  BEACH: 'STRAND',
  Lines: 'Reihen',
  Line: 'Reihe',
  '<p>By the sea</p>': '<p>Am Meer</p>',
  'Indian Ocean': 'Indischer Ozean',
  'from €25 a day': 'ab 25 € am Tag',
  'Tables are held for {hold_minutes} minutes.': 'Tische sind {hold_minutes} Minuten reserviert.',
};

/** The tags and placeholders of a text. */
const marksIn = (text: string): string[] => (text.match(/<[^>]+>|\{\w+\}/g) ?? []).toSorted();

let harness: ServerHarness;
beforeAll(async () => {
  const plan = planSchema.parse(structuredClone(TEST_PLAN));
  plan.areas[0]!.rooms[0]!.room_description = '<p>By the sea</p>';
  plan.areas[0]!.price = { text: 'from €25 a day' };
  plan.decor = [{ kind: 'text', x: 100, y: 100, text: 'Indian Ocean', size: 20 }];
  const venue = { heading: 'BEACH', terms_url: '/v/shell-bay/terms', translations: { de: GERMAN } };
  harness = await openServerHarness({ venuesDir: createTempFolder(venueFiles(venue, {}, plan)) });
});
afterAll(() => harness.close());

const get = (url: string, language: string) =>
  harness.app.inject({ url, headers: { Accept: 'text/html', 'Accept-Language': language } });
const tablesIn = async (language: string) =>
  (await get('/api/reservations/tables?key=shell-bay-key&date=23.11.2026&guests=2', language)).json();
const venueOf = (html: string) =>
  JSON.parse(/data-venue="([^"]*)"/.exec(html)![1]!.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));

describe.each(
  readdirSync(join(ROOT, 'fixtures/venues'), { withFileTypes: true }).filter((entry) => entry.isDirectory()),
)('the fixture venue $name', ({ name: tenant }) => {
  test('a fixture venue has each of its texts, and no other, in every language of the page', () => {
    const folder = join(ROOT, 'fixtures/venues', tenant);
    const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const venue = venueSchema.parse(read('venue.json'));
    const texts = new Set<string>();
    const note = (text: string): string => {
      texts.add(text);
      return text;
    };
    translateVenue(venue, note);
    translatePlan(planSchema.parse(read('plan.json')), note);
    texts.delete('');
    texts.delete(venue.name);
    expect(Object.keys(venue.translations)).toEqual(TRANSLATED);
    for (const [language, translations] of Object.entries(venue.translations)) {
      expect(Object.keys(translations).toSorted(), language).toEqual([...texts].toSorted());
      for (const [text, translation] of Object.entries(translations))
        expect(marksIn(translation), translation).toEqual(marksIn(text));
    }
  });
});

test('a venue with texts in German sends its page, its terms and its plan in German to German visitors only', async () => {
  const page = await get('/v/shell-bay', 'de-AT');
  expect(venueOf(page.body)).toMatchObject({
    name: 'Muschelbucht',
    heading: 'STRAND',
    language: 'de',
    terms_url: '/v/shell-bay/terms?lang=de',
    terms: [{ text: 'Tische sind 15 Minuten reserviert.' }],
  });
  expect((await get('/v/shell-bay/terms', 'de')).body).toMatch(/lang="de"[^]*Muschelbucht[^]*<p>Tische sind 15/);
  const ground = /data-ground="([^"]*)"/.exec(page.body)![1]!;
  expect((await get(ground, 'en')).json().decor).toMatchObject([{ text: 'Indischer Ozean' }]);
  expect((await get('/v/shell-bay/ground.json', 'de')).json().decor).toMatchObject([{ text: 'Indian Ocean' }]);

  for (const language of ['en', 'ta']) {
    const other = venueOf((await get('/v/shell-bay', language)).body);
    expect(other).toMatchObject({ name: 'Shell Bay', heading: 'BEACH', language: 'en' });
    expect(JSON.stringify(other)).not.toContain('Muschelbucht');
  }
});

test('a venue with texts in German names areas, categories and descriptions in German, and the same ids and tables', async () => {
  const [english, german] = [await tablesIn('en'), await tablesIn('de')];
  expect(german[0]).toMatchObject({ id: 1, name: 'Reihen' });
  expect(german[0].rooms[0]).toMatchObject({
    name: 'Line 1',
    category_name: 'Reihe',
    room_description: '<p>Am Meer</p>',
  });
  const idsOf = (areas: { rooms: { id: number; name: string }[] }[]) =>
    areas.flatMap(({ rooms }) => rooms.map(({ id, name }) => [id, name]));
  expect(idsOf(german)).toEqual(idsOf(english));
});

test('a venue with texts in German writes mails in the language of the guest, and keeps its own in its books', async () => {
  await harness.reserve({ selected_tables: [2] });
  const reservation = await harness.store
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', 'shell-bay')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(reservation.tables)).toMatchObject([{ area: 'Lines' }]);
  const { venue } = harness.venues.get('shell-bay')!;
  const options = { from: 'tables@tide.example', now: () => Date.parse(NOW), confirmUrl: undefined };
  const mailIn = (kind: 'guest' | 'notice', language: string) =>
    buildMail(kind, { ...reservation, language }, venue, options).text;
  expect(mailIn('guest', 'de')).toMatch(/Muschelbucht[^]*\(Reihen\)/);
  expect(mailIn('guest', 'en')).toMatch(/Shell Bay[^]*\(Lines\)/);
  expect(mailIn('notice', 'de')).toContain('(Lines)');
});

test("the booking page has the texts with the venue's word for a table, in the language of the visitor", async () => {
  const { venue } = harness.venues.get('shell-bay')!;
  expect((await get('/v/shell-bay', 'de')).body).not.toContain('data-texts');
  const served = { ...harness.venues.get('shell-bay')!, venue: { ...venue, table_word: 'sunbed' as const } };
  const texts = (language: string) => JSON.parse(pageValues(served, language, Date.parse(NOW)).texts!);
  expect(texts('de')).toMatchObject({
    booker: { selectTable: 'Liege wählen', selectionErrors: expect.any(Object) },
    days: { takeSplit: 'Diese Liegen wählen' },
  });
  expect(texts('en').booker.selectTable).toBe('Select Sunbed');
  expect(Object.keys(texts('en'))).toEqual(['booker', 'days']);
});

test('the settings page offers every text of the settings that is translated', () => {
  const service = { name: 'Lunch', first: '12:00', last: '14:30' };
  const file = {
    ...TEST_VENUE,
    hours: undefined,
    heading: 'BEACH',
    services: [service],
    special_days: [{ date: '2026-12-24', note: 'Christmas Eve', services: [{ ...service, name: 'Feast' }] }],
    promo_codes: [{ code: 'SUN', gives: 'A drink' }],
    terms: [{ heading: 'Delay', text: 'We wait.' }],
  };
  const translated = new Set<string>();
  translateVenue(venueSchema.parse(file), (text) => {
    translated.add(text);
    return text;
  });
  expect(translated.size).toBe(8);
  expect(guestTexts(file, [], '').map(({ text }) => text)).toEqual(expect.arrayContaining([...translated]));
});
