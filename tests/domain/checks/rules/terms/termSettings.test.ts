/** Terms that promise another thing than the settings, in the words that venues use. */
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../../../src/domain/checks/check.ts';
import { type JsonObject, PLAN, VENUE, ofRule } from '../../samplePlan.ts';

const found = (texts: readonly unknown[], changes: JsonObject = {}, options: JsonObject = {}): string[] =>
  ofRule(
    checkFile(
      'venue',
      { ...VENUE, lead_minutes: 60, ...changes, terms: texts.map((text) => ({ text })) },
      { plan: PLAN, now: Date.UTC(2026, 5, 1), ...options },
    ),
    'terms-contradict-settings',
  ).map(({ path, message }) => `${path} ${message.replace(/: correct one of them$/, '')}`);
const said = (text: string, changes?: JsonObject): string[] =>
  found([text], changes).map((each) => each.replace('/terms/0/text ', ''));

describe('a closed day', () => {
  test.each(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])('is open: %s', (day) => {
    const closed_weekdays = [1, 2, 3, 4, 5, 6, 7].filter((n) => n !== 3);
    expect(said(`We are closed on ${day}s.`)).toEqual([
      `The terms say that the venue is closed on ${day}, but "closed_weekdays" lacks it`,
    ]);
    expect(said(`We are closed every ${day.toUpperCase()}.`, { closed_weekdays })).toHaveLength(
      day === 'wednesday' ? 1 : 0,
    );
  });

  test('is the last of several', () => {
    const closed = (text: string) => said(text, { closed_weekdays: [1, 2] });
    expect(closed('Closed on all Mondays, Tuesdays and Sundays.')).toHaveLength(1);
    expect(closed('Closed on Mondays & Tuesdays, and open on Sundays.')).toEqual([]);
  });
});

describe('what the terms allow and forbid', () => {
  test('is one thing', () => {
    expect(found(['No dogs allowed.', 'Pets are welcome.'])).toEqual([
      '/terms/1/text The terms allow pets here, and say the opposite before',
    ]);
    expect(found(['Own food is allowed.', 'By the way: outside food is prohibited.'])).toEqual([
      '/terms/1/text The terms forbid outside food here, and say the opposite before',
    ]);
    expect(found(['Credit cards are accepted.', 'Cards are not accepted.'])).toHaveLength(1);
    expect(found(['Kids are welcome.', 'Children are never permitted.'])).toHaveLength(1);
    expect(found(['Music is forbidden.', 'MUSIC IS ALLOWED.'])).toHaveLength(1);
    expect(found(['Drones are prohibited.', 'Drones can be allowed.'])).toHaveLength(1);
  });

  test('agrees', () => {
    expect(found(['No dogs allowed.', 'Pets are forbidden.', 'Pets are not permitted.'])).toEqual([]);
    expect(found(['Cash is accepted.', 'Cards are not accepted.'])).toEqual([]);
    expect(found(['Smoking is not forbidden.', 'Smoking is allowed.'])).toEqual([]);
    expect(found(['No dogs allowed.', 'We love pets.'])).toEqual([]);
  });
});

describe('the last reservation', () => {
  const HOURS = { hours: { first: '09:00', last: '20:30' } };

  test.each([
    'Last reservation at 8:30 pm.',
    'The last bookings are taken until 20.30.',
    'Last seating by 8.30PM.',
    'Last slot: 9.',
  ])('is that of the hours: %s', (text) => expect(said(text, HOURS)).toEqual([]));

  test.each(['Last reservation at 8:30.', 'Last booking is at 8 pm.', 'Last seating until 12 am.', 'Last slot at 20.'])(
    'is another: %s',
    (text) => expect(said(text, HOURS)).toEqual(['The terms tell another time of the last reservation than "hours"']),
  );

  test('may be at noon', () => {
    expect(said('Last reservation at 12 pm.', { hours: { first: '09:00', last: '12:00' } })).toEqual([]);
    expect(said('Last reservation at 25:00.')).toEqual([]);
  });
});

describe('slots in the terms', () => {
  test('are those of the hours', () => {
    expect(said('Bookings between 9.00 and 20.00.')).toEqual([]);
    expect(said('Tables can be reserved from 09:00 till 20:00.')).toEqual([]);
    expect(said('Slots from 10:00 – 20:00')).toEqual([
      'The terms promise slots from 10:00 to 20:00, which are not those of "hours"',
    ]);
    expect(said('Reservations from 09:00 until 19:00.')).toHaveLength(1);
    expect(said('Reservations from 29:00 until 19:00.')).toEqual([]);
    expect(said('Reservations from 09:00 until 29:00.')).toEqual([]);
  });
});

describe('the lead time in the terms', () => {
  test.each([
    ['Book 61 minutes ahead.', 1],
    ['Book 60 minutes ahead.', 0],
    ['Reservations need 1 hour in advance.', 0],
    ['Reservations need 2 Hours in advance.', 1],
    ['Reserve 1 day beforehand.', 1],
    ['Cancel your booking 2 days before.', 0],
    ['Change your booking 2 days before.', 0],
    ['Call the chef 2 days before.', 0],
  ])('is that of the settings: %s', (text, count) => expect(said(text)).toHaveLength(count));
});

describe('parties in the terms', () => {
  test.each([
    ['Groups of at most 8 are welcome.', 0],
    ['Groups for a maximum of eight are welcome.', 0],
    ['Reservations for up to 9.', 1],
    ['Parties of more than 7 please email us.', 1],
    ['Parties larger than 8 please email us.', 0],
    ['For more than seven people contact us.', 1],
    ['For more than seven people there is a bar. Contact us.', 0],
  ])('are those of the form: %s', (text, count) => expect(said(text)).toHaveLength(count));
});

describe('seats in the terms', () => {
  const rules = { seat_rules: [{ seats: 6, min_guests: 4 }] };

  test('need as many guests as in the settings', () => {
    expect(said('Tables for 6 are for at least 4 guests.', rules)).toEqual([]);
    expect(said('A table with six seats from 5 on.', rules)).toEqual([
      'The terms ask for 5 guests at a table with 6 seats, but "seat_rules" ask for 4',
    ]);
    expect(said('Tables of 8 people need a minimum of 3.', rules)).toEqual([
      'The terms ask for 3 guests at a table with 8 seats, but "seat_rules" ask for 1',
    ]);
  });
});

describe('choices in the terms', () => {
  test('are those of the form', () => {
    const promo_codes = [{ code: 'SEA10' }, { code: 'SUN20' }];
    expect(said('Use code “SUN20”.', { promo_codes })).toEqual([]);
    expect(said('Use code SUN30.', { promo_codes })).toEqual([
      'The terms name the promo code SUN30, which "promo_codes" lacks',
    ]);
    expect(said('SUN30 is your discount code.', { promo_codes })).toHaveLength(1);
    expect(said('Use code SUN30.', { promo_codes: [null, ...promo_codes] })).toHaveLength(1);
    expect(said('Use code SUN30.', { promo_codes: [null] })).toEqual([]);
    expect(said('Use code SUN30.', { promo_codes, key: '-' })).toEqual([]);
    expect(said('Use code SUN30.')).toEqual([]);
    expect(said('Our dress code 2026 applies.', { promo_codes })).toEqual([]);
  });

  test('are stays of the form', () => {
    const stays = [
      { name: 'Short', minutes: 120 },
      { name: 'Long', minutes: 240 },
    ];
    expect(said('Choose four hours.', { stays })).toEqual([]);
    expect(said('Keep your table for 3 hours.', { stays })).toEqual([
      'The terms tell of a stay of 3 hours, which "stays" lacks',
    ]);
    expect(said('Book 3 hours.', { stays })).toHaveLength(1);
    expect(said('Book 3 hours.')).toEqual([]);
    expect(said('Book 3 hours.', { stays: [null] })).toEqual([]);
    expect(said('Book 3 hours.', { stays: [null, ...stays] })).toHaveLength(1);
  });
});

describe('the house of the terms', () => {
  test.each([
    ['Palm House reserves the right to close.', 1],
    ['Thanks. The Palm Tree House may refuse guests.', 1],
    ['Shell House reserves the right to close.', 0],
    ['House reserves the right to close.', 0],
    ['The bar of Palm House is not open.', 0],
    ['Palm House is close.', 0],
  ])('is the venue: %s', (text, count) => {
    expect(said(text)).toHaveLength(count);
    expect(said(text, { key: '-' })).toEqual([]);
  });
});

describe('contact data in the terms', () => {
  const CONTACT = { email: 'host@shell-bay.example', contact_email: 'book@shell-bay.example' };

  test('may be either address of the venue', () => {
    expect(said('Write to book@shell-bay.example.', CONTACT)).toEqual([]);
    expect(said('Write to bok@shell-bay.example.', CONTACT)).toEqual([]);
    expect(said('Write to boak@shell-bay.example.', CONTACT)).toHaveLength(1);
    expect(said('Write to baak@shell-bay.example.', CONTACT)).toHaveLength(1);
    expect(said('Write to baaa@shell-bay.example.', CONTACT)).toEqual([]);
    expect(said('Write to chef@shell-bay.example or host@shell-bay.exampel.', CONTACT)).toHaveLength(1);
  });

  test('has the digits of the venue', () => {
    expect(said('Call +94 (41) 555-0110.')).toHaveLength(1);
    expect(said('Call +94 (41) 555-0111.')).toHaveLength(1);
    expect(said('Call +94 (41) 555-1111.')).toEqual([]);
    expect(said('Call +94 (41) 555-01000.')).toEqual([]);
    expect(said('Call +94 41 555 0110.', { telephone: 5 })).toEqual([]);
  });
});

test('a year is over, where something ended in it', () => {
  expect(said('Closed until 2025.')).toHaveLength(1);
  expect(said('Closed until 2026.')).toEqual([]);
  expect(said('Renovation is over. Since 2025 we open daily.')).toEqual([]);
  expect(found(['Closed until 2025.'], {}, { now: undefined })).toEqual([]);
});

test('terms of another type are left to the schema', () => {
  expect(found([5, null, ['Closed on Mondays.']])).toEqual([]);
  const problems = (terms: unknown) =>
    ofRule(checkFile('venue', { ...VENUE, terms }, { plan: PLAN }), 'terms-contradict-settings');
  expect(problems([null, 'Closed on Mondays.', [{ text: 'Closed on Mondays.' }]])).toEqual([]);
  expect(problems('Closed on Mondays.')).toEqual([]);
});
