/** Settings that are hardly meant, at the limits of what is accepted, and of types that no schema takes. */
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../../../src/domain/checks/check.ts';
import { type JsonObject, PLAN, VENUE, ofRule } from '../../samplePlan.ts';

const settings = (rule: string, changes: JsonObject, options: JsonObject = {}): string[] =>
  ofRule(checkFile('venue', { ...VENUE, ...changes }, { plan: PLAN, now: Date.UTC(2026, 5, 1), ...options }), rule).map(
    ({ path, message }) => `${path} ${message}`,
  );
const unlikely = (changes: JsonObject, options?: JsonObject) => settings('unlikely-setting', changes, options);

describe('a setting', () => {
  test('is told apart from what is meant', () => {
    expect(unlikely({ lead_minutes: 22 * 1_440 })).toEqual([
      '/lead_minutes Slots must be reserved 22 days ahead: shorten the lead time',
    ]);
    expect(unlikely({ key: 'ab' })).toEqual([`/key The key "ab" is easily another venue's: use a longer one`]);
    expect(unlikely({ promo_codes: [] })).toEqual([
      '/promo_codes The form asks for a promo code, but there is none: remove the setting',
    ]);
  });

  test('may be the key that stands for a secret one', () => {
    expect(unlikely({ key: '-' })).toEqual([]);
  });

  test.each<[string, JsonObject]>([
    ['a hold', { hold_minutes: '500' }],
    ['a lead time', { lead_minutes: '99999' }],
    ['a key', { key: ['ab'] }],
    ['promo codes', { promo_codes: { length: 0 } }],
    ['a site', { embed_sites: [['http://localhost'], null] }],
    ['no list of sites', { embed_sites: 'http://localhost' }],
    ['an address of terms', { terms_url: ['/v/beach'] }],
    ['closed dates', { closed_dates: [20_990_101, null] }],
    ['a name', { name: [' '], heading: 5 }],
    ['covers', { max_covers_per_slot: '1', guests: { min: 2 } }],
    ['the least guests', { max_covers_per_slot: 1, guests: { min: '2' } }],
    ['the most guests', { guests: { max: '99', default: '50' } }],
    ['no guests', { guests: null }],
    ['stays', { stays: [null, 5, { name: '90 minutes', minutes: '5' }, { name: 90, minutes: 5 }], hold_minutes: 1 }],
    ['access to tables', { table_access: [null, { tables: 'Sofa' }, { tables: [5, null] }] }],
    ['dates of promo codes', { promo_codes: [null, { until: 2_099, from: 2_099 }] }],
  ])('of another type is left to the schema: %s', (_, changes) => {
    expect(unlikely(changes, { tenant: 'bay' })).toEqual([]);
  });

  test('is none in a file that holds no object', () => {
    for (const rule of ['unlikely-setting', 'mistyped-email', 'translation-differs', 'mistaken-contact'])
      expect(ofRule(checkFile('venue', null, { plan: PLAN, now: 0 }), rule)).toEqual([]);
  });

  test('is a closed date beside one that can’t be read', () => {
    expect(unlikely({ closed_dates: ['2025-12-25', 5] })).toHaveLength(1);
  });
});

test('a promo code looks like an earlier one', () => {
  const alike = (...codes: unknown[]) =>
    settings('duplicate-entry', { promo_codes: codes.map((code) => (code === null ? null : { code })) });
  expect(alike(null, 'SUN10', 5, 'SUN1O')).toEqual([
    '/promo_codes/3/code "SUN1O" looks like "SUN10": change one of them',
  ]);
  expect(alike('OIL01', '0110i', 'o1101')).toHaveLength(2);
  expect(alike('SUN1', 'SUNL', 'SUNi')).toHaveLength(2);
  expect(alike('SUN2', 'SUN')).toEqual([]);
  expect(settings('duplicate-entry', { promo_codes: 'SUN1O' })).toEqual([]);
});

describe('a setting is an example', () => {
  const example = (changes: JsonObject) => settings('placeholder-text', changes);

  test('with spaces around it', () => {
    expect(example({ name: ' My restaurant ' })).toEqual(['/name "name" looks like a placeholder: write the real one']);
    expect(example({ promo_codes: [{ code: 'SEA10' }, { code: 'CODE1' }] })).toEqual([
      '/promo_codes/1/code "CODE1" looks like a placeholder: write the real code',
    ]);
  });

  test('only as text', () => {
    expect(example({ name: ['My restaurant'], telephone: '', promo_codes: [null, { code: ['CODE1'] }] })).toEqual([]);
    expect(example({ telephone: ' ', promo_codes: 'CODE1' })).toEqual([]);
  });
});

test('a setting may have lines, and letters that a map would not draw', () => {
  const readable = (changes: JsonObject) => settings('unreadable-characters', changes);
  expect(readable({ terms: [{ text: 'One line.\nAnother one.' }] })).toEqual([]);
  expect(readable({ terms: [{ text: 'So\u00adfa' }] })).toEqual([]);
  expect(readable({ terms: [{ text: 'So\u200bfa' }] })).toHaveLength(1);
});

test('an email address is read without its spaces, if it is text', () => {
  expect(settings('mistyped-email', { email: ' a@b@gmial.com ' })).toHaveLength(1);
  expect(settings('mistyped-email', { email: 5 })).toEqual([]);
});

describe('a setting of one line', () => {
  test.each(['name', 'location_id', 'key', 'telephone', 'address', 'email', 'contact_email', 'heading'])(
    'has no spare spaces: %s',
    (field) => {
      const message = `/${field} "${field}" has spare spaces or a line break: write it without`;
      for (const value of [' Shell Bay', 'Shell Bay ', 'Shell\tBay', 'Shell\nBay', 'Shell\rBay'])
        expect(unlikely({ [field]: value }), JSON.stringify(value)).toEqual([message]);
      expect(unlikely({ [field]: 'Shell Bay' })).toEqual([]);
    },
  );

  test('may be empty, or have several words', () => {
    expect(unlikely({ heading: '' })).toEqual([]);
    expect(unlikely({ heading: 'Reserve a  table' })).toEqual([]);
  });
});

describe('the first slot', () => {
  const slots = (first: string, last: string) => unlikely({ hours: { first, last } });

  test.each([
    ['00:15', '20:00'],
    ['04:45', '12:00'],
  ])('is in the night: %s to %s', (first, last) => {
    expect(slots(first, last)).toEqual([
      `/hours/first The first slot is ${first}, in the night: check whether the morning is meant`,
    ]);
  });

  test.each([
    ['00:00', '20:00'],
    ['05:00', '20:00'],
    ['01:00', '11:45'],
    ['04:45', '05:00'],
  ])('may be meant: %s to %s', (first, last) => expect(slots(first, last)).toEqual([]));
});

test('a slot takes the smallest party', () => {
  const covers = (max_covers_per_slot: number) => unlikely({ max_covers_per_slot, guests: { min: 4, max: 8 } });
  expect(covers(3)).toEqual([
    '/max_covers_per_slot Each slot takes 3 guests, but a party has at least 4: raise "max_covers_per_slot"',
  ]);
  expect(covers(4)).toEqual([]);
});

test('a slot takes the party with which the form begins', () => {
  const covers = (max_covers_per_slot: number) => unlikely({ max_covers_per_slot, guests: { min: 1, default: 4 } });
  expect(covers(3)).toEqual([
    '/max_covers_per_slot Each slot takes 3 guests, but the form begins with a party of 4: raise "max_covers_per_slot"',
  ]);
  expect(covers(4)).toEqual([]);
});

test('tables are freed no earlier than their hold ends', () => {
  const free = (auto_free_minutes: number) => unlikely({ auto_free_minutes, hold_minutes: 15 });
  expect(free(14)).toEqual([
    '/auto_free_minutes Tables are held for 15 minutes, but freed after 14: correct one of them',
  ]);
  expect(free(15)).toEqual([]);
});

test('turn times are minutes', () => {
  const turns = (...minutes: number[]) => unlikely({ turn_times: minutes.map((each) => ({ minutes: each })) });
  expect(turns(9, 10)).toEqual(['/turn_times/0/minutes A party leaves after 9 min: write minutes, not hours']);
  expect(turns(90)).toEqual([]);
});

describe('a rule about who may have a table', () => {
  test('keeps none that another rule keeps for other guests', () => {
    const both = (...access: string[]) =>
      unlikely({ table_access: access.map((each) => ({ tables: ['Table 1'], access: each })) });
    expect(both('in_house', 'walk_in')).toEqual([
      '/table_access/1/tables/0 "Table 1" is kept both for guests whom staff enter and for those who walk in: choose one',
    ]);
    expect(both('walk_in', 'walk_in')).toEqual([]);
  });

  const access = (tables: unknown[], options?: JsonObject) =>
    unlikely({ table_access: [{ tables: ['Table 1'] }, { tables }] }, options);

  test('names tables by id or name', () => {
    expect(access(['1', 'Table 2', 'Table 9', 3])).toEqual([
      '/table_access/1/tables/2 The plan has no table "Table 9": write the id or name of one, or remove it',
    ]);
    expect(access(['9'])).toHaveLength(1);
  });

  test('is not judged without the plan', () => {
    expect(access(['Table 9'], { plan: undefined })).toEqual([]);
  });
});

describe('the name of a stay', () => {
  const stay = (name: string, minutes: number) => unlikely({ stays: [{ name, minutes }] });

  test('tells its minutes', () => {
    expect(stay(' 90 minutes ', 60)).toEqual(['/stays/0/minutes " 90 minutes " lasts 60 minutes: correct one of them']);
    for (const [name, minutes] of [
      ['45 min.', 45],
      ['90 Minuten', 90],
      ['90 menit', 90],
      ['90 minute', 90],
      ['2,5 Stunden', 150],
      ['1 ½ hrs', 90],
      ['3.75 jam', 225],
      ['1.25 hour', 75],
    ] as const) {
      expect(stay(name, minutes), name).toEqual([]);
      expect(stay(name, minutes + 1), name).toHaveLength(1);
    }
  });

  test('is found behind entries that are none', () => {
    expect(unlikely({ stays: [null, { name: '90 minutes', minutes: 60 }] })).toEqual([
      '/stays/1/minutes "90 minutes" lasts 60 minutes: correct one of them',
    ]);
  });

  test('may have a number of something else', () => {
    for (const name of ['For 2 people', 'At 90 minutes from town', '90 minutes or so', 'Lunch 1.5 hours'])
      expect(stay(name, 30), name).toEqual([]);
  });

  test('is a day that no other stay exceeds', () => {
    const day = (name: string, ...others: (number | null)[]) =>
      unlikely({ stays: [{ name, minutes: 240 }, ...others.map((minutes) => ({ name: 'Other', minutes }))] }).length;
    for (const name of [' Full day', 'Whole day', 'all day', 'Entire day', 'Ganzer Tag', 'Seharian'])
      expect([day(name, 241), day(name, 240), day(name, null)], name).toEqual([1, 0, 0]);
    expect(day('Full daylight', 241)).toBe(0);
    expect(day('No full day', 241)).toBe(0);
  });

  test('is longer than a day in a venue of one day', () => {
    for (const name of ['One night', 'Zwei Nächte', '1 malam', 'A week', '3 days', '3 Tage', '3 hari'])
      expect(stay(name, 600), name).toHaveLength(1);
    for (const name of ['Weekend brunch', 'Nightcap', 'Days of the sea']) expect(stay(name, 600), name).toEqual([]);
  });
});
