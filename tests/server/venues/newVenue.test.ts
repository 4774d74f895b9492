/** The folder that `npm run venue` writes. */
import { expect, test } from 'vitest';
import { createVenue } from '../../../src/server/venues/newVenue.ts';
import { readVenues } from '../../../src/server/venues/venues.ts';
import { createTempFolder, venueFiles } from '../serverHarness.ts';

const SETTINGS = {
  name: 'My Place',
  address: '1 Road',
  telephone: '+351 21 000 0000',
  email: 'me@place.example',
  time_zone: 'Europe/Lisbon',
};

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
