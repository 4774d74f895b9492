/** What a change of settings does to a reservation that was made before it. */
import { expect, test } from 'vitest';
import { type BookedVisit, settingsImpact } from '../../../src/domain/booking/settingsImpact.ts';
import { type Venue, tableAccess } from '../../../src/domain/booking/venueFile.ts';
import { loadVenue } from '../../support/fixtureVenues.ts';

/** A Monday at ten, for two at table 7. */
const VISIT: BookedVisit = { date: '2026-11-30', time: 600, guests: 2, isOnline: true, tables: ['7'] };
const VENUE = loadVenue('beach-camp');

function impactOf(changes: Partial<Venue>, visit: Partial<BookedVisit> = {}, before: Partial<Venue> = {}) {
  const ruled = (venue: Venue) => ({ venue, access: tableAccess(venue, [{ key: '7', name: 'Line 7' }]) });
  return settingsImpact({ ...VISIT, ...visit }, ruled({ ...VENUE, ...before }), ruled({ ...VENUE, ...changes }));
}

test.each<[string, Partial<Venue>, string[]]>([
  ['nothing', { lead_minutes: 600, farthest_days: 1, hold_minutes: 5 }, []],
  ['a closed weekday', { closed_weekdays: [1] }, ['closed']],
  ['a closed date', { closed_dates: ['2026-11-30'] }, ['closed']],
  ['hours that begin later', { hours: { first: 660, last: 1200 } }, ['outside_hours']],
  ['larger parties only', { guests: { min: 3, max: 6, default: 3 } }, ['party_size']],
  ['smaller parties only', { guests: { min: 1, max: 1, default: 1 } }, ['party_size']],
  ['a table for guests at the door', { table_access: [{ tables: ['Line 7'], access: 'walk_in' }] }, ['table_access']],
])('%s', (_, changes, why) => {
  expect(impactOf(changes)).toEqual(why);
});

test('what the settings before did not allow either is not new', () => {
  expect(impactOf({ closed_weekdays: [1] }, {}, { closed_weekdays: [1, 2] })).toEqual([]);
});

test('staff may enter parties of any size at any table', () => {
  const changes: Partial<Venue> = {
    guests: { min: 3, max: 6, default: 3 },
    table_access: [{ tables: ['7'], access: 'in_house' }],
    closed_weekdays: [1],
  };
  expect(impactOf(changes, { isOnline: false })).toEqual(['closed']);
});
