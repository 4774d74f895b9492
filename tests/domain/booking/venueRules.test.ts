/** Each rule of a venue's settings, by settings that break it, and others that just keep it. */
import { expect, test } from 'vitest';
import { validateVenue, venueSchema } from '../../../src/domain/booking/venueFile.ts';
import { type VenueRule, namingRules } from '../../../src/domain/booking/venueRules.ts';
import { parseWithSchema } from '../../../src/domain/plan/reading/validationError.ts';
import venueFile from '../../../fixtures/venues/beach-camp/venue.json' with { type: 'json' };

const { hours: _, terms_url: __, terms: ___, ...camp } = venueFile as Record<string, unknown>;
const BASE = { ...camp, terms: [{ text: 'Tables are kept for a quarter of an hour.' }] };
const LUNCH = { name: 'Lunch', first: '12:00', last: '14:00' };
const [JUNE, JULY] = ['2027-06-01', '2027-07-01'];
const STAY = { name: 'Two hours', minutes: 120 };

/** Returns the rules that settings break, by their places. */
function brokenRules(changes: object): Record<string, VenueRule | undefined> {
  const read = namingRules(parseWithSchema(venueSchema, { ...BASE, ...changes }));
  const issues = read.ok ? validateVenue({ ...read.value, tenant: 'camp' }) : read.errors;
  return Object.fromEntries(issues.map(({ path, rule }) => [path, rule]));
}

type Case = readonly [rule: VenueRule, path: string, broken: object, kept: object];
const CASES: readonly Case[] = [
  ['one_line', '/name', { name: 'Shell\nBay' }, { name: 'Shell Bay' }],
  ['date', '/closed_dates/0', { closed_dates: ['2027-02-29'] }, { closed_dates: ['2027-02-28'] }],
  ['time', '/digest_time', { digest_time: '9:10' }, { digest_time: '09:15' }],
  ['color', '/theme/accent', { theme: { accent: 'teal' } }, { theme: { accent: '#0b6e75' } }],
  ['language', '/language', { language: 'no language' }, { language: 'pt-BR' }],
  ['email', '/email', { email: 'host at example.com' }, { email: 'host@example.com' }],
  ['time_zone', '/time_zone', { time_zone: 'Asia/Colomba' }, { time_zone: 'Asia/Colombo' }],
  ['country_code', '/country_code', { country_code: '94' }, { country_code: '+94' }],
  ['country', '/message_countries/0', { message_countries: ['Sri Lanka'] }, { message_countries: ['LK'] }],
  ['terms_url', '/terms_url', { terms_url: 'http://example.com' }, { terms_url: 'https://example.com' }],
  ['site', '/embed_sites/0', { embed_sites: ['example.com/'] }, { embed_sites: ['https://example.com'] }],
  ['last_slot', '/hours', { hours: { first: '12:00', last: '11:45' } }, { hours: { first: '12:00', last: '12:00' } }],
  [
    'midnight_twice',
    '/hours',
    { hours: { first: '00:00', last: '24:00' } },
    { hours: { first: '00:15', last: '24:00' } },
  ],
  [
    'service_end',
    '/services/0',
    { services: [{ ...LUNCH, end: '13:45' }] },
    { services: [{ ...LUNCH, end: '14:00' }] },
  ],
  [
    'dates_order',
    '/services/0',
    { services: [{ ...LUNCH, from: JULY, to: JUNE }] },
    { services: [{ ...LUNCH, from: JUNE, to: JUNE }] },
  ],
  [
    'dates_order',
    '/promo_codes/0',
    { promo_codes: [{ code: 'SUN', from: JULY, until: JUNE }] },
    { promo_codes: [{ code: 'SUN', from: JULY }] },
  ],
  [
    'dates_order',
    '/area_closures/0',
    { area_closures: [{ area: '1', from: JULY, to: JUNE }] },
    { area_closures: [{ area: '1', from: JUNE, to: JULY }] },
  ],
  [
    'dates_order',
    '/releases/0',
    { releases: [{ from: JULY, to: JUNE, on: JUNE, at: '09:00' }] },
    { releases: [{ from: JUNE, to: JULY, on: JUNE, at: '09:00' }] },
  ],
  [
    'dates_order',
    '/days/rules/0',
    { days: { rules: [{ min: 2, from: JULY, to: JUNE }] } },
    { days: { rules: [{ min: 2, from: JULY }] } },
  ],
  [
    'closed_day',
    '/special_days/0',
    { special_days: [{ date: JUNE, closed: true, services: [LUNCH] }] },
    { special_days: [{ date: JUNE, closed: true }] },
  ],
  [
    'date_twice',
    '/special_days',
    { special_days: [{ date: JUNE }, { date: JUNE, closed: true }] },
    { special_days: [{ date: JUNE }, { date: JULY }] },
  ],
  ['hours_or_services', '', { hours: { first: '12:00', last: '14:00' }, services: [LUNCH] }, { services: [LUNCH] }],
  [
    'never_open',
    '/closed_weekdays',
    { closed_weekdays: [1, 2, 3, 4, 5, 6, 7] },
    { closed_weekdays: [1, 2, 3, 4, 5, 6] },
  ],
  [
    'service_never_held',
    '/services/0/weekdays',
    { services: [{ ...LUNCH, weekdays: [1] }], closed_weekdays: [1] },
    { services: [{ ...LUNCH, weekdays: [1, 2] }], closed_weekdays: [1] },
  ],
  ['default_guests', '/guests', { guests: { min: 3, max: 6, default: 2 } }, { guests: { min: 2, max: 6, default: 2 } }],
  ['days_order', '/days', { days: { min: 5, max: 2 } }, { days: { min: 20 } }],
  ['days_order', '/days/rules/0', { days: { rules: [{ min: 5, max: 2 }] } }, { days: { rules: [{ min: 5, max: 5 }] } }],
  ['stay_twice', '/stays', { stays: [STAY, STAY] }, { stays: [STAY] }],
  ['stays_missing', '', { occupancy: 'stay', stays: undefined }, { occupancy: 'stay', stays: [STAY] }],
  [
    'stays_too_long',
    '',
    { occupancy: 'stay', stays: [STAY], hours: { first: '12:00', last: '14:00', end: '15:45' } },
    { occupancy: 'stay', stays: [STAY], hours: { first: '12:00', last: '14:00', end: '16:00' } },
  ],
  [
    'turn_times_order',
    '/turn_times',
    {
      turn_times: [
        { guests: 4, minutes: 90 },
        { guests: 2, minutes: 60 },
      ],
    },
    {
      turn_times: [
        { guests: 2, minutes: 90 },
        { guests: 4, minutes: 60 },
      ],
    },
  ],
  [
    'category_twice',
    '/substitutes',
    {
      substitutes: [
        ['70', '71'],
        ['71', '72'],
      ],
    },
    { substitutes: [['70', '71']] },
  ],
  [
    'lead_too_long',
    '/lead_minutes',
    { lead_minutes: 3 * 1440, farthest_days: 1 },
    { lead_minutes: 1440, farthest_days: 1 },
  ],
  [
    'code_twice',
    '/promo_codes/1/code',
    { promo_codes: [{ code: 'SUN10' }, { code: 'sun10' }] },
    { promo_codes: [{ code: 'SUN10' }, { code: 'SUN' }] },
  ],
  ['terms_missing', '', { terms: [] }, { terms: [], terms_url: 'https://example.com' }],
  ['terms_page_empty', '/terms_url', { terms: [], terms_url: '/v/camp/terms' }, { terms_url: '/v/camp/terms' }],
  ['terms_html', '/terms/0/text', { terms: [{ text: '<p>One<img></p>' }] }, { terms: [{ text: '<p>One</p>' }] }],
];

test.each(CASES)('the rule %s is broken at %s, by settings that only just break it', (rule, path, broken, kept) => {
  expect(brokenRules(broken)).toEqual({ [path]: rule });
  expect(brokenRules(kept)).toEqual({});
});
