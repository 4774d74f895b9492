import { describe, expect, test } from 'vitest';
import { bookingCalendar, countedStay, overrunEnd, publicVenueSchema } from '../../../src/domain/booking/venue.ts';
import { type Venue, toPublicVenue, validateVenue, venueSchema } from '../../../src/domain/booking/venueFile.ts';
import { TENANTS, readVenueFile, loadVenue, withValueAt } from '../../support/fixtureVenues.ts';

const CAMP = readVenueFile('beach-camp', 'venue.json');
const TERRACE = readVenueFile('island-terrace', 'venue.json');

describe('the fixture venues', () => {
  test.each(TENANTS)('the settings of %s are accepted', (tenant) => {
    expect(venueSchema.safeParse(readVenueFile(tenant, 'venue.json')).error?.issues).toBeUndefined();
    expect(validateVenue(loadVenue(tenant))).toEqual([]);
  });

  test('the fixture venues match the specification for the first variant', () => {
    const venue = loadVenue('beach-camp');
    expect(venue).toMatchObject({
      time_zone: 'Asia/Colombo',
      country_code: '+94',
      hours: { first: 540, last: 1200 },
      lead_minutes: 60,
      guests: { min: 1, max: 6, default: 2 },
      occupancy: 'date',
      seat_rules: [{ seats: 12, min_guests: 5 }],
      hold_minutes: 15,
      tables_reload: 'quiet',
      heading: 'BEACH',
    });
    expect(venue.stays).toEqual([
      { name: '2 hours', minutes: 120 },
      { name: '4 hours', minutes: 240 },
      { name: 'Full day', minutes: null },
    ]);
    expect(venue.promo_codes).toBeUndefined();
    expect(venue.terms_url).toBeDefined();
  });

  test('the fixture venues match the specification for the second variant', () => {
    const venue = loadVenue('island-terrace');
    expect(venue).toMatchObject({
      time_zone: 'Asia/Makassar',
      country_code: '+62',
      hours: { first: 420, last: 1440 },
      lead_minutes: 120,
      guests: { min: 1, max: 10, default: 2 },
      occupancy: 'date',
      seat_rules: [{ seats: 12, min_guests: 5 }],
      hold_minutes: 15,
      tables_reload: 'wait',
    });
    expect(venue.stays).toBeUndefined();
    expect(venue.heading).toBeUndefined();
    expect(venue.terms_url).toBeUndefined();
    expect(venue.promo_codes!.length).toBeGreaterThan(0);
  });

  test.each(TENANTS)('the terms of %s say how long a table is held, and when Stage Couch must be left', (tenant) => {
    const words = toPublicVenue(loadVenue(tenant))
      .terms.map((term) => term.text)
      .join(' ');
    expect(words).toContain('held for 15 minutes after the reservation time');
    expect(words).toContain('Stage Couch is available only until 6pm and must be vacated then');
    expect(words).not.toContain('{');
  });

  test('the fixture venues share no location and no key', () => {
    for (const field of ['location_id', 'key'] as const)
      expect(new Set(TENANTS.map((tenant) => loadVenue(tenant)[field])).size).toBe(TENANTS.length);
  });
});

describe('settings of any venue', () => {
  test.each<[string, (string | number)[], unknown, (string | number)[]?]>([
    ['an unknown zone', ['time_zone'], 'Asia/Atlantis'],
    ['an invalid language', ['language'], 'plain english'],
    ['a code without plus', ['country_code'], '94'],
    ['no address for notices', ['email'], undefined],
    ['an invalid address for notices', ['email'], 'host'],
    ['hours off the quarter', ['hours', 'first'], '09:10'],
    ['hours backwards', ['hours'], { first: '20:00', last: '09:00' }],
    ['a weekday 8', ['closed_weekdays'], [8], ['closed_weekdays', 0]],
    ['a closed date that does not exist', ['closed_dates'], ['2026-02-30'], ['closed_dates', 0]],
    ['terms at another host than it looks', ['terms_url'], '//evil.example/terms'],
    ['terms at another host for browsers', ['terms_url'], '/\\evil.example/terms'],
    ['terms behind a backslash', ['terms_url'], 'https://beach.example\\@evil.example'],
    ['a closed date of the wire', ['closed_dates'], ['24.12.2026'], ['closed_dates', 0]],
    ['a default above the guests', ['guests'], { min: 1, max: 6, default: 7 }],
    [
      'two stays of one name',
      ['stays'],
      [
        { name: 'Day', minutes: 60 },
        { name: 'Day', minutes: null },
      ],
    ],
    ['a stay off the quarter', ['stays', 0, 'minutes'], 100],
    ['stays taken by an unknown rule', ['occupancy'], 'hour'],
    ['a rule without guests', ['seat_rules'], [{ seats: 12 }], ['seat_rules', 0, 'min_guests']],
    ['a hold of a week', ['hold_minutes'], 10_080],
    ['a terms page by script', ['terms_url'], 'javascript:alert(1)'],
    ['a terms page in the clear', ['terms_url'], 'http://a.example'],
    ['a picture elsewhere', ['picture'], 'https://a.example/b.png'],
    ['an accent by name', ['theme'], { accent: 'teal' }, ['theme', 'accent']],
    ['a promo code valid from a word', ['promo_codes'], [{ code: 'A', from: 'now' }], ['promo_codes', 0, 'from']],
    [
      'a promo code that ends before it begins',
      ['promo_codes'],
      [{ code: 'A', from: '2026-12-02', until: '2026-12-01' }],
      ['promo_codes', 0],
    ],
    ['neither terms nor their page', ['terms_url'], undefined, []],
  ])('refuse %s and name the path', (_, path, value, named) => {
    const base = named?.length === 0 ? withValueAt(CAMP, ['terms'], []) : CAMP;
    const read = venueSchema.safeParse(withValueAt(base, path, value));
    expect(read.success).toBe(false);
    expect(read.error!.issues.map((issue) => issue.path)).toContainEqual(named ?? path);
  });

  test('settings of any venue say until when stays may last: by default, as long as the first of them from the last slot', () => {
    const stays = [
      { name: 'Dinner', minutes: 120 },
      { name: 'Long dinner', minutes: 240 },
      { name: 'Drink', minutes: 45 },
      { name: 'Full day', minutes: null },
    ];
    const offeredAt = (slot: number, hours: object, changes: object = {}): string[] => {
      const venue = venueSchema.parse({ ...CAMP, occupancy: 'stay', stays, hours, ...changes });
      return stays
        .filter((stay) => !overrunEnd(venue, stay, { date: '2026-11-25', time: slot }))
        .map(({ name }) => name);
    };
    const hours = { first: '09:00', last: '20:00' };
    expect(offeredAt(18 * 60, hours)).toEqual(['Dinner', 'Long dinner', 'Drink', 'Full day']);
    expect(offeredAt(20 * 60, hours)).toEqual(['Dinner', 'Drink', 'Full day']);
    expect(offeredAt(20 * 60, { ...hours, end: '21:00' })).toEqual(['Drink', 'Full day']);
    expect(offeredAt(20 * 60, { ...hours, end: '24:00' })).toEqual(['Dinner', 'Long dinner', 'Drink', 'Full day']);
    // Past midnight.
    expect(offeredAt(24 * 60, { first: '09:00', last: '24:00' })).toEqual(['Dinner', 'Drink', 'Full day']);
    // A table serves one party a date: stays are words.
    expect(offeredAt(20 * 60, hours, { occupancy: 'date' })).toHaveLength(stays.length);
  });

  test('the stays of any venue may end past midnight', () => {
    const venue = venueSchema.parse({ ...CAMP, occupancy: 'stay', hours: { first: '09:00', last: '24:00' } });
    expect(countedStay(venue, '2 hours', 23 * 60)).toEqual({ name: '2 hours', end: 25 * 60 });
  });

  test('settings of any venue refuse an end that leaves the last slot without a stay', () => {
    const venue = { ...CAMP, occupancy: 'stay', stays: [{ name: 'Dinner', minutes: 120 }] };
    const issuesOf = (end: string) =>
      venueSchema
        .safeParse({ ...venue, hours: { first: '09:00', last: '20:00', end } })
        .error?.issues.map(({ message }) => message);
    expect(issuesOf('22:00')).toBeUndefined();
    expect(issuesOf('21:45')).toEqual(['stays_too_long']);
    expect(issuesOf('19:00')).toContain('service_end');
  });

  test('settings of any venue require stays for occupancy by stay', () => {
    expect(venueSchema.safeParse({ ...TERRACE, occupancy: 'stay' }).success).toBe(false);
  });

  test.each([[[]], [['hours']], [['guests']], [['stays', 0]], [['terms', 0]], [['seat_rules', 0]]])(
    'settings of any venue refuse an unknown field in %j',
    (path) => {
      expect(venueSchema.safeParse(withValueAt(CAMP, [...path, 'colour'], 1)).error?.issues).toMatchObject([
        { code: 'unrecognized_keys', path },
      ]);
    },
  );
});

describe('errors of a venue whose fields are each valid', () => {
  const camp = loadVenue('beach-camp');
  const { terms_url: _, ...terrace } = loadVenue('island-terrace');
  const codes = (...names: string[]): Venue => ({ ...camp, promo_codes: names.map((code) => ({ code })) });

  test.each<[string, Venue, string | undefined]>([
    ['closed on all seven weekdays', { ...camp, closed_weekdays: [1, 2, 3, 4, 5, 6, 7] }, '/closed_weekdays'],
    ['closed on six, one of them named twice', { ...camp, closed_weekdays: [1, 2, 3, 4, 5, 6, 6] }, undefined],
    ['a lead beyond the farthest date', { ...camp, lead_minutes: 3_000, farthest_days: 1 }, '/lead_minutes'],
    ['a lead within it', { ...camp, lead_minutes: 2_640, farthest_days: 1 }, undefined],
    ['only today, at once', { ...camp, lead_minutes: 0, farthest_days: 0 }, undefined],
    ['a code twice, in other letters', codes('SUN', 'moon', 'Moon'), '/promo_codes/2/code'],
    ['codes that begin alike', codes('SUN', 'SUN1'), undefined],
    ['terms at its own page, and none to show there', { ...camp, terms: [] }, '/terms_url'],
    [
      'the same with a mark behind it',
      { ...camp, terms: [], terms_url: '/v/beach-camp/terms/?lang=en#hold' },
      '/terms_url',
    ],
    [
      'terms at a page of somebody else',
      { ...camp, terms: [], terms_url: 'https://a.example/v/beach-camp/terms' },
      undefined,
    ],
    ['terms of its own, shown in the dialog', terrace, undefined],
  ])('name the field at fault, if any: %s', (_name, venue, path) => {
    expect(validateVenue(venue).map((error) => error.path)).toEqual(path === undefined ? [] : [path]);
  });
});

describe('the venue settings that a page receives', () => {
  test.each(TENANTS)('the settings of a page lack promo codes, key, mail address and words of %s', (tenant) => {
    const venue: Venue = { ...loadVenue(tenant), words: { required: 'SECRET WORDS' } };
    const publicVenue = toPublicVenue(venue);
    for (const field of ['promo_codes', 'key', 'email', 'words', 'location_id'])
      expect(publicVenue).not.toHaveProperty(field);
    const text = JSON.stringify(publicVenue);
    for (const secret of [
      venue.key,
      venue.email,
      'SECRET WORDS',
      ...(venue.promo_codes ?? []).map((promo) => promo.code),
    ])
      expect(text).not.toContain(secret);
  });

  test('the settings of a page say whether promo codes exist, even if the list is empty', () => {
    expect(toPublicVenue(loadVenue('beach-camp')).promo).toBe(false);
    expect(toPublicVenue(loadVenue('island-terrace')).promo).toBe(true);
    expect(toPublicVenue({ ...loadVenue('beach-camp'), promo_codes: [] }).promo).toBe(true);
  });

  test('the settings of a page replace every {hold_minutes} with the setting', () => {
    const venue = {
      ...loadVenue('beach-camp'),
      hold_minutes: 20,
      terms: [{ text: '{hold_minutes} or {hold_minutes}' }, { heading: 'Plain', text: 'none' }],
    };
    expect(toPublicVenue(venue).terms).toEqual([{ text: '20 or 20' }, { heading: 'Plain', text: 'none' }]);
  });

  test.each(TENANTS)('the settings of a page reach the page unchanged as JSON: %s', (tenant) => {
    const publicVenue = toPublicVenue(loadVenue(tenant));
    expect(publicVenueSchema.parse(JSON.parse(JSON.stringify(publicVenue)))).toEqual(publicVenue);
    expect(bookingCalendar(publicVenue)).toEqual(bookingCalendar(loadVenue(tenant)));
  });

  test('the settings of a page accept exactly the same longest names as the host', () => {
    const longest = {
      name: 'x'.repeat(80),
      heading: 'x'.repeat(40),
      telephone: '1'.repeat(40),
      address: 'x'.repeat(200),
      terms: [{ heading: 'x'.repeat(120), text: 'x'.repeat(4_000) }],
      stays: [{ name: 'x'.repeat(40), minutes: 60 }],
    };
    const venue = { ...venueSchema.parse({ ...CAMP, ...longest }), tenant: 'shore' };
    expect(publicVenueSchema.parse(JSON.parse(JSON.stringify(toPublicVenue(venue))))).toMatchObject(longest);
    for (const field of ['name', 'heading', 'telephone', 'address'] as const) {
      const tooLong = { [field]: `${longest[field]}1` };
      expect(venueSchema.safeParse({ ...CAMP, ...tooLong }).error?.issues.map((issue) => issue.path)).toEqual([
        [field],
      ]);
      expect(publicVenueSchema.safeParse({ ...toPublicVenue(venue), ...tooLong }).success).toBe(false);
    }
  });

  test('the settings of a page have defaults, and ignore what another host adds', () => {
    expect(publicVenueSchema.parse({})).toMatchObject({
      guests: { min: 1, max: 10, default: 2 },
      hold_minutes: 15,
      promo: false,
      occupancy: 'date',
      tables_reload: 'quiet',
    });
    expect(publicVenueSchema.parse({ mood: 'sunny' })).not.toHaveProperty('mood');
  });

  test.each([
    { first: 0, last: 1e9 },
    { first: -15, last: 600 },
    { first: 7, last: 600 },
    { first: 900, last: 600 },
    { first: 0, last: 1440 },
  ])('the settings of a page refuse impossible hours: %o', (hours) => {
    expect(publicVenueSchema.safeParse({ hours }).success).toBe(false);
  });
});
