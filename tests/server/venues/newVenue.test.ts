/** The folder that `npm run venue` writes. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createVenue, findSettingError } from '../../../src/server/venues/newVenue.ts';
import { readVenues } from '../../../src/server/venues/venues.ts';
import { createTempFolder, venueFiles } from '../serverHarness.ts';

const SETTINGS = {
  name: 'My Place',
  address: '1 Road',
  telephone: '+351 21 000 0000',
  email: 'me@place.example',
  time_zone: 'Europe/Lisbon',
};

test('makes a venue that can be served at once, in a folder that does not exist yet', () => {
  const venuesDir = join(createTempFolder({}), 'venues');
  expect(createVenue(venuesDir, 'my-place', SETTINGS)).toEqual({ ok: true, folder: join(venuesDir, 'my-place') });
  const reading = readVenues(venuesDir);
  expect(reading.errors).toEqual([]);
  expect(reading.ok && reading.venues.get('my-place')?.venue).toMatchObject({ ...SETTINGS, country_code: '+351' });
});

test.each([
  ['0361 123 456', 'Asia/Makassar', '+62 361 123456', '+62'],
  ['+94 11 234 5678', 'Asia/Makassar', '+94 11 234 5678', '+94'],
  // Another name of the zone.
  ['020 7946 0018', 'Asia/Kolkata', '+91 20 7946 0018', '+91'],
])('writes the telephone number %s in %s as %s', (telephone, time_zone, written, country_code) => {
  const venuesDir = createTempFolder({});
  createVenue(venuesDir, 'my-place', { ...SETTINGS, telephone, time_zone });
  const reading = readVenues(venuesDir);
  expect(reading.ok && reading.venues.get('my-place')?.venue).toMatchObject({ telephone: written, country_code });
});

test('gives two venues keys and location ids of their own', () => {
  const venuesDir = createTempFolder({
    ...venueFiles({ location_id: 'my-place' }),
    'other/venue.json': undefined,
  });
  createVenue(venuesDir, 'my-place', SETTINGS);
  createVenue(venuesDir, 'other', SETTINGS);
  expect(readVenues(venuesDir)).toMatchObject({ ok: true, errors: [] });
});

test('refuses a name that can’t be an address, and settings that the host would refuse', () => {
  const venuesDir = createTempFolder({});
  expect(createVenue(venuesDir, '../My Place', SETTINGS)).toMatchObject({ ok: false });
  expect(createVenue(venuesDir, 'my-place', { ...SETTINGS, time_zone: 'Lisbon' })).toEqual({
    ok: false,
    errors: ['time_zone: is not an IANA time zone'],
  });
  expect(findSettingError('email', 'me')).toBe('must be a mail address such as host@example.com');
  expect(findSettingError('email', 'me@place.example')).toBeUndefined();
});

test('speaks the guests’ language from the start', () => {
  const venuesDir = createTempFolder({});
  createVenue(venuesDir, 'da-mario', { ...SETTINGS, language: 'it' });
  const reading = readVenues(venuesDir);
  const terms = reading.ok ? reading.venues.get('da-mario')?.venue.terms : undefined;
  expect(terms?.map(({ heading }) => heading)).toEqual(['Per quanto teniamo il tavolo', 'Cambiamenti']);
});
